// Ways to press what stands on a page. Each does exactly what a person with that hand can do.

// With a mouse.
export class Mouse {
  constructor(page) {
    this.page = page;
  }

  async press(selector, options) {
    await this.page.click(selector, options);
  }

  // Opens what is folded.
  async unfold(selector) {
    if (!(await this.page.locator(selector).evaluate((fold) => fold.open))) {
      await this.page.click(`${selector} > summary`);
    }
  }
}

// With a mouse in a browser without script: everything that is pressed brings a page.
export class PlainMouse extends Mouse {
  async press(selector, options) {
    const loaded = this.page.waitForEvent("domcontentloaded");
    await this.page.click(selector, options);
    await loaded;
  }
}

// With a finger.
export class Finger extends Mouse {
  async press(selector, options) {
    await this.page.tap(selector, options);
  }

  async unfold(selector) {
    if (!(await this.page.locator(selector).evaluate((fold) => fold.open))) {
      await this.page.tap(`${selector} > summary`);
    }
  }
}
