// @ts-check
/** The HTTP requests. Each resolves to the server's answer, or throws `Refused` or `Unreachable`. */

import { device } from "../app/settings.js";
import { due, forgetParts, newPart, notePart, noteRevealed, uncommitted } from "./contributions.js";
import { link } from "./link.js";
import { randomHex } from "./random.js";
import { say, currentLanguage, t } from "../text/words.js";

/** @import { GameInfo, NewTable, Problem, Seated, TableInfo } from "./wire.js" */

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

/** Returns the reason to show for an error: why the server refused, or that it cannot be reached. */
export function reason(/** @type {unknown} */ error) {
  if (error instanceof Refused) return say(error.problem.reason);
  if (!(error instanceof Unreachable)) console.warn(error);
  return t(navigator.onLine ? "web-unreachable" : "web-offline");
}

/**
 * Runs a task for an element, which shows the reason if it fails.
 * @param {{ problem: string }} element
 * @param {() => Promise<unknown>} task
 */
export async function attempt(element, task) {
  element.problem = "";
  try {
    await task();
  } catch (error) {
    element.problem = reason(error);
  }
}

/** @param {string} method @param {string} path @param {unknown} [body] */
const request = (method, path, body) => send(method, path, body === undefined ? undefined : JSON.stringify(body));

