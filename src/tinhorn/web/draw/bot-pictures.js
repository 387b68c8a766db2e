// @ts-check
/** The picture of each level of bots, and what is said about a bot. */
import { t } from "../text/words.js";
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

/** The level of a bot and its character, in words. @param {string | null} bot @param {string | null} character */
export const botLine = (bot, character) =>
  [`web-bot-${bot}`, character && `web-character-${character}`].flatMap((key) => (key ? [t(key)] : [])).join(" · ");
