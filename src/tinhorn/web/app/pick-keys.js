// @ts-check
/** Arrow keys among the dice, cards and squares that the player picks from (`data-pick`). */

/** @type {Record<string, number | undefined>} */
const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
const PICKS = "[data-pick]:not([tabindex='-1'], :disabled)";
const PICKED = "[data-pick]:is([aria-pressed=true], [aria-checked=true])";

/** True if arrows may lead to the picks: no focus, or in the heading, the prompt bar or the picks. */
const isNear = () =>
  document.activeElement === document.body || Boolean(document.activeElement?.closest("h1, .prompt, [data-pick]"));

/**
 * Moves the focus to the first pick, or from one pick to the next.
 * @param {KeyboardEvent} event
 * @returns {boolean} whether the key was used
 */
export function movePick(event) {
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

/** Moves the focus to the next part of a choice that is not complete, in the next row if there is one. */
export function nextPart() {
  const rows = [...document.querySelectorAll(".parts")];
  const here = rows.findIndex((row) => row.contains(document.activeElement));
  const open = (/** @type {Element | undefined} */ row) =>
    row?.querySelector("[data-pick][aria-pressed=false]:enabled");
  /** @type {HTMLElement | null | undefined} */ (open(rows[here + 1]) ?? open(rows[here]))?.focus();
}

/** True if the focused pick is selected already, so that Enter means the primary button. */
export const isOnPicked = () => document.activeElement?.matches(PICKED) ?? false;
