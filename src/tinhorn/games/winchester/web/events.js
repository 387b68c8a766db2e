// @ts-check
/** How the events of Winchester are shown in the story, and how they are animated. */
import { html } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { fly, animate } from "../../draw/motion.js";
import { money } from "../../text/words.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */
/** @import { Traits } from "../index.js" */
/** @import { Event } from "./wire.js" */

const GAINS_SHOWN = 3000;
const DUEL_SHOWN = 5000;
const FACE_SHOWN = 12000;

/** @param {any} event or one that tells when what comes `of` it is shown @param {DrawContext} context @returns {Traits} */
export const traits = (event, context) => traitsOf(event.of ?? event, context);

/** @param {any} event @param {DrawContext} context @returns {Traits} */
function traitsOf(event, context) {
  const { me } = context;
  switch (event.type) {
    case "Going":
      return { pic: "gavel" };
    case "PlotDrawn":
      return { pic: "gavel", cue: "gavel", isChapter: true };
    case "BidMade":
      return { seat: event.seat, cue: "paper" };
    case "DuelCalled":
      return { seat: event.challenger, pic: "duel-back", isNotice: me === event.challenged };
    case "DuelFought":
      return { seat: event.winner, pic: "duel-bang", cue: event.loser === me ? "click" : "shot" };
    case "PlotSold":
      return {
        seat: event.buyer,
        pic: "note-1000",
        isMoney: true,
        cue: "coins",
        isNotice: isOther(context, event.buyer) && event.share > 0,
      };
    case "VehicleMoved":
      return {
        seat: event.seat,
        pic: event.vehicle === "boat" ? "boat-side" : "loco-side",
        isMoney: true,
        cue: event.vehicle === "boat" ? "bell" : "whistle",
        isNotice: isOther(context, event.seat) && me !== null && event.earned[me] > 0,
      };
    case "RumorHeard":
      return {
        seat: event.seat,
        pic: "bonus-rumor",
        isNotice: event.card.type === "LookAtObjective" && event.card.seat === me,
      };
    case "TipsTaken":
    case "CardTurned":
    case "ObjectiveWon":
      return { seat: event.seat, isMoney: true, cue: "coins" };
    case "GameEnded":
      return { pic: "trophy", cue: "over" };
    case "TableSet":
      return { pic: "first-player" };
    default:
      return { seat: event.seat };
  }
}

/** @param {DrawContext} context @param {number} seat */
const isOther = ({ me }, seat) => me !== null && seat !== me;

/** @param {any} event @param {DrawContext} context @param {HTMLElement} page */
export function animateEvent(event, context, page) {
  const seat = (/** @type {number} */ number) => page.querySelector(`[data-number="${number}"] .seat-hat`);
  const plot = (/** @type {number} */ number) => page.querySelector(`[data-plot="${number}"] .map-hat`);
  // In a beat the notes fly first; the seats show their gains when the notes arrive.
  const shown = event.type === "Arrived" ? event.of : !context.beat && event;
  if (shown) showGains(shown, context);
  switch (event.type) {
    case "BidMade":
      animate(page.querySelector(`[data-bidder="${event.seat}"]`), [{ translate: "0 -14px" }, {}], 2);
      return animate(page.querySelector(".bid > .money"), [{ translate: "0 -0.5rem", opacity: 0.2 }, {}]);
    case "DuelFought":
      if (context.beat) return;
      return context.flashes.show("duel", { ...event, price: priceOf(context) }, DUEL_SHOWN);
    case "PlotSold":
      if (context.beat?.kind !== "payment") animate(plot(event.plot), [{ translate: "0 -60px", opacity: 0 }, {}], 2);
      return context.beat?.kind === "sold" ? undefined : pay(event, context, page, seat);
    case "VehicleMoved":
      event.earned.forEach(
        (/** @type {number} */ amount, /** @type {number} */ to) =>
          amount &&
          fly({
            from: page.querySelector(`[data-vehicle="${event.vehicle}"]`),
            to: seat(to),
            body: note(amount),
            order: to,
          }),
      );
      return;
    case "TipsTaken":
      return flyTo(event, {
        from: page.querySelector("[data-place=saloon]"),
        to: seat(event.seat),
      });
    case "CardTurned":
      return flyTo(event, { from: plot(event.plot), to: seat(event.seat) });
    case "ObjectiveWon":
      fly({
        from: page.querySelector(".banner, .facts-tight"),
        to: seat(event.seat),
        body: pic(`shared-${event.objective}`),
      });
      return flyTo(event, { from: page.querySelector(".banner, .facts-tight"), to: seat(event.seat) });
    case "RumorHeard":
      if (event.face !== null && event.seat === context.me) context.flashes.show("rumor", event, FACE_SHOWN);
      return;
    default:
  }
}

/** The price that a duel was fought for. @param {DrawContext} context */
function priceOf(context) {
  const called = context.story.map(({ event }) => event).filter(({ type }) => type === "DuelCalled");
  return called[called.length - 1].price;
}

/**
 * Notes fly from the buyer to all other seats; the remainder goes to the saloon.
 * @param {Extract<Event, { type: "PlotSold" }>} event
 * @param {DrawContext} context
 * @param {HTMLElement} page
 * @param {(seat: number) => Element | null} seat
 */
function pay({ buyer, share, tip }, context, page, seat) {
  context.people.forEach(
    (_, to) =>
      to !== buyer &&
      share &&
      fly({ from: seat(buyer), to: seat(to), body: html`${note(share)}${pic(`hat-${context.hat(to)}`)}`, order: to }),
  );
  if (tip)
    fly({
      from: seat(buyer),
      to: page.querySelector("[data-place=saloon]"),
      body: note(tip),
      order: context.people.length,
    });
}

/** @param {{ amount: number }} event @param {{ from: Element | null, to: Element | null }} way */
function flyTo({ amount }, way) {
  if (amount) fly({ ...way, body: note(amount), order: 1 });
}

/** What an event changes in the money of each seat, by seat. @param {any} event @param {number} players @returns {Record<number, number>} */
function gainsOf({ type, ...event }, players) {
  switch (type) {
    case "PlotSold":
      return Object.fromEntries(
        Array.from({ length: players }, (_, seat) => [seat, seat === event.buyer ? -event.price : event.share]),
      );
    case "VehicleMoved":
      return { ...event.earned };
    case "TipsTaken":
    case "CardTurned":
    case "ObjectiveWon":
      return { [event.seat]: event.amount };
    default:
      return {};
  }
}

/** The seats show what they gained or paid, with what they gained just before. @param {any} event @param {DrawContext} context */
function showGains(event, { flashes, people }) {
  const gains = Object.entries(gainsOf(event, people.length)).filter(([, amount]) => amount);
  if (!gains.length) return;
  const known = flashes.get("gains") ?? {};
  const isSum = !["PlotSold", "VehicleMoved"].includes(event.type);
  const summed = gains.map(([seat, amount]) => [seat, (isSum ? (known[seat] ?? 0) : 0) + amount]);
  flashes.show("gains", { ...(isSum ? known : {}), ...Object.fromEntries(summed) }, GAINS_SHOWN);
}

/** @param {number} amount */
const note = (amount) => html`${pic("note-1000")}<b class="money">${money(amount)}</b>`;
