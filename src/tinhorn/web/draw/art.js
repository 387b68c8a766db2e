// @ts-check
/** Pictures from the sprite sheets, and CSS variables without style attributes. */
import { Directive, directive, html, noChange, nothing, svg } from "../vendor/lit.js";
import { PIECES } from "../art/pieces.js";
import { PICTURES } from "../games/installed.js";

/** The folder of the page's files. */
const FOLDER = new URL("..", import.meta.url).pathname;

/** @param {string} file */
export const artUrl = (file) => `${FOLDER}art/${file}`;

/** Returns the address of a picture of a game. @param {string} game @param {string} file */
export const gameArtUrl = (game, file) => `${FOLDER}games/${game}/art/${file}`;

/** The sheet, width and height of each sprite, by id. @type {Record<string, [string, number, number]>} */
const KIT = /** @type {any} */ ({ ...PICTURES, ...PIECES });

/** @param {string} id */
export const hasPicture = (id) => id in KIT;

/** @param {string} id */
const source = (id) => `${FOLDER}${KIT[id][0]}.svg#${id}`;

/**
 * Draws a picture. Without a label it is decoration and hidden from screen readers.
 * @param {string} id
 * @param {{ cls?: string, label?: string }} [how]
 */
export function pic(id, { cls = "", label = "" } = {}) {
  const [, width, height] = KIT[id];
  return html`<svg
    class="pic ${cls}"
    width=${width}
    height=${height}
    viewBox="0 0 ${width} ${height}"
    role=${label ? "img" : nothing}
    aria-label=${label || nothing}
    aria-hidden=${label ? nothing : "true"}
  >
    <use href=${source(id)}></use>
  </svg>`;
}

/** Draws an icon in the colour of the text around it. @param {string} name */
export const icon = (name) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <use href=${source(`icon-${name}`)}></use>
  </svg>`;

/**
 * Draws a picture on an SVG board, centred on x, y.
 * @param {string} id
 * @param {{ x: number, y: number }} at
 * @param {number} width
 * @param {string} [cls]
 */
export function piece(id, { x, y }, width, cls = "") {
  const [, w, h] = KIT[id];
  const height = (width * h) / w;
  return svg`<use class=${cls} href=${source(id)} x=${x - width / 2} y=${y - height / 2}
    width=${width} height=${height}></use>`;
}

/**
 * Draws a short text on a plate, on an SVG board.
 * @param {{ x: number, y: number }} at
 * @param {string} text
 * @param {{ size?: number, cls?: string }} [how]
 */
export function plate({ x, y }, text, { size = 26, cls = "" } = {}) {
  const width = 14 + text.length * size * 0.68;
  return svg`<g class=${cls}><rect class="plate" x=${x - width / 2} y=${y - size * 0.7} width=${width}
      height=${size * 1.4} rx=${size * 0.4}></rect>
    <text x=${x} y=${y + 1} font-size=${size}>${text}</text></g>`;
}

class Variables extends Directive {
  /** @param {Record<string, string | number>} _values */
  render(_values) {
    return noChange;
  }

  /** @param {{ element: HTMLElement }} part @param {[Record<string, string | number>]} args */
  update(part, [values]) {
    for (const [name, value] of Object.entries(values)) {
      part.element.style.setProperty(name, String(value));
    }
    return noChange;
  }
}

/** Sets CSS properties by script: the content security policy forbids style attributes. */
export const css = directive(Variables);
