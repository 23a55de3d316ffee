// What a page must be for everybody: axe-core, and what axe does not see.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

// Violations, each with where it is. Works without the page's policy: the browser puts axe in.
//
// Where the system forces its colours, the browser pairs them; axe reads the fill of a text, which is not
// what is painted then, so that contrast is not asked for there. Boards and tiles keep their own colours, whose
// contrast the other shades have shown.
export async function violations(page, { forced = false } = {}) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async ([values, isForced]) => {
    const rules = isForced ? { "color-contrast": { enabled: false }, "color-contrast-enhanced": { enabled: false } } : {};
    const { violations: found } = await window.axe.run(document, { runOnly: { type: "tag", values }, rules, resultTypes: ["violations"] });
    return found.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ target, any }) => `${target} ${any[0]?.message ?? ""}`).join("; ")}${nodes.length > 3 ? ` and ${nodes.length - 3} more` : ""}`);
  }, [TAGS, forced]);
}

// How many pixels the page is wider than its window, and what is.
export function overflow(page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter((one) => one.getBoundingClientRect().right > clientWidth + 0.5);
    const name = (one) => `${one.tagName.toLowerCase()}${one.id && `#${one.id}`}${[...one.classList].map((part) => `.${part}`).join("")}`;
    return [`${scrollWidth - clientWidth} px too wide`, ...new Set(wide.slice(0, 6).map(name))];
  });
}

// What can be pressed and is smaller than 44 pixels. Links inside a sentence are as large as their line
// (WCAG 2.5.5), and what is only for the keyboard or folded away has no size.
export function small(page) {
  return page.evaluate(() => {
    const targets = [...document.querySelectorAll("a[href], button, summary, input:not([type=hidden]), select, textarea")];
    const isShown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.getClientRects().length > 0;
    const inSentence = (one) => {
      const parent = one.parentElement;
      const text = [...parent.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim().length > 2);
      return one.matches("a") && getComputedStyle(one).display === "inline" && text.length > 0;
    };
    const found = [];
    for (const one of targets) {
      if (!isShown(one) || inSentence(one)) continue;
      let box = one.getBoundingClientRect();
      // A label belongs to its box.
      const label = one.closest("label") ?? (one.id && document.querySelector(`label[for="${one.id}"]`));
      if (one.matches("[type=checkbox], [type=radio]") && label) box = label.getBoundingClientRect();
      if (box.width <= 2 || box.height <= 2) continue;
      if (box.width < 43.5 || box.height < 43.5) {
        const name = (one.getAttribute("aria-label") ?? one.textContent.trim()) || one.name;
        found.push(`${one.tagName.toLowerCase()} "${name.slice(0, 30)}" ${Math.round(box.width)}×${Math.round(box.height)}`);
      }
    }
    return [...new Set(found)];
  });
}

// The regions that speak.
export function speakers(page) {
  return page.evaluate(() => {
    const live = '[aria-live]:not([aria-live="off"]), [role=status], [role=alert], [role=log]';
    return [...document.querySelectorAll(live)].map((one) => ({
      id: one.id,
      text: one.textContent,
      shown: one.checkVisibility(),
    }));
  });
}

// Things that move.
export function moving(page) {
  return page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").map((animation) => animation.animationName ?? animation.transitionProperty ?? "animation"));
}

// The text spacing that people may choose (WCAG 1.4.12).
export const SPACING = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";
