// The gate: requests that no page of ours sent, messages that are too long or too many, connections
// that say nothing. What players may rely on is in the bars for security: origin, oversize and
// slow, limits, tokens.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { test } from "node:test";
import { Guest } from "../lib/guest.mjs";
import { house } from "../lib/house.mjs";
import { Server } from "../lib/server.mjs";
import { Socket } from "../lib/socket.mjs";
import { until } from "../lib/until.mjs";

const place = house({ browser: false });

// The addresses that change something, as the server lists them: a test of the server compares the page
// with what it does.
async function routes() {
  const page = await readFile(new URL("../../docs/routes.md", import.meta.url), "utf8");
  return [...page.matchAll(/^\| `POST` \| `([^`]+)` \| form \|/gm)].map(([, route]) => route);
}

const named = (route, table) => route.replace("{id}", table).replace("{game}", "quarto");

test("a form of another site is refused, at every address", async () => {
  const guest = new Guest(place.server);
  const table = await guest.found("quarto");
  const token = await guest.token();
  const all = await routes();
  assert.ok(all.length >= 9, String(all));
  for (const route of all) {
    for (const headers of [
      { Origin: "https://elsewhere.example" },
      { Origin: "null" },
      { Origin: `${place.server.url}.elsewhere.example` },
      { Origin: place.server.url.replace("http:", "https:") },
      { "Sec-Fetch-Site": "cross-site" },
    ]) {
      // Not even whoever knows the token comes through.
      const body = new URLSearchParams({ token }).toString();
      const { status } = await guest.send("POST", named(route, table), { headers, body });
      assert.equal(status, 403, `${route} ${JSON.stringify(headers)}`);
    }
  }
});

test("a form that does not say where it comes from needs the token", async () => {
  const guest = new Guest(place.server);
  const table = await guest.found("quarto");
  const stranger = new Guest(place.server);
  const foreign = await stranger.token();
  for (const route of await routes()) {
    for (const body of ["", "token=", "token=AAAA", `token=${foreign}`]) {
      const { status } = await guest.send("POST", named(route, table), { body });
      assert.equal(status, 403, `${route} ${body}`);
    }
  }
});

test("with the token, or from our own page, a form is taken", async () => {
  const guest = new Guest(place.server);
  const token = await guest.token();
  const bare = await guest.send("POST", "/settings", { body: new URLSearchParams({ token, shade: "dark" }).toString() });
  assert.equal(bare.status, 303);
  const own = await guest.send("POST", "/settings", { headers: { Origin: place.server.url }, body: "shade=light" });
  assert.equal(own.status, 303);
});

test("a socket for another site is refused", async () => {
  const guest = new Guest(place.server);
  const table = await guest.found("quarto");
  const path = `/t/${table}/live`;
  for (const Origin of ["https://elsewhere.example", "null", `${place.server.url}.elsewhere.example`]) {
    const socket = await Socket.open(place.server.port, path, { Origin, Cookie: guest.cookie });
    assert.equal(socket.status, 403, Origin);
    socket.close();
  }
  // Cookies without an origin are no proof of anything.
  const unsaid = await Socket.open(place.server.port, path, { Cookie: guest.cookie });
  assert.equal(unsaid.status, 403);
  unsaid.close();
  const own = await guest.join(table);
  assert.equal(own.status, 101);
  own.close();
});

test("whoever is nobody only watches", async () => {
  const guest = new Guest(place.server);
  const table = await guest.found("quarto");
  const nobody = await Socket.open(place.server.port, `/t/${table}/live`, {});
  assert.equal(nobody.status, 101);
  const { outcome } = await nobody.ask({ type: "do", step: 0, what: "+0" });
  assert.equal(outcome, "refused");
  nobody.close();
});

test("a message of more than 4 KiB closes with 1009", async () => {
  const guest = new Guest(place.server);
  const socket = await guest.join(await guest.found("quarto"));
  socket.send({ type: "type", nonce: "a", step: 0, text: "x".repeat(5000) });
  await until(() => socket.closed !== null, "a close");
  assert.equal(socket.closed, 1009);
  socket.close();
});

test("the 101st message in 20 seconds closes with 1008", async () => {
  const guest = new Guest(place.server);
  const socket = await guest.join(await guest.found("quarto"));
  for (let count = 0; count < 100; count += 1) {
    const { outcome } = await socket.ask({ type: "type", step: 0, text: "turn" });
    assert.equal(outcome, "told", `message ${count + 1}`);
  }
  assert.equal(socket.closed, null);
  socket.send({ type: "type", nonce: "last", step: 0, text: "turn" });
  await until(() => socket.closed !== null, "a close");
  assert.equal(socket.closed, 1008);
  socket.close();
});

test("what is no message closes with 1007", async () => {
  const guest = new Guest(place.server);
  const socket = await guest.join(await guest.found("quarto"));
  socket.send("nonsense");
  await until(() => socket.closed !== null, "a close");
  assert.equal(socket.closed, 1007);
  socket.close();
});

test("a header that never ends and a connection that never speaks are closed", async () => {
  const half = connect(place.server.port, "127.0.0.1");
  const silent = connect(place.server.port, "127.0.0.1");
  const closed = { half: false, silent: false };
  for (const [name, stream] of Object.entries({ half, silent })) {
    stream.on("error", () => {});
    stream.on("close", () => (closed[name] = true));
    stream.resume();
  }
  half.write("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ");
  await until(() => closed.half && closed.silent, () => `both closed: ${JSON.stringify(closed)}`, 30_000);
});

test("cookies are for the server alone, and tell no address and no log", async () => {
  const guest = new Guest(place.server);
  const { headers } = await guest.get("/");
  const [cookie] = headers["set-cookie"];
  assert.match(cookie, /; HttpOnly/);
  assert.match(cookie, /; SameSite=(Lax|Strict)/);
  assert.match(cookie, /; Path=\//);
  const token = guest.cookies.get("ff");
  assert.ok(Buffer.from(token, "base64url").length >= 16, "at least 128 bits");
  const table = await guest.found("quarto");
  const page = await guest.get(`/t/${table}`);
  const form = /name="token" value="([^"]+)"/.exec(page.body)[1];
  for (const secret of [token, form]) {
    assert.ok(!place.server.log.includes(secret), "a secret in the log");
    const addresses = [...page.body.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, address]) => address);
    assert.deepEqual(addresses.filter((address) => address.includes(secret)), []);
  }
  // The page does not repeat the cookie; the forms' token is another.
  assert.ok(!page.body.includes(token));
});

test("behind TLS the cookie is one that no other site can set", async () => {
  const server = await Server.open("--public-url", "https://play.example");
  try {
    const { headers } = await new Guest(server).get("/", { Host: "play.example" });
    assert.match(headers["set-cookie"][0], /^__Host-[^=]+=[^;]+;.*; Secure/);
  } finally {
    await server.close();
  }
});

test("every page says what it may load", async () => {
  const guest = new Guest(place.server);
  const table = await guest.found("quarto");
  for (const path of ["/", "/new/quarto", "/tables", "/settings", "/privacy", "/host", `/t/${table}`, "/rules/quarto", "/nowhere"]) {
    const { headers, body } = await guest.get(path);
    assert.match(headers["content-security-policy"], /default-src 'none'/, path);
    assert.doesNotMatch(headers["content-security-policy"], /unsafe/, path);
    assert.equal(headers["x-content-type-options"], "nosniff", path);
    assert.doesNotMatch(body, /<[^>]+ style="|<style|<script(?![^>]* src=)|<[^>]+ on[a-z]+="/, path);
  }
});
