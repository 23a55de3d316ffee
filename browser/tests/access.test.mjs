// One interface for everybody: every page in every state, in every shade and width.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SPACING, moving, overflow, small, speakers, violations } from "../lib/access.mjs";
import { Dice } from "../lib/dice.mjs";
import { Guest, stepOf } from "../lib/guest.mjs";
import { Mouse } from "../lib/hand.mjs";
import { house } from "../lib/house.mjs";
import { Quartex } from "../lib/quartex.mjs";
import { Quarto } from "../lib/quarto.mjs";
import { Table } from "../lib/table.mjs";

const place = house();
const { visit } = place;

// Pages that anybody finds, by address.
const PAGES = [
  "/",
  "/new/quarto",
  "/new/access",
  "/new/quartex",
  "/tables",
  "/settings",
  "/privacy",
  "/host",
  "/offline",
  "/rules/quarto",
  "/rules/access",
  "/rules/quartex",
  "/learn/quarto",
  "/learn/quartex",
  "/analysis",
  "/nowhere",
];

// Pages of tables in the states that a game has, each with the way there.
const STATES = {
  "waiting for a friend": (visitor) => visitor.found("quarto", { opponent: "friend" }),
  "one's turn to give": async (visitor) => {
    await visitor.found("quarto", { opponent: "beside" });
    await new Table(visitor.page).turn();
  },
  "one's turn to place, with lines to call": async (visitor) => {
    await visitor.found("quarto", { opponent: "beside", squares: "yes" });
    const player = new Quarto(visitor.page, new Mouse(visitor.page), { dice: new Dice(1) });
    for (const wish of ["+0", "a1", "+1", "b2", "+e"]) await player.wish(wish, await player.table.turn());
    await visitor.page.click("#call > summary");
  },
  "the other's turn, an offer open": async (visitor) => {
    const table = await visitor.found("quarto", { opponent: "friend", begins: "2", pace: "bank" });
    const friend = new Guest(place.server);
    await friend.sit(table);
    const socket = await friend.join(table);
    await new Table(visitor.page).when(({ wishes }) => wishes.length > 0, "the start");
    await socket.ask({ type: "do", step: stepOf(socket), what: "offer:draw" });
    await visitor.page.locator('#offers [value="agree:draw"]').waitFor();
    socket.close();
  },
  "a refusal": async (visitor) => {
    await visitor.found("quarto", { opponent: "beside" });
    await new Mouse(visitor.page).unfold("#more");
    await visitor.page.fill("#command", "nonsense");
    await visitor.page.press("#command", "Enter");
    await visitor.page.locator("#told p").waitFor();
  },
  "a question asked back": async (visitor) => {
    await visitor.found("quarto", { opponent: "beside" });
    await new Table(visitor.page).turn();
    await visitor.live();
    await new Mouse(visitor.page).unfold("#more");
    await visitor.page.fill("#command", "resign");
    await visitor.page.press("#command", "Enter");
    await visitor.page.locator("dialog.ask").waitFor();
  },
  "the end": async (visitor) => {
    await visitor.found("quarto", { opponent: "beside", calling: "auto" });
    const player = new Quarto(visitor.page, new Mouse(visitor.page), { dice: new Dice(1) });
    for (const wish of ["+0", "a1", "+1", "b1", "+2", "c1", "+3", "d1"]) await player.wish(wish, await player.table.turn());
    await player.table.when(({ over }) => over, "the end");
  },
  "Quarto Access with open eyes": async (visitor) => {
    await visitor.found("access", { masks: "no", opponent: "beside" });
    const player = new Quarto(visitor.page, new Mouse(visitor.page), { dice: new Dice(1) });
    for (const wish of ["+0", "a1", "+1"]) await player.wish(wish, await player.table.turn());
  },
  masks: async (visitor) => {
    await visitor.found("access", { masks: "yes", opponent: "computer", level: "1" });
    await new Table(visitor.page).turn();
    await visitor.page.click('#tray [value="@#5"]');
    await visitor.page.locator("#told p").waitFor();
  },
  "Quartex with five": async (visitor) => {
    await visitor.found("quartex", { players: "5", seat2: "1", seat3: "1", seat4: "1", seat5: "1" });
    const player = new Quartex(visitor.page, new Mouse(visitor.page), { dice: new Dice(1) });
    for (let turns = 0; turns < 2; turns += 1) await player.act(await player.table.turn());
    await player.table.turn();
  },
  "the curtain": async (visitor) => {
    await visitor.found("quartex", { players: "2", seat2: "beside" });
    await visitor.page.locator("#invite a[href*='as=']").waitFor();
  },
};

// The four shades, one of them by the colours that a system forces.
const SHADES = {
  light: { colorScheme: "light" },
  dark: { colorScheme: "dark" },
  contrast: { contrast: "more" },
  "forced colours": { forcedColors: "active" },
};

