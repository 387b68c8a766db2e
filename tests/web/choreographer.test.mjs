/** Beats one at a time, at a pace that people can read: app/choreographer.js. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

const { settings } = await load("app/settings.js");
const { Choreographer } = await load("app/choreographer.js");

const line = (name) => ({ event: { type: name }, text: { key: name, args: {} } });
const update = (n, names, more = {}) => ({
  n,
  is_snapshot: false,
  facts: [],
  story: names.map(line),
  view: { n, prompt: n, decision: null },
  ...more,
});
/** A beat for each line, with two words to read. */
const compose = (_, { story, view }) =>
  story.map((one) => ({
    kind: one.event.type,
    lines: [one],
    events: [],
    view,
    caption: { key: one.event.type, args: {} },
  }));

class Model extends EventTarget {
  table = { code: "FIRST" };
  update;
  story = [];
  until = null;
  isAsked = false;

  receive(next) {
    this.story = next.is_snapshot ? next.story : [...this.story, ...next.story];
    this.update = next;
    this.dispatchEvent(new Event("change"));
  }
}

let model;
let shows;
let stop;

beforeEach(() => {
  stop?.();
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  document.hidden = false;
  settings.values.pace = "normal";
  settings.values.welcome = "";
  model = new Model();
  shows = new Choreographer(model, compose, ({ key }) => `${key} happened`);
  stop = shows.start();
  model.receive(update(1, ["begin"], { is_snapshot: true }));
});

const beat = () => shows.shown.beat?.kind;
/** What is on show after each beat has had its time. */
const rest = (time = 400) => {
  mock.timers.tick(1); // the beat is drawn
  mock.timers.tick(time);
};

test("a snapshot is shown at once", () => {
  assert.equal(beat(), undefined);
  assert.equal(shows.shown.isCurrent, true);
});

test("each line is told with its beat, and the update comes after the last one", () => {
  model.receive(update(2, ["roll", "gain"]));
  const seen = [];
  while (beat()) {
    seen.push([beat(), shows.shown.story.length]);
    assert.equal(shows.shown.isCurrent, false);
    rest();
  }

  assert.deepEqual(seen, [
    ["roll", 2],
    ["gain", 3],
  ]);
  assert.equal(shows.shown.isCurrent, true);
  assert.equal(shows.shown.update.n, 2);
});

test("what arrives while beats play waits its turn", () => {
  model.receive(update(2, ["roll"]));
  model.receive(update(3, ["gain"]));

  assert.equal(beat(), "roll");
  rest();
  assert.equal(beat(), "gain");
  rest();
  assert.equal(shows.shown.update.n, 3);
});

test("beats wait until the player of a first game has been welcomed", () => {
  settings.values.welcome = "FIRST";
  model.receive(update(2, ["deal"]));
  model.receive(update(3, ["bid"]));
  assert.equal(beat(), undefined);
  assert.equal(shows.shown.update.n, 1);

  settings.values.welcome = "";
  settings.dispatchEvent(new Event("change"));

  assert.equal(beat(), "deal");
  rest();
  assert.equal(beat(), "bid");
});

test("a beat lasts as long as its caption takes to read", () => {
  shows.say = () => "one two three four five six seven eight nine ten";
  model.receive(update(2, ["long", "next"]));

  rest(1900);
  assert.equal(beat(), "long");
  mock.timers.tick(200);
  assert.equal(beat(), "next");
});

test("a hidden page, the pace off and a decision that stays open have no beats", () => {
  document.hidden = true;
  model.receive(update(2, ["roll"]));
  assert.equal(beat(), undefined);

  document.hidden = false;
  settings.values.pace = "off";
  model.receive(update(3, ["roll"]));
  assert.equal(beat(), undefined);

  settings.values.pace = "normal";
  model.isAsked = true;
  model.receive(update(3.5, ["roll"], { view: { n: 3.5, prompt: 3, decision: { prompt: 3 } } }));
  assert.equal(beat(), undefined);
});

test("the player's deadline leaves half of its time to them, and unread captions out", () => {
  shows.say = () => "one two three four five six seven eight nine ten";
  [model.isAsked, model.until] = [true, Date.now() + 1000];
  model.receive(update(2, ["long"]));

  assert.equal(shows.shown.beat.caption, null);
  rest(500);
  assert.equal(beat(), undefined);
});

test("finish drops what waits, and tells its lines", () => {
  const told = [];
  shows.addEventListener("lines", ({ detail }) => told.push(...detail.lines.map(({ event }) => event.type)));
  model.receive(update(2, ["roll", "gain", "end"]));

  shows.finish();

  assert.deepEqual(told, ["roll", "gain", "end"]);
  assert.equal(shows.shown.isCurrent, true);
});

test("rewind plays again from what the player saw, and ends with the present", () => {
  settings.values.pace = "off";
  const past = [model.update, update(2, ["roll"]), update(3, ["gain"])];
  past.slice(1).forEach((one) => model.receive(one));
  settings.values.pace = "normal";

  shows.rewind(past, 1);

  assert.deepEqual([beat(), shows.shown.story.length], ["roll", 2]);
  rest();
  assert.equal(beat(), "gain");
  rest();
  assert.equal(shows.shown.isCurrent, true);
});
