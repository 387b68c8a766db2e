// @ts-check
/** The score sheet of Dice Town. */
import { html } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { cardPicture } from "./cards.js";
import { nameOf, namesOf } from "../../text/words.js";
import { winnersOf } from "../winners.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext} DrawContext */

const ROWS = ["nuggets", "bills", "star", "equipment", "properties"];

/** @param {DrawContext} context @returns {import("../index.js").Sheet | null} */
export function sheet(context) {
  const { phase } = context.view;
  if (phase.type !== "Over") return null;
  /** @type {any[]} */
  const sheets = phase.sheets;
  const ranking = context.table.outcome?.ranking ?? [];
  const winners = winnersOf(ranking, sheets);
  const rank = (/** @type {number} */ seat) => ranking.findIndex((seats) => seats.includes(seat)) + 1;
  return {
    rows: ROWS.map((row) => ({ title: context.t(`dicetown-sheet-${row}`), note: context.t(`web-dicetown-note-${row}`), cells: sheets.map((written) => ({ text: String(written[row] || "–") })) })),
    totals: sheets.map(({ total }, seat) => ({ text: String(total), small: rank(seat) ? context.t("web-rank", { rank: rank(seat) }) : "" })),
    totalNote: context.t("web-dicetown-note-total"),
    winners,
    ...headline(context, sheets, winners),
    notes: ties(context, sheets, ranking),
    hands: context.view.players.map((/** @type {any} */ player) => finalHand(context, player)),
  };
}

/** The cards of a seat, all of them open now. @param {DrawContext} context @param {{ store: string[], properties: string[], protected: string[] }} player */
const finalHand = (context, { store, properties, protected: safe }) =>
  [...store, ...properties, ...safe].map((card) => html`<span class="tag">${pic(cardPicture(card))}${context.t(`dicetown-card-${card}`)}</span>`);

/** @param {DrawContext} context @param {any[]} sheets @param {number[]} winners */
function headline(context, sheets, winners) {
  const isMine = context.me !== null && winners.includes(context.me);
  const next = Math.max(...sheets.filter((_, seat) => !winners.includes(seat)).map(({ total }) => total), 0);
  return {
    title: isMine ? context.t("web-you-win", { count: winners.length }) : context.t("web-they-win", { winner_seats: namesOf(winners), count: winners.length }),
    subtitle: context.t("web-dicetown-sheet-lead", { points: sheets[winners[0]].total, next }),
  };
}

/** Notes on seats with equal totals: how the tie was broken. */
/** @param {DrawContext} context @param {any[]} sheets @param {number[][]} ranking */
function ties(context, sheets, ranking) {
  const order = ranking.map(([seat]) => seat);
  return order.slice(1).flatMap((seat, at) => {
    const ahead = order[at];
    if (sheets[seat].total !== sheets[ahead].total) return [];
    const isCards = sheets[ahead].property_cards !== sheets[seat].property_cards;
    const args = { ahead_seat: nameOf(ahead), behind_seat: nameOf(seat), points: sheets[seat].total };
    const key = isCards ? "web-dicetown-tie-cards" : "web-dicetown-tie-sheriff";
    return [context.rich({ key: context.addressed(key, ahead, seat), args })];
  });
}
