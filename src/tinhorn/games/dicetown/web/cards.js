// @ts-check
/** The cards and dice of Dice Town. */
import { html, nothing } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { ruleLink } from "../../draw/rule-link.js";
import { DICE } from "./faces.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */

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

/** The points of a card; null for action cards. @param {string} card */
export const cardValue = (card) => (cardKind(card) === "store" ? null : card.split("-")[1]);

/** When a card is played and what it does. @param {DrawContext} context @param {string} card */
export function effect(context, card) {
  const points = cardValue(card);
  return points
    ? context.t("dicetown-effect-points", { points: Number(points) })
    : context.t(`dicetown-effect-${card}`);
}

/** @param {DrawContext} context @param {string} card */
const cardFace = (
  context,
  card,
) => html`${ruleLink(context, card, context.t(`dicetown-card-${card}`), pic(cardPicture(card)))}
  ${cardValue(card) ? html`<span class="value">${cardValue(card)}</span>` : nothing}
  <b>${context.t(`dicetown-card-${card}`)}</b><p>${effect(context, card)}</p>`;

/** @param {string} face @param {string} [cls] */
export const die = (face, cls = "die") => pic(`die-${face.toLowerCase()}`, { cls, label: face });

/** A row of five dice: the visible faces, then empty places. @param {string[]} faces */
export const diceRow = (faces) =>
  html`<span class="dice">${faces.map((face) => die(face))}${Array.from({ length: DICE - faces.length }, () => html`<span class="die" data-empty></span>`)}</span>`;

/** Cards of the viewer, who knows them all. @template T @param {readonly (T | null)[]} cards */
export const known = (cards) => cards.filter((card) => card !== null);

/** The viewer's own cards; playable ones are raised. @param {DrawContext} context */
export function hand(context) {
  const { store, properties, protected: safe } = context.view.players[/** @type {number} */ (context.me)];
  const playable = new Set(context.offers("Play").map(({ action }) => action.card));
  if (context.offers("KeepWithBrute").length) playable.add("brute");
  if (context.offers("TurnDie").length) playable.add("gambler");
  const cards = known([...store, ...properties]);
  const head = context.isReplay
    ? nothing
    : html`<div class="panel-head"><h2>${context.t("web-dicetown-cards")}</h2></div>`;
  return html`${head}
    ${cards.length + safe.length ? nothing : html`<p class="soft">${context.t("dicetown-panel-no-cards")}</p>`}
    <ul class="hand-grid">
      ${cards.map((card) => html`<li class="card card-flat" data-kind=${cardKind(card)} ?data-playable=${playable.has(card)}>${cardFace(context, card)}</li>`)}
      ${safe.map((card) => html`<li class="card card-flat" data-kind="property">${cardFace(context, card)}<span class="tag">${context.t("web-dicetown-safe")}</span></li>`)}
    </ul>`;
}
