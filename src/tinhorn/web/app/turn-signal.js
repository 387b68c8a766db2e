// @ts-check
/** My turn cannot be missed: the tab's title and icon say so, and the icon of the installed page. */
import { artUrl } from "../draw/art.js";
import { signals } from "./signals.js";
import { t } from "../text/words.js";

let wasAsked = false;

/** @param {{ isAsked: boolean, title: string } | null} table */
export function followTurn(table) {
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
 * How many of my tables wait for me, for the lobby's tab and the icon of an installed page.
 * @param {import("../net/wire.js").MyTable[]} mine
 */
export function callAttention(mine) {
  const waiting = mine.filter(({ table }) => table.is_your_turn).length;
  document.title = waiting ? t("web-title-waiting", { count: waiting }) : t("web-title-lobby");
  const badge = /** @type {any} */ (navigator);
  void badge.setAppBadge?.(waiting).catch(() => undefined);
}
