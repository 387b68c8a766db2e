// @ts-check
/** The sign at the plot for sale: its name, its token or the price, and around it the hats of those who are still in. */
import { nothing, svg } from "../../vendor/lit.js";
import { piece } from "../../draw/art.js";
import { thousands } from "../../text/words.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */

const WIDTH = 116;
/** The height of the sign with its name and without. */
const [TALL, LOW] = [78, 54];
const TOKEN = 44;
const HAT = 44;
const [PRICE, NAME] = [32, 20];
/** The smallest price and name that can be read, in pixels. */
const [LEAST_PRICE, LEAST_NAME] = [16, 12];
/** A sign that would have to grow more for its name is drawn without it. */
const GROWN = 1.25;
/** The map, and how near to its edges a sign may stand. */
const [MAP_WIDTH, MAP_HEIGHT, EDGE] = [1200, 900, 26];
/** A word below the sign has this room. */
const BELOW = 36;

/** How large a sign is drawn on a map of this width in pixels, and whether it has its name. @param {number} width */
function sizeOn(width) {
  const pixels = width / MAP_WIDTH;
  const named = LEAST_NAME / (NAME * pixels);
  const isNamed = named <= GROWN;
  return { scale: Math.max(1, isNamed ? named : 0, LEAST_PRICE / (PRICE * pixels)), isNamed };
}

/** The price, the leader, and the seats that are still in. @param {import("./wire.js").Bidding | import("./wire.js").Dueling} phase */
function auction(phase) {
  if (phase.type === "Dueling")
    return { amount: phase.price, leader: undefined, still: [phase.challenger, phase.challenged] };
  const { standing, in_auction: seats } = phase;
  return { amount: standing, leader: standing ? seats[seats.length - 1] : undefined, still: seats };
}

/** @param {DrawContext} context @param {number} plot */
const tokenOf = ({ view }, plot) => `bonus-${view.bonuses[plot - 1] ?? "back"}`;

/**
 * Screen readers get the same from the panel.
 * @param {DrawContext} context @param {{ x: number, y: number }} anchor
 * @param {number} mapWidth the width of the map in pixels
 */
export function auctionSign(context, anchor, mapWidth) {
  const phase = /** @type {import("./wire.js").Bidding} */ (context.view.phase);
  const { amount, leader, still } = auction(phase);
  const { scale, isNamed } = sizeOn(mapWidth);
  const name = context.t("web-winchester-plot", { plot: phase.plot });
  const width = isNamed ? Math.max(WIDTH, name.length * 11 + 24) : WIDTH;
  const height = isNamed ? TALL : LOW;
  const apart = Math.min(HAT + 4, (width + 80) / context.people.length);
  const hats = apart * (context.people.length - 1);
  const { x, y } = inside(anchor, {
    aside: (Math.max(width, hats + HAT) / 2) * scale,
    above: (height / 2 + HAT + 8) * scale,
    below: (height / 2 + BELOW) * scale,
  });
  const middle = isNamed ? 11 : 0;
  return svg`<g transform="translate(${x} ${y}) scale(${scale})"><g class="auction-sign" aria-hidden="true" data-beat=${context.beat?.kind ?? ""} data-seat=${leader === undefined ? "" : context.hat(leader)}>
    <rect class="sign-board" x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx="10"></rect>
    ${isNamed ? svg`<text class="sign-name" y="-24" font-size=${NAME}>${name}</text>` : nothing}
    ${amount ? svg`<text class="sign-price" y=${middle + 3} font-size=${PRICE}>${thousands(amount)}</text>` : piece(tokenOf(context, phase.plot), { x: 0, y: middle }, TOKEN, "sign-token")}
    ${context.beat?.kind === "going" && context.beat.caption ? svg`<text class="sign-going" y=${height / 2 + 26} font-size="30">${context.say(context.beat.caption)}</text>` : nothing}
    ${context.people.map(({ hat }, seat) => {
      const at = { x: seat * apart - hats / 2, y: -height / 2 - HAT / 2 - (seat === leader ? 8 : 0) };
      return svg`<g class="sign-hat" data-bidder=${seat} ?data-out=${!still.includes(seat)} ?data-lead=${seat === leader}>${piece(`hat-${hat}`, at, HAT)}</g>`;
    })}
  </g></g>`;
}

/** A place for the sign inside the frame of the map, as near to its plot as may be. */
/** @param {{ x: number, y: number }} anchor @param {{ aside: number, above: number, below: number }} room */
function inside({ x, y }, { aside, above, below }) {
  const within = (/** @type {number} */ at, /** @type {number} */ least, /** @type {number} */ most) =>
    Math.min(most, Math.max(least, at));
  return {
    x: within(x, EDGE + aside, MAP_WIDTH - EDGE - aside),
    y: within(y, EDGE + above, MAP_HEIGHT - EDGE - below),
  };
}
