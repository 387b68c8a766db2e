// @ts-check
/** Where a vehicle may stop, and who would earn what there, as the options say it. */

/** @typedef {import("../../draw/draw-context.js").Desk} Desk */
/** @typedef {import("../../net/wire.js").Option} Option */
/** @typedef {import("../../net/wire.js").Phrase} Phrase */
/** @typedef {{ vehicle: "boat" | "locomotive", square: number, option: Option, pay: Map<number, number> }} Stop */

/** @type {WeakMap<Desk, Stop[]>} */
const known = new WeakMap();

/** @param {Desk} desk @returns {Stop[]} */
export function stops(desk) {
  const found = known.get(desk) ?? desk.offers("MoveVehicle").map(stop);
  known.set(desk, found);
  return found;
}

/** @param {Option} option @returns {Stop} */
const stop = (option) => ({
  vehicle: option.action.vehicle,
  square: option.action.square,
  option,
  pay: new Map(earned(option.consequence)),
});

/**
 * The amounts by seat within a consequence.
 * @param {Phrase | null | undefined} phrase
 * @returns {[number, number][]}
 */
function earned(phrase) {
  if (!phrase) return [];
  const { seat, amount, ...others } = /** @type {Record<string, any>} */ (phrase.args);
  const own = amount === undefined ? [] : [/** @type {[number, number]} */ ([seat, amount])];
  return [...own, ...Object.values(others).flatMap((arg) => (arg?.key ? earned(arg) : []))];
}

/**
 * How good a stop is for the viewer: what they earn, less a little for what the others do; of
 * equal ones the shortest way.
 * @param {Desk} desk
 * @param {Stop} stop
 */
function worth(desk, { pay, vehicle, square }) {
  const all = [...pay.values()].reduce((sum, amount) => sum + amount, 0);
  const mine = (desk.me !== null && pay.get(desk.me)) || 0;
  return mine * 10 - (all - mine) - Math.abs(square - desk.view[vehicle]) / 100;
}

/** All stops, those that bring the viewer most first. @param {Desk} desk */
export const bestFirst = (desk) => [...stops(desk)].sort((a, b) => worth(desk, b) - worth(desk, a));

/** The stop that is picked, or would be best. @param {Desk} desk @returns {Stop | undefined} */
export function chosenStop(desk) {
  const picked = desk.scratch.get("stop");
  if (!picked) return bestFirst(desk)[0];
  return stops(desk).find(
    ({ vehicle, square }) => vehicle === picked.vehicle && square === picked.square,
  );
}

/** @param {Desk} desk @param {Stop} stop */
export const gainText = (desk, { option, pay }) =>
  option.consequence && pay.size
    ? desk.say(option.consequence)
    : desk.t("web-winchester-pays-nobody");
