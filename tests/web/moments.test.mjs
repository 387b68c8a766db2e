/** Moments of Dice Town: great hands, the last dice, cards of others: games/dicetown/beats.js. */
import assert from "node:assert/strict";
import { test } from "node:test";

const { settings } = await load("app/settings.js");
settings.values.pace = "normal";
const { beats } = await load("games/dicetown/beats.js");

const SEATS = 3;
const player = (dice) => ({ dice, bills: 5, nuggets: 0, store: [null], properties: [], protected: [] });
/** A table with these dice set aside, as seat 0 sees it. */
const table = (dice, more = {}) => ({
  view: {
    viewer: 0,
    round: 1,
    phase: { type: "Rolling" },
    sheriff: 0,
    mine: 30,
    bank: 5,
    coach: 0,
    display: ["property-1"],
    property_deck: 20,
    store_deck: 20,
    discards: 0,
    played: [],
    elixirs: [],
    players: Array.from({ length: SEATS }, (_, seat) => player(dice[seat] ?? [])),
    ...more,
  },
  facts: [],
});
const told = (before, ...events) => ({
  view: before.view,
  facts: [],
  story: events.map(({ name, ...event }) => ({ event, text: { key: event.type, args: name ? { hand: name } : {} } })),
});
const kept = (seat, ...dice) => ({ type: "DiceKept", seat, dice, cost: 0 });
/** The dice complete a hand that the server names. */
const made = (name, event) => ({ ...event, hand: ["9", "9", "9", "9", "9"], name });
const last = (seat, ...dice) => ({ type: "LastDiceRolled", seat, dice });
const shown = (before, ...events) => beats(before, told(before, ...events));
const great = (all) => all.filter(({ kind }) => kind === "great").map(({ detail }) => [detail.seat, detail.what]);

test("a hand that the server names is marked, and one that it does not name is not", () => {
  assert.deepEqual(great(shown(table([]), kept(1, "A"), made("four", kept(0, "9", "9", "9", "9", "A")))), [
    [0, "four"],
  ]);
  assert.deepEqual(
    great(shown(table([]), { ...kept(0, "Q", "Q", "J", "J", "A"), hand: ["J", "J", "Q", "Q", "A"] })),
    [],
  );
});

test("a round has one great hand at most", () => {
  const before = table([[], ["K"], ["A"]]);
  const update = told(
    before,
    made("five", kept(0, "9", "9", "9", "9", "9")),
    { type: "DiceRolled" },
    made("four", kept(1, "K", "K", "K", "K")),
  );
  assert.deepEqual(great(beats(before, update)), [[0, "five"]]);

  const later = told(before, made("four", kept(2, "A", "A", "A", "A")));
  assert.deepEqual(great(beats(update, later)), []);

  const begun = { type: "RoundBegan", round: 2 };
  assert.deepEqual(great(beats(later, told(before, begun, made("five", kept(2, "A", "A", "A", "A", "A"))))), [
    [2, "five"],
  ]);
});

test("the die that changes a leader falls last, alone and after a silence", () => {
  const before = table([["J", "J", "9", "9", "K"], ["J", "J"], ["A"]]);
  const all = shown(before, last(1, "J", "Q", "A"), last(2, "A", "A", "A", "A"));
  const falls = all.filter(({ kind }) => kind === "last").map(({ detail }) => detail.falls[0]);

  assert.deepEqual(all.map(({ kind }) => kind).slice(0, 5), ["last", "last", "silence", "last", "reveal"]);
  assert.deepEqual(
    falls.map(({ seat, lying, out }) => [seat, lying, out]),
    [
      [2, 0, 0],
      [1, 0, 1],
      [1, 2, 0],
    ],
  );
  assert.ok(["J", "Q"].includes(falls.at(-1).dice.at(-1)), falls.at(-1).dice);
});

