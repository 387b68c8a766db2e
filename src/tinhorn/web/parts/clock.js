// @ts-check
/** The time left for the open decision. The last ten seconds of the viewer's own tick. */
import { html } from "../vendor/lit.js";
import { Element, reactive } from "../app/element.js";
import { icon } from "../draw/art.js";
import { play } from "../draw/sound.js";
import { duration, HOUR, until } from "../text/times.js";
import { t } from "../text/words.js";

const LOW = 10;
/** From this many seconds on, seconds do not matter. */
const UNHURRIED = 15 * 60;
/** From this many seconds on, the clock names the hour at which the time is over. */
const LONG = 2 * HOUR;

export class Clock extends Element {
  static properties = reactive("until", "isMine");

  until = 0;
  isMine = false;

  connectedCallback() {
    super.connectedCallback();
    this.every(1000, () => this.#tick());
  }

  get left() {
    return Math.max(0, Math.ceil((this.until - Date.now()) / 1000));
  }

  #tick() {
    if (this.isMine && this.left > 0 && this.left <= LOW) play("tick");
    this.requestUpdate();
  }

  /** @param {number} left in seconds */
  #text(left) {
    if (left >= LONG) return until(new Date(this.until));
    if (left >= UNHURRIED) return duration(left);
    return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  }

  render() {
    const { left } = this;
    return html`<span
      class="clock"
      role="timer"
      aria-label=${t("web-time-left")}
      ?data-low=${this.isMine && left <= LOW}
      ?data-long=${left >= HOUR}
      >${icon("clock")}${this.#text(left)}</span
    >`;
  }
}

customElements.define("tin-clock", Clock);
