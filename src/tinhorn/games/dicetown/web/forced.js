// @ts-check
/** Decisions with a single option, which the page answers by itself and tells the player. */

/** @import { Option, Update } from "../../net/wire.js" */

/**
 * The only option, unless the quick answer would tell the others something: in a reaction window,
 * or about dice under a cup.
 * @param {Update} update
 * @returns {Option | null}
 */
export function forced({ view, options, window }) {
  const isSecret = window !== null || (view.phase.type === "Keeping" && view.phase.dice[view.viewer].length > 1);
  return options.length === 1 && !isSecret ? options[0] : null;
}
