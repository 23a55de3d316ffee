// Connections that break and servers that stop, in the middle of a game: nothing is lost.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { launch } from "../lib/browser.mjs";
import { Cable } from "../lib/cable.mjs";
import { Dice } from "../lib/dice.mjs";
import { Guest, stepOf } from "../lib/guest.mjs";
import { Mouse } from "../lib/hand.mjs";
import { Quarto } from "../lib/quarto.mjs";
import { Server } from "../lib/server.mjs";
import { Visitor } from "../lib/visitor.mjs";
import { until } from "../lib/until.mjs";

const CUT = [/ERR_INTERNET_DISCONNECTED/, /ERR_CONNECTION/, /WebSocket connection/, /Failed to load resource/];

const browser = await launch();
after(() => browser.close());

// A visitor in the middle of a game at a server of its own.
async function midway(seed) {
  const server = await Server.open();
  const visitor = await Visitor.come(browser, server);
  visitor.forgive(...CUT);
  const table = await visitor.found("quarto", { opponent: "computer", level: "1" });
  await visitor.live();
  const player = new Quarto(visitor.page, new Mouse(visitor.page), { dice: new Dice(seed) });
  for (let turns = 0; turns < 3; turns += 1) {
    const seen = await player.table.turn();
    assert.equal(seen.over, false, "too short a game");
    await player.act(seen);
  }
  return { server, visitor, table, player };
}

const link = (page) => page.locator("#link");

// The pieces on the board, by cell.
const board = (page) =>
  page.locator("#board [data-cell][data-state=piece]").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));

test("a browser that was cut off hears what it missed, and plays on", async () => {
  const server = await Server.open();
  const cable = await Cable.lay(server);
  const visitor = await Visitor.come(browser, cable);
  visitor.forgive(...CUT);
  const { page } = visitor;
  const table = await visitor.found("quarto", { opponent: "friend", begins: "2" });
  const other = new Guest(server);
  await other.sit(table);
  const socket = await other.join(table);
  const player = new Quarto(page, new Mouse(page), { dice: new Dice(11) });
  await player.table.when(({ wishes }) => wishes.length > 0, "the start");
  await visitor.live();
  cable.cut();
  await until(async () => (await link(page).isVisible()) || null, "a banner");
  // The other plays on meanwhile: the beginner is the one who gives.
  const { outcome, say } = await socket.ask({ type: "do", step: stepOf(socket), what: "+7" });
  assert.equal(outcome, "done", String(say));
  assert.equal((await player.table.look()).due, false);
  cable.mend();
  const seen = await player.table.turn();
  assert.ok(seen.due);
  assert.equal(await link(page).isVisible(), false);
  const heard = () => page.evaluate(() => ["polite", "alert"].map((id) => document.getElementById(id).textContent).join(" "));
  await until(async () => /turn/i.test(await heard()) || null, "whose turn it is, aloud");
  await player.act(seen);
  await socket.hear(({ type, step }) => type === "news" && step > seen.step, "the answer");
  socket.close();
  await visitor.leave();
  cable.close();
  await server.close();
});

test("a move made while the connection is cut is made once it is back, and once only", async () => {
  const server = await Server.open();
  const cable = await Cable.lay(server);
  const visitor = await Visitor.come(browser, cable);
  visitor.forgive(...CUT);
  const { page } = visitor;
  await visitor.found("quarto", { opponent: "beside" });
  const player = new Quarto(page, new Mouse(page), { dice: new Dice(15) });
  const seen = await player.table.turn();
  await visitor.live();
  cable.cut();
  await page.click('#tray [value="+3"]');
  await until(async () => (await link(page).isVisible()) || null, "a banner");
  cable.mend();
  const next = await player.table.after(seen.step);
  assert.equal(next.step, seen.step + 1);
  await player.play();
  await visitor.leave();
  cable.close();
  await server.close();
});

test("killed and started again, the server has every move", async () => {
  const { server, visitor, player } = await midway(12);
  const { page } = visitor;
  const before = await player.table.turn();
  const pieces = await board(page);
  await server.end("SIGKILL");
  await until(async () => (await link(page).isVisible()) || null, "a banner");
  assert.equal((await player.table.look()).step, before.step, "the page stays as it was");
  await server.start();
  await until(async () => !(await link(page).isVisible()) || null, "a connection", 60_000);
  assert.deepEqual(await board(page), pieces);
  assert.equal((await player.table.look()).step, before.step);
  await player.play();
  await visitor.leave();
  await server.close();
});

test("killed while a move is on its way, it happens once or not at all", async () => {
  const { server, visitor, player } = await midway(13);
  const { page } = visitor;
  const seen = await player.table.turn();
  const wish = seen.wishes.find((one) => /^[a-d][1-4]$|^\+/.test(one));
  const sent = page.click(`#act [name=do][value="${wish}"]`);
  const dead = server.end("SIGKILL");
  await Promise.all([sent, dead]);
  await server.start();
  // The script asks again by itself, by the same name.
  await player.table.after(seen.step);
  await player.play();
  await visitor.leave();
  await server.close();
});

test("told to stop, the server says so calmly, leaves within 5 seconds, and comes back", async () => {
  const { server, visitor, player } = await midway(14);
  const { page } = visitor;
  const before = await player.table.turn();
  const started = Date.now();
  const code = await server.end("SIGTERM");
  assert.equal(code, 0);
  assert.ok(Date.now() - started < 5000, "the bar is 5 seconds");
  const said = () => visitor.messages().filter(({ type }) => type === "bye");
  const byes = await until(() => (said().length > 0 ? said() : null), "a farewell");
  assert.equal(byes.length, 1);
  assert.ok(byes[0].say.length > 10 && byes[0].after >= 0, JSON.stringify(byes));
  await until(async () => (await link(page).isVisible()) || null, "a banner");
  assert.match(await link(page).textContent(), /\w+\./);
  await server.start();
  await until(async () => !(await link(page).isVisible()) || null, "a connection", 60_000);
  assert.equal((await player.table.look()).step, before.step);
  await player.play();
  await visitor.leave();
  await server.close();
});