// What is wrong with a page as it stands, in one shade after the other and at one width after the other.
async function faults(visitor) {
  const { page } = visitor;
  const found = [];
  const note = (what, list) => found.push(...list.map((one) => `${what}: ${one}`));
  for (const [name, media] of Object.entries(SHADES)) {
    await page.emulateMedia({ colorScheme: "light", contrast: "no-preference", forcedColors: "none", reducedMotion: "reduce", ...media });
    note(`axe, ${name}`, await violations(page, { forced: "forcedColors" in media }));
  }
  await page.emulateMedia({ colorScheme: "light", contrast: "no-preference", forcedColors: "none", reducedMotion: "reduce" });
  note("moves", await moving(page));
  note("small", await small(page));
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 640 });
    note(`at ${width} pixels`, await overflow(page));
    note(`small at ${width} pixels`, await small(page));
  }
  await page.setViewportSize({ width: 320, height: 640 });
  note("axe at 320 pixels", await violations(page));
  const style = await page.addStyleTag({ content: SPACING }).catch(() => null);
  if (style) {
    note("with text spacing", await overflow(page));
    await style.evaluate((element) => element.remove());
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  return found;
}

test("pages", async (context) => {
  for (const path of PAGES) {
    await context.test(path, async () => {
      const visitor = await visit({ reducedMotion: "reduce", bypassCSP: true });
      visitor.forgive(/nowhere/, /404/);
      await visitor.page.goto(path);
      const found = await faults(visitor);
      const lang = await visitor.page.locator("html").getAttribute("lang");
      await visitor.leave();
      assert.equal(lang, "en");
      assert.deepEqual(found, []);
    });
  }
});

test("the page for the host", async () => {
  const visitor = await visit({ reducedMotion: "reduce", bypassCSP: true });
  await visitor.found("quarto", { opponent: "computer", level: "1" });
  await visitor.page.goto("/host");
  await visitor.page.fill("#host-token", place.server.hostToken);
  await visitor.page.press("#host-token", "Enter");
  await visitor.page.locator("#host-tables").waitFor();
  const found = await faults(visitor);
  await visitor.leave();
  assert.deepEqual(found, []);
});

test("figures for the host have whole words at their heads on a small phone, in every language", async () => {
  for (const locale of ["en", "de", "fr", "it", "es", "ru"]) {
    const visitor = await visit({ locale, viewport: { width: 360, height: 640 } });
    const { page } = visitor;
    await page.goto("/host");
    await page.fill("#host-token", place.server.hostToken);
    await page.press("#host-token", "Enter");
    await page.locator("#host-tables").waitFor();
    const broken = await page.evaluate(() => {
      const isBroken = (text, { 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
      };
      const heads = [...document.querySelectorAll(".ledger thead th")].map((head) => head.firstChild);
      return heads.flatMap((text) => [...text.data.matchAll(/\S+/g)].filter((word) => isBroken(text, word)).map(String));
    });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    await visitor.leave();
    assert.deepEqual([locale, broken, width], [locale, [], 360]);
  }
});

test("tables", async (context) => {
  for (const [name, arrange] of Object.entries(STATES)) {
    await context.test(name, async () => {
      const visitor = await visit({ reducedMotion: "reduce", bypassCSP: true });
      await arrange(visitor);
      const found = await faults(visitor);
      const live = (await speakers(visitor.page)).filter(({ id }) => id !== "told");
      await visitor.leave();
      assert.deepEqual(found, []);
      assert.deepEqual(live.map(({ id, shown }) => [id, shown]), [["polite", true], ["alert", true]], "two regions speak, and no other");
    });
  }
});

test("nothing is said before anything happens", async () => {
  const visitor = await visit();
  await visitor.found("quarto", { opponent: "friend" });
  const silent = (await speakers(visitor.page)).map(({ text }) => text.trim());
  assert.deepEqual(silent, ["", ""]);
  await visitor.leave();
});

test("one page for all settings: nothing is there for some and not for others", async () => {
  const names = async (options) => {
    const visitor = await visit(options);
    await visitor.found("quarto", { opponent: "beside" });
    const all = await visitor.page.locator("#table [id]").evaluateAll((elements) => elements.map(({ id }) => id));
    await visitor.leave();
    return all;
  };
  const usual = await names({});
  assert.deepEqual(await names({ reducedMotion: "reduce", forcedColors: "active", contrast: "more" }), usual);
});

test("the whole board is seen on a small phone, upright and lying", async () => {
  for (const viewport of [{ width: 360, height: 640 }, { width: 640, height: 360 }]) {
    const visitor = await visit({ viewport, hasTouch: true, isMobile: true });
    await visitor.found("quarto", { opponent: "beside" });
    await new Table(visitor.page).turn();
    const board = await visitor.page.locator("#board").boundingBox();
    assert.ok(board.width <= viewport.width && board.height <= viewport.height, JSON.stringify({ viewport, board }));
    await visitor.leave();
  }
});
