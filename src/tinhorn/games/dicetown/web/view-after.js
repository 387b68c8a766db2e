// @ts-check
/**
 * Adds what an event says to a view: what was gained, paid and moved. Between two updates the town and
 * the seats change so, one event at a time; then the next update replaces the view. Hidden cards stay
 * hidden: they are `null`. `tests/web/beats.test.mjs` compares the result with the server's view.
 */

import { FACES } from "./faces.js";

/** @import { Event, View } from "./wire.js" */
/** @typedef {import("./wire.js").PlayerView} Player */
/** @typedef {{ bills: number, nuggets: number, store: number, properties: number, cards: string[] }} Bundle */
/** @typedef {"store" | "properties"} Pile */

/** A card that is played as soon as it is drawn. */
const JOE = "joe";

/** @param {View} view @param {number} seat @param {(player: Player) => Partial<Player>} change @returns {View} */
const changed = (view, seat, change) => ({
  ...view,
  players: view.players.map((player, at) => (at === seat ? { ...player, ...change(player) } : player)),
});

/** @param {View} view @param {number} seat @param {"bills" | "nuggets"} goods @param {number} amount */
const gained = (view, seat, goods, amount) => changed(view, seat, (player) => ({ [goods]: player[goods] + amount }));

/** @param {View} view @param {number} from @param {number} to @param {"bills" | "nuggets"} goods @param {number} amount */
const paid = (view, from, to, goods, amount) => gained(gained(view, from, goods, -amount), to, goods, amount);

/** @param {View} view @param {"bills" | "nuggets"} goods @param {{ seat: number, paid: number[] }} event */
const collected = (view, goods, event) =>
  event.paid.reduce((so_far, amount, from) => paid(so_far, from, event.seat, goods, amount), view);

/** @param {any[]} faces */
const inOrder = (faces) => [...faces].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b));

/** Dice are set aside and paid for. @param {View} view @param {number} seat @param {any[]} faces @param {number} cost */
const setAside = (view, seat, faces, cost) => ({
  ...changed(view, seat, ({ dice, bills }) => ({ dice: inOrder([...dice, ...faces]), bills: bills - cost })),
  coach: view.coach + cost,
});

/** The dice that a seat kept in this roll go back: it cannot pay for all of them. @param {View} view @param {number} seat */
const rolledAgain = (view, seat) =>
  changed(view, seat, ({ dice }) => {
    const left = [...dice];
    const { resume } = /** @type {any} */ (view.phase);
    for (const face of resume?.kept[seat] ?? []) left.splice(left.indexOf(face), 1);
    return { dice: left };
  });

/** @param {View} view @param {{ seat: number, die: any, face: any }} event */
const turned = (view, { seat, die, face }) =>
  changed(view, seat, ({ dice }) => ({
    dice: inOrder(dice.map((one, at) => (at === dice.indexOf(die) ? face : one))),
  }));

/** A seat gets cards; only its own player sees them. @param {View} view @param {number} seat @param {Pile} pile @param {any[]} cards @returns {View} */
const dealt = (view, seat, pile, cards) =>
  changed(view, seat, (player) => ({
    [pile]: [...player[pile], ...cards.map((card) => (seat === view.viewer ? card : null))],
  }));

/** A card leaves a hand; one that the viewer cannot see is any of its pile. @param {View} view @param {number} seat @param {Pile} pile @param {any} card */
const lost = (view, seat, pile, card) =>
  changed(view, seat, (player) => {
    const cards = /** @type {any[]} */ (player[pile]);
    const at = Math.max(0, cards.indexOf(card));
    return { [pile]: cards.filter((_, index) => index !== at) };
  });

/** A card goes from a hand to those that were played. @param {View} view @param {number} seat @param {any} card @returns {View} */
const played = (view, seat, card) => ({ ...lost(view, seat, "store", card), played: [...view.played, card] });

/** @param {View} view @param {number} from @param {number} to @param {Pile} pile @param {any} card */
const handed = (view, from, to, pile, card) => dealt(lost(view, from, pile, card), to, pile, [card]);

/** @param {string} kind @returns {Pile} */
const pileOf = (kind) => (kind === "property" ? "properties" : "store");

/** @param {string} card */
const kindOf = (card) => (card.startsWith("property-") ? "properties" : "store");

/** The sheriff takes an offer. @param {View} view @param {{ seat: number, sheriff: number, offer: Bundle }} event */
function offered(view, { seat, sheriff, offer }) {
  const { bills, nuggets, store, properties, cards } = offer;
  const [open, hidden] = [cards.map(kindOf), [...Array(store).fill("store"), ...Array(properties).fill("properties")]];
  const piles = cards.length ? open : hidden;
  const goods = paid(paid(view, seat, sheriff, "bills", bills), seat, sheriff, "nuggets", nuggets);
  return piles.reduce((so_far, pile, at) => handed(so_far, seat, sheriff, pile, cards[at] ?? null), goods);
}

