// @ts-check
/** The options and the clock of a table: a form for its host, a list for everybody else. */
import { html } from "../vendor/lit.js";
import { clockText } from "../text/times.js";
import { t } from "../text/words.js";

/** @typedef {import("../net/wire.js").Clock} Clock */
/** @typedef {import("../net/wire.js").Choice} Choice */

const HOUR = 3600;
/** @type {Clock[]} */
const CLOCKS = [
  { kind: "none", seconds: 0 },
  { kind: "live", seconds: 30 },
  { kind: "live", seconds: 60 },
  { kind: "live", seconds: 120 },
  { kind: "slow", seconds: HOUR },
  { kind: "slow", seconds: 12 * HOUR },
  { kind: "slow", seconds: 24 * HOUR },
  { kind: "slow", seconds: 3 * 24 * HOUR },
  { kind: "slow", seconds: 7 * 24 * HOUR },
];

/** @param {Clock} one @param {Clock} other */
const isSame = (one, other) => one.kind === other.kind && one.seconds === other.seconds;

/** The field for the clock. @param {Clock} chosen @param {(clock: Clock) => void} choose */
export function clockField(chosen, choose) {
  const clocks = CLOCKS.some((clock) => isSame(clock, chosen)) ? CLOCKS : [...CLOCKS, chosen];
  return html`<label class="field"
    ><span class="label">${t("web-clock")}</span>
    <select class="select" @change=${(/** @type {any} */ event) => choose(clocks[event.target.value])}>
      ${clocks.map(
        (clock, at) =>
          html`<option value=${at} ?selected=${isSame(clock, chosen)}>${clockText(clock)}</option>`,
      )}
    </select></label
  >`;
}

/** The field for an option of the game. */
/** @param {Choice} choice @param {string | undefined} chosen @param {(value: string) => void} choose */
export const optionField = ({ name, values }, chosen, choose) => html`<label class="field"
  ><span class="label">${t(`web-option-${name}`)}</span>
  <select class="select" @change=${(/** @type {any} */ event) => choose(event.target.value)}>
    ${values.map(
      (value) =>
        html`<option value=${value} ?selected=${value === chosen}>${t(`web-option-${name}-${value}`)}</option>`,
    )}
  </select></label
>`;

/** The field for who may ask the coach. */
/** @param {"alone" | "all"} chosen @param {(hints: "alone" | "all") => void} choose */
export const hintsField = (chosen, choose) => html`<label class="field"
  ><span class="label">${t("web-hints")}</span>
  <select class="select" data-hints @change=${(/** @type {any} */ event) => choose(event.target.value)}>
    ${["alone", "all"].map((hints) => html`<option value=${hints} .selected=${hints === chosen}>${t(`web-hints-${hints}`)}</option>`)}
  </select></label
>`;

/** The options as a list. @param {import("../net/wire.js").TableInfo} table */
export const optionList = ({ options, clock, hints }) => html`<dl class="options">
  ${Object.entries(options).map(
    ([name, value]) =>
      html`<dt>${t(`web-option-${name}`)}</dt>
        <dd>${t(`web-option-${name}-${value}`)}</dd>`,
  )}
  <dt>${t("web-clock")}</dt>
  <dd>${clockText(clock)}</dd>
  <dt>${t("web-hints")}</dt>
  <dd>${t(`web-hints-${hints}`)}</dd>
</dl>`;
