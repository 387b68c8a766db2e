// @ts-check
/** What is laid over the map while a beat plays: a duel, an objective won, a card turned over. */
import { html, nothing } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { money, nameOf } from "../../text/words.js";
import { priceOf } from "./events.js";
import { plotAt } from "./plots.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext} DrawContext */

/** Screen readers get all of it from the announcer. @param {DrawContext} context */
export function overlay(context) {
  const { beat } = context;
  switch (beat?.kind) {
    case "duel-called":
      return duel(context, beat.detail.challenger, beat.detail.challenged, false);
    case "duel":
      return duel(context, beat.detail.winner, beat.detail.loser, true);
    case "objective":
      return banner(context, `shared-${beat.detail.objective}`, beat.detail);
    case "card":
      return banner(context, `${plotAt(context.view, beat.detail.plot).site}-front`, beat.detail);
    default:
      return nothing;
  }
}

/** @param {DrawContext} context @param {number} one @param {number} other @param {boolean} isDrawn */
function duel(context, one, other, isDrawn) {
  const { plot } = context.beat?.detail;
  return html`<div class="stage-card duel-stage" aria-hidden="true">
    <h2>${context.t("web-winchester-duel", { plot })} · ${money(priceOf(context))}</h2>
    <div class="duel-pair">
      ${side(context, one, isDrawn ? "bang" : "")}<span class="vs">${context.t("web-winchester-versus")}</span
      >${side(context, other, isDrawn ? "click" : "")}
    </div>
  </div>`;
}

/** @param {DrawContext} context @param {number} seat @param {"bang" | "click" | ""} card empty before it is drawn */
function side(context, seat, card) {
  const { hat, name } = context.people[seat];
  return html`<div class="duelist" data-card=${card || nothing}>
    <span class="flip">${pic("duel-back", { cls: card && "flip-back" })}${card ? pic(`duel-${card}`, { cls: "flip-face" }) : nothing}</span>
    <span class="chip" data-seat=${hat}>${pic(`seat-${hat}`)}${name}</span>
    <b class="outcome">${card ? outcome(context, seat, card) : nothing}</b>
  </div>`;
}

/** The payments of a duel. @param {DrawContext} context @param {number} seat @param {"bang" | "click"} card */
function outcome(context, seat, card) {
  if (card === "click") return context.t("web-winchester-click");
  const key = seat === context.me ? "web-beat-pays-you" : "web-beat-pays";
  return context.t(key, { seat: nameOf(seat), amount: priceOf(context) });
}

/** @param {DrawContext} context @param {string} picture @param {{ seat: number, amount: number }} event */
function banner(context, picture, { seat, amount }) {
  return html`<div class="stage-card banner" data-seat=${context.hat(seat)} aria-hidden="true">
    ${pic(picture)}
    <p>${context.beat?.caption ? context.rich(context.beat.caption) : nothing}</p>
    <span class="banner-sum">${pic(`hat-${context.hat(seat)}`)}<span class="money">+${money(amount)}</span></span>
  </div>`;
}
