// @ts-check
/** Who of a device takes part in the agreements of its table, and whether there is something to tell. */

/** @import { TableInfo } from "../net/wire.js" */

/** The seats of this device for which no bot answers. @param {TableInfo} table */
export const speakers = ({ seats, yours }) => yours.filter((seat) => !seats[seat].is_covered);

/** The seat that asks for something: the one on show; for a shared device the host's, or the first. @param {TableInfo} table */
export function speaker(table) {
  const mine = speakers(table);
  return mine.find((seat) => seat === table.you) ?? mine.find((seat) => table.seats[seat].is_host) ?? mine[0];
}

/**
 * The seat of somebody else who is away, where that holds up the game: on their turn; at any time with a clock of
 * seconds or minutes, which answers for them; and during a pause that all have to end.
 * @param {import("../games/index.js").GameModule} game
 * @param {import("../draw/draw-context.js").DrawContext} context
 */
export function absentSeat(game, context) {
  const { table, isReplay, people } = context;
  if (isReplay || table.status !== "playing" || (!table.yours.length && !table.is_host)) return null;
  const isAbsent = (/** @type {number} */ seat) =>
    people[seat]?.isAway && !table.yours.includes(seat) && !table.seats[seat].is_covered;
  const isPaused = table.paused_at !== null;
  if (isPaused && table.host_decides) return null;
  const awaited = [...game.awaited(context), ...(context.update.choosing ?? [])];
  const seats = isPaused || table.clock.kind === "live" ? [...table.seats.keys()] : awaited;
  return seats.find(isAbsent) ?? null;
}

/** True for a spectator of a game who may be one of its players, on another device. @param {TableInfo} table */
export const mayHaveSeat = ({ code, is_host: isHost, seats, status, yours }) =>
  Boolean(code) && status === "playing" && !isHost && !yours.length && seats.some(({ kind }) => kind === "person");

/** True if a note has to tell what a table has agreed on or is asked for. @param {TableInfo} table */
export const hasAgreement = ({ status, motion, paused_at, seats, yours }) =>
  status === "playing" && (motion !== null || paused_at !== null || yours.some((seat) => seats[seat].is_covered));
