// @ts-check
/**
 * What is laid over the town while a beat plays: all cups lifted at once, or the leader's dice and
 * what happens at the place.
 */
import { html, nothing } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { billAmount } from "../../text/words.js";
import { cardPicture, die, effect } from "./cards.js";
import { FACE_OF } from "./faces.js";
import { bundle } from "./offers.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */

/** The places in the upper row of the picture: their caption is at the lower edge. */
const UPPER = ["mine", "bank", "coach", "store"];

/** Screen readers get the caption from the announcer. @param {DrawContext} context */
export function overlay(context) {
  const { beat } = context;
  switch (beat?.kind) {
    case "last":
    case "silence":
      return falling(context, beat.detail.falls);
    case "reveal":
      return beat.detail ? falling(context, beat.detail.falls) : reveal(context, beat.events);
    case "offers":
      return offers(context, beat.detail.offers);
    case "card":
      return card(context, beat.detail);
    case "great":
      return great(context, beat.detail);
    default:
      return note(context);
  }
}

/** What happens at a place. @param {DrawContext} context */
function note(context) {
  const { beat } = context;
  if (!beat?.caption || !beat.place) return nothing;
  return html`<p class="walk-note" ?data-low=${UPPER.includes(beat.place)} aria-hidden="true">
    ${beat.detail?.place ? leader(context, beat.detail) : nothing}<span>${context.rich(beat.caption)}</span>
  </p>`;
}

/** The envelopes of the tied players, as far as the viewer may look into them. @param {DrawContext} context @param {any[]} made */
const offers = (context, made) =>
  html`<div class="stage-card offers-stage" aria-hidden="true">${made.map(
    ({ seat, offer }) => html`<div class="offered" data-seat=${context.hat(seat)}>
    ${pic(`hat-${context.hat(seat)}`)}<b>${context.called(seat)}</b><div class="envelope">${bundle(context, offer)}</div></div>`,
  )}</div>`;

/** What a card does, step by step. @type {Record<string, string>} */
const STEPS = { CardActs: "acts", CardDiscarded: "goes" };

/** A card that another player plays, against whom, and what it does. @param {DrawContext} context @param {import("./played.js").Played} played */
const card = (
  context,
  { seat, card: name, target },
) => html`<div class="stage-card played-card" data-seat=${context.hat(seat)} data-step=${STEPS[context.beat?.events[0].type] ?? "rises"} aria-hidden="true">
  ${pic(cardPicture(name))}
  <div><span class="row-tight">${chip(context, seat)}${target === undefined ? nothing : html`→${chip(context, target)}`}</span>
    <b>${context.t(`dicetown-card-${name}`)}</b><p>${effect(context, name)}</p></div></div>`;

/** @param {DrawContext} context @param {number} seat */
const chip = (context, seat) =>
  html`<span class="chip" data-seat=${context.hat(seat)}>${pic(`seat-${context.hat(seat)}`)}${context.called(seat)}</span>`;

/** A great hand in large letters. @param {DrawContext} context @param {{ seat: number, what: import("../../net/wire.js").Phrase }} made */
function great(context, { seat, what }) {
  const { dice } = context.view.players[seat];
  return html`<div class="stage-card great-hand" data-seat=${context.hat(seat)} aria-hidden="true">
    <span class="walk-why">${pic(`hat-${context.hat(seat)}`)}<span class="dice">${dice.map((/** @type {string} */ face) => die(face))}</span></span>
    <b>${context.say(what)}</b></div>`;
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
  return html`<div class="stage-card reveal-stage" aria-hidden="true">${shown.map(
    ({ seat, dice, cost }) => html`<div class="revealed" data-seat=${context.hat(seat)} data-revealed=${seat}>
    ${pic("cup-closed", { cls: "lifted-cup" })}<b>${context.called(seat)}</b>
    <span class="dice">${dice.length ? dice.map((/** @type {string} */ face) => die(face)) : "–"}</span>
    <small>${cost ? billAmount(cost) : nothing}</small></div>`,
  )}</div>`;
}

/** The last dice: they tumble and stop one after the other. @param {DrawContext} context @param {import("./moments.js").Fall[]} falls */
const falling = (context, falls) =>
  html`<div class="stage-card reveal-stage" ?data-alone=${falls.length === 1} aria-hidden="true">${falls.map(
    (dice) => html`<div class="revealed" data-seat=${context.hat(dice.seat)} data-revealed=${dice.seat}>
    ${pic("cup-closed", { cls: "lifted-cup" })}<b>${context.called(dice.seat)}</b>
    <span class="dice">${dice.dice.map((face, at) => fallingDie(dice, face, at))}</span><small></small></div>`,
  )}</div>`;

/** @param {import("./moments.js").Fall} dice @param {string} face @param {number} at */
function fallingDie({ dice, lying, out }, face, at) {
  if (at >= dice.length - out) return html`<span class="die" data-empty></span>`;
  return die(face, at < lying ? "die" : `die falling${lying ? " deciding" : ""}`);
}
