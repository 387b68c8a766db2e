// @ts-check
/** The buttons of the prompt bar during an auction. Their keys are the same in every turn. */
import { html, nothing } from "../../vendor/lit.js";
import { Element, required } from "../../app/element.js";
import { settings } from "../../app/settings.js";
import { money } from "../../text/words.js";
import { limitOf, isBidding, isOffered, setLimit } from "./auto-bid.js";
import { pointAt } from "./split.js";

/** @typedef {import("../../net/wire.js").Option} Option */

const QUICK = [1, 2, 3];

export class WinchesterBids extends Element {
  static properties = { context: { attribute: false } };

  constructor() {
    super();
    /** @type {import("../../draw/draw-context.js").DrawContext} */
    this.context = required;
  }

  render() {
    const { context } = this;
    const { draft } = context;
    if (!context.isAsked) return this.#waiting();
    if (isBidding(context)) return this.#stop();
    if (draft.get("confirm")) return this.#confirm(draft.get("confirm"));
    if (draft.get("bid") !== undefined) return this.#composer();
    return html`${this.#quick()}${this.#other()}${this.#duel()}${this.#pass()}`;
  }

  /** While others decide, the viewer may already choose to pass, or stop the automatic bids. */
  #waiting() {
    const { context } = this;
    const isIn = context.me !== null && context.view.phase.in_auction.includes(context.me);
    if (!isIn || !isOffered(context)) return nothing;
    if (limitOf(context)) return this.#stop();
    return html`<button class="btn" @click=${() => setLimit(context, { most: 0, then: "pass" })}>
      ${context.t("web-winchester-pass-later")}
    </button>`;
  }

  #stop() {
    return html`<button class="btn" @click=${() => setLimit(this.context, null)}>
      ${this.context.t("web-winchester-bid-limit-stop")}
    </button>`;
  }

  /** +1, +2, +3 above the standing bid. Illegal ones can be pressed, too: the refusal says why. */
  #quick() {
    const { context } = this;
    const { standing } = context.view.phase;
    const offered = context.offers("Bid");
    return html`<div class="btn-group" role="group" aria-label=${context.t("web-winchester-raise")}>
      ${QUICK.map((step) => {
        const amount = standing + step;
        const isOffered = offered.some(({ action }) => action.amount === amount);
        return html`<button
          class="btn btn-two ${step === 1 && offered.length ? "btn-primary" : ""}"
          data-key=${step}
          aria-keyshortcuts=${step}
          aria-disabled=${isOffered ? nothing : "true"}
          @pointerenter=${() => pointAt(context, amount)}
          @pointerleave=${() => pointAt(context, undefined)}
          @focus=${() => pointAt(context, amount)}
          @blur=${() => pointAt(context, undefined)}
          @click=${() => context.answer({ type: "Bid", amount })}
        >
          +${step}<span class="sub">${money(amount)}</span>
        </button>`;
      })}
    </div>`;
  }

  #other() {
    const [least] = this.context.offers("Bid").slice(QUICK.length);
    if (!least) return nothing;
    return html`<button
      class="btn"
      data-key="4"
      aria-keyshortcuts="4"
      @click=${() => this.context.draft.set("bid", least.action.amount)}
    >
      ${this.context.t("web-winchester-other")}
    </button>`;
  }

  #duel() {
    const { context } = this;
    const { in_auction } = context.view.phase;
    const [option] = context.offers("CallDuel");
    if (!option && in_auction.length !== 2) return nothing;
    const call = () => this.#answer("CallDuel", settings.values.confirmDuel && Boolean(option));
    return html`<button
      class="btn"
      data-key="5"
      aria-keyshortcuts="5"
      aria-disabled=${option ? nothing : "true"}
      @click=${call}
    >
      ${context.t("web-winchester-duel-short")}
    </button>`;
  }

  /** The primary button if no bid is possible. */
  #pass() {
    return html`<button
      class="btn ${this.context.offers("Bid").length ? "" : "btn-primary"}"
      data-key="0"
      aria-keyshortcuts="0"
      @click=${() => this.#answer("Pass", settings.values.confirmPass)}
    >
      ${this.context.say({ key: "winchester-label-pass", args: {} })}
    </button>`;
  }

  /** @param {string} type @param {boolean} isToConfirm */
  #answer(type, isToConfirm) {
    if (isToConfirm) this.context.draft.set("confirm", type);
    else this.context.answer({ type });
  }

  /** Asks for confirmation in place of the buttons. @param {string} type */
  #confirm(type) {
    const { context } = this;
    const [option] = context.offers(type);
    const question = option.consequence ? context.rich(option.consequence) : context.t("web-sure");
    return html`<div class="confirm" role="group">
      <p>${question}</p>
      <button class="btn btn-danger" @click=${() => context.answer(option.action)}>
        ${context.say(option.label)}
      </button>
      <button class="btn" data-cancel @click=${() => context.draft.set("confirm", undefined)}>
        ${context.t("web-cancel")}
      </button>
    </div>`;
  }

  /** Any other amount: stepper and slider from the lowest legal bid to all of the viewer's cash. */
  #composer() {
    const { context } = this;
    const amounts = context.offers("Bid").map(({ action }) => action.amount);
    const [least, most] = [amounts[0], amounts[amounts.length - 1]];
    const amount = Math.min(most, Math.max(least, context.draft.get("bid")));
    const to = (/** @type {number} */ value) =>
      context.draft.set("bid", Math.min(most, Math.max(least, value)));
    return html`<div class="composer">
      <span class="stepper">
        <button aria-label=${context.t("web-less")} @click=${() => to(amount - 1)}>−</button>
        <output>${money(amount)}</output>
        <button aria-label=${context.t("web-more")} @click=${() => to(amount + 1)}>+</button>
      </span>
      <span class="composer-range">
        <input
          class="range"
          type="range"
          min=${least}
          max=${most}
          .value=${String(amount)}
          aria-label=${context.t("web-winchester-your-bid")}
          aria-valuetext=${money(amount)}
          @input=${(/** @type {any} */ event) => to(Number(event.target.value))}
        />
        <span class="range-ends"><span>${money(least)}</span><span>${money(most)}</span></span>
      </span>
      <button class="btn btn-primary" @click=${() => context.answer({ type: "Bid", amount })}>
        ${context.say({ key: "winchester-label-bid", args: { amount } })}
      </button>
      <button class="btn" data-cancel @click=${() => context.draft.set("bid", undefined)}>
        ${context.t("web-cancel")}
      </button>
    </div>`;
  }
}

customElements.define("winchester-bids", WinchesterBids);
