// @ts-check
/**
 * The pages beside lobby and table. Each is fetched when its address is opened, so that nobody
 * waits for what they do not use.
 *
 * @typedef {import("../net/table-model.js").TableStore} TableStore
 * @typedef {import("../net/wire.js").TableInfo} TableInfo
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
const FOLDER = new URL("..", import.meta.url).pathname;

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
  rules: () => import("../pages/rules-page.js"),
  fairness: () => import("../pages/fairness-page.js"),
};

/**
 * Pages of a table: `/t/MESA-47KX/replay`.
 * @type {Record<string, (() => Promise<Page>) | undefined>}
 */
export const TABLE_PAGES = {
  summary: () => import("../pages/summary-page.js"),
  text: () => import("../pages/text-page.js"),
  curtain: () => import("../pages/shared-device-page.js"),
  hand: () => import("../pages/hand-page.js"),
  screen: () => import("../pages/screen-page.js"),
  replay: () => import("../pages/replay-page.js"),
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
