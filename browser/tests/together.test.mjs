// Two people with a browser each: an invitation, offers, phrases, who is here, another game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Dice } from "../lib/dice.mjs";
import { Mouse } from "../lib/hand.mjs";
import { house } from "../lib/house.mjs";
import { Quarto } from "../lib/quarto.mjs";
import { Table } from "../lib/table.mjs";
import { until } from "../lib/until.mjs";

const place = house();
const { visit } = place;

// Anna invites, Ben follows the link and sits down.
async function invited(choices = {}) {
  const [anna, ben] = await Promise.all([visit(), visit()]);
  const table = await anna.found("quarto", { opponent: "friend", ...choices });
  const link = await anna.page.inputValue("#invite-link");
  assert.equal(link, `${place.server.url}/t/${table}`, "the link names the table and nothing else");
  await ben.page.goto(link);
  await ben.page.fill("#sit-name", "Ben");
  await ben.page.click("#sit [type=submit]");
  await Promise.all([anna, ben].map(({ page }) => new Table(page).when(({ wishes }) => wishes.length > 0, "the start")));
  await Promise.all([anna.live(), ben.live()]);
  return { anna, ben, table };
}

const press = ({ page }, wish) => page.click(`#offers [value="${wish}"]`);
const hears = (visitor, pattern, what) =>
  until(async () => {
    const said = await visitor.page.evaluate(() => ["polite", "alert"].map((id) => document.getElementById(id).textContent).join(" "));
    return pattern.test(said) ? said : null;
  }, what);

const plays = (visitor, seed) => new Quarto(visitor.page, new Mouse(visitor.page), { dice: new Dice(seed) });

test("a whole game, and another with the seats turned", async () => {
  const { anna, ben, table } = await invited();
  assert.match(await anna.page.locator("#players").textContent(), /Ben/);
  await Promise.all([plays(anna, 1).play(), plays(ben, 2).play()]);
  const seats = async (page) => (await new Table(page).look()).seat;
  const before = [await seats(anna.page), await seats(ben.page)];
  await press(anna, "again");
  await ben.page.click('#offers [value="again"]');
  const next = await Promise.all(
    [anna, ben].map(async ({ page }) => {
      // Nobody has to look for the next game while its clock runs: both are taken along.
      await page.waitForURL((url) => !url.pathname.includes(table));
      return new Table(page).when(({ seat }) => seat !== "", "a seat");
    }),
  );
  assert.equal(anna.table(), ben.table());
  assert.notDeepEqual(next.map(({ seat }) => seat), before, "whoever began gives way");
  await Promise.all([anna.leave(), ben.leave()]);
});

test("a draw is offered, refused, offered again and agreed", async () => {
  const { anna, ben } = await invited();
  await press(anna, "offer:draw");
  await ben.page.click('#offers [value="decline:draw"]');
  await ben.page.locator('#offers [value="decline:draw"]').waitFor({ state: "detached" });
  await anna.page.locator('#offers [value="offer:draw"][type=submit]').waitFor();
  await anna.page.locator("#told p", { hasText: "Ben declines." }).waitFor();
  await press(anna, "offer:draw");
  await until(async () => /^A question for you/.test(await ben.page.title()) || null, "a title that asks");
  await ben.page.click('#offers [value="agree:draw"]');
  for (const { page } of [anna, ben]) {
    const { status } = await new Table(page).when(({ over }) => over, "the end");
    assert.match(status, /draw/i);
  }
  await Promise.all([anna.leave(), ben.leave()]);
});

test("what was refused is not shown any more once something was done", async () => {
  const { anna, ben } = await invited();
  await new Mouse(anna.page).unfold("#more");
  await anna.page.fill("#command", "nonsense");
  await anna.page.press("#command", "Enter");
  await anna.page.locator("#told p").waitFor();
  await press(anna, "offer:draw");
  await anna.page.locator("#told p").waitFor({ state: "detached" });
  await Promise.all([anna.leave(), ben.leave()]);
});

