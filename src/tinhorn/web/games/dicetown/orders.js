// @ts-check
/**
 * Standing orders: what the table answers in the reaction windows of a card. The server keeps them,
 * so they work while this page is closed. Every player has the same list, whatever they hold.
 */

/** @typedef {import("../../net/table-model.js").TableModel} TableModel */
/** @typedef {{ play: boolean, min?: number }} Order */
/** @typedef {Record<string, Order>} Orders by card */

/** The cards that reaction windows ask for. */
export const CARDS = ["shares", "wanted", "marshal", "gambler", "dynamite", "barmaids", "corruption", "credit", "elixir"];
/** The Gambler needs a die and a face, which no order names. */
export const NEVER_PLAYED = ["gambler"];

/** @param {TableModel} model @returns {Orders} */
export const ordersOf = (model) => model.update?.orders?.cards ?? {};

/** Gives an order for a card, or takes it back. @param {TableModel} model @param {string} card @param {Order | null} order */
export function setOrder(model, card, order) {
  const { [card]: _, ...others } = ordersOf(model);
  sendOrders(model, order ? { ...others, [card]: order } : others);
}

/** Sends all orders; the update that follows shows them. @param {TableModel} model @param {Orders} cards */
export function sendOrders(model, cards) {
  model.transport?.send({ type: "SetOrders", request: crypto.randomUUID(), orders: { cards } });
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
