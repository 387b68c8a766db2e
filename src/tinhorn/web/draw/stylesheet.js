// @ts-check
/** Style sheets of pages that are fetched when they are opened. */
import { Unreachable } from "../net/api.js";

/**
 * Waits until the page wears it, so that nothing is drawn bare.
 * @param {string} file
 * @returns {Promise<void>}
 */
export function wear(file) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(`../style/${file}`, import.meta.url).href;
  const worn = new Promise((done, fail) => {
    link.addEventListener("load", () => done(undefined));
    link.addEventListener("error", () => fail(new Unreachable()));
  });
  document.head.append(link);
  return worn.then(() => undefined);
}
