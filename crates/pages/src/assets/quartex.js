// Quartex: choosing a tile and a cell in either order, turning and flipping the tile, and seeing it
// lie before it is laid. Without script the server does the same, one page for each choice.

// A tile as it lies is a word: its four symbols clockwise from the upper left.
export const TURNS = {
  right: ([nw, ne, se, sw]) => sw + nw + ne + se,
  left: ([nw, ne, se, sw]) => ne + se + sw + nw,
  flip: ([nw, ne, se, sw]) => ne + nw + sw + se,
};

// `{tile}@{cell}={word}` with what is chosen.
export function filled(template, choice) {
  return template.replace(/\{(\w+)\}/g, (_, name) => choice[name]);
}

const $ = (selector) => document.querySelector(selector);
const all = (selector) => [...document.querySelectorAll(selector)];

// A button that can do nothing yet keeps its place and can be read.
function enable(button, value) {
  button.value = value;
  button.type = value ? "submit" : "button";
  if (value) button.removeAttribute("aria-disabled");
  else button.setAttribute("aria-disabled", "true");
}

// Moves the field, and never the page, so that a cell can be seen: as little as need be, or until
// this `part` of what is left of the field is on every side of it.
function reveal(cell, part = 0) {
  const field = $("#board");
  const [outer, inner] = [field.getBoundingClientRect(), cell.getBoundingClientRect()];
  const shift = (near, far, size) => {
    const margin = part * (size - (inner.right - inner.left));
    return Math.max(0, far + margin) - Math.max(0, margin - near);
  };
  field.scrollLeft += shift(inner.left - outer.left, inner.right - outer.right, outer.width);
  field.scrollTop += shift(inner.top - outer.top, inner.bottom - outer.bottom, outer.height);
}

export class Tiles {
  // How each tile of the hand lies, and what is chosen. The page is drawn from this alone.
  #words = new Map();
  #tile = null;
  #cell = null;
  #laid = new Set();
  #last = [];
  #say;

  constructor(say) {
    this.#say = say;
    this.#laid = this.#laidNow();
    this.settle();
    const middle = $("#board .chosen") ?? $('#board [tabindex="0"]');
    if (middle) reveal(middle, 0.5);
  }

  #laidNow() {
    return new Set(all("#board .laid").map((cell) => cell.dataset.cell));
  }

  // A button whose value is a choice. `?tile=…` and `?cell=…` name what is chosen; which of
  // them was pressed, the button itself knows.
  choose(button) {
    const { tile, cell, turn } = button.dataset;
    if (turn) this.turn(turn);
    else if (tile) this.#tile = tile;
    else if (cell && cell === this.#cell && this.#tile) $("#lay")?.focus();
    else if (cell) this.#cell = cell;
    this.#draw();
    // That a cell was chosen is seen at once; Orca does not say so by itself.
    if (cell && document.activeElement === button) this.#say($("#lay")?.textContent);
  }

  turn(how) {
    const word = this.#words.get(this.#tile);
    if (!word) return;
    this.#words.set(this.#tile, TURNS[how](word));
    this.#draw();
    this.#say(this.#label(this.#words.get(this.#tile)));
  }

  // What was chosen is done with.
  clear() {
    this.#tile = null;
    this.#cell = null;
    this.#draw();
  }

  // After the page has changed: what the server has chosen is chosen (a placement that was pointed
  // out), and what can no longer be chosen is not.
  settle() {
    const options = all("#hand [role=option]");
    const bound = options.find((option) => option.getAttribute("aria-selected") === "true");
    for (const option of options) {
      const { tile, word } = option.dataset;
      if (option === bound || !this.#words.has(tile)) this.#words.set(tile, word);
    }
    if (bound) this.#tile = bound.dataset.tile;
    else if (!options.some(({ dataset }) => dataset.tile === this.#tile)) this.#tile = null;
    const cell = $('#board [aria-selected="true"]') ?? $(`#board .open[data-cell="${this.#cell}"]`);
    this.#cell = cell?.dataset.cell ?? null;

    const laid = this.#laidNow();
    const news = [...laid].filter((cell) => !this.#laid.has(cell));
    if (news.length > 0) this.#last = news;
    this.#laid = laid;
    this.#draw();
    if (news.length > 0) reveal($(`#board [data-cell="${news[0]}"]`));
  }

  #label(word) {
    const { symbols = "", naming } = $("#hand").dataset;
    if (naming === "codes") return word;
    const names = new URLSearchParams(symbols);
    return `${[...word].map((letter) => names.get(letter)).join(" ")}, ${word}`;
  }

  #draw() {
    for (const option of all("#hand [role=option]")) this.#drawTile(option);
    for (const button of all("#hand [data-turn]")) enable(button, this.#tile ? "?" : "");
    for (const cell of all("#board [data-cell]")) this.#drawCell(cell);
    this.#drawLay();
  }

  #drawTile(option) {
    const { tile } = option.dataset;
    const word = this.#words.get(tile);
    const isChosen = tile === this.#tile;
    option.setAttribute("aria-selected", isChosen);
    // One tab stop: the chosen one, else the first.
    const stop = this.#tile ? isChosen : option === $("#hand [role=option]");
    option.setAttribute("tabindex", stop ? "0" : "-1");
    if (option.dataset.word === word) return;
    option.dataset.word = word;
    option.setAttribute("aria-label", this.#label(word));
    const code = option.querySelector(".code");
    if (code) code.textContent = word;
    [...option.querySelectorAll("use")].forEach((use, corner) => {
      use.setAttribute("href", `#t-quarter-${word[corner]}`);
    });
  }

  #drawCell(cell) {
    const isChosen = cell.dataset.cell === this.#cell;
    cell.classList.toggle("chosen", isChosen);
    if (isChosen) cell.setAttribute("aria-selected", "true");
    else cell.removeAttribute("aria-selected");
    cell.classList.toggle("last", this.#last.includes(cell.dataset.cell));
    if (cell.dataset.fits !== undefined) {
      const word = this.#words.get(this.#tile);
      cell.classList.toggle("unfit", Boolean(word) && !cell.dataset.fits.split(" ").includes(word));
    }
    cell.querySelector("svg.lying")?.remove();
    const tile = isChosen && $(`#hand [data-tile="${this.#tile}"] svg`);
    if (!tile) return;
    const lying = tile.cloneNode(true);
    lying.setAttribute("class", "tile lying");
    cell.append(lying);
  }

  // While others play, the button has nothing to send, whatever is chosen.
  #drawLay() {
    const lay = $("#lay");
    if (!lay) return;
    const { wish, ready, wait } = lay.dataset;
    const choice = { tile: this.#tile, word: this.#words.get(this.#tile), cell: this.#cell };
    const isReady = wish && choice.tile && choice.cell;
    enable(lay, isReady ? filled(wish, choice) : "");
    const shown = { ...choice, cell: choice.cell?.replace(",", ", ") };
    lay.textContent = isReady ? filled(ready, shown) : wait;
  }

  // Arrows walk through the hand and choose, as in every list of which one is chosen.
  walk(option, way) {
    const options = all("#hand [role=option]");
    const by = { left: -1, up: -1, right: 1, down: 1 }[way];
    const next = by && options[(options.indexOf(option) + by + options.length) % options.length];
    if (!next) return;
    this.choose(next);
    next.focus();
  }
}
