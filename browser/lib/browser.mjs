// Debian's Chromium, without a window.

import { chromium } from "playwright-core";

export function launch() {
  const args = process.getuid() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    headless: true,
    args: [...args, "--force-renderer-accessibility", "--disable-gpu", "--disable-dev-shm-usage"],
  });
}
