// @ts-check
/** Registers the service worker, which lets the page be installed and open without a network. */

import { sited } from "./base.js";

/**
 * Tells the worker which files this page has loaded. The page was loaded before the worker was in
 * control, so the worker has not seen those requests.
 */
const reportLoadedFiles = () =>
  navigator.serviceWorker.controller?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));

/** Browsers offer workers on secure addresses only, and some users forbid them: do without then. */
export async function install() {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("controllerchange", reportLoadedFiles);
  const registration = await navigator.serviceWorker.register(sited("/sw.js")).catch(() => null);
  if (registration) reportLoadedFiles();
}
