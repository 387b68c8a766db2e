// @ts-check
/**
 * A button that must be held, by pointer, Space or Enter, or pressed twice by users who cannot hold.
 * It fires `held`.
 */
import { html } from "../vendor/lit.js";
import { Element, reactive } from "../app/element.js";
import { icon } from "../draw/art.js";

const HELD = 600;
/** Short presses within this time after it appeared were meant for what was there before. */
const IGNORED = 800;
const ARMED = 5000;

class HoldButton extends Element {
  static properties = reactive("label", "again", "isHeld", "isArmed");

  label = "";
  /** The label after one press. */
  again = "";
  isHeld = false;
  isArmed = false;
  timer = 0;
  disarming = 0;
  since = Date.now();

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
    clearTimeout(this.disarming);
  }

  firstUpdated() {
    this.querySelector("button")?.focus();
  }

  /** A press that begins early counts if it is held until short presses count, too. */
  #press() {
    const unheard = this.since + IGNORED - Date.now();
    this.isHeld = true;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.#held(), Math.max(HELD, unheard));
  }

  #held() {
    this.#stop();
    this.dispatchEvent(new CustomEvent("held"));
  }

  #stop() {
    this.isHeld = false;
    clearTimeout(this.timer);
  }

  /** A press that was too short to hold counts as one of two presses. */
  #release() {
    if (this.isHeld) this.#tap();
    this.#stop();
  }

  #tap() {
    if (Date.now() - this.since < IGNORED) return;
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

  /** Screen readers click without pressing. @param {MouseEvent} event */
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

customElements.define("tin-hold-button", HoldButton);
