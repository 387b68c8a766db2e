// @ts-check
/** Shows the player's turn in the tab's title and icon, and on the icon of the installed app. */
import { artUrl } from "../draw/art.js";
import { signals } from "./signals.js";
import { t } from "../text/words.js";

let wasAsked = false;

/** @param {{ isAsked: boolean, title: string } | null} table */
export function showTurn(table) {
  const isAsked = table?.isAsked ?? false;
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
  const waiting = mine.filter(({ table }) => table.is_your_turn).length;
  document.title = waiting ? t("web-title-waiting", { count: waiting }) : t("web-title-lobby");
  const badge = /** @type {any} */ (navigator);
  void badge.setAppBadge?.(waiting).catch(() => undefined);
}
