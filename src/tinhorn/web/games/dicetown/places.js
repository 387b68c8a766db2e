// @ts-check
/** The list of places in rulebook order: who leads at present, what lies there, what it is worth. */
import { html, nothing } from "../../vendor/lit.js";
import { icon, pic } from "../../draw/art.js";
import { ruleLink } from "../../draw/rule-link.js";
import { billAmount } from "../../text/words.js";
import { die } from "./cards.js";
import { leadersOf, placeOfPhase } from "./board.js";
import { currentPlace, donePlaces } from "./place-steps.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext} DrawContext */

/** Each place and the face that leads it. The stagecoach and Doc Badluck have no leader. */
const PLACES = /** @type {const} */ ([
  ["mine", "9"], ["bank", "10"], ["coach", null], ["store", "J"], ["saloon", "Q"], ["office", "K"], ["hall", "A"], ["doc", null],
]);
const HANDS = /** @type {const} */ ([
  ["five", "A A A A A"], ["four", "K K K K 9"], ["full", "Q Q Q J J"], ["straight", "9 10 J Q K"], ["three", "J J J A 9"], ["pairs", "10 10 9 9 A"],
]);
/** @type {Record<string, string>} */
const PICTURES = { coach: "bill-1", doc: "elixir-luck" };

/** @param {DrawContext} context */
export function places(context) {
  const now = currentPlace(context) ?? placeOfPhase(context.view.phase);
  const done = donePlaces(context);
  done.delete(now ?? "");
  return html`<div class="panel-head"><h2>${context.t("web-dicetown-as-it-stands")}</h2><span class="soft">${context.t("web-dicetown-so-far")}</span></div>
    <ol class="walk">${PLACES.map(([place, face]) => html`<li data-walk=${place} ?data-done=${done.has(place)} aria-current=${place === now ? "step" : nothing}>${row(context, place, face)}</li>`)}</ol>`;
}

/** A place; opening it shows what it is worth to the viewer. @param {DrawContext} context @param {string} place @param {string | null} face */
function row(context, place, face) {
  const own = ownWorth(context, place);
  const head = html`${face ? die(face) : pic(PICTURES[place], { cls: "die" })}
    <b>${context.t(`dicetown-panel-place-${place}`)}</b>${face && place !== "hall" ? faceCounts(context, face) : leaders(context, place)}
    <small>${note(context, place)}</small>`;
  const rule = ruleLink(context, `place-${place}`, context.t(`dicetown-panel-place-${place}`), icon("help"));
  return html`<details><summary class="place">${head}</summary><p class="own">${own}</p>${rule}</details>`;
}

/** What leading a place would bring the viewer. @param {DrawContext} context @param {string} place */
export function ownWorth(context, place) {
  const fact = context.fact("own", place);
  return fact ? context.say(fact.text) : "";
}

/** @param {DrawContext} context @param {string} place */
function note(context, place) {
  if (place === "coach") return context.t("web-dicetown-to-bank", { amount: billAmount(context.view.coach) });
  const fact = context.fact("place", place);
  return fact ? context.rich(fact.text) : context.t("web-dicetown-doc");
}

/** @param {DrawContext} context @param {string} face */
function faceCounts(context, face) {
  const counts = context.view.players
    .map((/** @type {{ dice: string[] }} */ { dice }, /** @type {number} */ seat) => ({ seat, count: dice.filter((one) => one === face).length }))
    .filter((/** @type {{ count: number }} */ { count }) => count)
    .sort((/** @type {{ count: number }} */ a, /** @type {{ count: number }} */ b) => b.count - a.count);
  return html`<span class="tally" ?data-many=${counts.length > 2}>${counts.map((/** @type {{ seat: number, count: number }} */ { seat, count }) => html`<span>${pic(`seat-${context.hat(seat)}`, { label: context.people[seat].name })}${count}</span>`)}</span>`;
}

/** @param {DrawContext} context @param {string} place */
const leaders = (context, place) => html`<span class="tally">${leadersOf(context, place).map((seat) => html`<span>${pic(`seat-${context.hat(seat)}`, { label: context.people[seat].name })}</span>`)}</span>`;

/** The ranking of hands. @param {DrawContext} context */
export const hands = (context) => html`<div class="panel-head"><h2>${context.t("web-dicetown-hands")}</h2><span class="soft">${context.t("web-dicetown-best-first")}</span></div>
  <ul class="hands">${HANDS.map(([kind, faces]) => html`<li><span>${context.t(`dicetown-panel-hand-${kind}`)}</span><span class="dice">${faces.split(" ").map((face) => die(face))}</span></li>`)}</ul>`;
