// @ts-check
/**
 * The pages beside lobby and table. Each is fetched when its address is opened, so that nobody
 * waits for what they do not use.
 *
 * @typedef {import("./store.js").TableStore} TableStore
 * @typedef {import("./wire.js").TableInfo} TableInfo
 *
 * @typedef {object} Visit
 * @property {string} name what the address names: a game, or a table's code
 * @property {TableStore | null} store of a table's page
 *
 * @typedef {object} Page
 * @property {(visit: Visit) => unknown} page draws it
 * @property {(table: TableInfo) => TableStore} [storeFor] for a page that does not simply watch
 *   the table as its own seat
 */

import { settings } from "./settings.js";

/** The folder of one version of the files. */
const FOLDER = new URL(".", import.meta.url).pathname;

/** Whether the server has gone on to other files than those this page is made of. */
export async function isOld() {
  try {
    const page = await fetch("/", { cache: "no-cache" });
    return page.ok && !(await page.text()).includes(FOLDER);
  } catch {
    return false; // nobody can tell
  }
}

/** A part of an address; one that nobody can have meant stands for itself. @param {string} part */
export function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Pages of their own: `/rules/winchester`.
 * @type {Record<string, (() => Promise<Page>) | undefined>}
 */
export const PAGES = {
  rules: () => import("./elements/rules-page.js"),
  fairness: () => import("./elements/fairness-page.js"),
};

/**
 * Pages of a table: `/t/MESA-47KX/replay`.
 * @type {Record<string, (() => Promise<Page>) | undefined>}
 */
export const TABLE_PAGES = {
  summary: () => import("./elements/summary-page.js"),
  text: () => import("./elements/text-page.js"),
  curtain: () => import("./elements/curtain-page.js"),
  hand: () => import("./elements/hand-page.js"),
  screen: () => import("./elements/screen-page.js"),
  replay: () => import("./elements/replay-page.js"),
};

/**
 * How this device sits at a table, unless the address says otherwise: with a curtain where several
 * people share it, in words where the reader likes it so, as the table itself or as a hand beside it
 * where there is a big screen.
 * @param {TableInfo} table
 */
export function wayOf({ status, yours, is_host, has_screen }) {
  if (has_screen && is_host && !yours.length) return "screen";
  if (status === "seating") return "";
  if (yours.length > 1) return "curtain";
  if (settings.values.textTable) return "text";
  if (!yours.length) return "";
  return has_screen ? "hand" : "";
}
