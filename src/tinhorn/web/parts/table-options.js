// @ts-check
/** The options and the clock of a table: a form for its host, a list for everybody else. */
import { html, nothing } from "../vendor/lit.js";
import { DAY, HOUR, clockText, span } from "../text/times.js";
import { inWords, t, tOr } from "../text/words.js";

/** @import { Choice, Clock } from "../net/wire.js" */

/** @type {Clock[]} */
const CLOCKS = [
  { kind: "none", seconds: 0 },
  { kind: "live", seconds: 30 },
  { kind: "live", seconds: 60 },
  { kind: "live", seconds: 120 },
  { kind: "slow", seconds: HOUR },
  { kind: "slow", seconds: 12 * HOUR },
  { kind: "slow", seconds: DAY },
  { kind: "slow", seconds: 3 * DAY },
  { kind: "slow", seconds: 7 * DAY },
];

/** @param {Clock} one @param {Clock} other */
const isSame = (one, other) => one.kind === other.kind && one.seconds === other.seconds;

/**
 * A field with a sentence that explains it.
 * @param {string} name of the sentence, without `-note`; a game need not have it
 * @param {(described: string | typeof nothing) => unknown} field draws the field, with the id of the sentence
 */
export function explained(name, field) {
  const [note, id] = [tOr(`${name}-note`, ""), `${name}-note`];
  return html`<div class="explained">${field(note ? id : nothing)}${note ? html`<small class="hint" id=${id}>${note}</small>` : nothing}</div>`;
}

/**
 * A field in which one of several values is chosen.
 * @template Value
 * @param {{ name: string, label: string, values: readonly Value[], chosen: (value: Value) => boolean, said: (value: Value) => string, choose: (value: Value) => void }} field
 */
export const choiceField = ({ name, label, values, chosen, said, choose }) =>
  explained(
    name,
    (note) => html`<label class="field"
      ><span class="label">${label}</span>
      <select class="select" data-choice=${name} aria-describedby=${note} @change=${(/** @type {any} */ event) => choose(values[event.target.value])}>
        ${values.map((value, at) => html`<option value=${at} .selected=${chosen(value)}>${said(value)}</option>`)}
      </select></label
    >`,
  );

/** The field for the clock. @param {Clock} chosen @param {(clock: Clock) => void} choose */
export function clockField(chosen, choose) {
  const clocks = CLOCKS.some((clock) => isSame(clock, chosen)) ? CLOCKS : [...CLOCKS, chosen];
  return choiceField({
    name: "web-clock",
    label: t("web-clock"),
    values: clocks,
    chosen: (clock) => isSame(clock, chosen),
    said: clockText,
    choose,
  });
}

/** The field for an option of the game. */
/** @param {Choice} choice @param {string} chosen @param {(value: string) => void} choose */
export const optionField = ({ name, values }, chosen, choose) =>
  choiceField({
    name: `web-option-${name}`,
    label: tOr(`web-option-${name}`, inWords(name)),
    values,
    chosen: (value) => value === chosen,
    said: (value) => tOr(`web-option-${name}-${value}`, inWords(value)),
    choose,
  });

/**
 * A field with one of several words.
 * @template {string} Word
 * @param {string} name
 * @param {Word[]} values
 * @param {Word} chosen
 * @param {(value: Word) => string} said
 * @param {(value: Word) => void} choose
 */
export const wordField = (name, values, chosen, said, choose) =>
  choiceField({ name, label: t(name), values, chosen: (value) => value === chosen, said, choose });

/** The field for who may ask the coach. @param {"alone" | "all"} chosen @param {(hints: "alone" | "all") => void} choose */
export const hintsField = (chosen, choose) =>
  wordField("web-hints", ["alone", "all"], chosen, (hints) => t(`web-hints-${hints}`), choose);

/** @typedef {import("../net/wire.js").TableInfo["visitors"]} Visitors */

/** The field for what people without a seat may do. @param {Visitors} chosen @param {(visitors: Visitors) => void} choose */
export const visitorsField = (chosen, choose) =>
  wordField("web-visitors", ["chat", "silent", "none"], chosen, (visitors) => t(`web-visitors-${visitors}`), choose);

/** The options, and what holds since the table was opened, as a list. @param {import("../net/wire.js").TableInfo} table */
export const optionList = (table) => html`<dl class="options">
  ${Object.entries(table.options).map(
    ([name, value]) =>
      html`<dt>${tOr(`web-option-${name}`, inWords(name))}</dt>
        <dd>${tOr(`web-option-${name}-${value}`, inWords(value))}</dd>`,
  )}
  <dt>${t("web-clock")}</dt>
  <dd>${clockText(table.clock)}</dd>
  <dt>${t("web-hints")}</dt>
  <dd>${t(`web-hints-${table.hints}`)}</dd>
  ${agreed(table)}
</dl>`;

/** What holds at a table since it was opened, as a list. @param {import("../net/wire.js").TableInfo} table */
export const agreedList = (table) => html`<dl class="options">${agreed(table)}</dl>`;

/** @param {import("../net/wire.js").TableInfo} table */
function agreed({ cover, cover_minutes: minutes, binding, consent, host_decides: hostDecides, visitors }) {
  const taking = binding ? (consent ? "consent" : "none") : "free";
  /** @type {[string, string][]} */
  const lines = [
    ["web-absence", t(`web-absence-${cover}`, { time: span(minutes) })],
    ["web-taking", t(`web-taking-${taking}`)],
    ["web-pausing", t(hostDecides ? "web-host-decides" : "web-pausing-all")],
    ["web-visitors", t(`web-visitors-${visitors}`)],
  ];
  return lines.map(
    ([key, text]) =>
      html`<dt>${t(key)}</dt>
        <dd>${text}</dd>`,
  );
}
