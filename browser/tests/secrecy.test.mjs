// What a browser receives, byte for byte: nothing that its seat may not know.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Dice } from "../lib/dice.mjs";
import { Guest } from "../lib/guest.mjs";
import { Mouse } from "../lib/hand.mjs";
import { house } from "../lib/house.mjs";
import { Quartex } from "../lib/quartex.mjs";
import { QuartexRecord, tilesIn } from "../lib/record.mjs";
import { Table } from "../lib/table.mjs";

const place = house();
const { visit } = place;

// Everything a visitor received about the table, with how many lines of the record had happened by then
// at most. A message that says a step is of that step; what comes between, of the next.
async function receipts(visitor, table) {
  const about = (await visitor.bytes()).filter(({ from }) => from.includes(table));
  return about.map(({ from, text }) => {
    const step = /^\{/.test(text) ? JSON.parse(text).step : Number(/data-step="(\d+)"/.exec(text)?.[1]);
    return { from, text, step: Number.isFinite(step) ? step : null };
  });
}

// The tiles that were named before they could be known.
function leaks(receipts, record, seat, end) {
  const found = [];
  let last = 0;
  for (const { from, text, step } of receipts) {
    last = step ?? last;
    if (last >= end) break;
    // A table counts every line of its record as a step, draws too.
    const known = record.known(seat, (_, lines) => lines < last + (step === null ? 1 : 0));
    for (const tile of tilesIn(text)) {
      if (!known.has(tile)) found.push(`${tile} at step ${last} from ${from}`);
    }
  }
  return found;
}

test("Quartex: no seat and no spectator receives a tile that is hidden", async () => {
  const [anna, ben, carl] = await Promise.all([visit(), visit(), visit()]);
  const table = await anna.found("quartex", { players: "3", seat2: "open", seat3: "1" });
  await ben.page.goto(`/t/${table}`);
  await ben.page.click("#sit [type=submit]");
  await carl.page.goto(`/t/${table}`);
  const seat = async ({ page }) => (await new Table(page).when((seen) => seen.step > 0, "the start")).seat;
  const seats = [await seat(anna), await seat(ben), await seat(carl)];
  assert.equal(seats[2], "", "a spectator has no seat");
  const play = ({ page }, seed) => new Quartex(page, new Mouse(page), { dice: new Dice(seed) }).play();
  const [{ step: end }] = await Promise.all([play(anna, 1), play(ben, 2)]);
  await new Table(carl.page).when(({ over }) => over, "the end");
  const { body, status } = await new Guest(place.server).get(`/t/${table}/record.txt`);
  assert.equal(status, 200);
  const record = new QuartexRecord(body);
  for (const [index, visitor] of [anna, ben, carl].entries()) {
    const all = await receipts(visitor, table);
    assert.ok(all.length > 20, `${all.length} receipts`);
    assert.deepEqual(leaks(all, record, seats[index] || null, end), [], `visitor ${index}`);
  }
  // The scan can see: the last page shows tiles that were hidden before.
  const seen = tilesIn((await receipts(anna, table)).map(({ text }) => text).join("\n"));
  assert.ok(seen.size > 30);
  // Nor the seed, before the end; with the end it comes to everybody.
  const [, seed] = /\[Seed "([0-9a-f]+)"\]/.exec(body);
  for (const visitor of [anna, ben, carl]) {
    const all = await visitor.bytes();
    const over = all.findIndex(({ text }) => text.includes('data-over=\\"yes') || text.includes('data-over="yes'));
    assert.ok(over > 20, `the end came as message ${over}`);
    for (const { text } of all.slice(0, over)) assert.ok(!text.includes(seed));
    assert.ok(all.some(({ text }) => text.includes(seed)));
  }
  await Promise.all([anna.leave(), ben.leave(), carl.leave()]);
});

test("a game under way has no record, replay or analysis for anybody", async () => {
  const guest = new Guest(place.server);
  const table = await guest.found("quartex", { players: "2", seat2: "1" });
  for (const path of ["record.txt", "record.jsonl", "replay"]) {
    const { status } = await guest.get(`/t/${table}/${path}`);
    assert.equal(status, 404, path);
  }
  const { body } = await guest.get(`/analysis?position=${table}`);
  assert.ok(!body.includes(`/t/${table}`));
});
