// A server and a browser for the tests of one file.

import { after, before } from "node:test";
import { launch } from "./browser.mjs";
import { Server } from "./server.mjs";
import { Visitor } from "./visitor.mjs";

// Opens both before the tests of a file and closes both afterwards.
export function house({ flags = [], browser: wanted = true } = {}) {
  const house = {
    server: null,
    browser: null,
    visit: (options) => Visitor.come(house.browser, house.server, options),
  };
  before(async () => {
    house.server = await Server.open(...flags);
    if (wanted) house.browser = await launch();
  });
  after(async () => {
    await house.browser?.close();
    await house.server?.close();
  });
  return house;
}

export const isFull = Boolean(process.env.FOURFOLD_FULL);
