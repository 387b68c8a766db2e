// @ts-check
/** The tables that the player has put out of sight on this device. They stay as they are. */
import { device } from "./settings.js";

const KEY = "tinhorn-tidied";

/** @import { TableInfo } from "../net/wire.js" */

/** The codes of tables out of sight. @returns {string[]} */
export const tidied = () => device.list(KEY);

/** @param {TableInfo} table */
export const putAway = ({ code }) => device.set(KEY, JSON.stringify([...tidied(), code]));

export const putBack = () => device.set(KEY, "[]");

/** False for a game that other people play: they may wait for this player. @param {TableInfo} table */
export const canPutAway = ({ status, seats, yours }) =>
  status !== "playing" ||
  !seats.some(({ kind, has_left }, seat) => kind === "person" && !has_left && !yours.includes(seat));
