// A Fourfold server of one's own, with its own store in its own folder.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { until } from "./until.mjs";

const BUILT = fileURLToPath(new URL("../../target/debug/fourfold", import.meta.url));
const BINARY = process.env.FOURFOLD_BINARY ?? BUILT;

const OPEN = /Fourfold is open: \S+/;

// A port that nobody has, so that a server that is started again can have it again.
async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

export class Server {
  #child = null;
  #flags;
  #folder;

  // What opens the page for the host.
  hostToken = "a token for the host of this test";

  // All that the server has written, of every life it has had.
  log = "";

  constructor(folder, port, flags) {
    this.#folder = folder;
    this.#flags = flags;
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  // Bots answer at once and games may be founded as fast as tests like; `flags` say otherwise.
  static async open(...flags) {
    const folder = await mkdtemp(join(tmpdir(), "fourfold-"));
    const server = new Server(folder, await freePort(), flags);
    await writeFile(server.#tokenFile, server.hostToken, { mode: 0o600 });
    await server.start();
    return server;
  }

  get #tokenFile() {
    return join(this.#folder, "host.token");
  }

  get pid() {
    return this.#child.pid;
  }

  // Starts it, always on the same port.
  async start() {
    const words = ["serve", "--listen", `127.0.0.1:${this.port}`, "--store", join(this.#folder, "store.sqlite")];
    words.push("--bot-pace", "5", "--log", "text", "--host-token-file", this.#tokenFile);
    words.push("--games-per-minute", "100000", "--players-per-network", "10000", ...this.#flags);
    const env = { PATH: process.env.PATH, HOME: this.#folder, LC_ALL: "C" };
    const child = spawn(BINARY, words, { env, stdio: ["ignore", "pipe", "pipe"] });
    this.#child = child;
    let said = "";
    const hear = (bytes) => {
      said += bytes;
      this.log += bytes;
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("error", (error) => hear(`${error}\n`));
    const opened = () => OPEN.exec(said) ?? (child.exitCode !== null ? "it ended" : null);
    const open = await until(opened, () => `the line that says it is open; it said:\n${said}`);
    if (open === "it ended") throw new Error(`the server ended at once:\n${said}`);
  }

  // Ends it by this signal; the exit code, or the signal it died of.
  async end(signal = "SIGKILL") {
    const child = this.#child;
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode ?? child.signalCode;
    const ended = once(child, "exit");
    child.kill(signal);
    const [code, died] = await ended;
    return code ?? died;
  }

  async close() {
    await this.end();
    await rm(this.#folder, { recursive: true, force: true });
  }

  // Resident memory in bytes, of the process alone.
  async resident() {
    const status = await readFile(`/proc/${this.pid}/status`, "utf8");
    return 1024 * Number(/VmRSS:\s+(\d+) kB/.exec(status)[1]);
  }
}
