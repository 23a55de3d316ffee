// The table keeps its places: what somebody needs is on the screen at every size, and nothing moves when a turn
// changes, an answer comes or an offer is made.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Dice } from "../lib/dice.mjs";
import { Guest, stepOf } from "../lib/guest.mjs";
import { Mouse } from "../lib/hand.mjs";
import { house } from "../lib/house.mjs";
import { Quartex } from "../lib/quartex.mjs";
import { Table } from "../lib/table.mjs";

const place = house();
const { visit } = place;

const SIZES = ["360x640", "390x664", "390x844", "768x1024", "844x390", "1280x900", "1366x768"].map((size) => {
  const [width, height] = size.split("x").map(Number);
  return { width, height };
});
const LANGUAGES = ["en", "de", "ru"];

// What must be seen without scrolling, and what may never move while a game goes on.
const NEEDED = ["#status", "#hint", "#hand .place", "#board-area .frame", "#board", "#tray .shelf", "#calls .call", "#more > summary"];

// Where everything stands at each size, and what is wrong there.
async function places(page, { over = [], not = [] } = {}) {
  const found = {};
  const faults = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const at = `${size.width}x${size.height}`;
    const [boxes, wrong] = await page.evaluate(look, [NEEDED.filter((one) => !not.includes(one)), over]);
    found[at] = boxes;
    faults.push(...wrong.map((what) => `${at}: ${what}`));
  }
  return { found, faults };
}

// In the page. `over` lies above other things on purpose, and must be seen too.
function look([needed, over]) {
  const box = (selector) => {
    const element = document.querySelector(selector);
    if (!element) return null;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, right, bottom].map((one) => Math.round(one * 2) / 2);
  };
  const wrong = [];
  const { clientWidth } = document.documentElement;
  if (scrollY !== 0) wrong.push(`scrolled to ${scrollY}`);
  if (document.documentElement.scrollWidth > clientWidth) wrong.push("too wide");
  for (const selector of [...needed, ...over]) {
    const [left, top, right, bottom] = box(selector) ?? [NaN];
    if (!(left >= -0.5 && top >= -0.5 && right <= clientWidth + 0.5 && bottom <= innerHeight + 0.5)) {
      wrong.push(`${selector} is at ${box(selector)}`);
    }
  }
  // What can be pressed on the board, beside it and in what lies above is large enough, and nothing is cut.
  const targets = "#board button, #tray button, #calls summary, #calls button, #more > summary, #offers .open button, #told button";
  for (const target of document.querySelectorAll(targets)) {
    // What is folded away has a size, and is not there.
    if (!target.checkVisibility()) continue;
    const { width, height } = target.getBoundingClientRect();
    if (width > 0 && (width < 43.5 || height < 43.5)) wrong.push(`small: ${target.value || target.textContent} ${width}x${height}`);
  }
  for (const selector of ["#status", "#calls .call", "#tray .code", "#offers .open"]) {
    for (const element of document.querySelectorAll(selector)) {
      if (element.scrollWidth > element.clientWidth + 1) wrong.push(`cut: ${element.textContent}`);
    }
  }
  // Codes keep to one line, and a place whose piece is gone stays as large as it was.
  for (const selector of ["#tray .code", "#tray .give, #tray .gone"]) {
    const heights = [...document.querySelectorAll(selector)].map(({ offsetHeight }) => offsetHeight).filter((height) => height > 0);
    if (new Set(heights).size > 1) wrong.push(`${selector}: ${[...new Set(heights)]} pixels`);
  }
  return [Object.fromEntries(needed.map((selector) => [selector, box(selector)])), wrong];
}

// A game between a browser and somebody without one.
async function game(visitor, kind, choices) {
  const table = await visitor.found(kind, { opponent: "friend", begins: "1", ...choices });
  const friend = new Guest(place.server);
  await friend.sit(table);
  const socket = await friend.join(table);
  const { page } = visitor;
  const seen = new Table(page);
  await visitor.live();
  await seen.when(({ due }) => due, "the start");
  const wait = async (step) => seen.when((now) => now.step >= step, `step ${step}`);
  const press = async (wish) => {
    const { step } = await seen.look();
    await page.click(`#act [name=do][value="${wish}"]:visible`);
    await wait(step + 1);
    await socket.hear((message) => message.step >= step + 1, `step ${step + 1}`);
  };
  const friendly = async (what) => {
    const step = stepOf(socket);
    await socket.ask({ type: "do", step, what });
  };
  const play = async (what) => {
    const { step } = await seen.look();
    await friendly(what);
    await wait(step + 1);
  };
  return { page, seen, socket, press, friendly, play, end: () => socket.close() };
}

// Everything that has moved without being asked to since the page was loaded, presses or no presses.
const watchShifts = (page) =>
  page.evaluate(() => {
    window.shifted = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries()) {
        const what = sources.map(({ node }) => node?.id || node?.className || node?.nodeName).join(" ");
        window.shifted.push(`${value.toFixed(4)} ${what}`);
      }
    }).observe({ type: "layout-shift" });
  });
const shifts = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(window.shifted.splice(0)), 50))));

// Somebody who has chosen a language. (Chromium sends no language that a test makes up along with a socket.)
async function speaking(language, options = {}) {
  const visitor = await visit(options);
  await visitor.context.addCookies([{ name: "ff_settings", value: `language=${language}`, url: place.server.url }]);
  return visitor;
}

