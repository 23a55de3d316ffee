// The browser adds to the draws, notes their fingerprint, compares at the end, and says so.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "../lib/browser.mjs";
import { Server } from "../lib/server.mjs";
import { Table } from "../lib/table.mjs";
import { Visitor } from "../lib/visitor.mjs";

let browser;
let server;

before(async () => {
  [browser, server] = await Promise.all([launch(), Server.open()]);
});

after(async () => {
  await browser.close();
  await server.close();
});

const KEY = "fourfold-fair";
const notes = (page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "[]"), KEY);

// Founds a game against the computer with one press, and gives what the form had shown.
async function play(visitor) {
  const { page } = visitor;
  await page.goto("/");
  const luck = page.locator('.ways form[action="/play"] input[name=luck]');
  const shown = await luck.evaluate(({ value, dataset }) => ({ value, ...dataset }));
  await page.click('.ways form[action="/play"] button');
  await page.waitForURL("**/t/*");
  const table = new Table(page);
  await table.turn();
  return { shown, table };
}

async function resign(page, table) {
  await page.click("#resign > summary");
  await page.click('#offers [value="resign"]');
  await table.when(({ over }) => over, "the end");
}

test("what was fixed before is what was drawn, and the page says so", async () => {
  const visitor = await Visitor.come(browser, server);
  const { page } = visitor;
  const { shown, table } = await play(visitor);
  assert.equal(shown.value, "", "nobody has typed anything");
  const [note] = await notes(page);
  assert.match(note.lucks[0], /^[0-9a-f]{64}$/, "the script has added to the draws");
  assert.equal(note.commitment, shown.commitment);
  assert.ok(page.url().endsWith(`/t/${note.id}`));
  assert.equal(await page.locator("#fair").getAttribute("data-commitment"), shown.commitment);
  assert.equal(await page.locator("#verdict").isVisible(), false, "nothing can be said yet");
  await resign(page, table);
  await page.locator("#verdict", { hasText: "those that were fixed before the game" }).waitFor();
  await page.locator("#polite, #alert").filter({ hasText: "those that were fixed" }).waitFor();
  // Another game: its draws were fixed, too, and are noted.
  const next = await page.locator("#fair").getAttribute("data-next");
  await page.click('#offers [value="again"]');
  await page.waitForURL((url) => !url.pathname.includes(note.id));
  await table.turn();
  assert.equal(await page.locator("#fair").getAttribute("data-commitment"), next);
  assert.equal((await notes(page)).at(-1).commitment, next);
  // Long numbers do not make a small page wide.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/t/${note.id}/fair`);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  await visitor.leave();
});

test("a server that has chosen afterwards is found out, and that is said aloud", async () => {
  const visitor = await Visitor.come(browser, server);
  const { page } = visitor;
  const { table } = await play(visitor);
  // As if the form had shown another fingerprint.
  await page.evaluate((key) => {
    const [note] = JSON.parse(localStorage.getItem(key));
    localStorage.setItem(key, JSON.stringify([{ ...note, commitment: "0".repeat(64) }]));
  }, KEY);
  await resign(page, table);
  await page.locator("#verdict", { hasText: "these are not the draws" }).waitFor();
  await page.locator("#polite, #alert").filter({ hasText: "these are not the draws" }).waitFor();
  await visitor.leave();
});

test("whoever types something adds that", async () => {
  const visitor = await Visitor.come(browser, server);
  const { page } = visitor;
  await page.goto("/new/quarto");
  await page.click("details.fair > summary");
  await page.fill("#luck-new", "my own words");
  await page.click("form.draft .startbar button");
  await page.waitForURL("**/t/*");
  await page.goto(`${page.url()}/fair`);
  await page.locator("ol.steps", { hasText: "my own words" }).waitFor();
  await visitor.leave();
});

test("the page's own hash is the browser's", async () => {
  const visitor = await Visitor.come(browser, server);
  const { page } = visitor;
  await page.goto("/");
  const script = await page.locator('script[type="module"]').first().getAttribute("src");
  const differ = await page.evaluate(async (script) => {
    const { judge, sha256 } = await import(new URL("fair.js", new URL(script, location.href)));
    // A seal that was noted and is gone is no seal.
    const commitment = sha256(new Uint8Array(32));
    const kept = { commitment, seal: "2:00", seed: "00".repeat(32) };
    if (judge(kept, kept) !== true || judge({ ...kept, seal: undefined }, kept) !== false) return "judge";
    // What this browser has added is used where it found a seat.
    const [seen, noted] = [{ ...kept, added: "aa -", sits: true }, { ...kept, lucks: ["bb"] }];
    if (judge(seen, noted) !== false || judge({ ...seen, sits: false }, noted) !== true) return "judge, added";
    const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const wrong = [];
    for (let length = 0; length < 200; length++) {
      const bytes = crypto.getRandomValues(new Uint8Array(length));
      if (sha256(bytes) !== hex(await crypto.subtle.digest("SHA-256", bytes))) wrong.push(length);
    }
    return wrong;
  }, script);
  assert.deepEqual(differ, []);
  await visitor.leave();
});

test("whoever sits down from the list of tables adds to the draws, too", async () => {
  const [founder, stranger] = await Promise.all([Visitor.come(browser, server), Visitor.come(browser, server)]);
  const id = await founder.found("quarto", { opponent: "open" });
  const { page } = stranger;
  await page.goto("/tables");
  // Pressed twice, as people do.
  await page.dblclick(`form[action="/t/${id}/sit"] button`);
  await page.waitForURL(`**/t/${id}`);
  await new Table(page).when(({ step }) => step > 0, "the start");
  const commitment = await page.locator("#fair").getAttribute("data-commitment");
  assert.deepEqual((await notes(page)).map((note) => [note.id, note.commitment]), [[id, commitment]]);
  await page.goto(`/t/${id}/fair`);
  assert.equal(await page.locator("ol.steps", { hasText: "relies" }).count(), 0);
  await Promise.all([founder.leave(), stranger.leave()]);
});
