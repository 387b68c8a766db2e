// @ts-check
/** Where the events of Dice Town happen, and what has happened at each place in this round. */

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */
/** @import { StoryLine } from "../../net/wire.js" */
/** @typedef {{ leader: number | undefined, result: StoryLine | undefined }} Step what happened at a place */

/** The place of events that do not name it. @type {Record<string, string>} */
const PLACES = {
  NuggetsDug: "mine",
  BankRobbed: "bank",
  LootShared: "bank",
  CoachUnloaded: "coach",
  CardsDrawn: "store",
  CardKept: "store",
  LootDrawn: "saloon",
  CardStolen: "saloon",
  NobodyRobbed: "saloon",
  StarTaken: "office",
  StarKept: "office",
  PropertiesTaken: "hall",
  PropertyDrawn: "hall",
  VisitsOrdered: "doc",
  ElixirTaken: "doc",
  WealthGained: "doc",
  NuggetsCharmed: "doc",
  LuckDrawn: "doc",
  GiverNamed: "doc",
  CardGiven: "doc",
  PropertiesProtected: "doc",
  ElixirWasted: "doc",
};

/** Events at a place that has no leader yet. */
const BEFORE = ["OfferMade", "LeaderNamed", "OfferTaken"];

/** The place where an event happens, if it happens in town. @param {any} event @returns {string | undefined} */
export const placeOf = (event) => event.place ?? PLACES[event.type];

/** The place of the beat that is playing, if any. @param {DrawContext} context @returns {string | undefined} */
export const currentPlace = (context) => context.beat?.place;

/** @type {WeakMap<DrawContext, Map<string, Step>>} */
const known = new WeakMap();

/** The places that have been led or resolved in this round. @param {DrawContext} context */
export function steps(context) {
  const found = known.get(context) ?? stepsOf(context.story);
  known.set(context, found);
  return found;
}

/** @param {StoryLine[]} story */
function stepsOf(story) {
  const round = story.slice(story.findLastIndex(({ event }) => event.type === "RoundBegan") + 1);
  const first = round.findIndex(({ event }) => event.type === "PlaceLed");
  /** @type {Map<string, Step>} */
  const found = new Map();
  for (const line of first < 0 ? [] : round.slice(first)) {
    const place = placeOf(line.event);
    if (!place || BEFORE.includes(line.event.type)) continue;
    const { leader, result } = found.get(place) ?? {};
    const isLed = line.event.type === "PlaceLed";
    found.set(place, { leader: isLed ? line.event.seat : leader, result: isLed ? result : line });
  }
  return found;
}

/** The seats that lead a place: the one that the town or the sheriff has named, or those in front now. */
/** @param {DrawContext} context @param {string} place @returns {number[]} */
export function leadersOf(context, place) {
  const leader = steps(context).get(place)?.leader;
  return leader === undefined ? (context.fact("place", place)?.seats ?? []) : [leader];
}
