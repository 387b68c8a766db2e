// @ts-check
/** The entry point: applies the settings, loads the language, then shows the page. */
import "./app.js";
import { settings } from "./settings.js";
import { loadLanguage } from "../text/words.js";
import { chosenLanguage } from "../text/languages.js";

/** The longest wait for an idle moment, in milliseconds. */
const SOON = 2000;

/** Without a network only English may be stored. */
async function start() {
  settings.apply();
  await loadLanguage(chosenLanguage()).catch(() => loadLanguage("en"));
  const app = /** @type {import("./app.js").App} */ (document.querySelector("tin-app"));
  app.isReady = true;
}

/** Settled when the page shows. */
export const started = start();

/** Work that nobody waits for is done when the browser is idle, or soon where it never is. */
const whenIdle = window.requestIdleCallback ?? ((/** @type {() => void} */ then) => setTimeout(then, SOON));
whenIdle(
  async () => {
    const { install } = await import("./install.js");
    await install();
    if (settings.values.notify) (await import("./notifications.js")).start();
  },
  { timeout: SOON },
);
