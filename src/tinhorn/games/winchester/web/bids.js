// @ts-check
/** The buttons of the prompt bar during an auction. They have the same places and keys in every turn. */
import { html, nothing } from "../../vendor/lit.js";
import { answers } from "../../app/calm.js";
import { settings } from "../../app/settings.js";
import { money } from "../../text/words.js";
import { isBidding } from "./auto-bid.js";
import { bidding } from "./plots.js";
import { amountOf, pointAt } from "./split.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */

const QUICK = [1, 2, 3];

/** Nothing while the server bids for the viewer. @param {DrawContext} context @returns {import("../../parts/slots.js").Slots} */
export function bidSlots(context) {
  if (!context.isAsked || isBidding(context)) return {};
  const asked = context.draft.get("confirm");
  if (asked) return confirmation(context, asked);
  return { a: stepper(context), b: bid(context), c: duel(context), d: pass(context) };
}

/** The amounts that can be bid, the lowest first. @param {DrawContext} context @returns {number[]} */
const amounts = (context) => context.offers("Bid").map(({ action }) => action.amount);

/** Why an amount cannot be bid, or "". @param {DrawContext} context @param {number} amount */
function whyNot(context, amount) {
  const offered = amounts(context);
  if (offered.includes(amount)) return "";
  const least = bidding(context).standing + 1;
  if (amount < least) return context.t("winchester-refusal-too-low", { least });
  const { cash } = context.view.players[/** @type {number} */ (context.actor)];
  return context.t("web-winchester-you-have", { cash: cash ?? offered[offered.length - 1] ?? least - 1 });
}

/** The amount, one less, one more, and three amounts above the standing bid. @param {DrawContext} context */
function stepper(context) {
  const amount = amountOf(context);
  return html`<div class="bid-stepper" role="group" aria-label=${context.t("web-winchester-raise")}>
    ${step(context, amount - 1, { sign: "−", label: context.t("web-less") })}
    <output>${money(amount)}</output>
    ${step(context, amount + 1, { sign: "+", label: context.t("web-more"), key: "4" })}
    ${QUICK.map((more) => quick(context, more))}
  </div>`;
}

/** @param {DrawContext} context @param {number} amount @param {{ sign: string, label: string, key?: string }} look */
function step(context, amount, { sign, label, key }) {
  return html`<button
    class="btn"
    aria-label=${label}
    data-key=${key ?? nothing}
    aria-keyshortcuts=${key ?? nothing}
    ${answers(context.moment, whyNot(context, amount))}
    @click=${() => choose(context, amount)}
  >
    ${sign}
  </button>`;
}

/** @param {DrawContext} context @param {number} more */
function quick(context, more) {
  const amount = bidding(context).standing + more;
  return html`<button
    class="btn"
    data-key=${more}
    aria-keyshortcuts=${more}
    aria-label=${`+${more}: ${money(amount)}`}
    aria-pressed=${amountOf(context) === amount}
    ${answers(context.moment, whyNot(context, amount))}
    @pointerenter=${() => pointAt(context, amount)}
    @pointerleave=${() => pointAt(context, undefined)}
    @focus=${() => pointAt(context, amount)}
    @blur=${() => pointAt(context, undefined)}
    @click=${() => choose(context, amount)}
  >
    +${more}
  </button>`;
}

/** @param {DrawContext} context @param {number} amount */
function choose(context, amount) {
  context.draft.set("bid", amount);
}

/** @param {DrawContext} context */
function bid(context) {
  const amount = amountOf(context);
  const gain = context.facts.find(({ kind }) => kind === "total");
  return html`<button
    class="btn btn-primary"
    data-gain=${gain ? `${context.say(gain.text)} +${money(gain.amount ?? 0)}` : nothing}
    ${answers(`${context.moment} bid`, whyNot(context, amount))}
    @click=${() => context.answer({ type: "Bid", amount })}
  >
    ${context.say({ key: "winchester-label-bid", args: { amount } })}
  </button>`;
}

/** @param {DrawContext} context */
function duel(context) {
  return html`<button
    class="btn"
    data-key="5"
    data-answer="CallDuel"
    aria-keyshortcuts="5"
    ${answers(`${context.moment} duel`, whyNoDuel(context))}
    @click=${() => answer(context, "CallDuel", settings.isOn("confirmDuel"))}
  >
    ${context.t("web-winchester-duel-short")}
  </button>`;
}

/** @param {DrawContext} context */
function whyNoDuel(context) {
  if (context.offers("CallDuel").length) return "";
  const { standing, in_auction } = bidding(context);
  if (in_auction.length !== 2) return context.t("winchester-refusal-duel-not-two");
  const { has_duel_token: hasToken } = context.view.players[/** @type {number} */ (context.actor)];
  if (!hasToken) return context.t("winchester-refusal-duel-token");
  if (!standing) return context.t("winchester-refusal-duel-no-bid");
  return context.t("winchester-refusal-duel-cash", { standing });
}

/** @param {DrawContext} context */
function pass(context) {
  return html`<button
    class="btn"
    data-key="0"
    aria-keyshortcuts="0"
    ${answers(`${context.moment} pass`)}
    @click=${() => answer(context, "Pass", settings.isOn("confirmPass"))}
  >
    ${context.say({ key: "winchester-label-pass", args: {} })}
  </button>`;
}

/** @param {DrawContext} context @param {string} type @param {boolean} isToConfirm */
function answer(context, type, isToConfirm) {
  if (isToConfirm) context.draft.set("confirm", type);
  else context.answer({ type });
}

/** What the viewer is asked to confirm, with its consequence. @param {DrawContext} context */
export function confirmed(context) {
  const [option] = context.offers(context.draft.get("confirm"));
  return option?.consequence ? context.rich(option.consequence) : context.t("web-winchester-sure");
}

/** Asks for confirmation in place of the buttons. @param {DrawContext} context @param {string} type @returns {import("../../parts/slots.js").Slots} */
function confirmation(context, type) {
  const [option] = context.offers(type);
  const b = html`<button
    class="btn btn-danger"
    ${answers(`${context.moment} ${type} confirmed`)}
    @click=${() => context.answer(option.action)}
  >
    ${context.say(option.label)}
  </button>`;
  const d = html`<button
    class="btn"
    data-cancel
    ${answers(`${context.moment} ${type} cancel`)}
    @click=${() => context.draft.set("confirm", undefined)}
  >
    ${context.t("web-cancel")}
  </button>`;
  return { b, d };
}
