// @ts-check
/**
 * Verifies the random draws of a finished game: recomputes them from the server's commitment, the
 * players' contributions and the published secret. docs/fairness.md specifies every byte.
 *
 * @typedef {import("./wire.js").Proof} Proof
 * @typedef {import("./wire.js").Drawn} Drawn
 * @typedef {import("./wire.js").Attempt} Attempt
 * @typedef {{ seat: number, action: unknown }} Entry an entry of the record
 * @typedef {{ game: string, rules: number, setup: unknown, start?: string, entries: Entry[] }} Played
 *   what a record says of its game
 *
 * @typedef {object} Verdict
 * @property {boolean} isCommitted the published secret matches the commitment
 * @property {boolean} isRevealed the contributions match the commitments of the seats, and the terms
 *   those of the record
 * @property {number} draws how many draws are correct
 * @property {number | null} wrong the first entry of the record that differs from its draw
 */
import { bytesOf, bytesOfText, hexOf, hmac, sha256 } from "./sha256.js";

const CHANCE = -1;
const DERIVED_BYTES = 16;
const MOST_ATTEMPTS = 2;
const HASH = /^[0-9a-f]{64}$/;

/** @param {Uint8Array} key @returns {(label: string) => Uint8Array} */
const signer = (key) => (label) => hmac(key, bytesOfText(label));

/** Hashes a contribution in hex, by which a seat commits to it. @param {string} contribution */
export const commitmentOf = (contribution) => hexOf(sha256(bytesOf(contribution)));

/**
 * Against whom a verified record proves that nobody chose the draws, as sentences and their `proof`.
 * @param {Proof["commitments"]} commitments
 * @param {boolean} isMine this device's part is in the draws
 * @returns {[key: string, proof: "device" | "record" | "nothing"][]}
 */
export function provenAgainst({ attempts }, isMine) {
  const isByAnyone = !attempts || Boolean(attempts.at(-1)?.commitments.some(Boolean));
  const proof = isMine ? "device" : isByAnyone ? "record" : "nothing";
  return [
    ["fairness-players", proof],
    ["fairness-operator", proof],
    ["fairness-operator-plays", attempts ? proof : "nothing"],
    ["fairness-all", proof],
  ];
}

/** Computes the key of all draws. Each part is preceded by its length, so that parts cannot be confused. @param {Proof} proof */
function keyOf({ game, rules, start, commitments }) {
  const { table, options, attempts, contributions, secret } = commitments;
  const texts = attempts
    ? ["tinhorn draws 2", table, game, String(rules), options, start, ...attempts.flatMap(textsOf)]
    : [table, game, options];
  return keyed(secret, [...texts.map(bytesOfText), ...contributions.map(bytesOf)]);
}

/** Returns the fingerprint of the terms of a start, which devices note before they reveal. @param {Proof} proof */
export function termsOf({ game, rules, start, commitments: { table, options, secret } }) {
  const texts = ["tinhorn terms 2", table, game, String(rules), options, start];
  return hexOf(keyed(secret, texts.map(bytesOfText)));
}

/** @param {string | null | undefined} secret @param {Uint8Array[]} parts */
function keyed(secret, parts) {
  const message = parts.flatMap((part) => [...lengthOf(part), ...part]);
  return hmac(bytesOf(secret ?? ""), Uint8Array.from(message));
}

/** @param {Attempt} attempt */
const textsOf = ({ commitments, withheld }) => [
  commitments.map((committed) => committed ?? "-").join(" "),
  withheld.join(" "),
];

/** @param {Uint8Array} part */
const lengthOf = ({ length }) => [24, 16, 8, 0].map((shift) => (length >>> shift) & 0xff);

/** Returns true if the contributions are those that the last attempt committed to. @param {Proof} proof */
function isRevealed({ commitments: { table, attempts, contributions } }) {
  if (!attempts) return true;
  const last = attempts[attempts.length - 1];
  return (
    attempts.length <= MOST_ATTEMPTS &&
    last?.commitments.length === contributions.length &&
    attempts.every((attempt, at) => (attempt === last) === !attempt.withheld.length && isDue(attempts, at)) &&
    attempts.every((attempt) => attempt.commitments.length === contributions.length && isOneText(attempt)) &&
    contributions.every((given, seat) =>
      last.commitments[seat] === null ? given === derived(table, seat) : commitmentOf(given) === last.commitments[seat],
    )
  );
}

