// @ts-check
/** The standing orders of Dice Town: for each card, whether the table asks, plays or passes. */
import { html, nothing } from "../vendor/lit.js";
import { Element, required } from "../app/element.js";
import { icon, pic } from "../draw/art.js";
import { CARDS, NEVER_PLAYED, ordersOf, sendOrders, setOrder } from "../games/dicetown/orders.js";
import { billAmount, t } from "../text/words.js";

/** @typedef {import("../games/dicetown/orders.js").Order} Order */

/** The highest loot that an order can wait for. */
const MOST = 20;

export class OrdersDrawer extends Element {
  static properties = { model: { attribute: false } };

  constructor() {
    super();
    /** @type {import("../net/table-model.js").TableModel} */
    this.model = required;
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.model, "change");
  }

  render() {
    const orders = ordersOf(this.model);
    return html`<aside class="drawer" aria-label=${t("web-orders")}>
      <div class="drawer-head">
        <h2>${t("web-orders")}</h2>
        <button class="btn btn-quiet btn-icon" aria-label=${t("web-close")} @click=${this.#close}>${icon("cross")}</button>
      </div>
      <div class="drawer-body stack">
        <p>${t("web-orders-lead")}</p>
        <ul class="orders">${CARDS.map((card) => this.#row(card, orders[card]))}</ul>
        <button class="btn" ?disabled=${!Object.keys(orders).length} @click=${() => sendOrders(this.model, {})}>${t("web-orders-clear")}</button>
      </div>
    </aside>`;
  }

  /** @param {string} card @param {Order | undefined} order */
  #row(card, order) {
    const chosen = !order ? "ask" : order.play ? "play" : "never";
    const ways = NEVER_PLAYED.includes(card) ? ["ask", "never"] : ["ask", "play", "never"];
    return html`<li class="order" data-card=${card} ?data-ordered=${order}>
      ${pic(`action-${card}`)}
      <label><b>${t(`dicetown-card-${card}`)}</b><small>${t(`dicetown-effect-${card}`)}</small>
        <select class="select" @change=${(/** @type {any} */ event) => this.#choose(card, event.target.value)}>
          ${ways.map((way) => html`<option value=${way} ?selected=${way === chosen}>${t(`web-orders-${way}`)}</option>`)}
        </select></label>
      ${card === "shares" && order?.play ? this.#least(order) : nothing}
    </li>`;
  }

  /** The least loot for which Equal Shares is played. @param {Order} order */
  #least({ min = 0 }) {
    const to = (/** @type {number} */ next) => setOrder(this.model, "shares", { play: true, min: Math.min(MOST, Math.max(0, next)) });
    const label = t("web-orders-least");
    return html`<span class="least"><span>${label}</span>
      <span class="stepper"><button aria-label="${label}: ${t("web-less")}" @click=${() => to(min - 1)}>−</button>
        <output>${billAmount(min)}</output>
        <button aria-label="${label}: ${t("web-more")}" @click=${() => to(min + 1)}>+</button></span></span>`;
  }

  /** @param {string} card @param {string} way */
  #choose(card, way) {
    setOrder(this.model, card, way === "ask" ? null : { play: way === "play" });
  }

  #close() {
    this.dispatchEvent(new CustomEvent("close"));
  }
}

customElements.define("tin-orders-drawer", OrdersDrawer);
