import assert from "node:assert/strict";
import { test } from "node:test";

import { meaning, walk } from "../../src/assets/board.js";

test("keys and what they mean", () => {
  const rows = [
    [{ key: "ArrowLeft" }, { walk: "left" }],
    [{ key: "ArrowUp", code: "Numpad8" }, { walk: "up" }],
    [{ key: "Home" }, { walk: "begin" }],
    [{ key: "End", ctrlKey: true }, { walk: "last" }],
    [{ key: "3", code: "Digit3" }, { row: 3 }],
    [{ key: "3", code: "Numpad3" }, { row: 3 }],
    // A French keyboard writes digits with shift; what counts is the key.
    [{ key: '"', code: "Digit3" }, { row: 3 }],
    [{ key: "#", code: "Digit3", shiftKey: true }, { column: 3 }],
    [{ key: "l", code: "KeyL" }, { letter: "l" }],
    [{ key: "L", code: "KeyL" }, { letter: "l" }],
    // Letters are those written; where none is, those of the place.
    [{ key: "a", code: "KeyQ" }, { letter: "a" }],
    [{ key: "д", code: "KeyL" }, { letter: "l" }],
    [{ key: "б", code: "Comma" }, { list: "older" }],
    [{ key: ",", code: "KeyM" }, { list: "older" }],
    [{ key: ".", code: "Period" }, { list: "newer" }],
    [{ key: "ü", code: "BracketLeft" }, { list: "list-back" }],
    [{ key: "]", code: "BracketRight" }, { list: "list-on" }],
    [{ key: "/", code: "Slash" }, { letter: "/" }],
    [{ key: "/", code: "Digit7", shiftKey: true }, { letter: "/" }],
    [{ key: "?", code: "Slash", shiftKey: true }, { letter: "?" }],
    [{ key: "F1", code: "F1" }, { letter: "?" }],
    [{ key: "Q", code: "KeyQ", shiftKey: true }, { letter: "q" }],
    // Not ours.
    [{ key: "R", code: "KeyR", shiftKey: true }, null],
    [{ key: "r", code: "KeyR", ctrlKey: true }, null],
    [{ key: "l", code: "KeyL", altKey: true }, null],
    [{ key: "1", code: "Digit1", metaKey: true }, null],
    [{ key: "ArrowLeft", shiftKey: true }, null],
    [{ key: "Enter", code: "Enter" }, null],
    [{ key: " ", code: "Space" }, null],
    [{ key: "Tab", code: "Tab" }, null],
    [{ key: "Escape", code: "Escape" }, null],
    [{ key: "F5", code: "F5" }, null],
  ];
  for (const [event, expected] of rows) {
    assert.deepEqual(meaning(event), expected, JSON.stringify(event));
  }
});

test("walks end at the edge", () => {
  const board = [0, 1, 2].map(() => [0, 1, 2]);
  const rows = [
    ["left", [1, 1], [1, 0]],
    ["left", [1, 0], null],
    ["right", [1, 2], null],
    ["up", [0, 1], null],
    ["down", [1, 1], [2, 1]],
    ["down", [2, 1], null],
    ["begin", [1, 2], [1, 0]],
    ["end", [1, 0], [1, 2]],
    ["first", [2, 2], [0, 0]],
    ["last", [0, 0], [2, 2]],
  ];
  for (const [way, from, to] of rows) assert.deepEqual(walk(board, from, way), to, `${way} ${from}`);
});

test("walks pass over what is gone", () => {
  // A tray: of the first row two pieces are gone, of the second all, the third is short.
  const tray = [[0, 3], [], [0, 1]];
  const rows = [
    ["right", [0, 0], [0, 3]],
    ["down", [0, 3], [2, 1]],
    ["up", [2, 1], [0, 0]],
    ["last", [0, 0], [2, 1]],
  ];
  for (const [way, from, to] of rows) assert.deepEqual(walk(tray, from, way), to, `${way} ${from}`);
});
