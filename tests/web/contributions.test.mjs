/** What a device notes before a game, and what it finds in the record afterwards. */
import assert from "node:assert/strict";
import test from "node:test";

const { due, isAsNoted, newPart, notePart, noteRevealed, partsIn } = await load("net/contributions.js");
const { commitmentOf, termsOf, verify } = await load("net/fairness.js");

const SECRET = "00".repeat(32);
const OPTIONS = '{"bribes":"on","players":3}';
const OTHER = "cd".repeat(32);
const THIRD = "ef".repeat(32);

let tables = 0;

/** A record of a table, and the part of this device. */
function recorded() {
  tables += 1;
  const mine = newPart();
  const again = newPart();
  const commitments = {
    table: `MESA-${tables}`,
    options: OPTIONS,
    secret: SECRET,
    commitment: commitmentOf(SECRET),
    contributions: [again.contribution, "", ""],
    attempts: [
      { commitments: [mine.commitment, OTHER, THIRD], withheld: [1] },
      { commitments: [again.commitment, null, THIRD], withheld: [] },
    ],
  };
  const proof = { game: "dicetown", rules: 2, start: "", draws: [], commitments };
  return { proof, parts: [mine, again] };
}

/** The table of a record, as the server shows it at an attempt to start. */
function starting(proof, at) {
  const { table, commitment, attempts } = proof.commitments;
  return {
    code: table,
    commitment,
    status: "seating",
    is_starting: true,
    terms: termsOf(proof),
    attempts: [...attempts.slice(0, at), { ...attempts[at], withheld: [] }],
    yours: [0],
    seats: [],
  };
}

/** A record whose start this device has seen, and taken part in. */
function seen(from = 0) {
  const { proof, parts } = recorded();
  for (const part of parts) notePart(starting(proof, 0), part);
  for (let at = from; at < 2; at += 1) {
    const [{ contribution }] = due(starting(proof, at));
    noteRevealed(starting(proof, at), contribution);
  }
  return proof;
}

const withCommitments = (proof, change) => ({ ...proof, commitments: { ...proof.commitments, ...change } });

/** What an operator may change in a record, so that it has other draws. */
const CHANGES = {
  options: (proof) => withCommitments(proof, { options: '{"bribes":"off","players":3}' }),
  "spaces in the options": (proof) => withCommitments(proof, { options: OPTIONS.replace(":", ": ") }),
  rules: (proof) => ({ ...proof, rules: 1 }),
  game: (proof) => ({ ...proof, game: "winchester" }),
  "the start": (proof) => ({ ...proof, start: "{}" }),
  "who withheld": (proof) => {
    const [first, last] = proof.commitments.attempts;
    return withCommitments(proof, { attempts: [{ ...first, withheld: [1, 2] }, last] });
  },
  "the same, twice": (proof) => {
    const [first, last] = proof.commitments.attempts;
    return withCommitments(proof, { attempts: [{ ...first, withheld: [1, 1] }, last] });
  },
  "the server's secret": (proof) => withCommitments(proof, { commitment: OTHER }),
  "an attempt": (proof) => withCommitments(proof, { attempts: proof.commitments.attempts.slice(1) }),
};

for (const from of [0, 1]) {
  test(`a device that came at attempt ${from + 1} knows the record again`, () => {
    const proof = seen(from);

    assert.equal(isAsNoted(proof), true);
    assert.equal(partsIn(proof.commitments), "used");
  });

  for (const [name, change] of Object.entries(CHANGES)) {
    test(`a device that came at attempt ${from + 1} notices a change of ${name}`, () => {
      assert.equal(isAsNoted(change(seen(from))), false);
    });
  }
}

test("a record by protocol 1 is refused where the device has committed to a part", () => {
  const { proof, parts } = recorded();
  notePart(starting(proof, 0), parts[0]);

  assert.equal(partsIn({ ...proof.commitments, attempts: undefined }), "unused");
});

