// @ts-check
/** The viewer's cup: which dice to keep, each with its price. All prices come from the options. */
import { html, nothing } from "../../vendor/lit.js";
import { icon, pic } from "../../draw/art.js";
import { billAmount } from "../../text/words.js";
import { die } from "./cards.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext} DrawContext */
/** @typedef {import("../../net/wire.js").Option} Option */

/** The indices of the rolled dice that the viewer has chosen. @param {DrawContext} context @returns {number[]} */
const chosen = (context) => context.draft.get("kept") ?? [];

/** @param {DrawContext} context @returns {string[]} */
const rolled = (context) => context.view.phase.dice[/** @type {number} */ (context.me)] ?? [];

/** The option of this kind that keeps the chosen dice. @param {DrawContext} context @param {string} type */
function optionOf(context, type) {
  const faces = chosen(context).map((place) => rolled(context)[place]).sort().join();
  return context.offers(type).find(({ action }) => [...action.dice].sort().join() === faces);
}

/** The cost of keeping this many dice; undefined if the viewer cannot pay it. @param {DrawContext} context @param {number} size */
function cost(context, size) {
  if (size === 0) return 0;
  return context.offers("Keep").find(({ action }) => action.dice.length === size)?.label.args.cost;
}

/** What one die adds to the price. @param {DrawContext} context @param {number} place */
function price(context, place) {
  const kept = chosen(context);
  const size = kept.includes(place) ? kept.indexOf(place) + 1 : kept.length + 1;
  const [before, after] = [cost(context, size - 1), cost(context, size)];
  if (after === undefined || before === undefined) return context.t("web-dicetown-too-dear");
  return after === before ? context.t("web-dicetown-free") : `+${billAmount(Number(after) - Number(before))}`;
}

/** @param {DrawContext} context @param {number} place */
function toggle(context, place) {
  const kept = chosen(context);
  context.draft.set("kept", kept.includes(place) ? kept.filter((other) => other !== place) : [...kept, place]);
}

/** @param {DrawContext} context */
export function cup(context) {
  const { dice } = context.view.players[/** @type {number} */ (context.me)];
  return html`<div class="cup">
    <div class="row cup-head"><span class="label">${context.t("web-dicetown-cup")}</span>
      <span class="tag" data-kind="private">${icon("eye")}${context.t("web-only-you")}</span></div>
    <div class="roll">
      ${context.isAsked ? rolled(context).map((face, place) => keep(context, face, place)) : html`${pic("cup-closed", { cls: "cup-pic" })}<p class="soft">${context.t("web-dicetown-cup-closed")}</p>`}
      ${dice.length ? html`<span class="kept-box"><span class="dice">${dice.map((/** @type {string} */ face) => die(face))}</span><span class="label">${context.t("web-dicetown-aside")}</span></span>` : nothing}
    </div>
  </div>`;
}

/** @param {DrawContext} context @param {string} face @param {number} place */
const keep = (context, face, place) => html`<button class="keep" data-pick data-key=${place + 1} aria-keyshortcuts=${place + 1} aria-pressed=${chosen(context).includes(place)} @click=${() => toggle(context, place)}>
  ${die(face, "")}<span class="price">${price(context, place)}</span></button>`;

/** The buttons of the prompt bar: keep these dice, none, or these with the Brute. @param {DrawContext} context */
export function cupActions(context) {
  const none = context.offers("Keep").find(({ action }) => !action.dice.length);
  const kept = chosen(context).length ? optionOf(context, "Keep") : undefined;
  const brute = optionOf(context, "KeepWithBrute");
  return html`${chosen(context).length ? liftButton(context, kept) : html`<button class="btn btn-primary" aria-disabled="true">${context.t("web-dicetown-choose-dice")}</button>`}
    ${brute ? html`<button class="btn" @click=${() => context.answer(brute.action)}>${context.say(brute.label)}</button>` : nothing}
    ${none ? html`<button class="btn" data-key="0" aria-keyshortcuts="0" @click=${() => context.answer(none.action)}>${context.say(none.label)}</button>` : nothing}`;
}

/** Dice that the viewer cannot pay for may still be sent: the refusal says why. */
/** @param {DrawContext} context @param {Option | undefined} option */
function liftButton(context, option) {
  const faces = chosen(context).map((place) => rolled(context)[place]);
  const action = option?.action ?? { type: "Keep", dice: faces };
  const label = option ? context.say(option.label) : context.t("web-dicetown-keep", { dice: faces.join(" ") });
  return html`<button class="btn btn-primary" aria-disabled=${option ? nothing : "true"} @click=${() => context.answer(action)}>${label}</button>`;
}
