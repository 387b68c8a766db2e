// @ts-check
/**
 * Verifies the random draws of a finished game: recomputes them from the server's commitment, the
 * players' contributions and the published secret. docs/fairness.md specifies every byte.
 *
 * @typedef {import("./wire.js").Proof} Proof
 * @typedef {import("./wire.js").Drawn} Drawn
 * @typedef {{ seat: number, action: unknown }} Entry an entry of the record
 *
 * @typedef {object} Verdict
 * @property {boolean} isCommitted the published secret matches the commitment
 * @property {number} draws how many draws are correct
 * @property {number | null} wrong the first entry of the record that differs from its draw
 */

const CHANCE = -1;
const utf8 = new TextEncoder();

/** True if the browser offers WebCrypto here: it does so on secure addresses only. */
export const canCompute = () => Boolean(globalThis.crypto?.subtle);

/** @param {string} hex */
const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** @param {Uint8Array} bytes */
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {Uint8Array<ArrayBuffer>} bytes */
const sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

/**
 * @param {Uint8Array<ArrayBuffer>} key
 * @returns {Promise<(message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>>}
 */
async function hmac(key) {
  const usable = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  return async (message) => new Uint8Array(await crypto.subtle.sign("HMAC", usable, message));
}

/** The contribution that a typed phrase stands for, in hex. @param {string} phrase */
export async function contributionOf(phrase) {
  if (/^[0-9a-f]{32}$/i.test(phrase)) return phrase.toLowerCase();
  return hexOf((await sha256(utf8.encode(phrase))).slice(0, 16));
}

/** The key of all draws. Each part is preceded by its length, so that parts cannot be confused. @param {Proof} proof */
async function keyOf({ game, commitments }) {
  const texts = [commitments.table, game, commitments.options].map((text) => utf8.encode(text));
  const parts = [...texts, ...commitments.contributions.map(bytesOf)];
  const message = parts.flatMap((part) => [...lengthOf(part), ...part]);
  return (await hmac(bytesOf(commitments.secret ?? "")))(Uint8Array.from(message));
}

/** @param {Uint8Array} part */
const lengthOf = ({ length }) => [24, 16, 8, 0].map((shift) => (length >>> shift) & 0xff);

/** The stream of random bits of one draw. */
class Bits {
  #bytes = /** @type {number[]} */ ([]);
  #blocks = 0;

  /**
   * @param {(message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>} sign
   * @param {string} label
   */
  constructor(sign, label) {
    this.sign = sign;
    this.label = label;
  }

  /** A uniform number below the limit: numbers that are too large are rejected. @param {number} limit */
  async below(limit) {
    const count = Math.floor(Math.log2(limit)) + 1;
    for (;;) {
      const number = await this.#take(count);
      if (number < limit) return number;
    }
  }

  /** The highest bits of the next whole bytes. @param {number} count */
  async #take(count) {
    const size = Math.ceil(count / 8);
    while (this.#bytes.length < size) this.#bytes.push(...(await this.#block()));
    const number = this.#bytes.splice(0, size).reduce((sum, byte) => sum * 256 + byte, 0);
    return Math.floor(number / 2 ** (size * 8 - count));
  }

  async #block() {
    const label = this.#blocks ? `${this.label}#${this.#blocks}` : this.label;
    this.#blocks += 1;
    return this.sign(utf8.encode(label));
  }
}

/**
 * Recomputes the commitment, the key and every draw, and compares them with the record.
 * @param {Proof} proof
 * @param {Entry[]} entries
 * @returns {Promise<Verdict>}
 */
export async function verify(proof, entries) {
  const secret = bytesOf(proof.commitments.secret ?? "");
  if (hexOf(await sha256(secret)) !== proof.commitments.commitment)
    return { isCommitted: false, draws: 0, wrong: null };
  const sign = await hmac(/** @type {any} */ (await keyOf(proof)));
  const drawn = entries.flatMap(({ seat }, at) => (seat === CHANCE ? [at + 1] : []));
  let draws = 0;
  for (const entry of drawn) {
    const claimed = proof.draws[draws];
    draws += 1;
    const isRight =
      claimed?.entry === entry &&
      claimed.number === draws &&
      same(claimed.action, entries[entry - 1].action) &&
      (await isDrawn(claimed, sign));
    if (!isRight) return { isCommitted: true, draws: draws - 1, wrong: entry };
  }
  return { isCommitted: true, draws, wrong: null };
}

/**
 * @param {Drawn} drawn
 * @param {(message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>} sign
 */
async function isDrawn({ label, number, numbers }, sign) {
  const bits = new Bits(sign, `${label}#${number}`);
  for (const [limit, got] of numbers) if ((await bits.below(limit)) !== got) return false;
  return true;
}

/**
 * True if two JSON values are equal, whatever the order of their fields.
 * @param {any} one
 * @param {any} other
 * @returns {boolean}
 */
function same(one, other) {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => same(one[name], other[name]))
  );
}
