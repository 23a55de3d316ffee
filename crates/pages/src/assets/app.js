// The script of every page. All pages work without it; with it a table is live, has keys, and can
// be heard.

import { Grids, meaning, slide, whereabouts } from "./board.js";
import { Clocks, badge } from "./clock.js";
import { asHex, forgetNotes, judge, luck, note, noted, send, sitDown } from "./fair.js";
import { Live, patch } from "./live.js";
import { Tiles } from "./quartex.js";
import { Messages, Sounds, Speech, bearing, loudnessOf, voice } from "./sound.js";

const $ = (selector) => document.querySelector(selector);
const all = (selector) => [...document.querySelectorAll(selector)];

// ---- Every page -----------------------------------------------------------------------------

// Where there is no secure connection there is no service worker, and nothing is missed but the
// page that an app shows without a network.
navigator.serviceWorker?.register("/sw.js").catch(() => {});

// What only the script can do is hidden until it is here.
function unhide() {
  for (const element of all("[data-script][hidden]")) {
    element.hidden = "share" in element.dataset && !navigator.share;
  }
}

// What a field holds, or a list as lines, oldest first (lists on our pages begin with the newest).
function textOf(element) {
  if (element.value !== undefined) return element.value;
  const lines = [...element.querySelectorAll("li")].reverse();
  const flat = (line) => line.textContent.trim().replace(/\s+/g, " ");
  return lines.length > 0 ? lines.map(flat).join("\n") : element.textContent.trim();
}

// Copies; where the browser does not let the page do so, the old way does.
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    const focused = document.activeElement;
    field.select();
    document.execCommand("copy");
    field.remove();
    focused?.focus({ preventScroll: true });
  }
}

unhide();
const table = $("main#table");
document.addEventListener("submit", (event) => {
  const { target } = event;
  if (target.getAttribute("action") === "/me/forget") forgetNotes();
  if (target.closest(".choosers")) return choose(event);
  if (!target.dataset.draws) return send(target);
  event.preventDefault();
  sitDown(target);
});
// A language or a shade that is chosen above a page takes its place, so that "back" leads where it led before.
async function choose(event) {
  event.preventDefault();
  const { target, submitter } = event;
  const body = new URLSearchParams(new FormData(target));
  if (submitter) body.set(submitter.name, submitter.value);
  await fetch(target.action, { method: "POST", body, redirect: "manual" }).catch(() => {});
  location.reload();
}

// A list of tables is looked at again by itself, while somebody sees it.
async function lookAgain() {
  if (document.hidden) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const html = page.querySelector("#hall")?.outerHTML;
  if (html) patch([{ id: "hall", html }], unhide);
}
if ($("#hall")) setInterval(lookAgain, 5000);

// A page that comes back from the browser's memory shows draws that may have been used.
addEventListener("pageshow", ({ persisted }) => persisted && $("[name=table]") && location.reload());
const settings = new URLSearchParams(table?.dataset.settings ?? "");
const words = JSON.parse(table?.dataset.words ?? "{}");
const sounds = new Sounds(settings);

document.addEventListener("click", async ({ target }) => {
  const button = target.closest?.("[data-copy], [data-share], [data-sound]");
  if (!button) return;
  const { copy: from, share, sound } = button.dataset;
  if (sound) {
    // On the page of settings: as loud as is chosen there now, saved or not.
    const chosen = new FormData(button.form).get(sound);
    sounds.play(sound, {}, loudnessOf(chosen));
  } else if (share) {
    // Somebody who changes their mind is told nothing.
    navigator.share({ url: textOf(document.getElementById(share)) }).catch(() => {});
  } else {
    await copy(textOf(document.getElementById(from)));
    copied(button);
  }
});

// Says so: at a table aloud, elsewhere on the button itself, for a moment.
function copied(button) {
  const done = button.dataset.copied ?? words.copied;
  if (table) {
    show([done]);
    say([done], { asked: true });
  } else if (done && button.textContent !== done) {
    const text = button.textContent;
    button.textContent = done;
    setTimeout(() => (button.textContent = text), 2000);
  }
}

