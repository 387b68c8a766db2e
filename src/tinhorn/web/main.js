// @ts-check
/** Where the page begins: settings, language, then the page that the address names. */
import "./elements/app.js";
import { settings } from "./settings.js";
import { speak } from "./words.js";
import { chosenLanguage } from "./languages.js";

settings.apply();
await speak(chosenLanguage());
const app = /** @type {import("./elements/app.js").App} */ (document.querySelector("tin-app"));
app.isReady = true;
