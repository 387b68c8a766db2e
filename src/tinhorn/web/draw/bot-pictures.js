// @ts-check
/** The picture of each level of bots. */
import { icon, pic } from "./art.js";

/** @type {Record<string, string>} */
const PICTURES = {
  greenhorn: "bot-tumbleweed",
  deputy: "bot-deputy",
  marshal: "bot-marshal",
  legend: "bot-legend",
  heuristic: "bot-deputy",
};

/** The picture of a bot; a robot for levels that have none. @param {string | null} bot */
export const botPicture = (bot) => (PICTURES[bot ?? ""] ? pic(PICTURES[bot ?? ""], { cls: "bot-pic" }) : icon("robot"));
