// @ts-check
/** The beats of Dice Town: the roll, all cups up at once, and the town place by place. */
import { nameOf, namesOf } from "../../text/words.js";
import { gainCaption, placeCaption } from "./captions.js";
import { DICE, FACE_OF, inFront } from "./faces.js";
import { hasGain } from "./gains.js";
import { fall, greatHand, lastDice, nearEnd } from "./moments.js";
import { placeOf } from "./place-steps.js";
import { cardLook, cardSteps } from "./played.js";
import { settled } from "../settled.js";
import { viewAfter } from "./view-after.js";

/** @import { View } from "./wire.js" */
/** @import { Fact, Phrase, StoryLine, Update } from "../../net/wire.js" */
/** @import { Beat } from "../../app/choreographer.js" */

const SHAKE = 500;
const HOLD = 500;
/** The cups rattle until all are lifted, at most for this time. */
const RATTLE = 1700;
const PLACE = 850;
/** A place whose leader still has to choose. */
const LED = 600;
const GAIN = 600;
/** What a place brings flies for this time. */
const FLIGHT = 480;
/** After it has arrived. */
const ARRIVED = 200;
const FLYING = ["place", "line"];
const OFFERS = 1100;

/** Events that lift the cups together. */
const REVEAL = ["DiceKept", "DiceTrimmed", "BrutePaidFor"];
/** Events that have no beat of their own: the next beat tells their lines. */
const SILENT = ["TableSet", "StoreShuffled", "ElixirsShuffled", "ElixirReplaced", "RowRefilled"];
/** What follows from an elixir, in one beat with it. */
const ELIXIRS = ["WealthGained", "NuggetsCharmed", "LuckDrawn", "StarTaken", "PropertiesProtected", "ElixirWasted"];
/** Events that are told together with the event that follows from them. @type {Record<string, string>} */
const FOLLOWED = {
  CardsDrawn: "CardKept",
  LootDrawn: "CardStolen",
  GamblerPlayed: "DieTurned",
  GameEnded: "GameWon",
};

/** True if the next beat tells an event: the others learn nothing from the cards that a thief draws. */
/** @param {import("./wire.js").Event} event @param {number | null} viewer */
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
  if (first.type === "OfferMade") return second.type === "OfferMade";
  if (first.type === "LeaderNamed") return second.type === "OfferTaken" || second.type === "PlaceLed";
  if (first.type === "OfferTaken") return second.type === "PlaceLed";
  if (first.type === "PlaceLed") return second.type !== "PlaceLed" && placeOf(second) === first.place;
  if (first.type === "ElixirTaken") return ELIXIRS.includes(second.type);
  return FOLLOWED[first.type] === second.type || (first.type === "LastDiceRolled" && second.type === first.type);
}

/** The viewer's own answer while the others still choose theirs. @param {{ view: View }} update */
const sealed = ({ view: { viewer, phase } }) =>
  (phase.type === "Keeping" || phase.type === "Offering") && viewer !== null ? phase.answers?.[viewer] : null;

/** The viewer has put the cup down or made an offer, and waits for the others. @param {Update} before @param {Update} update @returns {Beat[]} */
function waiting(before, update) {
  const answer = /** @type {{ dice?: string[] } | null | undefined} */ (sealed(update));
  if (!answer || sealed(before)) return [];
  const { view, facts } = update;
  return [
    {
      kind: "rattle",
      lines: [],
      events: [{ type: "CupDown" }],
      view,
      facts,
      caption: sealedCaption(answer),
      least: RATTLE,
      isMine: true,
      isPastime: true,
      cue: ["drum"],
    },
  ];
}

/** @param {{ dice?: string[] }} answer @returns {Phrase} */
function sealedCaption({ dice }) {
  if (!dice) return { key: "web-dicetown-beat-sealed", args: {} };
  const key = dice.length ? "web-dicetown-committed" : "web-dicetown-committed-none";
  return { key, args: { dice: dice.join(" ") } };
}

/** @param {Update} before @param {Update} update @returns {Beat[]} */
export function beats(before, update) {
  if (!update.story.length) return waiting(before, update);
  let { view } = before;
  const all = groups(update.story, view.viewer).map((lines, at, told) => {
    const events = lines.map(({ event }) => event);
    view = { ...events.reduce(viewAfter, view), phase: /** @type {any} */ ({ type: "Rolling" }) };
    const shown = look(lines, view, told[at + 1]);
    // The score sheet names the winner, after it has counted.
    return { ...shown, lines: shown.kind === "over" ? [] : lines, events, view };
  });
  let round = marked.get(before);
  const shown = withFacts(all, before, update).flatMap((beat, at, told) => {
    const was = /** @type {{ view: View, facts: Fact[] }} */ (told[at - 1] ?? before);
    const great = round === beat.view.round ? [] : greatHand(beat);
    if (great.length) round = beat.view.round;
    const moments = [...great, ...nearEnd(was.view, beat.view)].map((moment) => ({ ...moment, facts: beat.facts }));
    return [...lastDice(beat, was.view, was.facts).flatMap((one) => arriving(one, was)), ...moments];
  });
  if (round !== undefined) marked.set(update, round);
  return shown;
}

