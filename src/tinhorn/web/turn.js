// @ts-check
/** My turn cannot be missed: the tab's title and icon say so. */
import { artUrl } from "./art.js";
import { t } from "./words.js";

/** @param {{ isAsked: boolean, title: string } | null} table */
export function followTurn(table) {
  const isAsked = table?.isAsked ?? false;
  const title = table ? t("web-title", { title: table.title }) : t("web-title-lobby");
  document.title = isAsked ? t("web-title-turn", { title: table?.title ?? "" }) : title;
  const link = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]"));
  const file = artUrl(isAsked ? "favicon-turn.svg" : "favicon.svg");
  if (!link.href.endsWith(file)) link.href = file;
}
