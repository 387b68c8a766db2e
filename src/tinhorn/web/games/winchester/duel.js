// @ts-check
/** A duel just fought: two cards that turn at the same moment. */
import { html } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { money } from "../../text/words.js";

/** @typedef {import("../../draw/draw-context.js").Desk} Desk */

/** @param {Desk} desk @param {{ winner: number, loser: number, plot: number, price: number }} duel */
export function fought(desk, { winner, loser, plot, price }) {
  return html`<div class="duel">
    <div class="panel-head">
      <h2>${desk.t("web-winchester-duel", { plot })}</h2>
      <span class="soft">${money(price)}</span>
    </div>
    <div class="duel-cards">
      ${side(desk, winner, "bang")}<span class="vs">${desk.t("web-winchester-versus")}</span
      >${side(desk, loser, "click")}
    </div>
    <button class="btn" @click=${() => desk.moments.end("duel")}>${desk.t("web-go-on")}</button>
  </div>`;
}

/** @param {Desk} desk @param {number} seat @param {"bang" | "click"} card */
function side(desk, seat, card) {
  const { hat, name } = desk.people[seat];
  return html`<div ?data-lost=${card === "click"}>
    <span class="flip"
      >${pic("duel-back", { cls: "flip-back" })}${pic(`duel-${card}`, { cls: "flip-face" })}</span
    >
    <p><span class="chip" data-seat=${hat}>${pic(`seat-${hat}`)}${name}</span></p>
    <b>${desk.t(`web-winchester-${card}`)}</b>
  </div>`;
}
