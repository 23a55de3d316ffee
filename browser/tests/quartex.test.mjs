// Whole games of Quartex.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Dice } from "../lib/dice.mjs";
import { Mouse, PlainMouse } from "../lib/hand.mjs";
import { house } from "../lib/house.mjs";
import { Quartex, lookAtTiles, placements } from "../lib/quartex.mjs";
import { PlainTable } from "../lib/table.mjs";

const { visit } = house();

const FIVE = { players: "5", seat2: "1", seat3: "2", seat4: "3", seat5: "1" };

test("five seats, four of them bots, by mouse", async () => {
  const visitor = await visit();
  await visitor.found("quartex", FIVE);
  const player = new Quartex(visitor.page, new Mouse(visitor.page), { dice: new Dice(1) });
  await player.play();
  assert.ok(player.moves.length >= 5, "a person of five lays a fifth of the tiles");
  await visitor.leave();
});

test("five seats, four of them bots, with JavaScript off", async () => {
  const visitor = await visit({ javaScriptEnabled: false });
  await visitor.found("quartex", FIVE);
  const table = new PlainTable(visitor.page);
  const player = new Quartex(visitor.page, new PlainMouse(visitor.page), { dice: new Dice(2), table });
  await player.play();
  assert.ok(player.moves.length >= 5, "a person of five lays a fifth of the tiles");
  await visitor.leave();
});

// Two people at two browsers, and the tiles each holds.
async function two(choices = {}) {
  const [anna, ben] = await Promise.all([visit(), visit()]);
  const table = await anna.found("quartex", { players: "2", seat2: "open", begins: "1", ...choices });
  await ben.page.goto(`/t/${table}`);
  await ben.page.click("#sit [type=submit]");
  const play = ({ page }, seed) => new Quartex(page, new Mouse(page), { dice: new Dice(seed) });
  return { anna, ben, players: [play(anna, 3), play(ben, 4)] };
}

// The same after Anna's first tile, and something of Ben's fits beside it. The server draws: in one
// game of fourteen nothing does, and then they sit down at another table.
async function twoWhereSomethingFits() {
  for (let tries = 0; tries < 10; tries += 1) {
    const game = await two();
    const [first, second] = game.players;
    await first.act(await first.table.turn());
    const seen = await second.table.turn();
    const { laid, tiles } = await lookAtTiles(game.ben.page);
    if (placements(new Map(laid), tiles).length > 0) return { ...game, seen };
    await Promise.all([game.anna.leave(), game.ben.leave()]);
  }
  throw new Error("nothing ever fits");
}

test("whoever claims wrongly shows the hand, is shown a placement, and must lay it", async () => {
  const { anna, ben, players, seen } = await twoWhereSomethingFits();
  const [first, second] = players;
  // Ben says that nothing fits; Anna sees the hand, and that something does.
  await second.cannot();
  const asked = await first.table.when(({ due, wishes }) => due && wishes.includes("none"), "the question");
  const { laid, tiles } = await lookAtTiles(anna.page);
  assert.equal(tiles.length, 5, "the hand that is shown");
  const legal = placements(new Map(laid), tiles);
  assert.ok(legal.length > 0);
  await first.point(legal[0]);
  await first.table.after(asked.step);
  // Only that tile, only there, turned as Ben likes.
  await second.table.when(({ due, step }) => due && step > seen.step, "the duty");
  const bound = await lookAtTiles(ben.page);
  assert.deepEqual(bound.tiles, [legal[0].tile]);
  await second.act(await second.table.look());
  await first.table.when(({ due }) => due, "the next turn");
  await Promise.all([anna.leave(), ben.leave()]);
});

test("whoever claims and is shown nothing gets new tiles, and the hand lies open", async () => {
  const { anna, ben, players } = await two();
  const [first, second] = players;
  await first.act(await first.table.turn());
  const seen = await second.table.turn();
  const { tiles } = await lookAtTiles(ben.page);
  await second.cannot();
  const asked = await first.table.when(({ wishes }) => wishes.includes("none"), "the question");
  await first.hand.press('#calls [value="none"]');
  await first.table.after(asked.step);
  await second.table.when(({ due, step }) => due && step > seen.step + 1, "another try");
  const fresh = await lookAtTiles(ben.page);
  assert.deepEqual(fresh.tiles.filter((tile) => tiles.includes(tile)), [], "all of them new");
  // What was set aside lies open for both.
  for (const { page } of [anna, ben]) {
    const text = await page.locator("#tray").textContent();
    for (const tile of tiles) assert.ok(text.includes(tile), `${tile} lies open`);
  }
  await Promise.all([anna.leave(), ben.leave()]);
});

test("where the table helps, it shows what fits, and claims by itself", async () => {
  const visitor = await visit();
  await visitor.found("quartex", { players: "2", seat2: "1", seeing: "auto" });
  const { page } = visitor;
  const player = new Quartex(page, new Mouse(page), { dice: new Dice(5) });
  for (;;) {
    const seen = await player.table.turn();
    if (seen.over) break;
    const { laid, tiles, fits } = await lookAtTiles(page);
    const mine = new Set(placements(new Map(laid), tiles).map(({ cell, word }) => `${cell} ${word}`));
    const theirs = new Set(fits.flatMap(([cell, words]) => words.split(" ").map((word) => `${cell} ${word}`)));
    assert.deepEqual([...theirs].sort(), [...mine].sort());
    await player.act(seen);
  }
  await visitor.leave();
});

test("at one device: a curtain between the hands", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.found("quartex", { players: "2", seat2: "beside" });
  const player = new Quartex(page, new Mouse(page), { dice: new Dice(6) });
  let hand = "";
  let asked = false;
  for (let passes = 0; passes < 400; passes += 1) {
    const seen = await player.table.when(({ curtain, due, over }) => curtain || due || over, "a curtain, a turn or the end");
    if (seen.over) break;
    if (seen.curtain) {
      assert.equal(await page.locator("#hand [data-tile]").count(), 0, "nobody's hand behind the curtain");
      if (hand) {
        const said = await page.evaluate(() => ["polite", "alert", "told"].map((id) => document.getElementById(id).textContent));
        assert.ok(!said.join(" ").includes(hand), `still said: ${said}`);
        hand = "";
      }
      await page.click("#invite a[href*='as=']");
      await page.waitForURL("**as=*");
      continue;
    }
    // Once, somebody asks for the hand and lays at once.
    if (!asked) {
      asked = true;
      await new Mouse(page).unfold("#more");
      await page.fill("#command", "my hand");
      await page.press("#command", "Enter");
      hand = (await page.locator("#told p").first().textContent()).trim();
      assert.match(hand, /\d/);
    }
    await player.act(seen);
  }
  assert.ok((await player.table.look()).over);
  await visitor.leave();
});