/** Returns true if an attempt cannot be written in another way. @param {Attempt} attempt */
const isOneText = ({ commitments, withheld }) =>
  commitments.every((committed) => committed === null || HASH.test(committed)) &&
  withheld.every((seat, at) => Number.isInteger(seat) && (at === 0 || seat > withheld[at - 1]));

/**
 * Returns true if the terms are those of the record, in the one text that they have: each other text would have
 * draws of its own.
 * @param {Proof} proof
 * @param {Played} played
 */
function isBound({ game, rules, start, commitments: { options, attempts } }, played) {
  if (!attempts) return true;
  const isSame = played.game === game && played.rules === rules && (played.start ?? "") === start;
  return isSame && options === sorted(played.setup) && (!start || JSON.stringify(JSON.parse(start)) === start);
}

/** Options as JSON with sorted names. @param {any} setup */
const sorted = (setup) => JSON.stringify(Object.fromEntries(Object.entries(setup).sort()));

/** Returns true if who has withheld in an attempt took part in it, and in no later one. @param {Attempt[]} attempts @param {number} at */
const isDue = (attempts, at) =>
  attempts[at].withheld.every((seat) =>
    attempts.slice(at).every(({ commitments }, later) => Boolean(commitments[seat]) === !later),
  );

/** Returns what is added for a bot, or for a seat whose device did not take part. @param {string} table @param {number} seat */
const derived = (table, seat) => hexOf(sha256(bytesOfText(`${table}#${seat}`)).slice(0, DERIVED_BYTES));

/** The stream of random bits of one draw. */
class Bits {
  #bytes = /** @type {number[]} */ ([]);
  #blocks = 0;

  /** @param {(label: string) => Uint8Array} sign @param {string} label */
  constructor(sign, label) {
    this.sign = sign;
    this.label = label;
  }

  /** Draws a uniform number below the limit: numbers that are too large are rejected. @param {number} limit */
  below(limit) {
    const count = Math.floor(Math.log2(limit)) + 1;
    for (;;) {
      const number = this.#take(count);
      if (number < limit) return number;
    }
  }

  /** Takes the highest bits of the next whole bytes. @param {number} count */
  #take(count) {
    const size = Math.ceil(count / 8);
    while (this.#bytes.length < size) this.#bytes.push(...this.#block());
    const number = this.#bytes.splice(0, size).reduce((sum, byte) => sum * 256 + byte, 0);
    return Math.floor(number / 2 ** (size * 8 - count));
  }

  #block() {
    const label = this.#blocks ? `${this.label}#${this.#blocks}` : this.label;
    this.#blocks += 1;
    return this.sign(label);
  }
}

/**
 * Recomputes the commitments, the key and every draw, and compares them with the record.
 * @param {Proof} proof
 * @param {Played} played
 * @returns {Verdict}
 */
export function verify(proof, played) {
  const { entries } = played;
  const { secret, commitment } = proof.commitments;
  const isCommitted = commitmentOf(secret ?? "") === commitment;
  if (!isCommitted || !isRevealed(proof) || !isBound(proof, played))
    return { isCommitted, isRevealed: false, draws: 0, wrong: null };
  const sign = signer(keyOf(proof));
  const drawn = entries.flatMap(({ seat }, at) => (seat === CHANCE ? [at + 1] : []));
  const wrong = drawn.findIndex((entry, at) => {
    const claimed = proof.draws[at];
    const isRight =
      claimed?.entry === entry &&
      claimed.number === at + 1 &&
      same(claimed.action, entries[entry - 1].action) &&
      isDrawn(claimed, sign);
    return !isRight;
  });
  const draws = wrong < 0 ? drawn.length : wrong;
  return { isCommitted, isRevealed: true, draws, wrong: drawn[wrong] ?? null };
}

/** @param {Drawn} drawn @param {(label: string) => Uint8Array} sign */
function isDrawn({ label, number, numbers }, sign) {
  const bits = new Bits(sign, `${label}#${number}`);
  return numbers.every(([limit, got]) => bits.below(limit) === got);
}

/**
 * Returns true if two JSON values are equal, whatever the order of their fields.
 * @param {any} one
 * @param {any} other
 * @returns {boolean}
 */
function same(one, other) {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => same(one[name], other[name]));
}
