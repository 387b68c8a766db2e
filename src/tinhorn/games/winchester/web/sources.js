// @ts-check
/** Where the money of each seat came from in the whole game, and where it went. */
import { thousands } from "../../text/words.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */
/** @typedef {import("./wire.js").Sheet} Written */

/** The pictures of the sources. @type {Record<string, string>} */
const PICTURES = {
  start: "note-stack",
  sales: "gavel",
  bank: "loco-side",
  cards: "mine-front",
  tips: "bonus-saloon",
  shared: "trophy",
  secret: "secret-river",
  plots: "plot-prairie",
  spent: "note-1000",
};

/** What an event brings a seat, and from which source. @param {any} event @param {number} seat @returns {[string, number]} */
function gain(event, seat) {
  const own = event.seat === seat ? event.amount : 0;
  switch (event.type) {
    case "PlotSold":
      return event.buyer === seat ? ["spent", -event.price] : ["sales", event.share];
    case "VehicleMoved":
      return ["bank", event.earned[seat]];
    case "CardTurned":
      return ["cards", own];
    case "TipsTaken":
      return ["tips", own];
    case "ObjectiveWon":
      return ["shared", own];
    default:
      return ["", 0];
  }
}

/** What is in cash at the end and came from no event was there at the start. @param {DrawContext} context @param {Written} written @param {number} seat */
function sums({ story }, { cash, objectives, most_plots: plots }, seat) {
  /** @type {Record<string, number>} */
  const found = { start: cash, secret: objectives.reduce((sum, { amount }) => sum + amount, 0), plots };
  for (const { event } of story) {
    const [source, amount] = gain(event, seat);
    found[source] = (found[source] ?? 0) + amount;
    found.start -= amount;
  }
  return found;
}

/** By seat. @param {DrawContext} context @param {Written[]} sheets */
export const sources = (context, sheets) =>
  sheets.map((written, seat) => {
    const found = sums(context, written, seat);
    return Object.keys(PICTURES)
      .filter((source) => found[source])
      .map((source) => ({
        pic: PICTURES[source],
        name: context.t(`web-winchester-from-${source}`),
        text: signed(found[source]),
      }));
  });

/** @param {number} amount */
const signed = (amount) => `${amount < 0 ? "−" : "+"}${thousands(Math.abs(amount))}`;
