// Somebody without a browser: plain requests, cookies kept, forms filled in as they stand on a page.

import { request } from "node:http";
import { Socket } from "./socket.mjs";
import { until } from "./until.mjs";

export class Guest {
  cookies = new Map();
  // The step that the table is at, as its last message said.
  step = 0;

  constructor(server) {
    this.server = server;
  }

  // The cookies as a header says them.
  get cookie() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  // One request; `{ status, headers, body }`. It follows nothing.
  send(method, path, { headers = {}, body = "" } = {}) {
    const all = { ...headers };
    if (this.cookies.size > 0 && !("Cookie" in all)) all.Cookie = this.cookie;
    if (body) all["Content-Type"] ??= "application/x-www-form-urlencoded";
    if (method !== "GET") all["Content-Length"] = Buffer.byteLength(body);
    const options = { host: "127.0.0.1", port: this.server.port, method, path, headers: all, agent: false };
    return new Promise((resolve, reject) => {
      const sent = request(options, (answer) => {
        const parts = [];
        answer.on("data", (bytes) => parts.push(bytes));
        answer.on("error", reject);
        answer.on("end", () => {
          for (const line of answer.headers["set-cookie"] ?? []) {
            const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
            this.cookies.set(name, value);
          }
          resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts).toString() });
        });
      });
      sent.setTimeout(20_000, () => sent.destroy(new Error(`no answer: ${method} ${path}`)));
      sent.on("error", reject);
      sent.end(body);
    });
  }

  get(path, headers = {}) {
    return this.send("GET", path, { headers });
  }

  // What every form must carry, from a page that has one.
  async token() {
    const { body } = await this.get("/settings");
    return /name="token" value="([^"]+)"/.exec(body)[1];
  }

  async post(path, fields = {}, headers = {}) {
    const token = await this.token();
    return this.send("POST", path, { headers, body: new URLSearchParams({ token, ...fields }).toString() });
  }

  // Founds a table; its name.
  async found(game, choices = {}) {
    const { status, headers, body } = await this.post("/new", { game, ...choices });
    if (status !== 303) throw new Error(`no table: ${status} ${body.slice(0, 500)}`);
    return headers.location.replace("/t/", "");
  }

  async sit(table, fields = {}) {
    const { status } = await this.post(`/t/${table}/sit`, fields);
    if (status !== 303) throw new Error(`no seat: ${status}`);
  }

  // The socket of a table, as our own page opens it.
  async join(table, { protocol = "fourfold.page.1", query = "" } = {}) {
    const headers = { Cookie: this.cookie, Origin: this.server.url, "Sec-WebSocket-Protocol": protocol };
    const socket = await Socket.open(this.server.port, `/t/${table}/live${query}`, headers);
    if (socket.status !== 101) throw new Error(`no socket: ${socket.status}`);
    await until(() => socket.heard.length > 0, "the first message");
    return socket;
  }

  // Gives this person's cookies to a browser.
  async lend(context) {
    const cookies = [...this.cookies].map(([name, value]) => ({ name, value, url: this.server.url }));
    await context.addCookies(cookies);
  }
}

// The step that a table is at, by the last message that says one.
export const stepOf = (socket) => socket.messages.findLast(({ step }) => step !== undefined).step;
