// @ts-check
/** The score sheet of a plain game: the points and the ranks of its outcome. */
import { html } from "../../vendor/lit.js";
import { currentLanguage } from "../../text/words.js";
import { headline, rankText } from "../result.js";
import { points } from "./board.js";

/** @import { DrawContext } from "../../draw/draw-context.js" */

/** The sheet once the game is over; a replay shows the board to its end. */
/** @param {DrawContext} context @returns {import("../index.js").Sheet | null} */
export function sheet(context) {
  const { outcome, status } = context.table;
  if (!outcome || status !== "over" || context.isReplay) return null;
  const [winners] = outcome.ranking;
  return {
    rows: [],
    totals: outcome.points.map((amount, seat) => ({
      text: new Intl.NumberFormat(currentLanguage()).format(amount),
      small: rankText(context, seat),
    })),
    sources: outcome.points.map(() => []),
    totalNote: "",
    winners: [...winners],
    title: headline(context, winners),
    subtitle: "",
    notes: [],
    hands: context.people.map((_, seat) => html`<span class="seat-counts-inline">${points(context, seat)}</span>`),
  };
}
