// @ts-check
/** Everything that is public about a seat, in a sheet over the table: counts, holdings, recent deeds. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { icon, pic } from "../draw/art.js";
import { botLine, botPicture, seatPicture } from "../draw/bot-pictures.js";
import { t } from "../text/words.js";

const LINES = 8;

/** Fires `close`. */
class SeatSheet extends Element {
  static properties = reactive("context", "game", "seat");

  /** @type {import("../draw/draw-context.js").DrawContext} */
  context = required;
  /** @type {import("../games/index.js").GameModule} */
  game = required;
  seat = 0;

  render() {
    const { context, game, seat } = this;
    const { counts, note } = game.seat(context, seat);
    return html`<dialog class="seat-sheet" aria-label=${context.called(seat)} data-seat=${context.hat(seat)} @close=${this.#closed} @click=${this.#clicked}>
      <div class="drawer-head">
        ${seatPicture(context.people[seat])}
        <h2>${context.called(seat)} <small class="soft">${note}</small></h2>
        <button class="btn btn-quiet btn-icon" aria-label=${t("web-close")} @click=${this.#close}>${icon("cross")}</button>
      </div>
      <div class="drawer-body stack-s">
        ${this.#bot()}
        <div class="sheet-counts">${counts}</div>
        ${game.about?.(context, seat) ?? nothing} ${this.#story()}
      </div>
    </dialog>`;
  }

  /** The level and the character, if a bot sits here. */
  #bot() {
    const { bot, character } = this.context.people[this.seat];
    return bot === null
      ? nothing
      : html`<p class="bot-line">${botPicture(bot)}<small>${botLine(bot, character)}</small></p>`;
  }

  firstUpdated() {
    this.#dialog?.showModal();
  }

  get #dialog() {
    return this.querySelector("dialog");
  }

  /** The newest lines of the story that tell what this seat did. */
  #story() {
    const { context, game, seat } = this;
    const lines = context.story.filter(({ event }) => game.traits(event, context).seat === seat);
    if (!lines.length) return nothing;
    return html`<h3 class="label">${t("web-seat-story")}</h3>
      <ul class="facts">
        ${lines
          .slice(-LINES)
          .reverse()
          .map(({ text }) => html`<li>${pic(`seat-${context.hat(seat)}`)}<span>${context.rich(text)}</span></li>`)}
      </ul>`;
  }

  #close() {
    this.#dialog?.close();
  }

  #closed() {
    this.dispatchEvent(new CustomEvent("close"));
  }

  /** A click beside the sheet closes it. @param {MouseEvent} event */
  #clicked(event) {
    if (event.target === this.#dialog) this.#close();
  }
}

customElements.define("tin-seat-sheet", SeatSheet);
