// @ts-check
/** Cards and dice of Dice Town, as they lie on the table. */
import { html, nothing } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { thing } from "../../draw/rule-link.js";

/** @typedef {import("../../draw/draw-context.js").Desk} Desk */

/** The pictures of Equipment, by points. @type {Record<string, string>} */
const EQUIPMENT = { 1: "canteen", 2: "lasso", 3: "boots", 4: "saddle", 5: "rifle", 8: "horse" };

/** @param {string} card */
export function cardPicture(card) {
  if (card.startsWith("property-")) return card;
  if (!card.startsWith("equipment-")) return `action-${card}`;
  return `equipment-${EQUIPMENT[card.split("-")[1]] ?? "canteen"}`;
}

/** @param {string} card */
export function cardKind(card) {
  const [kind] = card.split("-");
  return kind === "property" || kind === "equipment" ? kind : "store";
}

/** What a card is worth, if it is worth anything. @param {string} card */
export const cardValue = (card) => (cardKind(card) === "store" ? null : card.split("-")[1]);

/** When a card is played and what it does. @param {Desk} desk @param {string} card */
export function effect(desk, card) {
  const points = cardValue(card);
  return points ? desk.t("dicetown-effect-points", { points: Number(points) }) : desk.t(`dicetown-effect-${card}`);
}

/** @param {Desk} desk @param {string} card */
export const cardFace = (desk, card) => html`${thing(desk, card, desk.t(`dicetown-card-${card}`), pic(cardPicture(card)))}
  ${cardValue(card) ? html`<span class="value">${cardValue(card)}</span>` : nothing}
  <b>${desk.t(`dicetown-card-${card}`)}</b><p>${effect(desk, card)}</p>`;

/** @param {string} face @param {string} [cls] */
export const die = (face, cls = "die") => pic(`die-${face.toLowerCase()}`, { cls, label: face });

/** A row of five: those set aside, and the places of the others. @param {string[]} faces */
export const diceRow = (faces) =>
  html`<span class="dice">${faces.map((face) => die(face))}${Array.from({ length: 5 - faces.length }, () => html`<span class="die" data-empty></span>`)}</span>`;

/** The viewer's own cards; the one that the moment is for lifts itself. @param {Desk} desk */
export function hand(desk) {
  const { store, properties, protected: safe } = desk.view.players[/** @type {number} */ (desk.me)];
  const playable = new Set(desk.offers("Play").map(({ action }) => action.card));
  if (desk.offers("KeepWithBrute").length) playable.add("brute");
  if (desk.offers("TurnDie").length) playable.add("gambler");
  const cards = [...store, ...properties];
  const head = desk.isPast ? nothing : html`<div class="panel-head"><h2>${desk.t("web-dicetown-cards")}</h2></div>`;
  return html`${head}
    ${cards.length + safe.length ? nothing : html`<p class="soft">${desk.t("dicetown-panel-no-cards")}</p>`}
    <ul class="hand-grid">
      ${cards.map((card) => html`<li class="card card-flat" data-kind=${cardKind(card)} ?data-playable=${playable.has(card)}>${cardFace(desk, card)}</li>`)}
      ${safe.map((/** @type {string} */ card) => html`<li class="card card-flat" data-kind="property">${cardFace(desk, card)}<span class="tag">${desk.t("web-dicetown-safe")}</span></li>`)}
    </ul>`;
}
