// @ts-check
/** The score sheet of Dice Town. */
import { html } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { cardPicture, known } from "./cards.js";
import { headline, nextTotal, rankText } from "../result.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */
/** @typedef {import("./wire.js").Sheet} SheetOfSeat */

const ROWS = /** @type {const} */ (["nuggets", "bills", "star", "equipment", "properties"]);
/** @type {Record<string, string>} */
const PICTURES = {
  nuggets: "nugget",
  bills: "bill-1",
  star: "sheriff-star",
  equipment: "back-store",
  properties: "back-property",
};

/** @param {DrawContext} context @returns {import("../index.js").Sheet | null} */
export function sheet(context) {
  const { phase } = context.view;
  const { outcome } = context.table;
  if (phase.type !== "Over" || !outcome) return null;
  const { sheets } = phase;
  const winners = [...outcome.ranking[0]];
  return {
    rows: ROWS.map((row) => ({
      title: context.t(`dicetown-sheet-${row}`),
      note: context.t(`web-dicetown-note-${row}`),
      cells: sheets.map((written) => ({ text: String(written[row] || "–") })),
    })),
    totals: sheets.map(({ total }, seat) => ({
      text: String(total),
      small: rankText(context, seat),
    })),
    totalNote: context.t("web-dicetown-note-total"),
    winners,
    title: headline(context, winners),
    subtitle: context.t("web-dicetown-sheet-lead", {
      points: sheets[winners[0]].total,
      next: nextTotal(sheets, winners),
    }),
    notes: context.facts.filter(({ kind }) => kind === "tie").map(({ text }) => context.rich(text)),
    sources: sheets.map((written) => sources(context, written)),
    hands: context.view.players.map((player) => finalHand(context, player)),
  };
}

/** What the points of a seat came from. @param {DrawContext} context @param {SheetOfSeat} written */
const sources = (context, written) =>
  ROWS.filter((row) => written[row]).map((row) => ({
    pic: PICTURES[row],
    name: context.t(`dicetown-sheet-${row}`),
    text: String(written[row]),
  }));

/** The cards of a seat, all of them open now. @param {DrawContext} context @param {import("./wire.js").PlayerView} player */
const finalHand = (context, { store, properties, protected: safe }) =>
  known([...store, ...properties, ...safe]).map(
    (card) => html`<span class="tag">${pic(cardPicture(card))}${context.t(`dicetown-card-${card}`)}</span>`,
  );
