// @ts-check
/** The faces of the dice on the picture of the town, and counts of them. */

/** @import { Phrase } from "../../net/wire.js" */

/** In rising order. */
export const FACES = ["9", "10", "J", "Q", "K", "A"];
/** The face on the sign of each place; the Town Hall has none. @type {Record<string, string>} */
export const FACE_OF = { mine: "9", bank: "10", store: "J", saloon: "Q", office: "K" };

/** The places that somebody can lead. */
export const LED = [...Object.keys(FACE_OF), "hall"];
/** The dice of a seat. */
export const DICE = 5;

/** How many of these dice show the face of a place. @param {string[]} dice @param {string} place */
export const countOf = (dice, place) => dice.filter((die) => die === FACE_OF[place]).length;

/**
 * The seats with the most dice for a place, and how many those are. The facts of an update say so; this is for
 * the beats between two updates.
 * @param {{ players: readonly { dice: string[] }[] }} view
 * @param {string} place
 */
export function inFront({ players }, place) {
  const counts = players.map(({ dice }) => countOf(dice, place));
  const count = Math.max(...counts);
  return { seats: counts.flatMap((one, seat) => (count && one === count ? [seat] : [])), count };
}

/** The dice of a seat for a place: "two 9s". @param {import("./wire.js").View} view @param {number} seat @param {string} place @returns {Phrase | null} */
export function faceCount(view, seat, place) {
  const count = countOf(view.players[seat].dice, place);
  return count ? { key: "web-dicetown-beat-faces", args: { count, face: FACE_OF[place] } } : null;
}
