// @ts-check
/**
 * The WebSocket connection to one table, which reconnects by itself.
 *
 * Delivery is at least once: a request is kept until the server has acknowledged or refused it, and
 * is sent again after every reconnect. The server recognises a repeated request by its id, so a
 * retry has no second effect.
 *
 * After every connect the transport sends `Hello` with the numbers of the last update and the last
 * chat message that this page has. The server answers with what the page missed, so a reconnect
 * needs no other recovery. It covers a laptop waking up, a changed network and a restarted server.
 *
 * A network that drops everything closes no connection, so silence has to tell: on a page that is
 * seen, a ping that is not answered soon means that the connection is lost for now. The socket is
 * given up only later, because it goes on if the network comes back at once. An attempt to connect
 * that got stuck in such a network is replaced as soon as the server answers a request again.
 */
import { reportReconnected } from "../app/signals.js";
import { link } from "./link.js";

/** @import { ClientMessage, ServerMessage } from "./wire.js" */
/** `silent`: the socket is open, but the server does not answer. */
/** @typedef {"connecting" | "open" | "silent" | "lost"} TransportState */

/** The wait doubles with each failed attempt, from the first value to the longest. In milliseconds. */
const FIRST_WAIT = 300;
const LONGEST_WAIT = 1500;
const LONGEST_WAIT_UNSEEN = 15_000;
const PING_EVERY = 1200;
const PING_EVERY_UNSEEN = 15_000;
const PONG_WITHIN = 800;
/** A socket that has been silent for this long is given up. */
const SILENT_AT_MOST = 4000;
const PROBE_EVERY = 1500;

/** Fires `change` when `state` changes. */
export class Transport extends EventTarget {
  /** @type {TransportState} */
  state = "connecting";
  /** When the next attempt is made, as a time of `Date.now()`. */
  nextAttempt = 0;
  /** @type {import("./link.js").Socket | undefined} */
  #socket;
  /** Requests that were sent, or wait to be sent, by request id. @type {Map<string, ClientMessage>} */
  #unacknowledged = new Map();
  #failedAttempts = 0;
  #hasProbeFailed = false;
  #isClosed = false;
  #reconnectTimer = 0;
  #pingTimer = 0;
  #pongTimer = 0;
  #probeTimer = 0;

