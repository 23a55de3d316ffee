// Whole games of Quarto, each played by another kind of hand.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Dice } from "../lib/dice.mjs";
import { Finger, Mouse, PlainMouse } from "../lib/hand.mjs";
import { Guest, stepOf } from "../lib/guest.mjs";
import { house } from "../lib/house.mjs";
import { Keyboard } from "../lib/keyboard.mjs";
import { Quarto, isCell, isGift } from "../lib/quarto.mjs";
import { PlainTable, Table } from "../lib/table.mjs";
import { until } from "../lib/until.mjs";

const place = house();
const { visit } = place;

const AGAINST_A_CHILD = { opponent: "computer", level: "1" };

test("by mouse, against the computer", async () => {
  const visitor = await visit();
  await visitor.found("quarto", AGAINST_A_CHILD);
  const player = new Quarto(visitor.page, new Mouse(visitor.page), { dice: new Dice(1) });
  const end = await player.play();
  assert.ok(player.moves.length >= 4, String(player.moves));
  assert.match(end.status, /^(.+ wins?!|It is a draw\.)$/);
  await visitor.leave();
});

test("by touch, on a phone", async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const visitor = await visit(phone);
  await visitor.found("quarto", AGAINST_A_CHILD);
  const player = new Quarto(visitor.page, new Finger(visitor.page), { dice: new Dice(2) });
  await player.play();
  assert.ok(player.moves.length >= 4, String(player.moves));
  await visitor.leave();
});

test("with JavaScript off", async () => {
  const visitor = await visit({ javaScriptEnabled: false });
  await visitor.found("quarto", AGAINST_A_CHILD);
  const table = new PlainTable(visitor.page);
  const player = new Quarto(visitor.page, new PlainMouse(visitor.page), { dice: new Dice(3), table });
  await player.play();
  assert.ok(player.moves.length >= 4, String(player.moves));
  await visitor.leave();
});

// Goes to a grid: with a letter if a grid has the focus, else with Tab.
async function enter(keyboard, grid) {
  const focus = await keyboard.focus();
  if (focus?.where === grid && focus.at !== null) return;
  const isInGrid = focus !== null && ["board", "tray"].includes(focus.where) && focus.at !== null;
  if (isInGrid) await keyboard.type(grid === "board" ? "b" : "g");
  else await keyboard.tabTo(({ where, at }) => where === grid && at !== null, grid);
}

test("by keyboard alone", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.found("quarto", AGAINST_A_CHILD);
  const keyboard = new Keyboard(page);
  const table = new Table(page);
  const dice = new Dice(4);
  let moves = 0;
  for (;;) {
    const seen = await table.turn();
    if (seen.over) break;
    const wish = dice.pick(seen.wishes.filter((one) => isCell(one) || isGift(one)));
    if (wish === undefined) {
      // After the sixteenth piece: nothing to call.
      await keyboard.tabTo(({ where, name }) => where === "calls" && /decline|nothing/i.test(name), "the way to decline");
    } else {
      const grid = isCell(wish) ? "board" : "tray";
      await enter(keyboard, grid);
      await keyboard.walk(grid, wish.replace("+", ""));
    }
    await keyboard.type("Enter");
    moves += 1;
    await table.after(seen.step);
    const focus = await keyboard.focus();
    assert.ok(focus !== null, `the focus is lost after move ${moves}, ${wish}`);
  }
  assert.ok(moves >= 4);
  assert.deepEqual(keyboard.lost(), [], "presses after which nothing had the focus");
  await visitor.leave();
});

test("arrows, Home, End, digits and edges", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.found("quarto", { opponent: "beside" });
  const keyboard = new Keyboard(page);
  await keyboard.tabTo(({ where, at }) => where === "board" && at !== null, "the board");
  const at = async (key) => (await keyboard.type(key))?.at;
  await at("Control+Home");
  const rows = [
    ["Control+Home", "a4"],
    ["ArrowRight", "b4"],
    ["ArrowDown", "b3"],
    ["End", "d3"],
    ["ArrowRight", "d3"],
    ["Home", "a3"],
    ["ArrowLeft", "a3"],
    ["Control+End", "d1"],
    ["ArrowDown", "d1"],
    ["2", "d2"],
    ["Shift+Digit2", "b2"],
  ];
  for (const [key, cell] of rows) assert.equal(await at(key), cell, key);
  // Tab leaves the board with one press: it is one stop.
  const next = await keyboard.type("Tab");
  assert.notEqual(next.where === "board" && next.at !== null, true, JSON.stringify(next));
  await visitor.leave();
});

