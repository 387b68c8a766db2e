// @ts-check
/** A seat's panel in Dice Town: its state, the sheriff's star, and its public counts. */
import { html, nothing } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { count } from "../../parts/counter.js";
import { diceRow } from "./cards.js";
import { awaited } from "./prompt.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext} DrawContext */

/** @param {DrawContext} context @param {number} seat */
export function seatPanel(context, seat) {
  const { dice, bills, nuggets, store, properties, protected: safe } = context.view.players[seat];
  const isChoosing = context.view.phase.type === "Keeping";
  const mark = seat === context.view.sheriff ? pic("sheriff-star", { cls: "seat-star", label: context.t("web-dicetown-sheriff") }) : nothing;
  const counts = html`${seatDice(context, dice)}${count("bill-1", bills, context.t("web-dicetown-bills"))}${count("nugget", nuggets, context.t("web-dicetown-nuggets"))}
    ${count("back-store", store.length, context.t("web-dicetown-store-cards"))}${count("back-property", properties.length, context.t("web-dicetown-properties"))}
    ${safe.length ? count(safe[0], safe.length, context.t("web-dicetown-safe")) : nothing}`;
  return { state: "", note: note(context, seat, isChoosing), mark, counts };
}

/** The dice set aside; a cup while they roll. @param {DrawContext} context @param {string[]} dice */
function seatDice({ beat }, dice) {
  const row = diceRow(dice);
  if (beat?.kind === "roll") return html`<span class="seat-dice">${row}${pic("cup-closed", { cls: "seat-cup shaking" })}</span>`;
  return beat?.kind === "reveal" ? html`<span class="seat-dice" data-lifted>${row}</span>` : html`<span class="seat-dice">${row}</span>`;
}

/** @param {DrawContext} context @param {number} seat @param {boolean} isChoosing */
function note(context, seat, isChoosing) {
  if (seat === context.me && context.isAsked) return context.t("web-your-turn");
  if (isChoosing) return context.t("web-dicetown-choosing");
  return awaited(context).includes(seat) ? context.t("web-thinking") : "";
}
