// Chance that can be repeated: the same seed throws the same dice (mulberry32).

export class Dice {
  #state;

  constructor(seed) {
    this.#state = seed >>> 0;
  }

  // A number from 0 up to, but not including, `sides`.
  throw(sides) {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % sides;
  }

  pick(list) {
    return list[this.throw(list.length)];
  }
}
