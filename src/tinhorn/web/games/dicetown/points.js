// @ts-check
/** The points of a seat at a beat. The server counts them in the same way (D-END-2). */
import { cardValue } from "./cards.js";

/** @typedef {import("../../net/wire.js").dicetown.View} View */
/** @typedef {import("../../net/wire.js").Fact} Fact */

const STAR = 5;
const BILLS_A_POINT = 2;

/** The points that the viewer can see. @param {View} view @param {number} seat */
function points({ players, sheriff }, seat) {
  const { nuggets, bills, store, properties, protected: safe } = players[seat];
  const cards = [...store, ...properties, ...safe].map((card) => Number(card === null ? 0 : cardValue(card)));
  const star = seat === sheriff ? STAR : 0;
  return cards.reduce((sum, value) => sum + value, nuggets + Math.floor(bills / BILLS_A_POINT) + star);
}

/** The fact about the points of a seat, as they are in this view; other facts stay as they are. @param {Fact} fact @param {View} view @returns {Fact} */
export function scoreAt(fact, view) {
  const [seat] = fact.seats ?? [];
  if (fact.kind !== "score" || seat === undefined) return fact;
  const { store, properties } = view.players[seat];
  const isComplete = ![...store, ...properties].includes(/** @type {never} */ (null));
  const count = points(view, seat);
  const text = { key: `dicetown-fact-score${isComplete ? "" : "-seen"}`, args: { points: count } };
  return { ...fact, text, is_complete: isComplete, count };
}