/** The last round of which a great hand has been marked up to an update: one is enough. @type {WeakMap<Update, number>} */
const marked = new WeakMap();

/** The seat that loses something to another. @param {any[]} events @returns {number | undefined} */
const robbed = (events) =>
  events
    .map(
      ({ type, victim, target, giver }) =>
        ({ CardStolen: victim, JoeRobbed: target, CardGiven: giver })[/** @type {string} */ (type)],
    )
    .find((seat) => seat !== undefined);

/**
 * What a place brings flies to its seat first; counters, story and log change when it arrives.
 * @param {Beat} beat @param {{ view: View, facts: Fact[] }} was @returns {Beat[]}
 */
function arriving(beat, was) {
  if (beat.kind === "card") return cardSteps(beat);
  if (!hasGain(beat.events) || !FLYING.includes(beat.kind)) return [beat];
  const points = was.facts.filter(({ kind }) => kind === "score");
  const facts = [...(beat.facts ?? []).filter(({ kind }) => kind !== "score"), ...points];
  const detail = beat.detail ?? { caption: beat.caption };
  const view = { ...was.view, phase: beat.view.phase };
  const flight = {
    ...beat,
    lines: [],
    view,
    facts,
    detail,
    least: FLIGHT,
    read: Infinity,
    touched: robbed(beat.events),
  };
  const events = beat.events.map((event) => ({ type: "Arrived", of: event }));
  return [flight, { ...beat, events, detail, least: Math.max(ARRIVED, (beat.least ?? 0) - FLIGHT), read: FLIGHT }];
}

/**
 * The facts at each beat: those that the server told before or after, each from the beat that shows why.
 * @param {Beat[]} all @param {Update} before @param {Update} update @returns {Beat[]}
 */
function withFacts(all, before, update) {
  /** @type {View} */
  const start = before.view;
  const last = start.players.map((_, seat) => settled(all, start, goods(seat)));
  let { facts } = before;
  return all.map((beat, at) => {
    const coming = all.slice(at + 1).flatMap(({ events }) => events);
    if (beat.kind === "round")
      facts = facts.filter(({ kind }) => !OF_A_ROUND.includes(kind)).map((fact) => led(fact, []));
    if (beat.kind === "reveal")
      facts = areLastToCome(coming) ? keptFacts(facts, beat.view, update) : revealed(facts, coming, update);
    if (beat.kind === "place") facts = facts.map((fact) => visited(fact, beat.detail));
    facts = facts.map((fact) => (at >= last[fact.seats?.[0] ?? 0] ? scored(fact, update) : fact));
    return { ...beat, facts };
  });
}

/** True if the last dice of this round have not been shown yet. @param {any[]} coming */
const areLastToCome = (coming) => {
  const next = coming.find(({ type }) => type === "LastDiceRolled" || type === "RoundBegan");
  return next?.type === "LastDiceRolled";
};

/**
 * The facts about the dice that were kept: the server tells only what holds after the last dice, and
 * that stays secret until they fall. Hands of five dice are complete.
 * @param {readonly Fact[]} facts @param {View} view @param {Update} update
 */
function keptFacts(facts, view, update) {
  const isWhole = (/** @type {Fact} */ { seats }) => view.players[seats?.[0] ?? 0].dice.length === DICE;
  const hands = update.facts.filter((fact) => fact.kind === "hand" && isWhole(fact));
  const others = facts.filter(({ kind }) => kind !== "hand" && kind !== "rivals");
  return [...others.map((fact) => ahead(fact, view)), ...hands];
}

/** A place with the seats that have most of its dice. @param {Fact} fact @param {View} view */
function ahead(fact, view) {
  if (fact.kind !== "place" || !FACE_OF[fact.subject ?? ""]) return fact;
  const { seats, count } = inFront(view, fact.subject ?? "");
  return withLeaders(fact, seats, count);
}

/** Facts that end with their round. */
const OF_A_ROUND = ["own", "hand", "rivals"];

/** What counts for the points of a seat. @param {number} seat @returns {(view: View) => unknown} */
const goods =
  (seat) =>
  ({ players, sheriff }) => [{ ...players[seat], dice: [] }, sheriff === seat];

/** The points of a seat as the server tells them after all beats. @param {Fact} fact @param {Update} update @returns {Fact} */
const scored = (fact, { facts }) =>
  fact.kind === "score"
    ? (facts.find(({ kind, seats }) => kind === "score" && seats?.[0] === fact.seats?.[0]) ?? fact)
    : fact;

/**
 * Who leads once the cups are lifted: as the server tells it after all beats, or, if the round ends
 * with them, as the town is about to find.
 * @param {readonly Fact[]} facts @param {any[]} coming @param {Update} update @returns {Fact[]}
 */
function revealed(facts, coming, update) {
  const end = coming.findIndex(({ type }) => type === "RoundBegan" || type === "GameEnded");
  const others = facts.filter(({ kind }) => kind !== "hand" && kind !== "rivals");
  if (end >= 0) {
    const found = coming.slice(0, end).filter(({ type }) => type === "PlaceLed");
    return others.map((fact) =>
      led(
        fact,
        found.filter(({ place }) => place === fact.subject).map(({ seat }) => seat),
      ),
    );
  }
  const now = update.facts.filter(({ kind }) => kind === "hand" || kind === "rivals");
  return [...others.map((fact) => standing(fact, update)), ...now];
}

