// @ts-check
/** What the table answers for the viewer: the form is the game's. */
import { html } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { reportFailure } from "../app/signals.js";
import { drawerHead } from "../draw/controls.js";
import { loadOrders } from "../games/index.js";
import { t } from "../text/words.js";

class OrdersDrawer extends Element {
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
      ${drawerHead(this, t("web-orders"))}
      <div class="drawer-body stack">${this.orders?.ordersForm(this.model)}</div>
    </aside>`;
  }
}

customElements.define("tin-orders-drawer", OrdersDrawer);
