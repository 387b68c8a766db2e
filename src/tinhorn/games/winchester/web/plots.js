// @ts-check
/** The plots and squares of the map. An edition has other plot numbers, but the same map. */
import { MAP } from "./art/map.js";

/** @import { View } from "./wire.js" */
/** @typedef {(typeof MAP)["plots"][number]} Plot */

/** @param {View} view @param {Plot} plot */
export const numberOf = (view, plot) => (view.setup.edition === "2019" ? plot.number2019 : plot.number);

/** @param {View} view @param {number} number @returns {Plot} */
export const plotAt = (view, number) => /** @type {Plot} */ (MAP.plots.find((plot) => numberOf(view, plot) === number));

/** What is asked during an auction. @param {{ view: View }} context */
export const bidding = ({ view }) => /** @type {import("./wire.js").Bidding} */ (view.phase);

/** @typedef {{ x: number, y: number, angle: number }} Stand */
/** @typedef {{ path: string, bridge: boolean, anchor: Stand, anchorIfShared?: Stand }} Square */

/** @param {"boat" | "locomotive"} vehicle @param {number} square @returns {Square} */
export const squareAt = (vehicle, square) => MAP[vehicle][square - 1];

export const { plots: PLOTS, saloon: SALOON } = MAP;
export const VEHICLES = /** @type {const} */ (["locomotive", "boat"]);
/** @type {Record<"boat" | "locomotive", string>} */
export const PICTURES = { boat: "boat", locomotive: "loco" };
