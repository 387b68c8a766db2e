// @ts-check
/** What is laid over the map while a beat plays: a duel, an objective won, a card turned over. */
import { html, nothing } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { money, nameOf } from "../../text/words.js";
import { plotAt } from "./plots.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */

/** Screen readers get all of it from the announcer. @param {DrawContext} context */
export function overlay(context) {
  const { beat } = context;
  switch (beat?.kind) {
    case "duel-called":
    case "duel-hold":
    case "duel-flip":
    case "duel":
      return duel(context, beat.kind, beat.detail);
    case "sold":
      return sold(context, beat.detail);
    case "payment":
      return payment(context, beat.detail);
    case "objective":
      return beat.events[0].type === "Glowing"
        ? nothing
        : banner(context, pic(`shared-${beat.detail.objective}`), beat.detail);
    case "card":
      return banner(context, turnedCard(context, beat.detail), beat.detail);
    default:
      return nothing;
  }
}

/** @typedef {{ challenger: number, challenged: number, plot: number, price: number, winner?: number }} Duel */

/** The challenger stands on the left, whoever wins. @param {DrawContext} context @param {string} step @param {Duel} fought */
function duel(context, step, { challenger, challenged, plot, price, winner }) {
  const proof = html`<a tabindex="-1" href="/fairness/${context.table.code}" target="_blank">${context.t("web-winchester-proof")}</a>`;
  const one = (/** @type {number} */ seat) =>
    side(context, step, { seat, price, isWinner: winner === undefined ? undefined : seat === winner });
  return html`<div class="stage-card duel-stage" data-step=${step} aria-hidden="true">
    <h2>${context.t("web-winchester-duel", { plot })} · ${money(price)}</h2>
    <div class="duel-pair">
      ${one(challenger)}<span class="vs">${context.t("web-winchester-versus")}</span>${one(challenged)}
    </div>
    <span class="duel-proof">${step === "duel" ? proof : nothing}</span>
  </div>`;
}

/** @param {DrawContext} context @param {string} step @param {{ seat: number, price: number, isWinner: boolean | undefined }} drawn */
function side(context, step, { seat, price, isWinner }) {
  const { hat } = context.people[seat];
  const card = isWinner ? "bang" : "click";
  const isOpen = isWinner !== undefined;
  return html`<div class="duelist" data-card=${isOpen ? card : nothing}>
    ${pic(`hat-${hat}`, { cls: "duel-hat" })}
    <span class="flip">${pic("duel-back", { cls: isOpen ? "flip-back" : "" })}${isOpen ? pic(`duel-${card}`, { cls: "flip-face" }) : nothing}</span>
    <span class="chip" data-seat=${hat}>${pic(`seat-${hat}`)}${context.called(seat)}</span>
    <b class="outcome">${step === "duel" ? outcome(context, { seat, price, card }) : nothing}</b>
  </div>`;
}

/** What a card means for its player. @param {DrawContext} context @param {{ seat: number, price: number, card: string }} drawn */
function outcome(context, { seat, price, card }) {
  if (card === "click") return context.t("web-winchester-click");
  const key = seat === context.me ? "web-winchester-beat-pays-you" : "web-winchester-beat-pays";
  return context.t(key, { seat: nameOf(seat), amount: price });
}

/** @typedef {{ buyer: number, plot: number, price: number, share: number, tip: number }} Sale */

/** @param {DrawContext} context @param {Sale} sale */
function sold(context, { buyer, price }) {
  return html`<div class="stage-card banner" data-seat=${context.hat(buyer)} aria-hidden="true">
    ${pic("gavel")}
    <p>${context.beat?.caption ? context.rich(context.beat.caption) : nothing}</p>
    <span class="banner-sum">${pic(`hat-${context.hat(buyer)}`)}<span class="money">${money(price)}</span></span>
  </div>`;
}

/** Who pays what to whom. @param {DrawContext} context @param {Sale} sale */
function payment(context, { buyer, price, share, tip }) {
  const rivals = context.people.map((_, seat) => seat).filter((seat) => seat !== buyer && share);
  return html`<div class="stage-card payment" data-seat=${context.hat(buyer)} aria-hidden="true">
    ${change(context.called(buyer), `hat-${context.hat(buyer)}`, -price)}
    <span class="payment-arrow">→</span>
    <div>
      ${rivals.map((seat) => change(context.called(seat), `hat-${context.hat(seat)}`, share))}
      ${tip ? change(context.t("web-winchester-beat-saloon"), "bonus-saloon", tip) : nothing}
    </div>
  </div>`;
}

/** @param {string} name @param {string} picture @param {number} amount */
const change = (name, picture, amount) =>
  html`<span class="change" ?data-loss=${amount < 0}
    >${pic(picture)}<span>${name}</span><b class="money">${amount < 0 ? "−" : "+"}${money(Math.abs(amount))}</b></span
  >`;

/** The card of a mine or ranch turns over and shows its amount. @param {DrawContext} context @param {{ plot: number, amount: number }} event */
function turnedCard(context, { plot, amount }) {
  const { site } = plotAt(context.view, plot);
  return html`<span class="turned-card"
    ><span class="flip">${pic(`${site}-back`, { cls: "flip-back" })}${pic(`${site}-front`, { cls: "flip-face" })}</span><b class="money">${money(amount)}</b></span
  >`;
}

/** @param {DrawContext} context @param {unknown} picture @param {{ seat: number, amount: number }} event */
function banner(context, picture, { seat, amount }) {
  return html`<div class="stage-card banner" data-seat=${context.hat(seat)} aria-hidden="true">
    ${picture}
    <p>${context.beat?.caption ? context.rich(context.beat.caption) : nothing}</p>
    <span class="banner-sum">${pic(`hat-${context.hat(seat)}`)}<span class="money">+${money(amount)}</span></span>
  </div>`;
}
