// @ts-check
/**
 * Keeps the shell of the page, so that it opens without the network and says what it lacks.
 *
 * Pages always come from the server while it can be reached; only their files, which never change
 * under their version, are taken from here. A new version of the server is a new version of this.
 */

const VERSION = "@version";
const SHELL = `tinhorn-${VERSION}`;
const FOLDER = `/assets/${VERSION}/`;
const PAGE = "/";
const ASSET = /\/assets\/[0-9a-f]+\/[\w./-]+/g;

/** @type {any} */
const worker = self;

/** The page, all files that it names, and its sentences. */
async function fill() {
  const shell = await caches.open(SHELL);
  const page = await fetch(PAGE, { cache: "no-cache" });
  await shell.put(PAGE, page.clone());
  const named = new Set((await page.text()).match(ASSET));
  const [, folder] = /(\/assets\/[0-9a-f]+)\//.exec([...named].join(" ")) ?? [];
  const languages = new Set(["en", navigator.language.slice(0, 2)]);
  const sentences = [...languages].flatMap((name) => [`${name}.ftl`, `web/${name}.ftl`]);
  await keep([...named, ...sentences.map((file) => `${folder}/locale/${file}`)]);
}

/** What a page has loaded it will need again; an older page, nothing of ours. @param {string[]} urls */
async function keep(urls) {
  const shell = await caches.open(SHELL);
  const wanted = urls.filter((url) => url.includes(FOLDER));
  await Promise.allSettled(
    wanted.map(async (url) => (await shell.match(url)) ?? shell.add(url)),
  );
}

async function forgetOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("tinhorn-") && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** @param {Request} request */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (!kept) throw error;
    return kept;
  }
}

/** A newer server answers with a newer file under the old name: it says that this will not last. */
/** @param {Response} answer */
const isToKeep = ({ ok, headers }) => ok && headers.get("cache-control")?.includes("immutable");

/** @param {Request} request */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (isToKeep(answer)) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

worker.addEventListener("install", (/** @type {any} */ event) => {
  worker.skipWaiting();
  event.waitUntil(fill());
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(Promise.all([forgetOthers(), worker.clients.claim()]));
});

worker.addEventListener("message", (/** @type {any} */ event) => {
  event.waitUntil(keep(event.data));
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(page(request));
  else if (pathname.startsWith(FOLDER)) event.respondWith(asset(request));
});

/** A notice was clicked: to its table, in a tab that is open or a new one. */
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  const { path } = event.notification.data;
  const go = async () => {
    const tabs = await worker.clients.matchAll({ type: "window" });
    const tab = tabs.find((/** @type {any} */ one) => new URL(one.url).pathname === path);
    return tab ? tab.focus() : worker.clients.openWindow(path);
  };
  event.waitUntil(go());
});