/** A place with the leaders after all beats; what lies there is as before. @param {Fact} fact @param {Update} update @returns {Fact} */
function standing(fact, { facts }) {
  const after = facts.find(({ kind, subject }) => kind === "place" && subject === fact.subject);
  if (fact.kind !== "place" || !after) return fact;
  return { ...after, text: { ...after.text, args: { ...after.text.args, worth: fact.text.args.worth } } };
}

/** A place that is visited has its leader, and no longer anything for the viewer. */
/** @param {Fact} fact @param {{ seat: number, place: string }} led_by @returns {Fact} */
function visited(fact, { seat, place }) {
  if (fact.subject !== place) return fact;
  return fact.kind === "own"
    ? { ...fact, amount: null, text: { key: "dicetown-own-done", args: {} } }
    : led(fact, [seat]);
}

/** @param {Fact} fact @param {number[]} seats @returns {Fact} */
const led = (fact, seats) =>
  fact.kind === "place" ? withLeaders(fact, seats, seats.length ? (fact.count ?? 0) : 0) : fact;

/** @param {Fact} fact @param {number[]} seats @param {number} count @returns {Fact} */
function withLeaders(fact, seats, count) {
  const state = ["open", "led"][seats.length] ?? "tied";
  const args = { ...fact.text.args, leader_seats: namesOf(seats), count };
  return { ...fact, seats, count, text: { key: `dicetown-fact-${state}`, args } };
}

/** How lines are shown. @param {StoryLine[]} lines @param {View} view after them @param {StoryLine[]} [next] the lines after them @returns {Omit<Beat, "lines" | "events" | "view">} */
function look(lines, view, next) {
  const { event, text } = lines[lines.length - 1];
  const led = lines.find((line) => line.event.type === "PlaceLed")?.event;
  if (led) return placeLook(lines, view, led);
  switch (event.type) {
    case "RoundBegan":
      return { kind: "round", caption: text };
    case "DiceRolled":
      return { kind: "roll", caption: { key: "web-dicetown-beat-roll", args: {} }, least: SHAKE, cue: ["dice"] };
    case "DiceKept":
    case "DiceTrimmed":
    case "BrutePaidFor":
      return { kind: "reveal", caption: { key: "web-dicetown-beat-reveal", args: {} }, least: HOLD, cue: ["lift"] };
    case "OfferMade":
      return offersLook(lines, view);
    case "LastDiceRolled":
      return {
        kind: "reveal",
        caption: { key: "web-dicetown-beat-last", args: {} },
        least: HOLD,
        cue: ["lift"],
        detail: { falls: fallen(lines) },
      };
    case "CardPlayed":
    case "JoeSent":
    case "DieTurned":
      return lines[0].event.seat === view.viewer ? { kind: "line", caption: lines[0].text } : cardLook(lines, next);
    case "GameEnded":
    case "GameWon":
      return { kind: "over", caption: { key: "web-beat-over", args: {} }, least: PLACE };
    default:
      return lineLook(lines, view);
  }
}

/** Sealed offers to the sheriff that open together; if nobody offers anything, for a shorter time. */
/** @param {StoryLine[]} lines @param {View} view */
function offersLook(lines, view) {
  const offers = lines.map(({ event }) => event).filter(({ type }) => type === "OfferMade");
  const [{ sheriff, place }] = offers;
  const isAny = offers.some(({ offer }) => offer.bills || offer.nuggets || offer.store || offer.properties);
  const caption = {
    key: sheriff === view.viewer ? "web-dicetown-offers-you" : "web-dicetown-offers",
    args: { sheriff_seat: nameOf(sheriff) },
  };
  return {
    kind: "offers",
    caption,
    place,
    least: isAny ? OFFERS : OFFERS / 2,
    detail: { offers },
    cue: /** @type {[string]} */ (["paper"]),
  };
}

/** All the last dice, which fall together. @param {StoryLine[]} lines */
const fallen = (lines) => lines.filter(({ event }) => event.type === "LastDiceRolled").map(({ event }) => fall(event));

/** A line of the story; gains are told in few words. @param {StoryLine[]} lines @param {View} view */
function lineLook(lines, view) {
  const { event, text } = lines[lines.length - 1];
  const caption = gainCaption(lines, view);
  return {
    kind: "line",
    caption: caption ?? text,
    place: placeOf(lines[0].event) ?? placeOf(event),
    least: caption ? GAIN : undefined,
  };
}

/** A place: who leads it, why, and what follows. */
/** @param {StoryLine[]} lines @param {View} view @param {{ seat: number, place: string }} led */
function placeLook(lines, view, { seat, place }) {
  return {
    kind: "place",
    place,
    caption: placeCaption(lines, view, { seat, place }),
    least: hasGain(lines.map(({ event }) => event)) ? PLACE : LED,
    detail: { seat, place },
  };
}
