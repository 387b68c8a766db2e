// @ts-check
/** What everybody may know about a seat, for its sheet: its points, and the cards that were seen. */
import { html } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */

/** @type {Record<string, string>} */
const PICTURES = { score: "trophy", known: "back-property" };

/** @param {DrawContext} context @param {number} seat */
export function about(context, seat) {
  const told = context.facts.filter(({ kind, seats }) => PICTURES[kind] && seats?.[0] === seat);
  return html`<ul class="facts" data-points>
    ${told.map(({ kind, text }) => html`<li>${pic(PICTURES[kind])}<span>${context.rich(text)}</span></li>`)}
  </ul>`;
}
