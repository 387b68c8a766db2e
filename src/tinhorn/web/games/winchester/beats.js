// @ts-check
/**
 * The beats of Winchester: how each event changes the view, and its caption. These functions only
 * repeat what the events say, so that the board and the counters change one event at a time.
 */
import { nameOf } from "../../text/words.js";

/** @typedef {import("../../net/wire.js").winchester.View} View */
/** @typedef {import("../../net/wire.js").winchester.Event} Event */
/** @typedef {import("../../net/wire.js").StoryLine} StoryLine */
/** @typedef {import("../../net/wire.js").Update} Update */
/** @typedef {import("../../net/wire.js").Fact} Fact */
/** @typedef {import("../../app/choreographer.js").Beat} Beat */

/** How long a banner stays at any pace, in milliseconds. */
const BANNER = 1000;
/** A duel: one second for the flip, and one to see it. */
const DUEL = 2000;

/** @param {View} view @param {number[]} amounts by seat @returns {View} */
const paid = (view, amounts) => ({
  ...view,
  players: view.players.map((player, seat) =>
    player.cash === null ? player : { ...player, cash: player.cash + (amounts[seat] ?? 0) },
  ),
});

/** @param {View} view @param {number} seat @param {number} amount */
const gained = (view, seat, amount) =>
  paid(view, view.players.map((_, at) => (at === seat ? amount : 0)));

/** All seats in turn, beginning with the first player. @param {View} view */
const seatsInTurn = ({ players, first }) => players.map((_, at) => (first + at) % players.length);

/** @template T @param {readonly T[]} list @param {number} at @param {T} item */
const replaced = (list, at, item) => list.map((old, index) => (index === at ? item : old));

/** The view after an event. @param {View} view @param {any} event @returns {View} */
function after(view, event) {
  const { phase } = view;
  switch (event.type) {
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
 * @param {import("../../net/wire.js").winchester.Bidding} phase
 * @param {{ type: string, seat: number, amount: number }} event
 */
function afterTurn(phase, { type, seat, amount }) {
  const others = phase.in_auction.filter((one) => one !== seat);
  return type === "BidMade"
    ? { ...phase, standing: amount, in_auction: [...others, seat] }
    : { ...phase, in_auction: others };
}

/** @param {View} view @param {number} challenger */
const spent = ({ players }, challenger) =>
  players.map((player, seat) => (seat === challenger ? { ...player, has_duel_token: false } : player));

/** A caption that speaks to the reader if the seat is theirs. */
/** @param {string} key @param {number} seat @param {View} view @param {Record<string, any>} args */
const caption = (key, seat, view, args) => ({
  key: seat === view.viewer ? `${key}-you` : key,
  args: { seat: nameOf(seat), ...args },
});

/** How an event is shown. @param {StoryLine} line @param {View} view after it @returns {Partial<Beat>} */
function look({ event, text }, view) {
  switch (event.type) {
    case "PlotDrawn":
      return { kind: "plot", caption: { key: "web-beat-plot", args: { plot: event.plot } }, least: 900 };
    case "DuelCalled":
      return { kind: "duel-called", caption: text, least: 1200, detail: event };
    case "DuelFought":
      return { kind: "duel", caption: text, least: DUEL, floor: DUEL / 2, detail: event };
    case "VehicleMoved": {
      const { vehicle, seat, square } = event;
      return { kind: "vehicle", caption: caption(`web-beat-${vehicle}`, seat, view, { square }), least: 1000 };
    }
    case "CardTurned": {
      const { seat, amount } = event;
      return { kind: "card", caption: caption("web-beat-card", seat, view, { amount }), least: 1200, detail: event };
    }
    case "ObjectiveWon": {
      const { seat, objective, amount } = event;
      const name = { key: `winchester-shared-${objective}`, args: {} };
      const won = caption("web-beat-objective", seat, view, { amount, objective: name });
      return { kind: "objective", caption: won, least: 1600, floor: BANNER, detail: event };
    }
    case "BonusTaken":
      return { kind: "token", caption: text };
    case "GameEnded":
      return { kind: "over", caption: { key: "web-beat-over", args: {} }, least: 1000 };
    default:
      return { kind: "line", caption: text };
  }
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
  const beat = { kind: "sold", lines: [line], events, view: sold, least: 1000, detail: line.event };
  const caption1 = caption("web-beat-sold", buyer, view, { plot });
  if (!price) return [{ ...beat, caption: caption1 }];
  const amounts = view.players.map((_, seat) => (seat === buyer ? -price : share));
  const after = { ...paid(sold, amounts), saloon: view.saloon + tip };
  const caption2 = caption("web-beat-paid", buyer, view, { price, share, tip });
  return [
    { ...beat, caption: caption1 },
    { ...beat, kind: "payment", lines: [], view: after, caption: caption2 },
  ];
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
      continue;
    }
    const made = line.event.type === "PlotSold" ? saleBeats(line, view) : [plainBeat(line, after(view, line.event))];
    made[0].lines = [...silent, ...made[0].lines];
    silent = [];
    all.push(...made);
    ({ view } = made[made.length - 1]);
  }
  return withFacts(all, before, update);
}

/** The facts change with the plots of the viewer, and with the plot for sale. @param {Beat[]} all @param {Update} before @param {Update} update */
function withFacts(all, before, update) {
  let source = before;
  return all.map((beat) => {
    if (beat.events.some((event) => isNewHolding(event, before.view))) source = update;
    return { ...beat, facts: source.facts.map((fact) => worthAt(fact, source.view, beat.view)) };
  });
}

/** True if the facts of the update hold from this event on: a hidden token is known when it is taken. */
/** @param {any} event @param {View} view before it */
const isNewHolding = ({ type, plot }, { bonuses }) =>
  type === "PlotDrawn" || type === "BonusTaken" || (type === "PlotSold" && Boolean(bonuses[plot - 1]));

/** What the viewer is worth changes with each payment. @param {Fact} fact @param {View} from the view of the fact @param {View} to @returns {Fact} */
function worthAt(fact, { viewer, players }, to) {
  if (fact.kind !== "worth" || viewer === null) return fact;
  const paid = (to.players[viewer].cash ?? 0) - (players[viewer].cash ?? 0);
  return { ...fact, amount: (fact.amount ?? 0) + paid };
}

/** @param {StoryLine} line @param {View} view @returns {Beat} */
const plainBeat = (line, view) => ({
  .../** @type {Beat} */ (look(line, view)),
  lines: line.event.type === "GameEnded" ? [] : [line], // it names the winner, but the score sheet comes first
  events: [line.event],
  view,
});
