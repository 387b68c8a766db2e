// @ts-check
/** A duel that was just fought: two cards that turn at the same time. */
import { html } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { money } from "../../text/words.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */

/** @param {DrawContext} context @param {{ winner: number, loser: number, plot: number, price: number }} duel */
export function duelPanel(context, { winner, loser, plot, price }) {
  return html`<div class="duel">
    <div class="panel-head">
      <h2>${context.t("web-winchester-duel", { plot })}</h2>
      <span class="soft">${money(price)}</span>
    </div>
    <div class="duel-cards">
      ${side(context, winner, "bang")}<span class="vs">${context.t("web-winchester-versus")}</span
      >${side(context, loser, "click")}
    </div>
    <a href="/fairness/${context.table.code}">${context.t("web-winchester-proof")}</a>
    <button class="btn" @click=${() => context.flashes.end("duel")}>${context.t("web-winchester-go-on")}</button>
  </div>`;
}

/** @param {DrawContext} context @param {number} seat @param {"bang" | "click"} card */
function side(context, seat, card) {
  const { hat } = context.people[seat];
  const name = context.called(seat);
  return html`<div ?data-lost=${card === "click"}>
    <span class="flip"
      >${pic("duel-back", { cls: "flip-back" })}${pic(`duel-${card}`, { cls: "flip-face" })}</span
    >
    <p><span class="chip" data-seat=${hat}>${pic(`seat-${hat}`)}${name}</span></p>
    <b>${context.t(`web-winchester-${card}`)}</b>
  </div>`;
}
