// @ts-check
/**
 * A button to be held: by mouse, finger, Space or Enter. Who cannot hold presses it twice. It fires
 * `held`.
 */
import { html } from "../vendor/lit.js";
import { Element } from "../app/element.js";
import { icon } from "../draw/art.js";

const HELD = 600;
/** Presses right after it appeared belong to what was there before. */
const DEAF = 800;
const ARMED = 5000;

export class HoldButton extends Element {
  static properties = {
    label: {},
    again: {},
    isHeld: { state: true },
    isArmed: { state: true },
  };

  constructor() {
    super();
    this.label = "";
    /** What it says after one press. */
    this.again = "";
    this.isHeld = false;
    this.isArmed = false;
    this.timer = 0;
    this.disarming = 0;
    this.since = Date.now();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
    clearTimeout(this.disarming);
  }

  firstUpdated() {
    this.querySelector("button")?.focus();
  }

  #press() {
    if (Date.now() - this.since < DEAF) return;
    this.isHeld = true;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.#held(), HELD);
  }

  #held() {
    this.#stop();
    this.dispatchEvent(new CustomEvent("held"));
  }

  #stop() {
    this.isHeld = false;
    clearTimeout(this.timer);
  }

  /** Let go before its time: the first of two presses, or the second. */
  #release() {
    if (this.isHeld) this.#tap();
    this.#stop();
  }

  #tap() {
    if (Date.now() - this.since < DEAF) return;
    if (this.isArmed) return this.#held();
    this.isArmed = true;
    this.disarming = window.setTimeout(() => (this.isArmed = false), ARMED);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    if (event.type === "keyup") this.#release();
    else if (!event.repeat) this.#press();
  }

  /** Helpers of the blind click without a press. @param {MouseEvent} event */
  #click(event) {
    if (event.detail === 0) this.#tap();
  }

  render() {
    return html`<button
      class="hold"
      ?data-held=${this.isHeld}
      @pointerdown=${this.#press}
      @pointerup=${this.#release}
      @pointerleave=${this.#stop}
      @pointercancel=${this.#stop}
      @contextmenu=${(/** @type {Event} */ event) => event.preventDefault()}
      @keydown=${this.#key}
      @keyup=${this.#key}
      @blur=${this.#stop}
      @click=${this.#click}
    >
      <span aria-live="polite">${icon("eye")}${this.isArmed ? this.again : this.label}</span>
    </button>`;
  }
}

customElements.define("tin-hold", HoldButton);
