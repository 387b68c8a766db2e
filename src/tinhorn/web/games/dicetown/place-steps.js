// @ts-check
/** Where the events of Dice Town happen, and the places that have been resolved this round. */

/** @typedef {import("../../draw/draw-context.js").DrawContext} DrawContext */

/** The place of events that do not name it. @type {Record<string, string>} */
const PLACES = {
  NuggetsDug: "mine", BankRobbed: "bank", LootShared: "bank", CoachUnloaded: "coach", CardsDrawn: "store", CardKept: "store",
  LootDrawn: "saloon", CardStolen: "saloon", NobodyRobbed: "saloon", StarTaken: "office", StarKept: "office", PropertiesTaken: "hall",
  PropertyDrawn: "hall", VisitsOrdered: "doc", ElixirTaken: "doc", WealthGained: "doc", NuggetsCharmed: "doc", LuckDrawn: "doc",
  GiverNamed: "doc", CardGiven: "doc", PropertiesProtected: "doc", ElixirWasted: "doc",
};

/** The place where an event happens, if it happens in town. @param {any} event @returns {string | undefined} */
export const placeOf = (event) => event.place ?? PLACES[event.type];

/** The place of the beat that is playing, if any. @param {DrawContext} context @returns {string | undefined} */
export const currentPlace = (context) => context.beat?.place;

/** The places that have been resolved in this round. @param {DrawContext} context @returns {Set<string>} */
export function donePlaces({ story }) {
  const events = story.map(({ event }) => event);
  const round = events.slice(events.findLastIndex(({ type }) => type === "RoundBegan") + 1);
  const first = round.findIndex(({ type }) => type === "PlaceLed");
  const places = first < 0 ? [] : round.slice(first).map(placeOf);
  return new Set(/** @type {string[]} */ (places.filter(Boolean)));
}