// ---- What is said at a table ----------------------------------------------------------------

const aloud = settings.get("speech") === "on" ? voice(document.documentElement.lang) : () => {};
const regions = { polite: $("#polite"), alert: $("#alert") };
const now = () => performance.now();
const later = (act, milliseconds) => setTimeout(act, milliseconds);
const speech = new Speech(regions, { now, later, aloud });

function say(sentences, options) {
  const some = sentences.filter(Boolean);
  if (!table || some.length === 0) return;
  speech.say(some, options);
  clearTimeout(forgets);
  if (isMasked()) forgets = setTimeout(forget, 10000);
}

// What this person was told last, for the eyes.
function show(sentences) {
  const lines = sentences.map((sentence) => {
    const line = document.createElement("p");
    line.textContent = sentence;
    return line;
  });
  $("#told").replaceChildren(...lines);
  if (lines.length === 0) return;
  const close = Object.assign(document.createElement("button"), { type: "button", className: "close" });
  close.setAttribute("aria-label", words.close);
  $("#told").append(close);
}

// Folds in, without taking the focus from whoever stands inside.
function fold(details) {
  if (!details?.open) return;
  const isInside = details.contains(document.activeElement);
  details.open = false;
  if (isInside) details.querySelector("summary").focus({ preventScroll: true });
}

// Puts away what lies over something: what was said, questions, lines to point at, what asks first.
const LAYERS = "#more, #call, #offers details";
function putAway() {
  const some = all(LAYERS).filter(({ open }) => open);
  some.forEach(fold);
  if (some.length === 0) show([]);
}

// Under masks nothing that was said stays longer than a moment (Q19), and nothing at all once a device
// is passed on.
let forgets = 0;
function forget() {
  show([]);
  speech.forget();
}

const isMasked = () => $("#board")?.dataset.masked === "yes";
const isDue = () => $("#status")?.dataset.due === "yes";
const textOfLine = (line) => (line.lastElementChild ?? line).textContent;
const log = () => all("#log li").map(textOfLine).reverse();

// While masks are worn no message is kept but those that the log of the table keeps, if it is open
// (Q19). A message belongs to the time before it.
let messages = new Messages(log());
let wasMasked = isMasked();
const isCurtained = () => $('#invite a[href*="?as="]') !== null;
let wasCurtained = isCurtained();
const keep = (list, text) => wasMasked || messages.keep(list, text);

// ---- How the table stands -------------------------------------------------------------------

let tiles = null;
let grids = null;
const clocks = new Clocks(() => sounds.play("low"));

// A message brought the page up to date, or some of it.
function update({ step, touches, title, fragments = [] }) {
  const { dataset } = table;
  if (Number(dataset.step) !== step) show([]);
  Object.assign(dataset, { step, touches });
  patch(fragments, () => {
    unhide();
    tiles?.settle();
    grids.settle();
  });
  check();
  const ends = dataset.over === "no" && $("#status").dataset.over === "yes";
  dataset.over = $("#status").dataset.over;
  // Where no line can be called, none is shown.
  if ($("#call")?.dataset.able === "no") fold($("#call"));
  // The end is seen, wherever somebody was reading.
  if (ends && $("#status").getBoundingClientRect().top < 0) scrollTo({ top: 0 });
  const falls = isCurtained() && !wasCurtained;
  if (falls) forget();
  if (falls || wasMasked) messages = new Messages(log());
  wasCurtained = isCurtained();
  // Forms that go their own way name the step too.
  for (const name of ["step", "touches"]) {
    for (const field of all(`#table input[name=${name}]`)) field.value = dataset[name];
  }
  if (title) document.title = title;
  badge(isDue());
  clocks.wind(dataset.seat);
}

