// @ts-check
/** A card that another player plays: it rises from its seat, acts on its target, goes to the discards. */

/** @import { StoryLine } from "../../net/wire.js" */
/** @import { Beat } from "../../app/choreographer.js" */
/** @typedef {{ seat: number, card: string, target?: number, place?: string }} Played `target` and `place`: whom or what it is about */

/** A card and its sentence come up for this time, and for a shorter one from the second time on. */
const [CARD, KNOWN_CARD] = [2000, 1200];
/** The parts of it in which the card acts on its target, and goes to the discards. */
const [ACTS, GOES] = [400, 300];

/** The places that cards are about. @type {Record<string, string>} */
const ABOUT = {
  dynamite: "mine",
  shares: "bank",
  credit: "store",
  barmaids: "saloon",
  marshal: "office",
  corruption: "hall",
  elixir: "doc",
};

/** The cards that this page has shown large. @type {Set<string>} */
const seen = new Set();

/** The card in some lines, with its target. @param {StoryLine[]} lines @param {StoryLine[]} [next] the lines after them @returns {Played} */
export function playedIn([{ event }], next) {
  const { seat, card = event.type === "JoeSent" ? "joe" : "gambler", target } = event;
  const countered =
    card === "wanted" ? next?.find((line) => line.event.type === "CardCountered")?.event.seat : undefined;
  return { seat, card, target: target ?? countered, place: ABOUT[card] };
}

/** @param {StoryLine[]} lines @param {StoryLine[]} [next] @returns {Pick<Beat, "kind" | "caption" | "least" | "detail" | "cue">} */
export function cardLook(lines, next) {
  const detail = playedIn(lines, next);
  const least = seen.has(detail.card) ? KNOWN_CARD : CARD;
  seen.add(detail.card);
  return { kind: "card", caption: lines[0].text, least, detail, cue: ["paper"] };
}

/** The steps of such a beat. @param {Beat} beat @returns {Beat[]} */
export function cardSteps(beat) {
  const { place, target } = beat.detail;
  const [of] = beat.events;
  const least = (beat.least ?? CARD) - ACTS - GOES;
  const after = { ...beat, read: Infinity, cue: undefined };
  return [
    { ...beat, lines: [], least, read: ACTS + GOES },
    { ...after, lines: [], least: ACTS, place, touched: target, events: [{ type: "CardActs", of }] },
    { ...after, least: GOES, events: [{ type: "CardDiscarded", of }] },
  ];
}
