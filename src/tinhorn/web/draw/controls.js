// @ts-check
/** Controls that look the same on all pages. */
import { html, nothing } from "../vendor/lit.js";
import { t } from "../text/words.js";
import { icon } from "./art.js";

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
