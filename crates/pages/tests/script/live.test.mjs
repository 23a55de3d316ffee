import assert from "node:assert/strict";
import { test } from "node:test";

import { Requests, delay, nonce } from "../../src/assets/live.js";

// Requests, what was sent of them, and what is to be done later.
function sent() {
  const posts = [];
  const later = [];
  const requests = new Requests((message) => posts.push(message));
  const answer = (index, outcome) =>
    requests.answer({ nonce: posts[index].nonce, outcome }, (act) => later.push(act));
  return { requests, posts, later, answer };
}

test("delays double up to half a minute and differ", () => {
  const longest = [0, 1, 2, 3, 4, 5, 6, 7, 50].map((failures) => delay(failures, 1));
  assert.deepEqual(longest, [500, 1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000]);
  assert.deepEqual([delay(2, 0), delay(2, 0.5)], [1000, 1500]);
});

test("a nonce is a name for the table, and no two are the same", () => {
  const names = Array.from({ length: 1000 }, nonce);
  for (const name of names) assert.match(name, /^[A-Za-z0-9_-]{1,40}$/);
  assert.equal(new Set(names).size, 1000);
});

test("what waits is not asked twice, and after its answer it may be", async () => {
  const { requests, posts, answer } = sent();
  const first = requests.ask({ type: "do", what: "b3", step: 4 });
  assert.equal(requests.ask({ type: "do", what: "b3", step: 4 }), null);
  const other = requests.ask({ type: "do", what: "b3", step: 5 });
  assert.equal(posts.length, 2);
  assert.notEqual(posts[0].nonce, posts[1].nonce);
  answer(0, "refused");
  assert.equal((await first).outcome, "refused");
  answer(1, "done");
  assert.equal((await other).outcome, "done");
  assert.ok(requests.isEmpty);
  assert.ok(requests.ask({ type: "do", what: "b3", step: 4 }));
  assert.notEqual(posts[2].nonce, posts[0].nonce);
});

test("after a new connection all that waits is sent again under its name", () => {
  const { requests, posts, answer } = sent();
  for (const what of ["a1", "a2", "a3"]) requests.ask({ type: "do", what, step: 0 });
  answer(1, "done");
  requests.again();
  assert.deepEqual(posts.slice(3), [posts[0], posts[2]]);
});

test("unknown is asked again under the same name, five times at most", async () => {
  const { requests, posts, later, answer } = sent();
  const promise = requests.ask({ type: "do", what: "b3", step: 4 });
  for (let time = 0; time < 5; time += 1) {
    answer(0, "unknown");
    later.pop()();
  }
  assert.equal(posts.length, 6);
  assert.equal(new Set(posts.map((post) => post.nonce)).size, 1);
  answer(0, "unknown");
  assert.equal((await promise).outcome, "unknown");
});

test("what was answered meanwhile is not asked again, and strangers are no answer", async () => {
  const { requests, posts, later, answer } = sent();
  const promise = requests.ask({ type: "type", text: "turn", step: 4 });
  requests.answer({ nonce: "stranger", outcome: "done" });
  answer(0, "unknown");
  answer(0, "told");
  later.pop()();
  assert.equal(posts.length, 1);
  assert.equal((await promise).outcome, "told");
});
