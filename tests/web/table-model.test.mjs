/** The life of an answer, and the numbers of updates: net/table-model.js. */
import assert from "node:assert/strict";
import { test } from "node:test";

const { TableModel } = await load("net/table-model.js");

const update = (n, more = {}) => ({
  type: "Update",
  n,
  is_snapshot: false,
  asking: 0,
  sealed: null,
  can_only_pass: false,
  deadline: null,
  story: [{ event: { type: `E${n}` }, text: { key: "", args: {} } }],
  view: { viewer: 0, prompt: 7, decision: { prompt: 7 }, cash: 10 * n },
  ...more,
});

/** A model that has one update and keeps what it sends. */
function asked() {
  const model = new TableModel({ code: "ABC", yours: [0], you: 0, seats: [], watching: 0, attempts: [] });
  const sent = [];
  model.transport = { state: "open", send: (message) => sent.push(message), reconnect: () => sent.push("reconnect") };
  model.receive(update(1, { is_snapshot: true }));
  return { model, sent };
}

const answered = () => {
  const { model, sent } = asked();
  model.answer({ type: "Pass" });
  return { model, sent, request: sent[0].request };
};

test("an answer names its prompt, and nothing is asked while it is on its way", () => {
  const { model, sent } = answered();

  assert.equal(sent[0].prompt, 7);
  assert.equal(model.isAsked, false);
});

for (const isUpdateFirst of [true, false]) {
  test(`the same prompt is open again after both effects (update first: ${isUpdateFirst})`, () => {
    const { model, request } = answered();
    const effects = [update(2), { type: "Acknowledged", request }];

    const [first, second] = isUpdateFirst ? effects : effects.reverse();
    model.receive(first);
    assert.equal(model.isAsked, false);
    model.receive(second);

    assert.equal(model.isAsked, true);
  });
}

test("a refusal opens the decision at once, and says why until the next update", () => {
  const { model, request } = answered();

  model.receive({ type: "Refused", request, problem: { rule: "R-1", reason: { key: "too-dear", args: {} } } });

  assert.equal(model.isAsked, true);
  assert.equal(model.problem.rule, "R-1");
  model.receive(update(2));
  assert.equal(model.problem, undefined);
});

test("a refusal of another request leaves the answer on its way", () => {
  const { model } = answered();

  model.receive({ type: "Refused", request: "another", problem: { reason: { key: "too-dear", args: {} } } });

  assert.equal(model.isAsked, false);
});

test("an answer goes to the update that the player was looking at", () => {
  const { model, sent } = asked();
  const seen = model.update;
  model.receive(update(2, { asking: 1, view: { ...seen.view, prompt: 8, decision: { prompt: 8 } } }));

  model.answer({ type: "Pass" }, seen);

  assert.deepEqual([sent[0].prompt, sent[0].asking], [7, 0]);
});

test("a delta changes what it names and adds its story", () => {
  const { model } = asked();

  model.receive({ type: "Delta", n: 2, view: { cash: 5 }, story: update(2).story });

  assert.deepEqual(model.update.view, { viewer: 0, prompt: 7, decision: { prompt: 7 }, cash: 5 });
  assert.deepEqual(
    model.story.map(({ event }) => event.type),
    ["E1", "E2"],
  );
});

test("a gap before a delta is fetched; a repeated update is ignored", () => {
  const { model, sent } = asked();

  model.receive({ type: "Delta", n: 3, view: { cash: 5 }, story: [] });
  model.receive(update(1, { view: { cash: -1 } }));

  assert.deepEqual(sent, ["reconnect"]);
  assert.equal(model.update.n, 1);
  assert.equal(model.update.view.cash, 10);
});

test("a whole update may skip numbers, and a snapshot replaces the story", () => {
  const { model } = asked();

  model.receive(update(5));
  assert.equal(model.story.length, 2);
  model.receive(update(4, { is_snapshot: true }));

  assert.deepEqual(
    model.story.map(({ event }) => event.type),
    ["E4"],
  );
});

test("undo is sent once for each update", () => {
  const { model, sent } = asked();

  model.undo();
  model.undo();
  model.receive(update(2));
  model.undo();

  assert.equal(sent.length, 2);
});

test("a page whose seat another device took over forgets what the seat knew", () => {
  const { model, sent } = asked();

  model.receive({ type: "TableChanged", table: { ...model.table, you: null } });

  assert.equal(model.lost, 0);
  assert.equal(model.update, undefined);
  assert.deepEqual(model.story, []);
  assert.ok(sent.includes("reconnect"));
});