test("a seat shows its last dice only when they lie", () => {
  const before = table([["J", "J", "9", "9", "K"], ["J", "J"], ["K"]]);
  const all = shown(before, last(1, "J", "A", "A"), last(2, "9", "Q", "A", "A"));
  const dice = (seat) => all.slice(0, 5).map(({ view }) => view.players[seat].dice.length);
  const order = all.filter(({ kind }) => kind === "last").map(({ detail }) => detail.falls[0].seat);
  const [first, decisive] = [order[0], order.at(-1)];

  assert.equal(dice(first)[0], before.view.players[first].dice.length);
  assert.equal(dice(first)[1], 5);
  assert.deepEqual(dice(decisive).slice(0, 4), Array(4).fill(before.view.players[decisive].dice.length));
  assert.equal(dice(decisive)[4], 5);
});

test("a card comes up with its sentence, acts on its target and goes to the discards, before it has its effect", () => {
  const events = [
    { type: "JoeSent", seat: 1, target: 0 },
    { type: "JoeRobbed", seat: 1, target: 0, bills: 4 },
  ];
  const [card, acts, goes, flight, ...after] = shown(table([]), ...events);
  const steps = [card, acts, goes];
  const time = (all) => all.slice(0, 3).reduce((sum, { least }) => sum + least, 0);

  assert.deepEqual(
    steps.map(({ kind, caption }) => [kind, caption]),
    Array(3).fill(["card", { key: "JoeSent", args: {} }]),
  );
  assert.deepEqual(
    steps.map(({ events: [{ type }], touched }) => [type, touched]),
    [
      ["JoeSent", undefined],
      ["CardActs", 0],
      ["CardDiscarded", undefined],
    ],
  );
  assert.deepEqual(
    steps.map(({ lines }) => lines.length),
    [0, 0, 1],
  );
  assert.deepEqual(
    [...steps, flight].map(({ view }) => view.players[0].bills),
    [5, 5, 5, 5],
  );
  assert.equal(flight.touched, 0);
  assert.equal(after.at(-1).view.players[0].bills, 1);
  assert.deepEqual([time(steps), time(shown(table([]), ...events))], [2000, 1200]);
});

test("a card says what it is about: a place, or the seat whose card it takes the effect from", () => {
  const about = (...events) => shown(table([]), ...events).find(({ events: [{ type }] }) => type === "CardActs");
  const wanted = about(
    { type: "CardPlayed", seat: 1, card: "wanted" },
    { type: "CardCountered", seat: 2, card: "shares" },
  );

  assert.equal(about({ type: "CardPlayed", seat: 1, card: "dynamite" }).place, "mine");
  assert.deepEqual([wanted.place, wanted.touched], [undefined, 2]);
});

test("a robbed seat feels it while its card flies", () => {
  const [flight] = shown(table([]), { type: "CardStolen", thief: 1, victim: 2, kind: "store", card: null });
  assert.equal(flight.touched, 2);
});

test("the seat that the sheriff names leads the place from then on, so that its hat walks there", () => {
  const place = {
    kind: "place",
    subject: "mine",
    seats: [1, 2],
    count: 2,
    text: { key: "dicetown-fact-tied", args: {} },
  };
  const before = { ...table([]), facts: [place] };
  const named = [
    { type: "LeaderNamed", sheriff: 0, leader: 2, place: "mine" },
    { type: "PlaceLed", seat: 2, place: "mine" },
  ];
  const offered = { type: "OfferMade", seat: 1, sheriff: 0, place: "mine", offer: { bills: 1 } };
  const led = beats(before, told(before, offered, ...named)).map(({ kind, facts }) => [kind, facts[0].seats]);

  assert.deepEqual(led, [
    ["offers", [1, 2]],
    ["place", [2]],
  ]);
});

test("one's own card is a line", () => {
  const [beat] = shown(table([]), { type: "JoeSent", seat: 0, target: 1 });
  assert.equal(beat.kind, "line");
});