// What was noted of the draws before the end is compared, and said: under the board, and aloud to whoever was
// there when the game ended, or if something is wrong.
let verdict = null;
let wasOver = $("#fair")?.dataset.over;
function check() {
  const { commitment, seal, seed, next, over, added } = $("#fair").dataset;
  const game = table.dataset.table;
  if (seal && over === "no" && noted(game)) note(game, { seal });
  const follows = $("#offers a[href^='/t/']:not([href*='/t/" + game + "'])")?.getAttribute("href");
  if (follows && next && noted(game)) note(follows.slice(3), { commitment: next });
  const is = judge({ commitment, seal, seed, added, sits: table.dataset.seat !== "" }, noted(game));
  const line = $("#verdict");
  line.hidden = is === null;
  line.textContent = is === null ? "" : is ? words.kept : words.broken;
  if (is === false && verdict !== false) say([words.broken], { urgent: true });
  // After what happened, which is said first.
  if (is && verdict === null && wasOver === "no") queueMicrotask(() => say([words.kept]));
  line.dataset.kept = is ? "yes" : "no";
  [verdict, wasOver] = [is, over];
}

// The first message of every connection: what was missed since is said now.
function hello(message) {
  const { length } = log();
  const moved = message.step > Number(table.dataset.step);
  const before = nextGame();
  update(message);
  follow(before);
  if (!moved) return;
  const missed = log().slice(length);
  for (const text of missed) keep("moves", text);
  say(missed);
  if (isDue()) say([$("#status").textContent], { urgent: true });
}

function news(message) {
  const hasMoved = message.step !== Number(table.dataset.step);
  const before = nextGame();
  update(message);
  follow(before);
  // Moves are seen on the board and an offer in its place; all else that happened is shown. What a wrong call costs
  // whoever called, the line on what to do says.
  const isCall = message.sounds.includes("called") && table.dataset.over === "no";
  const isToldElsewhere = hasMoved ? !isCall || $("#hint").dataset.cost : $("#offers .open");
  if (message.say.length > 0 && !isToldElsewhere) show(message.say);
  const placed = $("#board [data-last=yes], #board .last");
  for (const sound of message.sounds) {
    sounds.play(sound, sound === "placed" && placed ? bearing(...whereabouts(placed)) : {});
  }
  for (const text of message.say) keep("moves", text);
  if (message.call) keep("all", message.call);
  say(message.say);
  say([message.call], { urgent: true });
}

// All have agreed to play again: whoever sits here is taken along. Whoever comes back to an old game is not.
const nextGame = () => $("#offers a.main[href^='/t/']")?.href;
function follow(before) {
  const next = nextGame();
  if (next && !before && table.dataset.seat) location.assign(next);
}

function heard(message) {
  if (message.type === "hello") hello(message);
  if (message.type === "news") news(message);
  if (message.type === "phrase") {
    keep("all", message.say);
    show([message.say]);
    say([message.say]);
  }
  wasMasked = isMasked();
}

// A banner, calmly: a connection that is back at once is not worth a word.
let worries = 0;
function linked(state, sentence) {
  const banner = $("#link");
  if (worries && state === "lost" && !sentence) return;
  clearTimeout(worries);
  worries = 0;
  if (state === "live") {
    if (!banner.hidden) say([words.back]);
    banner.hidden = true;
    return;
  }
  const worry = () => {
    const text = sentence ?? words.lost;
    if (banner.hidden) say([text]);
    if (banner.hidden || sentence) banner.textContent = text;
    banner.hidden = false;
  };
  worries = setTimeout(worry, sentence ? 0 : 1500);
}

// ---- What is asked --------------------------------------------------------------------------

let live = null;
let touching = Promise.resolve();

// Asks, waits and tells. A button that waits is marked and not sent twice, but never disabled:
// whoever stands on it must not fall.
async function ask(message, button) {
  const step = Number(table.dataset.step);
  if (!$("#link").hidden) say([$("#link").textContent], { asked: true });
  const waiting = live.ask({ ...message, ...(message.type === "phrase" ? {} : { step }) });
  if (!waiting) return null;
  button?.setAttribute("data-waiting", "");
  const answer = await waiting;
  button?.removeAttribute("data-waiting");
  table.dataset.touches = answer.touches;
  return tell(message, answer);
}

