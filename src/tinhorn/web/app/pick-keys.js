// @ts-check
/** The dice, cards and squares that an answer is picked from (`data-pick`), by keyboard. */

/** @type {Record<string, number | undefined>} */
const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
const PICKS = "[data-pick]:not([tabindex='-1'])";
const PICKED = "[data-pick]:is([aria-pressed=true], [aria-checked=true])";

/** Whether the focus is nowhere, where one arrives, in the bar, or among the picks already. */
const isNear = () =>
  document.activeElement === document.body ||
  Boolean(document.activeElement?.closest("h1, .prompt, [data-pick]"));

/**
 * Arrows lead to the picks, and from one to the next.
 * @param {KeyboardEvent} event
 * @returns {boolean} whether the key was one of them
 */
export function stepToPick(event) {
  const step = STEPS[event.key];
  if (!step || event.defaultPrevented || !isNear()) return false;
  const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(PICKS)]);
  const picks = all.filter((pick) => pick.checkVisibility());
  if (!picks.length) return false;
  const at = picks.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = at < 0 ? 0 : (at + step + picks.length) % picks.length;
  event.preventDefault();
  picks[next].focus();
  return true;
}

/** Whether Enter means the gold button here: what has the focus is picked already. */
export const isOnPicked = () => document.activeElement?.matches(PICKED) ?? false;
