// @ts-check
/** What any part of the page may ask of the whole: to open a drawer, to turn to a rule. */

export const signals = new EventTarget();

/** @param {"settings" | "help" | ""} drawer */
export const openDrawer = (drawer) =>
  signals.dispatchEvent(new CustomEvent("drawer", { detail: { drawer } }));

/**
 * @param {string} game
 * @param {string} rule
 */
export const openRule = (game, rule) =>
  signals.dispatchEvent(
    new CustomEvent("drawer", { detail: { drawer: "help", rule: { game, id: rule } } }),
  );
