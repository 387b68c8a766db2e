// @ts-check
/** Draws any value of a view: numbers and words as text, structs as small lists of terms, lists as chips. */
import { html, nothing } from "../../vendor/lit.js";
import { icon } from "../../draw/art.js";
import { currentLanguage, inWords, tOr } from "../../text/words.js";

/** @typedef {unknown} Template */

/** Fields of a view that are shown elsewhere, or say nothing about the table. */
const NOT_SHOWN = ["decision", "options", "prompt", "setup", "viewer"];
const NOTHING = "–";

/** The fields of a view that describe the table. @param {Record<string, any>} view @returns {[string, any][]} */
export const fieldsOf = (view) => Object.entries(view).filter(([name]) => !NOT_SHOWN.includes(name));

/** What a field is called: in the game's own words, if it has some. @param {string} game @param {string} field */
export const named = (game, field) => tOr(`web-${game}-field-${field.replaceAll("_", "-")}`, inWords(field));

/** True for a value that fits on one line. @param {any} value */
export const isShort = (value) =>
  value === null || typeof value !== "object" || (Array.isArray(value) && !value.length);

/** @param {string} game @param {any} value @returns {Template} */
export function drawn(game, value) {
  if (value === null || value === "") return NOTHING;
  if (value === true) return icon("check");
  if (value === false) return NOTHING;
  if (typeof value === "number") return new Intl.NumberFormat(currentLanguage()).format(value);
  if (typeof value === "string") return inWords(value);
  return Array.isArray(value) ? list(game, value) : terms(game, Object.entries(value));
}

/** @param {string} game @param {any[]} values */
function list(game, values) {
  if (!values.length) return NOTHING;
  const isChips = values.every(isShort);
  return html`<ul class="plain-list" ?data-chips=${isChips}>
    ${values.map((value) => html`<li class=${isChips ? "tag" : ""}>${drawn(game, value)}</li>`)}
  </ul>`;
}

/** Terms and their values; the type of a struct, if it has one, is its heading. */
/** @param {string} game @param {[string, any][]} fields */
export function terms(game, fields) {
  const type = fields.find(([name]) => name === "type")?.[1];
  const others = fields.filter(([name]) => name !== "type");
  const heading = type ? html`<b>${spaced(type)}</b>` : nothing;
  if (!others.length) return heading;
  return html`${heading}<dl class="plain-terms">
      ${others.map(([name, value]) => html`<div ?data-wide=${!isShort(value)}><dt>${named(game, name)}</dt><dd>${drawn(game, value)}</dd></div>`)}
    </dl>`;
}

/** The name of a type in words: “DrawCard” is “draw card”. @param {string} type */
const spaced = (type) => type.replace(/(?!^)(?=[A-Z])/gu, " ").toLowerCase();
