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

/** The last of these events that brings something. @param {any[]} events */
const gaining = (events) => events.map(({ of, ...own }) => of ?? own).findLast(({ type }) => type in GAINS);

/** True if one of these events brings somebody something. @param {any[]} events */
export const hasGain = (events) => Boolean(gaining(events));

/** What the last of these events with a gain brings. @param {any[]} events @returns {Gain | undefined} */
export function gainOf(events) {
  const event = gaining(events);
  return event && GAINS[event.type](event);
}
