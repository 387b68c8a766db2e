// @ts-check
/** Fortunes over the laps of a game as lines, told apart by colour, dashes and names. */
import { html, svg } from "./vendor/lit.js";
import { t } from "./words.js";

/** @typedef {import("./desk.js").Person} Person */

const WIDTH = 640;
const HEIGHT = 300;
const LEFT = 76;
const RIGHT = 116;
const TOP = 14;
const BOTTOM = 32;
const GRID = 4;
const ROUND = [1, 2, 5, 10];
/** Names at the ends of the lines keep so far apart. */
const APART = 18;

/** One, two or five, with noughts: not less than the amount. @param {number} amount */
function round(amount) {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(amount)));
  return power * (ROUND.find((figure) => figure * power >= amount) ?? 10);
}

/** Where the lines run: from lap and amount to a point of the picture. */
export class Scale {
  /** @param {number[][]} laps */
  constructor(laps, { width = WIDTH, height = HEIGHT, left = LEFT, right = RIGHT, top = TOP, bottom = BOTTOM } = {}) {
    const amounts = laps.flat();
    this.laps = laps;
    this.least = Math.min(0, ...amounts);
    this.most = Math.max(1, ...amounts);
    this.box = { width, height, left, right, top, bottom };
  }

  /** @param {number} lap */
  x(lap) {
    const { width, left, right } = this.box;
    return left + (lap / Math.max(1, this.laps.length - 1)) * (width - left - right);
  }

  /** @param {number} amount */
  y(amount) {
    const { height, top, bottom } = this.box;
    const share = (amount - this.least) / (this.most - this.least);
    return height - bottom - share * (height - top - bottom);
  }

  /** The points of one seat's line. @param {number} seat */
  line(seat) {
    return this.laps.map((fortunes, lap) => [this.x(lap), this.y(fortunes[seat])]);
  }

  /** Round amounts to rule the picture with. */
  get marks() {
    const step = round((this.most - this.least) / GRID);
    const first = Math.ceil(this.least / step);
    const count = Math.floor(this.most / step) - first + 1;
    return Array.from({ length: count }, (_, at) => (first + at) * step);
  }

  /** Where each seat's name stands: at the end of its line, none over another. */
  get names() {
    const last = this.laps[this.laps.length - 1];
    const order = last.map((_, seat) => seat).sort((a, b) => last[b] - last[a]);
    /** @type {number[]} */
    const places = [];
    let free = -Infinity;
    for (const seat of order) {
      places[seat] = Math.max(free, this.y(last[seat]));
      free = places[seat] + APART;
    }
    const over = Math.max(0, free - APART - this.box.height + 4);
    return places.map((place) => place - over);
  }
}

/**
 * @param {import("./wire.js").Summary} summary
 * @param {Person[]} seats
 * @param {(amount: number) => string} amount
 */
export function chart({ laps }, seats, amount) {
  const scale = new Scale(laps.map(({ fortunes }) => fortunes));
  const { names } = scale;
  const last = laps.length - 1;
  return html`<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${t("web-summary-chart")}>
    ${scale.marks.map(
      (mark) =>
        svg`<line class="rule-line" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${scale.y(mark)} y2=${scale.y(mark)} />
        <text class="mark" x=${LEFT - 8} y=${scale.y(mark)} dy="0.35em" text-anchor="end">${amount(mark)}</text>`,
    )}
    ${laps.map(({ number }, at) =>
      at % Math.ceil(laps.length / 10) === 0 || at === last
        ? svg`<text class="mark" x=${scale.x(at)} y=${HEIGHT - 8} text-anchor="middle">${number}</text>`
        : "",
    )}
    ${seats.map(
      ({ name, hat }, seat) =>
        svg`<g data-seat=${hat}>
        <polyline class="fortune" points=${scale.line(seat).map((point) => point.join()).join(" ")} />
        <circle cx=${scale.x(last)} cy=${scale.y(laps[last].fortunes[seat])} r="4" />
        <text x=${WIDTH - RIGHT + 12} y=${names[seat]} dy="0.35em">${name}</text>
      </g>`,
    )}
  </svg>`;
}
