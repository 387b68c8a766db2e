// @ts-check
/** The orders of Dice Town: which dice to keep, what to offer, and how to answer for each card. */
import { html, nothing } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { OrdersForm } from "../../parts/orders-form.js";
import { LED } from "./faces.js";
import { CARDS, NEVER_PLAYED, ordersOf, setOrder } from "./orders.js";
import { billAmount, t } from "../../text/words.js";

/** @import { Order } from "./orders.js" */

/** The highest loot that an order can wait for, and the highest offer. */
const MOST = 20;
const MOST_PAID = 4;
const FIRST_OFFER = 2;

class DiceTownOrders extends OrdersForm {
  render() {
    const orders = ordersOf(this.model);
    return html`<p>${t("web-orders-about")}</p>
      ${this.#dice()}${this.#offer()}${this.footer()}
      <section class="stack" aria-labelledby="cards-label">
        <h3 id="cards-label">${t("web-dicetown-orders-cards")}</h3>
        <p>${t("web-dicetown-orders-lead")}</p>
        <ul class="orders">${CARDS.map((card) => this.#row(card, orders[card]))}</ul>
      </section>`;
  }

  #dice() {
    const { keep = "ask", pay = 0 } = this.orders;
    const label = t("web-dicetown-order-pay");
    const aims = /** @type {[string, string][]} */ (LED.map((aim) => [aim, t(`web-dicetown-order-keep-${aim}`)]));
    return html`${this.choice("keep", t("web-dicetown-order-keep"), [["ask", t("web-orders-ask")], ...aims], keep)}
      ${keep === "ask" ? nothing : html`<span class="least"><span>${label}</span>${this.stepper(label, pay, 0, MOST_PAID, billAmount, (next) => this.change({ pay: next }))}</span>`}`;
  }

  #offer() {
    const { offer = null } = this.orders;
    const label = t("web-dicetown-order-offer");
    const choose = (/** @type {any} */ { target }) =>
      this.change({ offer: target.value === "ask" ? null : FIRST_OFFER });
    return html`<label class="field" data-order="offer"><span class="label">${label}</span>
        <select class="select" @change=${choose}>
          <option value="ask" ?selected=${offer === null}>${t("web-orders-ask")}</option>
          <option value="bills" ?selected=${offer !== null}>${t("web-dicetown-order-offer-bills")}</option>
        </select></label>
      ${offer === null ? nothing : html`<span class="least">${this.stepper(label, offer, 0, MOST, billAmount, (next) => this.change({ offer: next }))}</span>${this.preview("offer")}`}`;
  }

  /** @param {string} card @param {Order | undefined} order */
  #row(card, order) {
    const chosen = !order ? "ask" : order.play ? "play" : "never";
    const ways = NEVER_PLAYED.includes(card) ? ["ask", "never"] : ["ask", "play", "never"];
    return html`<li class="order" data-card=${card} ?data-ordered=${order}>
      ${pic(`action-${card}`)}
      <label><b>${t(`dicetown-card-${card}`)}</b><small>${t(`dicetown-effect-${card}`)}</small>
        <select class="select" @change=${(/** @type {any} */ event) => this.#choose(card, event.target.value)}>
          ${ways.map((way) => html`<option value=${way} ?selected=${way === chosen}>${t(way === "ask" ? "web-orders-ask" : `web-dicetown-orders-${way}`)}</option>`)}
        </select>${this.preview(`cards.${card}`)}</label>
      ${card === "shares" && order?.play ? this.#least(order) : nothing}
    </li>`;
  }

  /** The least loot for which Equal Shares is played. @param {Order} order */
  #least({ min = 0 }) {
    const label = t("web-dicetown-orders-least");
    const set = (/** @type {number} */ next) => setOrder(this.model, "shares", { play: true, min: next });
    return html`<span class="least"><span>${label}</span>${this.stepper(label, min, 0, MOST, billAmount, set)}</span>`;
  }

  /** @param {string} card @param {string} way */
  #choose(card, way) {
    setOrder(this.model, card, way === "ask" ? null : { play: way === "play" });
  }
}

customElements.define("dicetown-orders", DiceTownOrders);

/** @param {import("../../net/table-model.js").TableModel} model */
export const ordersForm = (model) => html`<dicetown-orders .model=${model}></dicetown-orders>`;
