// @ts-check
/** Small illustrations made of our own art, for the page that explains a game. */
import { html, svg } from "../vendor/lit.js";
import { piece, plate } from "./art.js";

const SCENE = { width: 480, height: 320 };

/** Draws a picture of the page. It repeats what the text beside it says. @param {unknown} content @param {number} [height] */
export const scene = (content, height = SCENE.height) =>
  html`<svg class="how-scene" viewBox="0 0 ${SCENE.width} ${height}" aria-hidden="true">${content}</svg>`;

/**
 * Draws a part of a board, as large as the scene or in a frame of its own.
 * @param {{ url: string, width: number, height: number }} board
 * @param {[number, number, number, number]} part x, y, width and height on the board
 * @param {[number, number, number, number]} [frame] x, y, width and height in the scene
 */
export const boardPart = ({ url, width, height }, part, frame = [0, 0, SCENE.width, SCENE.height]) =>
  svg`<svg x=${frame[0]} y=${frame[1]} width=${frame[2]} height=${frame[3]} viewBox=${part.join(" ")}>
    <image href=${url} width=${width} height=${height}></image></svg>`;

/** Pieces in a row. @param {string[]} ids @param {{ x: number, y: number }} from @param {number} step @param {number} width */
export const rowOf = (ids, { x, y }, step, width) => ids.map((id, at) => piece(id, { x: x + at * step, y }, width));

/** Draws a hat and a plate below it. @param {number} hat @param {{ x: number, y: number }} at @param {string} text @param {number} [width] */
export const hatWith = (hat, { x, y }, text, width = 84) =>
  svg`${piece(`hat-${hat}`, { x, y }, width)}${text ? plate({ x, y: y + width * 0.68 }, text, { size: width * 0.28 }) : ""}`;

/** Draws an arrow. @param {[number, number]} from @param {[number, number]} to */
export function arrow([x, y], [toX, toY]) {
  const angle = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
  return svg`<line class="how-arrow" x1=${x} y1=${y} x2=${toX} y2=${toY}></line>
    <path class="how-arrow-head" transform="translate(${toX} ${toY}) rotate(${angle})" d="M10 0L-12 -11V11z"></path>`;
}
