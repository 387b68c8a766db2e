// @ts-check
/** How the events of Dice Town are shown in the story, and how they are animated. */
import { html } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { fly } from "../../draw/motion.js";
import { billAmount } from "../../text/words.js";
import { die } from "./cards.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext} DrawContext */
/** @typedef {import("../index.js").Traits} Traits */

/** The events that are about money or gold. */
const MONEY = ["NuggetsDug", "BankRobbed", "LootShared", "CoachUnloaded", "JoeRobbed", "WealthGained", "NuggetsCharmed", "OfferTaken", "DiceKept"];
/** @type {Record<string, string>} */
const CUES = { DiceRolled: "dice", LastDiceRolled: "dice", NuggetsDug: "clink", BankRobbed: "coins", CardsDrawn: "paper", LootDrawn: "paper", StarTaken: "spurs", GameEnded: "over", CardPlayed: "paper", GamblerPlayed: "dice" };
/** @type {Record<string, string>} */
const PICTURES = { TableSet: "sheriff-star", RoundBegan: "cup-closed", DiceRolled: "cup-closed", CoachUnloaded: "bill-1", StoreShuffled: "back-store", RowRefilled: "back-property", ElixirsShuffled: "back-elixir", ElixirReplaced: "back-elixir", GameEnded: "trophy" };

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

/** @param {any} event @param {DrawContext} context @returns {Traits} */
export function traits(event, context) {
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

/** @param {any} event @param {DrawContext} _context @param {HTMLElement} page */
export function animateEvent(event, _context, page) {
  const seat = (/** @type {number} */ number) => page.querySelector(`[data-number="${number}"] .seat-hat`);
  const row = (/** @type {number} */ number) => page.querySelector(`[data-number="${number}"] .seat-dice`);
  const place = (/** @type {string} */ name) => page.querySelector(`[data-place="${name}"]`);
  const card = (/** @type {string} */ kind) => pic(`back-${kind}`);
  switch (event.type) {
    case "DiceKept":
    case "DiceTrimmed":
    case "LastDiceRolled":
      return fly({ from: page.querySelector(`[data-revealed="${event.seat}"] .dice`), to: row(event.seat), body: diceOf(event.dice), order: HELD });
    case "NuggetsDug":
      return fly({ from: place("mine"), to: seat(event.seat), body: amount("nugget", String(event.nuggets)) });
    case "BankRobbed":
      return fly({ from: place("bank"), to: seat(event.seat), body: amount("bill-1", billAmount(event.bills)) });
    case "LootShared":
      return fly({ from: seat(event.robber), to: seat(event.seat), body: amount("bill-1", billAmount(event.bills)), order: 2 });
    case "CoachUnloaded":
      return fly({ from: place("coach"), to: place("bank"), body: amount("bill-1", billAmount(event.bills)), order: 3 });
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
