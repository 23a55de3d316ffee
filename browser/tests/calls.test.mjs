// The call rule in full (Q10 to Q14), between two browsers, at tables that point and at tables where
// the call is enough.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Dice } from "../lib/dice.mjs";
import { Mouse } from "../lib/hand.mjs";
import { house } from "../lib/house.mjs";
import { Quarto } from "../lib/quarto.mjs";
import { until } from "../lib/until.mjs";

const { visit } = house();

// Two players at one table, by the seat they have: the beginner, who gives first, is the first.
async function pair(choices) {
  const [anna, ben] = await Promise.all([visit(), visit()]);
  const table = await anna.found("quarto", { opponent: "friend", begins: "1", ...choices });
  await ben.page.goto(`/t/${table}`);
  await ben.page.click("#sit [type=submit]");
  const play = ({ page }) => new Quarto(page, new Mouse(page), { dice: new Dice(1) });
  const players = [play(anna), play(ben)];
  const leave = () => Promise.all([anna.leave(), ben.leave()]);
  // Moves of both, whoever's turn it is, as records write them.
  const moves = async (text) => {
    for (const wish of text.split(" ")) await act(players, wish);
  };
  return { players, moves, leave };
}

// Whoever's turn it is does this; then both have seen it.
async function act(players, wish) {
  const due = await until(async () => {
    const looks = await Promise.all(players.map(({ table }) => table.look()));
    const index = looks.findIndex((seen) => seen?.due && seen.wishes.includes(wish));
    return index < 0 ? null : index;
  }, `somebody who may ${wish}`);
  const { step } = await players[due].wish(wish, await players[due].table.look());
  await players[1 - due].table.when((other) => other.step >= step, `step ${step}`);
}

const bothEnds = (players) => Promise.all(players.map(({ table }) => table.when(({ over }) => over, "the end")));

// Row 1 in four steps: pieces 0 to 3 have two characteristics in common. d1 was placed by seat 1, who
// was given the fourth piece by seat 2.
const ROW = "+0 a1 +1 b1 +2 c1 +3 d1";

test("called in the first window, it wins", async () => {
  const { players, moves, leave } = await pair({ calling: "point" });
  await moves(ROW);
  await moves("!1");
  const ends = await bothEnds(players);
  assert.match(ends[0].status, /win|won/i);
  assert.notEqual(ends[0].status, ends[1].status);
  assert.ok(await players[0].page.locator("#board [data-shown=yes]").count() === 4, "the alignment is shown");
  await leave();
});

test("given away uncalled, the other wins in the second window", async () => {
  const { players, moves, leave } = await pair({ calling: "point" });
  await moves(ROW);
  await moves("+9 !1");
  const ends = await bothEnds(players);
  assert.notEqual(ends[0].status, ends[1].status);
  await leave();
});

test("placed over by the other too, it has lapsed, and a call is wrong", async () => {
  const { players, moves, leave } = await pair({ calling: "point" });
  await moves(ROW);
  await moves("+9 a4 !1");
  const seen = await Promise.all(players.map(({ table }) => table.look()));
  assert.deepEqual(seen.map(({ over }) => over), [false, false], "play goes on");
  // Once called wrongly, not again in this window.
  const due = seen.findIndex(({ due }) => due);
  assert.deepEqual(seen[due].wishes.filter((wish) => wish.startsWith("!")), []);
  await moves("+f b4 +e");
  await leave();
});

test("a wrong call costs the game where that was agreed", async () => {
  const { players, moves, leave } = await pair({ calling: "point", wrong: "loses" });
  await moves("+0 a1 !1");
  const ends = await bothEnds(players);
  assert.notEqual(ends[0].status, ends[1].status);
  await leave();
});

test("where the call is enough, one button calls and the game shows the line", async () => {
  const { players, moves, leave } = await pair({ calling: "call" });
  await moves(ROW);
  await moves("!");
  const ends = await bothEnds(players);
  assert.notEqual(ends[0].status, ends[1].status);
  assert.equal(await players[1].page.locator("#board [data-shown=yes]").count(), 4);
  await leave();
});

test("where the game itself calls, completing the line wins at once", async () => {
  const { players, moves, leave } = await pair({ calling: "auto" });
  await moves(ROW);
  await bothEnds(players);
  await leave();
});

test("after the sixteenth piece both are asked, and both may decline", async () => {
  const { players, moves, leave } = await pair({ calling: "point", counts: "1" });
  // Nothing in common where colours alternate; one characteristic counts.
  const cells = ["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3", "a4", "b4", "c4", "d4"];
  const colour = { a1: 0, b1: 1, c1: 0, d1: 1, a2: 0, b2: 1, c2: 1, d2: 0, a3: 1, b3: 0, c3: 0, d3: 1, a4: 1, b4: 0, c4: 1, d4: 0 };
  const piles = await players[0].page.locator("#tray [data-piece]").evaluateAll((buttons) => {
    const rows = [...document.querySelectorAll("#tray [role=row]")];
    return rows.map((row) => buttons.filter((button) => row.contains(button)).map((button) => button.value));
  });
  for (const cell of cells) await moves(`${piles[colour[cell]].pop()} ${cell}`);
  const asked = await Promise.all(players.map(({ table }) => table.look()));
  assert.deepEqual(asked.map(({ over }) => over), [false, false]);
  await moves("- -");
  const ends = await bothEnds(players);
  assert.match(ends[0].status, /draw/i);
  await leave();
});
