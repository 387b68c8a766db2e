// @ts-check
/** What an event brings somebody, as a picture and an amount. */
import { billAmount } from "../../text/words.js";

/** @typedef {{ picture: string, text: string }} Gain */

/** @param {number[]} amounts */
const sum = (amounts) => amounts.reduce((total, amount) => total + amount, 0);

/** @type {Record<string, (event: any) => Gain>} */
const GAINS = {
  NuggetsDug: ({ nuggets }) => ({ picture: "nugget", text: `+${nuggets}` }),
  NuggetsCharmed: ({ paid }) => ({ picture: "nugget", text: `+${sum(paid)}` }),
  BankRobbed: ({ bills }) => ({ picture: "bill-1", text: `+${billAmount(bills)}` }),
  LootShared: ({ bills }) => ({ picture: "bill-1", text: `+${billAmount(bills)}` }),
  CoachUnloaded: ({ bills }) => ({ picture: "bill-1", text: billAmount(bills) }),
  JoeRobbed: ({ bills }) => ({ picture: "bill-1", text: `+${billAmount(bills)}` }),
  WealthGained: ({ paid }) => ({ picture: "bill-1", text: `+${billAmount(sum(paid))}` }),
  CardsDrawn: ({ count }) => ({ picture: "back-store", text: `${count}` }),
  CardKept: () => ({ picture: "back-store", text: "+1" }),
  LuckDrawn: () => ({ picture: "back-store", text: "+1" }),
  CardStolen: ({ kind }) => ({ picture: `back-${kind}`, text: "+1" }),
  CardGiven: ({ kind }) => ({ picture: `back-${kind}`, text: "+1" }),
  PropertyDrawn: () => ({ picture: "back-property", text: "+1" }),
  PropertiesTaken: ({ properties }) => ({ picture: "back-property", text: `+${properties.length}` }),
  StarTaken: () => ({ picture: "sheriff-star", text: "★" }),
};

/** What the last of these events with a gain brings. @param {any[]} events @returns {Gain | undefined} */
export function gainOf(events) {
  const event = events.findLast(({ type }) => type in GAINS);
  return event && GAINS[event.type](event);
}
