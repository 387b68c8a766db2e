// @ts-check
/** What a line of Winchester's story is, and how it moves. */
import { html } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { fly, stir } from "../../draw/motion.js";
import { money } from "../../text/words.js";

/** @typedef {import("../../draw/draw-context.js").Desk} Desk */
/** @typedef {import("../index.js").Traits} Traits */
/** @typedef {import("../../net/wire.js").winchester.Event} Event */

const GAINS_SHOWN = 3000;
const DUEL_SHOWN = 5000;
const FACE_SHOWN = 12000;

/** @param {Event} event @param {Desk} desk @returns {Traits} */
export function traits(event, desk) {
  const { me } = desk;
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
        isNotice: isOther(desk, event.buyer) && event.share > 0,
      };
    case "VehicleMoved":
      return {
        seat: event.seat,
        pic: event.vehicle === "boat" ? "boat-side" : "loco-side",
        isMoney: true,
        cue: event.vehicle === "boat" ? "bell" : "whistle",
        isNotice: isOther(desk, event.seat) && me !== null && event.earned[me] > 0,
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

/** @param {Desk} desk @param {number} seat */
const isOther = ({ me }, seat) => me !== null && seat !== me;

/** @param {Event} event @param {Desk} desk @param {HTMLElement} page */
export function move(event, desk, page) {
  const seat = (/** @type {number} */ number) =>
    page.querySelector(`[data-number="${number}"] .seat-hat`);
  const plot = (/** @type {number} */ number) =>
    page.querySelector(`[data-plot="${number}"] .map-hat`);
  switch (event.type) {
    case "PlotDrawn":
      return stir(page.querySelector(".lot-lift"), [{ translate: "0 12px", opacity: 0.3 }, {}], 2);
    case "BidMade":
      return stir(page.querySelector(".bid > .money"), [
        { translate: "0 -0.5rem", opacity: 0.2 },
        {},
      ]);
    case "DuelFought":
      return desk.moments.show("duel", { ...event, price: priceOf(desk) }, DUEL_SHOWN);
    case "PlotSold":
      stir(plot(event.plot), [{ translate: "0 -60px", opacity: 0 }, {}], 2);
      return pay(event, desk, page, seat);
    case "VehicleMoved":
      desk.moments.show("gains", { ...event.earned }, GAINS_SHOWN);
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
      return gain(event, desk, {
        from: page.querySelector("[data-place=saloon]"),
        to: seat(event.seat),
      });
    case "CardTurned":
      return gain(event, desk, { from: plot(event.plot), to: seat(event.seat) });
    case "ObjectiveWon":
      return gain(event, desk, { from: page.querySelector(".facts-tight"), to: seat(event.seat) });
    case "RumorHeard":
      if (event.face !== null && event.seat === desk.me)
        desk.moments.show("rumor", event, FACE_SHOWN);
      return;
    default:
  }
}

/** The price that a duel was fought for. @param {Desk} desk */
function priceOf(desk) {
  const called = desk.story.map(({ event }) => event).filter(({ type }) => type === "DuelCalled");
  return called[called.length - 1].price;
}

/**
 * Notes fan out from the buyer to all others; the rest drops into the saloon.
 * @param {Extract<Event, { type: "PlotSold" }>} event
 * @param {Desk} desk
 * @param {HTMLElement} page
 * @param {(seat: number) => Element | null} seat
 */
function pay({ buyer, price, share, tip }, desk, page, seat) {
  const amounts = desk.people.map((_, at) => (at === buyer ? -price : share));
  desk.moments.show("gains", { ...amounts }, GAINS_SHOWN);
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
 * @param {Desk} desk
 * @param {{ from: Element | null, to: Element | null }} way
 */
function gain({ seat, amount }, desk, way) {
  if (!amount) return;
  const known = desk.moments.get("gains") ?? {};
  desk.moments.show("gains", { ...known, [seat]: (known[seat] ?? 0) + amount }, GAINS_SHOWN);
  fly({ ...way, body: note(amount), order: 1 });
}

/** @param {number} amount */
const note = (amount) => html`${pic("note-1000")}<b class="money">${money(amount)}</b>`;
