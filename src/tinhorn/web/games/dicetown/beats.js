// @ts-check
/** The beats of Dice Town: the roll, all cups up at once, and the town place by place. */
import { namesOf } from "../../text/words.js";
import { gainCaption, placeCaption } from "./captions.js";
import { FACE_OF } from "./hand-names.js";
import { placeOf } from "./place-steps.js";
import { scoreAt } from "./points.js";
import { viewAfter } from "./view-after.js";

/** @typedef {import("../../net/wire.js").dicetown.View} View */
/** @typedef {import("../../net/wire.js").StoryLine} StoryLine */
/** @typedef {import("../../net/wire.js").Update} Update */
/** @typedef {import("../../net/wire.js").Fact} Fact */
/** @typedef {import("../../app/choreographer.js").Beat} Beat */

const SHAKE = 650;
const HOLD = 900;
const PLACE = 900;
const GAIN = 600;

/** Events that lift the cups together. */
const REVEAL = ["DiceKept", "DiceTrimmed", "BrutePaidFor"];
/** The kinds of beats that change who leads which place. */
const SETTING = ["round", "roll", "reveal"];
/** Events that have no beat of their own: the next beat tells their lines. */
const SILENT = ["TableSet", "StoreShuffled", "ElixirsShuffled", "ElixirReplaced", "RowRefilled", "OfferMade"];
/** What follows from an elixir, in one beat with it. */
const ELIXIRS = ["WealthGained", "NuggetsCharmed", "LuckDrawn", "StarTaken", "PropertiesProtected", "ElixirWasted"];
/** Events that are told together with the event that follows from them. @type {Record<string, string>} */
const FOLLOWED = {
  CardsDrawn: "CardKept", LootDrawn: "CardStolen", JoeSent: "JoeRobbed", GamblerPlayed: "DieTurned", GameEnded: "GameWon",
};

/** True if the next beat tells an event: the others learn nothing from the cards that a thief draws. */
/** @param {any} event @param {number | null} viewer */
const isSilent = (event, viewer) =>
  SILENT.includes(event.type) || (event.type === "LootDrawn" && event.thief !== viewer && event.victim !== viewer);

/** Lines that are one beat. @param {StoryLine[]} lines @param {number | null} viewer @returns {StoryLine[][]} */
function groups(lines, viewer) {
  /** @type {StoryLine[][]} */
  const all = [];
  /** @type {StoryLine[]} */
  let silent = [];
  for (const line of lines) {
    const last = all[all.length - 1];
    if (isSilent(line.event, viewer)) silent.push(line);
    else if (last && !silent.length && isOneBeat(last[last.length - 1].event, line.event)) last.push(line);
    else {
      all.push([...silent, line]);
      silent = [];
    }
  }
  return all;
}

/** True if the second event belongs to the beat of the first. @param {any} first @param {any} second */
function isOneBeat(first, second) {
  if (REVEAL.includes(first.type)) return REVEAL.includes(second.type);
  if (first.type === "LeaderNamed") return second.type === "OfferTaken" || second.type === "PlaceLed";
  if (first.type === "OfferTaken") return second.type === "PlaceLed";
  if (first.type === "PlaceLed") return second.type !== "PlaceLed" && placeOf(second) === first.place;
  if (first.type === "ElixirTaken") return ELIXIRS.includes(second.type);
  return FOLLOWED[first.type] === second.type || (first.type === "LastDiceRolled" && second.type === first.type);
}

/** @param {Update} before @param {Update} update @returns {Beat[]} */
export function beats(before, update) {
  let { view, facts } = before;
  return groups(update.story, view.viewer).map((lines) => {
    const events = lines.map(({ event }) => event);
    view = { ...events.reduce(viewAfter, view), phase: /** @type {any} */ ({ type: "Rolling" }) };
    const shown = look(lines, view);
    // The score sheet names the winner, after it has counted.
    const beat = { ...shown, lines: shown.kind === "over" ? [] : lines, events, view };
    if (SETTING.includes(beat.kind)) facts = facts.map((fact) => asItStands(fact, view));
    if (beat.kind === "place") facts = facts.map((fact) => ledBy(fact, beat.detail));
    facts = facts.map((fact) => scoreAt(fact, view));
    return { ...beat, facts };
  });
}

/** A place with the seats that have the most of its face set aside. @param {Fact} fact @param {View} view @returns {Fact} */
function asItStands(fact, { players }) {
  if (fact.kind !== "place" || !fact.subject) return fact;
  const face = FACE_OF[fact.subject];
  const counts = players.map(({ dice }) => dice.filter((die) => die === face).length);
  const most = Math.max(...counts);
  return withLeaders(fact, most ? counts.flatMap((count, seat) => (count === most ? [seat] : [])) : [], most);
}

/** @param {Fact} fact @param {{ seat: number, place: string }} led @returns {Fact} */
const ledBy = (fact, { seat, place }) =>
  fact.kind === "place" && fact.subject === place ? withLeaders(fact, [seat], fact.count ?? 0) : fact;

/** @param {Fact} fact @param {number[]} seats @param {number} count @returns {Fact} */
function withLeaders(fact, seats, count) {
  const state = ["open", "led"][seats.length] ?? "tied";
  const args = { ...fact.text.args, leader_seats: namesOf(seats), count };
  return { ...fact, seats, count, text: { key: `dicetown-fact-${state}`, args } };
}

/** How lines are shown. @param {StoryLine[]} lines @param {View} view after them @returns {Omit<Beat, "lines" | "events" | "view">} */
function look(lines, view) {
  const { event, text } = lines[lines.length - 1];
  const led = lines.find((line) => line.event.type === "PlaceLed")?.event;
  if (led) return placeLook(lines, view, led);
  switch (event.type) {
    case "RoundBegan":
      return { kind: "round", caption: text };
    case "DiceRolled":
      return { kind: "roll", caption: { key: "web-beat-roll", args: {} }, least: SHAKE };
    case "DiceKept":
    case "DiceTrimmed":
    case "BrutePaidFor":
      return { kind: "reveal", caption: { key: "web-beat-reveal", args: {} }, least: HOLD };
    case "LastDiceRolled":
      return { kind: "reveal", caption: { key: "web-beat-last", args: {} }, least: HOLD };
    case "DieTurned":
      return { kind: "line", caption: lines[0].text };
    case "GameEnded":
    case "GameWon":
      return { kind: "over", caption: { key: "web-beat-over", args: {} }, least: PLACE };
    default:
      return lineLook(lines, view);
  }
}

/** A line of the story; gains are told in few words. @param {StoryLine[]} lines @param {View} view */
function lineLook(lines, view) {
  const { event, text } = lines[lines.length - 1];
  const caption = gainCaption(lines, view);
  return { kind: "line", caption: caption ?? text, place: placeOf(lines[0].event) ?? placeOf(event), least: caption ? GAIN : undefined };
}

/** A place: who leads it, why, and what follows. */
/** @param {StoryLine[]} lines @param {View} view @param {{ seat: number, place: string }} led */
function placeLook(lines, view, { seat, place }) {
  return { kind: "place", place, caption: placeCaption(lines, view, { seat, place }), least: PLACE, detail: { seat, place } };
}
