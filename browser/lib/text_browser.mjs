// Browsers of text, each with cookies in a folder of its own. They print pages and send forms that are given
// to them.

import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const LIMIT = 30_000;

// Runs a program; what it printed.
async function run(program, words, { home, input = "" }) {
  const env = { PATH: process.env.PATH, HOME: home, TERM: "vt100", LC_ALL: "C.UTF-8", LANG: "C.UTF-8" };
  const child = spawn(program, words, { env, stdio: ["pipe", "pipe", "pipe"] });
  const timer = setTimeout(() => child.kill("SIGKILL"), LIMIT);
  let out = "";
  let err = "";
  child.stdout.on("data", (bytes) => (out += bytes));
  child.stderr.on("data", (bytes) => (err += bytes));
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const code = await new Promise((resolve) => child.on("close", resolve));
  clearTimeout(timer);
  if (code !== 0) throw new Error(`${program} ${words.join(" ")} left with ${code}: ${err}`);
  return out;
}

// A person with w3m.
export class W3m {
  constructor(server, home) {
    this.server = server;
    this.home = home;
  }

  static async open(server) {
    return new W3m(server, await mkdtemp(join(tmpdir(), "w3m-")));
  }

  #run(words, input) {
    const options = ["-cookie", "-o", "accept_cookie=1", "-o", "accept_bad_cookie=1", "-o", "use_cookie=1", "-o", "accept_encoding=identity", "-cols", "100"];
    return run("w3m", [...options, ...words], { home: this.home, input });
  }

  #address(path) {
    return path.startsWith("http") ? path : `${this.server.url}${path}`;
  }

  dump(path) {
    return this.#run(["-dump", this.#address(path)]);
  }

  source(path) {
    return this.#run(["-dump_source", this.#address(path)]);
  }

  // Sends a form; the address it led to, as w3m says it.
  async post(path, fields) {
    const file = join(this.home, "form");
    await writeFile(file, new URLSearchParams(fields).toString());
    const text = await this.#run(["-dump_extra", "-post", file, this.#address(path)]);
    return new URL(/^W3m-current-url: (\S+)/m.exec(text)[1]).pathname;
  }

  async close() {
    await rm(this.home, { recursive: true, force: true });
  }
}

// A person with lynx.
export class Lynx {
  constructor(server, home) {
    this.server = server;
    this.home = home;
  }

  static async open(server) {
    const home = await mkdtemp(join(tmpdir(), "lynx-"));
    const config = ["ACCEPT_ALL_COOKIES:TRUE", "PERSISTENT_COOKIES:TRUE", `COOKIE_FILE:${home}/cookies`, `COOKIE_SAVE_FILE:${home}/cookies`, "FORCE_SSL_COOKIES_SECURE:FALSE"];
    await writeFile(join(home, "lynx.cfg"), `${config.join("\n")}\n`);
    return new Lynx(server, home);
  }

  #words(...more) {
    return [`-cfg=${this.home}/lynx.cfg`, "-accept_all_cookies", `-cookie_file=${this.home}/cookies`, `-cookie_save_file=${this.home}/cookies`, ...more];
  }

  dump(path) {
    return run("lynx", this.#words("-dump", "-nolist", "-width=100", `${this.server.url}${path}`), { home: this.home });
  }

  source(path) {
    return run("lynx", this.#words("-source", `${this.server.url}${path}`), { home: this.home });
  }

  // Sends a form, as lynx reads it from its standard input; the address of the table it led to.
  async post(path, fields) {
    const input = `${new URLSearchParams(fields)}\n---\n`;
    const source = await run("lynx", this.#words("-source", "-post_data", `${this.server.url}${path}`), { home: this.home, input });
    return `/t/${/data-table="([^"]+)"/.exec(source)[1]}`;
  }

  async close() {
    await rm(this.home, { recursive: true, force: true });
  }
}
