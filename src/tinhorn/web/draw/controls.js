// @ts-check
/** Controls that look the same on all pages. */
import { html, nothing } from "../vendor/lit.js";
import { t } from "../text/words.js";
import { icon, pic } from "./art.js";
import { HATS } from "../app/settings.js";

/**
 * A button with a picture alone.
 * @param {unknown} picture
 * @param {string} label
 * @param {() => unknown} press
 * @param {{ isOff?: boolean, isPressed?: boolean, step?: string }} [state] `step` names it for tests and keys
 */
export const iconButton = (picture, label, press, { isOff = false, isPressed, step } = {}) =>
  html`<button class="btn btn-quiet btn-icon" aria-label=${label} title=${label} aria-pressed=${isPressed ?? nothing} data-step=${step ?? nothing} ?disabled=${isOff} @click=${press}>${picture}</button>`;

/** A link with a picture alone. @param {string} picture @param {string} label @param {string} href */
export const iconLink = (picture, label, href) =>
  html`<a class="btn btn-quiet btn-icon" href=${href} aria-label=${label} title=${label}>${icon(picture)}</a>`;

/** The title of a drawer, with the button that closes it. @param {HTMLElement} drawer @param {string} title @param {unknown} [more] */
export const drawerHead = (drawer, title, more = nothing) =>
  html`<div class="drawer-head"><h2>${title}</h2>${more}${iconButton(icon("cross"), t("web-close"), () => drawer.dispatchEvent(new CustomEvent("close")))}</div>`;

/** What has gone wrong on a page, if anything. @param {unknown} problem */
export const problemPanel = (problem) =>
  problem ? html`<p class="panel problem" role="alert">${icon("warning")}${problem}</p>` : nothing;

/** The hats to choose from. @param {number} chosen @param {(hat: number) => void} choose @param {readonly number[]} [taken] */
export const hatField = (chosen, choose, taken = []) =>
  html`<fieldset class="field">
    <legend>${t("web-hat")}</legend>
    <div class="hat-row" role="radiogroup" aria-label=${t("web-hat")}>
      ${HATS.map(
        (hat) =>
          html`<button type="button" class="hat-pick" role="radio" aria-checked=${hat === chosen} aria-label=${t(`web-hat-${hat}`)} data-seat=${hat} ?disabled=${taken.includes(hat)} @click=${() => choose(hat)}>
            ${pic(`hat-${hat}`)}
          </button>`,
      )}
    </div>
  </fieldset>`;

/**
 * The field for a player's name.
 * @param {string} name
 * @param {number} hat after which a player without a name is called
 * @param {{ input?: (event: any) => void, change?: (event: any) => void }} on
 */
export const nameInput = (name, hat, { input, change }) =>
  html`<label class="field"
    ><span class="label">${t("web-name")}</span>
    <input
      class="input"
      maxlength="24"
      autocomplete="nickname"
      placeholder=${t("player-without-name", { number: hat })}
      .value=${name}
      @input=${input ?? nothing}
      @change=${change ?? nothing}
  /></label>`;
