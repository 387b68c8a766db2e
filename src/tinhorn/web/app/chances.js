// @ts-check
/** Whether a page shows the chances to win. */
import { settings } from "./settings.js";

/** @typedef {import("../draw/draw-context.js").DrawContext} DrawContext */

/** True if the reader may see the chances, and wants to. @param {DrawContext} context */
export function wantsChances({ me, model, table, isReplay }) {
  if (isReplay || !table.code || table.status !== "playing") return false;
  const people = table.seats.filter(({ kind }) => kind === "person").length;
  const isWatching = me === null && !model.isOpenTable && (!table.is_host || !people);
  const { chances } = settings.values;
  return chances === "always" ? isWatching || people <= 1 : isWatching && chances === "watching";
}
