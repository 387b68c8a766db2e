// @ts-check
/** The score sheet of Winchester. */
import { html } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { nameOf, namesOf, thousands } from "../../text/words.js";
import { winnersOf } from "../winners.js";
import { seatPanel } from "./seat.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext} DrawContext */
/** @typedef {import("../../net/wire.js").winchester.Sheet} Written */

const SECRETS = [0, 1];

/** @param {DrawContext} context @returns {import("../index.js").Sheet | null} */
export function sheet(context) {
  const { phase } = context.view;
  if (phase.type !== "Over") return null;
  /** @type {Written[]} */
  const sheets = phase.sheets;
  const ranking = context.table.outcome?.ranking ?? [];
  const winners = winnersOf(ranking, sheets);
  const rank = sheets.map((_, seat) => ranking.findIndex((seats) => seats.includes(seat)) + 1);
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
      small: rank[seat] ? context.t("web-rank", { rank: rank[seat] }) : "",
    })),
    totalNote: context.t("web-winchester-note-total"),
    winners,
    ...headline(context, sheets, winners),
    notes: ties(context, sheets, ranking),
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

/** @param {DrawContext} context @param {Written[]} sheets @param {number[]} winners */
function headline(context, sheets, winners) {
  const isMine = context.me !== null && winners.includes(context.me);
  const total = sheets[winners[0]].total;
  const next = Math.max(
    ...sheets.filter((_, seat) => !winners.includes(seat)).map((written) => written.total),
    0,
  );
  return {
    title: isMine
      ? context.t("web-you-win", { count: winners.length })
      : context.t("web-they-win", { winner_seats: namesOf(winners), count: winners.length }),
    subtitle: context.t("web-winchester-sheet-lead", { amount: total, next }),
  };
}

/** Notes on seats with equal totals: how the tie was broken. */
/** @param {DrawContext} context @param {Written[]} sheets @param {number[][]} ranking */
function ties(context, sheets, ranking) {
  const order = ranking.map(([seat]) => seat);
  return order.slice(1).flatMap((seat, at) => {
    const ahead = order[at];
    if (sheets[seat].total !== sheets[ahead].total) return [];
    const cash = (/** @type {Written} */ written) => written.cash + written.most_plots;
    const isCash = cash(sheets[ahead]) !== cash(sheets[seat]);
    const key = isCash ? "web-winchester-tie-cash" : "web-winchester-tie-token";
    const args = {
      ahead_seat: nameOf(ahead),
      behind_seat: nameOf(seat),
      total: sheets[seat].total,
      more: cash(sheets[ahead]),
      less: cash(sheets[seat]),
    };
    return [context.rich({ key: context.addressed(key, ahead, seat), args })];
  });
}
