// @ts-check
/**
 * Moves the focus to the heading of a new page if the focus was lost with the old one. A screen
 * reader then reads from there, and Tab continues from there.
 */

/** True if no element has the focus. A focus that the user has placed stays where it is. */
const isLost = () => [document.body, null].includes(/** @type {any} */ (document.activeElement));

/** @param {HTMLElement} heading */
function enter(heading) {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Starts with the second heading: on the first page the browser places the focus. @param {Element} app */
export function focusNewHeadings(app) {
  /** @type {HTMLElement | null} */
  let last = null;
  const look = () => {
    const heading = app.querySelector("h1");
    if (!heading || heading === last) return;
    if (last && isLost()) enter(heading);
    last = heading;
  };
  new MutationObserver(look).observe(app, { childList: true, subtree: true });
}
