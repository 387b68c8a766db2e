// @ts-check
/**
 * Animations. The page below an animation is always up to date: what flies only repeats what has
 * happened, so nothing ever waits for an animation.
 */
import { html, render } from "../vendor/lit.js";
import { settings } from "../app/settings.js";

const APART = 60;
const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";
/** A flight that would start later than this, in milliseconds, is dropped: the game has moved on. */
const LATEST = 700;

function layer() {
  const found = document.querySelector(".flights");
  if (found) return found;
  const made = document.createElement("div");
  made.className = "flights";
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}

/** @param {Element} element */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * Moves a copy of something from one element to another.
 * @param {{ from: Element | null, to: Element | null, body: unknown, order?: number }} flight
 */
export function fly({ from, to, body, order = 0 }) {
  const duration = settings.motion;
  if (!duration || !from || !to || order * APART > LATEST) return;
  const thing = document.createElement("div");
  thing.className = "flight";
  render(html`${body}`, thing);
  layer().append(thing);
  const [start, end] = [middle(from), middle(to)];
  const at = (/** @type {{ x: number, y: number }} */ { x, y }) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  const flight = thing.animate(
    [
      { transform: `${at(start)} scale(0.7)`, opacity: 0.4 },
      { transform: `${at(start)} scale(1)`, opacity: 1, offset: 0.2 },
      { transform: `${at(end)} scale(1)`, opacity: 1, offset: 0.85 },
      { transform: `${at(end)} scale(0.7)`, opacity: 0 },
    ],
    { duration: duration * 2, delay: order * APART, easing: EASE, fill: "backwards" },
  );
  flight.finished.finally(() => thing.remove());
}

/**
 * Animates an element of the page.
 * @param {Element | null} element
 * @param {Keyframe[]} frames
 * @param {number} [times] the duration, as a multiple of the motion setting
 */
export function animate(element, frames, times = 1) {
  if (!element || !settings.motion) return;
  element.animate(frames, { duration: settings.motion * times, easing: EASE });
}
