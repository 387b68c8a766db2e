// @ts-check
/** All players in seat order: hat, name, state, public counts. */
import { html, nothing, repeat } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { seatPicture } from "../draw/bot-pictures.js";
import { messageText } from "../net/chat.js";
import { t } from "../text/words.js";
import "./own-tools.js";
import { WIDE } from "./side-panels.js";

class SeatList extends Element {
  static properties = reactive("context", "game");

  /** @type {import("../draw/draw-context.js").DrawContext} */
  context = required;
  /** @type {import("../games/index.js").GameModule} */
  game = required;
  /** The seat whose sheet is open. @type {number | null} */
  open = null;

  render() {
    const seats = this.context.people.map((_, seat) => seat);
    return html`<ul class="seats" aria-label=${t("web-seats")}>
      ${repeat(
        seats,
        (seat) => seat,
        (seat) => this.#seat(seat),
      )}
    </ul>
    ${WIDE.matches ? nothing : this.#tools()} ${this.#sheet()}`;
  }

  /** Opens the sheet of a seat; its element is fetched when it is needed. @param {number} seat */
  async #open(seat) {
    await import("./seat-sheet.js");
    this.open = seat;
    this.requestUpdate();
  }

  #sheet() {
    const { context, game, open } = this;
    if (open === null) return nothing;
    const close = () => {
      this.open = null;
      this.requestUpdate();
    };
    return html`<tin-seat-sheet .context=${context} .game=${game} .seat=${open} @close=${close}></tin-seat-sheet>`;
  }

  /** On small screens a row below all seats, on wide ones in the viewer's. */
  #tools() {
    const { context, game } = this;
    return context.me === null ? nothing : html`<tin-own-tools .context=${context} .game=${game}></tin-own-tools>`;
  }

  /** A recent chat message; screen readers get it from the chat log instead. @param {number} seat */
  #message(seat) {
    const message = this.context.flashes.get(`message-${seat}`);
    return message && html`<q class="seat-message" aria-hidden="true">${messageText(message)}</q>`;
  }

  /** @param {number} seat */
  #seat(seat) {
    const { context, game } = this;
    const { hat, isAway } = context.people[seat];
    const { state, note, mark, counts } = game.seat(context, seat);
    const name = context.called(seat);
    const isAwaited = game.awaited(context).includes(seat);
    return html`<li
      class="seat"
      data-seat=${hat}
      data-number=${seat}
      data-state=${isAway ? "away" : state || nothing}
      ?data-me=${seat === context.me}
      ?data-touched=${seat === context.beat?.touched || (seat === context.me && context.beat?.isMine)}
      aria-current=${isAwaited ? "true" : nothing}
    >
      ${seatPicture(context.people[seat])}
      <span class="seat-name">${seat === context.reader ? name : context.people[seat].label}</span>
      ${mark}<span class="seat-state">${this.#message(seat) ?? (isAway ? t("web-away") : note)}</span>
      <span class="seat-counts">${counts}</span>
      <button
        class="seat-open"
        aria-label=${t("web-seat-about", { name })}
        aria-haspopup="dialog"
        @click=${() => this.#open(seat)}
      ></button>
      ${seat === context.me && WIDE.matches ? this.#tools() : nothing}
    </li>`;
  }
}

customElements.define("tin-seat-list", SeatList);
