import assert from "node:assert/strict";
import { test } from "node:test";

import { digits } from "../../src/assets/clock.js";

test("clocks on the page run as the server writes them", () => {
  // The same rows as in `table/players.rs`.
  const rows = [
    [-1, "0:00"],
    [0, "0:00"],
    [59_999, "0:59"],
    [252_000, "4:12"],
    [3_852_000, "1:04:12"],
  ];
  for (const [milliseconds, text] of rows) assert.equal(digits(milliseconds), text);
});
