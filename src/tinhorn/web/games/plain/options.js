// @ts-check
/** The answers of a plain game: a few as buttons of the prompt bar, many as a list that scrolls. */
import { html, nothing, repeat } from "../../vendor/lit.js";
import { answers } from "../../app/calm.js";
import { t } from "../../text/words.js";
import { recent } from "../recent.js";

/** @import { DrawContext } from "../../draw/draw-context.js" */
/** @import { Option } from "../../net/wire.js" */

/** The places of the prompt bar, by the number of options. */
const PLACES = [[], ["b"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]];
/** The most letters of an option in the prompt bar, if there are more than two. */
const MOST_LETTERS = 10;
/** How many lines of the story are shown while nothing is asked. */
const RECENT = 6;

/** An event belongs to the seat that it names. @param {any} event */
export const traits = (event) => (Number.isInteger(event.seat) ? { seat: event.seat, cue: "paper" } : {});

/** True if the prompt bar has room for all options. @param {DrawContext} context */
function isFew(context) {
  const { options, table } = context;
  if (options.length <= 2) return true;
  const areShort = options.every(({ label }) => context.say(label).length <= MOST_LETTERS);
  return options.length < PLACES.length && areShort && !table.is_reaction_window;
}

/** @param {DrawContext} context @returns {import("../../parts/slots.js").Slots} */
export function slotsOf(context) {
  if (!isFew(context)) return {};
  const places = PLACES[context.options.length];
  return Object.fromEntries(context.options.map((option, at) => [places[at], button(context, option)]));
}

/** @param {DrawContext} context @param {Option} option */
const button = (context, { action, label }) =>
  html`<button
    class="btn ${context.options.length === 1 ? "btn-primary" : ""}"
    ${answers(`${context.moment} ${JSON.stringify(action)}`)}
    @click=${() => context.answer(action)}
  >
    ${context.say(label)}
  </button>`;

/** The main panel: the options, if the bar has no room for them, else what has just happened. */
/** @param {DrawContext} context @returns {import("../index.js").Panel} */
export function focus(context) {
  const isList = context.isAsked && !isFew(context);
  const body = isList ? list(context) : recent(context, { title: t("web-plain-now"), most: RECENT, traits });
  return { id: "focus", label: t("web-plain-now"), body, isAsked: isList };
}

/** @param {DrawContext} context */
function list(context) {
  return html`<div class="panel-head"><h2>${t("web-text-options")}</h2></div>
    <ul class="plain-options">
      ${repeat(
        context.options,
        ({ action }) => JSON.stringify(action),
        (option) => html`<li>
          ${button(context, option)}
          ${option.consequence ? html`<small>${context.rich(option.consequence)}</small>` : nothing}
        </li>`,
      )}
    </ul>`;
}
