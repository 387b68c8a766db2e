// @ts-check
/**
 * Standing orders for cards: what the table answers in their reaction windows. Every player has the
 * same list, whatever they hold.
 */
import { changeOrders, sendOrders } from "../../net/orders.js";
import { t } from "../../text/words.js";

/** @import { TableModel } from "../../net/table-model.js" */
/** @typedef {{ play: boolean, min?: number }} Order */
/** @typedef {Record<string, Order>} Orders by card */

/** The cards that reaction windows ask for. */
export const CARDS = [
  "shares",
  "wanted",
  "marshal",
  "gambler",
  "dynamite",
  "barmaids",
  "corruption",
  "credit",
  "elixir",
];
/** The Gambler needs a die and a face, which no order names. */
export const NEVER_PLAYED = ["gambler"];

/** @param {TableModel} model @returns {Orders} */
export const ordersOf = (model) => model.update?.orders?.cards ?? {};

/** Gives an order for a card, or takes it back. @param {TableModel} model @param {string} card @param {Order | null} order */
export function setOrder(model, card, order) {
  const { [card]: _, ...others } = ordersOf(model);
  changeOrders(model, { cards: order ? { ...others, [card]: order } : others });
}

/** The orders, for the badge at the viewer's seat. @param {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} context */
export function orders({ model }) {
  const { keep, offer } = model.update?.orders ?? {};
  const count = Object.keys(ordersOf(model)).length + [keep, offer].filter((one) => one !== undefined).length;
  const title = t("web-orders-count", { count });
  return count ? [{ text: count, title, cancel: () => sendOrders(model, {}) }] : [];
}

/** The card that the open window asks for, if there is one. @param {any} phase @returns {string | null} */
export function askedCard(phase) {
  switch (phase.type) {
    case "Gambling":
      return "gambler";
    case "Countering":
      return "wanted";
    case "Reacting":
      return phase.card;
    default:
      return null;
  }
}
