// @ts-check
/** Captions that can be read while a place is on show: who, why, and what it brings. */
import { nameOf, namesOf } from "../../text/words.js";
import { faceCount } from "./faces.js";

/** @import { View } from "./wire.js" */
/** @import { Phrase, StoryLine } from "../../net/wire.js" */

/** What an event brings its seat, in two or three words. @param {import("./wire.js").Event} event @returns {Phrase | null} */
function gain(event) {
  switch (event.type) {
    case "NuggetsDug":
      return { key: "web-dicetown-beat-nuggets", args: { count: event.nuggets } };
    case "BankRobbed":
    case "LootShared":
      return { key: "web-dicetown-beat-bills", args: { count: event.bills } };
    case "CardsDrawn":
      return { key: "web-dicetown-beat-draws", args: { count: event.count } };
    case "PropertiesTaken":
      return { key: "web-dicetown-beat-properties", args: { count: event.properties.length } };
    case "StarTaken":
      return { key: "web-dicetown-beat-star", args: {} };
    case "CardKept":
      return event.card === null ? { key: "web-dicetown-beat-cards", args: { count: 1 } } : null;
    default:
      return null;
  }
}

/** Who leads a place, why, and what follows if it does at once. */
/** @param {StoryLine[]} lines @param {View} view @param {{ seat: number, place: string }} led @returns {Phrase} */
export function placeCaption(lines, view, { seat, place }) {
  const { event, text } = lines[lines.length - 1];
  const you = seat === view.viewer ? "-you" : "";
  const hand = lines.find((line) => line.event.type === "PlaceLed")?.text.args.hand;
  const why = hand ?? faceCount(view, seat, place) ?? { key: "web-dicetown-beat-sheriff", args: {} };
  const what = gain(event);
  if (event.type === "PlaceLed") return { key: `web-dicetown-beat-leads${you}`, args: { why, seat: nameOf(seat) } };
  if (!what || event.seat !== seat) return { key: "web-dicetown-beat-why", args: { why, what: text } };
  return { key: `web-dicetown-beat-led${you}`, args: { why, seat: nameOf(seat), what } };
}

/** What lines other than those of a leader bring; null if the story's own sentence is as short. */
/** @param {StoryLine[]} lines @param {View} view @returns {Phrase | null} */
export function gainCaption(lines, view) {
  const { event, text } = lines[lines.length - 1];
  const what = gain(event);
  const elixir = lines.find((line) => line.event.type === "ElixirTaken")?.event.elixir;
  if (elixir && event.type !== "ElixirTaken")
    return { key: "web-dicetown-beat-why", args: { why: { key: `dicetown-elixir-${elixir}`, args: {} }, what: text } };
  if (event.type === "CoachUnloaded")
    return at("bank", { key: "web-dicetown-beat-bills", args: { count: event.bills } });
  if (event.type === "VisitsOrdered")
    return at("doc", { key: "web-dicetown-beat-visits", args: { visitor_seats: namesOf(event.seats) } });
  if (!what) return null;
  return {
    key: `web-dicetown-beat-gain${event.seat === view.viewer ? "-you" : ""}`,
    args: { seat: nameOf(event.seat), what },
  };
}

/** @param {string} place @param {Phrase} what @returns {Phrase} */
const at = (place, what) => ({
  key: "web-dicetown-beat-why",
  args: { why: { key: `dicetown-panel-place-${place}`, args: {} }, what },
});
