// @ts-check
/** Where a vehicle may stop, and which seats would earn what there, as the options say. */

import { seatsIn } from "../../text/words.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */
/** @import { Option, Phrase } from "../../net/wire.js" */
/** @typedef {{ vehicle: "boat" | "locomotive", square: number, option: Option, pay: Map<number, number> }} Stop */

/** @type {WeakMap<DrawContext, Stop[]>} */
const known = new WeakMap();

/** @param {DrawContext} context @returns {Stop[]} */
export function stops(context) {
  const found = known.get(context) ?? context.offers("MoveVehicle").map(stop);
  known.set(context, found);
  return found;
}

/** @param {Option} option @returns {Stop} */
const stop = (option) => ({
  vehicle: option.action.vehicle,
  square: option.action.square,
  option,
  pay: new Map(earned(option.consequence)),
});

/** The amounts by seat in a consequence. @param {Phrase | null | undefined} phrase @returns {[number, number][]} */
function earned(phrase) {
  if (!phrase) return [];
  const { seat, amount, ...others } = /** @type {Record<string, any>} */ (phrase.args);
  const own = seatsIn(seat).map((earner) => /** @type {[number, number]} */ ([earner, amount]));
  const inner = Object.values(others).flatMap((arg) => (arg?.key ? earned(arg) : []));
  return [...(amount === undefined ? [] : own), ...inner];
}

/**
 * How good a stop is for the viewer: what they earn, minus a little for what the others earn; among
 * equal ones the nearest.
 * @param {DrawContext} context
 * @param {Stop} stop
 */
function worth(context, { pay, vehicle, square }) {
  const all = [...pay.values()].reduce((sum, amount) => sum + amount, 0);
  const mine = (context.actor !== null && pay.get(context.actor)) || 0;
  return mine * 10 - (all - mine) - Math.abs(square - context.view[vehicle]) / 100;
}

/** All stops, the best for the viewer first. @param {DrawContext} context */
export const bestFirst = (context) => [...stops(context)].sort((a, b) => worth(context, b) - worth(context, a));

/** The picked stop; before one is picked, the best. @param {DrawContext} context @returns {Stop | undefined} */
export function chosenStop(context) {
  const picked = context.draft.get("stop");
  if (!picked) return bestFirst(context)[0];
  return stops(context).find(({ vehicle, square }) => vehicle === picked.vehicle && square === picked.square);
}

/** @param {DrawContext} context @param {Stop} stop */
export const gainText = (context, { option, pay }) =>
  option.consequence && pay.size ? context.say(option.consequence) : context.t("web-winchester-pays-nobody");
