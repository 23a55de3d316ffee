// After a game: replay, record and check; analysis; lessons.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { Dice } from "../lib/dice.mjs";
import { Mouse } from "../lib/hand.mjs";
import { house } from "../lib/house.mjs";
import { Quarto } from "../lib/quarto.mjs";
import { until } from "../lib/until.mjs";

const { visit } = house();
const run = promisify(execFile);

// A game that ends with a row, at one device.
async function over(visitor) {
  const table = await visitor.found("quarto", { opponent: "beside" });
  const player = new Quarto(visitor.page, new Mouse(visitor.page), { dice: new Dice(1) });
  for (const wish of ["+0", "a1", "+f", "d4", "+1", "b1", "+e", "c3", "+2", "c1", "+3", "d1", "!1"]) {
    await player.wish(wish, await player.table.turn());
  }
  await player.table.when((seen) => seen.over, "the end");
  return table;
}

test("a finished game is walked through step by step", async () => {
  const visitor = await visit();
  const { page } = visitor;
  const table = await over(visitor);
  await page.click(`#offers a[href="/t/${table}/replay"]`);
  await page.waitForURL("**/replay*");
  const title = () => page.locator("#now-title").textContent();
  const last = await title();
  await page.click("nav.walk a[rel=start]");
  await page.waitForURL("**step=0*");
  assert.notEqual(await title(), last);
  let steps = 0;
  while ((await page.locator("nav.walk a[rel=next]").count()) > 0) {
    const before = await title();
    await page.click("nav.walk a[rel=next]");
    await until(async () => (await title()) !== before || null, "the next step");
    steps += 1;
  }
  assert.equal(steps, 13, "as many as there were");
  assert.equal(await title(), last);
  await visitor.leave();
});

test("the record is the game, and verifies on the page and by the program", async () => {
  const visitor = await visit();
  const { page } = visitor;
  const table = await over(visitor);
  await page.goto(`/t/${table}/replay`);
  assert.match(await page.locator(".verdict").first().textContent(), /\w/);
  const download = page.waitForEvent("download");
  await page.click(`a[href="/t/${table}/record.txt"][download]`);
  const path = await (await download).path();
  const folder = await mkdtemp(join(tmpdir(), "record-"));
  const copy = join(folder, "record.txt");
  await (await download).saveAs(copy);
  const { stdout } = await run(process.env.FOURFOLD_BINARY ?? "../target/debug/fourfold", ["verify", copy], { env: { ...process.env, LC_ALL: "C" } });
  assert.match(stdout, /\w/);
  assert.ok(path);
  // A changed record does not.
  await writeFile(copy, (await page.evaluate(async (address) => (await fetch(address)).text(), `/t/${table}/record.txt`)).replace("b1", "b2"));
  await assert.rejects(run(process.env.FOURFOLD_BINARY ?? "../target/debug/fourfold", ["verify", copy]));
  await rm(folder, { recursive: true });
  await visitor.leave();
});

test("a link to a game shows a picture of it", async () => {
  const visitor = await visit();
  const { page } = visitor;
  const table = await over(visitor);
  await page.goto(`/t/${table}/replay`);
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  const answer = await page.evaluate(async (address) => {
    const got = await fetch(address);
    const bytes = new Uint8Array(await got.arrayBuffer());
    return { type: got.headers.get("content-type"), magic: [...bytes.slice(0, 4)] };
  }, new URL(picture).pathname);
  assert.deepEqual(answer, { type: "image/png", magic: [0x89, 0x50, 0x4e, 0x47] });
  await visitor.leave();
});

test("from a replay one goes on in the analysis", async () => {
  const visitor = await visit();
  const { page } = visitor;
  const table = await over(visitor);
  await page.goto(`/t/${table}/replay?step=10`);
  await page.click('a[href^="/analysis?"]');
  await page.waitForURL("**/analysis?**");
  assert.match(await page.locator("main").innerText(), /\w/);
  // A move there leads to another position.
  const before = page.url();
  await page.locator('main a[href^="/analysis?"], main form[action^="/analysis"] button').first().click();
  await until(() => page.url() !== before || null, "another position");
  await visitor.leave();
});

// Fails until an answer is shown, and gives that: every step can be done, with words alone.
async function learn(page) {
  const next = page.locator('main .acts a.main[href*="step="]');
  for (let tries = 0; (await next.count()) === 0; tries += 1) {
    assert.ok(tries < 12, `no way on from ${page.url()}`);
    const shown = page.locator("#answer details p");
    const answer = (await shown.count()) > 0 ? await shown.evaluate((one) => one.textContent) : null;
    await page.fill("form.ask input[type=text]", answer === null ? "nonsense" : /“(.+)”\.$/.exec(answer)[1]);
    await page.press("form.ask input[type=text]", "Enter");
    await page.waitForLoadState();
  }
  await next.click();
  await page.waitForLoadState();
}

for (const game of ["quarto", "access", "quartex"]) {
  test(`the first game of ${game} is walked to its end`, async () => {
    const visitor = await visit({ javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto(`/learn/${game}`);
    await page.click('main a.main[href*="step=1"]');
    await page.waitForLoadState();
    const count = await page.locator("nav.walk a").count();
    assert.ok(count >= 4);
    for (let step = 0; step < count; step += 1) await learn(page);
    await page.locator(`main a[href="/new/${game}"]`).first().waitFor();
    await visitor.leave();
  });
}

test("what can be tried in a lesson can be clicked", async () => {
  const visitor = await visit();
  const { page } = visitor;
  for (const game of ["quarto", "quartex"]) {
    await page.goto(`/learn/${game}?step=1`);
    const tries = page.locator("main form button, main a[href*='try=']");
    for (let index = 0; index < (await tries.count()); index += 1) await tries.nth(index).click({ trial: true });
  }
  await visitor.leave();
});

test("on a phone wells are round, and pieces stand in fours", async () => {
  const visitor = await visit({ viewport: { width: 390, height: 844 } });
  const { page } = visitor;
  await page.goto("/analysis");
  const well = await page.locator(".plane tbody td").first().evaluate((cell) => {
    const { width, height } = getComputedStyle(cell, "::before");
    return [parseFloat(width), parseFloat(height)];
  });
  assert.ok(Math.abs(well[0] - well[1]) < 1, `${well}`);
  const rows = await page.locator(".gifts > li").evaluateAll((places) => {
    const tops = places.map((place) => Math.round(place.getBoundingClientRect().top));
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  });
  assert.ok(rows.length > 0 && rows.every((row) => row === 4), `${rows}`);
  await visitor.leave();
});
