// @ts-check
/** Marks what scrolls and goes on below its edge, so that the style sheet can say so. */

/** @param {Element} scroller */
const mark = (scroller) =>
  scroller.toggleAttribute("data-more", scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop > 1);

/** Marks the panels of the tray. @param {ParentNode} page */
export function markMoreBelow(page) {
  for (const panel of page.querySelectorAll(".tray .panel")) mark(panel);
}
