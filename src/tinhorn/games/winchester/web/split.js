// @ts-check
/** Where the money of a bid would go, as the option's consequence says: to each rival, and to the saloon. */
import { nothing } from "../../vendor/lit.js";
import { namesOf } from "../../text/words.js";
import { bidding } from "./plots.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */

/** The amount that the viewer has chosen; before that, the lowest that is allowed. @param {DrawContext} context @returns {number} */
export function amountOf(context) {
  const offered = context.offers("Bid").map(({ action }) => action.amount);
  const chosen = context.draft.get("bid") ?? context.advice?.amount;
  return offered.includes(chosen) ? chosen : (offered[0] ?? bidding(context).standing + 1);
}

/** “$6,000 → Ada, Buck and Cora +$2,000 each, saloon $0”, or without the names. @param {DrawContext} context @param {string} [key] */
export function splitText(context, key = "web-winchester-split") {
  const amount = context.draft.get("pointed") ?? amountOf(context);
  const option = context.offers("Bid").find(({ action }) => action.amount === amount);
  const { share, tip } = /** @type {Record<string, any>} */ (option?.consequence?.args ?? {});
  if (share === undefined) return nothing;
  const rivals = context.people.map((_, seat) => seat).filter((seat) => seat !== context.me);
  return context.rich({ key, args: { amount, rival_seats: namesOf(rivals), share, tip } });
}

/** The viewer points at an amount, or at none. @param {DrawContext} context @param {number | undefined} amount */
export function pointAt(context, amount) {
  if (context.draft.get("pointed") !== amount) context.draft.set("pointed", amount);
}
