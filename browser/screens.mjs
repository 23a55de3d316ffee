// Takes the pictures of docs/screens anew: `node screens.mjs FOLDER`. Every page as somebody sees it who
// plays, on a phone and on a desk, by day and by night.

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { launch } from "./lib/browser.mjs";
import { Dice } from "./lib/dice.mjs";
import { Mouse } from "./lib/hand.mjs";
import { Quartex } from "./lib/quartex.mjs";
import { Quarto } from "./lib/quarto.mjs";
import { Server } from "./lib/server.mjs";
import { Table } from "./lib/table.mjs";
import { Visitor } from "./lib/visitor.mjs";

const DEVICES = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};
const SHADES = ["light", "dark"];
// Of webp, in percent; pieces of wood keep their grain.
const QUALITY = 82;

const quarto = ({ page }) => new Quarto(page, new Mouse(page), { dice: new Dice(8) });

async function wishes(visitor, list) {
  const player = quarto(visitor);
  for (const wish of list.split(" ")) await player.wish(wish, await player.table.turn());
  return player;
}

// The pages, each with the way there.
const PAGES = {
  home: ({ page }) => page.goto("/"),
  "new-game": ({ page }) => page.goto("/new/quarto"),
  quarto: async (visitor) => {
    await visitor.found("quarto", { opponent: "beside" });
    await wishes(visitor, "+0 b3 +f c2 +6 a1 +9 d4 +3 b2 +c c3 +5");
  },
  access: async (visitor) => {
    await visitor.found("access", { masks: "no", opponent: "beside" });
    await wishes(visitor, "+1 a4 +e d1 +7 b2 +8 c3 +4 a2 +b");
  },
  masked: async (visitor) => {
    await visitor.found("access", { masks: "yes", opponent: "computer", level: "3" });
    await new Table(visitor.page).turn();
    await visitor.page.click('#tray [value="@#5"]');
    await visitor.page.locator("#told p").waitFor();
  },
  quartex: async (visitor) => {
    await visitor.found("quartex", { players: "5", seat2: "3", seat3: "4", seat4: "5", seat5: "2" });
    const player = new Quartex(visitor.page, new Mouse(visitor.page), { dice: new Dice(3) });
    for (let turns = 0; turns < 4; turns += 1) await player.act(await player.table.turn());
    await player.table.turn();
  },
  replay: async (visitor) => {
    const table = await visitor.found("quarto", { opponent: "beside", calling: "auto" });
    const player = await wishes(visitor, "+0 a1 +f d4 +1 b1 +e c3 +2 c1 +3 d1");
    await player.table.when(({ over }) => over, "the end");
    await visitor.page.goto(`/t/${table}/replay?step=9`);
  },
  rules: ({ page }) => page.goto("/rules/quarto"),
};

async function shoot({ page, context }, file) {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    return document.fonts.ready;
  });
  const session = await context.newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
  await session.detach();
  await writeFile(file, Buffer.from(data, "base64"));
  console.log(file);
}

const [, , folder = "../docs/screens"] = process.argv;
await mkdir(folder, { recursive: true });
const server = await Server.open();
const browser = await launch();
try {
  for (const [device, options] of Object.entries(DEVICES)) {
    const visitor = await Visitor.come(browser, server, { ...options, reducedMotion: "reduce" });
    for (const [name, arrange] of Object.entries(PAGES)) {
      await arrange(visitor);
      for (const colorScheme of SHADES) {
        await visitor.page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await shoot(visitor, join(folder, `${name}-${device}-${colorScheme}.webp`));
      }
    }
    await visitor.leave();
  }
} finally {
  await browser.close();
  await server.close();
}
