// @ts-check
/** Says in words that the line to the table is lost, and when the next attempt is made. */
import { html, nothing } from "../vendor/lit.js";
import { Element, given } from "../app/element.js";
import { t } from "../text/words.js";

/** A line that comes back at once needs no words. */
const PATIENCE = 400;

export class LineNote extends Element {
  static properties = { line: { attribute: false } };

  constructor() {
    super();
    /** @type {import("../net/transport.js").Line} */
    this.line = given;
    this.timer = 0;
    /** Since when the line is lost. */
    this.since = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    this.timer = window.setInterval(() => this.#look(), PATIENCE);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  #look() {
    if (this.line?.state === "lost" || this.since) this.requestUpdate();
  }

  render() {
    const isLost = this.line?.state === "lost";
    this.since = isLost ? this.since || Date.now() : 0;
    const isTold = isLost && Date.now() - this.since >= PATIENCE;
    return html`<p class="visually-hidden" role="status">${isTold ? words(0) : nothing}</p>
      ${isTold ? html`<p class="line-note" aria-hidden="true">${words(this.#left)}</p>` : nothing}`;
  }

  get #left() {
    return Math.max(0, Math.ceil((this.line.nextAttempt - Date.now()) / 1000));
  }
}

/** The seconds run for the eyes only: to be told each of them would be a nuisance. */
/** @param {number} seconds */
const words = (seconds) =>
  navigator.onLine ? t("web-line-lost", { seconds }) : t("web-line-offline");

customElements.define("tin-line-note", LineNote);
