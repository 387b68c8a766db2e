// @ts-check
/** The prompt bar of Dice Town: who is awaited, the hint, and the buttons. */
import { billAmount } from "../../text/words.js";
import { cardSlots, choiceSlots } from "./choices.js";
import { cupSlots } from "./cup.js";
import { leaderSlots, offerSlots } from "./offers.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */

/** Phases in which answers are sealed, and nobody may see which seats have answered. */
const SEALED = ["Keeping", "Gambling", "Offering", "Reacting", "Countering"];

/** The seats that everybody may know to be awaited: while answers are sealed, only the viewer. @param {DrawContext} context */
export function awaited({ view: { phase }, me, isAsked }) {
  if (SEALED.includes(phase.type)) return isAsked && me !== null ? [me] : [];
  return "seat" in phase ? [phase.seat] : [];
}

/** @param {DrawContext} context */
export function prompt(context) {
  const { phase } = context.view;
  /** @type {Record<string, string>} */
  const pics = { Keeping: "cup-lifted", Offering: "sheriff-star", Deciding: "sheriff-star" };
  const card = phase.type === "Reacting" ? phase.card : phase.type === "Countering" ? "wanted" : null;
  return { pic: card ? `action-${card}` : (pics[phase.type] ?? null), hint: hint(context) };
}

/** The viewer's money, or what the playable card brings; the question about Wanted says it already. @param {DrawContext} context */
function hint(context) {
  const { phase, players } = context.view;
  if (context.isAsked && context.me !== null && ["Keeping", "Offering"].includes(phase.type))
    return context.t("web-dicetown-you-have", { amount: billAmount(players[context.me].bills) });
  if (phase.type === "Countering") return "";
  const [play] = context.offers("Play");
  return play?.consequence ? context.say(play.consequence) : "";
}

/** @param {DrawContext} context @returns {import("../../parts/slots.js").Slots} */
export function actions(context) {
  if (!context.isAsked) return {};
  switch (context.view.phase.type) {
    case "Keeping":
      return cupSlots(context);
    case "Reacting":
    case "Countering":
      return cardSlots(context);
    case "Offering":
      return offerSlots(context);
    case "Deciding":
      return leaderSlots(context);
    default:
      return choiceSlots(context);
  }
}
