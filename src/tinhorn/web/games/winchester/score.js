// @ts-check
/** The score sheet of Winchester, from the sheets that the game's end opens. */
import { html } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { thousands } from "../../text/words.js";

/** @typedef {import("../../draw/draw-context.js").Desk} Desk */
/** @typedef {import("../../net/wire.js").winchester.Sheet} Written */

const SECRETS = [0, 1];

/** @param {Desk} desk @returns {import("../index.js").Sheet | null} */
export function sheet(desk) {
  const { phase } = desk.view;
  if (phase.type !== "Over") return null;
  /** @type {Written[]} */
  const sheets = phase.sheets;
  const ranking = desk.table.outcome?.ranking ?? [];
  const winners = /** @type {number[]} */ (desk.ask.args.winner_seats);
  const rank = sheets.map((_, seat) => ranking.findIndex((seats) => seats.includes(seat)) + 1);
  return {
    rows: [
      {
        title: desk.t("web-winchester-cash"),
        cells: sheets.map(({ cash }) => ({ text: thousands(cash) })),
      },
      ...SECRETS.map((at) => secretRow(desk, sheets, at)),
      plotsRow(desk, sheets),
    ],
    totals: sheets.map(({ total }, seat) => ({
      text: thousands(total),
      small: rank[seat] ? desk.t("web-rank", { rank: rank[seat] }) : "",
    })),
    winners,
    ...headline(desk, sheets, winners),
    notes: ties(desk, sheets, ranking),
  };
}

/** @param {Desk} desk @param {Written[]} sheets @param {number} at */
const secretRow = (desk, sheets, at) => ({
  title: desk.t("web-winchester-sheet-secret", { position: at + 1 }),
  cells: sheets.map(({ objectives }) => {
    const { objective, items, amount } = objectives[at];
    const name = desk.t(`winchester-objective-${objective}`);
    const small = html`${pic(`secret-${objective}`, { cls: "narrow-only", label: name })}<span class="wide-only"
        >${name}</span
      >
      ×${items}`;
    return { text: amount ? thousands(amount) : "–", small };
  }),
});

/** @param {Desk} desk @param {Written[]} sheets */
const plotsRow = (desk, sheets) => ({
  title: desk.t("web-winchester-sheet-plots"),
  small: desk.t("web-winchester-sheet-plots-note"),
  cells: sheets.map(({ most_plots, plots, largest_group }) => ({
    text: most_plots ? thousands(most_plots) : "–",
    small: desk.t("web-winchester-sheet-group", { plots, group: largest_group }),
  })),
});

/** @param {Desk} desk @param {Written[]} sheets @param {number[]} winners */
function headline(desk, sheets, winners) {
  const isMine = desk.me !== null && winners.includes(desk.me);
  const total = sheets[winners[0]].total;
  const next = Math.max(
    ...sheets.filter((_, seat) => !winners.includes(seat)).map((written) => written.total),
    0,
  );
  return {
    title: isMine
      ? desk.t("web-you-win", { count: winners.length })
      : desk.t("web-they-win", { winner_seats: winners, count: winners.length }),
    subtitle: desk.t("web-winchester-sheet-lead", { amount: total, next }),
  };
}

/** Seats with equal fortunes, and what set them apart. */
/** @param {Desk} desk @param {Written[]} sheets @param {number[][]} ranking */
function ties(desk, sheets, ranking) {
  const order = ranking.map(([seat]) => seat);
  return order.slice(1).flatMap((seat, at) => {
    const ahead = order[at];
    if (sheets[seat].total !== sheets[ahead].total) return [];
    const cash = (/** @type {Written} */ written) => written.cash + written.most_plots;
    const isCash = cash(sheets[ahead]) !== cash(sheets[seat]);
    const key = isCash ? "web-winchester-tie-cash" : "web-winchester-tie-token";
    const args = {
      ahead_seat: ahead,
      behind_seat: seat,
      total: sheets[seat].total,
      more: cash(sheets[ahead]),
      less: cash(sheets[seat]),
    };
    return [desk.rich({ key, args })];
  });
}
