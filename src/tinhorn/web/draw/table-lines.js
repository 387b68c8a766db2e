// @ts-check
/** What lists of tables say about one: its players, how far it is, who has won. */
import { dotted, listed, t } from "../text/words.js";
import { people, titleOf } from "./draw-context.js";

/** @import { TableInfo } from "../net/wire.js" */

/** @param {TableInfo} table */
export const isFinished = ({ status }) => status === "over" || status === "abandoned";

/** Names the others at a table, for its player. @param {TableInfo} table */
export function against(table) {
  const others = people(table).filter(
    (_, seat) => !table.yours.includes(seat) && ["person", "bot"].includes(table.seats[seat].kind),
  );
  return others.length && table.yours.length ? t("web-against", { names: listed(others.map(({ name }) => name)) }) : "";
}

/** Describes a table in one line, with its game unless that is the title. @param {TableInfo} table @param {string} state @param {string} [reached] */
export function named(table, state, reached = "") {
  const game = t(`game-${table.game}`);
  return dotted(titleOf(table) === game ? "" : game, reached, state, table.hints === "all" ? t("web-hints-tag") : "");
}

/** Who won a finished game. @param {TableInfo} table */
export function winnerText(table) {
  const [winners] = table.outcome?.ranking ?? [];
  if (!winners) return seatsTaken(table);
  if (winners.length === 1 && winners[0] === table.you) return t("web-won-you");
  return t("web-won-by", { names: listed(winners.map((seat) => people(table)[seat].name)) });
}

/** @param {TableInfo} table */
export function seatsTaken({ status, seats }) {
  const taken = seats.filter(({ kind }) => kind !== "open").length;
  return t(`web-status-${status}`, { taken, seats: seats.length });
}

/** How many finished tables are listed. */
const MOST_OVER = 5;

/** Sort key: tables that wait for the player first, finished ones last. @param {import("../net/wire.js").MyTable} my */
function urgency({ table: { status, is_your_turn } }) {
  if (is_your_turn) return 0;
  return ["playing", "seating"].indexOf(status) + 1 || 3;
}

/** Sorts the tables of a list: those that wait for the player on top, the last finished ones below. @param {import("../net/wire.js").MyTable[]} mine */
export function sorted(mine) {
  const left = (/** @type {import("../net/wire.js").MyTable} */ my) => my.left ?? Infinity;
  const open = mine.filter((my) => urgency(my) < 3);
  const over = mine.filter((my) => urgency(my) === 3).slice(-MOST_OVER);
  open.sort((one, other) => urgency(one) - urgency(other) || left(one) - left(other));
  return [...open, ...over.reverse()];
}