test("a slip is taken back when the other agrees", async () => {
  const { anna, ben } = await invited({ begins: "1" });
  const table = new Table(anna.page);
  await table.turn();
  await anna.page.click('#tray [value="+5"]');
  await new Table(ben.page).turn();
  // Either page may hear of it first.
  await anna.page.locator('#tray [data-piece="5"]').waitFor({ state: "detached" });
  await press(anna, "offer:takeback");
  await ben.page.click('#offers [value="agree:takeback"]');
  await anna.page.locator('#tray [data-piece="5"][type=submit]').waitFor();
  assert.equal((await table.turn()).due, true);
  await Promise.all([anna.leave(), ben.leave()]);
});

test("giving up asks once", async () => {
  const { anna, ben } = await invited();
  const resign = anna.page.locator('#offers [value="resign"]');
  assert.equal(await resign.isVisible(), false);
  const summary = anna.page.locator("#resign > summary");
  const box = await summary.boundingBox();
  await summary.click();
  assert.deepEqual(await summary.boundingBox(), box, "the button stays where it is");
  // Pressed again, in the same place, it says no.
  assert.equal((await summary.innerText()).trim(), "No");
  await summary.click();
  assert.equal(await resign.isVisible(), false);
  await summary.click();
  await resign.click();
  const ends = await Promise.all([anna, ben].map(({ page }) => new Table(page).when(({ over }) => over, "the end")));
  assert.notEqual(ends[0].status, ends[1].status);
  await Promise.all([anna.leave(), ben.leave()]);
});

test("typed, giving up asks once too, and no is an answer", async () => {
  const { anna, ben } = await invited();
  const { page } = anna;
  const ask = async () => {
    await new Mouse(page).unfold("#more");
    await page.fill("#command", "resign");
    await page.press("#command", "Enter");
    await page.locator("dialog.ask").waitFor();
  };
  await ask();
  // The answer that changes nothing comes first.
  await page.locator("dialog.ask button").first().click();
  await page.locator("dialog.ask").waitFor({ state: "detached" });
  assert.equal((await new Table(page).look()).over, false);
  await ask();
  await page.locator("dialog.ask button").last().click();
  await new Table(page).when(({ over }) => over, "the end");
  await Promise.all([anna.leave(), ben.leave()]);
});

test("phrases are heard and seen by both", async () => {
  const { anna, ben } = await invited();
  const phrases = await anna.page.locator("#phrases [name=phrase]").evaluateAll((buttons) => buttons.map(({ value }) => value));
  assert.ok(phrases.length >= 5, String(phrases));
  await new Mouse(ben.page).unfold("#phrases details");
  await ben.page.click(`#phrases [value="${phrases[0]}"]`);
  assert.match(await hears(anna, /Ben/, "Ben's phrase"), /Ben/);
  for (const { page } of [anna, ben]) await page.locator("#told p", { hasText: "Ben: Hello!" }).waitFor();
  await Promise.all([anna.leave(), ben.leave()]);
});

test("whoever leaves is away, and whoever is back is here", async () => {
  const { anna, ben, table } = await invited();
  const state = anna.page.locator("#players li", { hasText: "Ben" }).locator(".state");
  const here = await state.textContent();
  await ben.live();
  await ben.page.goto("/privacy");
  const away = () => until(async () => /away/i.test(await state.textContent()) || null, "away", 60_000);
  await away();
  await ben.page.goto(`/t/${table}`);
  await until(async () => !/away/i.test(await state.textContent()) || null, "back");
  assert.ok(here !== null);
  await Promise.all([anna.leave(), ben.leave()]);
});

test("at one device: the page is that of whoever is to play", async () => {
  const visitor = await visit();
  await visitor.found("quarto", { opponent: "beside" });
  const player = plays(visitor, 3);
  await player.play();
  assert.ok(player.moves.length >= 8);
  await visitor.leave();
});
