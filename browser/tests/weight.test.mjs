// How heavy and how quick: the first move, memory, script and style.

import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { launch } from "../lib/browser.mjs";
import { Guest } from "../lib/guest.mjs";
import { isFull } from "../lib/house.mjs";
import { Server } from "../lib/server.mjs";
import { Socket } from "../lib/socket.mjs";
import { Table } from "../lib/table.mjs";
import { until } from "../lib/until.mjs";
import { Visitor } from "../lib/visitor.mjs";

const MIB = 1024 * 1024;
const SHARING = 1_000;
const SOCKETS = isFull ? 10_000 : 3_000;

test("from a cold start to the first move in three clicks", async (context) => {
  const browser = await launch();
  const started = Date.now();
  const server = await Server.open();
  const visitor = await Visitor.come(browser, server);
  const { page } = visitor;
  await page.goto("/");
  // One: play now. Two: the first move.
  await page.click('.ways form[action="/play"] button');
  await page.waitForURL("**/t/*");
  const table = new Table(page);
  const seen = await table.turn();
  const wish = seen.wishes.find((one) => /^[a-d][1-4]$|^\+/.test(one));
  await page.click(`#act [name=do][value="${wish}"]`);
  await table.after(seen.step);
  const took = Date.now() - started;
  context.diagnostic(`first move after ${took} ms and 2 clicks`);
  assert.ok(took < 30_000, `${took} ms`);
  await visitor.leave();
  await server.close();
  await browser.close();
});

test("memory at rest and for each socket that waits", async (context) => {
  // They come from many networks, as people do: one alone may not open so many at once.
  const server = await Server.open("--trusted-proxy", "127.0.0.1");
  let networks = 0;
  await new Guest(server).get("/");
  const rest = await server.resident();
  context.diagnostic(`at rest ${(rest / MIB).toFixed(1)} MiB`);
  assert.ok(rest < 64 * MIB, `${rest} bytes at rest`);
  const guest = new Guest(server);
  const table = await guest.found("quarto", { opponent: "friend" });
  const open = async () => {
    networks += 1;
    const headers = { "Sec-WebSocket-Protocol": "fourfold.data.1", "X-Forwarded-For": `10.0.${networks >> 8}.${networks % 256}` };
    const socket = await Socket.open(server.port, `/t/${table}/live`, headers);
    assert.equal(socket.status, 101);
    return socket;
  };
  const sockets = [];
  const fill = async (count) => {
    while (sockets.length < count) sockets.push(...(await Promise.all(Array.from({ length: 25 }, open))));
    await until(() => sockets.every(({ heard }) => heard.length > 0) || null, "all first messages", 60_000);
    return server.resident();
  };
  // The first pay for what all share: threads that read, buffers that are used again, what is free and not
  // given back yet.
  const before = await fill(SHARING);
  const each = ((await fill(SOCKETS)) - before) / (SOCKETS - SHARING);
  context.diagnostic(`${(each / 1024).toFixed(1)} KiB for each of ${SOCKETS} sockets`);
  for (const socket of sockets) socket.close();
  await server.close();
  assert.ok(each < 16 * 1024, `${each} bytes each`);
});

test("script and style of the game page, packed, are less than 50 kB", async (context) => {
  const server = await Server.open();
  const guest = new Guest(server);
  const table = await guest.found("quarto", { opponent: "friend" });
  const { body } = await guest.get(`/t/${table}`);
  const addresses = new Set([...body.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|css)\?[^"]+)"/g)].map(([, address]) => address));
  let total = 0;
  for (const address of addresses) {
    const { body: text, status } = await guest.get(address);
    assert.equal(status, 200, address);
    total += gzipSync(text).length;
    for (const [, name] of text.matchAll(/from "\.\/([a-z]+\.js)[^"]*"/g)) {
      assert.ok([...addresses].some((one) => one.includes(`/${name}`)), `${name} is loaded too and not counted`);
    }
  }
  context.diagnostic(`${addresses.size} files, ${total} bytes packed`);
  await server.close();
  assert.ok(addresses.size >= 2);
  assert.ok(total < 50_000, `${total} bytes`);
});
