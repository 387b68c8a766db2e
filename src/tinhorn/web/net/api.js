// @ts-check
/** The lobby's requests. Each answers with what the server says, or throws its problem. */

import { device } from "../app/settings.js";
import { say, spoken, t } from "../text/words.js";

/** @typedef {import("./wire.js").Problem} Problem */
/** @typedef {import("./wire.js").TableInfo} TableInfo */
/** @typedef {import("./wire.js").Seated} Seated */
/** @typedef {import("./wire.js").GameInfo} GameInfo */
/** @typedef {import("./wire.js").NewTable} NewTable */

/** What the server objected to. */
export class Refused extends Error {
  /** @param {Problem} problem */
  constructor(problem) {
    super(problem.reason.key);
    this.problem = problem;
  }
}

/** The server cannot be reached. */
export class Unreachable extends Error {}

/** What to tell the player of an error: why the server refused, or that it cannot be reached. */
export function reason(/** @type {unknown} */ error) {
  if (error instanceof Refused) return say(error.problem.reason);
  if (!(error instanceof Unreachable)) console.warn(error);
  return t(navigator.onLine ? "web-unreachable" : "web-offline");
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 */
const ask = (method, path, body) =>
  send(method, path, body === undefined ? undefined : JSON.stringify(body));

/**
 * @param {string} method
 * @param {string} path
 * @param {string} [json]
 */
async function send(method, path, json) {
  const headers = new Headers(json === undefined ? {} : { "content-type": "application/json" });
  const { answer, text } = await fetch(`/api${path}`, { method, headers, body: json })
    .then(async (answer) => ({ answer, text: await answer.text() }))
    .catch(() => Promise.reject(new Unreachable()));
  const isJson = answer.headers.get("content-type")?.includes("json");
  if (!answer.ok && !isJson) throw new Unreachable(); // something on the way answered in its place
  const said = isJson ? JSON.parse(text) : text;
  if (!answer.ok) throw new Refused(said);
  return said;
}

/** Sixteen random bytes: this seat's part in the table's randomness. */
const randomBytes = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

const RECOVERY = "tinhorn-recovery-";

/**
 * The code that brings a seat of this device back on another one.
 * @param {string} code
 * @param {number} seat
 */
export const recoveryCode = (code, seat) => device.get(`${RECOVERY}${code}-${seat}`);

const PROMISE = "tinhorn-promise-";

/**
 * What this device saw and sent at a table before its game: the promise about the draws, and what
 * it added to them.
 * @typedef {{ commitment: string, contributions: Record<number, string> }} Kept
 */

/** @param {string} code @returns {Kept | null} */
export const kept = (code) => JSON.parse(device.get(PROMISE + code) ?? "null");

/**
 * @param {TableInfo} table
 * @param {number | null} seat nobody's, if a big screen opened the table
 * @param {string} contribution in hex
 */
export function keep({ code, commitment }, seat, contribution) {
  const contributions = { ...kept(code)?.contributions };
  if (seat !== null) contributions[seat] = contribution;
  device.set(PROMISE + code, JSON.stringify({ commitment, contributions }));
}

/**
 * @param {Promise<Seated>} asked
 * @param {string} [contribution]
 */
async function seated(asked, contribution) {
  const answer = await asked;
  const { table, seat, recovery } = answer;
  if (contribution) keep(table, seat, contribution);
  if (recovery) device.set(`${RECOVERY}${table.code}-${seat}`, recovery);
  return answer;
}

/** @param {(contribution: string) => Promise<Seated>} asked */
function withBytes(asked) {
  const contribution = randomBytes();
  return seated(asked(contribution), contribution);
}

const JOINING = "tinhorn-joining-";

/**
 * How a join is called and what it adds to the draws: the same until it is answered. An answer may
 * be lost on its way, and whoever asks again by that name has the seat they took.
 * @param {string} code
 * @returns {{ request: string, contribution: string }}
 */
function joining(code) {
  const asked = JSON.parse(device.get(JOINING + code) || "null");
  if (asked) return asked;
  const first = { request: randomBytes(), contribution: randomBytes() };
  device.set(JOINING + code, JSON.stringify(first));
  return first;
}

/** @param {string} code */
const at = (code) => `/tables/${encodeURIComponent(code)}`;

/** For which of its seats a shared device speaks. @param {number} [seat] */
const speaking = (seat) => (seat === undefined ? "" : `?seat=${seat}`);

export const api = {
  /** @returns {Promise<GameInfo[]>} */
  games: () => ask("GET", "/games"),
  /** @returns {Promise<TableInfo[]>} */
  tables: () => ask("GET", "/tables"),
  /** @returns {Promise<import("./wire.js").MyTable[]>} */
  mine: () => ask("GET", "/tables/mine"),
  /** @param {string} code @returns {Promise<TableInfo>} */
  table: (code) => ask("GET", at(code)),
  /** @param {Omit<NewTable, "contribution">} wish @returns {Promise<Seated>} */
  open: (wish) => withBytes((contribution) => ask("POST", "/tables", { ...wish, contribution })),
  /** @param {string} code @param {{ name: string, hat: number, seat?: number, same_device?: boolean }} who @returns {Promise<Seated>} */
  join: async (code, who) => {
    const asked = joining(code);
    const answer = ask("POST", `${at(code)}/join`, { ...who, ...asked });
    await seated(answer, asked.contribution);
    device.set(JOINING + code, "");
    return answer;
  },
  /** @param {string} code @returns {Promise<TableInfo>} */
  start: (code) => ask("POST", `${at(code)}/start`),
  /** @param {string} code @param {number} [seat] @returns {Promise<Seated>} */
  rematch: (code, seat) => seated(ask("POST", `${at(code)}/rematch${speaking(seat)}`)),
  /** @param {string} code @param {number} [seat] @returns {Promise<TableInfo>} */
  leave: (code, seat) => ask("POST", `${at(code)}/leave${speaking(seat)}`),
  /** Nobody at this device reacts. @param {string} code @returns {Promise<TableInfo>} */
  nobody: (code) => ask("POST", `${at(code)}/nobody`),
  /** A link that brings a seat to another device, as a QR code. */
  /** @param {string} code @param {number} seat @param {string} recovery @returns {Promise<string>} */
  movingCode: (code, seat, recovery) => ask("POST", `${at(code)}/qr.svg`, { seat, recovery }),
  /** @param {string} code @param {string} recovery @returns {Promise<Seated>} */
  recover: (code, recovery) => seated(ask("POST", `${at(code)}/recover`, { recovery })),
  /** @param {string} code @param {number} seat @param {import("./wire.js").SeatChange} change */
  change: (code, seat, change) => ask("POST", `${at(code)}/seats/${seat}`, change),
  /** @param {string} code @param {string} contribution */
  contribute: (code, contribution) => ask("POST", `${at(code)}/contribution`, { contribution }),
  /** @param {string} code @returns {Promise<any>} */
  record: (code) => ask("GET", `${at(code)}/record`),
  /** @param {string} code @returns {Promise<import("./wire.js").Proof>} */
  proof: (code) => ask("GET", `${at(code)}/proof`),
  /** @param {string} record @returns {Promise<import("./wire.js").Proof>} */
  proofOf: (record) => send("POST", "/proofs", record),
  /** @param {string} code @param {string | null} lens @returns {Promise<import("./wire.js").Film>} */
  film: (code, lens) => ask("GET", `${at(code)}/moments${lens === null ? "" : `?lens=${lens}`}`),
  /** @param {string} code @param {string} lens @param {number} first @param {number} last @returns {Promise<import("./wire.js").Scene[]>} */
  scenes: (code, lens, first, last) =>
    ask("GET", `${at(code)}/scenes?lens=${lens}&first=${first}&last=${last}`),
  /** @param {string} code @param {Omit<import("./wire.js").Again, "contribution">} wish @returns {Promise<Seated>} */
  again: (code, wish) =>
    withBytes((contribution) => ask("POST", `${at(code)}/again`, { ...wish, contribution })),
  /** @param {string} record @returns {Promise<TableInfo>} */
  bring: (record) => send("POST", "/records", record),
  /** @returns {Promise<import("./wire.js").Count>} */
  dice: () => ask("GET", "/dice"),
  /** @param {string} game @param {string} language @returns {Promise<import("./wire.js").Rulebook>} */
  rules: (game, language) => ask("GET", `/rules/${encodeURIComponent(game)}?lang=${language}`),
  /** @param {string} game @returns {Promise<Record<string, import("./wire.js").Phrase>>} */
  guide: (game) => ask("GET", `/guide/${encodeURIComponent(game)}`),
  /** @param {string} code @param {number | null} seat @returns {Promise<import("./wire.js").Lesson>} */
  lesson: (code, seat) => ask("GET", `${at(code)}/lesson${speaking(seat ?? undefined)}`),
  /** @param {string} code @param {number | null} seat @returns {Promise<import("./wire.js").Report>} */
  report: (code, seat) => ask("GET", `${at(code)}/report${speaking(seat ?? undefined)}`),
  /** What was typed to a table. @param {string} code @param {number | null} seat @param {string} text @returns {Promise<import("./wire.js").Reply>} */
  reply: (code, seat, text) => {
    const query = new URLSearchParams({ text, lang: spoken() });
    if (seat !== null) query.set("seat", String(seat));
    return ask("GET", `${at(code)}/reply?${query}`);
  },
  /** @param {string} code @returns {Promise<import("./wire.js").Summary>} */
  summary: (code) => ask("GET", `${at(code)}/summary`),
};
