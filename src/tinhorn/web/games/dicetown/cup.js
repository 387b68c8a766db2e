// @ts-check
/**
 * The viewer's cup: which dice to keep, each with its price. All prices come from the options. A tap
 * or a digit key picks a die; a second tap on it keeps the picked dice. What was kept stays on show
 * until all cups are lifted.
 */
import { html, nothing } from "../../vendor/lit.js";
import { icon, pic } from "../../draw/art.js";
import { billAmount } from "../../text/words.js";
import { die } from "./cards.js";
import { handName } from "./hand-names.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext} DrawContext */
/** @typedef {import("../../net/wire.js").Option} Option */

/** The indices of the rolled dice that the viewer has chosen. @param {DrawContext} context @returns {number[]} */
const chosen = (context) => context.draft.get("kept") ?? [];

/** @param {DrawContext} context @returns {string[]} */
const rolled = (context) => context.view.phase.dice[/** @type {number} */ (context.me)] ?? [];

/** The viewer's own sealed answer, if there is one. @param {DrawContext} context */
const sealed = ({ view, me }) => view.phase.answers?.[/** @type {number} */ (me)] ?? null;

/** The indices of the dice that the viewer has committed to. @param {DrawContext} context @returns {number[]} */
function committed(context) {
  const answer = sealed(context);
  if (!answer) return chosen(context);
  const left = [...answer.dice];
  return rolled(context).flatMap((face, place) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? [place] : [];
  });
}

/** The option of this kind that keeps these dice. @param {DrawContext} context @param {string} type @param {number[]} places */
function optionOf(context, type, places) {
  const faces = places.map((place) => rolled(context)[place]).sort().join();
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

/** A tap picks a die or puts it back; the second of a double tap keeps all that are picked. */
/** @param {DrawContext} context @param {number} place @param {MouseEvent} event */
function tap(context, place, { detail }) {
  const kept = chosen(context);
  if (detail > 1) return lift(context, kept.includes(place) ? kept : [...kept, place]);
  context.draft.set("kept", kept.includes(place) ? kept.filter((other) => other !== place) : [...kept, place]);
}

/** Keeps these dice. If they cannot be kept, the refusal says why. @param {DrawContext} context @param {number[]} places */
function lift(context, places) {
  const dice = places.map((place) => rolled(context)[place]);
  context.draft.set("kept", places);
  context.answer(optionOf(context, "Keep", places)?.action ?? { type: "Keep", dice });
}

/** @param {DrawContext} context */
export function cup(context) {
  const { dice } = context.view.players[/** @type {number} */ (context.me)];
  const picked = context.isAsked ? chosen(context) : committed(context);
  const name = handName([...dice, ...picked.map((place) => rolled(context)[place])]);
  return html`<div class="cup">
    <div class="row cup-head"><span class="label">${context.t("web-dicetown-cup")}</span>
      <span class="hand-name" aria-live="polite">${name ? context.say(name) : nothing}</span>
      <span class="tag" data-kind="private">${icon("eye")}${context.t("web-only-you")}</span></div>
    <div class="roll">
      ${context.isAsked ? rolled(context).map((face, place) => keep(context, face, place)) : closed(context, picked)}
      ${dice.length ? html`<span class="kept-box"><span class="dice">${dice.map((/** @type {string} */ face) => die(face))}</span><span class="label">${context.t("web-dicetown-aside")}</span></span>` : nothing}
    </div>
  </div>`;
}

/** The dice under a closed cup, with those that the viewer keeps. @param {DrawContext} context @param {number[]} kept */
function closed(context, kept) {
  const dice = rolled(context);
  const answer = sealed(context);
  const told = answer && !answer.dice.length ? "web-dicetown-committed-none" : "web-dicetown-committed";
  if (!dice.length) return html`${pic("cup-closed", { cls: "cup-pic" })}<p class="soft">${context.t("web-dicetown-cup-closed")}</p>`;
  return html`${dice.map((face, place) => html`<span class="keep" data-committed=${kept.includes(place) ? "kept" : "back"}>${die(face, "")}</span>`)}
    <p class="soft committed">${context.t(told, { dice: kept.map((place) => dice[place]).join(" ") })}</p>`;
}

/** @param {DrawContext} context @param {string} face @param {number} place */
const keep = (context, face, place) => html`<button class="keep" data-pick data-key=${place + 1} aria-keyshortcuts=${place + 1} aria-pressed=${chosen(context).includes(place)}
  @click=${(/** @type {MouseEvent} */ event) => tap(context, place, event)}>
  ${die(face, "")}<span class="price">${price(context, place)}</span></button>`;

/** The buttons of the prompt bar: keep these dice, none, or these with the Brute. @param {DrawContext} context */
export function cupActions(context) {
  const none = context.offers("Keep").find(({ action }) => !action.dice.length);
  const kept = chosen(context);
  const brute = optionOf(context, "KeepWithBrute", kept);
  return html`${kept.length ? liftButton(context, kept) : html`<button class="btn btn-primary" data-lift aria-disabled="true">${context.t("web-dicetown-choose-dice")}</button>`}
    ${brute ? html`<button class="btn" @click=${() => context.answer(brute.action)}>${context.say(brute.label)}</button>` : nothing}
    ${none ? html`<button class="btn" data-key="0" aria-keyshortcuts="0" @click=${() => context.answer(none.action)}>${context.say(none.label)}</button>` : nothing}`;
}

/** @param {DrawContext} context @param {number[]} kept */
function liftButton(context, kept) {
  const option = optionOf(context, "Keep", kept);
  const faces = kept.map((place) => rolled(context)[place]);
  const label = option ? context.say(option.label) : context.t("web-dicetown-keep", { dice: faces.join(" ") });
  return html`<button class="btn btn-primary" data-lift aria-disabled=${option ? nothing : "true"} @click=${() => lift(context, kept)}>${label}</button>`;
}