async function tell(message, { outcome, say: sentences }) {
  switch (outcome) {
    case "done":
    case "told":
      for (const text of sentences) keep("answers", text);
      // What was done takes away what was refused before.
      if (sentences.length > 0 || outcome === "done") show(sentences);
      say(sentences, { asked: outcome === "told" });
      break;
    case "confirm":
      if (await confirmed(sentences)) return ask({ ...message, sure: true });
      break;
    default: {
      // Refused, stale, or unknown to the end.
      const told = sentences.length > 0 ? sentences : [words.unknown];
      for (const text of told) keep("answers", text);
      sounds.play("refused");
      show(told);
      say(told, { urgent: true, asked: true });
    }
  }
  return outcome;
}

// A question that must be answered first; the answer that changes nothing has the focus, and is
// also what Escape says.
function confirmed(sentences) {
  const focused = document.activeElement;
  const element = (name, properties) => Object.assign(document.createElement(name), properties);
  const dialog = element("dialog", { className: "ask" });
  dialog.setAttribute("aria-labelledby", "asked");
  const text = sentences.join(" ") || words.sure;
  dialog.append(element("p", { id: "asked", textContent: text }));
  for (const answer of ["no", "yes"]) {
    const button = element("button", { className: "btn", textContent: words[answer] });
    button.addEventListener("click", () => dialog.close(answer));
    dialog.append(button, " ");
  }
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      if (focused?.isConnected) focused.focus({ preventScroll: true });
      resolve(dialog.returnValue === "yes");
    });
  });
}

// One thing to do at the table. Touches are numbered, so that one waits for the other (Q19).
function act(button) {
  const what = button.value;
  if (what.startsWith("!")) fold($("#call"));
  if (what.startsWith("?")) {
    tiles?.choose(button);
  } else if (what.startsWith("@")) {
    const touch = () => ask({ type: "do", what, touches: Number(table.dataset.touches) }, button);
    touching = touching.then(touch);
  } else if (what === "again") {
    // Nothing typed, something that nobody can guess.
    const typed = $("input[data-luck=again]")?.value || luck();
    ask({ type: "do", what: `again:${asHex(typed)}` }, button);
  } else {
    ask({ type: "do", what }, button).then((outcome) => outcome === "done" && touchMode());
  }
}

// What was typed is kept until it was understood.
async function type(field) {
  const text = field.value;
  const more = table.dataset.over === "yes" ? { luck: luck() } : {};
  const outcome = await ask({ type: "type", text, ...here(), ...more });
  if (field.value !== text) return;
  if (outcome === "done" || outcome === "told") field.value = "";
  else if (document.activeElement === field) field.select();
}

function question(button) {
  if (button.dataset.here && !grids.here) say([words["not-here"]], { urgent: true });
  else ask({ type: "type", text: button.value, ...here() }, button);
}

const here = () => (grids.here === undefined ? {} : { here: grids.here });

// After placing, hands touch again (masks).
function touchMode() {
  const touch = $("#mode-touch");
  if (!touch || touch.checked) return;
  touch.checked = true;
  grids.settle();
}

function submitted(event) {
  const { target: form, submitter } = event;
  const button = submitter?.name ? submitter : null;
  const ways = {
    act: () => button && act(button),
    type: () => type(form.elements.text),
    ask: () => button && question(button),
    phrases: () => button && ask({ type: "phrase", phrase: button.value }, button),
  };
  const isChoice = button?.value.startsWith("?") && tiles;
  if (!ways[form.id] || !(live.isOfUse || isChoice)) return;
  event.preventDefault();
  ways[form.id]();
}

// What cannot be used now says why: the table refuses and tells, a cell of Quartex tells what lies
// there, and what waits for a choice says so.
function clicked(event) {
  const { target } = event;
  if (target.closest?.("#told .close")) return show([]);
  for (const layer of all(LAYERS)) if (!layer.contains(target)) fold(layer);
  const call = target.closest?.("#call[data-able=no] > summary");
  if (call && live.isOfUse) {
    event.preventDefault();
    return act($("#call .aim"));
  }
  const button = target.closest?.("#act button[type=button]");
  if (!button || !live.isOfUse) return;
  if (button.name === "do" && button.value && !button.value.startsWith("?")) {
    act(button);
  } else if (button.dataset.cell) {
    button.focus();
    $('#ask [data-key="c"]')?.click();
  } else if (button.name === "do") {
    say([$("#lay")?.textContent]);
  }
}

