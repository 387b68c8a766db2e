// @ts-check
/** What was done to me, for a few seconds over the edge of the board; it stays while focused. For eyes: the teller says it. */
import { html, repeat } from "../vendor/lit.js";
import { Element, given } from "../app/element.js";
import { pic } from "../draw/art.js";
import { play } from "../draw/sound.js";

const SECONDS = 5;
const MOST = 2;

export class Toasts extends Element {
  static properties = { desk: { attribute: false }, notices: { state: true } };

  constructor() {
    super();
    /** @type {import("../draw/draw-context.js").Desk} */
    this.desk = given;
    /** @type {{ at: number, seat: number, text: import("../net/wire.js").Phrase, pic: string }[]} */
    this.notices = [];
    this.number = 0;
  }

  /** @param {{ seat: number, text: import("../net/wire.js").Phrase, pic: string }} notice */
  show(notice) {
    const at = (this.number += 1);
    this.notices = [...this.notices, { ...notice, at }].slice(-MOST);
    setTimeout(() => this.#remove(at), SECONDS * 1000);
    play("notice");
  }

  /** @param {number} at */
  #remove(at) {
    const isFocused = this.querySelector(`[data-at="${at}"]:is(:hover, :focus-within)`);
    if (isFocused) setTimeout(() => this.#remove(at), SECONDS * 1000);
    else this.notices = this.notices.filter((notice) => notice.at !== at);
  }

  render() {
    return html`<div class="toasts">
      ${repeat(
        this.notices,
        ({ at }) => at,
        (notice) =>
          html`<div class="toast" data-at=${notice.at} data-seat=${this.desk.hat(notice.seat)}>
            ${pic(notice.pic)}<span>${this.desk.rich(notice.text)}</span>
          </div>`,
      )}
    </div>`;
  }
}

customElements.define("tin-toasts", Toasts);
