// @ts-check
/** What lets the page be installed and open without the network, where the browser offers it. */

/** Tells the worker what this page has loaded, so that it is there without the network, too. */
const tell = () =>
  navigator.serviceWorker.controller?.postMessage(
    performance.getEntriesByType("resource").map(({ name }) => name),
  );

/** Browsers offer it on secure addresses only, and not to who forbids it; the page does without. */
export async function install() {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("controllerchange", tell);
  const isInstalled = await navigator.serviceWorker.register("/sw.js").catch(() => null);
  if (isInstalled) tell();
}
