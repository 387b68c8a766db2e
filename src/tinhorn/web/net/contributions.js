// @ts-check
/**
 * What the seats of this device add to the random draws. The device commits to it by its hash,
 * reveals it when everybody's commitments are fixed, and notes what it saw, so that the fairness
 * page can compare it with the record. docs/fairness.md says why.
 */
import { device } from "../app/settings.js";
import { bytesOfText, hexOf, sha256 } from "./sha256.js";
import { commitmentOf, termsOf } from "./fairness.js";

/** @import { Attempt, Proof, TableInfo } from "./wire.js" */
/** @typedef {{ contribution: string, commitment: string }} Part */

/**
 * What this device saw and sent at a table before the game.
 * @typedef {object} FairnessNotes
 * @property {string} commitment the server's commitment to its secret
 * @property {Part[]} parts what this device has committed to
 * @property {string[]} revealed the commitments whose parts the server has accepted
 * @property {Attempt["commitments"][]} attempts the commitments of all seats, in each attempt to
 *   start, as they were before this device revealed anything
 * @property {Attempt["withheld"][]} withheld the seats that withheld in each attempt before the last one
 *   of these
 * @property {string} [terms] the fingerprint of the table's terms; none in notes of earlier versions
 */

const FAIRNESS = "tinhorn-promise-";
/** @type {Omit<FairnessNotes, "commitment">} */
const EMPTY = { parts: [], revealed: [], attempts: [], withheld: [] };

/** @param {string} code @returns {FairnessNotes | null} */
export function fairnessNotes(code) {
  const notes = JSON.parse(device.get(FAIRNESS + code) ?? "null");
  return notes && { ...EMPTY, ...notes };
}

/** @param {TableInfo} table @param {(notes: FairnessNotes) => FairnessNotes} change */
function note({ code, commitment }, change) {
  const notes = fairnessNotes(code) ?? { commitment, ...EMPTY };
  device.set(FAIRNESS + code, JSON.stringify(change(notes)));
}

/** Makes a new part: random bytes, mixed with words that a player has typed. */
export function newPart(words = "") {
  const random = crypto.getRandomValues(new Uint8Array(16));
  const mixed = words ? sha256(Uint8Array.from([...random, ...bytesOfText(words)])) : random;
  const contribution = hexOf(mixed.slice(0, 16));
  return { contribution, commitment: commitmentOf(contribution) };
}

/** @param {TableInfo} table @param {Part} part */
export const notePart = (table, part) => note(table, (notes) => ({ ...notes, parts: [...notes.parts, part] }));

/** Notes that the server has accepted what was revealed. @param {TableInfo} table @param {string} contribution */
export const noteRevealed = (table, contribution) =>
  note(table, (notes) => ({ ...notes, revealed: [...notes.revealed, commitmentOf(contribution)] }));

/** Forgets the parts of a device that has left the table before the game. @param {TableInfo} table */
export function forgetParts(table) {
  const isGone = table.status === "seating" && table.yours.length === 0;
  if (isGone && fairnessNotes(table.code)) note(table, (notes) => ({ ...notes, parts: [] }));
}

/** Returns the seats of this device that have committed to nothing that this device could reveal. @param {TableInfo} table */
export function uncommitted({ code, status, is_starting, yours, seats }) {
  if (status !== "seating" || is_starting) return [];
  const known = new Set(fairnessNotes(code)?.parts.map(({ commitment }) => commitment));
  return yours.filter((seat) => !known.has(seats[seat].commitment ?? ""));
}

/**
 * Returns what the seats of this device have to reveal now. Nothing, if the table differs from what this
 * device saw before: then somebody has chosen a part after others were revealed.
 * @param {TableInfo} table
 * @returns {{ seat: number, contribution: string }[]}
 */
export function due(table) {
  const { code, commitment, is_starting, attempts, yours } = table;
  const { commitments } = attempts[attempts.length - 1] ?? { commitments: [] };
  if (!is_starting || !noteAttempt(table)) return [];
  const notes = fairnessNotes(code);
  if (notes?.commitment !== commitment) return [];
  const before = notes.attempts.slice(0, attempts.length - 1).flat();
  return yours.flatMap((seat) => {
    const part = notes.parts.find((mine) => mine.commitment === commitments[seat]);
    return part && !before.includes(part.commitment) ? [{ seat, contribution: part.contribution }] : [];
  });
}

/** Notes the present attempt. False if this device has seen something else before. @param {TableInfo} table */
function noteAttempt(table) {
  const { terms, attempts } = table;
  const notes = fairnessNotes(table.code);
  if (!terms || (notes && !isAsSeen(notes, terms, attempts))) return false;
  if (!notes?.attempts[attempts.length - 1])
    note(table, (before) => ({
      ...before,
      terms,
      attempts: attempts.map(({ commitments }) => commitments),
      withheld: attempts.slice(0, -1).map(({ withheld }) => withheld),
    }));
  return true;
}

/**
 * Returns true if nothing differs from what these notes have.
 * @param {FairnessNotes} notes
 * @param {string} terms
 * @param {Attempt[]} attempts
 */
const isAsSeen = (notes, terms, attempts) =>
  (notes.terms ?? terms) === terms &&
  notes.attempts.every((seen, at) => !seen || String(seen) === String(attempts[at]?.commitments)) &&
  notes.withheld.every((seen, at) => String(seen) === String(attempts[at]?.withheld));

/**
 * Returns true if a record says what this device saw before the game. It may have later attempts to start, if
 * the device was not there any more, but each that the device saw: else the server could have
 * chosen among them.
 * @param {Proof} proof
 */
export function isAsNoted(proof) {
  const { table, commitment, attempts = [] } = proof.commitments;
  const notes = fairnessNotes(table);
  return !notes || (notes.commitment === commitment && isAsSeen(notes, termsOf(proof), attempts));
}

/**
 * Returns what became of the parts of this device: `denied` if the record says that it withheld what the
 * server has accepted; `unused` if it had some, and none is in the last attempt to start. One that
 * is there proves to it that nobody chose the draws: `used`. `none` if this device has added nothing,
 * or has no notes of the terms.
 * @param {Proof["commitments"]} commitments
 * @returns {"used" | "unused" | "denied" | "none"}
 */
export function partsIn({ table, attempts = [] }) {
  const notes = fairnessNotes(table);
  const last = attempts.at(-1)?.commitments ?? [];
  if (!notes?.parts.length) return "none";
  const isDenied = attempts.some(({ commitments, withheld }) =>
    withheld.some((seat) => notes.revealed.includes(commitments[seat] ?? "")),
  );
  if (isDenied) return "denied";
  if (!notes.parts.some(({ commitment }) => last.includes(commitment))) return "unused";
  return notes.terms ? "used" : "none";
}
