// @ts-check
/** A list that is one stop of Tab: arrow keys, Home and End move the focus from item to item. */

/** @type {Record<string, (at: number, count: number) => number>} */
const MOVES = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Handles a key on the list. The items have `tabindex="-1"`; the list itself is the stop of Tab.
 * @param {KeyboardEvent} event
 * @param {string} items the selector of the items
 * @param {number} start the item that the first key goes to
 */
export function rove(event, items, start) {
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  const all = /** @type {HTMLElement[]} */ ([...list.querySelectorAll(items)]);
  const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const move = MOVES[event.key];
  if (!move || !all.length) return;
  event.preventDefault();
  event.stopPropagation();
  const isJump = event.key === "Home" || event.key === "End";
  all.at(at < 0 && !isJump ? start : move(at, all.length))?.focus();
}
