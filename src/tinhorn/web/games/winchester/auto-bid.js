// @ts-check
/**
 * The bid limit: the server bids for the player up to it, then passes or asks the player. The limit
 * is a standing order that the server keeps, so it works while this page is closed. This file sends
 * the order and shows its state. A shared device keeps nothing of a player while it is covered, so
 * it offers no limit. Neither does a lesson, which has no table on the server.
 */

/** @typedef {import("../../draw/draw-context.js").DrawContext} DrawContext */
/** @typedef {{ plot: number, most: number, then: "pass" | "ask" }} Limit */

/** @param {DrawContext} context */
export const isOffered = ({ isReplay, model }) => !isReplay && !model.cover && Boolean(model.table.code);

/** The limit that is set for the plot for sale. @param {DrawContext} context @returns {Limit | undefined} */
export function limitOf(context) {
  const limit = context.model.update?.orders?.ceiling;
  return limit && limit.plot === context.view.phase.plot ? limit : undefined;
}

/** Sends the order; the update that follows shows it. @param {DrawContext} context @param {Omit<Limit, "plot"> | null} limit */
export function setLimit(context, limit) {
  const orders = limit ? { ceiling: { ...limit, plot: context.view.phase.plot } } : {};
  context.model.transport?.send({ type: "SetOrders", request: crypto.randomUUID(), orders });
}

/** True if the server is about to answer for the player. @param {DrawContext} context */
export function isBidding(context) {
  const limit = limitOf(context);
  if (!limit || !context.isAsked) return false;
  const [least] = context.offers("Bid");
  return limit.then === "pass" || (least !== undefined && least.action.amount <= limit.most);
}
