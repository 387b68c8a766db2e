// @ts-check
/** Tables from which people are away. */

/** @import { TableInfo } from "../net/wire.js" */

/** True if the players of this device sit at a table that is not over. @param {TableInfo} table */
const isOn = ({ status, yours }) => yours.length > 0 && !["over", "abandoned"].includes(status);

/** A decision may take hours or days. @param {TableInfo} table */
export const isSlow = (table) => table.clock.kind === "slow" && isOn(table);

/** Somebody may be awaited while they are away: a decision may take hours, or as long as the others like. */
/** @param {TableInfo} table */
export const canWait = (table) =>
  isSlow(table) || (table.clock.kind === "none" && isOn(table) && table.seats.some(isOther(table)));

/** Seats that other people have, or may take. @param {TableInfo} table */
const isOther =
  ({ yours }) =>
  (/** @type {import("../net/wire.js").SeatInfo} */ { kind }, /** @type {number} */ seat) =>
    ["person", "open"].includes(kind) && !yours.includes(seat);