test("a letter answers each question, and each answer is heard every time", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.found("quarto", { opponent: "beside" });
  // Before the page is live a question goes its own way, by a form, and the page is loaded anew.
  await visitor.live();
  const keyboard = new Keyboard(page);
  await keyboard.tabTo(({ where, at }) => where === "board" && at !== null, "the board");
  const letters = await page.locator("#ask [data-key]").evaluateAll((buttons) => buttons.map(({ dataset }) => dataset.key));
  assert.ok(letters.length >= 10, String(letters));
  // An answer that meets whose turn it is, is said with it, at once.
  const heard = async () => (await page.locator("#polite, #alert").allTextContents()).join("|");
  for (const letter of letters) {
    for (let times = 0; times < 2; times += 1) {
      const before = await heard();
      await keyboard.type(letter === "?" ? "Shift+Slash" : letter);
      const answered = async () => ((await heard()) !== before ? true : null);
      await until(answered, `an answer to ${letter}, asked ${times + 1} times`);
      assert.equal((await keyboard.focus()).where, "board", letter);
    }
  }
  await visitor.leave();
});

test("the focus stays where it is over a hundred updates", async () => {
  const visitor = await visit();
  const { page } = visitor;
  const table = await visitor.found("quarto", { opponent: "friend" });
  const other = new Guest(place.server);
  await other.sit(table);
  const socket = await other.join(table);
  const keyboard = new Keyboard(page);
  const dice = new Dice(5);
  await keyboard.tabTo(({ where, at }) => where === "board" && at !== null, "the board");
  for (let update = 0; update < 100; update += 1) {
    const cell = `${dice.pick("abcd")}${dice.pick("1234")}`;
    if (update % 10 === 0) await keyboard.walk("board", cell);
    const before = await keyboard.focus();
    const step = stepOf(socket);
    const what = update % 2 === 0 ? "offer:draw" : "decline:draw";
    const { outcome, say } = await socket.ask({ type: "do", step, what });
    assert.equal(outcome, "done", `${what} ${say}`);
    const shown = `#offers [value="decline:draw"]`;
    await page.locator(shown).first().waitFor({ state: update % 2 === 0 ? "attached" : "detached" });
    assert.deepEqual(await keyboard.focus(), before, `update ${update}`);
    if (update % 20 === 5) {
      const key = before.at[0] === "d" ? "ArrowLeft" : "ArrowRight";
      assert.notEqual((await keyboard.type(key)).at, before.at, "arrows still work");
    }
  }
  socket.close();
  await visitor.leave();
});

// A whole game typed into the command line, in the words of a language.
// (Chosen in the settings: Chromium sends no language that a test makes up along with a socket.)
async function typed(language, words, seed) {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.context.addCookies([{ name: "ff_settings", value: `language=${language}`, url: place.server.url }]);
  await visitor.found("quarto", AGAINST_A_CHILD);
  assert.equal(await page.locator("html").getAttribute("lang"), language);
  const table = new Table(page);
  const dice = new Dice(seed);
  await visitor.live();
  await new Mouse(page).unfold("#more");
  await page.focus("#command");
  const say = async (text) => {
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  };
  let moves = 0;
  for (;;) {
    const seen = await table.turn();
    if (seen.over) break;
    const wish = dice.pick(seen.wishes.filter((one) => isCell(one) || isGift(one)));
    const code = () => page.locator(`#tray [value="${wish}"] .code`).textContent();
    if (wish === undefined) await say(words.decline);
    else if (isCell(wish)) await say(dice.pick([wish, wish.toUpperCase(), `${words.place} ${wish}`]));
    else await say(dice.pick([await code(), `${words.give} ${await code()}`]));
    moves += 1;
    await table.after(seen.step);
    assert.equal(await page.evaluate(() => document.activeElement.id), "command");
    const empty = async () => ((await page.inputValue("#command")) === "" ? true : null);
    await until(empty, "an empty line");
  }
  assert.ok(moves >= 4);
  await visitor.leave();
}

test("by command line alone", () => typed("en", { place: "place", give: "give", decline: "decline" }, 6));
test("by command line alone, in German", () => typed("de", { place: "setzen", give: "geben", decline: "ablehnen" }, 7));

test("a line that is not understood says what would be, and is kept", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.found("quarto", { opponent: "beside" });
  // Before that a line goes the way of a form, and is answered on a new page.
  await visitor.live();
  await new Mouse(page).unfold("#more");
  await page.focus("#command");
  await page.keyboard.type("frobnicate z9");
  await page.keyboard.press("Enter");
  await until(async () => (await page.locator("#alert").textContent()) !== "" || null, "a refusal");
  assert.equal(await page.inputValue("#command"), "frobnicate z9");
  await visitor.leave();
});
