// @ts-check
/**
 * The beats of Winchester: how each event changes the view, and its caption. These functions only
 * repeat what the events say, so that the board and the counters change one event at a time.
 */
import { settings } from "../../app/settings.js";
import { nameOf } from "../../text/words.js";
import { settled } from "../settled.js";

/** @import { Event, View } from "./wire.js" */
/** @import { Fact, StoryLine, Update } from "../../net/wire.js" */
/** @import { Beat } from "../../app/choreographer.js" */

/** How long a banner stays at any pace, in milliseconds. */
const BANNER = 1000;
/** A card or a banner that says what was won, before the money flies. */
const WON = 800;
/** The plots that meet an objective glow one after the other, and then all together. */
const GLOW = { each: 120, all: 180 };
/** A plot comes up, a bid, a sale, a token: at normal pace, in milliseconds. */
const [PLOT, BID, SOLD, TOKEN] = [900, 450, 700, 600];
/** A duel: the duelists walk to the middle, the cards lie face down, flip together, then words say who won. */
const DUEL = { call: 500, hold: 1600, flip: 900, words: 1100 };
/** Going once, and as long again for going twice. */
const GOING = 500;
/** Notes fly for this time; counters, story and log change when they arrive, and are on show for this time. */
const FLIGHT = 480;
const ARRIVED = 320;
/** The longest journey of a vehicle, and that from one square to the next. */
const JOURNEY = { most: 1200, square: 180 };
/** The cards of a duel lie face up after this time. */
const FLIPPED = 400;

/** @param {View} view @param {number[]} amounts by seat @returns {View} */
const paid = (view, amounts) => ({
  ...view,
  players: view.players.map((player, seat) =>
    player.cash === null ? player : { ...player, cash: player.cash + (amounts[seat] ?? 0) },
  ),
});

/** @param {View} view @param {number} seat @param {number} amount */
const gained = (view, seat, amount) =>
  paid(
    view,
    view.players.map((_, at) => (at === seat ? amount : 0)),
  );

/** All seats in turn, beginning with the first player. @param {View} view */
const seatsInTurn = ({ players, first }) => players.map((_, at) => (first + at) % players.length);

/** @template T @param {readonly T[]} list @param {number} at @param {T} item */
const replaced = (list, at, item) => list.map((old, index) => (index === at ? item : old));

/** The view after an event. @param {View} view @param {Event} event @returns {View} */
function after(view, event) {
  const { phase } = view;
  switch (event.type) {
    case "TableSet": {
      const { type: _, ...set } = event;
      return { ...view, ...set };
    }
    case "PlotDrawn":
      return {
        ...view,
        phase: { type: "Bidding", plot: event.plot, standing: 0, in_auction: seatsInTurn(view) },
        bonuses: event.bonus ? replaced(view.bonuses, event.plot - 1, event.bonus) : view.bonuses,
      };
    case "BidMade":
    case "Passed":
      return phase.type === "Bidding" ? { ...view, phase: afterTurn(phase, event) } : view;
    case "DuelCalled":
      return { ...view, phase: { ...event, type: "Dueling" }, players: spent(view, event.challenger) };
    case "BonusTaken":
      return { ...view, bonuses: replaced(view.bonuses, event.plot - 1, event.bonus) };
    case "TipsTaken":
      return { ...gained(view, event.seat, event.amount), saloon: view.saloon - event.amount };
    case "VehicleMoved":
      return { ...paid(view, event.earned), [/** @type {"boat"} */ (event.vehicle)]: event.square };
    case "CardTurned": {
      const cards = view.cards.filter(({ plot }) => plot !== event.plot);
      return { ...gained(view, event.seat, event.amount), cards };
    }
    case "ObjectiveWon": {
      const display = view.display.filter(({ objective }) => objective !== event.objective);
      return { ...gained(view, event.seat, event.amount), display };
    }
    default:
      return view;
  }
}

/**
 * @param {import("./wire.js").Bidding} phase
 * @param {import("./wire.js").BidMade | import("./wire.js").Passed} event
 */
function afterTurn(phase, event) {
  const others = phase.in_auction.filter((one) => one !== event.seat);
  return event.type === "BidMade"
    ? { ...phase, standing: event.amount, in_auction: [...others, event.seat] }
    : { ...phase, in_auction: others };
}

