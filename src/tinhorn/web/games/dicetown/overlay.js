// @ts-check
/**
 * What is laid over the town while a beat plays: all cups lifted at once, or the leader's dice and
 * what happens at the place.
 */
import { html, nothing } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { billAmount } from "../../text/words.js";
import { die } from "./cards.js";
import { FACE_OF } from "./hand-names.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext} DrawContext */

/** The places in the upper row of the picture: their caption is at the lower edge. */
const UPPER = ["mine", "bank", "coach", "store"];

/** Screen readers get the caption from the announcer. @param {DrawContext} context */
export function overlay(context) {
  const { beat } = context;
  if (beat?.kind === "reveal") return reveal(context, beat.events);
  if (!beat?.caption || !beat.place) return nothing;
  return html`<p class="walk-note" ?data-low=${UPPER.includes(beat.place)} aria-hidden="true">
    ${beat.detail ? leader(context, beat.detail) : nothing}<span>${context.rich(beat.caption)}</span>
  </p>`;
}

/** The leader's hat and the dice that lead. @param {DrawContext} context @param {{ seat: number, place: string }} led */
function leader(context, { seat, place }) {
  const face = FACE_OF[place];
  const { dice } = context.view.players[seat];
  const leading = dice.filter((/** @type {string} */ one) => !face || one === face);
  return html`<span class="walk-why">${pic(`hat-${context.hat(seat)}`)}<span class="dice">${leading.map((/** @type {string} */ one) => die(one))}</span></span>`;
}

/** Every lifted cup with the dice that were under it. @param {DrawContext} context @param {any[]} events */
function reveal(context, events) {
  const shown = events.filter(({ dice }) => dice);
  return html`<div class="stage-card reveal-stage" aria-hidden="true">${shown.map(({ seat, dice, cost }) => html`<div class="revealed" data-seat=${context.hat(seat)} data-revealed=${seat}>
    ${pic("cup-closed", { cls: "lifted-cup" })}<b>${context.called(seat)}</b>
    <span class="dice">${dice.length ? dice.map((/** @type {string} */ face) => die(face)) : "–"}</span>
    <small>${cost ? billAmount(cost) : nothing}</small></div>`)}</div>`;
}
