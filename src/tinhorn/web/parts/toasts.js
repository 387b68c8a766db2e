// @ts-check
/**
 * Notices of what has no place on the table, for a few seconds over the edge of the board, longer
 * while focused or pointed at. They wait while a beat plays: they never cover its caption. Screen
 * readers get the same from the announcer.
 */
import { html, repeat } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { pic } from "../draw/art.js";
import { play } from "../draw/sound.js";

const SECONDS = 5;
const MOST = 2;

export class Toasts extends Element {
  static properties = reactive("context", "notices");

  /** @type {import("../draw/draw-context.js").DrawContext} */
  context = required;
  /** @type {{ at: number, seat: number, text: import("../net/wire.js").Phrase, pic: string }[]} */
  notices = [];
  number = 0;

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
    if (isFocused || this.context.beat) setTimeout(() => this.#remove(at), SECONDS * 1000);
    else this.notices = this.notices.filter((notice) => notice.at !== at);
  }

  render() {
    return html`<div class="toasts" ?hidden=${this.context.beat}>
      ${repeat(
        this.notices,
        ({ at }) => at,
        (notice) =>
          html`<div class="toast" data-at=${notice.at} data-seat=${this.context.hat(notice.seat)}>
            ${pic(notice.pic)}<span>${this.context.rich(notice.text)}</span>
          </div>`,
      )}
    </div>`;
  }
}

customElements.define("tin-toasts", Toasts);