/** @param {View} view @param {number} challenger */
const spent = ({ players }, challenger) =>
  players.map((player, seat) => (seat === challenger ? { ...player, has_duel_token: false } : player));

/** A caption that speaks to the reader if the seat is theirs. */
/** @param {string} key @param {number} seat @param {{ viewer: number | null }} view @param {Record<string, any>} args */
const caption = (key, seat, view, args) => ({
  key: seat === view.viewer ? `${key}-you` : key,
  args: { seat: nameOf(seat), ...args },
});

/** How an event is shown. @param {StoryLine} line @param {View} view after it @returns {Partial<Beat>} */
function look({ event, text }, view) {
  switch (event.type) {
    case "PlotDrawn":
      return {
        kind: "plot",
        caption: { key: "web-winchester-beat-plot", args: { plot: event.plot } },
        least: PLOT,
        cue: ["gavel"],
      };
    case "BidMade":
      return {
        kind: "bid",
        caption: caption("web-winchester-beat-bid", event.seat, view, { amount: event.amount }),
        least: BID,
        cue: ["raise", 0, event.amount],
      };
    case "DuelCalled":
      return { kind: "duel-called", caption: calls(event, view), least: DUEL.call, detail: event, cue: ["spurs"] };
    case "VehicleMoved": {
      const { vehicle, seat, square } = event;
      return {
        kind: "vehicle",
        caption: caption(`web-winchester-beat-${vehicle}`, seat, view, { square }),
        least: 1300,
        cue: [vehicle === "boat" ? "bell" : "whistle"],
      };
    }
    case "CardTurned": {
      const { seat, amount } = event;
      return {
        kind: "card",
        caption: caption("web-winchester-beat-card", seat, view, { amount }),
        least: 1200,
        detail: event,
        cue: ["paper"],
      };
    }
    case "ObjectiveWon": {
      const { seat, objective, amount } = event;
      const name = { key: `winchester-shared-${objective}`, args: {} };
      const won = caption("web-winchester-beat-objective", seat, view, { amount, objective: name });
      return { kind: "objective", caption: won, least: 1600, floor: BANNER, detail: event, cue: ["fanfare"] };
    }
    case "BonusTaken": {
      const token = { key: `winchester-panel-token-${event.bonus}`, args: {} };
      const told = caption("web-winchester-beat-token", event.seat, view, { token });
      return { kind: "token", caption: told, least: TOKEN, cue: ["clink"] };
    }
    case "TipsTaken": {
      const { seat, amount } = event;
      return { kind: "line", caption: caption("web-winchester-beat-tips", seat, view, { amount }) };
    }
    case "GameEnded":
      return { kind: "over", caption: { key: "web-beat-over", args: {} }, least: 1000 };
    default:
      return { kind: "line", caption: text };
  }
}

/** A bid; a bid above the viewer's own is a beat about them. @param {StoryLine} line @param {View} view before it @returns {Beat} */
function bidBeat(line, view) {
  const { seat, amount } = line.event;
  const { standing, in_auction: seats } = /** @type {import("./wire.js").Bidding} */ (view.phase);
  const beat = plainBeat(line, after(view, line.event));
  const isOutbid = standing > 0 && seats[seats.length - 1] === view.viewer && seat !== view.viewer;
  if (!isOutbid) return beat;
  const told = { key: "web-winchester-outbid", args: { seat: nameOf(seat), amount } };
  return { ...beat, kind: "outbid", caption: told, least: 900, isMine: true, cue: ["outbid"] };
}

/** Before a sale to the only one left: going once, going twice. @param {View} view before the sale @returns {Beat[]} */
function goingBeats(view) {
  const { phase } = view;
  const isLast = phase.type === "Bidding" && phase.in_auction.length === 1 && phase.standing > 0;
  if (!isLast || settings.values.pace === "fast") return [];
  const detail = { plot: phase.plot };
  return ["once", "twice"].map((times) => {
    const told = { key: `web-winchester-going-${times}`, args: {} };
    return {
      kind: "going",
      lines: [],
      events: [{ type: "Going" }],
      view,
      caption: told,
      least: GOING,
      detail,
      cue: ["tick"],
    };
  });
}

