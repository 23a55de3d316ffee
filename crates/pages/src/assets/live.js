// The live page: one socket to the table, what is asked over it, and how what comes back gets
// onto the page (`docs/protocol.md`).
//
// Promised: nothing that was asked is lost or done twice, however often the connection breaks;
// whatever has the focus keeps it when the page changes.

const PROTOCOL = "fourfold.page.1";

// A connection on which nothing answers for so long is taken for dead.
const PATIENCE = 8000;

// How often something is asked again when the server does not know whether it happened.
const RETRIES = 5;

// How long to wait before the next attempt to connect: twice as long after each failure, half a
// minute at most, and never the same for two browsers, so that after a restart they do not all
// come at once.
export function delay(failures, random) {
  const longest = Math.min(30000, 500 * 2 ** Math.min(failures, 10));
  return longest * (0.5 + random / 2);
}

// A name for one request: letters and digits, too many to guess or to meet twice.
// (`randomUUID` would need a secure context, which a server at home is not.)
export function nonce() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// What was asked and is not answered yet. Pure: `post` sends, if anything can be sent now.
export class Requests {
  #open = new Map();
  #post;

  constructor(post) {
    this.#post = post;
  }

  get isEmpty() {
    return this.#open.size === 0;
  }

  // Asks, and promises the answer. The same again, while it waits, is not asked: `null`.
  ask(message) {
    const what = JSON.stringify(message);
    for (const open of this.#open.values()) {
      if (open.what === what) return null;
    }
    return new Promise((resolve) => {
      const named = { ...message, nonce: nonce() };
      this.#open.set(named.nonce, { what, named, resolve, retries: 0 });
      this.#post(named);
    });
  }

