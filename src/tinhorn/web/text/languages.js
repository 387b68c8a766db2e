// @ts-check
/** The languages with a catalogue, and the one for this reader. */
import { settings } from "../app/settings.js";

export const LANGUAGES = ["en", "de", "es", "fr", "it", "nl", "pt"];

/** Returns the language that the player has chosen; else the first of the browser's that has a catalogue. */
export function chosenLanguage() {
  const preferred = [settings.values.language, ...navigator.languages];
  const languages = preferred.map((tag) => tag.split("-")[0]);
  return languages.find((language) => LANGUAGES.includes(language)) ?? LANGUAGES[0];
}
