// @ts-check
/** What a big screen shows over the town: everybody's dice, when all cups are lifted. */
import { html, nothing } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { diceRow } from "./cards.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */

/** Screen readers get the dice from the seats. @param {DrawContext} context */
export function overlay(context) {
  if (context.beat?.kind !== "reveal") return nothing;
  return html`<div class="screen-reveal" aria-hidden="true">
    ${context.people.map(({ hat, name }, seat) => {
      const { dice } = context.view.players[seat];
      const hand = context.factOf("hand", seat)?.text;
      return html`<div data-seat=${hat}>
        ${pic(`hat-${hat}`)}<b>${name}</b><span data-lifted>${diceRow(dice)}</span><em>${hand ? context.say(hand) : nothing}</em>
      </div>`;
    })}
  </div>`;
}
