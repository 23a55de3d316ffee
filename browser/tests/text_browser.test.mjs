// Whole games through browsers of text: what they get and send, and nothing else.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Dice } from "../lib/dice.mjs";
import { form } from "../lib/form.mjs";
import { house } from "../lib/house.mjs";
import { nameOf, placements } from "../lib/quartex.mjs";
import { Lynx, W3m } from "../lib/text_browser.mjs";
import { until } from "../lib/until.mjs";

const place = house({ browser: false });

class TextTable {
  constructor(reader, address) {
    this.reader = reader;
    this.address = address;
  }

  // Waits for one's turn or the end; the source of the page then.
  turn() {
    return until(async () => {
      const source = await this.reader.source(this.address);
      return /id="status"[^>]*data-(due|over)="yes"/.test(source) ? source : null;
    }, "one's turn");
  }

  isOver(source) {
    return /id="status"[^>]*data-over="yes"/.test(source);
  }

  press(source, value) {
    const { hidden } = form(source, `${this.address}/do`);
    return this.reader.post(`${this.address}/do`, { ...hidden, do: value });
  }
}

for (const Reader of [W3m, Lynx]) {
  test(`Quarto in ${Reader.name}, from the first page to the result`, async () => {
    const reader = await Reader.open(place.server);
    assert.match(await reader.dump("/"), /Quarto/);
    const { hidden } = form(await reader.source("/"), "/play");
    const address = await reader.post("/play", { ...hidden, game: "quarto", level: "1" });
    assert.match(address, /^\/t\/\w+$/);
    const table = new TextTable(reader, address);
    const dice = new Dice(1);
    let moves = 0;
    for (;;) {
      const source = await table.turn();
      if (table.isOver(source)) break;
      const { presses } = form(source, `${address}/do`);
      const values = presses.map(({ value }) => value);
      const wishes = values.filter((value) => /^[a-d][1-4]$|^\+[0-9a-f]$/.test(value));
      await table.press(source, wishes.length > 0 ? dice.pick(wishes) : "-");
      moves += 1;
      assert.ok(moves < 60);
    }
    assert.ok(moves >= 4);
    const end = await reader.dump(address);
    assert.match(end, /win|won|draw/i);
    assert.doesNotMatch(end, /undefined|\[INLINE\]|\[SVG\]/);
    await reader.close();
  });
}

test("Quartex in w3m, choosing tile and cell by one form after the other", async () => {
  const reader = await W3m.open(place.server);
  const { hidden } = form(await reader.source("/"), "/play");
  const address = await reader.post("/play", { ...hidden, game: "quartex", level: "1" });
  const table = new TextTable(reader, address);
  const dice = new Dice(2);
  for (let moves = 0; ; moves += 1) {
    assert.ok(moves < 200);
    const source = await table.turn();
    if (table.isOver(source)) break;
    const { presses } = form(source, `${address}/do`);
    if (presses.some(({ value }) => value === "none")) {
      await table.press(source, "none");
      continue;
    }
    const tagged = (pattern) => [...source.matchAll(pattern)];
    const laid = new Map(tagged(/<button[^>]*data-cell="([^"]+)"[^>]*data-word="([^"]+)"/g).map(([, cell, word]) => [cell, word]));
    const tiles = tagged(/<button[^>]*data-tile="([^"]+)"/g).map(([, tile]) => tile);
    const open = new Set(tagged(/<button[^>]*class="[^"]*\bopen\b[^"]*"[^>]*data-cell="([^"]+)"/g).map(([, cell]) => cell));
    const legal = placements(laid, tiles).filter(({ cell }) => open.has(cell));
    if (legal.length === 0) {
      await table.press(source, "cannot");
      continue;
    }
    const { tile, cell, word } = dice.pick(legal);
    assert.equal(nameOf(word), tile);
    // What the buttons for tile, cell and turns lead to: a page on which it can be laid.
    const chosen = await reader.source(`${address}?tile=${word}&cell=${encodeURIComponent(cell)}`);
    const lay = form(chosen, `${address}/do`).presses.find(({ tag }) => /id="lay"/.test(tag));
    assert.equal(lay?.value, `${tile}@${cell}=${word}`);
    await table.press(chosen, lay.value);
  }
  await reader.close();
});
