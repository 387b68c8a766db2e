// @ts-check
/** Below the score sheet: the final hands, the chart of net worth, the biggest swings, luck. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { api } from "../net/api.js";
import { pic } from "../draw/art.js";
import { NARROW } from "../draw/chart.js";
import { withYou } from "../draw/draw-context.js";
import { t } from "../text/words.js";
import { luck, netWorth, swings } from "./summary-panels.js";

class GameEnd extends Element {
  static properties = reactive("context", "sheet", "story", "isReady");

  /** @type {import("../draw/draw-context.js").DrawContext} */
  context = required;
  /** @type {import("../games/index.js").Sheet} */
  sheet = required;
  /** Null until it is loaded; it stays null if it cannot be. @type {import("../net/wire.js").Summary | null} */
  summary = null;
  /** The log of the game. @type {unknown} */
  story = nothing;
  isReady = false;

  async connectedCallback() {
    super.connectedCallback();
    this.watch(NARROW, "change");
    const { code } = this.context.table; // the game of a lesson has no table, and so no code
    this.summary = code ? await api.summary(code).catch(() => null) : null;
    this.isReady = true;
  }

  /** Everything appears at once, so that nothing is pushed down later. */
  render() {
    if (!this.isReady) return nothing;
    return html`${this.#hands()} ${this.summary ? this.#summary(this.summary) : nothing} ${this.story}`;
  }

  #hands() {
    const { context, sheet } = this;
    return html`<section class="panel stack-s" aria-label=${t("web-sheet-hands")}>
      <h2>${t("web-sheet-hands")}</h2>
      <ul class="final-hands">
        ${sheet.hands.map(
          (hand, seat) =>
            html`<li data-seat=${context.hat(seat)}>
              <span class="chip" data-seat=${context.hat(seat)}>${pic(`seat-${context.hat(seat)}`)}${context.called(seat)}</span>
              <div class="row">${hand}</div>
            </li>`,
        )}
      </ul>
    </section>`;
  }

  /** @param {import("../net/wire.js").Summary} summary */
  #summary(summary) {
    const { table, people, me } = this.context;
    const seats = withYou(people, me);
    const fortunes = [swings(table, summary, seats, people), luck(table, summary, seats)];
    return html`<section class="panel stack-s" aria-label=${t("web-summary-net-worth")}>${netWorth(table, summary, seats)}</section>
      ${fortunes.map((body) => (body === nothing ? nothing : html`<section class="panel stack-s">${body}</section>`))}`;
  }
}

customElements.define("tin-game-end", GameEnd);
