// The record of a game of Quartex that is over: who could know which tile, and when.

import { nameOf } from "./quartex.mjs";

// What everybody, and each seat, knew after each step: `known(seat, step)` is a set of tiles. Steps are
// those of the table: every line of the record that is somebody's, and none that is a draw, is one.
export class QuartexRecord {
  #lines;

  constructor(text) {
    const [, moves] = text.split(/\r?\n\r?\n/);
    this.#lines = moves.trim().split(/\r?\n/).slice(0, -1);
  }

  // All tiles that a seat (none: a spectator) had been shown by the end of the game, hands of others
  // at their end left out.
  known(seat, isBefore) {
    const open = new Set();
    const hands = new Map();
    let lines = 0;
    for (const line of this.#lines) {
      if (!isBefore(line, lines)) break;
      lines += 1;
      const draw = /^bag (out|field|\d):([A-Z,]*)$/.exec(line);
      if (draw) {
        const tiles = draw[2].split(",").filter(Boolean);
        if (draw[1] === String(seat)) tiles.forEach((tile) => open.add(tile));
        else if (/\d/.test(draw[1])) hands.set(draw[1], [...(hands.get(draw[1]) ?? []), ...tiles]);
        else tiles.forEach((tile) => open.add(tile));
      }
      const laid = /^(\d):([A-Z]{4})@/.exec(line);
      if (laid) open.add(laid[2]);
      const shown = /^(\d):cannot/.exec(line);
      if (shown) (hands.get(shown[1]) ?? []).forEach((tile) => open.add(tile));
    }
    return open;
  }
}

// The tiles that a text names, however: in letters, in words, as the four quarters of a drawing.
export function tilesIn(text) {
  const words = { cross: "X", star: "S", square: "Q", circle: "O" };
  const symbol = "(cross|star|square|circle)";
  const spelled = new RegExp(`${symbol} ${symbol} ${symbol} ${symbol}`, "g");
  // A tile is a drawing of its own; the field is one drawing, in which finished figures are whole.
  const drawn = /<svg class="tile[^]*?<\/svg>/g;
  const plain = text.replaceAll('\\"', '"');
  const found = [...plain.matchAll(/(?<![A-Za-z])([XSQO]{4})(?![A-Za-z])/g)].map(([, word]) => word);
  for (const match of plain.matchAll(spelled)) found.push(match.slice(1).map((word) => words[word]).join(""));
  for (const [drawing] of plain.matchAll(drawn)) {
    found.push([...drawing.matchAll(/#t-quarter-([XSQO])/g)].map(([, letter]) => letter).join(""));
  }
  return new Set(found.filter((word) => word.length === 4).map(nameOf));
}
