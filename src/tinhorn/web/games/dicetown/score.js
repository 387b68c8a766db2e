// @ts-check
/** The final count of Dice Town, from the sheets that the game's end opens. */

/** @typedef {import("../../draw/draw-context.js").Desk} Desk */

const ROWS = ["nuggets", "bills", "star", "equipment", "properties"];

/** @param {Desk} desk @returns {import("../index.js").Sheet | null} */
export function sheet(desk) {
  const { phase } = desk.view;
  if (phase.type !== "Over") return null;
  /** @type {any[]} */
  const sheets = phase.sheets;
  const winners = /** @type {number[]} */ (desk.ask.args.winner_seats);
  const ranking = desk.table.outcome?.ranking ?? [];
  const rank = (/** @type {number} */ seat) => ranking.findIndex((seats) => seats.includes(seat)) + 1;
  return {
    rows: ROWS.map((row) => ({ title: desk.t(`dicetown-sheet-${row}`), cells: sheets.map((written) => ({ text: String(written[row] || "–") })) })),
    totals: sheets.map(({ total }, seat) => ({ text: String(total), small: rank(seat) ? desk.t("web-rank", { rank: rank(seat) }) : "" })),
    winners,
    ...headline(desk, sheets, winners),
    notes: ties(desk, sheets, ranking),
  };
}

/** @param {Desk} desk @param {any[]} sheets @param {number[]} winners */
function headline(desk, sheets, winners) {
  const isMine = desk.me !== null && winners.includes(desk.me);
  const next = Math.max(...sheets.filter((_, seat) => !winners.includes(seat)).map(({ total }) => total), 0);
  return {
    title: isMine ? desk.t("web-you-win", { count: winners.length }) : desk.t("web-they-win", { winner_seats: winners, count: winners.length }),
    subtitle: desk.t("web-dicetown-sheet-lead", { points: sheets[winners[0]].total, next }),
  };
}

/** Seats with equal points, and what set them apart. */
/** @param {Desk} desk @param {any[]} sheets @param {number[][]} ranking */
function ties(desk, sheets, ranking) {
  const order = ranking.map(([seat]) => seat);
  return order.slice(1).flatMap((seat, at) => {
    const ahead = order[at];
    if (sheets[seat].total !== sheets[ahead].total) return [];
    const isCards = sheets[ahead].property_cards !== sheets[seat].property_cards;
    const args = { ahead_seat: ahead, behind_seat: seat, points: sheets[seat].total };
    return [desk.rich({ key: isCards ? "web-dicetown-tie-cards" : "web-dicetown-tie-sheriff", args })];
  });
}
