// The page of a table, as the markup promises it: what can be read from it, and waiting for it.

import { until } from "./until.mjs";

// What stands on the page now. Works without script too: the browser reads, the page does not.
export function look(page) {
  return page.evaluate(() => {
    const main = document.querySelector("#table");
    const status = document.querySelector("#status");
    if (!main || !status) return null;
    const isAble = (button) => button.type === "submit" && button.getAttribute("aria-disabled") !== "true";
    const wishes = [...document.querySelectorAll("#act [name=do]")];
    return {
      game: main.dataset.game,
      step: Number(main.dataset.step),
      seat: main.dataset.seat,
      over: status.dataset.over === "yes",
      due: status.dataset.due === "yes",
      status: status.textContent,
      told: document.querySelector("#told")?.textContent ?? "",
      curtain: document.querySelector("#invite a[href*='as=']")?.getAttribute("href") ?? null,
      // What can be pressed, by value; choices that act on nothing begin with a question mark.
      wishes: wishes.filter(isAble).map((button) => button.value),
    };
  });
}

export class Table {
  constructor(page) {
    this.page = page;
  }

  // Waits until the page stands so that `holds`.
  when(holds, what) {
    const look = async () => {
      const seen = await this.look();
      return seen !== null && holds(seen) ? seen : null;
    };
    return until(look, async () => `${what}; the page says ${JSON.stringify(await this.look())}`);
  }

  // Nothing while the page is between two.
  async look() {
    try {
      return await look(this.page);
    } catch (error) {
      if (/context was destroyed|navigat|Target page/.test(String(error))) return null;
      throw error;
    }
  }

  // Waits for one's turn, or for the end.
  turn() {
    return this.when(({ due, over }) => due || over, "one's turn or the end");
  }

  // Waits until the step after `step` has come.
  after(step) {
    return this.when((seen) => seen.step > step || seen.over, `a step after ${step}`);
  }
}

// The same without script: the page is loaded again to see what is new.
export class PlainTable extends Table {
  async look() {
    const seen = await super.look();
    if (seen === null || seen.due || seen.over) return seen;
    await this.page.goto(this.page.url());
    return super.look();
  }
}
