// @ts-check
/** The picture of each level of bots, the portraits of their characters, and what is said about a bot. */
import { html } from "../vendor/lit.js";
import { tOr } from "../text/words.js";
import { hasPicture, icon, pic, piece } from "./art.js";

/** @import { Person } from "./draw-context.js" */

/** Draws the picture of a bot; a robot for levels that have none. @param {string | null} bot */
export const botPicture = (bot) => (hasPicture(`bot-${bot}`) ? pic(`bot-${bot}`, { cls: "bot-pic" }) : icon("robot"));

/** Who sits at a seat: the hat of a person; the portrait of a bot's character, who wears that hat. */
/** @param {Person} person */
export const seatPicture = ({ hat, character }) =>
  hasPicture(`face-${character}`)
    ? portrait(`face-${character}`, `hat-${hat}`)
    : pic(`hat-${hat}`, { cls: "seat-hat" });

/** @param {string} face @param {string} hat */
const portrait = (face, hat) =>
  html`<svg class="pic seat-hat portrait" viewBox="2 -28 124 154" aria-hidden="true">
    ${piece(face, { x: 64, y: 64 }, 128)} ${piece(hat, { x: 64, y: 15 }, 96, "worn-hat")}
  </svg>`;

/** Returns the name of a level of bots; what it is called in code where it has no sentence. @param {string} level */
export const botName = (level) => tOr(`web-bot-${level}`, level);

/** Returns the level of a bot and its character, in words. @param {string | null} bot @param {string | null} character */
export const botLine = (bot, character) =>
  [botName(bot ?? ""), ...(character ? [tOr(`web-character-${character}`, character)] : [])].join(" · ");
