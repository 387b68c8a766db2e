// @ts-check
/** The viewer's cup: which dice to keep, each with its price, known from the options alone. */
import { html, nothing } from "../../vendor/lit.js";
import { icon, pic } from "../../draw/art.js";
import { bucks } from "../../text/words.js";
import { die } from "./cards.js";

/** @typedef {import("../../draw/draw-context.js").Desk} Desk */
/** @typedef {import("../../net/wire.js").Option} Option */

/** The places under the cup that the viewer has chosen. @param {Desk} desk @returns {number[]} */
const chosen = (desk) => desk.scratch.get("kept") ?? [];

/** @param {Desk} desk @returns {string[]} */
const rolled = (desk) => desk.view.phase.dice[/** @type {number} */ (desk.me)] ?? [];

/** The option of this kind that keeps the chosen dice. @param {Desk} desk @param {string} type */
function optionOf(desk, type) {
  const faces = chosen(desk).map((place) => rolled(desk)[place]).sort().join();
  return desk.offers(type).find(({ action }) => [...action.dice].sort().join() === faces);
}

/** What it costs to keep so many dice, if that can be paid. @param {Desk} desk @param {number} size */
function cost(desk, size) {
  if (size === 0) return 0;
  return desk.offers("Keep").find(({ action }) => action.dice.length === size)?.label.args.cost;
}

/** What one die adds to the price. @param {Desk} desk @param {number} place */
function price(desk, place) {
  const kept = chosen(desk);
  const size = kept.includes(place) ? kept.indexOf(place) + 1 : kept.length + 1;
  const [before, after] = [cost(desk, size - 1), cost(desk, size)];
  if (after === undefined || before === undefined) return desk.t("web-dicetown-too-dear");
  return after === before ? desk.t("web-dicetown-free") : `+${bucks(Number(after) - Number(before))}`;
}

/** @param {Desk} desk @param {number} place */
function toggle(desk, place) {
  const kept = chosen(desk);
  desk.scratch.set("kept", kept.includes(place) ? kept.filter((other) => other !== place) : [...kept, place]);
}

/** @param {Desk} desk */
export function cup(desk) {
  const { dice } = desk.view.players[/** @type {number} */ (desk.me)];
  return html`<div class="cup">
    <div class="row cup-head"><span class="label">${desk.t("web-dicetown-cup")}</span>
      <span class="tag" data-kind="private">${icon("eye")}${desk.t("web-only-you")}</span></div>
    <div class="roll">
      ${desk.isAsked ? rolled(desk).map((face, place) => keep(desk, face, place)) : html`${pic("cup-closed", { cls: "cup-pic" })}<p class="soft">${desk.t("web-dicetown-cup-closed")}</p>`}
      ${dice.length ? html`<span class="kept-box"><span class="dice">${dice.map((/** @type {string} */ face) => die(face))}</span><span class="label">${desk.t("web-dicetown-aside")}</span></span>` : nothing}
    </div>
  </div>`;
}

/** @param {Desk} desk @param {string} face @param {number} place */
const keep = (desk, face, place) => html`<button class="keep" data-pick aria-pressed=${chosen(desk).includes(place)} @click=${() => toggle(desk, place)}>
  ${die(face, "")}<span class="price">${price(desk, place)}</span></button>`;

/** The bar's buttons: lift the cup on these dice, on none, or with the Brute. @param {Desk} desk */
export function cupActions(desk) {
  const none = desk.offers("Keep").find(({ action }) => !action.dice.length);
  const kept = chosen(desk).length ? optionOf(desk, "Keep") : undefined;
  const brute = optionOf(desk, "KeepWithBrute");
  return html`${chosen(desk).length ? liftButton(desk, kept) : html`<button class="btn btn-primary" aria-disabled="true">${desk.t("web-dicetown-choose-dice")}</button>`}
    ${brute ? html`<button class="btn" @click=${() => desk.answer(brute.action)}>${desk.say(brute.label)}</button>` : nothing}
    ${none ? html`<button class="btn" @click=${() => desk.answer(none.action)}>${desk.say(none.label)}</button>` : nothing}`;
}

/** Dice that cannot be paid for may still be sent: the answer says why not. */
/** @param {Desk} desk @param {Option | undefined} option */
function liftButton(desk, option) {
  const faces = chosen(desk).map((place) => rolled(desk)[place]);
  const action = option?.action ?? { type: "Keep", dice: faces };
  const label = option ? desk.say(option.label) : desk.t("web-dicetown-keep", { dice: faces.join(" ") });
  return html`<button class="btn btn-primary" aria-disabled=${option ? nothing : "true"} @click=${() => desk.answer(action)}>${label}</button>`;
}
