// @ts-check
/**
 * Automatic bids up to a limit; then it passes or asks the player. The limit exists in this page
 * only. Each bid waits for a random time, so that its speed does not reveal the limit. A shared device
 * keeps nothing of a player while it is covered, so it offers no limit.
 */

/** @typedef {import("../../draw/draw-context.js").DrawContext} DrawContext */
/** @typedef {import("../../net/table-model.js").TableModel} TableModel */
/** @typedef {{ plot: number, most: number, then: "pass" | "ask" }} Limit */

const PACE = { least: 1200, more: 2300 };

/** @type {WeakMap<TableModel, Limit>} */
const limits = new WeakMap();
/** @type {WeakMap<TableModel, { prompt: number, timer: number }>} */
const pauses = new WeakMap();

/** @param {DrawContext} context */
export const isOffered = ({ isReplay, model }) => !isReplay && !model.cover;

/** The limit that is set for the plot for sale. @param {DrawContext} context @returns {Limit | undefined} */
export function limitOf(context) {
  const limit = limits.get(context.model);
  return limit && limit.plot === context.view.phase.plot ? limit : undefined;
}

/** @param {DrawContext} context @param {Omit<Limit, "plot"> | null} limit */
export function setLimit(context, limit) {
  if (limit) limits.set(context.model, { ...limit, plot: context.view.phase.plot });
  else limits.delete(context.model);
  clearTimeout(pauses.get(context.model)?.timer);
  pauses.delete(context.model);
  context.draft.changed();
}

/** The option that the limit chooses now; undefined if the player is to decide. @param {DrawContext} context */
function automaticOption(context) {
  const limit = limitOf(context);
  if (!limit || !context.isAsked) return undefined;
  const [least] = context.offers("Bid");
  if (least && least.action.amount <= limit.most) return least;
  return limit.then === "pass" ? context.offers("Pass")[0] : undefined;
}

/** True if an automatic answer is about to be sent. @param {DrawContext} context */
export const isBidding = (context) => automaticOption(context) !== undefined;

/** False if the decision was answered or timed out in the meantime. @param {DrawContext} context */
const isStillAsked = ({ model, view }) =>
  model.isAsked && model.update?.view.prompt === view.prompt;

/** Sends the automatic answer, once for each prompt, after a human-like pause. @param {DrawContext} context */
export function bidAutomatically(context) {
  const option = automaticOption(context);
  const { prompt } = context.view;
  if (!option || pauses.get(context.model)?.prompt === prompt) return;
  clearTimeout(pauses.get(context.model)?.timer);
  const timer = window.setTimeout(
    () => isStillAsked(context) && context.answer(option.action),
    PACE.least + Math.random() * PACE.more,
  );
  pauses.set(context.model, { prompt, timer });
}
