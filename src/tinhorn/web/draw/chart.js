// @ts-check
/** A line chart of the net worth of each seat by round. Lines differ in colour, dashes and name. */
import { html, svg } from "../vendor/lit.js";
import { t, tOr } from "../text/words.js";

/** @import { Person } from "./draw-context.js" */

/** Two sizes: a scaled-down chart would have unreadable numbers on a phone. */
export const NARROW = matchMedia("(max-width: 43.99rem)");
const LARGE = { width: 640, height: 300, left: 76, right: 116, top: 14, bottom: 32 };
const SMALL = { width: 340, height: 260, left: 70, right: 80, top: 14, bottom: 32 };
const LETTER = 8;
/** The gap between the end of a line and its name. */
const GAP = 12;
/** The least distance between two round numbers. */
const NUMBER_DISTANCE = 40;
const GRID = 4;
const STEPS = [1, 2, 5, 10];
/** The least distance between two names. */
const NAME_DISTANCE = 18;

/** Returns the next of 1, 2, 5, 10, 20, 50, … that is not less than the amount. @param {number} amount */
function roundStep(amount) {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(amount)));
  return power * (STEPS.find((figure) => figure * power >= amount) ?? 10);
}

/** Maps a round and an amount to a point of the chart. */
export class Scale {
  /** @param {number[][]} rounds @param {typeof LARGE} box */
  constructor(rounds, box) {
    const amounts = rounds.flat();
    this.rounds = rounds;
    this.least = Math.min(0, ...amounts);
    this.most = Math.max(1, ...amounts);
    this.box = box;
  }

  /** @param {number} round */
  x(round) {
    const { width, left, right } = this.box;
    return left + (round / Math.max(1, this.rounds.length - 1)) * (width - left - right);
  }

  /** @param {number} amount */
  y(amount) {
    const { height, top, bottom } = this.box;
    const share = (amount - this.least) / (this.most - this.least);
    return height - bottom - share * (height - top - bottom);
  }

  /** Lists the points of a seat's line. @param {number} seat */
  line(seat) {
    return this.rounds.map((netWorth, round) => [this.x(round), this.y(netWorth[seat])]);
  }

  /** The amounts of the horizontal grid lines. */
  get marks() {
    const step = roundStep((this.most - this.least) / GRID);
    const first = Math.ceil(this.least / step);
    const count = Math.floor(this.most / step) - first + 1;
    return Array.from({ length: count }, (_, at) => (first + at) * step);
  }

  /** The height of each seat's name: at the end of its line, but not over another name, nor below the chart. */
  get names() {
    const last = this.rounds[this.rounds.length - 1];
    const order = last.map((_, seat) => seat).sort((a, b) => last[b] - last[a]);
    /** @type {number[]} */
    const places = [];
    let free = -Infinity;
    for (const seat of order) {
      places[seat] = Math.max(free, this.y(last[seat]));
      free = places[seat] + NAME_DISTANCE;
    }
    let limit = this.box.height - NAME_DISTANCE / 2;
    for (const seat of order.reverse()) {
      places[seat] = Math.min(places[seat], limit);
      limit = places[seat] - NAME_DISTANCE;
    }
    return places;
  }
}

/** Shortens a name to the room there is. @param {string} name @param {number} room */
function shortened(name, room) {
  const letters = Math.floor(room / LETTER);
  return name.length > letters ? `${name.slice(0, letters - 1).trim()}…` : name;
}

/** Which rounds are numbered: not too close together, and always the last one. @param {Scale} scale */
function numbered({ rounds: { length }, box: { width, left, right } }) {
  const step = Math.ceil((length * NUMBER_DISTANCE) / (width - left - right));
  const last = length - 1;
  return (/** @type {number} */ at) => at === last || (at % step === 0 && last - at >= step);
}

/**
 * @param {import("../net/wire.js").Summary} summary
 * @param {Person[]} seats
 * @param {(amount: number) => string} amount
 */
export function chart({ rounds }, seats, amount) {
  const box = NARROW.matches ? SMALL : LARGE;
  const { width, height, left, right } = box;
  const scale = new Scale(
    rounds.map(({ net_worth }) => net_worth),
    box,
  );
  const { names } = scale;
  const isNumbered = numbered(scale);
  const last = rounds.length - 1;
  return html`<svg class="chart" viewBox="0 0 ${width} ${height}" role="img" aria-label=${t("web-summary-chart")}>
    ${scale.marks.map(
      (mark) =>
        svg`<line class="rule-line" x1=${left} x2=${width - right} y1=${scale.y(mark)} y2=${scale.y(mark)} />
        <text class="mark" x=${left - 8} y=${scale.y(mark)} dy="0.35em" text-anchor="end">${amount(mark)}</text>`,
    )}
    ${rounds.map(({ number }, at) =>
      isNumbered(at)
        ? svg`<text class="mark" x=${scale.x(at)} y=${height - 8} text-anchor="middle">${number}</text>`
        : "",
    )}
    ${seats.map(
      ({ name, hat }, seat) =>
        svg`<g data-seat=${hat}>
        <polyline class="net-worth" points=${scale
          .line(seat)
          .map((point) => point.join())
          .join(" ")} />
        <circle cx=${scale.x(last)} cy=${scale.y(rounds[last].net_worth[seat])} r="4" />
        <text x=${width - right + GAP} y=${names[seat]} dy="0.35em">${shortened(name, right - GAP)}</text>
      </g>`,
    )}
  </svg>`;
}

/**
 * Draws the numbers of the chart as a table; of several in one round the last.
 * @param {string} game
 * @param {readonly { number: number, net_worth: readonly number[] }[]} rounds
 * @param {readonly Person[]} seats
 * @param {(amount: number) => string} amount
 */
export function numbers(game, rounds, seats, amount) {
  const last = new Map(rounds.map(({ number, net_worth }) => [number, net_worth]));
  return html`<details class="more">
    <summary>${t("web-summary-table")}</summary>
    <div class="sheet-scroll" tabindex="0" role="group" aria-label=${t("web-summary-table")}>
      <table class="scores">
        <thead>
          <tr>
            <th scope="col">${tOr(`web-round-${game}`, t("web-round"))}</th>
            ${seats.map(({ name }) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${[...last].map(
            ([number, amounts]) =>
              html`<tr>
                <th scope="row">${number}</th>
                ${amounts.map((one) => html`<td>${amount(one)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}