test("a device without notes says so", () => {
  assert.equal(partsIn(recorded().proof.commitments), "none");
});

test("a device reveals nothing when the terms or who withheld have changed", () => {
  const { proof, parts } = recorded();
  for (const part of parts) notePart(starting(proof, 0), part);
  due(starting(proof, 1));
  const changes = [
    { terms: OTHER },
    { terms: null },
    { attempts: starting(CHANGES["who withheld"](proof), 1).attempts },
  ];

  for (const change of changes) assert.deepEqual(due({ ...starting(proof, 1), ...change }), []);
  assert.equal(due(starting(proof, 1)).length, 1);
});

test("a device that is shown no terms reveals nothing", () => {
  const { proof, parts } = recorded();
  notePart(starting(proof, 0), parts[0]);

  assert.deepEqual(due({ ...starting(proof, 0), terms: null }), []);
});

/** A record without a game: only its text is checked. */
function textOf(change) {
  const part = "11".repeat(16);
  const proof = withCommitments(recorded().proof, {
    contributions: [part, part, part],
    attempts: [{ commitments: Array(3).fill(commitmentOf(part)), withheld: [] }],
    ...change,
  });
  const record = { game: "dicetown", rules: 2, setup: { players: 3, bribes: "on" }, entries: [] };
  return { proof, record };
}

const isSound = ({ proof, record }) => verify(proof, record).isRevealed;

test("options and start have one text", () => {
  const spaced = textOf({ options: OPTIONS.replace(":", ": ") });
  const less = textOf({ options: '{"players":3}' });
  const turned = textOf({ options: '{"players":3,"bribes":"on"}' });
  const { proof, record } = textOf({});
  const started = (start) => ({ proof: { ...proof, start }, record: { ...record, start } });

  assert.equal(isSound({ proof, record }), true);
  assert.equal(isSound(started('{"phase":1}')), true);
  for (const other of [spaced, less, turned, started('{"phase": 1}'), started('{"a":1,"a":2}')])
    assert.equal(isSound(other), false);
  for (const change of [{ rules: 1 }, { start: "{}" }])
    assert.equal(isSound({ proof: { ...proof, ...change }, record }), false);
});

test("withheld seats are sorted, once each", () => {
  const part = "11".repeat(16);
  const hash = commitmentOf(part);
  const last = { commitments: [hash, null, null], withheld: [] };
  const derived = [1, 2].map((seat) => commitmentOfText(`MESA#${seat}`));
  const void_ = (withheld, first = hash) => ({
    table: "MESA",
    contributions: [part, ...derived],
    attempts: [{ commitments: [first, hash, hash], withheld }, last],
  });

  assert.equal(isSound(textOf(void_([1, 2]))), true);
  for (const withheld of [
    [2, 1],
    [1, 1, 2],
    [1, 2, 3],
    [1, 2, -1],
    ["1", 2],
  ])
    assert.equal(isSound(textOf(void_(withheld))), false);
  assert.equal(isSound(textOf(void_([1, 2], "AB"))), false);
});

test("a game has two attempts to start at most", () => {
  const part = "11".repeat(16);
  const hash = commitmentOf(part);
  const before = (seats, seat) => ({
    commitments: [0, 1, 2].map((each) => (seats.includes(each) ? hash : null)),
    withheld: [seat],
  });
  const made = (...void_) => ({
    table: "MESA",
    contributions: [part, ...[1, 2].map((seat) => commitmentOfText(`MESA#${seat}`))],
    attempts: [...void_, { commitments: [hash, null, null], withheld: [] }],
  });

  assert.equal(isSound(textOf(made(before([0, 1], 1)))), true);
  assert.equal(isSound(textOf(made(before([0, 1, 2], 1), before([0, 2], 2)))), false);
});

/** @param {string} text */
const commitmentOfText = (text) => commitmentOf(Buffer.from(text).toString("hex")).slice(0, 32);
