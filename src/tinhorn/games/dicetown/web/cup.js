// @ts-check
/**
 * The viewer's cup: which dice to keep, each with its price. All prices come from the options. A tap
 * or a digit key picks a die; a second tap on it keeps the picked dice. What was kept stays on show
 * until all cups are lifted.
 */
import { html, nothing } from "../../vendor/lit.js";
import { answers } from "../../app/calm.js";
import { icon, pic } from "../../draw/art.js";
import { billAmount } from "../../text/words.js";
import { die } from "./cards.js";
import { stakes } from "./stakes.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */
/** @import { Option } from "../../net/wire.js" */

/** The indices of the rolled dice that the viewer has chosen. @param {DrawContext} context @returns {number[]} */
export const chosen = (context) => context.draft.get("kept") ?? [];

/** @param {DrawContext} context */
const keeping = ({ view }) => /** @type {import("./wire.js").Keeping} */ (view.phase);

/** @param {DrawContext} context @returns {string[]} */
const rolled = (context) => keeping(context).dice[/** @type {number} */ (context.me)] ?? [];

/** The viewer's own sealed answer, if there is one. @param {DrawContext} context */
const sealed = (context) => keeping(context).answers?.[/** @type {number} */ (context.me)] ?? null;

/** The indices of the dice that the viewer has committed to. @param {DrawContext} context @returns {number[]} */
function committed(context) {
  const answer = sealed(context);
  return answer ? indicesOf(context, answer.dice) : chosen(context);
}

/** The dice that the coach has suggested to keep. @param {DrawContext} context */
const advised = (context) => indicesOf(context, context.advice?.dice ?? []);

/** The indices of rolled dice that show these faces. @param {DrawContext} context @param {string[]} dice @returns {number[]} */
function indicesOf(context, dice) {
  const left = [...dice];
  return rolled(context).flatMap((face, place) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? [place] : [];
  });
}

/** The option of this kind that keeps these dice. @param {DrawContext} context @param {string} type @param {number[]} places */
function optionOf(context, type, places) {
  const faces = places
    .map((place) => rolled(context)[place])
    .sort()
    .join();
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
  const isDouble = detail === 2 && context.draft.get("tapped") === place;
  if (isDouble) return lift(context, kept.includes(place) ? kept : [...kept, place]);
  context.draft.set("tapped", place);
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
  const me = /** @type {number} */ (context.me);
  const { dice } = context.view.players[me];
  const picked = context.isAsked ? chosen(context) : committed(context);
  const name = picked.length ? optionOf(context, "Keep", picked)?.consequence : context.factOf("hand", me)?.text;
  return html`<div class="cup">
    <div class="row cup-head"><span class="label">${context.t("web-dicetown-cup")}</span>
      <span class="hand-name" aria-live="polite">${name ? context.say(name) : nothing}</span>
      <span class="tag" data-kind="private">${icon("eye")}${context.t("web-only-you")}</span></div>
    <div class="roll">
      ${context.isAsked ? rolled(context).map((face, place) => keep(context, face, place)) : closed(context, picked)}
      ${dice.length ? html`<span class="kept-box"><span class="dice">${dice.map((/** @type {string} */ face) => die(face))}</span><span class="label">${context.t("web-dicetown-aside")}</span></span>` : nothing}
      ${context.isAsked ? html`<span class="lift">${liftButton(context)}${noneButton(context, context.t("web-dicetown-none"))}</span>` : nothing}
    </div>${stakes(context)}
  </div>`;
}

/** The dice under a closed cup, with those that the viewer keeps. @param {DrawContext} context @param {number[]} kept */
function closed(context, kept) {
  const dice = rolled(context);
  const answer = sealed(context);
  const told = answer && !answer.dice.length ? "web-dicetown-committed-none" : "web-dicetown-committed";
  if (!dice.length)
    return html`${pic("cup-closed", { cls: "cup-pic" })}<p class="soft">${context.t("web-dicetown-cup-closed")}</p>`;
  return html`${dice.map((face, place) => html`<span class="keep" data-committed=${kept.includes(place) ? "kept" : "back"}>${die(face, "")}</span>`)}
    <p class="soft committed">${context.t(told, { dice: kept.map((place) => dice[place]).join(" ") })}</p>`;
}