/**
 * What moves before it counts: counters, story and log change only when it has arrived. Its caption is
 * read over all of it.
 * @param {Beat} beat @param {View} before @param {Partial<Beat>[]} ways what is shown before it arrives, in order
 * @returns {Beat[]}
 */
function arriving(beat, before, ways) {
  const read = ways.reduce((sum, { least = 0 }) => sum + least, 0);
  const shown = ways.map((way) => ({ ...beat, lines: [], view: before, cue: undefined, read: Infinity, ...way }));
  return [
    ...shown,
    { ...beat, events: [{ type: "Arrived", of: beat.events[0] }], least: ARRIVED, floor: 0, read, cue: ["coins"] },
  ];
}

/** Tells what is about to come of an event. @param {StoryLine} line */
const coming = ({ event }) => ({ type: "Coming", of: event });

/** Money that flies to whom it belongs, after what shows why. @param {Beat} beat @param {View} before @param {Partial<Beat>[]} [first] */
const paying = (beat, before, first = []) =>
  arriving(beat, before, [...first, { events: beat.events, least: FLIGHT, floor: 0 }]);

/** A journey along the line, then what the bank pays at its end. @param {StoryLine} line @param {View} view before it */
function vehicleBeats(line, view) {
  const { vehicle, square, earned } = line.event;
  const beat = plainBeat(line, after(view, line.event));
  const squares = Math.abs(square - view[/** @type {"boat" | "locomotive"} */ (vehicle)]);
  if (!squares || !earned.some(Boolean)) return earned.some(Boolean) ? paying(beat, view) : [beat];
  const moved = { ...view, [vehicle]: square };
  const journey = { events: [coming(line)], least: Math.min(JOURNEY.most, JOURNEY.square * squares), cue: beat.cue };
  return paying(beat, moved, [journey]);
}

/** A duel has three beats. Nothing tells who won before both cards have flipped. */
/** @param {StoryLine} line @param {View} view before it @returns {Beat[]} */
function duelBeats(line, view) {
  const called = { .../** @type {any} */ (view.phase), type: "DuelCalled" };
  const { winner } = line.event;
  const hidden = { lines: [], events: [called], view };
  const detail = { ...called, winner };
  return [
    { ...hidden, kind: "duel-hold", caption: draws(called, view), least: DUEL.hold, detail: called },
    { ...hidden, kind: "duel-flip", caption: null, least: DUEL.flip, floor: FLIPPED, detail, cue: ["shot", FLIPPED] },
    {
      kind: "duel",
      lines: [line],
      events: [line.event],
      view,
      caption: caption("web-winchester-beat-duel-won", winner, view, {}),
      least: DUEL.words,
      floor: DUEL.words / 2,
      detail,
      cue: ["click"],
    },
  ];
}

/** Who challenges whom. @param {{ challenger: number, challenged: number }} duel @param {{ viewer: number | null }} view */
function calls({ challenger, challenged }, { viewer }) {
  const key = `web-winchester-beat-duel-called${challenged === viewer ? "-to-you" : ""}`;
  return caption(key, challenger, { viewer }, { other_seat: nameOf(challenged) });
}

/** Who draws: the other player first, the reader last. @param {{ challenger: number, challenged: number }} duel @param {View} view */
function draws({ challenger, challenged }, { viewer }) {
  const [first, last] = challenger === viewer ? [challenged, challenger] : [challenger, challenged];
  return caption("web-winchester-draws", last, { viewer }, { seat: nameOf(last), other_seat: nameOf(first) });
}

/** A sale has two beats: the plot changes hands, then the money does. */
/** @param {StoryLine} line @param {View} view before it @returns {Beat[]} */
function saleBeats(line, view) {
  const { buyer, plot, price, share, tip } = line.event;
  const sold = {
    ...view,
    phase: /** @type {any} */ ({ type: "DrawingPlot" }),
    first: buyer,
    owners: replaced(view.owners, plot - 1, buyer),
  };
  const events = [line.event];
  /** @type {Omit<Beat, "caption">} */
  const beat = { kind: "sold", lines: [line], events, view: sold, least: SOLD, detail: line.event, cue: ["hammer"] };
  const caption1 = caption("web-winchester-beat-sold", buyer, view, { plot });
  if (!price) return [{ ...beat, caption: caption1 }];
  const amounts = view.players.map((_, seat) => (seat === buyer ? -price : share));
  const after = { ...paid(sold, amounts), saloon: view.saloon + tip };
  const caption2 = caption("web-winchester-beat-paid", buyer, view, { price, share, tip });
  const payment = { ...beat, kind: "payment", lines: [], view: after, caption: caption2, detail: { ...line.event } };
  return [{ ...beat, caption: caption1 }, ...paying(payment, sold)];
}

