// Boards and trays as grids: one tab stop each, walked by keys or by a finger.
//
// Which letters ask what is not written here: every question is a button of the page, and its
// `data-key` is its letter.

const CELL = "[role=gridcell]";
const WALKS = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "begin",
  End: "end",
};
const SIGNS = { ",": "older", ".": "newer", "[": "list-back", "]": "list-on" };
// The same keys where the keyboard writes no Latin letters.
const CODES = { Comma: ",", Period: ".", BracketLeft: "[", BracketRight: "]" };

// What a key means while a grid has the focus, or `null`: `{walk}`, `{row}`, `{column}`, `{list}`,
// or `{letter}`. Digits are known by their place on the keyboard, letters by what they write.
export function meaning({ key, code = "", ctrlKey, altKey, metaKey, shiftKey }) {
  if (metaKey || altKey) return null;
  if (ctrlKey) {
    return key === "Home" ? { walk: "first" } : key === "End" ? { walk: "last" } : null;
  }
  if (WALKS[key]) return shiftKey ? null : { walk: WALKS[key] };
  if (key === "F1" || key === "?") return { letter: "?" };
  if (key === "/") return { letter: "/" };
  const digit = /^Digit([1-9])$/.exec(code) ?? /^Numpad([1-9])$/.exec(shiftKey ? "" : code);
  if (digit) return shiftKey ? { column: +digit[1] } : { row: +digit[1] };
  const isLetter = (text) => /^[a-z]$/i.test(text);
  const sign = isLetter(key) || SIGNS[key] ? key : (CODES[code] ?? code.replace("Key", ""));
  if (SIGNS[sign]) return { list: SIGNS[sign] };
  // With shift a letter is a capital; only the call is one that people would write so.
  const letter = sign.toLowerCase();
  return isLetter(letter) && (!shiftKey || letter === "q") ? { letter } : null;
}

// Where a walk leads. `rows` holds the columns of the cells in each row, ascending; the answer is
// `[row, column]`, or `null` at the edge. A row that is shorter is entered at its nearest cell.
export function walk(rows, [row, column], way) {
  const nearest = (to) => {
    const cells = rows[to] ?? [];
    const by = (a, b) => Math.abs(a - column) - Math.abs(b - column);
    return cells.length > 0 ? [to, [...cells].sort(by)[0]] : null;
  };
  const vertical = (by) => {
    for (let to = row + by; to >= 0 && to < rows.length; to += by) {
      if (nearest(to)) return nearest(to);
    }
    return null;
  };
  const inRow = (found) => (found === undefined ? null : [row, found]);
  const filled = rows.map((cells, index) => [index, cells]).filter(([, cells]) => cells.length > 0);
  switch (way) {
    case "left":
      return inRow(rows[row].findLast((other) => other < column));
    case "right":
      return inRow(rows[row].find((other) => other > column));
    case "up":
      return vertical(-1);
    case "down":
      return vertical(1);
    case "begin":
      return inRow(rows[row][0]);
    case "end":
      return inRow(rows[row].at(-1));
    case "first":
      return [filled[0][0], filled[0][1][0]];
    case "last":
      return [filled.at(-1)[0], filled.at(-1)[1].at(-1)];
    default:
      return null;
  }
}

const isShown = (element) => element.getClientRects().length > 0;

// A grid as it can be walked now: its cells, and where each stands. Under masks each cell is two
// buttons, of which the style shows one.
class Chart {
  constructor(grid) {
    this.cells = [];
    const rows = [...grid.querySelectorAll("[role=row]")];
    this.rows = rows.map((row, r) => {
      const shown = [...row.querySelectorAll(CELL)].filter(isShown);
      const columns = [];
      shown.forEach((cell, column) => {
        if (cell.nodeName !== "BUTTON") return;
        this.cells.push({ cell, place: [r, column] });
        columns.push(column);
      });
      return columns;
    });
    this.width = Math.max(1, ...this.rows.map((columns) => (columns.at(-1) ?? 0) + 1));
  }

  place(cell) {
    return this.cells.find((other) => other.cell === cell)?.place;
  }

  cell(place) {
    return this.cells.find((other) => `${other.place}` === `${place}`)?.cell;
  }

