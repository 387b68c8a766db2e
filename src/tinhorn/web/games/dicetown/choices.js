// @ts-check
/** A choice among options: drawn cards, a victim, an elixir, an order. */
import { html, nothing } from "../../vendor/lit.js";
import { icon, pic } from "../../draw/art.js";
import { ruleLink } from "../../draw/rule-link.js";
import { cardKind, cardPicture, cardValue, die } from "./cards.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext} DrawContext */
/** @typedef {import("../../net/wire.js").Option} Option */

/** The options that are chosen in the tray, and not in the prompt bar. @param {DrawContext} context */
export const choosable = (context) => (context.isAsked ? context.options.filter(({ action }) => action.type !== "Pass") : []);

/** @param {DrawContext} context */
export const chosenOption = (context) => choosable(context)[context.draft.get("choice") ?? -1];

/** @param {DrawContext} context */
export function choices(context) {
  const options = choosable(context);
  const isTurning = context.view.phase.type === "Gambling";
  return html`<div class="panel choice-panel"><div class="panel-head"><h2>${context.t("web-dicetown-choose")}</h2>${pickedRule(context)}</div>
    <div class="drawn" ?data-many=${options.length > 4} ?data-dice=${isTurning} role="radiogroup" aria-label=${context.t("web-dicetown-choose")}>
      ${options.map((option, at) => (isTurning ? turn(context, option, at) : choice(context, option, at)))}
    </div></div>`;
}

/** A link to the rule of the picked card. It is not on the card: a button cannot contain another. @param {DrawContext} context */
function pickedRule(context) {
  const { card, elixir } = chosenOption(context)?.action ?? {};
  if (!card && !elixir) return nothing;
  const name = context.t(card ? `dicetown-card-${card}` : `dicetown-elixir-${elixir}`);
  return ruleLink(context, card ?? `elixir-${elixir}`, name, html`${icon("help")}${name}`);
}

/** @param {DrawContext} context @param {Option} option @param {number} at */
function choice(context, { action, label, consequence }, at) {
  const isChosen = context.draft.get("choice") === at;
  const value = action.card ? cardValue(action.card) : null;
  return html`<button class="card card-flat" data-pick role="radio" aria-checked=${isChosen} ?data-chosen=${isChosen} data-kind=${kindOf(action)}
    @click=${() => context.draft.set("choice", at)}>
    ${pic(pictureOf(context, action))}${value ? html`<span class="value">${value}</span>` : nothing}
    <b>${context.say(label)}</b><p>${consequence ? context.say(consequence) : nothing}</p></button>`;
}

/** A die and the face that it would be turned to. @param {DrawContext} context @param {Option} option @param {number} at */
function turn(context, { action, label }, at) {
  const isChosen = context.draft.get("choice") === at;
  return html`<button class="choice turn" data-pick role="radio" aria-checked=${isChosen} ?data-chosen=${isChosen} aria-label=${context.say(label)}
    @click=${() => context.draft.set("choice", at)}>${die(action.die)}<span>→</span>${die(action.face)}</button>`;
}

/** @param {any} action */
function kindOf({ type, card }) {
  if (card) return cardKind(card);
  return type.startsWith("Take") ? "elixir" : "store";
}

/** @param {DrawContext} context @param {any} action */
function pictureOf(context, action) {
  const seat = action.seat ?? action.victim ?? action.target ?? action.seats?.[0];
  if (seat !== undefined) return `hat-${context.hat(seat)}`;
  if (action.card) return cardPicture(action.card);
  if (action.elixir) return `elixir-${action.elixir}`;
  const face = action.face ?? action.dice?.[0];
  if (face) return `die-${face.toLowerCase()}`;
  return action.properties?.length ? action.properties[0] : "back-elixir";
}

/** The buttons of the prompt bar: confirm the choice, or pass. @param {DrawContext} context */
export function choiceActions(context) {
  const chosen = chosenOption(context);
  return html`${chosen
    ? html`<button class="btn btn-primary" @click=${() => context.answer(chosen.action)}>${context.say(chosen.label)}</button>`
    : html`<button class="btn btn-primary" aria-disabled="true">${context.t("web-dicetown-choose")}</button>`}${passing(context)}`;
}

/** The buttons of a reaction window: play the card, or pass. @param {DrawContext} context */
export const cardActions = (context) => html`${context.offers("Play").map(
  ({ action, label }) => html`<button class="btn btn-primary" @click=${() => context.answer(action)}>${context.say(label)}</button>`)}${passing(context)}`;

/** @param {DrawContext} context */
const passing = (context) => context.offers("Pass").map(({ action, label }) => html`<button class="btn" data-key="0" aria-keyshortcuts="0" @click=${() => context.answer(action)}>${context.say(label)}</button>`);
