// @ts-check
/** Shows the player's turn in the tab's title and icon, and on the icon of the installed app. */
import { artUrl } from "../draw/art.js";
import { device } from "./settings.js";
import { signals } from "./signals.js";
import { t } from "../text/words.js";

let wasAsked = false;
/** Where the codes of the tables are kept that wait for the player. */
const WAITING = "tinhorn-waiting";

/** @param {{ isAsked: boolean, title: string, code?: string } | null} table */
export function showTurn(table) {
  const isAsked = table?.isAsked ?? false;
  if (table?.code) noteWaiting(table.code, isAsked);
  if (isAsked && !wasAsked) signals.dispatchEvent(new Event("turn"));
  wasAsked = isAsked;
  const title = table ? t("web-title", { title: table.title }) : t("web-title-lobby");
  document.title = isAsked ? t("web-title-turn", { title: table?.title ?? "" }) : title;
  const link = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]"));
  const file = artUrl(isAsked ? "favicon-turn.svg" : "favicon.svg");
  if (!link.href.endsWith(file)) link.href = file;
}

/**
 * Shows how many tables wait for the player, in the lobby's title and on the installed app's icon.
 * @param {import("../net/wire.js").MyTable[]} mine
 */
export function showWaitingTables(mine) {
  const waiting = mine.flatMap(({ table }) => (table.is_your_turn ? [table.code] : []));
  document.title = waiting.length ? t("web-title-waiting", { count: waiting.length }) : t("web-title-lobby");
  showBadge(waiting);
}

/** One table waits for the player, or no longer does. @param {string} code @param {boolean} isWaiting */
function noteWaiting(code, isWaiting) {
  const known = (device.get(WAITING) ?? "").split(" ").filter(Boolean);
  if (known.includes(code) !== isWaiting)
    showBadge(isWaiting ? [...known, code] : known.filter((other) => other !== code));
}

/** Shows on the icon of the app how many tables wait. @param {string[]} codes */
function showBadge(codes) {
  device.set(WAITING, codes.join(" "));
  const badge = /** @type {any} */ (navigator);
  void badge.setAppBadge?.(codes.length).catch(() => undefined);
}
