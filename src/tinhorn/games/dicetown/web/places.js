// @ts-check
/** The list of places in rulebook order: who leads at present, what lies there, what it is worth. */
import { html, nothing } from "../../vendor/lit.js";
import { icon, pic } from "../../draw/art.js";
import { ruleLink } from "../../draw/rule-link.js";
import { billAmount } from "../../text/words.js";
import { die } from "./cards.js";
import { placeOfPhase } from "./board.js";
import { stakedPlaces } from "./stakes.js";
import { currentPlace, leadersOf, steps } from "./place-steps.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */
/** @import { Phrase } from "../../net/wire.js" */
/** @typedef {{ seat: number, count: number }} Count */

/** How many seats a row shows. */
const SHOWN = 3;

/** Each place and the face that leads it. The stagecoach and Doc Badluck have no leader. */
const PLACES = /** @type {const} */ ([
  ["mine", "9"],
  ["bank", "10"],
  ["coach", null],
  ["store", "J"],
  ["saloon", "Q"],
  ["office", "K"],
  ["hall", "A"],
  ["doc", null],
]);
const HANDS = /** @type {const} */ ([
  ["five", "A A A A A"],
  ["four", "K K K K 9"],
  ["full", "Q Q Q J J"],
  ["straight", "9 10 J Q K"],
  ["three", "J J J A 9"],
  ["pairs", "10 10 9 9 A"],
]);
/** @type {Record<string, string>} */
const PICTURES = { coach: "bill-1", doc: "elixir-luck" };

/** @param {DrawContext} context */
export function places(context) {
  const now = currentPlace(context) ?? placeOfPhase(context.view.phase);
  const picked = stakedPlaces(context);
  const stages = ["web-dicetown-by-place", "web-dicetown-so-far"];
  const stage = now || steps(context).size ? stages[0] : stages[1];
  const isDone = (/** @type {string} */ place) => place !== now && steps(context).has(place);
  return html`<div class="panel-head"><h2>${context.t("web-dicetown-as-it-stands")}</h2><span class="soft one-of">${stages.map((one) => html`<span ?data-off=${one !== stage}>${context.t(one)}</span>`)}</span></div>
    <ol class="walk">${PLACES.map(([place, face]) => html`<li data-walk=${place} ?data-picked=${picked.includes(place)} ?data-done=${isDone(place)} aria-current=${place === now ? "step" : nothing}>${row(context, place, face)}</li>`)}</ol>`;
}

/** A place; opening it shows what it is worth to the viewer. @param {DrawContext} context @param {string} place @param {string | null} face */
function row(context, place, face) {
  const own = ownWorth(context, place);
  const head = html`${face ? die(face) : pic(PICTURES[place], { cls: "die" })}
    <b>${context.t(`dicetown-panel-place-${place}`)}</b>${face && place !== "hall" ? faceCounts(context, face, place) : leaders(context, place)}
    ${note(context, place)}`;
  const rule = ruleLink(context, `place-${place}`, context.t(`dicetown-panel-place-${place}`), icon("help"));
  return html`<details><summary class="place">${head}</summary><p class="own">${own}</p>${rule}</details>`;
}

/** What leading a place would bring the viewer. @param {DrawContext} context @param {string} place */
function ownWorth(context, place) {
  const fact = context.fact("own", place);
  return fact ? context.say(fact.text) : "";
}

/** What has happened at a place in this round, or what lies there. @param {DrawContext} context @param {string} place */
function note(context, place) {
  const result = steps(context).get(place)?.result;
  const [text, named] = result ? [result.text, context.people] : [lying(context, place), context.listed];
  return html`<small title=${context.say(text, named)}>${context.rich(text, named)}</small>`;
}

/** What lies at a place, and who leads it. @param {DrawContext} context @param {string} place @returns {Phrase} */
function lying(context, place) {
  if (place === "coach") return { key: "web-dicetown-to-bank", args: { amount: billAmount(context.view.coach) } };
  return context.fact("place", place)?.text ?? { key: "web-dicetown-doc", args: {} };
}

/** The seats with the most dice of a face; the leader comes first. @param {DrawContext} context @param {string} face @param {string} place */
function faceCounts(context, face, place) {
  const leaders = leadersOf(context, place);
  const rank = (/** @type {Count} */ { seat, count }) =>
    count * 2 + Number(leaders.length === 1 && leaders[0] === seat);
  /** @type {Count[]} */
  const counts = context.view.players
    .map((/** @type {{ dice: string[] }} */ { dice }, /** @type {number} */ seat) => ({
      seat,
      count: dice.filter((one) => one === face).length,
    }))
    .filter((/** @type {Count} */ { count }) => count)
    .sort((/** @type {Count} */ a, /** @type {Count} */ b) => rank(b) - rank(a));
  return html`<span class="tally">${counts.slice(0, SHOWN).map(({ seat, count }) => html`<span ?data-leads=${leaders.includes(seat)}>${pic(`seat-${context.hat(seat)}`, { label: context.called(seat) })}${count}</span>`)}</span>`;
}

/** @param {DrawContext} context @param {string} place */
const leaders = (context, place) =>
  html`<span class="tally">${leadersOf(context, place).map((seat) => html`<span data-leads>${pic(`seat-${context.hat(seat)}`, { label: context.called(seat) })}</span>`)}</span>`;

/** The ranking of hands. @param {DrawContext} context */
export const hands = (
  context,
) => html`<div class="panel-head"><h2>${context.t("web-dicetown-hands")}</h2><span class="soft">${context.t("web-dicetown-best-first")}</span></div>
  <ul class="hands">${HANDS.map(([kind, faces]) => html`<li><span>${context.t(`dicetown-panel-hand-${kind}`)}</span><span class="dice">${faces.split(" ").map((face) => die(face))}</span></li>`)}</ul>`;