// ---- Keys -----------------------------------------------------------------------------------

function edge(cell) {
  sounds.play("edge", bearing(...whereabouts(cell)));
  say([words.edge]);
}

function walkMessages(way) {
  if (way.startsWith("list")) {
    say([words[`kind-${messages.turn(way === "list-on" ? 1 : -1)}`]], { asked: true });
    return;
  }
  const text = way === "older" ? messages.older() : messages.newer();
  if (text === null) sounds.play("edge");
  say([text ?? words[`${way}-none`]], { asked: true });
}

// Letters press the questions of the page; everything else with a letter gets the focus, so that no
// letter alone does what cannot be undone.
function letter(sign, cell) {
  const focus = (selector) => $(selector)?.focus();
  const press = (button) => button?.click();
  const isTwin = ({ dataset }) =>
    dataset.cell === cell.dataset.cell && dataset.place === cell.dataset.place;
  const ways = {
    a: () => press($("[data-turn=left]")),
    b: () => focus("#board [tabindex='0']"),
    d: () => press($("[data-turn=right]")),
    g: () => focus("#tray [role=grid] [tabindex='0'], #hand [role=option][tabindex='0']"),
    p: () => press(all("[data-act=play]").find(isTwin)),
    v: () => press($("[data-turn=flip]")),
  };
  const target = $(`[data-key="${sign}"]`);
  if (target?.matches("#ask button")) press(target);
  else if (target) open(target);
  else ways[sign]?.();
}

function open(target) {
  const details = target.closest("details");
  if (details && details.dataset.able !== "no") details.open = true;
  target.focus();
}

// The line that somebody is about to point at is shown on the board.
function aim({ target }) {
  const cells = target.closest?.(".aim")?.querySelector("[data-cells]").dataset.cells ?? "";
  for (const cell of all("#board [data-cell]")) {
    cell.toggleAttribute("data-aimed", cells.split(" ").includes(cell.dataset.cell));
  }
}

function pressed(event) {
  if (event.key === "Escape" && !event.defaultPrevented) putAway();
  const cell = event.target.closest?.("[role=gridcell], #hand [role=option]");
  if (!cell || event.defaultPrevented) return;
  const isTile = cell.getAttribute("role") === "option";
  const meant = event.key === "Escape" && tiles ? { clears: true } : meaning(event);
  if (!meant || (settings.get("keys") === "off" && (meant.letter || meant.list))) return;
  event.preventDefault();
  if (meant.clears) tiles.clear();
  else if (meant.list) walkMessages(meant.list);
  else if (meant.letter) letter(meant.letter, cell);
  else if (isTile) tiles?.walk(cell, meant.walk);
  else {
    const next = grids.next(cell, meant);
    if (next && next !== cell) next.focus();
    else if (!next || meant.walk) edge(cell);
  }
}

// ---- The start ------------------------------------------------------------------------------

if (table) {
  // Answers are spoken in the two live regions from here on, and shown here.
  $("#told").removeAttribute("role");
  $("#told").classList.remove("told");
  grids = new Grids(table);
  if (table.dataset.game === "quartex") tiles = new Tiles((text) => say([text]));
  else slide(table, (cell) => aloud(cell.getAttribute("aria-label") ?? "", true));
  live = new Live(table.dataset.live, heard, linked);
  document.addEventListener("submit", submitted);
  document.addEventListener("click", clicked);
  document.addEventListener("keydown", pressed);
  for (const type of ["pointerover", "focusin"]) $("#act").addEventListener(type, aim);
  document.addEventListener("change", ({ target }) => {
    if (target.name !== "mode") return;
    grids.settle();
    say([words[target.id]]);
  });
  badge(isDue());
  clocks.wind(table.dataset.seat);
}
