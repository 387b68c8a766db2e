// @ts-check
/** The names of hands, and why a seat leads a place. */

/** @typedef {import("../../net/wire.js").Phrase} Phrase */

const FACES = ["9", "10", "J", "Q", "K", "A"];
/** The face that leads each place; the Town Hall goes to the best hand. @type {Record<string, string>} */
export const FACE_OF = { mine: "9", bank: "10", store: "J", saloon: "Q", office: "K" };
/** The kind of hand by the sizes of its groups of equal dice. @type {Record<string, string>} */
const KINDS = { 5: "five", 41: "four", 32: "full", 311: "three", 221: "pairs", 2111: "pair", 11111: "high" };

/** The faces of a hand and how often each is in it: larger groups first, then higher faces. @param {string[]} dice */
function groupsOf(dice) {
  const groups = FACES.map((face) => ({ face, count: dice.filter((die) => die === face).length }));
  const rank = (/** @type {{ face: string, count: number }} */ { face, count }) => count * 10 + FACES.indexOf(face);
  return groups.filter(({ count }) => count).sort((a, b) => rank(b) - rank(a));
}

/** The name of a complete hand; null before. @param {string[]} dice @returns {Phrase | null} */
export function handName(dice) {
  if (dice.length !== 5) return null;
  const groups = groupsOf(dice);
  const [first, second] = groups;
  const isStraight = groups.length === 5 && FACES.indexOf(first.face) - FACES.indexOf(groups[4].face) === 4;
  const kind = isStraight ? "straight" : KINDS[groups.map(({ count }) => count).join("")];
  const isDouble = kind === "full" || kind === "pairs";
  return {
    key: isDouble ? "web-dicetown-hand-two" : "web-dicetown-hand-one",
    args: { kind: { key: `dicetown-panel-hand-${kind}`, args: {} }, high: first.face, low: second?.face ?? "" },
  };
}

/** Why a seat leads a place: "two 9s", or its hand. @param {any} view @param {number} seat @param {string} place @returns {Phrase} */
export function whyLed(view, seat, place) {
  const { dice } = view.players[seat];
  const face = FACE_OF[place];
  const hand = face ? null : handName(dice);
  if (hand) return hand;
  const count = dice.filter((/** @type {string} */ die) => die === face).length;
  return count ? { key: "web-beat-faces", args: { count, face } } : { key: "web-beat-sheriff", args: {} };
}
