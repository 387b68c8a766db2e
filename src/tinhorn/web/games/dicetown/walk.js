// @ts-check
/** The places in the order of the town: who leads as it stands, and what lies there. */
import { html, nothing } from "../../vendor/lit.js";
import { pic } from "../../art.js";
import { bucks } from "../../words.js";
import { die } from "./cards.js";
import { leadersOf, placeOf } from "./town.js";

/** @typedef {import("../../desk.js").Desk} Desk */

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
  const now = placeOf(desk.view.phase);
  return html`<div class="panel-head"><h2>${desk.t("web-dicetown-as-it-stands")}</h2><span class="soft">${desk.t("web-dicetown-so-far")}</span></div>
    <ol class="walk">${PLACES.map(([place, face]) => html`<li aria-current=${place === now ? "step" : nothing}>
      ${face ? die(face) : pic(PICTURES[place], { cls: "die" })}
      <span><b>${desk.t(`dicetown-panel-place-${place}`)}</b><small>${note(desk, place)}</small></span>
      ${face && place !== "hall" ? tally(desk, face) : best(desk, place)}
    </li>`)}</ol>`;
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
  return html`<span class="tally">${counts.map((/** @type {{ seat: number, count: number }} */ { seat, count }) => html`<span>${pic(`seat-${desk.hat(seat)}`, { label: desk.people[seat].name })}${count}</span>`)}</span>`;
}

/** @param {Desk} desk @param {string} place */
const best = (desk, place) => html`<span class="tally">${leadersOf(desk, place).map((seat) => html`<span>${pic(`seat-${desk.hat(seat)}`, { label: desk.people[seat].name })}</span>`)}</span>`;

/** Which hand beats which. @param {Desk} desk */
export const hands = (desk) => html`<div class="panel-head"><h2>${desk.t("web-dicetown-hands")}</h2><span class="soft">${desk.t("web-dicetown-best-first")}</span></div>
  <ul class="hands">${HANDS.map(([kind, faces]) => html`<li><span>${desk.t(`dicetown-panel-hand-${kind}`)}</span><span class="dice">${faces.split(" ").map((face) => die(face))}</span></li>`)}</ul>`;
