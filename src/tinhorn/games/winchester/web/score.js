// @ts-check
/** The score sheet of Winchester. */
import { html } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { thousands } from "../../text/words.js";
import { headline, nextTotal, rankText } from "../result.js";
import { seatPanel } from "./seat.js";
import { sources } from "./sources.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */
/** @typedef {import("./wire.js").Sheet} Written */

const SECRETS = [0, 1];

/** @param {DrawContext} context @returns {import("../index.js").Sheet | null} */
export function sheet(context) {
  const { phase } = context.view;
  const { outcome } = context.table;
  if (phase.type !== "Over" || !outcome) return null;
  /** @type {Written[]} */
  const sheets = phase.sheets;
  const winners = [...outcome.ranking[0]];
  return {
    rows: [
      {
        title: context.t("web-winchester-cash"),
        note: context.t("web-winchester-note-cash"),
        cells: sheets.map(({ cash }) => ({ text: thousands(cash) })),
      },
      ...SECRETS.map((at) => secretRow(context, sheets, at)),
      plotsRow(context, sheets),
    ],
    totals: sheets.map(({ total }, seat) => ({
      text: thousands(total),
      small: rankText(context, seat),
    })),
    totalNote: context.t("web-winchester-note-total"),
    winners,
    title: headline(context, winners),
    subtitle: context.t("web-winchester-sheet-lead", {
      amount: sheets[winners[0]].total,
      next: nextTotal(sheets, winners),
    }),
    notes: context.facts.filter(({ kind }) => kind === "tie").map(({ text }) => context.rich(text)),
    sources: sources(context, sheets),
    hands: sheets.map((written, seat) => hand(context, written, seat)),
  };
}

/** The secret objectives, the plots and the duel token of a seat. @param {DrawContext} context @param {Written} written @param {number} seat */
function hand(context, { objectives }, seat) {
  const secrets = objectives.map(({ objective }) => {
    const name = context.t(`winchester-objective-${objective}`);
    return html`<span class="tag">${pic(`secret-${objective}`)}${name}</span>`;
  });
  return html`${secrets}<span class="seat-counts-inline">${seatPanel(context, seat).counts}</span>`;
}

/** @param {DrawContext} context @param {Written[]} sheets @param {number} at */
const secretRow = (context, sheets, at) => ({
  title: context.t("web-winchester-sheet-secret", { position: at + 1 }),
  note: context.t("web-winchester-note-secret"),
  cells: sheets.map(({ objectives }) => {
    const { objective, items, amount } = objectives[at];
    const name = context.t(`winchester-objective-${objective}`);
    const small = html`${pic(`secret-${objective}`, { cls: "narrow-only", label: name })}<span class="wide-only"
        >${name}</span
      >
      ×${items}`;
    return { text: amount ? thousands(amount) : "–", small };
  }),
});

/** @param {DrawContext} context @param {Written[]} sheets */
const plotsRow = (context, sheets) => ({
  title: context.t("web-winchester-sheet-plots"),
  small: context.t("web-winchester-sheet-plots-note"),
  note: context.t("web-winchester-note-plots"),
  cells: sheets.map(({ most_plots, plots, largest_group }) => ({
    text: most_plots ? thousands(most_plots) : "–",
    small: context.t("web-winchester-sheet-group", { plots, group: largest_group }),
  })),
});
