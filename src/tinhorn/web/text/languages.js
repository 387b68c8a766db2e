// @ts-check
/** The languages that there are catalogues for, and which one this reader gets. */
import { settings } from "../app/settings.js";

export const LANGUAGES = ["en", "de", "es", "fr", "it", "nl", "pt"];

/** What the player chose, else the first of the browser's languages that we speak. */
export function chosenLanguage() {
  const wishes = [settings.values.language, ...navigator.languages];
  const spoken = wishes.map((wish) => wish.split("-")[0]);
  return spoken.find((language) => LANGUAGES.includes(language)) ?? LANGUAGES[0];
}
