// Tiles of Quartex, and playing it on the page of a table.

import { Table } from "./table.mjs";

const ORDER = "XSQO";

export const turned = (word) => word[3] + word.slice(0, 3);
export const flipped = (word) => word[1] + word[0] + word[3] + word[2];

// All ways a tile can lie.
export function orientations(word) {
  const all = new Set();
  for (const side of [word, flipped(word)]) {
    let lying = side;
    for (let quarter = 0; quarter < 4; quarter += 1) {
      all.add(lying);
      lying = turned(lying);
    }
  }
  return [...all];
}

// The name of a tile: its smallest word (X3).
export function nameOf(word) {
  const rank = (text) => [...text].map((letter) => ORDER.indexOf(letter)).join("");
  return orientations(word).reduce((least, one) => (rank(one) < rank(least) ? one : least));
}

// The lattice points of a cell, clockwise from the upper left.
const pointsOf = ([x, y]) => [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]].map(String);
const beside = ([x, y]) => [[x - 1, y], [x + 1, y], [x, y - 1], [x, y + 1]];

// All that may be laid (X9): `{ tile, cell, word }`. `laid` holds words by cell.
export function placements(laid, tiles) {
  const fixed = new Map();
  for (const [cell, word] of laid) {
    pointsOf(cell.split(",").map(Number)).forEach((point, corner) => fixed.set(point, word[corner]));
  }
  const open = new Set(laid.size === 0 ? ["0,0"] : []);
  for (const cell of laid.keys()) {
    for (const next of beside(cell.split(",").map(Number))) {
      if (!laid.has(String(next))) open.add(String(next));
    }
  }
  const all = [];
  for (const cell of open) {
    const points = pointsOf(cell.split(",").map(Number));
    for (const tile of tiles) {
      for (const word of orientations(tile)) {
        const fits = points.every((point, corner) => (fixed.get(point) ?? word[corner]) === word[corner]);
        if (fits) all.push({ tile, cell, word });
      }
    }
  }
  return all;
}

// What lies on the page: words by cell, tiles that can be chosen.
export function lookAtTiles(page) {
  return page.evaluate(() => {
    const laid = [...document.querySelectorAll("#board [data-cell][data-word]")];
    const slots = [...document.querySelectorAll("#hand [data-tile]")];
    return {
      laid: laid.map(({ dataset }) => [dataset.cell, dataset.word]),
      tiles: slots.map(({ dataset }) => dataset.tile),
      wish: document.querySelector("#lay")?.dataset.wish ?? null,
      fits: [...document.querySelectorAll("#board [data-fits]")].map(({ dataset }) => [dataset.cell, dataset.fits]),
    };
  });
}

// The turns that bring `from` to lie as `to`, as few as there are.
export function turns(from, to) {
  const ways = { right: turned, flip: flipped, left: (word) => turned(turned(turned(word))) };
  let reached = [{ word: from, path: [] }];
  for (;;) {
    const there = reached.find(({ word }) => word === to);
    if (there) return there.path;
    if (reached[0].path.length > 4) throw new Error(`${from} never lies as ${to}`);
    reached = reached.flatMap(({ word, path }) =>
      Object.entries(ways).map(([way, turn]) => ({ word: turn(word), path: [...path, way] })),
    );
  }
}

// A player whose hand lays what fits, by chance.
export class Quartex {
  constructor(page, hand, { dice, table = new Table(page) }) {
    this.page = page;
    this.hand = hand;
    this.dice = dice;
    this.table = table;
    this.moves = [];
  }

  // Chooses tile and cell, in either order, turns the tile, and lays it.
  async lay({ tile, cell, word }) {
    const chooseTile = () => this.hand.press(`#hand [data-tile="${tile}"]`);
    const chooseCell = () => this.hand.press(`#board [data-cell="${cell}"]`);
    if (this.dice.throw(2) === 0) {
      await chooseTile();
      await chooseCell();
    } else {
      await chooseCell();
      await chooseTile();
    }
    const lying = await this.page.locator(`#hand [data-tile="${tile}"]`).getAttribute("data-word");
    for (const way of turns(lying, word)) await this.hand.press(`[data-turn=${way}]`);
    await this.hand.press("#lay");
  }

  // Points out a placement of somebody else's tile (X16).
  async point({ tile, cell }) {
    await this.hand.press(`#hand [data-tile="${tile}"]`);
    await this.hand.press(`#board [data-cell="${cell}"]`);
    await this.hand.press("#lay");
  }

  async cannot() {
    await this.hand.unfold("#calls details");
    await this.hand.press('#calls [value="cannot"]');
  }

  // Points nothing out. All are asked at once, and whoever points something out first takes the
  // question away from the others (X16): it may be gone before it is pressed.
  async none(seen) {
    const end = Date.now() + 15_000;
    for (;;) {
      try {
        return await this.hand.press('#calls [value="none"]', { timeout: 2000 });
      } catch (error) {
        const now = await this.table.look();
        if (now !== null && now.step !== seen.step) return;
        if (Date.now() > end) throw error;
      }
    }
  }

  // What somebody does who lays what fits, says so when nothing does, and points nothing out.
  async act(seen) {
    const { laid, tiles } = await lookAtTiles(this.page);
    const can = (wish) => seen.wishes.includes(wish);
    const found = can("none") ? [] : placements(new Map(laid), tiles);
    const open = await this.page.locator("#board .open").evaluateAll((cells) => cells.map((cell) => cell.dataset.cell));
    // A frame, or a placement that was pointed out, leaves fewer.
    const legal = found.filter(({ cell }) => open.includes(cell));
    if (can("none")) {
      this.moves.push("none");
      await this.none(seen);
    } else if (legal.length > 0) {
      const placement = this.dice.pick(legal);
      this.moves.push(placement);
      await this.lay(placement);
    } else {
      this.moves.push("cannot");
      await this.cannot();
    }
    return this.table.after(seen.step);
  }

  async play() {
    for (;;) {
      const seen = await this.table.turn();
      if (seen.over) return seen;
      await this.act(seen);
    }
  }
}
