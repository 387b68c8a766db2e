// @ts-check
/** What belongs to the viewer's own seat: standing orders, and taking the last answer back. */
import { html, keyed, nothing } from "../vendor/lit.js";
import { answers } from "../app/calm.js";
import { Element, reactive, required } from "../app/element.js";
import { openDrawer } from "../app/signals.js";
import { icon } from "../draw/art.js";
import { takesOrders } from "../games/index.js";
import { t } from "../text/words.js";

/** @typedef {{ text: unknown, title: string, cancel: () => void }} Order an order that is given */

class OwnTools extends Element {
  static properties = reactive("context", "game");

  /** @type {import("../draw/draw-context.js").DrawContext} */
  context = required;
  /** @type {import("../games/index.js").GameModule} */
  game = required;
  /** The prompt that was answered last. @type {number | undefined} */
  answered = undefined;

  willUpdate() {
    this.answered = this.context.model.answered ?? this.answered;
  }

  render() {
    const { model, table } = this.context;
    if (model.isReplay || !table.code) return nothing;
    return html`<span class="own-tools">${this.#orders()}${this.#undo()}</span>`;
  }

  /** A shared device keeps nothing of a player while it is covered, so it offers no orders. */
  #orders() {
    const { context, game } = this;
    if (context.model.cover || !takesOrders(context.table.game)) return nothing;
    return html`<button class="btn btn-small" data-orders title=${t("web-orders")} @click=${() => openDrawer("orders")}>${t("web-orders-short")}</button>
      ${game.orders?.(context).map((order) => this.#badge(order))}`;
  }

  /** @param {Order} order */
  #badge({ text, title, cancel }) {
    const label = t("web-orders-remove", { order: title });
    return html`<span class="tag order-badge" data-kind="notice" title=${title}
      >${text}<button aria-label=${label} @click=${cancel}>${icon("cross")}</button></span
    >`;
  }

  /** Bots leave the player some time; the ring shows it. */
  #undo() {
    const { model, isAlone, update } = this.context;
    if (!model.update?.can_undo) return html`<span class="undo-place"></span>`;
    const label = t("web-undo");
    const ring = html`<svg class="ring" viewBox="0 0 36 36" aria-hidden="true"><circle cx="18" cy="18" r="16" pathLength="1"></circle></svg>`;
    const button = html`<button class="btn btn-icon undo-place" data-undo aria-label=${label} title=${label} ${answers(`undo ${this.answered} ${update.asking}`)} @click=${() => model.undo()}>
      ${isAlone ? ring : nothing}${icon("undo")}
    </button>`;
    return keyed(`${this.answered} ${update.asking}`, button);
  }
}

customElements.define("tin-own-tools", OwnTools);
