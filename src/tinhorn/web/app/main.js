// @ts-check
/** Where the page begins: settings, language, then the page that the address names. */
import "./app.js";
import { settings } from "./settings.js";
import { speak } from "../text/words.js";
import { chosenLanguage } from "../text/languages.js";

settings.apply();
/* Without the network there may be no other language. */
await speak(chosenLanguage()).catch(() => speak("en"));
const app = /** @type {import("./app.js").App} */ (document.querySelector("tin-app"));
app.isReady = true;

/** What nobody waits for comes when there is time. */
const idle = window.requestIdleCallback ?? ((/** @type {() => void} */ then) => setTimeout(then, 2000));
idle(async () => {
  const { install } = await import("./install.js");
  await install();
  if (settings.values.notify) (await import("./notifications.js")).start();
});
