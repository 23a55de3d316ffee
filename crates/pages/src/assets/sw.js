// The service worker: what an app shows without a network. It keeps files whose addresses hold
// a checksum, and one page that says that there is no network; never a page with anything of
// anybody on it, and never an answer of the table.

const KEPT = "fourfold-1";
const OFFLINE = "/offline";

// The page for the lack of a network, in the language of today, and the files it needs.
async function prepare() {
  const cache = await caches.open(KEPT);
  const page = await fetch(OFFLINE, { cache: "no-cache" });
  if (!page.ok) return;
  const files = (await page.clone().text()).match(/\/assets\/[^"'\s]+\?v=\w+/g) ?? [];
  await cache.put(OFFLINE, page);
  await Promise.all([...new Set(files)].map(file));
}

// A file of this very address never changes. A newer one of the same name replaces it.
async function file(address) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(address);
  if (kept) return kept;
  const fresh = await fetch(address);
  if (fresh.ok) {
    await cache.delete(address, { ignoreSearch: true });
    await cache.put(address, fresh.clone());
  }
  return fresh;
}

async function page(request) {
  try {
    return await fetch(request);
  } catch (failure) {
    const offline = await caches.match(OFFLINE);
    if (offline) return offline;
    throw failure;
  }
}

addEventListener("install", (event) => {
  event.waitUntil(prepare());
  skipWaiting();
});

addEventListener("activate", (event) => {
  const forget = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(forget());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(page(request));
    // The language may have changed since.
    if (pathname === "/") event.waitUntil(prepare().catch(() => {}));
  } else if (pathname.startsWith("/assets/") && searchParams.has("v")) {
    event.respondWith(file(request));
  }
});
