// @ts-check
/**
 * Which page an address names. The lobby and the table are loaded at once; all other pages are
 * fetched when they are opened, so that the first page has less to load.
 *
 * @typedef {import("../net/table-model.js").TableModel} TableModel
 * @typedef {import("../net/wire.js").TableInfo} TableInfo
 *
 * @typedef {object} Visit
 * @property {string} name what the address names: a game, or a table's code
 * @property {string} [mode] the last part of the address: how devices are used at a new table
 * @property {TableModel | null} model the table, for pages of a table
 *
 * @typedef {object} PageModule a page's module
 * @property {(visit: Visit) => unknown} page draws it
 * @property {(table: TableInfo) => TableModel} [modelFor] makes the model, for pages that do not view
 *   the table as this device's own seat
 */

import { BASE, currentPath } from "./base.js";
import { settings } from "./settings.js";

/** The address of this version of the files. */
const FOLDER = new URL("..", import.meta.url).pathname;

/** True if the server now serves another version of the files than this page runs. */
export async function isOutdated() {
  try {
    const page = await fetch(`${BASE}/`, { cache: "no-cache" });
    return page.ok && !(await page.text()).includes(FOLDER);
  } catch {
    return false; // the server cannot be reached, so there is nothing newer to load
  }
}

/** Decodes a part of an address; an invalid one stays as it is. @param {string} part */
export function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Pages without a table: `/rules/GAME`. @type {Record<string, (() => Promise<PageModule>) | undefined>} */
const PAGES = {
  new: () => import("../pages/new-table-page.js"),
  rules: () => import("../pages/rules-page.js"),
  fairness: () => import("../pages/fairness-page.js"),
  learn: () => import("../pages/lesson-page.js"),
  games: () => import("../pages/my-games-page.js"),
  "how-to-play": () => import("../pages/how-to-play-page.js"),
};

/** Pages of a table: `/t/MESA-47KX/replay`. @type {Record<string, (() => Promise<PageModule>) | undefined>} */
export const TABLE_PAGES = {
  seating: () => import("../pages/seating-page.js"),
  summary: () => import("../pages/summary-page.js"),
  review: () => import("../pages/review-page.js"),
  text: () => import("../pages/text-page.js"),
  curtain: () => import("../pages/shared-device-page.js"),
  hand: () => import("../pages/hand-page.js"),
  screen: () => import("../pages/screen-page.js"),
  replay: () => import("../pages/replay-page.js"),
};

/**
 * The address `/t/CODE/MODE` split into its parts, and how to load the page if it is not the lobby or
 * the plain table.
 */
export function currentRoute() {
  const [kind = "", name = "", mode = ""] = currentPath().split("/").filter(Boolean).map(decoded);
  const [pages, page] = kind === "t" ? [TABLE_PAGES, mode] : [PAGES, kind];
  return { kind, name, mode, load: Object.hasOwn(pages, page) ? pages[page] : undefined };
}

/** True for the device that shows a table on a big screen. @param {TableInfo} table */
export const isScreen = ({ yours, is_host, has_screen }) => has_screen && is_host && !yours.length;

/**
 * The page of a table that suits this device, if the address names none: the seats before the game,
 * the shared-device page where several players share it, the text page where the reader prefers it, the big screen or a
 * hand beside it where the table has a screen. Empty for the plain table.
 * @param {TableInfo} table
 */
export function tablePageFor(table) {
  const { status, yours, has_screen } = table;
  if (isScreen(table)) return "screen";
  if (status === "seating") return "seating";
  if (yours.length > 1) return "curtain";
  if (settings.values.textTable) return "text";
  if (!yours.length) return "";
  return has_screen ? "hand" : "";
}