  /**
   * @param {string} url the path of the socket
   * @param {() => ClientMessage} hello makes the first message of each connection
   * @param {(message: ServerMessage) => void} receive
   */
  constructor(url, hello, receive) {
    super();
    this.url = url;
    this.hello = hello;
    this.receive = receive;
    this.wake = () => this.#wake();
    window.addEventListener("online", this.wake);
    window.addEventListener("offline", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.#connect();
  }

  /** Sends a request now, or as soon as there is a connection. @param {ClientMessage & { request: string }} message */
  send(message) {
    this.#unacknowledged.set(message.request, message);
    if (this.state === "open" || this.state === "silent") this.#write(message);
  }

  /** Sends what needs no answer, if there is a connection. @param {ClientMessage} message */
  tell(message) {
    if (this.state === "open") this.#write(message);
  }

  /** The server has accepted or refused a request: do not send it again. @param {string | null} request */
  settle(request) {
    if (request) this.#unacknowledged.delete(request);
  }

  /** Drops the connection; the next `Hello` asks for everything that is missing. */
  reconnect() {
    this.#closeSocket();
  }

  close() {
    this.#isClosed = true;
    window.removeEventListener("online", this.wake);
    window.removeEventListener("offline", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.#reconnectTimer);
    this.#stopTimers();
    this.#closeSocket();
  }

  #stopTimers() {
    clearTimeout(this.#pingTimer);
    clearTimeout(this.#pongTimer);
    clearInterval(this.#probeTimer);
  }

  /** Browsers log an error when a socket is closed while it still connects, so wait for that. */
  #closeSocket() {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.CONNECTING) socket?.close();
    else socket.addEventListener("open", () => socket.close());
  }

  #connect() {
    if (this.#isClosed) return;
    const socket = link().connect(this.url);
    this.#socket = socket;
    this.#hasProbeFailed = false;
    socket.addEventListener("open", () => this.#opened(socket));
    socket.addEventListener("message", ({ data }) => this.#received(socket, JSON.parse(data)));
    socket.addEventListener("close", () => this.#lost(socket));
    if (link().isInPage) return; // nothing lies between
    clearInterval(this.#probeTimer);
    this.#probeTimer = window.setInterval(() => void this.#probe(socket), PROBE_EVERY);
  }

  /**
   * Asks whether the server can be reached, while an attempt to connect takes long. An attempt that
   * began before a failed request is stuck once a request is answered; without that it is only slow.
   * @param {import("./link.js").Socket} socket
   */
  async #probe(socket) {
    const signal = AbortSignal.timeout(PROBE_EVERY);
    const isReached = await link()
      .request("/health", { cache: "no-store", signal })
      .then(
        ({ ok }) => ok,
        () => false,
      );
    if (socket !== this.#socket || socket.readyState !== WebSocket.CONNECTING) return;
    if (!isReached) this.#hasProbeFailed = true;
    if (!isReached || !this.#hasProbeFailed) return;
    this.#connect();
    socket.close();
  }

  /** @param {import("./link.js").Socket} socket */
  #opened(socket) {
    if (this.#isClosed || socket !== this.#socket) return;
    if (this.state === "lost") reportReconnected();
    this.#stopTimers();
    this.#failedAttempts = 0;
    this.#setState("open");
    // Hello comes first: the server sends updates, and so the effects of the requests, only after it.
    this.#write(this.hello());
    for (const message of this.#unacknowledged.values()) this.#write(message);
    this.#pingLater();
  }

  /** @param {import("./link.js").Socket} socket @param {ServerMessage} message */
  #received(socket, message) {
    if (socket !== this.#socket) return; // the next connection has told it already
    clearTimeout(this.#pongTimer); // any message proves that the connection is alive
    if (this.state === "silent") this.#setState("open");
    this.#pingLater();
    if (message.type === "Acknowledged" || message.type === "Refused") this.settle(message.request);
    this.receive(message);
  }

  /** @param {import("./link.js").Socket} socket */
  #lost(socket) {
    if (socket !== this.#socket || this.#isClosed) return; // an older socket, closed late
    this.#stopTimers();
    const longest = document.hidden ? LONGEST_WAIT_UNSEEN : LONGEST_WAIT;
    const wait = Math.min(longest, FIRST_WAIT * 2 ** this.#failedAttempts);
    this.#failedAttempts += 1;
    this.nextAttempt = Date.now() + wait;
    this.#setState("lost");
    this.#reconnectTimer = window.setTimeout(() => this.#connect(), wait);
  }

  /**
   * The network has come or gone, or the page is visible again. A connection that looks open may
   * have died, and only a ping can tell. A lost one is not left waiting for its timer.
   */
  #wake() {
    if (document.hidden || this.#isClosed) return;
    this.#failedAttempts = 0;
    if (this.state === "open") return this.#ping();
    if (this.state === "silent") return this.#giveUp();
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#reconnectTimer);
    this.#connect();
  }

  #pingLater() {
    clearTimeout(this.#pingTimer);
    const wait = document.hidden ? PING_EVERY_UNSEEN : PING_EVERY;
    this.#pingTimer = window.setTimeout(() => this.#ping(), wait);
  }

  #ping() {
    if (link().isInPage) return;
    this.#write({ type: "Ping" });
    clearTimeout(this.#pongTimer);
    this.#pongTimer = window.setTimeout(() => this.#fallSilent(), PONG_WITHIN);
  }

  #fallSilent() {
    if (this.state === "open") this.#setState("silent");
    this.#pongTimer = window.setTimeout(() => this.#giveUp(), SILENT_AT_MOST);
  }

  /** Without a network, a socket takes long to close: the next attempt does not wait for that. */
  #giveUp() {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost(socket);
    this.#socket = undefined;
    socket.close();
  }

  /** @param {ClientMessage} message */
  #write(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** @param {TransportState} state */
  #setState(state) {
    this.state = state;
    this.dispatchEvent(new Event("change"));
  }
}
