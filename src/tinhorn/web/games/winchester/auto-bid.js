// @ts-check
/**
 * A ceiling: bid for me up to an amount, then pass or ask. It lives in this page only and answers
 * after a while that tells nobody anything. A device that is passed around keeps nothing of anyone
 * while it is covered, so it offers none.
 */

/** @typedef {import("../../draw/draw-context.js").Desk} Desk */
/** @typedef {import("../../net/table-model.js").TableStore} TableStore */
/** @typedef {{ plot: number, most: number, then: "pass" | "ask" }} Ceiling */

const PACE = { least: 1200, more: 2300 };

/** @type {WeakMap<TableStore, Ceiling>} */
const set = new WeakMap();
/** @type {WeakMap<TableStore, { prompt: number, timer: number }>} */
const thinking = new WeakMap();

/** @param {Desk} desk */
export const isOffered = ({ isPast, store }) => !isPast && !store.cover;

/** The ceiling for the plot under the hammer. @param {Desk} desk @returns {Ceiling | undefined} */
export function ceilingOf(desk) {
  const ceiling = set.get(desk.store);
  return ceiling && ceiling.plot === desk.view.phase.plot ? ceiling : undefined;
}

/** @param {Desk} desk @param {Omit<Ceiling, "plot"> | null} wish */
export function setCeiling(desk, wish) {
  if (wish) set.set(desk.store, { ...wish, plot: desk.view.phase.plot });
  else set.delete(desk.store);
  clearTimeout(thinking.get(desk.store)?.timer);
  thinking.delete(desk.store);
  desk.scratch.changed();
}

/** What the ceiling would answer now; nothing where it asks. @param {Desk} desk */
function answer(desk) {
  const ceiling = ceilingOf(desk);
  if (!ceiling || !desk.isAsked) return undefined;
  const [least] = desk.offers("Bid");
  if (least && least.action.amount <= ceiling.most) return least;
  return ceiling.then === "pass" ? desk.offers("Pass")[0] : undefined;
}

/** Whether the ceiling is about to answer for the player. @param {Desk} desk */
export const isBidding = (desk) => answer(desk) !== undefined;

/** The clock, or the player by other means, may have been quicker. @param {Desk} desk */
const isStillAsked = ({ store, view }) =>
  store.isAsked && store.update?.view.prompt === view.prompt;

/** Lets the ceiling answer, once for each prompt, after a human while. @param {Desk} desk */
export function letItBid(desk) {
  const option = answer(desk);
  const { prompt } = desk.view;
  if (!option || thinking.get(desk.store)?.prompt === prompt) return;
  clearTimeout(thinking.get(desk.store)?.timer);
  const timer = window.setTimeout(
    () => isStillAsked(desk) && desk.answer(option.action),
    PACE.least + Math.random() * PACE.more,
  );
  thinking.set(desk.store, { prompt, timer });
}
