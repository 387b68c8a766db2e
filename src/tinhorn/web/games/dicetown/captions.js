// @ts-check
/** Captions that can be read while a place is on show: who, why, and what it brings. */
import { nameOf, namesOf } from "../../text/words.js";
import { whyLed } from "./hand-names.js";

/** @typedef {import("../../net/wire.js").dicetown.View} View */
/** @typedef {import("../../net/wire.js").StoryLine} StoryLine */
/** @typedef {import("../../net/wire.js").Phrase} Phrase */

/** What an event brings its seat, in two or three words. @param {any} event @returns {Phrase | null} */
function gain(event) {
  switch (event.type) {
    case "NuggetsDug":
      return { key: "web-beat-nuggets", args: { count: event.nuggets } };
    case "BankRobbed":
    case "LootShared":
      return { key: "web-beat-bills", args: { count: event.bills } };
    case "CardsDrawn":
      return { key: "web-beat-draws", args: { count: event.count } };
    case "PropertiesTaken":
      return { key: "web-beat-properties", args: { count: event.properties.length } };
    case "StarTaken":
      return { key: "web-beat-star", args: {} };
    case "CardKept":
      return event.card === null ? { key: "web-beat-cards", args: { count: 1 } } : null;
    default:
      return null;
  }
}

/** Who leads a place, why, and what follows if it does at once. */
/** @param {StoryLine[]} lines @param {View} view @param {{ seat: number, place: string }} led @returns {Phrase} */
export function placeCaption(lines, view, { seat, place }) {
  const { event, text } = lines[lines.length - 1];
  const you = seat === view.viewer ? "-you" : "";
  const why = whyLed(view, seat, place);
  const what = gain(event);
  if (event.type === "PlaceLed") return { key: `web-beat-leads${you}`, args: { why, seat: nameOf(seat) } };
  if (!what || event.seat !== seat) return { key: "web-beat-why", args: { why, what: text } };
  return { key: `web-beat-led${you}`, args: { why, seat: nameOf(seat), what } };
}

/** What lines other than those of a leader bring; null if the story's own sentence is as short. */
/** @param {StoryLine[]} lines @param {View} view @returns {Phrase | null} */
export function gainCaption(lines, view) {
  const { event, text } = lines[lines.length - 1];
  const what = gain(event);
  const elixir = lines.find((line) => line.event.type === "ElixirTaken")?.event.elixir;
  if (elixir && event.type !== "ElixirTaken") return { key: "web-beat-why", args: { why: { key: `dicetown-elixir-${elixir}`, args: {} }, what: text } };
  if (event.type === "CoachUnloaded") return at("bank", { key: "web-beat-bills", args: { count: event.bills } });
  if (event.type === "VisitsOrdered") return at("doc", { key: "web-beat-visits", args: { visitor_seats: namesOf(event.seats) } });
  if (!what) return null;
  return { key: `web-beat-gain${event.seat === view.viewer ? "-you" : ""}`, args: { seat: nameOf(event.seat), what } };
}

/** @param {string} place @param {Phrase} what @returns {Phrase} */
const at = (place, what) => ({ key: "web-beat-why", args: { why: { key: `dicetown-panel-place-${place}`, args: {} }, what } });
