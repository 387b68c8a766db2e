// @ts-check
/** A choice among options: drawn cards, a seat, an elixir. */
import { html, nothing } from "../../vendor/lit.js";
import { answers } from "../../app/calm.js";
import { icon, pic } from "../../draw/art.js";
import { ruleLink } from "../../draw/rule-link.js";
import { cardKind, cardPicture, cardValue } from "./cards.js";
import { combination } from "./combinations.js";
import { askedCard, setOrder } from "./orders.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */
/** @import { Option } from "../../net/wire.js" */
/** @import { Slots } from "../../parts/slots.js" */

/** The options that are chosen in the tray, and not in the prompt bar. @param {DrawContext} context */
export const choosable = (context) =>
  context.isAsked ? context.options.filter(({ action }) => action.type !== "Pass") : [];

/** @param {DrawContext} context @returns {Option | undefined} */
function chosenOption(context) {
  const options = choosable(context);
  const made = combination(context, options);
  return made ? made.option : options[context.draft.get("choice") ?? -1];
}

/** @param {DrawContext} context */
export function choices(context) {
  const options = choosable(context);
  const made = combination(context, options);
  const title = made?.title ?? context.t("web-dicetown-choose");
  return html`<div class="panel choice-panel"><div class="panel-head"><h2>${title}</h2>${besides(context, choiceSlots(context))}${pickedRule(context)}</div>
    ${
      made
        ? html`<div class="combination">${made.body}</div>`
        : html`<div class="drawn" data-count=${options.length} ?data-many=${options.length > 4} role="radiogroup" aria-label=${title}>
      ${options.map((option, at) => choice(context, option, at))}
    </div>`
    }</div>`;
}

/** The answer and its alternative, beside what they consist of. The prompt bar has the keys. @param {DrawContext} context @param {Slots} slots */
export const besides = (context, { b, d }) => (context.isReplay ? nothing : html`<span class="lift">${b}${d}</span>`);

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
  return html`<button class="card card-flat" data-pick data-key=${at + 1} ${answers(context.moment)} role="radio" aria-checked=${isChosen} ?data-chosen=${isChosen} ?data-advised=${context.isAdvised(action)} data-kind=${kindOf(action)}
    aria-label=${consequence ? `${context.say(label)}: ${context.say(consequence)}` : context.say(label)}
    @click=${(/** @type {MouseEvent} */ event) => tap(context, action, at, event)}>
    ${pic(pictureOf(context, action))}${value ? html`<span class="value">${value}</span>` : nothing}
    <b>${titleOf(context, action) ?? context.say(label)}</b><p>${consequence ? context.say(consequence) : nothing}</p></button>`;
}

/** The card, elixir or player of a choice; the question says what happens to it. @param {DrawContext} context @param {any} action */
function titleOf(context, { card, elixir, seat, target }) {
  if (target !== undefined) return `${context.t("dicetown-card-joe")} → ${context.called(target)}`;
  if (seat !== undefined) return context.called(seat);
  if (card) return context.t(`dicetown-card-${card}`);
  return elixir && context.t(`dicetown-elixir-${elixir}`);
}

/** A tap picks an option; the second of a double tap answers with it. @param {DrawContext} context @param {unknown} action @param {number} at @param {MouseEvent} event */
function tap(context, action, at, { detail }) {
  if (detail === 2 && context.draft.get("choice") === at) context.answer(action);
  else context.draft.set("choice", at);
}

/** @param {any} action */
function kindOf({ type, card }) {
  if (card) return cardKind(card);
  return type.startsWith("Take") ? "elixir" : "store";
}

/** @param {DrawContext} context @param {any} action */
function pictureOf(context, action) {
  const seat = action.seat ?? action.target;
  if (seat !== undefined) return `hat-${context.hat(seat)}`;
  if (action.card) return cardPicture(action.card);
  if (action.elixir) return `elixir-${action.elixir}`;
  return "back-elixir";
}

/** The buttons of the prompt bar: confirm the choice, or pass. @param {DrawContext} context @returns {Slots} */
export function choiceSlots(context) {
  const chosen = chosenOption(context);
  const text = chosen ? context.say(chosen.label) : context.t("web-dicetown-choose");
  const confirm = html`<button class="btn btn-primary" ${answers(`${context.moment} choice`, chosen ? "" : text)} @click=${() => context.answer(chosen?.action)}>${text}</button>`;
  return { a: stopping(context), b: confirm, d: passing(context) };
}

/** The buttons of a reaction window: play the card, or pass. @param {DrawContext} context @returns {Slots} */
export function cardSlots(context) {
  const plays = context.offers("Play");
  const play = (/** @type {Option} */ { action, label }) =>
    html`<button class="btn btn-primary" ${answers(`${context.moment} ${JSON.stringify(action)}`)} @click=${() => context.answer(action)}>${context.say(label)}</button>`;
  return { a: stopping(context), b: plays.map(play), d: passing(context) };
}

/** In a reaction window: never be asked for this card again. @param {DrawContext} context */
function stopping(context) {
  const card = askedCard(context.view.phase);
  if (!card || context.isReplay) return nothing;
  const stop = () => {
    setOrder(context.model, card, { play: false });
    context
      .offers("Pass")
      .slice(0, 1)
      .forEach(({ action }) => context.answer(action));
  };
  return html`<button class="btn btn-quiet" data-stop ${answers(`${context.moment} stop`)} @click=${stop}>${context.t("web-dicetown-orders-stop")}</button>`;
}

/** @param {DrawContext} context */
const passing = (context) =>
  context
    .offers("Pass")
    .map(
      ({ action, label }) =>
        html`<button class="btn" data-key="0" aria-keyshortcuts="0" ${answers(`${context.moment} pass`)} @click=${() => context.answer(action)}>${context.say(label)}</button>`,
    );
