// @ts-check
/** The viewer's tray in Dice Town: what they decide with, and beside it what they own. */
import { html, nothing } from "../../vendor/lit.js";
import { diceRow, hand } from "./cards.js";
import { choices, choosable } from "./choices.js";
import { cup } from "./cup.js";
import { offerForm, sheriffsDesk } from "./offers.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext} DrawContext */

/** @param {DrawContext} context */
export function tray(context) {
  const choice = wholeTray(context);
  const whose = context.isReplay ? context.people[/** @type {number} */ (context.me)].name : context.t("web-dicetown-cards");
  const body = choice
    ? html`<div class="tray-grid">${choice}</div>`
    : html`<div class="tray-grid" data-split>${context.view.phase.type === "Keeping" ? cup(context) : ownDice(context)}
        <div class="panel wide-only hand-panel" tabindex="0" role="group" aria-label=${whose}>${hand(context)}</div></div>`;
  return { id: "tray", label: context.t("web-dicetown-tab-tray"), body };
}

/** A choice that takes the whole tray, if there is one. @param {DrawContext} context */
function wholeTray(context) {
  switch (context.view.phase.type) {
    case "Deciding":
      return sheriffsDesk(context);
    case "Offering":
      return context.isAsked ? offerForm(context) : null;
    case "Keeping":
    case "Reacting":
    case "Countering":
      return null;
    default:
      return choosable(context).length ? choices(context) : null;
  }
}

/** The viewer's dice that everybody sees. @param {DrawContext} context */
function ownDice(context) {
  const { dice } = context.view.players[/** @type {number} */ (context.me)];
  const label = context.isReplay ? nothing : html`<span class="label">${context.t("web-dicetown-your-dice")}</span>`;
  return html`<div class="cup cup-open">${label}
    <div class="roll"><span class="dice dice-big">${diceRow(dice)}</span></div></div>`;
}
