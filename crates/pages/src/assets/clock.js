// Clocks that run on the page, and the dot on its icon. Neither is ever spoken: whoever wants to
// know asks.

// Below this a player's own clock is low.
const LOW = 10000;

// `4:05`, `1:00:00`, as the server writes it: whole seconds.
export function digits(milliseconds) {
  const seconds = Math.floor(Math.max(0, milliseconds) / 1000);
  const two = (number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}

// Clocks show what the last message said, less the time since.
export class Clocks {
  #running = [];
  #ticks = 0;
  #low;

  constructor(low) {
    this.#low = low;
  }

  // The page was brought up to date just now; `seat` is the one of whoever looks at it.
  wind(seat) {
    const now = performance.now();
    this.#running = [...document.querySelectorAll(".clock[data-runs=yes]")].map((clock) => {
      const left = Number(clock.dataset.left);
      // Its words are those of the last message too; the digits are true.
      clock.removeAttribute("aria-label");
      const isOwn = clock.closest("[data-seat]")?.dataset.seat === seat;
      return { clock, end: now + left, warns: isOwn && left > LOW };
    });
    clearInterval(this.#ticks);
    if (this.#running.length > 0) this.#ticks = setInterval(() => this.#tick(), 250);
  }

  #tick() {
    const now = performance.now();
    for (const one of this.#running) {
      const text = digits(one.end - now);
      if (one.clock.textContent !== text) one.clock.textContent = text;
      if (one.warns && one.end - now < LOW) {
        one.warns = false;
        this.#low();
      }
    }
  }
}

// The icon of the page bears a dot while it is this person's turn.
let isDotted = false;
export async function badge(due) {
  const link = document.querySelector("link[rel~=icon]");
  if (due === isDotted || !link) return;
  isDotted = due;
  link.dataset.plain ??= link.href;
  link.dataset.kind ??= link.type;
  // An app may show it too; one that may not is no worse for it.
  navigator.setAppBadge?.(due ? 1 : 0).catch(() => {});
  if (!due) {
    Object.assign(link, { type: link.dataset.kind, href: link.dataset.plain });
    return;
  }
  const icon = new Image();
  icon.src = link.dataset.plain;
  await icon.decode().catch(() => {});
  const side = 64;
  const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
  const brush = canvas.getContext("2d");
  if (icon.naturalWidth > 0) brush.drawImage(icon, 0, 0, side, side);
  brush.beginPath();
  brush.arc(46, 46, 16, 0, 2 * Math.PI);
  brush.fillStyle = "#d4351c";
  brush.fill();
  brush.lineWidth = 4;
  brush.strokeStyle = "#fff";
  brush.stroke();
  if (isDotted) Object.assign(link, { type: "image/png", href: canvas.toDataURL() });
}
