// @ts-check
/** The names of hands, and why a seat leads a place. */

/** @typedef {import("../../net/wire.js").Phrase} Phrase */

const FACES = ["9", "10", "J", "Q", "K", "A"];
const DICE = 5;
/** The face that leads each place; the Town Hall goes to the best hand. @type {Record<string, string>} */
export const FACE_OF = { mine: "9", bank: "10", store: "J", saloon: "Q", office: "K" };
/** The kind of hand by the sizes of its groups of equal dice. @type {Record<string, string>} */
const KINDS = { 5: "five", 41: "four", 32: "full", 311: "three", 221: "pairs", 2111: "pair", 11111: "high" };
/** How a kind is told; the others name one face. @type {Record<string, string>} */
const PATTERNS = { pairs: "pairs", full: "two", straight: "straight" };
/** The kinds that name one die, not a group of them. */
const SINGLE = ["high", "straight"];

/** The faces of a hand and how often each is in it: larger groups first, then higher faces. @param {string[]} dice */
function groupsOf(dice) {
  const groups = FACES.map((face) => ({ face, count: dice.filter((die) => die === face).length }));
  const rank = (/** @type {{ face: string, count: number }} */ { face, count }) => count * 10 + FACES.indexOf(face);
  return groups.filter(({ count }) => count).sort((a, b) => rank(b) - rank(a));
}

/** The kind of a hand; dice that are missing count as different ones. @param {{ face: string, count: number }[]} groups @param {number} missing */
function kindOf(groups, missing) {
  const [first, last] = [groups[0], groups[groups.length - 1]];
  const isStraight = groups.length === DICE && FACES.indexOf(first.face) - FACES.indexOf(last.face) === DICE - 1;
  return isStraight ? "straight" : KINDS[groups.map(({ count }) => count).join("") + "1".repeat(missing)];
}

/** The name of a hand; null for fewer than five dice without a pair. @param {string[]} dice @returns {Phrase | null} */
export function handName(dice) {
  const groups = groupsOf(dice);
  const missing = DICE - dice.length;
  if (missing && !(groups[0]?.count > 1)) return null;
  const kind = kindOf(groups, missing);
  const noun = SINGLE.includes(kind) ? "face" : "faces";
  const named = groups.map(({ face }) => ({ key: `dicetown-${noun}-${face}`, args: {} }));
  return {
    key: `dicetown-hand-${PATTERNS[kind] ?? "one"}`,
    args: { kind: { key: `dicetown-panel-hand-${kind}`, args: {} }, high: named[0], low: named[1] ?? "" },
  };
}

/** How many dice a seat has of the face of a place: "two 9s". @param {any} view @param {number} seat @param {string} place @returns {Phrase | null} */
export function faceCount(view, seat, place) {
  const face = FACE_OF[place];
  const count = view.players[seat].dice.filter((/** @type {string} */ die) => die === face).length;
  return count ? { key: "web-beat-faces", args: { count, face } } : null;
}

/** Why a seat leads a place: "two 9s", or its hand. @param {any} view @param {number} seat @param {string} place @returns {Phrase} */
export function whyLed(view, seat, place) {
  const hand = FACE_OF[place] ? null : handName(view.players[seat].dice);
  return hand ?? faceCount(view, seat, place) ?? { key: "web-beat-sheriff", args: {} };
}
