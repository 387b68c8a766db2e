// @ts-check
/** The viewer's tray in Dice Town: what they decide with, and beside it what they own. */
import { html, nothing } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { diceRow, hand } from "./cards.js";
import { choices, choosable } from "./choices.js";
import { cup } from "./cup.js";
import { offerForm, sealedOffer, sheriffsDesk } from "./offers.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */

/** @param {DrawContext} context */
export function tray(context) {
  const choice = wholeTray(context);
  const whose = context.isReplay ? context.called(/** @type {number} */ (context.me)) : context.t("web-dicetown-cards");
  const body = choice
    ? html`<div class="tray-grid">${choice}</div>`
    : html`<div class="tray-grid" data-split>${leftPart(context)}
        <div class="panel wide-only hand-panel" tabindex="0" role="group" aria-label=${whose}>${hand(context)}</div></div>`;
  return { id: "tray", label: context.t("web-dicetown-tab-tray"), body };
}

/** A choice that takes the whole tray, if there is one. @param {DrawContext} context */
export function wholeTray(context) {
  switch (context.view.phase.type) {
    case "Deciding":
      return sheriffsDesk(context);
    case "Offering":
      return context.isAsked ? offerForm(context) : sealedOffer(context);
    case "Keeping":
    case "Reacting":
    case "Countering":
      return null;
    default:
      return choosable(context).length ? choices(context) : null;
  }
}

/** @param {DrawContext} context */
function leftPart(context) {
  if (context.beat?.kind === "roll") return shakenCup(context);
  return context.view.phase.type === "Keeping" ? cup(context) : ownDice(context);
}

/** The cup while the dice roll. @param {DrawContext} context */
const shakenCup = (context) => html`<div class="cup">
  <div class="row cup-head"><span class="label">${context.t("web-dicetown-cup")}</span></div>
  <div class="roll">${pic("cup-closed", { cls: "cup-pic shaking" })}</div></div>`;

/** The viewer's dice that everybody sees, and the name of the hand. @param {DrawContext} context */
function ownDice(context) {
  const me = /** @type {number} */ (context.me);
  const { dice } = context.view.players[me];
  const label = context.isReplay ? nothing : html`<span class="label">${context.t("web-dicetown-your-dice")}</span>`;
  const name = context.factOf("hand", me)?.text;
  return html`<div class="cup cup-open"><div class="row cup-head">${label}<span class="hand-name">${name ? context.say(name) : nothing}</span></div>
    <div class="roll" ?data-lifted=${context.beat?.kind === "reveal"}><span class="dice dice-big">${diceRow(dice)}</span></div></div>`;
}
