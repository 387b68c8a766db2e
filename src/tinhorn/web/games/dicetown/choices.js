// @ts-check
/** A private choice among options: cards drawn, a victim, an elixir, an order. */
import { html, nothing } from "../../vendor/lit.js";
import { icon, pic } from "../../draw/art.js";
import { thing } from "../../draw/rule-link.js";
import { cardKind, cardPicture, cardValue, die } from "./cards.js";

/** @typedef {import("../../draw/draw-context.js").Desk} Desk */
/** @typedef {import("../../net/wire.js").Option} Option */

/** The options that are chosen here, and not in the bar. @param {Desk} desk */
export const choosable = (desk) => (desk.isAsked ? desk.options.filter(({ action }) => action.type !== "Pass") : []);

/** @param {Desk} desk */
export const chosenOption = (desk) => choosable(desk)[desk.scratch.get("choice") ?? -1];

/** @param {Desk} desk */
export function choices(desk) {
  const options = choosable(desk);
  const isTurning = desk.view.phase.type === "Gambling";
  return html`<div class="panel choice-panel"><div class="panel-head"><h2>${desk.t("web-dicetown-choose")}</h2>${rule(desk)}</div>
    <div class="drawn" ?data-many=${options.length > 4} ?data-dice=${isTurning} role="radiogroup" aria-label=${desk.t("web-dicetown-choose")}>
      ${options.map((option, at) => (isTurning ? turn(desk, option, at) : choice(desk, option, at)))}
    </div></div>`;
}

/** The way to the rule of the card that is picked: within a button there cannot be another. @param {Desk} desk */
function rule(desk) {
  const { card, elixir } = chosenOption(desk)?.action ?? {};
  if (!card && !elixir) return nothing;
  const name = desk.t(card ? `dicetown-card-${card}` : `dicetown-elixir-${elixir}`);
  return thing(desk, card ?? `elixir-${elixir}`, name, html`${icon("help")}${name}`);
}

/** @param {Desk} desk @param {Option} option @param {number} at */
function choice(desk, { action, label, consequence }, at) {
  const isChosen = desk.scratch.get("choice") === at;
  const value = action.card ? cardValue(action.card) : null;
  return html`<button class="card card-flat" data-pick role="radio" aria-checked=${isChosen} ?data-chosen=${isChosen} data-kind=${kindOf(action)}
    @click=${() => desk.scratch.set("choice", at)}>
    ${pic(pictureOf(desk, action))}${value ? html`<span class="value">${value}</span>` : nothing}
    <b>${desk.say(label)}</b><p>${consequence ? desk.say(consequence) : nothing}</p></button>`;
}

/** A die that becomes another. @param {Desk} desk @param {Option} option @param {number} at */
function turn(desk, { action, label }, at) {
  const isChosen = desk.scratch.get("choice") === at;
  return html`<button class="choice turn" data-pick role="radio" aria-checked=${isChosen} ?data-chosen=${isChosen} aria-label=${desk.say(label)}
    @click=${() => desk.scratch.set("choice", at)}>${die(action.die)}<span>→</span>${die(action.face)}</button>`;
}

/** @param {any} action */
function kindOf({ type, card }) {
  if (card) return cardKind(card);
  return type.startsWith("Take") ? "elixir" : "store";
}

/** @param {Desk} desk @param {any} action */
function pictureOf(desk, action) {
  const seat = action.seat ?? action.victim ?? action.target ?? action.seats?.[0];
  if (seat !== undefined) return `hat-${desk.hat(seat)}`;
  if (action.card) return cardPicture(action.card);
  if (action.elixir) return `elixir-${action.elixir}`;
  const face = action.face ?? action.dice?.[0];
  if (face) return `die-${face.toLowerCase()}`;
  return action.properties?.length ? action.properties[0] : "back-elixir";
}

/** The bar's buttons: what is chosen, or a pass. @param {Desk} desk */
export function choiceActions(desk) {
  const chosen = chosenOption(desk);
  return html`${chosen
    ? html`<button class="btn btn-primary" @click=${() => desk.answer(chosen.action)}>${desk.say(chosen.label)}</button>`
    : html`<button class="btn btn-primary" aria-disabled="true">${desk.t("web-dicetown-choose")}</button>`}${passing(desk)}`;
}

/** At the moment of a card: play it, or pass. @param {Desk} desk */
export const cardActions = (desk) => html`${desk.offers("Play").map(
  ({ action, label }) => html`<button class="btn btn-primary" @click=${() => desk.answer(action)}>${desk.say(label)}</button>`)}${passing(desk)}`;

/** @param {Desk} desk */
const passing = (desk) => desk.offers("Pass").map(({ action, label }) => html`<button class="btn" @click=${() => desk.answer(action)}>${desk.say(label)}</button>`);
