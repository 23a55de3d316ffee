// Strangers: a table in the list is found, joined, and watched.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Dice } from "../lib/dice.mjs";
import { Mouse } from "../lib/hand.mjs";
import { house } from "../lib/house.mjs";
import { Quarto } from "../lib/quarto.mjs";
import { Table } from "../lib/table.mjs";

const { visit } = house();

test("a table in the list is joined by one stranger and watched by another", async () => {
  const [anna, ben, carl] = await Promise.all([visit(), visit(), visit()]);
  const table = await anna.found("quarto", { opponent: "open" });
  await ben.page.goto("/tables");
  await ben.page.click(`form[action="/t/${table}/sit"] button`);
  await ben.page.waitForURL(`**/t/${table}`);
  await new Table(ben.page).when(({ seat }) => seat !== "", "a seat");
  await carl.page.goto("/tables");
  await carl.page.click(`a[href="/t/${table}"]`);
  const watching = new Table(carl.page);
  const seen = await watching.when(({ status }) => status !== "", "the table");
  assert.equal(seen.seat, "");
  assert.deepEqual(seen.wishes, [], "a spectator can press nothing");
  const play = (visitor, seed) => new Quarto(visitor.page, new Mouse(visitor.page), { dice: new Dice(seed) }).play();
  await Promise.all([play(anna, 1), play(ben, 2)]);
  const end = await watching.when(({ over }) => over, "the end");
  assert.ok(end.step > 8);
  // A table whose game is over is not in the list.
  await carl.page.goto("/tables");
  assert.equal(await carl.page.locator(`a[href="/t/${table}"]`).count(), 0);
  await Promise.all([anna.leave(), ben.leave(), carl.leave()]);
});

test("the list is looked at again by itself", async () => {
  const [anna, ben] = await Promise.all([visit(), visit()]);
  await ben.page.goto("/tables");
  const table = await anna.found("quarto", { opponent: "open" });
  await ben.page.locator(`form[action="/t/${table}/sit"] button`).waitFor();
  await Promise.all([anna.leave(), ben.leave()]);
});

test("an invitation is no secret in the list", async () => {
  const [anna, ben] = await Promise.all([visit(), visit()]);
  const table = await anna.found("quarto", { opponent: "friend" });
  await ben.page.goto("/tables");
  assert.equal(await ben.page.locator(`[href*="${table}"], [action*="${table}"]`).count(), 0);
  await Promise.all([anna.leave(), ben.leave()]);
});
