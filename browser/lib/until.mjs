// Waits for something to become true. Tests never assert how long a thing takes: the limit only
// keeps a test that will never end from not ending.

import { setTimeout as sleep } from "node:timers/promises";

const LONG = 20_000;

// What `look` answers once that is neither false nor nothing; `what` names it if it never comes.
export async function until(look, what, limit = LONG) {
  const end = Date.now() + limit;
  for (;;) {
    const found = await look();
    if (found !== false && found !== null && found !== undefined) return found;
    if (Date.now() > end) throw new Error(`never came: ${typeof what === "function" ? await what() : what}`);
    await sleep(20);
  }
}
