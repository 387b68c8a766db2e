// @ts-check
/** What the table answers for the viewer: the form is the game's. */
import { html } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { reportFailure } from "../app/signals.js";
import { icon } from "../draw/art.js";
import { loadOrders } from "../games/index.js";
import { t } from "../text/words.js";

export class OrdersDrawer extends Element {
  static properties = reactive("model", "orders");

  /** @type {import("../net/table-model.js").TableModel} */
  model = required;
  /** @type {import("../games/index.js").OrdersModule | undefined} */
  orders = undefined;

  connectedCallback() {
    super.connectedCallback();
    loadOrders(this.model.table.game).then((orders) => (this.orders = orders), reportFailure);
  }

  render() {
    return html`<aside class="drawer" aria-label=${t("web-orders")}>
      <div class="drawer-head">
        <h2>${t("web-orders")}</h2>
        <button class="btn btn-quiet btn-icon" aria-label=${t("web-close")} @click=${this.#close}>${icon("cross")}</button>
      </div>
      <div class="drawer-body stack">${this.orders?.ordersForm(this.model)}</div>
    </aside>`;
  }

  #close() {
    this.dispatchEvent(new CustomEvent("close"));
  }
}

customElements.define("tin-orders-drawer", OrdersDrawer);
