// @ts-check
/** How the events of Dice Town are shown in the story, and how they are animated. */
import { html } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { animate, fly, offset, reach } from "../../draw/motion.js";
import { billAmount } from "../../text/words.js";
import { cardPicture, die } from "./cards.js";
import { playedIn } from "./played.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */
/** @import { Traits } from "../index.js" */

const MONEY = [
  "NuggetsDug",
  "BankRobbed",
  "LootShared",
  "CoachUnloaded",
  "JoeRobbed",
  "WealthGained",
  "NuggetsCharmed",
  "OfferTaken",
  "DiceKept",
];
/** @type {Record<string, string>} */
const CUES = {
  DiceRolled: "dice",
  LastDiceRolled: "dice",
  NuggetsDug: "clink",
  BankRobbed: "coins",
  CardsDrawn: "paper",
  LootDrawn: "paper",
  StarTaken: "spurs",
  GameEnded: "over",
  CardPlayed: "paper",
  GamblerPlayed: "dice",
};
/** @type {Record<string, string>} */
const PICTURES = {
  TableSet: "sheriff-star",
  RoundBegan: "cup-closed",
  DiceRolled: "cup-closed",
  CoachUnloaded: "bill-1",
  StoreShuffled: "back-store",
  RowRefilled: "back-property",
  ElixirsShuffled: "back-elixir",
  ElixirReplaced: "back-elixir",
  GameEnded: "trophy",
};

/** Revealed dice are held for a while before they fly to their seats; a number of flights. */
const HELD = 9;

/** The seat that acts in an event. @param {any} event @returns {number | undefined} */
const actor = ({ seat, sheriff, thief, giver, winner }) => seat ?? thief ?? giver ?? winner ?? sheriff;

/** The seat that an event happens to. @param {any} event @returns {number | undefined} */
function target(event) {
  switch (event.type) {
    case "OfferMade":
      return event.sheriff;
    case "LootShared":
      return event.robber;
    case "CardGiven":
      return event.taker;
    default:
      return event.victim ?? event.target ?? event.giver;
  }
}

/** @param {any} event or one that tells when what comes `of` it is shown @param {DrawContext} context @returns {Traits} */
export const traits = (event, context) => traitsOf(event.of ?? event, context);

/** @param {any} event @param {DrawContext} context @returns {Traits} */
function traitsOf(event, context) {
  const { me } = context;
  const isAll = event.paid !== undefined && me !== null && event.paid[me] > 0;
  return {
    seat: PICTURES[event.type] ? undefined : actor(event),
    pic: PICTURES[event.type],
    isMoney: MONEY.includes(event.type),
    isNotice: me !== null && actor(event) !== me && (target(event) === me || isAll),
    cue: CUES[event.type],
    isChapter: event.type === "RoundBegan",
  };
}

/** The card that a player has played, which lies over the town if it is another's. @param {HTMLElement} page */
const onStage = (page) => page.querySelector(".played-card > .pic");

/** A card rises from its seat; one's own goes to the discards at once. @param {any} event @param {HTMLElement} page */
function rise(event, page) {
  const hat = page.querySelector(`[data-number="${event.seat}"] .seat-hat`);
  const stage = page.querySelector(".played-card");
  if (!stage) return discard(event, hat, page);
  animate(stage, [{ transform: `${offset(hat, stage)} scale(0.1)`, opacity: 0.4 }, { transform: "none" }], 2.5);
}

/** What a card does is drawn from it to a seat or a place. @param {any} event @param {DrawContext} context @param {HTMLElement} page */
function act(event, { beat }, page) {
  const { seat, target, place } = beat?.detail ?? playedIn([{ event, text: { key: "", args: {} } }]);
  const to = place
    ? page.querySelector(`[data-lit="${place}"]`)
    : page.querySelector(`[data-number="${target ?? seat}"] .${target === undefined ? "seat-dice" : "seat-hat"}`);
  reach({ from: onStage(page), to });
}

/** @param {any} event @param {Element | null} from @param {HTMLElement} page */
function discard(event, from, page) {
  const { card } = playedIn([{ event, text: { key: "", args: {} } }]);
  fly({ from, to: page.querySelector("[data-discards]"), body: pic(cardPicture(card), { cls: "flying-card" }) });
}

/** @param {import("./wire.js").Event | { type: "CardActs" | "CardDiscarded", of: any }} event @param {DrawContext} context @param {HTMLElement} page */
export function animateEvent(event, context, page) {
  const seat = (/** @type {number} */ number) => page.querySelector(`[data-number="${number}"] .seat-hat`);
  const row = (/** @type {number} */ number) => page.querySelector(`[data-number="${number}"] .seat-dice`);
  const place = (/** @type {string} */ name) => page.querySelector(`[data-place="${name}"]`);
  const card = (/** @type {string} */ kind) => pic(`back-${kind}`);
  switch (event.type) {
    case "CardPlayed":
    case "JoeSent":
    case "GamblerPlayed":
      return rise(event, page);
    case "CardActs":
      return act(event.of, context, page);
    case "CardDiscarded":
      return discard(event.of, onStage(page), page);
    case "DiceKept":
    case "DiceTrimmed":
    case "LastDiceRolled":
      return fly({
        from: page.querySelector(`[data-revealed="${event.seat}"] .dice`),
        to: row(event.seat),
        body: diceOf(event.dice),
        order: HELD,
      });
    case "NuggetsDug":
      return fly({ from: place("mine"), to: seat(event.seat), body: amount("nugget", String(event.nuggets)) });
    case "BankRobbed":
      return fly({ from: place("bank"), to: seat(event.seat), body: amount("bill-1", billAmount(event.bills)) });
    case "LootShared":
      return fly({
        from: seat(event.robber),
        to: seat(event.seat),
        body: amount("bill-1", billAmount(event.bills)),
        order: 2,
      });
    case "CoachUnloaded":
      return fly({
        from: place("coach"),
        to: place("bank"),
        body: amount("bill-1", billAmount(event.bills)),
        order: 3,
      });
    case "JoeRobbed":
      return fly({ from: seat(event.target), to: seat(event.seat), body: amount("bill-1", billAmount(event.bills)) });
    case "CardKept":
      return fly({ from: place("store"), to: seat(event.seat), body: card("store") });
    case "CardStolen":
      return fly({ from: seat(event.victim), to: seat(event.thief), body: card(event.kind), order: 4 });
    case "CardGiven":
      return fly({ from: seat(event.giver), to: seat(event.taker), body: card(event.kind) });
    case "StarTaken":
      return fly({ from: place("star"), to: seat(event.seat), body: pic("sheriff-star"), order: 5 });
    case "PropertiesTaken":
      return fly({ from: place("hall"), to: seat(event.seat), body: card("property"), order: 6 });
    default:
  }
}

/** @param {string[]} dice */
const diceOf = (dice) => html`<span class="dice">${dice.map((face) => die(face))}</span>`;

/** @param {string} picture @param {string} text */
const amount = (picture, text) => html`${pic(picture)}<b class="money">${text}</b>`;
