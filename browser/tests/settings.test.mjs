// How a person likes it is kept without an account, in six languages; and can be forgotten.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../lib/house.mjs";
import { Table } from "../lib/table.mjs";
import { until } from "../lib/until.mjs";

const place = house();
const { visit } = place;

const LANGUAGES = ["en", "fr", "de", "es", "it", "ru"];

test("what is chosen is kept, and the table follows it", async () => {
  const visitor = await visit();
  const { page, context } = visitor;
  await page.goto("/settings");
  for (const [name, value] of [["shade", "dark"], ["motion", "still"], ["verbosity", "full"], ["naming", "codes"]]) {
    await page.check(`form[action="/settings"] input[name=${name}][value=${value}]`, { force: true });
  }
  await page.click('form.draft[action="/settings"] .startbar button');
  await page.waitForLoadState();
  const html = page.locator("html");
  assert.equal(await html.getAttribute("data-shade"), "dark");
  // Another day, the same browser.
  const later = await context.newPage();
  await later.goto("/settings");
  assert.equal(await later.locator("html").getAttribute("data-shade"), "dark");
  assert.equal(await later.locator("html").getAttribute("data-motion"), "still");
  for (const [name, value] of [["verbosity", "full"], ["naming", "codes"]]) {
    assert.ok(await later.isChecked(`input[name=${name}][value=${value}]`), name);
  }
  await later.close();
  await visitor.found("quarto", { opponent: "beside" });
  const label = await page.locator('#tray [value="+0"]').getAttribute("aria-label");
  assert.match(label, /^[LD][RQ][ST][FH]$/, "codes");
  const cookies = await context.cookies();
  assert.ok(cookies.every(({ name }) => ["ff", "ff_settings", "ff_told"].includes(name)), JSON.stringify(cookies.map(({ name }) => name)));
  await visitor.leave();
});

for (const language of LANGUAGES) {
  test(`every page speaks ${language}, and no key is left`, async () => {
    const visitor = await visit({ locale: language });
    const { page } = visitor;
    const table = await visitor.found("quarto", { opponent: "computer", level: "1" });
    await new Table(page).turn();
    for (const path of ["/", "/new/quarto", "/new/quartex", "/tables", "/settings", "/privacy", "/host", "/rules/quarto", "/learn/quarto", "/analysis", "/offline", `/t/${table}`]) {
      await page.goto(path);
      assert.equal(await page.locator("html").getAttribute("lang"), language, path);
      const text = await page.evaluate(() => document.title + document.body.innerText + [...document.querySelectorAll("[aria-label], [placeholder], [alt]")].map((one) => one.getAttribute("aria-label") ?? one.getAttribute("placeholder") ?? one.getAttribute("alt")).join(" "));
      assert.deepEqual(text.match(/\b(page|play|after|server|terms|event|noun|host)-[a-z][a-z-]+/g) ?? [], [], path);
      assert.doesNotMatch(text, /\{ ?\$|undefined|\u2068/, path);
    }
    await visitor.leave();
  });
}

test("the language is chosen above every page, and comes back to it", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await page.goto("/rules/quarto");
  await page.click("details.pop:has([name=language]) > summary");
  await page.click("[name=language][value=fr]");
  await page.waitForLoadState();
  assert.equal(new URL(page.url()).pathname, "/rules/quarto");
  assert.equal(await page.locator("html").getAttribute("lang"), "fr");
  await visitor.leave();
});

test("a language is no step on the way back", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.found("quarto", { opponent: "beside" });
  const before = await page.evaluate(() => history.length);
  await page.click("details.pop:has([name=language]) > summary");
  await page.click("[name=language][value=fr]");
  await page.locator("html[lang=fr]").waitFor();
  assert.equal(await page.evaluate(() => history.length), before);
  await visitor.leave();
});

test("what was saved is told", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await page.goto("/settings");
  await page.click('form.draft[action="/settings"] .startbar button');
  await page.locator(".told", { hasText: "Saved." }).waitFor();
  await visitor.leave();
});

test("a name is given, and name and sessions are deleted", async () => {
  const visitor = await visit();
  const { page, context } = visitor;
  await page.goto("/settings");
  await page.fill("#name", "Ada");
  await page.click('form[action="/me/name"] button');
  await page.waitForLoadState();
  assert.equal(await page.inputValue("#name"), "Ada");
  const table = await visitor.found("quarto", { opponent: "computer", level: "1" });
  assert.match(await page.locator("#players").textContent(), /Ada/);
  const token = (await context.cookies()).find(({ name }) => name === "ff").value;
  await page.goto("/settings");
  await page.click("#forget summary");
  await page.click('form[action="/me/forget"] button');
  await page.waitForLoadState();
  assert.equal(await page.inputValue("#name"), "");
  assert.notEqual((await context.cookies()).find(({ name }) => name === "ff")?.value, token);
  // The seat belongs to nobody any more, and the name is gone from the table.
  await page.goto(`/t/${table}`);
  assert.doesNotMatch(await page.locator("#players").textContent(), /Ada/);
  assert.equal((await new Table(page).look()).seat, "");
  // Nor does the old secret open anything.
  await context.addCookies([{ name: "ff", value: token, url: place.server.url }]);
  await page.goto(`/t/${table}`);
  assert.equal((await new Table(page).look()).seat, "");
  await visitor.leave();
});

test("an app that can be installed: manifest, icons, and a page without a network", async () => {
  const visitor = await visit({ serviceWorkers: "allow" });
  // Without a network a page is shown in the system's letters, unless ours were there already.
  visitor.forgive(/ERR_INTERNET_DISCONNECTED/, /Failed to load/, /^request: .*\.woff2.* net::ERR_FAILED$/);
  const { page, context } = visitor;
  await page.goto("/");
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = await page.evaluate(async (address) => (await fetch(address)).json(), href);
  assert.ok(manifest.name && manifest.start_url && manifest.display, JSON.stringify(manifest));
  assert.ok(manifest.icons.some(({ sizes }) => sizes === "192x192") && manifest.icons.some(({ sizes }) => sizes === "512x512"));
  for (const { src, type } of manifest.icons) {
    const answer = await page.evaluate(async (address) => {
      const { status, headers } = await fetch(address);
      return { status, type: headers.get("content-type") };
    }, src);
    assert.deepEqual(answer, { status: 200, type }, src);
  }
  const isAtWork = () => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active));
  await until(async () => (await isAtWork()) || null, "a service worker at work");
  const kept = () => page.evaluate(async () => Boolean(await caches.match("/offline")));
  await until(async () => (await kept()) || null, "the page for the lack of a network");
  await context.setOffline(true);
  await page.goto("/tables").catch(() => {});
  const offline = await page.locator("h1").textContent();
  await context.setOffline(false);
  await page.goto("/offline");
  assert.equal(await page.locator("h1").textContent(), offline);
  await visitor.leave();
});
