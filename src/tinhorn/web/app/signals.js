// @ts-check
/** What any part of the page may tell the whole, or ask of it: to open a drawer, to turn to a rule. */

export const signals = new EventTarget();

/** @param {"settings" | "help" | "rules" | ""} drawer */
export const openDrawer = (drawer) =>
  signals.dispatchEvent(new CustomEvent("drawer", { detail: { drawer } }));

/** Whoever has a shared device is shown the table; or nobody is. */
/** @param {import("../net/table-model.js").TableStore | null} hand */
export const handTo = (hand) => signals.dispatchEvent(new CustomEvent("taken", { detail: hand }));

/** The server can be reached again; it may be another by now. */
export const comeBack = () => signals.dispatchEvent(new Event("back"));

/** A page cannot be drawn. @param {unknown} error */
export const fail = (error) => signals.dispatchEvent(new CustomEvent("failed", { detail: error }));

/**
 * @param {string} game
 * @param {string} rule
 */
export const openRule = (game, rule) =>
  signals.dispatchEvent(
    new CustomEvent("drawer", { detail: { drawer: "rules", rule: { game, id: rule } } }),
  );

/**
 * The rule of a card, a token or a place.
 * @param {string} game
 * @param {string} thing
 */
export const openThing = (game, thing) =>
  signals.dispatchEvent(
    new CustomEvent("drawer", { detail: { drawer: "rules", rule: { game, thing } } }),
  );