/** @param {DrawContext} context @param {string} face @param {number} place */
const keep = (
  context,
  face,
  place,
) => html`<button class="keep" ?data-advised=${advised(context).includes(place)} data-pick data-key=${place + 1} aria-keyshortcuts=${place + 1} ${answers(context.moment)} aria-pressed=${chosen(context).includes(place)}
  @click=${(/** @type {MouseEvent} */ event) => tap(context, place, event)}>
  ${die(face, "")}<span class="price">${price(context, place)}</span></button>`;

/** The buttons of the prompt bar: keep these dice, these with the Brute, or none. */
/** @param {DrawContext} context @returns {import("../../parts/slots.js").Slots} */
export function cupSlots(context) {
  return {
    b: liftButton(context),
    c: bruteButton(context),
    d: noneButton(context, context.t("dicetown-label-keep-none"), "0"),
  };
}

/** Keeps no dice. It stands beside the dice and in the prompt bar. @param {DrawContext} context @param {string} text @param {string} [key] */
function noneButton(context, text, key) {
  const option = context.offers("Keep").find(({ action }) => !action.dice.length);
  return keepButton(context, option, {
    type: "none",
    text,
    why: context.t("dicetown-refusal-dice-price", { bills: billsOf(context) }),
    key,
  });
}

/** Keeps the chosen dice with the Brute, for who holds him. @param {DrawContext} context */
function bruteButton(context) {
  const { store } = context.view.players[/** @type {number} */ (context.me)];
  if (!store.includes("brute")) return nothing;
  const option = optionOf(context, "KeepWithBrute", chosen(context));
  return keepButton(context, option, {
    type: "brute",
    text: option ? context.say(option.label) : context.t("dicetown-card-brute"),
    why: context.t("dicetown-refusal-brute-few"),
  });
}

/** @param {DrawContext} context @param {Option | undefined} option @param {{ type: string, text: string, why: string, key?: string }} look */
const keepButton = (context, option, { type, text, why, key }) =>
  html`<button class="btn" data-keep=${type} data-key=${key ?? nothing} aria-keyshortcuts=${key ?? nothing} ${answers(`${context.moment} ${type}`, option ? "" : why)} @click=${() => context.answer(option?.action)}>${text}</button>`;

/** @param {DrawContext} context */
const billsOf = (context) => context.view.players[/** @type {number} */ (context.me)].bills;

/** Keeps the chosen dice. It stands beside the dice and in the prompt bar. @param {DrawContext} context */
function liftButton(context) {
  const kept = chosen(context);
  const option = kept.length ? optionOf(context, "Keep", kept) : undefined;
  return html`<button class="btn btn-primary" data-lift ${answers(`${context.moment} keep`, whyNoLift(context, kept, option))} @click=${() => lift(context, kept)}>${liftLabel(context, kept, option)}</button>`;
}

/** @param {DrawContext} context @param {number[]} kept @param {Option | undefined} option */
function liftLabel(context, kept, option) {
  if (option) return context.say(option.label);
  const dice = kept.map((place) => rolled(context)[place]).join(" ");
  return kept.length ? context.t("web-dicetown-keep", { dice }) : context.t("web-dicetown-choose-dice");
}

/** @param {DrawContext} context @param {number[]} kept @param {Option | undefined} option */
function whyNoLift(context, kept, option) {
  if (option) return "";
  return kept.length
    ? context.t("web-dicetown-you-have", { amount: billAmount(billsOf(context)) })
    : context.t("web-dicetown-choose-dice");
}