for (const language of LANGUAGES) {
  test(`everything has its place: ${language}`, async () => {
    const visitor = await speaking(language);
    const { page, press, play, friendly, end } = await game(visitor, "quarto", {});
    const faults = [];
    let before = null;
    // All states of one game stand in the same places.
    const state = async (name, options) => {
      const { found, faults: wrong } = await places(page, options);
      faults.push(...wrong.map((what) => `${name}, ${what}`));
      if (before !== null) {
        for (const [size, boxes] of Object.entries(found)) {
          for (const [selector, box] of Object.entries(boxes)) {
            const was = before[size][selector];
            if (`${was}` !== `${box}`) faults.push(`${name}, ${size}: ${selector} moved from ${was} to ${box}`);
          }
        }
      }
      before ??= found;
    };
    await state("to give");
    await press("+0");
    await state("the other is to place");
    await play("a1");
    await play("+f");
    await state("to place");
    await page.click("#more > summary");
    await page.click('#ask [data-key="y"]');
    await page.locator("#told p").first().waitFor();
    await page.keyboard.press("Escape");
    await state("a long answer", { over: ["#told .close"] });
    await page.click("#told .close");
    await friendly("offer:takeback");
    await page.locator('#offers [value="agree:takeback"]').waitFor();
    await state("an offer", { over: ["#offers .open", '#offers [value="agree:takeback"]', '#offers [value="decline:takeback"]'] });
    await page.click('#offers [value="decline:takeback"]');
    await page.locator('#offers [value="decline:takeback"]').waitFor({ state: "detached" });
    await page.click("#call > summary");
    await state("lines to point at", { over: ["#call .aim:first-of-type", "#call .aim:last-of-type"] });
    await press("!3");
    await state("a wrong call");
    assert.equal(await page.locator("#call").evaluate(({ open }) => open), false, "the lines are put away");
    await page.click('#offers [value="offer:draw"]');
    await page.locator("#offers .open.own").waitFor();
    // The button that was pressed lay further down.
    await page.evaluate(() => scrollTo(0, 0));
    await state("an offer of one's own", { over: ["#offers .open.own", '#offers .own [value="decline:draw"]'] });
    end();
    await visitor.leave();
    assert.deepEqual(faults, []);
  });
}

test("with clocks, with masks, and with squares", async () => {
  for (const [kind, choices] of [["quarto", { pace: "bank" }], ["access", { masks: "yes" }], ["quarto", { squares: "yes" }]]) {
    const visitor = await speaking("ru");
    const { page, end } = await game(visitor, kind, choices);
    const { faults } = await places(page);
    if (choices.squares) {
      await page.locator("#call").evaluate((call) => (call.open = true));
      const lines = await places(page, { over: ["#call .aim:first-of-type", "#call .aim:last-of-type"] });
      faults.push(...lines.faults);
    }
    end();
    await visitor.leave();
    assert.deepEqual(faults, [], JSON.stringify(choices));
  }
});

test("nothing shifts while a game goes on, and the end is on the screen", async () => {
  const visitor = await speaking("ru", { viewport: SIZES[0] });
  const { page, seen, press, play, friendly, end } = await game(visitor, "quarto", {});
  await watchShifts(page);
  const moved = [];
  const quiet = async (name) => moved.push(...(await shifts(page)).map((what) => `${name}: ${what}`));
  await press("+0");
  await quiet("gave");
  await play("a1");
  await play("+1");
  await quiet("was given");
  await press("b1");
  await press("+2");
  await play("c1");
  await play("+3");
  await press("d1");
  await quiet("a line is full");
  await friendly("offer:draw");
  await page.locator('#offers [value="decline:draw"]').waitFor();
  await quiet("an offer");
  await page.click('#offers [value="decline:draw"]');
  await page.locator('#offers [value="decline:draw"]').waitFor({ state: "detached" });
  await page.click("#call > summary");
  await quiet("lines to point at");
  await page.click('#call [value="!1"]');
  await seen.when(({ over }) => over, "the end");
  const { faults } = await places(page, { not: ["#calls .call"], over: ['#offers [value="again"]'] });
  end();
  await visitor.leave();
  assert.deepEqual(moved, []);
  assert.deepEqual(faults, []);
});

test("Quartex: tiles, what lays them and what can be said stand beside the field; marks leave the corners free", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.found("quartex", { players: "2", seat2: "1" });
  const table = new Table(page);
  const player = new Quartex(page, new Mouse(page), { dice: new Dice(1) });
  for (let turns = 0; turns < 3; turns += 1) await player.act(await table.turn());
  await table.turn();
  const faults = [];
  for (const size of SIZES.filter(({ width }) => width > 1000)) {
    await page.setViewportSize(size);
    const [, wrong] = await page.evaluate(look, [["#status", "#hand .tiles", "#lay", "#calls > :first-child"], []]);
    faults.push(...wrong.map((what) => `${size.width}x${size.height}: ${what}`));
  }
  // The mark of the last tile covers less than its middle third.
  const mark = await page.locator("#board .last").first().evaluate((cell) => {
    const { width } = getComputedStyle(cell, "::after");
    return parseFloat(width) / cell.offsetWidth;
  });
  await page.locator("#hand [role=option]").first().click();
  await page.locator("#board .open").first().click();
  const frame = await page.locator("#board .chosen").evaluate((cell) => parseFloat(getComputedStyle(cell, "::after").width) / cell.offsetWidth);
  await visitor.leave();
  assert.ok(mark < 0.34, `the mark of the last tile is ${mark} of its width`);
  assert.ok(frame > 1, `the frame of the chosen cell is ${frame} of its width`);
  assert.deepEqual(faults, []);
});
