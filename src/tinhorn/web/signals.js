// @ts-check
/** What any part of the page may ask of the whole: to open a drawer, to turn to a rule. */

export const signals = new EventTarget();

/** @param {"settings" | "help" | "rules" | ""} drawer */
export const openDrawer = (drawer) =>
  signals.dispatchEvent(new CustomEvent("drawer", { detail: { drawer } }));

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
