// @ts-check
/**
 * The service worker. It keeps the app shell (the page, its scripts, styles and sentences), so that
 * the page opens without a network and can say what it lacks.
 *
 * Two kinds of requests are treated differently:
 * - Pages come from the network whenever the server can be reached, and from the cache only when it
 *   cannot. A page from the cache could name files of an old version.
 * - Files below `/assets/<version>/` come from the cache first. Their address contains a hash of all
 *   files, so a file never changes under its address.
 *
 * The server fills in `@version`, so each version of the files is a new worker with a new cache. The
 * new worker takes over at once and deletes the caches of older versions. An old page that is still
 * open then gets its files from the network, where the server answers with the newest file and
 * `no-cache`; such answers are not stored.
 */

const VERSION = "@version";
const SHELL = `tinhorn-${VERSION}`;
/** The folder of the site that this worker serves: the root of a server, or of a static copy. */
const BASE = new URL(".", location.href).pathname;
const FOLDER = `${BASE}assets/${VERSION}/`;
const PAGE = BASE;
/** True in a static copy (`make try`): its host may send no cache headers and knows no tables. */
const IS_STATIC = ["yes"].includes("@static");
const ASSET = /\/assets\/[0-9a-f]+\/[\w./-]+/g;

/** @type {any} */
const worker = self;

/** Stores the page, all files that it names, and its sentences. */
async function fillShell() {
  const shell = await caches.open(SHELL);
  const page = await fetch(PAGE, { cache: "no-cache" });
  await shell.put(PAGE, page.clone());
  const named = new Set((await page.text()).match(ASSET)?.map((path) => BASE + path.slice(1)));
  const folder = FOLDER.slice(0, -1);
  const languages = new Set(["en", navigator.language.slice(0, 2)]);
  const catalogues = [...languages].flatMap((name) => [`${name}.ftl`, `web/${name}.ftl`]);
  await storeFiles([...named, ...catalogues.map((file) => `${folder}/locale/${file}`)]);
  if (IS_STATIC) await storeFiles(await allFiles());
}

/** All files of a static copy: with its server among them, it needs the network no more. */
async function allFiles() {
  const names = await (await fetch(`${FOLDER}files.json`)).json();
  return names.map((/** @type {string} */ name) => FOLDER + name);
}

/**
 * Stores files of this version that are not stored yet. Files of other versions are skipped: an
 * older page that is still open may report them. One failed download does not stop the others.
 * @param {string[]} urls
 */
async function storeFiles(urls) {
  const shell = await caches.open(SHELL);
  const wanted = urls.filter((url) => url.includes(FOLDER));
  await Promise.allSettled(wanted.map(async (url) => (await shell.match(url)) ?? shell.add(url)));
}

async function deleteOldShells() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("tinhorn-") && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** From the network; without a network, from the shell. @param {Request} request */
async function page(request) {
  const { pathname, search, hash } = new URL(request.url);
  if (IS_STATIC && pathname !== BASE && !pathname.slice(BASE.length).includes(".")) {
    const wanted = `/${pathname.slice(BASE.length)}${search}${hash}`;
    return Response.redirect(`${BASE}?at=${encodeURIComponent(wanted)}`);
  }
  try {
    return await fetch(request);
  } catch (error) {
    const stored = await caches.match(PAGE);
    if (!stored) throw error;
    return stored;
  }
}

/**
 * A newer server answers an old address with its newest file and marks the answer as not immutable.
 * Storing it would mix two versions.
 * @param {Response} response
 */
const isImmutable = ({ ok, headers }) => ok && (IS_STATIC || headers.get("cache-control")?.includes("immutable"));

/** From the shell; else from the network, and then stored. @param {Request} request */
async function asset(request) {
  const stored = await caches.match(request);
  if (stored) return stored;
  const response = await fetch(request);
  if (isImmutable(response)) await (await caches.open(SHELL)).put(request, response.clone());
  return response;
}

/** What can be read without a network: the games, their lessons and their rules. */
const READABLE = /^api\/(games|lessons\/[^/]+|rules\/[^/]+)$/;

/** From the network; without a network, as it was last. @param {Request} request */
async function readable(request) {
  const shell = await caches.open(SHELL);
  try {
    const response = await fetch(request);
    if (response.ok) await shell.put(request, response.clone());
    return response;
  } catch (error) {
    const stored = await shell.match(request, { ignoreVary: true });
    if (!stored) throw error;
    return stored;
  }
}

worker.addEventListener("install", (/** @type {any} */ event) => {
  worker.skipWaiting();
  event.waitUntil(fillShell());
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(Promise.all([deleteOldShells(), worker.clients.claim()]));
});

/** A page reports the files that it has loaded (see app/install.js). */
worker.addEventListener("message", (/** @type {any} */ event) => {
  event.waitUntil(storeFiles(event.data));
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(page(request));
  else if (pathname.startsWith(FOLDER)) event.respondWith(asset(request));
  else if (READABLE.test(pathname.slice(BASE.length))) event.respondWith(readable(request));
});

/** The server tells a player who is away. A later notice about the same table replaces an earlier one. */
worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title, body, path, asking } = event.data.json();
  const place = BASE + path.slice(1);
  const how = { body, tag: place, renotify: true, icon: `${FOLDER}art/icon-192.png`, data: { path: place, asking } };
  event.waitUntil(worker.registration.showNotification(title, how).then(showBadge));
});

let counted = Promise.resolve();
/** Counts one after the other, so that the last count is the newest. */
const showBadge = () => (counted = counted.then(count, count));

/** Shows on the app's icon how many tables ask, of all notifications. A page that can be seen knows better. */
async function count() {
  const tabs = await worker.clients.matchAll({ type: "window" });
  if (tabs.some((/** @type {any} */ tab) => tab.visibilityState === "visible")) return;
  const shown = await worker.registration.getNotifications();
  const asking = new Set(shown.flatMap((/** @type {any} */ { data }) => data?.asking ?? []));
  await worker.navigator.setAppBadge?.(asking.size).catch(() => undefined);
}

worker.addEventListener("notificationclose", (/** @type {any} */ event) => event.waitUntil(showBadge()));

/** A click on a notification goes to its table: to a tab of it, which may show its replay, or to a new one. */
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  const { path } = event.notification.data;
  const go = async () => {
    const tabs = await worker.clients.matchAll({ type: "window" });
    const pathOf = (/** @type {any} */ one) => new URL(one.url).pathname;
    const tab =
      tabs.find((/** @type {any} */ one) => pathOf(one) === path) ??
      tabs.find((/** @type {any} */ one) => pathOf(one).startsWith(`${path}/`));
    if (!tab) return worker.clients.openWindow(path);
    if (pathOf(tab) !== path) await tab.navigate(path);
    return tab.focus();
  };
  event.waitUntil(Promise.all([showBadge(), go()]));
});
