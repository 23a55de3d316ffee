// Playing Quarto on the page of a table.

import { Table } from "./table.mjs";

export const isCell = (wish) => /^[a-d][1-4]$/.test(wish);
export const isGift = (wish) => wish.startsWith("+");
export const isCall = (wish) => wish.startsWith("!");

// Where on the page a wish is pressed.
export function place(wish) {
  if (isCell(wish)) return `#board [name=do][value="${wish}"]`;
  if (isGift(wish)) return `#tray [name=do][value="${wish}"]`;
  return `#act [name=do][value="${wish}"]`;
}

// A player whose hand presses what it likes.
export class Quarto {
  constructor(page, hand, { dice, table = new Table(page) }) {
    this.page = page;
    this.hand = hand;
    this.dice = dice;
    this.table = table;
    this.moves = [];
  }

  // Does what is wished, and waits until it has happened.
  async wish(wish, seen) {
    if (isCall(wish) && wish !== "!") await this.hand.unfold("#call");
    await this.hand.press(place(wish));
    this.moves.push(wish);
    return this.table.after(seen.step);
  }

  // One act of one's turn: places, gives or declines, by chance. Calls nothing.
  act(seen) {
    const moves = seen.wishes.filter((wish) => isCell(wish) || isGift(wish));
    const wish = moves.length > 0 ? this.dice.pick(moves) : seen.wishes.includes("-") ? "-" : null;
    if (wish === null) throw new Error(`nothing can be done: ${JSON.stringify(seen)}`);
    return this.wish(wish, seen);
  }

  // Plays until the end; how it ended.
  async play() {
    for (;;) {
      const seen = await this.table.turn();
      if (seen.over) return seen;
      await this.act(seen);
    }
  }
}
