// @ts-check
/** How the events of Winchester are shown in the story, and how they are animated. */
import { html } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { fly, animate } from "../../draw/motion.js";
import { money } from "../../text/words.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext} DrawContext */
/** @typedef {import("../index.js").Traits} Traits */
/** @typedef {import("../../net/wire.js").winchester.Event} Event */

const GAINS_SHOWN = 3000;
const DUEL_SHOWN = 5000;
const FACE_SHOWN = 12000;

/** @param {Event} event @param {DrawContext} context @returns {Traits} */
export function traits(event, context) {
  const { me } = context;
  switch (event.type) {
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

/** @param {Event} event @param {DrawContext} context @param {HTMLElement} page */
export function animateEvent(event, context, page) {
  const seat = (/** @type {number} */ number) =>
    page.querySelector(`[data-number="${number}"] .seat-hat`);
  const plot = (/** @type {number} */ number) =>
    page.querySelector(`[data-plot="${number}"] .map-hat`);
  switch (event.type) {
    case "PlotDrawn":
      return animate(page.querySelector(".lot-lift"), [{ translate: "0 12px", opacity: 0.3 }, {}], 2);
    case "BidMade":
      return animate(page.querySelector(".bid > .money"), [
        { translate: "0 -0.5rem", opacity: 0.2 },
        {},
      ]);
    case "DuelFought":
      if (context.beat) return;
      return context.flashes.show("duel", { ...event, price: priceOf(context) }, DUEL_SHOWN);
    case "PlotSold":
      if (context.beat?.kind !== "payment")
        animate(plot(event.plot), [{ translate: "0 -60px", opacity: 0 }, {}], 2);
      return context.beat?.kind === "sold" ? undefined : pay(event, context, page, seat);
    case "VehicleMoved":
      context.flashes.show("gains", { ...event.earned }, GAINS_SHOWN);
      event.earned.forEach(
        (amount, to) =>
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
      return gain(event, context, {
        from: page.querySelector("[data-place=saloon]"),
        to: seat(event.seat),
      });
    case "CardTurned":
      return gain(event, context, { from: plot(event.plot), to: seat(event.seat) });
    case "ObjectiveWon":
      return gain(event, context, { from: page.querySelector(".banner, .facts-tight"), to: seat(event.seat) });
    case "RumorHeard":
      if (event.face !== null && event.seat === context.me)
        context.flashes.show("rumor", event, FACE_SHOWN);
      return;
    default:
  }
}

/** The price that a duel was fought for. @param {DrawContext} context */
export function priceOf(context) {
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
function pay({ buyer, price, share, tip }, context, page, seat) {
  const amounts = context.people.map((_, at) => (at === buyer ? -price : share));
  context.flashes.show("gains", { ...amounts }, GAINS_SHOWN);
  amounts.forEach(
    (amount, to) =>
      to !== buyer &&
      share &&
      fly({ from: seat(buyer), to: seat(to), body: note(amount), order: to }),
  );
  if (tip)
    fly({
      from: seat(buyer),
      to: page.querySelector("[data-place=saloon]"),
      body: note(tip),
      order: amounts.length,
    });
}

/**
 * @param {{ seat: number, amount: number }} event
 * @param {DrawContext} context
 * @param {{ from: Element | null, to: Element | null }} way
 */
function gain({ seat, amount }, context, way) {
  if (!amount) return;
  const known = context.flashes.get("gains") ?? {};
  context.flashes.show("gains", { ...known, [seat]: (known[seat] ?? 0) + amount }, GAINS_SHOWN);
  fly({ ...way, body: note(amount), order: 1 });
}

/** @param {number} amount */
const note = (amount) => html`${pic("note-1000")}<b class="money">${money(amount)}</b>`;