  // The row that people call by this number: `1` is the row of `a1`, elsewhere the uppermost.
  row(number) {
    const named = this.cells.find(({ cell }) => /^[a-z]\d$/.test(cell.dataset.cell ?? ""));
    if (!named) return number - 1;
    const found = this.cells.find(({ cell }) => cell.dataset.cell?.endsWith(`${number}`));
    return found ? found.place[0] : -1;
  }
}

// From 0 to 1: how far to the right, and how far up, a cell stands.
export function whereabouts(cell) {
  const chart = new Chart(cell.closest("[role=grid]"));
  const [row, column] = chart.place(cell) ?? [0, 0];
  const part = (n, of) => (of > 1 ? n / (of - 1) : 0.5);
  return [part(column, chart.width), 1 - part(row, chart.rows.length)];
}

// What names a cell when the page has changed.
const name = ({ dataset }) => dataset.cell ?? dataset.piece ?? dataset.place;

// All grids under `root`. Everything is looked up anew each time: the page changes.
export class Grids {
  #root;
  #current = new WeakMap();

  constructor(root) {
    this.#root = root;
    root.addEventListener("focusin", ({ target }) => this.#enter(target));
    this.settle();
  }

  // The cell of the board that has the focus or had it last.
  get here() {
    const board = this.#root.querySelector("#board");
    return board ? this.#current.get(board) : undefined;
  }

  #enter(target) {
    const cell = target.closest(CELL);
    const grid = cell?.closest("[role=grid]");
    if (!grid) return;
    this.#current.set(grid, name(cell));
    this.#stop(grid, cell);
  }

  #stop(grid, cell) {
    for (const other of grid.querySelectorAll(CELL)) {
      const index = other === cell ? "0" : "-1";
      if (other.nodeName === "BUTTON" && other.getAttribute("tabindex") !== index) {
        other.setAttribute("tabindex", index);
      }
    }
  }

  // After the page has changed: one tab stop in each grid, where it was.
  settle() {
    // Asked first: once the browser has seen that it is hidden, it has taken the focus away.
    const focused = document.activeElement;
    for (const grid of this.#root.querySelectorAll("[role=grid]")) {
      const cells = new Chart(grid).cells.map(({ cell }) => cell);
      const current = this.#current.get(grid);
      const stop =
        cells.find((cell) => name(cell) === current) ??
        cells.find((cell) => cell.getAttribute("tabindex") === "0") ??
        cells[0];
      this.#stop(grid, stop);
      // Whoever stood on a button that is hidden now stands on the other one of its cell.
      if (grid.contains(focused) && !isShown(focused)) stop?.focus({ preventScroll: true });
    }
  }

  // The cell that is the tab stop of a grid.
  stop(grid) {
    return grid.querySelector(`${CELL}[tabindex="0"]`);
  }

  // Where a walk or a number leads from this cell; `null` at the edge.
  next(cell, { walk: way, row, column }) {
    const chart = new Chart(cell.closest("[role=grid]"));
    const from = chart.place(cell);
    if (!from) return null;
    if (way) return chart.cell(walk(chart.rows, from, way)) ?? null;
    const to = column ? [from[0], column - 1] : [chart.row(row), from[1]];
    return chart.cell(to) ?? null;
  }
}

// A finger that rests and then slides over a board moves the focus with it and does nothing else;
// a tap presses, and a quick stroke scrolls the page as anywhere. `found` hears of each cell.
export function slide(root, found) {
  const REST = 180;
  let began = 0;
  let slides = false;
  root.addEventListener("touchstart", (event) => {
    began = event.timeStamp;
    slides = false;
  });
  const move = (event) => {
    const [touch] = event.touches;
    if (!slides && (event.touches.length > 1 || event.timeStamp - began < REST)) {
      began = Infinity;
      return;
    }
    if (event.cancelable) event.preventDefault();
    slides = true;
    const cell = document.elementFromPoint(touch.clientX, touch.clientY)?.closest?.(CELL);
    if (cell && root.contains(cell) && cell !== document.activeElement) {
      cell.focus({ preventScroll: true });
      found(cell);
    }
  };
  root.addEventListener("touchmove", move, { passive: false });
  // Lifting the finger presses nothing.
  root.addEventListener("touchend", (event) => slides && event.preventDefault());
  root.addEventListener("contextmenu", (event) => slides && event.preventDefault());
}
