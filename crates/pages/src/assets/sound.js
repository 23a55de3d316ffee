// What can be heard: sentences for screen readers and for the browser's own voice, the messages
// that were said before, and tones. Everything can be played without any of it.

// ---- Sentences ------------------------------------------------------------------------------

// The same sentence twice within this time is one event told twice.
const ECHO = 700;

// What comes within this time is said together. A screen reader that is told something urgent drops
// what it was told politely just before (measured with Orca: the opponent's move was never heard
// when "your turn" came with it).
const GATHER = 100;

// What happened stays in its region at least so long: a screen reader reads it a moment after it has
// heard that it changed (measured with Orca: of two texts 130 ms apart the first was never heard).
const REST = 800;

// About so long does a voice take for one sign, in milliseconds.
const SIGN = 60;

// Screen readers do not say again what a live region said already. A no-break space makes it
// another text (measured: every other way loses some).
export function unlike(text, shown) {
  return text === shown ? `${text}\u00a0` : text;
}

// Sentences go to two live regions that are in the page from the beginning: what happens is
// polite, what calls for this person is not. Nothing else ever changes these regions.
export class Speech {
  #regions;
  #tools;
  #waiting = [];
  #recent = new Map();
  #shown = { polite: "", alert: "" };
  // When the regions changed last and whether that was an answer; until when what happened is told.
  #changed = -Infinity;
  #isAnswered = false;
  #telling = -Infinity;

  // `tools`: the time `now()`; `later(act, milliseconds)`; and `aloud(text, urgent)`, the browser's
  // own voice for whoever wants it.
  constructor(regions, tools) {
    this.#regions = regions;
    this.#tools = tools;
  }

  // What somebody `asked` for is said however often it is asked.
  say(sentences, { urgent = false, asked = false } = {}) {
    if (this.#waiting.length === 0) {
      // Whoever asks again has done with the answer before.
      const rest = asked && this.#isAnswered ? 0 : this.#changed + REST - this.#tools.now();
      this.#tools.later(() => this.#speak(), Math.max(GATHER, rest));
    }
    const at = this.#tools.now();
    this.#waiting.push(...sentences.map((text) => ({ text, urgent, asked, at })));
  }

