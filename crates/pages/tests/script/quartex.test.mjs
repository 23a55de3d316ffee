import assert from "node:assert/strict";
import { test } from "node:test";

import { TURNS, filled } from "../../src/assets/quartex.js";

test("words turn and flip as the rules say (X1)", () => {
  assert.equal(TURNS.right("XSQO"), "OXSQ");
  assert.equal(TURNS.left("XSQO"), "SQOX");
  assert.equal(TURNS.flip("XSQO"), "SXOQ");
});

test("a tile has eight ways to lie, and every way back", () => {
  const ways = new Set();
  let word = "XSQO";
  for (let turn = 0; turn < 4; turn += 1) {
    ways.add(word).add(TURNS.flip(word));
    assert.equal(TURNS.flip(TURNS.flip(word)), word);
    assert.equal(TURNS.left(TURNS.right(word)), word);
    word = TURNS.right(word);
  }
  assert.equal(word, "XSQO");
  assert.equal(ways.size, 8);
});

test("what is chosen is written as a move", () => {
  const choice = { tile: "XXSQ", cell: "3,-1", word: "SQXX" };
  assert.equal(filled("{tile}@{cell}={word}", choice), "XXSQ@3,-1=SQXX");
  assert.equal(filled("try {tile}@{cell}", choice), "try XXSQ@3,-1");
});
