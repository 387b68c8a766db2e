// @ts-check
/** The button that ends the beat on show. Held down, it plays the waiting beats faster. */
import { html } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { icon } from "../draw/art.js";
import { t } from "../text/words.js";

const HELD = 500;

class SkipButton extends Element {
  static properties = reactive("beats");

  /** @type {import("../app/choreographer.js").Choreographer} */
  beats = required;
  timer = 0;
  isHeld = false;

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  #press() {
    this.isHeld = false;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.#hurry(), HELD);
  }

  #hurry() {
    this.isHeld = true;
    this.beats.hurry();
  }

  /** The board below ends the beat, too. @param {MouseEvent} event */
  #click(event) {
    event.stopPropagation();
    clearTimeout(this.timer);
    if (!this.isHeld) this.beats.next();
    this.isHeld = false;
  }

  render() {
    return html`<button
      class="skip-beat"
      data-next
      aria-label=${t("web-beat-next")}
      title=${t("web-beat-hold")}
      @pointerdown=${this.#press}
      @pointerup=${() => clearTimeout(this.timer)}
      @pointerleave=${() => clearTimeout(this.timer)}
      @contextmenu=${(/** @type {Event} */ event) => event.preventDefault()}
      @click=${this.#click}
    >
      ${icon("forward")}
    </button>`;
  }
}

customElements.define("tin-skip-button", SkipButton);
