// A keyboard and nothing else. After every press it is remembered what has the focus.

const MOST_TABS = 250;

// What has the focus, as a person would name it.
function focused() {
  const { activeElement: element } = document;
  if (!element || element === document.body) return null;
  const { cell, piece, place, tile } = element.dataset;
  const grid = element.closest("#board, #tray, #hand");
  return {
    where: grid?.id ?? element.closest("[id]")?.id ?? "",
    at: cell ?? piece ?? place ?? tile ?? null,
    name: element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 60),
    row: element.closest("[role=row]") ? [...element.closest("[role=grid]").querySelectorAll("[role=row]")].indexOf(element.closest("[role=row]")) : 0,
  };
}

export class Keyboard {
  // What had the focus after each press: `{ key, focus }`.
  presses = [];

  constructor(page) {
    this.page = page;
  }

  focus() {
    return this.page.evaluate(focused);
  }

  async type(key) {
    await this.page.keyboard.press(key);
    const focus = await this.focus();
    this.presses.push({ key, focus });
    return focus;
  }

  // Goes on with Tab until something `fits`.
  async tabTo(fits, what, key = "Tab") {
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      const focus = await this.type(key);
      if (focus && fits(focus)) return focus;
    }
    throw new Error(`Tab never reaches ${what}`);
  }

  // Walks with arrows inside a grid until the focus is at `target`.
  async walk(grid, target) {
    const order = await this.page.evaluate(
      (id) =>
        [...document.querySelectorAll(`#${id} [role=row]`)].map((row) =>
          [...row.querySelectorAll("button[data-cell], button[data-piece], button[data-place]")].map(
            ({ dataset }) => dataset.cell ?? dataset.piece ?? dataset.place,
          ),
        ),
      grid,
    );
    const row = order.findIndex((cells) => cells.includes(target));
    for (let steps = 0; steps < 60; steps += 1) {
      const focus = await this.focus();
      if (focus?.where === grid && focus.at === target) return;
      if (focus?.where !== grid) throw new Error(`the focus left ${grid}: ${JSON.stringify(focus)}`);
      if (focus.row !== row) await this.type(focus.row < row ? "ArrowDown" : "ArrowUp");
      else await this.type(order[row].indexOf(focus.at) < order[row].indexOf(target) ? "ArrowRight" : "ArrowLeft");
    }
    throw new Error(`arrows never reach ${target}`);
  }

  // The presses after which nothing had the focus. Behind the last stop of a page Tab leaves it for the browser.
  lost() {
    return this.presses.filter(({ key, focus }) => focus === null && !key.endsWith("Tab"));
  }
}
