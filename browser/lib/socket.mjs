// A WebSocket spoken by hand, so that a test can say anything, also what no browser would.

import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { until } from "./until.mjs";

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

// The request that asks for a socket.
export function handshake(path, headers) {
  const all = {
    Host: "127.0.0.1",
    Upgrade: "websocket",
    Connection: "Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": randomBytes(16).toString("base64"),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`GET ${path} HTTP/1.1`, ...lines, "", ""].join("\r\n");
}

export class Socket {
  // The status of the answer to the handshake: 101 if there is a socket.
  status = 0;
  // Messages received, as texts and read.
  heard = [];
  messages = [];
  // The code with which the other side closed.
  closed = null;
  // Is the connection gone?
  ended = false;
  #bytes = Buffer.alloc(0);

  constructor(stream) {
    this.stream = stream;
    stream.on("data", (bytes) => this.#take(bytes));
    stream.on("error", () => {});
    stream.on("close", () => (this.ended = true));
  }

  // Asks for a socket; whatever the answer.
  static async open(port, path, headers = {}) {
    const stream = connect(port, "127.0.0.1");
    const socket = new Socket(stream);
    stream.write(handshake(path, { Host: `127.0.0.1:${port}`, ...headers }));
    await until(() => socket.status > 0 || socket.ended, "an answer to the handshake");
    return socket;
  }

  #take(bytes) {
    this.#bytes = Buffer.concat([this.#bytes, bytes]);
    if (this.status === 0) {
      const end = this.#bytes.indexOf("\r\n\r\n");
      if (end < 0) return;
      this.status = Number(this.#bytes.toString("latin1", 9, 12));
      this.#bytes = this.#bytes.subarray(end + 4);
    }
    while (this.status === 101 && this.#frame());
  }

  // Takes one frame, if there is a whole one. The server sends each message in one.
  #frame() {
    const bytes = this.#bytes;
    if (bytes.length < 2) return false;
    let length = bytes[1] & 127;
    let start = 2;
    if (length === 126) [length, start] = [bytes.length < 4 ? Infinity : bytes.readUInt16BE(2), 4];
    if (length === 127) [length, start] = [bytes.length < 10 ? Infinity : Number(bytes.readBigUInt64BE(2)), 10];
    if (bytes.length < start + length) return false;
    const payload = bytes.subarray(start, start + length);
    this.#bytes = bytes.subarray(start + length);
    const kind = bytes[0] & 15;
    if (kind === TEXT) {
      this.heard.push(payload.toString());
      this.messages.push(JSON.parse(payload));
    }
    if (kind === PING) this.#send(PONG, payload);
    if (kind === CLOSE) this.closed = payload.length >= 2 ? payload.readUInt16BE(0) : 1005;
    return true;
  }

  #send(kind, payload) {
    const mask = randomBytes(4);
    const { length } = payload;
    const head =
      length < 126
        ? Buffer.from([128 | kind, 128 | length])
        : Buffer.from([128 | kind, 128 | 126, length >> 8, length & 255]);
    const masked = Buffer.from(payload.map((byte, index) => byte ^ mask[index % 4]));
    if (!this.ended) this.stream.write(Buffer.concat([head, mask, masked]));
  }

  send(message) {
    const text = typeof message === "string" ? message : JSON.stringify(message);
    this.#send(TEXT, Buffer.from(text));
  }

  // The first message from `start` on that `fits`.
  hear(fits, what, start = 0) {
    return until(() => this.messages.slice(start).find(fits), what);
  }

  // Asks, and waits for the answer.
  async ask(message) {
    const nonce = randomBytes(8).toString("hex");
    const start = this.heard.length;
    this.send({ nonce, ...message });
    return this.hear(({ type, nonce: of }) => type === "answer" && of === nonce, `an answer to ${message.what}`, start);
  }

  close() {
    this.stream.destroy();
  }
}