/** Events that have no beat of their own: the next beat tells their lines. */
const SILENT = ["TableSet", "ObjectivesDealt", "ClaimsDeclined"];

/** @param {Update} before @param {Update} update @returns {Beat[]} */
export function beats(before, update) {
  /** @type {Beat[]} */
  const all = [];
  /** @type {StoryLine[]} */
  let silent = [];
  let { view } = before;
  for (const line of update.story) {
    if (SILENT.includes(line.event.type)) {
      silent.push(line);
      view = after(view, line.event);
      continue;
    }
    const made = beatsOf(line, view);
    made[0].lines = [...silent, ...made[0].lines];
    silent = [];
    all.push(...made);
    ({ view } = made[made.length - 1]);
  }
  return withFacts(all, before, update);
}

/** @param {StoryLine} line @param {View} view before it @returns {Beat[]} */
function beatsOf(line, view) {
  switch (line.event.type) {
    case "PlotSold":
      return [...goingBeats(view), ...saleBeats(line, view)];
    case "BidMade":
      return [bidBeat(line, view)];
    case "DuelFought":
      return duelBeats(line, view);
    case "VehicleMoved":
      return vehicleBeats(line, view);
    case "TipsTaken":
      return paying(plainBeat(line, after(view, line.event)), view);
    case "CardTurned":
    case "ObjectiveWon":
      return wonBeats(line, view);
    default:
      return [plainBeat(line, after(view, line.event))];
  }
}

/** A card or an objective is shown before its money flies, and before an objective the plots that meet it. */
/** @param {StoryLine} line @param {View} view before it */
function wonBeats(line, view) {
  const beat = plainBeat(line, after(view, line.event));
  const plots = line.event.plots?.length ?? 0;
  const glow = { events: [{ type: "Glowing", of: line.event }], least: GLOW.each * plots + GLOW.all, floor: 0 };
  return paying(beat, view, [
    ...(plots ? [glow] : []),
    { events: [coming(line)], least: WON, floor: beat.floor, cue: beat.cue },
  ]);
}

/** Facts that change with money. */
const NUMBERS = ["score", "worth"];

/** The facts change with the plots of the viewer, the plot for sale, and money. @param {Beat[]} all @param {Update} before @param {Update} update */
function withFacts(all, before, update) {
  /** @type {View} */
  const start = before.view;
  const last = start.players.map((_, seat) => settled(all, start, (view) => view.players[seat].cash));
  const seatOf = (/** @type {Fact} */ { seats }) => seats?.[0] ?? start.viewer ?? 0;
  let source = before;
  return all.map((beat, at) => {
    if (beat.lines.some(({ event }) => isNewHolding(event, before.view))) source = update;
    const others = source.facts.filter(({ kind }) => !NUMBERS.includes(kind));
    const isNew = (/** @type {Fact} */ fact) => at >= last[seatOf(fact)];
    const numbers = [...update.facts.filter(isNew), ...before.facts.filter((fact) => !isNew(fact))];
    return { ...beat, facts: [...others, ...numbers.filter(({ kind }) => NUMBERS.includes(kind))] };
  });
}

/** True if the facts of the update hold from this event on: a hidden token is known when it is taken. */
/** @param {any} event @param {View} view before it */
const isNewHolding = ({ type, plot }, { bonuses }) =>
  type === "PlotDrawn" || type === "BonusTaken" || (type === "PlotSold" && Boolean(bonuses[plot - 1]));

/** @param {StoryLine} line @param {View} view @returns {Beat} */
const plainBeat = (line, view) => ({
  .../** @type {Beat} */ (look(line, view)),
  lines: line.event.type === "GameEnded" ? [] : [line], // it names the winner, but the score sheet comes first
  events: [line.event],
  view,
});