/** Properties are put where nobody can take them. @param {View} view @param {{ seat: number, properties: any[] }} event */
const secured = (view, { seat, properties }) =>
  changed(
    properties.reduce((so_far, card) => lost(so_far, seat, "properties", card), view),
    seat,
    (player) => ({ protected: [...player.protected, ...properties] }),
  );

/** A card is drawn by Luck; Nervous Joe goes to no hand. @param {View} view @param {{ seat: number, card: any }} event */
const lucky = (view, { seat, card }) => ({
  ...(card === JOE ? view : dealt(view, seat, "store", [card])),
  store_deck: view.store_deck - 1,
});

/** Of the cards drawn at the store, one goes to the hand and the others are discarded. @param {View} view @param {{ seat: number, card: any }} event */
function kept(view, { seat, card }) {
  const { count = 1 } = /** @type {{ count?: number }} */ (view.phase);
  return { ...dealt(view, seat, "store", [card]), discards: view.discards + count - 1 };
}

/** The discards become the deck. @param {View} view */
const shuffled = (view) => ({
  ...view,
  store_deck: view.store_deck + view.discards + view.played.length,
  discards: 0,
  played: [],
});

/** @param {View} view @param {Event} event @returns {View} */
export function viewAfter(view, event) {
  switch (event.type) {
    case "TableSet":
      return {
        ...view,
        sheriff: event.sheriff,
        display: event.display,
        elixirs: event.elixirs,
        property_deck: view.property_deck - event.display.length,
      };
    case "RoundBegan":
      return { ...view, round: event.round, players: view.players.map((player) => ({ ...player, dice: [] })) };
    case "DiceKept":
      return setAside(view, event.seat, event.dice, event.cost);
    case "DiceTrimmed":
      return setAside(rolledAgain(view, event.seat), event.seat, event.dice, event.cost);
    case "BrutePaidFor":
      return setAside(view, event.seat, [], event.cost);
    case "LastDiceRolled":
      return setAside(view, event.seat, event.dice, 0);
    case "DieTurned":
      return turned(view, event);
    case "CardPlayed":
      return played(view, event.seat, event.card);
    case "GamblerPlayed":
      return played(view, event.seat, "gambler");
    case "OfferTaken":
      return offered(view, event);
    default:
      return afterPlace(view, event);
  }
}

/** What happens at a place of the town. @param {View} view @param {Event} event @returns {View} */
function afterPlace(view, event) {
  switch (event.type) {
    case "NuggetsDug":
      return { ...gained(view, event.seat, "nuggets", event.nuggets), mine: view.mine - event.nuggets };
    case "BankRobbed":
      return { ...gained(view, event.seat, "bills", event.bills), bank: view.bank - event.bills };
    case "CoachUnloaded":
      return { ...view, coach: view.coach - event.bills, bank: view.bank + event.bills };
    case "LootShared":
      return paid(view, event.robber, event.seat, "bills", event.bills);
    case "StoreShuffled":
      return shuffled(view);
    case "CardsDrawn":
      return { ...view, store_deck: view.store_deck - event.count };
    case "CardKept":
      return kept(view, event);
    case "CardStolen":
      return handed(view, event.victim, event.thief, pileOf(event.kind), event.card);
    case "StarTaken":
      return { ...view, sheriff: event.seat };
    case "PropertiesTaken":
      return {
        ...dealt(view, event.seat, "properties", event.properties),
        display: view.display.slice(event.properties.length),
      };
    case "PropertyDrawn":
      return { ...dealt(view, event.seat, "properties", [event.card]), property_deck: view.property_deck - 1 };
    case "RowRefilled":
      return {
        ...view,
        display: [...view.display, ...event.properties],
        property_deck: view.property_deck - event.properties.length,
      };
    default:
      return afterDoc(view, event);
  }
}

/** What Doc Badluck's elixirs and Nervous Joe do. @param {View} view @param {Event} event @returns {View} */
function afterDoc(view, event) {
  switch (event.type) {
    case "ElixirTaken":
      return event.is_from_top ? view : { ...view, elixirs: view.elixirs.filter((one) => one !== event.elixir) };
    case "ElixirReplaced":
      return { ...view, elixirs: [...view.elixirs, event.elixir] };
    case "JoeRobbed":
      return paid(view, event.target, event.seat, "bills", event.bills);
    case "WealthGained":
      return collected(view, "bills", event);
    case "NuggetsCharmed":
      return collected(view, "nuggets", event);
    case "LuckDrawn":
      return lucky(view, event);
    case "CardGiven":
      return handed(view, event.giver, event.taker, pileOf(event.kind), event.card);
    case "PropertiesProtected":
      return secured(view, event);
    default:
      return view;
  }
}
