// @ts-check
/** The places in the order of the town: who leads as it stands, what lies there, what it is worth. */
import { html, nothing } from "../../vendor/lit.js";
import { icon, pic } from "../../draw/art.js";
import { thing } from "../../draw/rule-link.js";
import { bucks } from "../../text/words.js";
import { die } from "./cards.js";
import { leadersOf, placeOf } from "./board.js";
import { stepOf } from "./place-steps.js";

/** @typedef {import("../../draw/draw-context.js").Desk} Desk */

/** Each place and the face that leads it; nobody leads the stagecoach, Doc Badluck waits for the rest. */
const PLACES = /** @type {const} */ ([
  ["mine", "9"], ["bank", "10"], ["coach", null], ["store", "J"], ["saloon", "Q"], ["office", "K"], ["hall", "A"], ["doc", null],
]);
const HANDS = /** @type {const} */ ([
  ["five", "A A A A A"], ["four", "K K K K 9"], ["full", "Q Q Q J J"], ["straight", "9 10 J Q K"], ["three", "J J J A 9"], ["pairs", "10 10 9 9 A"],
]);
/** @type {Record<string, string>} */
const PICTURES = { coach: "bill-1", doc: "elixir-luck" };

/** @param {Desk} desk */
export function walk(desk) {
  const now = stepOf(desk)?.place ?? placeOf(desk.view.phase);
  return html`<div class="panel-head"><h2>${desk.t("web-dicetown-as-it-stands")}</h2><span class="soft">${desk.t("web-dicetown-so-far")}</span></div>
    <ol class="walk">${PLACES.map(([place, face]) => html`<li data-walk=${place} aria-current=${place === now ? "step" : nothing}>${row(desk, place, face)}</li>`)}</ol>`;
}

/** A place; what it is worth to the viewer opens under it. @param {Desk} desk @param {string} place @param {string | null} face */
function row(desk, place, face) {
  const own = worthOf(desk, place);
  const head = html`${face ? die(face) : pic(PICTURES[place], { cls: "die" })}
    <b>${desk.t(`dicetown-panel-place-${place}`)}</b>${face && place !== "hall" ? tally(desk, face) : best(desk, place)}
    <small>${note(desk, place)}</small>`;
  const rule = thing(desk, `place-${place}`, desk.t(`dicetown-panel-place-${place}`), icon("help"));
  return html`<details><summary class="place">${head}</summary><p class="own">${own}</p>${rule}</details>`;
}

/** What leading a place would bring the viewer. @param {Desk} desk @param {string} place */
export function worthOf(desk, place) {
  const fact = desk.facts.find(({ kind }) => kind === `own-${place}`);
  return fact ? desk.say(fact.text) : "";
}

/** @param {Desk} desk @param {string} place */
function note(desk, place) {
  if (place === "coach") return desk.t("web-dicetown-to-bank", { amount: bucks(desk.view.coach) });
  const fact = desk.facts.find(({ kind }) => kind === `place-${place}`);
  return fact ? desk.rich(fact.text) : desk.t("web-dicetown-doc");
}

/** @param {Desk} desk @param {string} face */
function tally(desk, face) {
  const counts = desk.view.players
    .map((/** @type {{ dice: string[] }} */ { dice }, /** @type {number} */ seat) => ({ seat, count: dice.filter((one) => one === face).length }))
    .filter((/** @type {{ count: number }} */ { count }) => count)
    .sort((/** @type {{ count: number }} */ a, /** @type {{ count: number }} */ b) => b.count - a.count);
  return html`<span class="tally" ?data-many=${counts.length > 2}>${counts.map((/** @type {{ seat: number, count: number }} */ { seat, count }) => html`<span>${pic(`seat-${desk.hat(seat)}`, { label: desk.people[seat].name })}${count}</span>`)}</span>`;
}

/** @param {Desk} desk @param {string} place */
const best = (desk, place) => html`<span class="tally">${leadersOf(desk, place).map((seat) => html`<span>${pic(`seat-${desk.hat(seat)}`, { label: desk.people[seat].name })}</span>`)}</span>`;

/** Which hand beats which. @param {Desk} desk */
export const hands = (desk) => html`<div class="panel-head"><h2>${desk.t("web-dicetown-hands")}</h2><span class="soft">${desk.t("web-dicetown-best-first")}</span></div>
  <ul class="hands">${HANDS.map(([kind, faces]) => html`<li><span>${desk.t(`dicetown-panel-hand-${kind}`)}</span><span class="dice">${faces.split(" ").map((face) => die(face))}</span></li>`)}</ul>`;
