// @ts-check
/** How a game ended, for its score sheet: the ranks and the winners of the outcome that the server tells. */
import { namesOf, t } from "../text/words.js";

/** @typedef {import("../draw/draw-context.js").DrawContext<any>} DrawContext */

/** “You win”, or who does. @param {DrawContext} context @param {readonly number[]} winners */
export const headline = (context, winners) =>
  context.me !== null && winners.includes(context.me)
    ? t("web-you-win", { count: winners.length })
    : context.t("web-they-win", { winner_seats: namesOf(winners), count: winners.length });

/** The rank of a seat in words; "" for a seat without one. @param {DrawContext} context @param {number} seat */
export function rankText({ table }, seat) {
  const rank = (table.outcome?.ranking.findIndex((seats) => seats.includes(seat)) ?? -1) + 1;
  return rank ? t("web-rank", { rank }) : "";
}

/** The highest total behind the winners. @param {readonly { total: number }[]} sheets @param {readonly number[]} winners */
export const nextTotal = (sheets, winners) =>
  Math.max(...sheets.filter((_, seat) => !winners.includes(seat)).map(({ total }) => total), 0);
