// @ts-check
/** The lobby's requests. Each answers with what the server says, or throws its problem. */

/** @typedef {import("./wire.js").Problem} Problem */
/** @typedef {import("./wire.js").TableInfo} TableInfo */
/** @typedef {import("./wire.js").Seated} Seated */
/** @typedef {import("./wire.js").GameInfo} GameInfo */
/** @typedef {import("./wire.js").NewTable} NewTable */

/** What the server objected to. */
export class Refused extends Error {
  /** @param {Problem} problem */
  constructor(problem) {
    super(problem.text);
    this.problem = problem;
  }
}

/** The server cannot be reached. */
export class Unreachable extends Error {}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 */
async function ask(method, path, body) {
  let answer;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Unreachable();
  }
  const text = await answer.text();
  const said = text ? JSON.parse(text) : null;
  if (!answer.ok) throw new Refused(said);
  return said;
}

/** Sixteen random bytes: this seat's part in the table's randomness. */
const contribution = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

const RECOVERY = "tinhorn-recovery-";

/** The code that brings a seat of this device back on another one. @param {string} code */
export const recoveryCode = (code) => localStorage.getItem(RECOVERY + code);

/** @param {Promise<Seated>} asked */
async function seated(asked) {
  const answer = await asked;
  localStorage.setItem(RECOVERY + answer.table.code, answer.recovery);
  return answer;
}

/** @param {string} code */
const at = (code) => `/tables/${encodeURIComponent(code)}`;

export const api = {
  /** @returns {Promise<GameInfo[]>} */
  games: () => ask("GET", "/games"),
  /** @returns {Promise<TableInfo[]>} */
  tables: () => ask("GET", "/tables"),
  /** @returns {Promise<TableInfo[]>} */
  mine: () => ask("GET", "/tables/mine"),
  /** @param {string} code @returns {Promise<TableInfo>} */
  table: (code) => ask("GET", at(code)),
  /** @param {Omit<NewTable, "contribution">} wish @returns {Promise<Seated>} */
  open: (wish) => seated(ask("POST", "/tables", { ...wish, contribution: contribution() })),
  /** @param {string} code @param {{ name: string, hat: number, seat?: number }} who @returns {Promise<Seated>} */
  join: (code, who) =>
    seated(ask("POST", `${at(code)}/join`, { ...who, contribution: contribution() })),
  /** @param {string} code @returns {Promise<TableInfo>} */
  start: (code) => ask("POST", `${at(code)}/start`),
  /** @param {string} code @returns {Promise<Seated>} */
  rematch: (code) => seated(ask("POST", `${at(code)}/rematch`)),
  /** @param {string} code @returns {Promise<TableInfo>} */
  leave: (code) => ask("POST", `${at(code)}/leave`),
  /** @param {string} code @param {string} recovery @returns {Promise<Seated>} */
  recover: (code, recovery) => seated(ask("POST", `${at(code)}/recover`, { recovery })),
  /** @param {string} code @param {number} seat @param {import("./wire.js").SeatChange} change */
  change: (code, seat, change) => ask("POST", `${at(code)}/seats/${seat}`, change),
};
