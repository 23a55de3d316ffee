// No help with the call: two positions that differ only in whether an alignment was made give both
// players the same messages, of the same length, and the same controls in the browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Dice } from "../lib/dice.mjs";
import { Guest, stepOf } from "../lib/guest.mjs";
import { house, isFull } from "../lib/house.mjs";
import { until } from "../lib/until.mjs";

const place = house();
const PAIRS = isFull ? 200 : 50;

const CELLS = [..."abcd"].flatMap((file) => [..."1234"].map((rank) => file + rank));
const LINES = [
  ...[..."1234"].map((rank) => [..."abcd"].map((file) => file + rank)),
  ...[..."abcd"].map((file) => [..."1234"].map((rank) => file + rank)),
  ["a1", "b2", "c3", "d4"],
  ["a4", "b3", "c2", "d1"],
];

// The value of a piece as notation writes it: one digit, a bit for each characteristic.
const digit = (piece) => piece.toString(16);

function isAligned(board) {
  return LINES.some((line) => {
    const pieces = line.map((cell) => board.get(cell));
    if (pieces.includes(undefined)) return false;
    return pieces.reduce((all, one) => all & one) !== 0 || pieces.reduce((all, one) => all | one) !== 15;
  });
}

const boardOf = (moves) => new Map(moves.map(({ piece, cell }) => [cell, piece]));
const firstAlignment = (moves) => moves.findIndex((_, index) => isAligned(boardOf(moves.slice(0, index + 1))));

// Two games of the same gifts and the same cells that differ in where two earlier pieces lie: the last
// placement makes the only alignment of the one and none in the other.
function pair(dice) {
  for (;;) {
    const shuffle = (list) => list.map((one) => [dice.throw(2 ** 30), one]).sort(([a], [b]) => a - b).map(([, one]) => one);
    const pieces = shuffle([...Array(16).keys()]);
    const cells = shuffle(CELLS);
    const count = 5 + dice.throw(6);
    const made = pieces.slice(0, count).map((piece, index) => ({ piece, cell: cells[index] }));
    if (firstAlignment(made) !== count - 1) continue;
    for (let one = 0; one < count - 1; one += 1) {
      for (let other = one + 1; other < count - 1; other += 1) {
        const not = made.map((move) => ({ ...move }));
        [not[one].cell, not[other].cell] = [made[other].cell, made[one].cell];
        if (firstAlignment(not) === -1) return { made, not, next: pieces[count] };
      }
    }
  }
}

// What a message is, apart from what it says.
function shape(text) {
  const message = JSON.parse(text);
  const fields = (value) => (Array.isArray(value) ? value.map(fields) : value && typeof value === "object" ? Object.fromEntries(Object.keys(value).map((key) => [key, key === "id" ? value[key] : fields(value[key])])) : typeof value);
  return { type: message.type, outcome: message.outcome, length: text.length, fields: fields(message) };
}

const controls = (html) => [...html.matchAll(/<(?:button|summary)[^>]*>/g)].map(([tag]) => {
  const of = (name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return [of("name"), of("value"), of("type"), of("aria-disabled"), of("data-able")].join(" ");
}).sort();

// Plays a game between two and watches what both get for the last placement and for the gift after it.
async function watch(calling, { moves, next }) {
  const [anna, ben] = [new Guest(place.server), new Guest(place.server)];
  // Names are drawn for guests, and some are longer than others.
  await anna.post("/me/name", { name: "Anna" });
  await ben.post("/me/name", { name: "Ben" });
  const table = await anna.found("quarto", { opponent: "friend", begins: "1", calling });
  await ben.sit(table);
  const sockets = [await anna.join(table), await ben.join(table)];
  await until(() => sockets.every((socket) => socket.messages.at(-1).step !== undefined) || null, "the table");
  // The beginner gives first; then whoever was given places, and gives.
  const acts = [];
  moves.forEach(({ piece, cell }, index) => {
    acts.push([index % 2, `+${digit(piece)}`], [(index + 1) % 2, cell]);
  });
  acts.push([moves.length % 2, `+${digit(next)}`]);
  let seen = [];
  for (const [index, [who, what]] of acts.entries()) {
    // What is watched: the last placement, and the gift after it.
    const starts = sockets.map(({ heard }) => heard.length);
    const step = stepOf(sockets[who]);
    const { outcome, say } = await sockets[who].ask({ type: "do", step, what });
    assert.equal(outcome, "done", `${what}: ${say}`);
    await until(() => sockets.every((socket) => stepOf(socket) > step) || null, "the news");
    if (index >= acts.length - 2) {
      seen.push(sockets.map((socket, one) => socket.heard.slice(starts[one]).map(shape)));
      seen.push(sockets.map((socket) => socket.messages.findLast(({ fragments }) => fragments).fragments.map(({ id, html }) => [id, controls(html)])));
    }
  }
  for (const socket of sockets) socket.close();
  return { seen, table, guests: [anna, ben] };
}

// What can be pressed in the browser of this guest.
async function pressable(visitor, guest, table) {
  await visitor.context.clearCookies();
  await guest.lend(visitor.context);
  await visitor.page.goto(`/t/${table}`);
  return visitor.page.locator("#table button, #table summary, #table a").evaluateAll((all) =>
    all.map((one) => [one.tagName, one.name, one.value, one.type, one.getAttribute("aria-disabled"), one.getClientRects().length > 0].join(" ")).sort(),
  );
}

for (const calling of ["point", "call"]) {
  test(`${PAIRS / 2} pairs where one must ${calling}`, async () => {
    const dice = new Dice(calling.length);
    const visitor = await place.visit();
    // Only what can be pressed counts here.
    await visitor.context.route(/\/assets\/.*(woff2|png)/, (route) => route.abort());
    visitor.forgive(/ERR_FAILED/);
    for (let count = 0; count < PAIRS / 2; count += 1) {
      const { made, not, next } = pair(dice);
      const one = await watch(calling, { moves: made, next });
      const other = await watch(calling, { moves: not, next });
      assert.deepEqual(one.seen, other.seen, JSON.stringify({ made, not, next }));
      for (const player of [0, 1]) {
        const controls = await pressable(visitor, one.guests[player], one.table);
        assert.ok(controls.length > 20);
        assert.deepEqual(controls, await pressable(visitor, other.guests[player], other.table));
      }
    }
    await visitor.leave();
  });
}
