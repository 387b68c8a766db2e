// @ts-check
/** Loads the style sheets of pages that are fetched only when they are opened. */
import { Unreachable } from "../net/api.js";

/**
 * Resolves when the style sheet is applied, so that the page is never drawn without it.
 * @param {string} file
 * @returns {Promise<void>}
 */
export function loadStylesheet(file) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(`../style/${file}`, import.meta.url).href;
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve(undefined));
    link.addEventListener("error", () => reject(new Unreachable()));
  });
  document.head.append(link);
  return loaded.then(() => undefined);
}
