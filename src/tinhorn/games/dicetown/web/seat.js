// @ts-check
/** A seat's panel in Dice Town: its state, the sheriff's star, and its public counts. */
import { html, nothing } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { count, hiddenCards } from "../../parts/counter.js";
import { diceRow } from "./cards.js";
import { awaited } from "./prompt.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */

/** @param {DrawContext} context @param {number} seat */
export function seatPanel(context, seat) {
  const { dice, bills, nuggets, store, properties, protected: safe } = context.view.players[seat];
  const isChoosing = context.view.phase.type === "Keeping";
  const mark =
    seat === context.view.sheriff
      ? pic("sheriff-star", { cls: "seat-star", label: context.t("web-dicetown-sheriff") })
      : nothing;
  const counts = html`${seatDice(context, seat, dice)}${count("bill-1", bills, context.t("web-dicetown-bills"))}${count("nugget", nuggets, context.t("web-dicetown-nuggets"))}
    ${count("back-store", store.length, context.t("web-dicetown-store-cards"))}${count("back-property", properties.length, context.t("web-dicetown-properties"))}
    ${safe.length ? html`<span class="seat-safe">${count(safe[0], safe.length, context.t("web-dicetown-safe"))}</span>` : nothing}`;
  return { state: "", note: note(context, seat, isChoosing), mark, counts };
}

/** The points so far; for rivals without the cards that nobody sees. @param {DrawContext} context @param {number} seat */
function score(context, seat) {
  const fact = context.factOf("score", seat);
  return fact
    ? html`<span class="seat-score" title=${context.say(fact.text)}><span class="visually-hidden">${context.say(fact.text)}</span>${pic("trophy")}<span aria-hidden="true">${fact.count}${hiddenCards(Number(fact.text.args.hidden ?? 0))}</span></span>`
    : nothing;
}

/** The dice set aside, with a cup while they roll, and the points. @param {DrawContext} context @param {number} seat @param {string[]} dice */
function seatDice(context, seat, dice) {
  const { beat } = context;
  const row = html`${diceRow(dice)}${score(context, seat)}`;
  if (beat?.kind === "roll")
    return html`<span class="seat-dice">${row}${pic("cup-closed", { cls: "seat-cup shaking" })}</span>`;
  if (beat?.kind === "rattle" && context.view.phase.type === "Keeping" && context.view.phase.asked.includes(seat))
    return html`<span class="seat-dice">${row}${pic("cup-closed", { cls: "seat-cup rattling" })}</span>`;
  if (beat?.kind === "reveal")
    return html`<span class="seat-dice" data-lifted>${row}${pic("cup-closed", { cls: "seat-cup lifting" })}</span>`;
  return html`<span class="seat-dice">${row}</span>`;
}

/** Whether a seat has put its cup down; which dice it keeps stays secret. @param {DrawContext} context @param {number} seat */
function readiness(context, seat) {
  const isReady = context.update.choosing?.includes(seat) === false;
  return html`<span class="readiness" ?data-ready=${isReady}>${context.t(isReady ? "web-dicetown-ready" : "web-dicetown-choosing")}</span>`;
}

/** @param {DrawContext} context @param {number} seat @param {boolean} isChoosing */
function note(context, seat, isChoosing) {
  if (seat === context.me && context.isAsked) return context.t("web-your-turn");
  if (isChoosing && "asked" in context.view.phase && context.view.phase.asked.includes(seat))
    return readiness(context, seat);
  return awaited(context).includes(seat) ? context.t("web-thinking") : "";
}
