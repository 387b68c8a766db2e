// @ts-check
/**
 * The form in which a player leaves orders. Its game draws the fields. What is changed is a draft: the
 * server says what it would do now, and the table follows it once it is saved.
 */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { previewOrders, sendOrders } from "../net/orders.js";
import { say, t } from "../text/words.js";

export class OrdersForm extends Element {
  static properties = reactive("model", "draft");

  /** @type {import("../net/table-model.js").TableModel} */
  model = required;
  /** What the player has changed and not saved. @type {Record<string, any>} */
  draft = {};
  /** The update for which the server was asked last. @type {number | undefined} */
  asked = undefined;

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.model, "change", () => {
      if (this.model.update?.n !== this.asked) this.#ask();
      this.requestUpdate();
    });
    this.#ask();
  }

  /** The orders as they would be saved. @returns {Record<string, any>} */
  get orders() {
    return { ...this.model.update?.orders, ...this.draft };
  }

  /** @param {Record<string, any>} changes */
  change(changes) {
    this.draft = { ...this.draft, ...changes };
    this.#ask();
  }

  #ask() {
    this.asked = this.model.update?.n;
    previewOrders(this.model, this.orders);
  }

  /** What a part of the orders would do now. @param {string} order */
  preview(order) {
    const line = this.model.preview?.lines.find((one) => one.order === order);
    return line ? html`<small class="order-preview">${say(line.text)}</small>` : nothing;
  }

  /**
   * A choice between words.
   * @param {string} name the field of the orders
   * @param {string} label
   * @param {[string, string][]} ways each value and its words
   * @param {string} chosen
   */
  choice(name, label, ways, chosen) {
    const choose = (/** @type {any} */ { target }) => this.change({ [name]: target.value });
    return html`<label class="field" data-order=${name}><span class="label">${label}</span>
      <select class="select" @change=${choose}>${ways.map(([value, words]) => html`<option value=${value} ?selected=${value === chosen}>${words}</option>`)}</select>
      ${this.preview(name)}</label>`;
  }

  /**
   * An amount between two bounds.
   * @param {string} label
   * @param {number} value @param {number} least @param {number} most
   * @param {(amount: number) => string} words
   * @param {(amount: number) => void} set
   */
  stepper(label, value, least, most, words, set) {
    const step = (/** @type {number} */ by) => set(Math.min(most, Math.max(least, value + by)));
    return html`<span class="stepper" role="group" aria-label=${label}
      ><button type="button" aria-label="${label}: ${t("web-less")}" @click=${() => step(-1)}>−</button
      ><output>${words(value)}</output
      ><button type="button" aria-label="${label}: ${t("web-more")}" @click=${() => step(1)}>+</button></span>`;
  }

  /** What the orders would answer now, and the buttons that save, drop and remove them. */
  footer() {
    const { update, preview } = this.model;
    const isChanged = Object.keys(this.draft).length > 0;
    const isAsked = Boolean(update?.view.decision);
    const now = preview?.answer
      ? t("web-orders-now", { answer: say(preview.answer) })
      : t(isAsked ? "web-orders-now-asked" : "web-orders-now-none");
    const hasOrders = Object.keys(update?.orders ?? {}).length > 0;
    return html`<div class="order-footer">
      <p role="status">${now}</p>
      <button class="btn btn-primary" data-save ?disabled=${!isChanged} @click=${this.#save}>${t("web-orders-save")}</button>
      <button class="btn" ?disabled=${!hasOrders && !isChanged} @click=${this.#clear}>${t("web-orders-clear")}</button>
    </div>`;
  }

  #save() {
    sendOrders(this.model, this.orders);
    this.draft = {};
  }

  #clear() {
    sendOrders(this.model, {});
    this.draft = {};
  }
}
