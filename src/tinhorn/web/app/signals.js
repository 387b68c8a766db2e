// @ts-check
/** Events that any part of the page may send to the app element: open a drawer, show a rule, … */

export const signals = new EventTarget();

/** @param {"settings" | "help" | "rules" | "orders" | ""} drawer empty to close it */
export const openDrawer = (drawer) => signals.dispatchEvent(new CustomEvent("drawer", { detail: { drawer } }));

/** Opens the settings where a seat's owner takes it back: with its code, or with one press on a device that had it. */
export const openSeatCode = () =>
  signals.dispatchEvent(
    new CustomEvent("drawer", { detail: { drawer: "settings", focus: "tin-my-seat :is(input, button)" } }),
  );

/**
 * On a shared device: a player has uncovered their view, or covered it again (null). The drawers
 * then speak for that player's seat.
 * @param {import("../net/table-model.js").TableModel | null} model
 */
export const setHolder = (model) => signals.dispatchEvent(new CustomEvent("holder", { detail: model }));

/** The server can be reached again. It may have been restarted with a new version. */
export const reportReconnected = () => signals.dispatchEvent(new Event("reconnected"));

/** A page cannot be drawn. @param {unknown} error */
export const reportFailure = (error) => signals.dispatchEvent(new CustomEvent("failed", { detail: error }));

/** Opens the rules at a rule. @param {string} game @param {string} rule */
export const openRule = (game, rule) =>
  signals.dispatchEvent(new CustomEvent("drawer", { detail: { drawer: "rules", rule: { game, id: rule } } }));

/** Opens the rules at the rule about a card, a token or a place. @param {string} game @param {string} component */
export const openRuleFor = (game, component) =>
  signals.dispatchEvent(new CustomEvent("drawer", { detail: { drawer: "rules", rule: { game, component } } }));
