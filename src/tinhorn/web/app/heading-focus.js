// @ts-check
/**
 * A page is known by its heading. When another page comes and the focus went with the last one, it
 * goes to the new heading: a screen reader reads from there, and Tab goes on from there.
 */

/** Whether the focus is nowhere; whoever has put it somewhere keeps it. */
const isLost = () => [document.body, null].includes(/** @type {any} */ (document.activeElement));

/** @param {HTMLElement} heading */
function enter(heading) {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** From the second heading on: a page that has just been loaded is the browser's. @param {Element} app */
export function followHeading(app) {
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
