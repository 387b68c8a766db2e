// @ts-check
/** Whether a page shows tips for new players. */
import { settings } from "./settings.js";

/** True if the reader has a seat and wants tips. A lesson, whose table has no code, gives its own. @param {import("../draw/draw-context.js").DrawContext} context */
export function wantsGuide({ me, table }) {
  const { guide, welcome } = settings.values;
  return guide && me !== null && Boolean(table.code) && welcome !== table.code;
}
