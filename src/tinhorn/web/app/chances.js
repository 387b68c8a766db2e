// @ts-check
/** Whether a page shows the chances to win. */
import { settings } from "./settings.js";

/** @import { DrawContext } from "../draw/draw-context.js" */

/** True if the reader watches bots and wants to see their chances: where a person plays, they are told after the game. @param {DrawContext} context */
export function wantsChances({ me, model, table, isReplay }) {
  if (isReplay || !table.code || table.status !== "playing") return false;
  const hasPeople = table.seats.some(({ kind }) => kind === "person");
  return !hasPeople && me === null && !model.isOpenTable && settings.values.chances !== "off";
}
