// @ts-check
/** The HTTP requests. Each resolves to the server's answer, or throws `Refused` or `Unreachable`. */

import { device } from "../app/settings.js";
import { link } from "./link.js";
import { say, currentLanguage, t } from "../text/words.js";

/** @typedef {import("./wire.js").Problem} Problem */
/** @typedef {import("./wire.js").TableInfo} TableInfo */
/** @typedef {import("./wire.js").Seated} Seated */
/** @typedef {import("./wire.js").GameInfo} GameInfo */
/** @typedef {import("./wire.js").NewTable} NewTable */

/** The server has refused the request, and says why. */
export class Refused extends Error {
  /** @param {Problem} problem */
  constructor(problem) {
    super(problem.reason.key);
    this.problem = problem;
  }
}

/** The server cannot be reached, or something else answered in its place. */
export class Unreachable extends Error {}

/** The reason to show for an error: why the server refused, or that it cannot be reached. */
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
const request = (method, path, body) =>
  send(method, path, body === undefined ? undefined : JSON.stringify(body));

/**
 * @param {string} method
 * @param {string} path
 * @param {string} [json]
 */
async function send(method, path, json) {
  const headers = new Headers(json === undefined ? {} : { "content-type": "application/json" });
  const { response, text } = await link()
    .request(`/api${path}`, { method, headers, body: json })
    .then(async (response) => ({ response, text: await response.text() }))
    .catch(() => Promise.reject(new Unreachable()));
  const isJson = response.headers.get("content-type")?.includes("json");
  if (!response.ok && !isJson) throw new Unreachable(); // a proxy answered, not our server
  const body = isJson ? JSON.parse(text) : text;
  if (!response.ok) throw new Refused(body);
  return body;
}

/** Sixteen random bytes in hex: this seat's contribution to the table's random draws. */
const randomBytes = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

const RECOVERY = "tinhorn-recovery-";

/**
 * Where a seat's recovery code is kept. By its hat: before the game the host may change the numbers
 * of the seats, but no two people at a table wear the same hat.
 * @param {TableInfo} table
 * @param {number} seat
 */
const recoveryKey = ({ code, seats }, seat) => `${RECOVERY}${code}-hat-${seats[seat].hat}`;

/**
 * The recovery code of a seat of this device: it moves the seat to another device.
 * @param {TableInfo} table
 * @param {number} seat
 */
export const recoveryCode = (table, seat) => device.get(recoveryKey(table, seat));

const FAIRNESS = "tinhorn-promise-";

/**
 * What this device saw and sent at a table before the game: the server's commitment to its draws,
 * and what each seat of this device contributed to them. The fairness page compares it with what
 * the server publishes after the game.
 * @typedef {{ commitment: string, contributions: Record<number, string> }} FairnessNotes
 */

/** @param {string} code @returns {FairnessNotes | null} */
export const fairnessNotes = (code) => JSON.parse(device.get(FAIRNESS + code) ?? "null");

/**
 * @param {TableInfo} table
 * @param {number | null} seat null if a big screen without a seat opened the table
 * @param {string} contribution in hex
 */
export function noteFairness({ code, commitment }, seat, contribution) {
  const contributions = { ...fairnessNotes(code)?.contributions };
  if (seat !== null) contributions[seat] = contribution;
  device.set(FAIRNESS + code, JSON.stringify({ commitment, contributions }));
}

/**
 * Stores what a new seat needs on this device: its recovery code and its contribution.
 * @param {Promise<Seated>} requested
 * @param {string} [contribution]
 */
async function storeSeat(requested, contribution) {
  const seated = await requested;
  const { table, seat, recovery } = seated;
  if (contribution) noteFairness(table, seat, contribution);
  if (recovery && seat !== null) device.set(recoveryKey(table, seat), recovery);
  return seated;
}

/** Makes a request with a new contribution. @param {(contribution: string) => Promise<Seated>} requested */
function withContribution(requested) {
  const contribution = randomBytes();
  return storeSeat(requested(contribution), contribution);
}

const JOINING = "tinhorn-joining-";

/**
 * The idempotency key and the contribution of a join. They stay the same until the join is answered:
 * if the answer is lost, the next attempt gets the seat that the first one took.
 * @param {string} code
 * @returns {{ request: string, contribution: string }}
 */
