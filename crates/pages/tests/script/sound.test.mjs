import assert from "node:assert/strict";
import { test } from "node:test";

import { Messages, Speech, TONES, bearing, loudness, unlike } from "../../src/assets/sound.js";

// A speech whose time passes when the test says so.
function quiet() {
  const regions = { polite: { textContent: "" }, alert: { textContent: "" } };
  const aloud = [];
  let now = 0;
  let due = [];
  const pass = (milliseconds) => {
    now += milliseconds;
    const acts = due.filter(([at]) => at <= now);
    due = due.filter(([at]) => at > now);
    for (const [, act] of acts) act();
  };
  const speech = new Speech(regions, {
    now: () => now,
    later: (act, milliseconds) => due.push([now + milliseconds, act]),
    aloud: (text, urgent) => aloud.push([text, urgent]),
  });
  const spoken = () => [regions.polite.textContent, regions.alert.textContent];
  return { speech, pass, spoken, aloud };
}

test("what comes together is said together, in order", () => {
  const { speech, pass, spoken } = quiet();
  speech.say(["Ben gives you a piece."]);
  pass(50);
  speech.say(["It is your turn."], { urgent: true });
  assert.deepEqual(spoken(), ["", ""]);
  pass(50);
  assert.deepEqual(spoken(), ["", "Ben gives you a piece. It is your turn."]);
});

test("an event told twice is said once, and only for a moment", () => {
  const { speech, pass, aloud } = quiet();
  speech.say(["You place."]);
  pass(100);
  speech.say(["You place.", "Ben wins."]);
  pass(800);
  assert.deepEqual(aloud, [["You place.", false], ["Ben wins.", false]]);
  pass(700);
  speech.say(["You place."]);
  pass(200);
  assert.equal(aloud.length, 3);
});

test("what happened is not overtaken by what comes a moment later", () => {
  const { speech, pass, spoken } = quiet();
  speech.say(["Ben places the light round piece on b3."]);
  pass(100);
  assert.deepEqual(spoken(), ["Ben places the light round piece on b3.", ""]);
  pass(30);
  speech.say(["Ben gives you a piece."]);
  speech.say(["It is your turn."], { urgent: true });
  pass(700);
  assert.deepEqual(spoken(), ["Ben places the light round piece on b3.", ""]);
  // Still being told: the turn waits politely.
  pass(100);
  assert.deepEqual(spoken(), ["Ben gives you a piece. It is your turn.", ""]);
  // A refusal does not wait.
  pass(1000);
  speech.say(["The cell is taken."], { urgent: true, asked: true });
  pass(100);
  assert.equal(spoken()[1], "The cell is taken.");
});

test("the same answer is another text each time it is asked for", () => {
  const { speech, pass, spoken, aloud } = quiet();
  const texts = [1, 2, 3].map(() => {
    speech.say(["No move yet."], { asked: true });
    pass(150);
    return spoken()[0];
  });
  assert.deepEqual(texts, ["No move yet.", "No move yet.\u00a0", "No move yet."]);
  assert.equal(aloud.length, 3);
});

test("what is forgotten is said again as something new", () => {
  const { speech, pass, spoken } = quiet();
  speech.say(["Smooth."]);
  pass(100);
  speech.forget();
  assert.deepEqual(spoken(), ["", ""]);
  pass(1000);
  speech.say(["Smooth."]);
  pass(100);
  assert.deepEqual(spoken(), ["Smooth.\u00a0", ""]);
  assert.equal(unlike("a", "b"), "a");
});

test("what waits is not said any more when all is forgotten", () => {
  const { speech, pass, spoken } = quiet();
  speech.say(["My tiles: 1123."], { asked: true });
  speech.forget();
  speech.say(["Pass the device to Player 2."]);
  pass(5000);
  assert.deepEqual(spoken(), ["Pass the device to Player 2.", ""]);
});

test("messages are walked from the last one back, in three lists", () => {
  const messages = new Messages(["One.", "Two."]);
  messages.keep("answers", "Free: b3.");
  messages.keep("all", "It is your turn.");
  const back = [1, 2, 3, 4, 5].map(() => messages.older());
  assert.deepEqual(back, ["It is your turn.", "Free: b3.", "Two.", "One.", null]);
  assert.deepEqual([messages.newer(), messages.newer()], ["Two.", "Free: b3."]);
  assert.equal(messages.turn(1), "moves");
  assert.deepEqual([messages.newer(), messages.older(), messages.newer()], [null, "Two.", null]);
  assert.equal(messages.turn(1), "answers");
  assert.equal(messages.older(), "Free: b3.");
  assert.equal(messages.turn(1), "all");
  assert.equal(messages.turn(-1), "answers");
  // What is said now is what one hears first.
  messages.keep("answers", "Free: b4.");
  assert.equal(messages.older(), "Free: b4.");
});

test("every sound is unlike every other", () => {
  const wire = ["turn", "placed", "given", "called", "offered", "won", "over"];
  const own = ["refused", "edge", "low"];
  assert.deepEqual(Object.keys(TONES), [...wire, ...own]);
  const notes = new Set(Object.values(TONES).map((tones) => JSON.stringify(tones)));
  assert.equal(notes.size, 10);
});

test("nothing sounds that nobody asked for", () => {
  const settings = new URLSearchParams("turn=loud&placed=quiet&won=off&called=deafening");
  const rows = [
    ["turn", 0.3],
    ["placed", 0.08],
    ["won", 0],
    ["called", 0],
    ["over", 0],
    ["refused", 0.3],
    ["low", 0.3],
    ["edge", 0.08],
  ];
  for (const [name, expected] of rows) assert.equal(loudness(settings, name), expected, name);
  assert.equal(loudness(new URLSearchParams("placed=loud&edge=off"), "edge"), 0);
});

test("left sounds left and high sounds high", () => {
  assert.ok(bearing(0, 0).pan < -0.5 && bearing(1, 0).pan > 0.5);
  assert.ok(bearing(0, 1).pitch > bearing(0, 0.5).pitch);
  assert.deepEqual(bearing(0.5, 0.5), { pan: 0, pitch: 1 });
});
