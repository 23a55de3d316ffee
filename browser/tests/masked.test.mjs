// Quarto Access with masks (Q19): by mouse and by keyboard, and a seat is sent what it touched and
// was told, and nothing else.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Dice } from "../lib/dice.mjs";
import { Mouse } from "../lib/hand.mjs";
import { house } from "../lib/house.mjs";
import { Keyboard } from "../lib/keyboard.mjs";
import { Table } from "../lib/table.mjs";
import { until } from "../lib/until.mjs";

const { visit } = house();

// A piece of Quarto Access in letters, one for each characteristic, as the settings say by default.
const CODE = /\b[MG][RQ][ST][FH]\b/g;
// And as words.
const WORDS = /\b(smooth|grooved)[ ,]+(round|square)[ ,]+(short|tall)[ ,]+(solid|hollow)\b/g;
// And as drawings and values, of which a masked page has none.
const DRAWN = /href="#p-(?!covered)[^"]+"|id="p-(?!covered)[^"]+"|value="\+[0-9a-f]"|data-piece=/g;

const letters = { smooth: "M", grooved: "G", round: "R", square: "Q", short: "S", tall: "T", solid: "F", hollow: "H" };
const asCode = (words) => words.split(/[ ,]+/).map((word) => letters[word]).join("");

// The sheet of drawings holds all sixteen pieces on every page; it tells nothing about any of them.
const withoutSheet = (text) => text.replace(/<div class="sprite"[^]*?<\/div>/, "");

// The pieces that a text names, as codes.
const named = (text) => [...(text.match(CODE) ?? []), ...(text.match(WORDS) ?? []).map(asCode)];

const heard = (page) => page.evaluate(() => document.querySelector("#polite").textContent + document.querySelector("#alert").textContent);

// Touches, waits for the answer, and says what it was.
async function touch(visitor, press) {
  await visitor.live();
  const answers = () => visitor.messages().filter(({ type }) => type === "answer");
  const { length } = answers();
  await press();
  const answer = await until(() => answers()[length] ?? null, "an answer to a touch");
  assert.equal(answer.outcome, "told", String(answer.say));
  return answer;
}

// Everything that came before the end, and the pieces it names.
async function leaks(visitor, allowed) {
  const bytes = await visitor.bytes();
  const pages = bytes.filter(({ from }) => !/\/(assets|settings|new)\b|\/$/.test(from));
  const found = [];
  for (const { from, text: all } of pages) {
    const text = withoutSheet(all);
    for (const drawn of text.match(DRAWN) ?? []) found.push(`${from}: ${drawn}`);
    for (const code of named(text)) {
      if (!allowed.has(code)) found.push(`${from}: ${code} in ${text.slice(0, 200)}`);
    }
  }
  return found;
}

test("by mouse: a seat receives what it touched and was told, and nothing else", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.found("access", { masks: "yes", opponent: "computer", level: "1" });
  const hand = new Mouse(page);
  const table = new Table(page);
  const dice = new Dice(1);
  const allowed = new Set();
  let touches = 0;
  for (;;) {
    const seen = await table.turn();
    // What was said to this player counts as told: gifts, in sentences of the socket.
    for (const { say = [] } of visitor.messages()) {
      for (const code of [say].flat().flatMap(named)) allowed.add(code);
    }
    if (seen.over) break;
    assert.deepEqual(await leaks(visitor, allowed), [], `at step ${seen.step}`);
    const spot = dice.pick(seen.wishes.filter((wish) => wish.startsWith("@")));
    const { say } = await touch(visitor, () => hand.press(`#act [value="${spot}"]`));
    touches += 1;
    for (const code of say.flatMap(named)) allowed.add(code);
    assert.equal(await page.locator("#board [data-state=piece], #board svg use[href^='#p-']:not([href='#p-covered'])").count(), 0);
    // Places or gives; what is occupied or gone is refused, and tried no more.
    const tried = new Set();
    for (;;) {
      const now = await table.look();
      if (now.step > seen.step || now.over) break;
      const wishes = now.wishes.filter((wish) => /^[a-d][1-4]$|^\+#/.test(wish) && !tried.has(wish));
      const wish = wishes.length > 0 ? dice.pick(wishes) : "-";
      tried.add(wish);
      if (wish !== "-") await page.check("#mode-play", { force: true });
      const answered = visitor.messages().filter(({ type }) => type === "answer").length;
      await hand.press(`#act [value="${wish}"]`);
      const answer = await until(() => visitor.messages().filter(({ type }) => type === "answer")[answered] ?? null, `an answer to ${wish}`);
      for (const code of answer.say.flatMap(named)) allowed.add(code);
      if (answer.outcome === "done") await table.after(seen.step);
    }
  }
  assert.ok(touches >= 3);
  await visitor.leave();
});

test("by keyboard: walking touches nothing, Enter touches, P places", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.found("access", { masks: "yes", opponent: "computer", level: "1" });
  const keyboard = new Keyboard(page);
  const table = new Table(page);
  const dice = new Dice(2);
  const answers = () => visitor.messages().filter(({ type }) => type === "answer");
  for (;;) {
    const seen = await table.turn();
    if (seen.over) break;
    const isPlacing = seen.wishes.some((wish) => /^[a-d][1-4]$/.test(wish));
    const grid = isPlacing ? "board" : "tray";
    const inGrid = ({ where, at }) => where === grid && at !== null;
    const tried = new Set();
    while ((await table.look()).step === seen.step) {
      const spots = seen.wishes.filter((wish) => (isPlacing ? /^[a-d][1-4]$/ : /^\+#/).test(wish) && !tried.has(wish));
      if (spots.length === 0) {
        await keyboard.tabTo(({ where }) => where === "calls", "the way to decline");
        await keyboard.type("Enter");
        await table.after(seen.step);
        break;
      }
      const spot = dice.pick(spots);
      tried.add(spot);
      const focus = await keyboard.focus();
      if (!focus || !inGrid(focus)) await keyboard.tabTo(inGrid, grid);
      const { length } = answers();
      await keyboard.walk(grid, spot.replace("+#", ""));
      assert.equal(answers().length, length, "walking asks nothing");
      if (dice.throw(3) === 0) {
        await touch(visitor, () => keyboard.type("Enter"));
        await until(async () => (await heard(page)) !== "" || null, "what was felt, aloud");
      }
      const before = answers().length;
      await keyboard.type("p");
      const answer = await until(() => answers()[before] ?? null, `an answer to ${spot}`);
      if (answer.outcome === "done") await table.after(seen.step);
    }
  }
  assert.deepEqual(keyboard.lost(), []);
  await visitor.leave();
});

test("what was felt is not kept on the page", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.found("access", { masks: "yes", opponent: "beside" });
  const me = page.locator("#invite a[href*='as=']");
  if (await me.count()) await me.click();
  await new Table(page).turn();
  await touch(visitor, () => page.click('#tray [value="@#5"]'));
  assert.match(await page.locator("#told").textContent(), /\w/);
  const gone = async () => (named(withoutSheet(await page.locator("body").innerHTML())).length === 0 ? true : null);
  await until(gone, "a page that has forgotten", 30_000);
  await page.reload();
  assert.deepEqual(named(withoutSheet(await page.content())), []);
  await visitor.leave();
});