  // An answer came. One that says "unknown" is asked again under the same name, `later`.
  answer(answer, later) {
    const open = this.#open.get(answer.nonce);
    if (!open) return;
    if (answer.outcome === "unknown" && open.retries < RETRIES) {
      open.retries += 1;
      later(() => {
        if (this.#open.has(answer.nonce)) this.#post(open.named);
      });
      return;
    }
    this.#open.delete(answer.nonce);
    open.resolve(answer);
  }

  // After a new connection: all that waits is sent again, under the same names, in order.
  again() {
    for (const { named } of this.#open.values()) this.#post(named);
  }
}

// The connection. `heard` gets every message of the server but answers; `changed` hears
// "live", or "lost" with a sentence of the server if it said one.
export class Live {
  #address;
  #heard;
  #changed;
  #socket = null;
  #older = new Set();
  #failures = 0;
  #since = 0;
  #timer = 0;
  #watch = 0;
  #hiddenAt = 0;
  #stopped = false;
  #requests = new Requests((message) => this.#post(message));

  #hasWorked = false;

  constructor(path, heard, changed) {
    const address = new URL(path, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    this.#address = address;
    this.#heard = heard;
    this.#changed = changed;
    addEventListener("online", () => this.#renew());
    addEventListener("offline", () => this.#lost());
    // A page that is put away keeps no connection; browsers may bring it back as it was.
    addEventListener("pagehide", () => this.#drop());
    addEventListener("pageshow", (event) => event.persisted && this.#renew());
    document.addEventListener("visibilitychange", () => this.#seen());
    this.#connect();
  }

  // Can things be asked here? Where sockets never work, or no more, forms go their own way.
  get isOfUse() {
    return this.#hasWorked && !this.#stopped;
  }

  // Asks, and promises the answer; `null` while the very same waits for its answer already.
  ask(message) {
    const answer = this.#requests.ask(message);
    if (answer) this.#expect();
    return answer;
  }

  // Phones stop sockets of pages nobody looks at without telling them.
  #seen() {
    if (document.hidden) {
      this.#hiddenAt = Date.now();
    } else if (!this.#isOpen || Date.now() - this.#hiddenAt > 60000) {
      this.#renew();
    }
  }

  get #isOpen() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  #post(message) {
    if (this.#isOpen) this.#socket.send(JSON.stringify(message));
  }

  // While something waits for its answer, silence means that the connection is dead.
  #expect() {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      if (!this.#requests.isEmpty && this.#isOpen) this.#renew();
    }, PATIENCE);
  }

  // Connects anew at once. The old connection stays until the new one speaks, so that nobody
  // at the table is told that this player left.
  #renew() {
    if (this.#stopped) return;
    this.#failures = 0;
    this.#connect();
  }

  #connect() {
    clearTimeout(this.#timer);
    if (this.#socket) this.#older.add(this.#socket);
    const socket = new WebSocket(this.#address, PROTOCOL);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#take(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #take(message) {
    switch (message.type) {
      case "hello":
        this.#leave();
        this.#since = Date.now();
        this.#hasWorked = true;
        this.#changed("live");
        this.#heard(message);
        this.#requests.again();
        if (!this.#requests.isEmpty) this.#expect();
        break;
      case "answer":
        this.#requests.answer(message, (again) => setTimeout(again, 1000 + 1000 * Math.random()));
        if (!this.#requests.isEmpty) this.#expect();
        break;
      case "bye":
        this.#drop();
        this.#changed("lost", message.say);
        if (message.after === undefined) this.#stopped = true;
        else this.#later(message.after * (1 + Math.random() / 2));
        break;
      default:
        this.#heard(message);
    }
  }

  #later(milliseconds) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), milliseconds);
  }

  // A connection that held for a while was a good one: the next attempt comes soon.
  #lost() {
    if (this.#since && Date.now() - this.#since > 10000) this.#failures = 0;
    this.#drop();
    if (this.#stopped) return;
    this.#changed("lost");
    this.#later(delay(this.#failures, Math.random()));
    this.#failures += 1;
  }

  #drop() {
    const socket = this.#socket;
    this.#socket = null;
    this.#since = 0;
    clearTimeout(this.#timer);
    socket?.close();
    this.#leave();
  }

  // Closes the connections that were replaced.
  #leave() {
    for (const socket of this.#older) socket.close();
    this.#older.clear();
  }
}

// ---- Patching -------------------------------------------------------------------------------

// What an element is called among its siblings: the same cell, piece, tile or button stays the
// same element, wherever it moves. A row is called by the number of its cells.
function key(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return null;
  const of = (name) => node.getAttribute(name);
  if (of("id")) return `#${of("id")}`;
  for (const name of ["data-cell", "data-piece", "data-place", "data-tile", "data-seat"]) {
    // Under masks a cell is two buttons, for touching and for placing.
    if (of(name) !== null) return `${name} ${of(name)} ${of("data-act")}`;
  }
  if (of("role") === "row") {
    const cell = node.querySelector("[data-cell]")?.dataset.cell;
    const number = cell?.match(/-?\d+$/);
    return number ? `row ${number[0]}` : null;
  }
  // One picture does not turn into another: the last mark is no piece.
  if (node.nodeName === "svg") return `svg ${of("class")}`;
  return of("name") === null ? null : `${of("name")}=${of("value")}`;
}

// The names of siblings; the second of the same name is another one.
function keys(nodes) {
  const seen = new Map();
  return [...nodes].map((node) => {
    const name = key(node);
    if (name === null) return null;
    seen.set(name, (seen.get(name) ?? 0) + 1);
    return `${name} ${seen.get(name)}`;
  });
}

// Makes `old` what `fresh` is, and touches nothing that is so already.
export function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return old;
  if (old.nodeName !== fresh.nodeName) {
    old.replaceWith(fresh);
    return fresh;
  }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    old.nodeValue = fresh.nodeValue;
    return old;
  }
  attributes(old, fresh);
  children(old, fresh);
  return old;
}

function attributes(old, fresh) {
  // Whether something is folded open is the reader's business; what needs the script, it shows.
  const own = (name) =>
    (name === "open" && old.nodeName === "DETAILS") ||
    (name === "hidden" && old.hasAttribute("data-script"));
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !own(name)) old.removeAttribute(name);
  }
  for (const { name, value } of [...fresh.attributes]) {
    if (old.getAttribute(name) !== value && !own(name)) old.setAttribute(name, value);
  }
}

function children(old, fresh) {
  const coming = [...fresh.childNodes];
  const names = keys(coming);
  const wanted = new Set(names);
  const present = [...old.childNodes];
  const nameOf = new Map(keys(present).map((name, index) => [present[index], name]));
  const named = new Map(present.map((child) => [nameOf.get(child), child]));
  // What has a name and no future goes, and so does what has no name and stands in the way of
  // something that stays: an element that moves loses the focus.
  const isGone = (node) => nameOf.get(node) !== null && !wanted.has(nameOf.get(node));
  const isNameless = (node) => nameOf.get(node) === null;
  let place = old.firstChild;
  coming.forEach((child, index) => {
    const name = names[index];
    while (place && isGone(place)) place = drop(place);
    let match = null;
    if (name === null) {
      if (place && isNameless(place) && place.nodeName === child.nodeName) match = place;
    } else {
      match = named.get(name);
      while (match && place !== match && place && (isGone(place) || isNameless(place))) {
        place = drop(place);
      }
    }
    if (!match) {
      old.insertBefore(child, place);
      return;
    }
    if (match === place) place = place.nextSibling;
    else old.insertBefore(match, place);
    morph(match, child);
  });
  while (place) place = drop(place);
}

function drop(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

const isUsable = (element) => !element.disabled && element.getClientRects().length > 0;
const GROUP = "[role=grid], [role=listbox]";
const MEMBER = "button:not(:disabled), [tabindex]";

// Where the focus is, in words that survive a change of the page.
function spot(element) {
  const group = element.closest(GROUP);
  const members = group ? [...group.querySelectorAll(MEMBER)].filter(isUsable) : [];
  return { element, group, cell: element.dataset.cell, place: members.indexOf(element) };
}

// Gives the focus back: to the same element; if that is gone or cannot be used any more, to the
// same cell, to what now stands in its place, or to the cell of the board that had it last.
function restore({ element, group, cell, place }) {
  const isThere = element.isConnected && isUsable(element);
  if (isThere && document.activeElement === element) return;
  const members = group?.isConnected ? [...group.querySelectorAll(MEMBER)].filter(isUsable) : [];
  const next =
    (isThere && element) ||
    members.find((member) => cell !== undefined && member.dataset.cell === cell) ||
    members[Math.min(place, members.length - 1)] ||
    document.querySelector("#board [tabindex='0']");
  next?.focus({ preventScroll: true });
}

// Puts fragments in the place of the elements with their ids; `settle` puts right what is the
// script's own before the focus returns.
export function patch(fragments, settle) {
  const focused = document.activeElement;
  const before = focused && focused !== document.body ? spot(focused) : null;
  for (const { id, html } of fragments) {
    const old = document.getElementById(id);
    const template = document.createElement("template");
    template.innerHTML = html;
    const fresh = template.content.firstElementChild;
    if (old && fresh) morph(old, fresh);
  }
  settle();
  if (before) restore(before);
}
