// Draws that nobody can steer: adds to them, notes what was shown before, and compares afterwards.

const NOTES = "fourfold-fair";
// So many games are remembered.
const MOST = 60;

// What was noted of games, oldest first; nothing where the browser keeps nothing.
function notes() {
  try {
    return JSON.parse(localStorage.getItem(NOTES) ?? "[]");
  } catch {
    return [];
  }
}

export const noted = (game) => notes().find(({ id }) => id === game) ?? null;

export function note(game, what) {
  const all = notes();
  const known = all.find(({ id }) => id === game);
  // What was noted first counts.
  const one = { id: game, ...what, ...known };
  const others = all.filter(({ id }) => id !== game);
  try {
    localStorage.setItem(NOTES, JSON.stringify([...others, one].slice(-MOST)));
  } catch {
    // A browser that keeps nothing notes nothing.
  }
}

const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// 128 bits that nobody can guess.
export const luck = () => hex(crypto.getRandomValues(new Uint8Array(16)));

// As a word of a command carries it: what is longer than 32 bytes counts by its SHA-256.
export function asHex(text) {
  const bytes = new TextEncoder().encode(text);
  return bytes.length > 32 ? sha256(bytes) : hex(bytes);
}

// Nothing is remembered any more.
export function forgetNotes() {
  try {
    localStorage.removeItem(NOTES);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

// What was added to the draws of a game. A form may be sent more than once, and not all of it may arrive.
export function noteLuck(game, text) {
  const all = notes();
  const known = all.find(({ id }) => id === game);
  if (!known) return;
  known.lucks = [...(known.lucks ?? []), asHex(text)].slice(-8);
  try {
    localStorage.setItem(NOTES, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing notes nothing.
  }
}

// A form that founds a table or sits down: what it showed is noted. Something is added, after the fingerprint was
// shown, unless somebody has typed something else.
export function send(form) {
  const field = form.querySelector?.("input[data-luck=new], input[data-luck=sit]");
  if (!field) return;
  if (field.value === "") field.value = luck();
  note(field.dataset.table, { commitment: field.dataset.commitment });
  noteLuck(field.dataset.table, field.value);
}

// The list of tables shows no fingerprints: before somebody sits down from there it is asked for and noted, and
// then something is added. Where that takes too long this seat relies on the server, and the table's page says so.
export async function sitDown(form) {
  const { draws } = form.dataset;
  if (form.querySelector("[name=luck]")) return;
  const field = Object.assign(document.createElement("input"), { type: "hidden", name: "luck" });
  form.append(field);
  try {
    const answer = await fetch(`/api/draws/${draws}`, { signal: AbortSignal.timeout(3000) });
    const { commitment } = await answer.json();
    note(draws, { commitment });
    field.value = luck();
    noteLuck(draws, field.value);
  } catch {
    // Nothing is added.
  }
  form.submit();
}

// SHA-256. The browser's own is lent to secure connections alone, and whoever plays at home without TLS may check,
// too; a test compares the two.
const fractions = (root, count) => {
  const found = [];
  for (let n = 2; found.length < count; n++) {
    if (found.every(([prime]) => n % prime !== 0)) found.push([n, ((n ** root % 1) * 2 ** 32) | 0]);
  }
  return found.map(([, part]) => part);
};
const CONSTANTS = fractions(1 / 3, 64);
const START = fractions(1 / 2, 8);

export function sha256(bytes) {
  const blocks = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  new Uint8Array(blocks.buffer).set([...bytes, 0x80]);
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8);
  const turned = (x, by) => (x >>> by) | (x << (32 - by));
  let state = START;
  for (let at = 0; at < blocks.byteLength; at += 64) {
    const words = Array.from({ length: 16 }, (_, i) => blocks.getInt32(at + 4 * i));
    for (let i = 16; i < 64; i++) {
      const [x, y] = [words[i - 15], words[i - 2]];
      const low = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
      const high = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
      words.push((words[i - 16] + low + words[i - 7] + high) | 0);
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const choice = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g));
      const first = (h + choice + CONSTANTS[i] + words[i]) | 0;
      const most = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [a, b, c, d, e, f, g, h] = [(first + most) | 0, a, b, c, (d + first) | 0, e, f, g];
    }
    state = [a, b, c, d, e, f, g, h].map((part, i) => (part + state[i]) | 0);
  }
  return state.map((part) => (part >>> 0).toString(16).padStart(8, "0")).join("");
}

// What was noted of a game, and what its page says now: null as long as nothing can be said.
export function judge({ commitment, seal, seed, added, sits }, note) {
  if (!note) return null;
  if (note.commitment !== commitment || (note.seal && note.seal !== seal)) return false;
  // What this browser has added is among what was drawn from, unless no seat was free any more.
  const isIn = (luck) => added.split(" ").includes(luck);
  if (seal && sits && note.lucks?.length > 0 && !note.lucks.some(isIn)) return false;
  if (!seed) return null;
  return sha256(Uint8Array.from(seed.match(/../g), (pair) => Number.parseInt(pair, 16))) === commitment;
}
