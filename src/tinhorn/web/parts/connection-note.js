// @ts-check
/** Says that the connection to the table is lost, and when the next attempt is made. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { t } from "../text/words.js";

/** A connection that is back within this time, in milliseconds, needs no note. */
const PATIENCE = 400;

class ConnectionNote extends Element {
  static properties = reactive("transport");

  /** @type {import("../net/transport.js").Transport} */
  transport = required;
  /** Since when the connection is lost; 0 while it is not. */
  lostSince = 0;

  connectedCallback() {
    super.connectedCallback();
    this.every(PATIENCE, () => (this.#isLost || this.lostSince) && this.requestUpdate());
  }

  render() {
    const isLost = this.#isLost;
    this.lostSince = isLost ? this.lostSince || Date.now() : 0;
    const isShown = isLost && (this.transport.state === "silent" || Date.now() - this.lostSince >= PATIENCE);
    return html`<p class="visually-hidden" role="status">${isShown ? noteText(0) : nothing}</p>
      ${isShown ? html`<p class="connection-note" aria-hidden="true">${noteText(this.#secondsLeft)}</p>` : nothing}`;
  }

  get #isLost() {
    return this.transport?.state === "lost" || this.transport?.state === "silent";
  }

  get #secondsLeft() {
    return Math.max(0, Math.ceil((this.transport.nextAttempt - Date.now()) / 1000));
  }
}

/** Only the visible note counts down: a screen reader would read every second out. @param {number} seconds */
const noteText = (seconds) => (navigator.onLine ? t("web-connection-lost", { seconds }) : t("web-connection-offline"));

customElements.define("tin-connection-note", ConnectionNote);
