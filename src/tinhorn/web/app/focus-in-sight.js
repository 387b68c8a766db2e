// @ts-check
/**
 * Keeps the focus of the keyboard in sight. Bars that stick to the bottom of a small window, and
 * drawers that cover it, would hide controls that Tab reaches.
 */

const BARS = ".prompt, .create-foot, .create .start, .lesson-frame .lesson";
/** Pixels between the control and the bar, for its outline. */
const GAP = 8;

/** @param {Element} bar */
const isStuck = (bar) => ["sticky", "fixed"].includes(getComputedStyle(bar).position);

/** True if the middle of a control is behind something. @param {Element} control @param {Element} cover */
function isBehind(control, cover) {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const edges = cover.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > edges.left && x < edges.right && y > edges.top && y < edges.bottom;
}

/**
 * To be called when a control gets the focus, after the browser has scrolled to it.
 * @param {Element} control
 * @param {() => void} leaveDrawer closes the drawer, which the focus has left
 */
export function showFocus(control, leaveDrawer) {
  const drawer = document.querySelector(".drawer");
  if (!control.matches(":focus-visible") || drawer?.contains(control)) return;
  if (drawer && isBehind(control, drawer)) leaveDrawer();
  const bars = [...document.querySelectorAll(BARS)].filter(isStuck);
  if (bars.some((bar) => bar.contains(control))) return;
  const edge = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top));
  const { top, bottom } = control.getBoundingClientRect();
  if (bottom + GAP > edge) scrollBy({ top: Math.min(bottom + GAP - edge, top), behavior: "instant" });
}
