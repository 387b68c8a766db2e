// @ts-check
/** The fixed places for buttons in the prompt bar. A place without a button stays empty. */
import { html, nothing } from "../vendor/lit.js";

/**
 * @typedef {object} Slots
 * @property {unknown} [a] what the answer consists of
 * @property {unknown} [b] the answer
 * @property {unknown} [c] another way
 * @property {unknown} [d] none
 */

/** @param {Slots} filled */
export const slots = ({ a, b, c, d }) =>
  Object.entries({ a, b, c, d }).map(
    ([name, body]) => html`<div class="slot" data-slot=${name}>${body ?? nothing}</div>`,
  );