/** @param {string} method @param {string} path @param {string} [json] */
async function send(method, path, json) {
  // Always: pages of other sites cannot send this type, so the server asks for it.
  const headers = new Headers({ "content-type": "application/json" });
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

const RECOVERY = "tinhorn-recovery-";

/**
 * Where a seat's recovery code is kept. By its hat: before the game the host may change the numbers
 * of the seats, but no two people at a table wear the same hat.
 * @param {TableInfo} table
 * @param {number} seat
 */
const recoveryKey = ({ code, seats }, seat) => `${RECOVERY}${code}-hat-${seats[seat].hat}`;

/**
 * Returns the recovery code of a seat of this device: it moves the seat to another device.
 * @param {TableInfo} table
 * @param {number} seat
 */
export const recoveryCode = (table, seat) => device.get(recoveryKey(table, seat));

/**
 * Stores what a new seat needs on this device: its recovery code, and what it will add to the draws.
 * @param {Promise<Seated>} requested
 * @param {import("./contributions.js").Part} [part]
 * @returns {Promise<Seated>}
 */
async function storeSeat(requested, part) {
  const seated = await requested;
  const { table, seat, recovery } = seated;
  if (part) notePart(table, part);
  if (recovery && seat !== null) device.set(recoveryKey(table, seat), recovery);
  return { ...seated, table: await takePart(table) };
}

/** Makes a request with a new commitment. @param {(commitment: string) => Promise<Seated>} requested */
function withCommitment(requested) {
  const part = newPart();
  return storeSeat(requested(part.commitment), part);
}

/** The contributions that are on their way. @type {Set<string>} */
const onTheirWay = new Set();
/** How often this page commits for a table by itself: two pages without storage must not take turns for ever. */
const MOST_COMMITMENTS = 8;
/** @type {Record<string, number>} */
const committed = {};

/**
 * Does what the random draws need of this device: the page calls it with every table it gets.
 * Resolves to the table afterwards.
 * @param {TableInfo} table
 * @returns {Promise<TableInfo>}
 */
export async function takePart(table) {
  let latest = table;
  for (const seat of uncommitted(table)) {
    committed[table.code] = (committed[table.code] ?? 0) + 1;
    if (committed[table.code] <= MOST_COMMITMENTS) latest = await commit(table, seat);
  }
  for (const { seat, contribution } of due(table)) {
    if (onTheirWay.has(contribution)) continue;
    onTheirWay.add(contribution);
    latest = await revealed(table, seat, contribution).finally(() => onTheirWay.delete(contribution));
  }
  return latest;
}

/** @param {TableInfo} table @param {number} seat @param {string} [words] @returns {Promise<TableInfo>} */
function commit(table, seat, words) {
  const part = newPart(words);
  notePart(table, part);
  return request("POST", `${at(table.code)}/commitment${asSeat(seat)}`, { commitment: part.commitment });
}

/** @param {TableInfo} table @param {number} seat @param {string} contribution @returns {Promise<TableInfo>} */
async function revealed(table, seat, contribution) {
  const following = newPart();
  notePart(table, following);
  const latest = await request("POST", `${at(table.code)}/reveal${asSeat(seat)}`, {
    attempt: table.attempts.length,
    contribution,
    following: following.commitment,
  });
  noteRevealed(table, contribution);
  return latest;
}

const JOINING = "tinhorn-joining-";
const RECOVERING = "tinhorn-recovering-";

/**
 * Makes a request with an idempotency key. The key stays the same until the request is answered: if
 * the answer is lost, the next attempt gets the seat that the first one took.
 * @param {string} purpose
 * @param {(request: string) => Promise<Seated>} requested
 */
async function once(purpose, requested) {
  const pending = device.get(purpose) || randomHex(16);
  device.set(purpose, pending);
  const seated = await requested(pending);
  device.set(purpose, "");
  return seated;
}

/** Returns the path of a table. @param {string} code */
const at = (code) => `/tables/${encodeURIComponent(code)}`;

/** @param {string} game */
const lessonPath = (game) => `/lessons/${encodeURIComponent(game)}`;

/** Names the seat of a device that has several. @param {number} [seat] */
const asSeat = (seat) => (seat === undefined ? "" : `?seat=${seat}`);

/** How many views of frames are fetched at once. */
export const CHUNK = 16;

export const api = {
  /** @returns {Promise<GameInfo[]>} */
  games: () => request("GET", "/games"),
  /** @returns {Promise<TableInfo[]>} */
  tables: () => request("GET", "/tables"),
  /** @returns {Promise<import("./wire.js").MyTable[]>} */
  mine: () => request("GET", "/tables/mine"),
  /** @returns {Promise<import("./wire.js").NoticeOffer>} */
  noticeOffer: () => request("GET", "/notices"),
  /** @param {import("./wire.js").NoticeContact} contact @returns {Promise<import("./wire.js").NoticeTrial>} */
  noticeTrial: (contact) => request("POST", "/notices/trial", contact),
  /** Checks an address before there is a table for it. @param {import("./wire.js").NoticeContact} contact @returns {Promise<import("./wire.js").NoticeContactSaved>} */
  noticeCheck: (contact) => request("POST", "/notices/check", contact),
  /** @param {string} code @param {number} seat @param {import("./wire.js").NoticeContact} contact @returns {Promise<import("./wire.js").NoticeContactSaved>} */
  notices: (code, seat, contact) => request("POST", `${at(code)}/notices${asSeat(seat)}`, contact),
  /** @param {string} code @param {number} seat */
  noNotices: (code, seat) => request("POST", `${at(code)}/notices/stop${asSeat(seat)}`),
  /** @param {string} code @returns {Promise<TableInfo>} */
  table: (code) => request("GET", at(code)),
  /** @param {Omit<NewTable, "commitment">} table @returns {Promise<Seated>} */
  open: (table) => withCommitment((commitment) => request("POST", "/tables", { ...table, commitment })),
  /** @param {string} code @param {{ name: string, hat: number, seat?: number, same_device?: boolean }} person @returns {Promise<Seated>} */
  join: (code, person) =>
    once(JOINING + code, (joining) =>
      withCommitment((commitment) => request("POST", `${at(code)}/join`, { ...person, commitment, request: joining })),
    ),
  /** Starts with those who sit there; or with bots on the open seats. @param {string} code @param {"bots"} [fill] @returns {Promise<TableInfo>} */
  start: async (code, fill) => takePart(await request("POST", `${at(code)}/start${fill ? `?fill=${fill}` : ""}`)),
  /** Puts the seats in a new order; null adds one. @param {string} code @param {(number | null)[]} order @returns {Promise<TableInfo>} */
  arrange: (code, order) => request("POST", `${at(code)}/seats`, { order }),
  /** @param {string} code @param {import("./wire.js").TableOptions} options @returns {Promise<TableInfo>} */
  options: (code, options) => request("POST", `${at(code)}/options`, options),
  /** Gives the one seat of this device a name and a hat. @param {TableInfo} table @param {import("./wire.js").Rename} player */
  async rename(table, player) {
    const [seat] = table.yours;
    const recovery = recoveryCode(table, seat);
    /** @type {TableInfo} */
    const renamed = await request("POST", `${at(table.code)}/name`, player);
    if (recovery) device.set(recoveryKey(renamed, seat), recovery);
  },
  /** @returns {Promise<import("./wire.js").NetworkInfo>} */
  network: () => request("GET", "/local-network"),
  /** @param {boolean} is_open @returns {Promise<import("./wire.js").NetworkInfo>} */
  switchNetwork: (is_open) => request("POST", "/local-network", { is_open }),
  /** @param {string} code @param {number} [seat] @returns {Promise<Seated>} */
  rematch: (code, seat) => storeSeat(request("POST", `${at(code)}/rematch${asSeat(seat)}`)),
  /** @param {string} code @param {number} [seat] @returns {Promise<TableInfo>} */
  leave: async (code, seat) => {
    const table = await request("POST", `${at(code)}/leave${asSeat(seat)}`);
    forgetParts(table);
    return table;
  },
  /** Asks the others for something. @param {string} code @param {import("./wire.js").NewMotion} motion @param {number} [seat] @returns {Promise<TableInfo>} */
  motion: (code, motion, seat) => request("POST", `${at(code)}/motions${asSeat(seat)}`, motion),
  /** @param {string} code @param {"chat" | "silent" | "none"} visitors @returns {Promise<TableInfo>} */
  visitors: (code, visitors) => request("POST", `${at(code)}/visitors`, { visitors }),
  /** @param {string} code @param {boolean} agrees @param {number} [seat] @returns {Promise<TableInfo>} */
  vote: (code, agrees, seat) => request("POST", `${at(code)}/motions/vote${asSeat(seat)}`, { agrees }),
  /** Takes back the seats of this device that a bot covers. @param {string} code @returns {Promise<TableInfo>} */
  back: (code) => request("POST", `${at(code)}/back`),
  /** No seat of this device reacts in the open reaction window. @param {string} code @returns {Promise<TableInfo>} */
  skipWindow: (code) => request("POST", `${at(code)}/skip-window`),
  /** Asks for time in the open reaction window. @param {string} code @returns {Promise<TableInfo>} */
  holdWindow: (code) => request("POST", `${at(code)}/hold-window`),
  /** A QR code of the link that moves a seat to another device. */
  /** @param {string} code @param {number} seat @param {string} recovery @returns {Promise<string>} */
  movingCode: (code, seat, recovery) => request("POST", `${at(code)}/qr.svg`, { seat, recovery }),
  /** @param {string} code @param {string} recovery @returns {Promise<Seated>} */
  recover: (code, recovery) =>
    once(RECOVERING + code, (recovering) =>
      storeSeat(request("POST", `${at(code)}/recover`, { recovery, request: recovering })),
    ),
  /** @param {string} code @param {number} seat @param {import("./wire.js").SeatChange} change */
  change: (code, seat, change) => request("POST", `${at(code)}/seats/${seat}`, change),
  /** Mixes words into what a seat adds to the draws. @param {TableInfo} table @param {number} seat @param {string} words */
  contribute: (table, seat, words) => commit(table, seat, words),
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
  /** Opens a new table that continues from a frame. @param {string} code @param {Omit<import("./wire.js").PlayOn, "commitment">} from @returns {Promise<Seated>} */
  playOn: (code, from) =>
    withCommitment((commitment) => request("POST", `${at(code)}/play-on`, { ...from, commitment })),
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
  /** Answers a typed command or question. @param {string} code @param {number | null} seat @param {string} text @returns {Promise<import("./wire.js").Reply>} */
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
    withCommitment((commitment) => request("POST", `${lessonPath(game)}/play-on`, { ...person, commitment })),
  /** Fetches what the player of a seat has missed. @param {string} code @param {number} seat @returns {Promise<import("./wire.js").CatchUp>} */
  catchUp: (code, seat) => request("GET", `${at(code)}/catch-up${asSeat(seat)}`),
  /** @param {string} code @returns {Promise<import("./wire.js").Summary>} */
  summary: (code) => request("GET", `${at(code)}/summary`),
  /** Asks what the coach would answer now. @param {string} code @returns {Promise<import("./wire.js").Suggestion>} */
  suggestion: (code) => request("GET", `${at(code)}/suggestion`),
  /** Fetches the chances to win, from what everybody knows. @param {string} code @returns {Promise<import("./wire.js").WinChances>} */
  chances: (code) => request("GET", `${at(code)}/chances`),
  /** Takes some seconds the first time. @param {string} code @returns {Promise<import("./wire.js").Review>} */
  review: (code) => request("GET", `${at(code)}/review`),
};
