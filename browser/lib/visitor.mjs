// Somebody with a browser: cookies of their own, one page, and everything that is received or goes
// wrong on it remembered.

import assert from "node:assert/strict";
import { until } from "./until.mjs";

export class Visitor {
  // What the browser received, in order: `{ from, text }`, from an address or a socket.
  received = [];
  #messages = [];
  #faults = new Set();
  #forgiven = [];
  #reading = [];
  #isLive = false;

  constructor(context, page, server) {
    this.context = context;
    this.page = page;
    this.server = server;
  }

  // `options` are those of a browser context: viewport, language, no script.
  static async come(browser, server, options = {}) {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: "en-GB",
      viewport: { width: 1280, height: 900 },
      serviceWorkers: "block",
      ...options,
    });
    context.setDefaultTimeout(15_000);
    const visitor = new Visitor(context, null, server);
    // A browser without script does not load scripts.
    if (options.javaScriptEnabled === false) visitor.forgive(/^request: .*\.js\?v=\w+ csp$/);
    // The console tells of what our policy forbids only sometimes.
    await context.exposeBinding("fourfoldForbidden", (_, what) => visitor.#fault(`CSP: ${what}`));
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        window.fourfoldForbidden(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
      });
    });
    context.on("page", (page) => visitor.#watch(page));
    visitor.page = await context.newPage();
    return visitor;
  }

  #fault(what) {
    if (!this.#forgiven.some((pattern) => pattern.test(what))) this.#faults.add(what);
  }

  #watch(page) {
    page.on("console", (message) => {
      if (message.type() === "error") this.#fault(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => this.#fault(`script: ${error}`));
    page.on("requestfailed", (request) => {
      const why = request.failure()?.errorText;
      // A page that is left stops what it was loading.
      if (why !== "net::ERR_ABORTED") this.#fault(`request: ${request.url()} ${why}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) this.#fault(`answer: ${response.url()} ${response.status()}`);
      const entry = { from: response.url(), text: "" };
      this.received.push(entry);
      const kind = response.headers()["content-type"] ?? "";
      if (/font|image\/png/.test(kind) || response.status() === 303) return;
      // A page may be left before its last byte was read.
      const read = response.text().then((text) => (entry.text = text), () => {});
      this.#reading.push(read);
    });
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame()) this.#isLive = false;
    });
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => {
        this.received.push({ from: socket.url(), text: String(payload) });
        const message = JSON.parse(payload);
        this.#messages.push(message);
        if (message.type === "hello") this.#isLive = true;
      });
    });
  }

  // What matches is no fault from now on: a network that is cut, a page that is refused.
  forgive(...patterns) {
    this.#forgiven.push(...patterns);
  }

  // All that was received until now, complete.
  async bytes() {
    await Promise.all(this.#reading);
    return this.received.slice();
  }

  // Messages of the socket, read.
  messages() {
    return this.#messages;
  }

  // Waits until the socket of this very page has spoken. A page can be read and used before that,
  // and its forms go their own way then: whoever breaks a connection must first have one.
  live() {
    return until(() => this.#isLive, "a live page");
  }

  // Founds a table: the form with these choices, and one click. The name of the table.
  async found(game, choices = {}) {
    await this.page.goto(`/new/${game}?${new URLSearchParams(choices)}`);
    await this.page.click(".startbar button");
    await this.page.waitForURL(/\/t\//);
    return this.table();
  }

  // The table that the page is about.
  table() {
    return /\/t\/([^/?]+)/.exec(this.page.url())[1];
  }

  // Goodbye: and nothing may have gone wrong.
  async leave() {
    await this.context.close();
    assert.deepEqual([...this.#faults], [], "what went wrong on the page");
  }
}
