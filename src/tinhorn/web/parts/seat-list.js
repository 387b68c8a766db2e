// @ts-check
/** All players in seat order: hat, name, state, what everybody may count. */
import { html, nothing, repeat } from "../vendor/lit.js";
import { Element, given } from "../app/element.js";
import { pic } from "../draw/art.js";
import { wordsOf } from "../net/chat.js";
import { t } from "../text/words.js";

export class SeatList extends Element {
  static properties = { desk: { attribute: false }, game: { attribute: false } };

  constructor() {
    super();
    /** @type {import("../draw/draw-context.js").Desk} */
    this.desk = given;
    /** @type {import("../games/index.js").GameModule} */
    this.game = given;
  }

  render() {
    const seats = this.desk.people.map((_, seat) => seat);
    return html`<ul class="seats" aria-label=${t("web-seats")}>
      ${repeat(
        seats,
        (seat) => seat,
        (seat) => this.#seat(seat),
      )}
    </ul>`;
  }

  /** The log of the talk tells it to those who listen. @param {number} seat */
  #said(seat) {
    const line = this.desk.moments.get(`said-${seat}`);
    return line && html`<q class="said" aria-hidden="true">${wordsOf(line)}</q>`;
  }

  /** @param {number} seat */
  #seat(seat) {
    const { desk, game } = this;
    const { name, hat, isAway } = desk.people[seat];
    const { state, note, mark, counts } = game.seat(desk, seat);
    const isAwaited = game.awaited(desk).includes(seat);
    return html`<li
      class="seat"
      data-seat=${hat}
      data-number=${seat}
      data-state=${isAway ? "away" : state || nothing}
      ?data-me=${seat === desk.me}
      aria-current=${isAwaited ? "true" : nothing}
    >
      ${pic(`hat-${hat}`, { cls: "seat-hat" })}
      <span class="seat-name"
        >${name}${seat === desk.me ? html`<span class="visually-hidden"> ${t("web-you")}</span>` : nothing}</span
      >
      ${mark}<span class="seat-state">${this.#said(seat) ?? (isAway ? t("web-away") : note)}</span>
      <span class="seat-counts">${counts}</span>
    </li>`;
  }
}

customElements.define("tin-seats", SeatList);
