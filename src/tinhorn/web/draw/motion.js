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
  const at = (/** @type {{ x: number, y: number }} */ { x, y }) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
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

/** Returns a transform that puts an element where another one is. @param {Element | null} there @param {Element} element */
export function offset(there, element) {
  const [from, to] = [middle(element), middle(there ?? element)];
  return `translate(${to.x - from.x}px, ${to.y - from.y}px)`;
}

/** Draws a line from one element to another, for a moment. @param {{ from: Element | null, to: Element | null }} ends */
export function reach({ from, to }) {
  const duration = settings.motion;
  if (!duration || !from || !to) return;
  const [start, end] = [middle(from), middle(to)];
  const [x, y] = [end.x - start.x, end.y - start.y];
  const line = document.createElement("div");
  line.className = "reach";
  layer().append(line);
  const drawn = (/** @type {number} */ length) =>
    `translate(${start.x}px, ${start.y}px) rotate(${Math.atan2(y, x)}rad) scaleX(${length})`;
  const whole = drawn(Math.hypot(x, y));
  const drawing = line.animate(
    [
      { transform: drawn(0) },
      { transform: whole, opacity: 1, offset: 0.5 },
      { transform: whole, opacity: 1, offset: 0.8 },
      { transform: whole, opacity: 0 },
    ],
    { duration: duration * 3, easing: EASE },
  );
  drawing.finished.finally(() => line.remove());
}

/** The longest journey, and that from one stop to the next, in milliseconds. */
const [JOURNEY, STAGE] = [1200, 180];

/**
 * Moves an element of a drawing along a way.
 * @param {Element | null} element
 * @param {{ x: number, y: number, angle: number }[]} stops
 */
export function travel(element, stops) {
  if (!element || !settings.motion) return;
  const frames = stops.map(({ x, y, angle }) => ({ transform: `translate(${x}px, ${y}px) rotate(${angle}deg)` }));
  element.animate(frames, { duration: Math.min(JOURNEY, STAGE * (stops.length - 1)), easing: "ease-in-out" });
}

/** A number counts up in this time. */
const COUNT = 200;

/**
 * Counts up to a number that is drawn already. It stops when another one is drawn.
 * @param {Element | null} element
 * @param {number} from
 * @param {number} to
 * @param {(number: number) => string} say
 */
export function countUp(element, from, to, say) {
  const text = [...(element?.childNodes ?? [])].find((node) => node.textContent === say(to));
  if (!text || !settings.motion) return;
  const began = performance.now();
  let told = (text.textContent = say(from));
  const step = () => {
    if (text.textContent !== told) return;
    const part = Math.min(1, (performance.now() - began) / COUNT);
    told = text.textContent = say(Math.round(from + (to - from) * part));
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
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
