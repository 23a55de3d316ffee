// A cable between browsers and a server, which can be cut and mended.

import { once } from "node:events";
import { connect, createServer } from "node:net";

export class Cable {
  #streams = new Set();
  #isCut = false;

  static async lay(server) {
    const cable = new Cable();
    cable.listener = createServer((near) => cable.#join(near, server.port));
    cable.listener.listen(0, "127.0.0.1");
    await once(cable.listener, "listening");
    cable.port = cable.listener.address().port;
    cable.url = `http://127.0.0.1:${cable.port}`;
    return cable;
  }

  #join(near, port) {
    near.on("error", () => {});
    if (this.#isCut) return near.destroy();
    const far = connect(port, "127.0.0.1");
    far.on("error", () => {});
    for (const [one, other] of [[near, far], [far, near]]) {
      this.#streams.add(one);
      one.pipe(other);
      one.on("close", () => {
        this.#streams.delete(one);
        other.destroy();
      });
    }
  }

  // Everything that is open breaks, and nothing opens.
  cut() {
    this.#isCut = true;
    for (const stream of this.#streams) stream.destroy();
  }

  mend() {
    this.#isCut = false;
  }

  close() {
    this.cut();
    this.listener.close();
  }
}