function joinAttempt(code) {
  const pending = JSON.parse(device.get(JOINING + code) || "null");
  if (pending) return pending;
  const attempt = { request: randomBytes(), contribution: randomBytes() };
  device.set(JOINING + code, JSON.stringify(attempt));
  return attempt;
}

/** The path of a table. @param {string} code */
const at = (code) => `/tables/${encodeURIComponent(code)}`;

/** @param {string} game */
const lessonPath = (game) => `/lessons/${encodeURIComponent(game)}`;

/** Names the seat of a device that has several. @param {number} [seat] */
const asSeat = (seat) => (seat === undefined ? "" : `?seat=${seat}`);

export const api = {
  /** @returns {Promise<GameInfo[]>} */
  games: () => request("GET", "/games"),
  /** @returns {Promise<TableInfo[]>} */
  tables: () => request("GET", "/tables"),
  /** @returns {Promise<import("./wire.js").MyTable[]>} */
  mine: () => request("GET", "/tables/mine"),
  /** @param {string} code @returns {Promise<TableInfo>} */
  table: (code) => request("GET", at(code)),
  /** @param {Omit<NewTable, "contribution">} table @returns {Promise<Seated>} */
  open: (table) =>
    withContribution((contribution) => request("POST", "/tables", { ...table, contribution })),
  /** @param {string} code @param {{ name: string, hat: number, seat?: number, same_device?: boolean }} person @returns {Promise<Seated>} */
  join: async (code, person) => {
    const attempt = joinAttempt(code);
    const seated = request("POST", `${at(code)}/join`, { ...person, ...attempt });
    await storeSeat(seated, attempt.contribution);
    device.set(JOINING + code, "");
    return seated;
  },
  /** Starts with those who sit there; or with bots on the open seats. @param {string} code @param {"bots"} [fill] @returns {Promise<TableInfo>} */
  start: (code, fill) => request("POST", `${at(code)}/start${fill ? `?fill=${fill}` : ""}`),
  /** Puts the seats in a new order; null adds one. @param {string} code @param {(number | null)[]} order @returns {Promise<TableInfo>} */
  arrange: (code, order) => request("POST", `${at(code)}/seats`, { order }),
  /** @param {string} code @param {import("./wire.js").TableOptions} options @returns {Promise<TableInfo>} */
  options: (code, options) => request("POST", `${at(code)}/options`, options),
  /** @param {string} code @param {string} name @returns {Promise<TableInfo>} */
  rename: (code, name) => request("POST", `${at(code)}/name`, { name }),
  /** @returns {Promise<import("./wire.js").NetworkInfo>} */
  network: () => request("GET", "/local-network"),
  /** @param {boolean} is_open @returns {Promise<import("./wire.js").NetworkInfo>} */
  switchNetwork: (is_open) => request("POST", "/local-network", { is_open }),
  /** @param {string} code @param {number} [seat] @returns {Promise<Seated>} */
  rematch: (code, seat) => storeSeat(request("POST", `${at(code)}/rematch${asSeat(seat)}`)),
  /** @param {string} code @param {number} [seat] @returns {Promise<TableInfo>} */
  leave: (code, seat) => request("POST", `${at(code)}/leave${asSeat(seat)}`),
  /** No seat of this device reacts in the open reaction window. @param {string} code @returns {Promise<TableInfo>} */
  skipWindow: (code) => request("POST", `${at(code)}/skip-window`),
  /** The players of this device ask for time in the open reaction window. @param {string} code @returns {Promise<TableInfo>} */
  holdWindow: (code) => request("POST", `${at(code)}/hold-window`),
  /** A QR code of the link that moves a seat to another device. */
  /** @param {string} code @param {number} seat @param {string} recovery @returns {Promise<string>} */
  movingCode: (code, seat, recovery) => request("POST", `${at(code)}/qr.svg`, { seat, recovery }),
  /** @param {string} code @param {string} recovery @returns {Promise<Seated>} */
  recover: (code, recovery) => storeSeat(request("POST", `${at(code)}/recover`, { recovery })),
  /** @param {string} code @param {number} seat @param {import("./wire.js").SeatChange} change */
  change: (code, seat, change) => request("POST", `${at(code)}/seats/${seat}`, change),
  /** @param {string} code @param {string} contribution */
  contribute: (code, contribution) => request("POST", `${at(code)}/contribution`, { contribution }),
  /** @param {string} code @returns {Promise<any>} */
  record: (code) => request("GET", `${at(code)}/record`),
  /** @param {string} code @returns {Promise<import("./wire.js").Proof>} */
  proof: (code) => request("GET", `${at(code)}/proof`),
  /** @param {string} record @returns {Promise<import("./wire.js").Proof>} */
  proofOf: (record) => send("POST", "/proofs", record),
  /** @param {string} code @param {string | null} perspective @returns {Promise<import("./wire.js").Replay>} */
  replay: (code, perspective) =>
    request("GET", `${at(code)}/frames${perspective === null ? "" : `?perspective=${perspective}`}`),
  /** @param {string} code @param {string} perspective @param {number} first @param {number} last @returns {Promise<import("./wire.js").FrameView[]>} */
  frameViews: (code, perspective, first, last) =>
    request("GET", `${at(code)}/frames/views?perspective=${perspective}&first=${first}&last=${last}`),
  /** Opens a new table that continues from a frame. @param {string} code @param {Omit<import("./wire.js").PlayOn, "contribution">} from @returns {Promise<Seated>} */
  playOn: (code, from) =>
    withContribution((contribution) =>
      request("POST", `${at(code)}/play-on`, { ...from, contribution }),
    ),
  /** @param {string} record @returns {Promise<TableInfo>} */
  importRecord: (record) => send("POST", "/records", record),
  /** @returns {Promise<import("./wire.js").DiceReport>} */
  dice: () => request("GET", "/dice"),
  /** @param {string} game @param {string} language @returns {Promise<import("./wire.js").Rulebook>} */
  rules: (game, language) => request("GET", `/rules/${encodeURIComponent(game)}?lang=${language}`),
  /** @param {string} game @returns {Promise<Record<string, import("./wire.js").Phrase>>} */
  tips: (game) => request("GET", `/guide/${encodeURIComponent(game)}`),
  /** @param {string} code @param {number | null} seat @returns {Promise<import("./wire.js").Guidance>} */
  guidance: (code, seat) => request("GET", `${at(code)}/guidance${asSeat(seat ?? undefined)}`),
  /** @param {string} code @param {number | null} seat @returns {Promise<import("./wire.js").Report>} */
  report: (code, seat) => request("GET", `${at(code)}/report${asSeat(seat ?? undefined)}`),
  /** The answer to a typed command or question. @param {string} code @param {number | null} seat @param {string} text @returns {Promise<import("./wire.js").Reply>} */
  reply: (code, seat, text) => {
    const query = new URLSearchParams({ text, lang: currentLanguage() });
    if (seat !== null) query.set("seat", String(seat));
    return request("GET", `${at(code)}/reply?${query}`);
  },
  /** @param {string} game @returns {Promise<import("./wire.js").LessonInfo>} */
  lesson: (game) => request("GET", lessonPath(game)),
  /** @param {string} game @param {number} frame @returns {Promise<import("./wire.js").Report>} */
  lessonReport: (game, frame) => request("GET", `${lessonPath(game)}/frames/${frame}/report`),
  /** @param {string} game @param {number} frame @returns {Promise<import("./wire.js").Guidance>} */
  lessonGuidance: (game, frame) => request("GET", `${lessonPath(game)}/frames/${frame}/guidance`),
  /** @param {string} game @param {number} frame @param {string} text @returns {Promise<import("./wire.js").Reply>} */
  lessonReply: (game, frame, text) => {
    const query = new URLSearchParams({ text, lang: currentLanguage() });
    return request("GET", `${lessonPath(game)}/frames/${frame}/reply?${query}`);
  },
  /** Opens a table that continues where the script of a lesson ends. @param {string} game @param {{ name: string, hat: number }} person @returns {Promise<Seated>} */
  lessonPlayOn: (game, person) =>
    withContribution((contribution) => request("POST", `${lessonPath(game)}/play-on`, { ...person, contribution })),
  /** @param {string} code @returns {Promise<import("./wire.js").Summary>} */
  summary: (code) => request("GET", `${at(code)}/summary`),
  /** What the coach would answer now. @param {string} code @returns {Promise<import("./wire.js").Suggestion>} */
  suggestion: (code) => request("GET", `${at(code)}/suggestion`),
  /** The chances to win, from what everybody knows. @param {string} code @returns {Promise<import("./wire.js").WinChances>} */
  chances: (code) => request("GET", `${at(code)}/chances`),
  /** Takes some seconds the first time. @param {string} code @returns {Promise<import("./wire.js").Review>} */
  review: (code) => request("GET", `${at(code)}/review`),
};
