// @ts-check
/**
 * How this page reaches its server. Usually that is the network; in the static copy of tinhorn the
 * server runs in a worker of the same page (`in-page/`).
 *
 * @typedef {Pick<Response, "ok" | "headers" | "text">} Answered
 *
 * @typedef {object} Socket the part of a WebSocket that the transport uses
 * @property {number} readyState
 * @property {(text: string) => void} send
 * @property {() => void} close
 * @property {(name: string, handle: (event: any) => void) => void} addEventListener
 *
 * @typedef {object} Link
 * @property {(path: string, request: RequestInit) => Promise<Answered>} request
 * @property {(path: string) => Socket} connect
 * @property {boolean} isInPage
 */

/** @param {string} path */
function connect(path) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}${path}`);
}

/** @type {Link} */
let used = { request: (path, request) => fetch(path, request), connect, isInPage: false };

/** Returns how this page reaches its server now. */
export const link = () => used;

/** Use another server from now on. @param {Link} other */
export function use(other) {
  used = other;
}
