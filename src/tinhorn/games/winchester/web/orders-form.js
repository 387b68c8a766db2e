// @ts-check
/** The orders of Winchester: a limit for the plot for sale, and limits for the plots of later auctions. */
import { html, nothing } from "../../vendor/lit.js";
import { reactive } from "../../app/element.js";
import { OrdersForm } from "../../parts/orders-form.js";
import { money, t } from "../../text/words.js";
import { limitOf, setLimit } from "./auto-bid.js";

/** @import { Limit } from "./auto-bid.js" */
/** @typedef {{ kind: string, most: number }} Rule a limit for every plot of a kind */

const THEN = /** @type {const} */ (["pass", "ask"]);
/** The kinds of plots that have a limit; those between the first and the last are of the box. */
const KINDS = [
  "beside",
  "desert",
  "prairie",
  "forest",
  "river",
  "rails",
  "saloon",
  "mine",
  "ranch",
  "rumor",
  "movement",
  "any",
];
const OURS = ["beside", "any"];
/** All banknotes of the box. */
const MOST = 110;
const FIRST_LIMIT = 3;

/** @param {string} kind */
const kindName = (kind) => t(OURS.includes(kind) ? `web-winchester-rule-${kind}` : `winchester-objective-${kind}`);

class WinchesterOrders extends OrdersForm {
  static properties = reactive("most", "then");

  /** The limit that is composed. @type {number | undefined} */
  most = undefined;
  /** @type {"pass" | "ask"} */
  then = "pass";

  render() {
    const { view } = this.model.update ?? {};
    const me = this.model.table.you;
    const isIn = me !== null && view?.phase.type === "Bidding" && view.phase.in_auction.includes(me);
    const now = isIn ? [this.#limit(view.players[me].cash ?? 0, view.phase.standing + 1), this.#passing()] : nothing;
    return html`<p>${t("web-orders-about")}</p>${now}${this.#later()}${this.footer()}`;
  }

  /** @param {number} cash @param {number} least */
  #limit(cash, least) {
    if (cash < least) return nothing;
    const set = limitOf(this.model);
    const limit = set?.most ? set : { most: this.most ?? Math.min(cash, least + 2), then: this.then };
    const most = Math.max(least, Math.min(cash, limit.most));
    const change = (/** @type {Partial<Limit>} */ changed) =>
      this.#change(Boolean(set?.most), { most, then: limit.then, ...changed });
    return html`<div class="ceiling">
      <span class="label" id="ceiling-label"
        >${t(set?.most ? "web-winchester-bid-limit-set" : "web-winchester-bid-limit")}</span
      >
      <span class="stepper" role="group" aria-labelledby="ceiling-label">
        <button aria-label=${t("web-less")} @click=${() => change({ most: Math.max(least, most - 1) })}>−</button>
        <output>${money(most)}</output>
        <button aria-label=${t("web-more")} @click=${() => change({ most: Math.min(cash, most + 1) })}>+</button>
      </span>
      <div class="tabs" role="radiogroup" aria-labelledby="ceiling-label">
        ${THEN.map((then) => this.#then(then, limit.then === then, () => change({ then })))}
      </div>
      <button class="btn ceiling-go" @click=${() => setLimit(this.model, set?.most ? null : { most, then: limit.then })}>
        ${t(set?.most ? "web-winchester-bid-limit-stop" : "web-winchester-bid-limit-go")}
      </button>
    </div>`;
  }

  /** @param {string} then @param {boolean} isChosen @param {() => void} choose */
  #then(then, isChosen, choose) {
    return html`<button role="radio" aria-checked=${isChosen} @click=${choose}>${t(`web-winchester-then-${then}`)}</button>`;
  }

  #passing() {
    const isSet = limitOf(this.model)?.most === 0;
    const toggle = () => setLimit(this.model, isSet ? null : { most: 0, then: "pass" });
    return html`<button class="btn" aria-pressed=${isSet} @click=${toggle}>${t("web-winchester-pass-later")}</button>`;
  }

  /** @param {boolean} isSet @param {Omit<Limit, "plot">} limit */
  #change(isSet, limit) {
    if (isSet) setLimit(this.model, limit);
    [this.most, this.then] = [limit.most, limit.then];
  }

  #later() {
    const { rules = [], otherwise = "ask", movement = "ask" } = this.orders;
    const ask = t("web-orders-ask");
    return html`<section class="stack" aria-labelledby="later-label">
      <h3 id="later-label">${t("web-winchester-later")}</h3>
      <ul class="order-rules">${rules.map((/** @type {Rule} */ rule, /** @type {number} */ at) => this.#rule(rules, rule, at))}</ul>
      ${this.#adding(rules)}
      ${this.choice(
        "otherwise",
        t("web-winchester-otherwise"),
        [
          ["ask", ask],
          ["pass", t("web-winchester-otherwise-pass")],
        ],
        otherwise,
      )}
      ${this.choice(
        "movement",
        t("web-winchester-order-movement"),
        [
          ["ask", ask],
          ["most", t("web-winchester-order-movement-most")],
        ],
        movement,
      )}
      <p class="soft">${t("web-winchester-orders-asked")}</p>
    </section>`;
  }

  /** @param {Rule[]} rules @param {Rule} rule @param {number} at */
  #rule(rules, { kind, most }, at) {
    const name = kindName(kind);
    const set = (/** @type {number} */ next) =>
      this.change({ rules: rules.map((one, place) => (place === at ? { kind, most: next } : one)) });
    const remove = () => this.change({ rules: rules.filter((_, place) => place !== at) });
    return html`<li data-kind=${kind}><b>${name}</b>
      ${this.stepper(t("web-winchester-rule-limit", { kind: name }), most, 1, MOST, money, set)}
      <button class="btn btn-quiet btn-icon" aria-label=${t("web-orders-remove", { order: name })} @click=${remove}>×</button>
      ${this.preview(`rules.${at}`)}</li>`;
  }

  /** @param {Rule[]} rules */
  #adding(rules) {
    const left = KINDS.filter((kind) => !rules.some((rule) => rule.kind === kind));
    const add = (/** @type {any} */ { target }) => {
      this.change({ rules: [...rules, { kind: target.value, most: FIRST_LIMIT }] });
      target.value = "";
    };
    return html`<label class="field"><span class="label">${t("web-winchester-rule-add")}</span>
      <select class="select" data-add @change=${add}><option value="" selected>–</option>${left.map((kind) => html`<option value=${kind}>${kindName(kind)}</option>`)}</select></label>`;
  }
}

customElements.define("winchester-orders", WinchesterOrders);

/** @param {import("../../net/table-model.js").TableModel} model */
export const ordersForm = (model) => html`<winchester-orders .model=${model}></winchester-orders>`;
