// @ts-check
/** What the dice that the viewer picks would do: the places that they are for, and who else has how many. */
import { html, nothing } from "../../vendor/lit.js";
import { namesOf } from "../../text/words.js";
import { countOf, FACE_OF } from "./faces.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */
/** @import { Phrase } from "../../net/wire.js" */

const HALL = "web-dicetown-stake";

/** The viewer's dice under the cup that are picked. @param {DrawContext} context @returns {string[]} */
function picked({ view, me, isAsked, draft }) {
  const { phase } = view;
  if (!isAsked || me === null || phase.type !== "Keeping") return [];
  return (draft.get("kept") ?? []).map((/** @type {number} */ at) => phase.dice[me][at]);
}

/** The places that the picked dice are for. @param {DrawContext} context */
export function stakedPlaces(context) {
  const dice = picked(context);
  return Object.keys(FACE_OF).filter((place) => countOf(dice, place));
}

/** "Saloon: you 3, Buck 2" for each place, then the best hand so far. @param {DrawContext} context */
export function stakes(context) {
  if (!context.isAsked) return nothing;
  const told = stakedPlaces(context).map((place) => atPlace(context, place));
  const hall = context.fact("place", "hall");
  if (hall?.seats?.length) told.push({ key: HALL, args: { place: named("hall"), worth: hall.text } });
  return html`<p class="picked-stakes" aria-live="polite">${told.map((one) => html`<span ?data-hall=${one.key === HALL}>${context.rich(one)}</span>`)}</p>`;
}

/** @param {DrawContext} context @param {string} place @returns {Phrase} */
function atPlace(context, place) {
  const { dice } = context.view.players[/** @type {number} */ (context.me)];
  const mine = countOf([...dice, ...picked(context)], place);
  const rivals = context.fact("rivals", place);
  const args = { place: named(place), mine, rival_seats: namesOf(rivals?.seats ?? []), count: rivals?.count ?? 0 };
  return { key: "web-dicetown-you-and-rivals", args };
}

/** @param {string} place @returns {Phrase} */
const named = (place) => ({ key: `dicetown-panel-place-${place}`, args: {} });
