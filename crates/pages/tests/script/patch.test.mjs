// Patching needs a real page: Chromium, through playwright-core. `FOURFOLD_TOOLS` names the folder
// in whose `node_modules` that is, `CHROMIUM` the browser if it is not where Debian has it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";

const tools = process.env.FOURFOLD_TOOLS;
const skip = tools ? false : "FOURFOLD_TOOLS names no folder with playwright-core";
const script = readFileSync(new URL("../../src/assets/live.js", import.meta.url), "utf8");

let browser;
let page;

before(async () => {
  if (skip) return;
  const { chromium } = createRequire(`${tools}/`)("playwright-core");
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  page = await browser.newPage();
  // Nothing leaves the machine: two files, made here.
  await page.route("**/*", (route) =>
    route.fulfill(
      route.request().url().endsWith(".js")
        ? { contentType: "text/javascript", body: script }
        : { contentType: "text/html", body: "<!doctype html><main></main>" },
    ),
  );
  await page.goto("http://fourfold.test/");
});

after(() => browser?.close());

// The page holds `from`; somebody does something there (`act`); it is patched to `to`. What `look`
// sees is the result.
async function patched(from, to, act = "", look = "null") {
  return page.evaluate(
    async ([from, to, act, look]) => {
      const { patch } = await import("/live.js");
      const main = document.querySelector("main");
      const whole = (html) => `<section id="part">${html}</section>`;
      main.innerHTML = `<div id="board"><button tabindex="0">board</button></div>${whole(from)}`;
      const $ = (selector) => document.querySelector(selector);
      const run = (code) => Function("$", "main", code)($, main);
      run(act);
      patch([{ id: "part", html: whole(to) }], () => {});
      const expected = document.createElement("main");
      expected.innerHTML = whole(to);
      const equal = $("#part").isEqualNode(expected.firstChild);
      return { equal, html: $("#part").innerHTML, seen: run(`return ${look}`) };
    },
    [from, to, act, look],
  );
}

const cells = (names) => names.map((name) => `<button data-cell="${name}">${name}</button>`).join("");
const grid = (...rows) =>
  `<div role="grid">${rows.map((row) => `<div role="row">${cells(row)}</div>`).join("")}</div>`;

test("the page becomes what was sent", { skip }, async () => {
  const pairs = [
    ["", "<p>one</p>"],
    ["<p>one</p>", ""],
    ["<p>one</p>two", "two<p>one</p>"],
    ["<p class=a title=b>one</p>", "<p class=c>one</p>"],
    ["<ol><li>1<li>2</ol>", "<ol><li>3<li>2<li>1</ol>"],
    ["<svg><use href='#a'/></svg>", "<svg viewBox='0 0 1 1'><use href='#b'/></svg>"],
    [cells(["a", "b", "c"]), cells(["c", "a", "d", "b"])],
    // The same name twice is two elements.
    ["<button name=do>1</button><button name=do>2</button>", "<button name=do>2</button>x<button name=do>3</button>"],
    ["<button data-piece=1>1</button>", "<span class=gone></span>"],
    ["<a id=x>1</a>", "<b id=x>1</b>"],
  ];
  for (const [from, to] of pairs) {
    const { equal, html } = await patched(from, to);
    assert.ok(equal, `${from} -> ${to}: ${html}`);
  }
});

test("at random, too", { skip }, async () => {
  const count = await page.evaluate(async () => {
    const { morph } = await import("/live.js");
    let seed = 17;
    const dice = (sides) => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
      return (seed >> 8) % sides;
    };
    const tree = (depth) => {
      const node = document.createElement(["div", "p", "button", "span"][dice(4)]);
      if (dice(2)) node.dataset.cell = dice(6);
      if (dice(3) === 0) node.setAttribute("name", "do");
      if (dice(3) === 0) node.className = dice(3);
      for (let child = dice(5); depth > 0 && child > 0; child -= 1) {
        node.append(dice(4) ? tree(depth - 1) : document.createTextNode(dice(3)));
      }
      return node;
    };
    const main = document.querySelector("main");
    for (let round = 0; round < 2000; round += 1) {
      const [old, fresh] = [tree(3), tree(3)];
      const wanted = fresh.cloneNode(true);
      main.replaceChildren(old);
      const made = morph(old, fresh);
      if (!made.isEqualNode(wanted) || main.firstChild !== made) return round;
    }
    return "all";
  });
  assert.equal(count, "all");
});

test("whatever has the focus keeps it", { skip }, async () => {
  const focused = "document.activeElement.dataset.cell ?? document.activeElement.textContent";
  const on = (cell) => `main.same = $('[data-cell="${cell}"]'); main.same.focus()`;
  const same = `[${focused}, document.activeElement === main.same]`;
  const rows = [
    // The same cell, though a row and a column were added before it: the field grows.
    [grid(["0,0", "1,0"]), grid(["-1,-1", "0,-1", "1,-1"], ["-1,0", "0,0", "1,0"]), "1,0", ["1,0", true]],
    // Though others before it are gone, or came, or changed places.
    [grid(["a", "b", "c"]), grid(["c"]), "c", ["c", true]],
    [grid(["a", "b", "c"]), grid(["x", "c", "b"]), "c", ["c", true]],
    // Though something with a name went from before something without.
    [`<i data-piece="1">1</i><p>${cells(["k"])}</p>`, `<p>${cells(["k"])}</p>`, "k", ["k", true]],
    // What now stands in its place.
    [grid(["a", "b", "c"]), grid(["a", "c"]), "b", ["c", false]],
    [grid(["a", "b", "c"]), grid(["a"]), "c", ["a", false]],
    // Nothing is left of its grid: the board.
    [grid(["a"]), "<p>over</p>", "a", ["board", false]],
    [cells(["a"]), "<p>over</p>", "a", ["board", false]],
  ];
  for (const [from, to, cell, expected] of rows) {
    const { equal, seen } = await patched(from, to, on(cell), same);
    assert.ok(equal, to);
    assert.deepEqual(seen, expected, `${from} -> ${to}`);
  }
});

test("a button that is hidden now hands the focus to the other one of its cell", { skip }, async () => {
  const pair = (hidden) =>
    `<div role="grid"><button data-cell="b3" data-act="touch"${hidden === "touch" ? " hidden" : ""}>touch</button>` +
    `<button data-cell="b3" data-act="play"${hidden === "play" ? " hidden" : ""}>play</button></div>`;
  const act = "$('[data-act=play]').focus()";
  const { seen } = await patched(pair("touch"), pair("play"), act, "document.activeElement.textContent");
  assert.equal(seen, "touch");
});

test("what is the reader's own stays", { skip }, async () => {
  const part = (n) =>
    `<details><summary>more</summary>${n}</details><input name="name" value=""><p>selected text</p>` +
    `<button data-script hidden>copy</button><p>${n}</p>`;
  const act =
    "$('details').open = true; $('input').value = 'Ann'; $('[data-script]').hidden = false;" +
    "getSelection().selectAllChildren($('#part > p'))";
  const look =
    "[$('details').open, $('details').lastChild.data, $('input').value, $('[data-script]').hidden," +
    "getSelection().toString()]";
  const { seen } = await patched(part(1), part(2), act, look);
  assert.deepEqual(seen, [true, "2", "Ann", false, "selected text"]);
});