  // All that waits is one change of one region, so that nothing of it is cut off.
  #speak() {
    const now = this.#tools.now();
    const fresh = this.#waiting.filter(({ text, asked, at }) => {
      const isEcho = at - (this.#recent.get(text) ?? -Infinity) < ECHO;
      this.#recent.set(text, at);
      return asked || !isEcho;
    });
    this.#waiting = [];
    for (const [text, at] of this.#recent) {
      if (now - at >= ECHO) this.#recent.delete(text);
    }
    if (fresh.length === 0) return;
    const text = fresh.map((one) => one.text).join(" ");
    // Whose turn it is does not cut off what led to it: it waits politely. An answer does.
    const isAnswer = fresh.some((one) => one.asked);
    const urgent = fresh.some((one) => one.urgent) && (isAnswer || now >= this.#telling);
    const begin = isAnswer ? now : Math.max(now, this.#telling);
    this.#changed = now;
    this.#isAnswered = isAnswer;
    this.#telling = isAnswer ? now : begin + SIGN * text.length;
    const region = urgent ? "alert" : "polite";
    this.#shown[region] = unlike(text, this.#shown[region]);
    this.#regions[region].textContent = this.#shown[region];
    this.#tools.aloud(text, urgent);
  }

  // Nothing stays written (Q19), and nothing that waits is said. What was said last still counts for
  // what is said next.
  forget() {
    this.#waiting = [];
    for (const region of Object.values(this.#regions)) region.textContent = "";
  }
}

// The browser's own voice, in the language of the page.
export function voice(language) {
  return (text, urgent) => {
    const voice = globalThis.speechSynthesis;
    if (!voice) return;
    if (urgent) voice.cancel();
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.lang = language;
    voice.speak(spoken);
  };
}

// The messages so far, in three lists: all of them, what happened, and answers to questions.
// "Older" begins with the last one said.
export class Messages {
  static LISTS = ["all", "moves", "answers"];
  #kept = { all: [], moves: [], answers: [] };
  #list = "all";
  #place = 0;

  constructor(moves) {
    for (const text of moves) this.keep("moves", text);
  }

  get list() {
    return this.#list;
  }

  keep(list, text) {
    this.#kept[list].push(text);
    if (list !== "all") this.#kept.all.push(text);
    this.#place = this.#kept[this.#list].length;
  }

  // The next one back or forth; `null` at the end.
  older() {
    return this.#place > 0 ? this.#kept[this.#list][--this.#place] : null;
  }

  newer() {
    const list = this.#kept[this.#list];
    return this.#place < list.length - 1 ? list[++this.#place] : null;
  }

  // Changes the list, forth or back, and stands behind its last message.
  turn(by) {
    const lists = Messages.LISTS;
    this.#list = lists[(lists.indexOf(this.#list) + by + lists.length) % lists.length];
    this.#place = this.#kept[this.#list].length;
    return this.#list;
  }
}

// ---- Tones ----------------------------------------------------------------------------------

// Each sound is a few notes: pitch in hertz, beginning and length in seconds, and shape. The names
// are those of messages (`wire::Sound`), and three for what only the page notices.
export const TONES = {
  turn: [[660, 0, 0.12], [880, 0.13, 0.22]],
  placed: [[220, 0, 0.1, "triangle"], [110, 0.01, 0.12]],
  given: [[440, 0, 0.07], [554, 0.09, 0.1]],
  called: [[523, 0, 0.09], [659, 0.1, 0.09], [784, 0.2, 0.3, "triangle"]],
  offered: [[392, 0, 0.14, "triangle"], [392, 0.2, 0.14, "triangle"]],
  won: [[523, 0, 0.14], [659, 0.14, 0.14], [784, 0.28, 0.14], [1047, 0.42, 0.5]],
  over: [[392, 0, 0.2], [330, 0.2, 0.2], [262, 0.4, 0.4]],
  refused: [[147, 0, 0.2, "sawtooth"]],
  edge: [[98, 0, 0.06, "square"]],
  low: [[1175, 0, 0.06], [1175, 0.14, 0.06], [1175, 0.28, 0.06]],
};

const LOUDNESS = { off: 0, quiet: 0.08, loud: 0.3 };

// What only the page notices is as loud as what is nearest to it, unless it was set by itself.
const NEAREST = { refused: "turn", low: "turn", edge: "placed" };

export function loudness(settings, name) {
  return loudnessOf(settings.get(name) ?? settings.get(NEAREST[name]));
}

export const loudnessOf = (word) => LOUDNESS[word] ?? 0;

// Where something sounds: from left (-1) to right (1), and half an octave up or down.
// `across` and `up` go from 0 to 1; one column, or one row, is the middle.
export function bearing(across, up) {
  return { pan: across * 1.6 - 0.8, pitch: 2 ** (up - 0.5) };
}

export class Sounds {
  #settings;
  #context = null;

  // Browsers let a page sound only after its reader has done something.
  constructor(settings) {
    this.#settings = settings;
    const wake = () => {
      this.#context ??= new AudioContext();
      this.#context.resume();
    };
    for (const gesture of ["pointerup", "keydown"]) addEventListener(gesture, wake, { once: true });
  }

  play(name, { pan = 0, pitch = 1 } = {}, volume = loudness(this.#settings, name)) {
    const context = this.#context;
    if (!context || !volume || !TONES[name]) return;
    const side = new StereoPannerNode(context, { pan });
    side.connect(context.destination);
    for (const [hertz, begin, length, type = "sine"] of TONES[name]) {
      const start = context.currentTime + begin;
      const end = start + length;
      const tone = new OscillatorNode(context, { type, frequency: hertz * pitch });
      const gain = new GainNode(context, { gain: 0 });
      // Rises and falls softly: a tone that is cut clicks.
      gain.gain.setValueAtTime(0, start);
      gain.gain.linearRampToValueAtTime(volume, start + 0.01);
      gain.gain.exponentialRampToValueAtTime(0.001, end);
      tone.connect(gain).connect(side);
      tone.start(start);
      tone.stop(end);
    }
  }
}

