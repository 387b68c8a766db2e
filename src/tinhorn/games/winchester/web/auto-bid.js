// @ts-check
/**
 * The bid limit: the server bids for the player up to it, then passes or asks the player. This file
 * sends the order and shows its state. A shared device keeps nothing of a player while it is covered,
 * so it offers no limit. Neither does a lesson, which has no table on the server.
 */
import { changeOrders, sendOrders } from "../../net/orders.js";
import { money, t } from "../../text/words.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */
/** @typedef {{ plot: number, most: number, then: "pass" | "ask" }} Limit */

/** @import { TableModel } from "../../net/table-model.js" */

/** The limit that is set for the plot for sale. @param {TableModel} model @returns {Limit | undefined} */
export function limitOf({ update }) {
  const limit = update?.orders?.ceiling;
  return limit && limit.plot === update.view.phase.plot ? limit : undefined;
}

/** Sends the order; the update that follows shows it. @param {TableModel} model @param {Omit<Limit, "plot"> | null} limit */
export function setLimit(model, limit) {
  changeOrders(model, { ceiling: limit && { ...limit, plot: model.update?.view.phase.plot } });
}

/** True if the server is about to answer for the player. @param {DrawContext} context */
export function isBidding(context) {
  const limit = limitOf(context.model);
  if (!limit || !context.isAsked) return false;
  const [least] = context.offers("Bid");
  return limit.then === "pass" || (least !== undefined && least.action.amount <= limit.most);
}

/** The order that counts now, for the badge at the viewer's seat. @param {DrawContext} context @returns {import("../../parts/own-tools.js").Order[]} */
export function orders(context) {
  const { model } = context;
  const limit = context.view.phase.type === "Bidding" && limitOf(model);
  if (!limit) return laterOrders(model);
  const text = limit.most ? `≤ ${money(limit.most)}` : context.say({ key: "winchester-label-pass", args: {} });
  return [{ text, title: limitText(context, limit), cancel: () => setLimit(model, null) }];
}

/** How many orders there are for later auctions. @param {TableModel} model */
function laterOrders(model) {
  const { rules = [], otherwise, movement } = model.update?.orders ?? {};
  const count = rules.length + [otherwise, movement].filter(Boolean).length;
  return count ? [{ text: count, title: t("web-orders-count", { count }), cancel: () => sendOrders(model, {}) }] : [];
}

/** @param {DrawContext} context @param {Limit} limit */
export const limitText = (context, { most, then }) =>
  context.t(most ? `web-winchester-bid-limit-${then}` : "web-winchester-bid-limit-out", { amount: most });
