// @ts-check
/** Where the money of a bid would go, as the option's consequence says: to each rival, and to the saloon. */
import { nothing } from "../../vendor/lit.js";
import { namesOf } from "../../text/words.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext} DrawContext */

/** The amount that the viewer points at, composes, or could bid at least. @param {DrawContext} context */
function amountOf(context) {
  const offered = context.offers("Bid").map(({ action }) => action.amount);
  const wanted = context.draft.get("pointed") ?? context.draft.get("bid");
  return offered.includes(wanted) ? wanted : offered[0];
}

/** “$6,000 → Ada, Buck and Cora +$2,000 each, saloon $0”. @param {DrawContext} context */
export function splitText(context) {
  const amount = amountOf(context);
  const option = context.offers("Bid").find(({ action }) => action.amount === amount);
  const { share, tip } = /** @type {Record<string, any>} */ (option?.consequence?.args ?? {});
  if (share === undefined) return nothing;
  const rivals = context.people.map((_, seat) => seat).filter((seat) => seat !== context.me);
  return context.rich({
    key: "web-winchester-split",
    args: { amount, rival_seats: namesOf(rivals), share, tip },
  });
}

/** The viewer points at an amount, or at none. @param {DrawContext} context @param {number | undefined} amount */
export function pointAt(context, amount) {
  if (context.draft.get("pointed") !== amount) context.draft.set("pointed", amount);
}
