// @ts-check
/** The bar's buttons while a plot is under the hammer. */
import { html, nothing } from "../../vendor/lit.js";
import { Element, given } from "../../app/element.js";
import { settings } from "../../app/settings.js";
import { money } from "../../text/words.js";
import { ceilingOf, isBidding, isOffered, letItBid, setCeiling } from "./auto-bid.js";

/** @typedef {import("../../net/wire.js").Option} Option */

const QUICK = [1, 2, 3];

export class WinchesterBids extends Element {
  static properties = { desk: { attribute: false } };

  constructor() {
    super();
    /** @type {import("../../draw/draw-context.js").Desk} */
    this.desk = given;
  }

  updated() {
    letItBid(this.desk);
  }

  render() {
    const { desk } = this;
    const { scratch } = desk;
    if (!desk.isAsked) return this.#waiting();
    if (isBidding(desk)) return this.#stop();
    if (scratch.get("confirm")) return this.#confirm(scratch.get("confirm"));
    if (scratch.get("bid") !== undefined) return this.#composer();
    return html`${this.#quick()}${this.#other()}${this.#duel()}${this.#pass()}`;
  }

  /** Others are thinking: I may have my mind made up. */
  #waiting() {
    const { desk } = this;
    const isIn = desk.me !== null && desk.view.phase.in_auction.includes(desk.me);
    if (!isIn || !isOffered(desk)) return nothing;
    if (ceilingOf(desk)) return this.#stop();
    return html`<button class="btn" @click=${() => setCeiling(desk, { most: 0, then: "pass" })}>
      ${desk.t("web-winchester-pass-later")}
    </button>`;
  }

  #stop() {
    return html`<button class="btn" @click=${() => setCeiling(this.desk, null)}>
      ${this.desk.t("web-winchester-ceiling-stop")}
    </button>`;
  }

  /** +1, +2, +3 above the standing bid; one that is not on offer still says why not when pressed. */
  #quick() {
    const { desk } = this;
    const { standing } = desk.view.phase;
    const offered = desk.offers("Bid");
    return html`<div class="btn-group" role="group" aria-label=${desk.t("web-winchester-raise")}>
      ${QUICK.map((step) => {
        const amount = standing + step;
        const isOffered = offered.some(({ action }) => action.amount === amount);
        return html`<button
          class="btn btn-two ${step === 1 && offered.length ? "btn-primary" : ""}"
          aria-disabled=${isOffered ? nothing : "true"}
          @click=${() => desk.answer({ type: "Bid", amount })}
        >
          +${step}<span class="sub">${money(amount)}</span>
        </button>`;
      })}
    </div>`;
  }

  #other() {
    const [least] = this.desk.offers("Bid").slice(QUICK.length);
    if (!least) return nothing;
    return html`<button
      class="btn"
      @click=${() => this.desk.scratch.set("bid", least.action.amount)}
    >
      ${this.desk.t("web-winchester-other")}
    </button>`;
  }

  #duel() {
    const { desk } = this;
    const { in_auction } = desk.view.phase;
    const [option] = desk.offers("CallDuel");
    if (!option && in_auction.length !== 2) return nothing;
    const call = () => this.#answer("CallDuel", settings.values.confirmDuel && Boolean(option));
    return html`<button class="btn" aria-disabled=${option ? nothing : "true"} @click=${call}>
      ${desk.t("web-winchester-duel-short")}
    </button>`;
  }

  /** The gold button where there is nothing else to do. */
  #pass() {
    return html`<button
      class="btn ${this.desk.offers("Bid").length ? "" : "btn-primary"}"
      @click=${() => this.#answer("Pass", settings.values.confirmPass)}
    >
      ${this.desk.say({ key: "winchester-label-pass", args: {} })}
    </button>`;
  }

  /** @param {string} type @param {boolean} isToConfirm */
  #answer(type, isToConfirm) {
    if (isToConfirm) this.desk.scratch.set("confirm", type);
    else this.desk.answer({ type });
  }

  /** The button's own place becomes a question. @param {string} type */
  #confirm(type) {
    const { desk } = this;
    const [option] = desk.offers(type);
    const question = option.consequence ? desk.rich(option.consequence) : desk.t("web-sure");
    return html`<div class="confirm" role="group">
      <p>${question}</p>
      <button class="btn btn-danger" @click=${() => desk.answer(option.action)}>
        ${desk.say(option.label)}
      </button>
      <button class="btn" data-cancel @click=${() => desk.scratch.set("confirm", undefined)}>
        ${desk.t("web-cancel")}
      </button>
    </div>`;
  }

  /** Any other amount: stepper and slider from the least legal bid to all I have. */
  #composer() {
    const { desk } = this;
    const amounts = desk.offers("Bid").map(({ action }) => action.amount);
    const [least, most] = [amounts[0], amounts[amounts.length - 1]];
    const amount = Math.min(most, Math.max(least, desk.scratch.get("bid")));
    const to = (/** @type {number} */ value) =>
      desk.scratch.set("bid", Math.min(most, Math.max(least, value)));
    return html`<div class="composer">
      <span class="stepper">
        <button aria-label=${desk.t("web-less")} @click=${() => to(amount - 1)}>−</button>
        <output>${money(amount)}</output>
        <button aria-label=${desk.t("web-more")} @click=${() => to(amount + 1)}>+</button>
      </span>
      <span class="composer-range">
        <input
          class="range"
          type="range"
          min=${least}
          max=${most}
          .value=${String(amount)}
          aria-label=${desk.t("web-winchester-your-bid")}
          aria-valuetext=${money(amount)}
          @input=${(/** @type {any} */ event) => to(Number(event.target.value))}
        />
        <span class="range-ends"><span>${money(least)}</span><span>${money(most)}</span></span>
      </span>
      <button class="btn btn-primary" @click=${() => desk.answer({ type: "Bid", amount })}>
        ${desk.say({ key: "winchester-label-bid", args: { amount } })}
      </button>
      <button class="btn" data-cancel @click=${() => desk.scratch.set("bid", undefined)}>
        ${desk.t("web-cancel")}
      </button>
    </div>`;
  }
}

customElements.define("winchester-bids", WinchesterBids);
