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
 */
import { reportReconnected } from "../app/signals.js";
import { link } from "./link.js";

/** @typedef {import("./wire.js").ServerMessage} ServerMessage */
/** @typedef {import("./wire.js").ClientMessage} ClientMessage */
/** @typedef {"connecting" | "open" | "lost"} TransportState */

/** The wait doubles with each failed attempt, from the first value to the longest. In milliseconds. */
const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const PING_EVERY = 15000;
const PONG_WITHIN = 6000;

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
  #isClosed = false;
  #reconnectTimer = 0;
  #pingTimer = 0;
  #pongTimer = 0;

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
    document.addEventListener("visibilitychange", this.wake);
    this.#connect();
  }

  /** Sends a request now, or as soon as there is a connection. */
  /** @param {ClientMessage & { request: string }} message */
  send(message) {
    this.#unacknowledged.set(message.request, message);
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
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.#reconnectTimer);
    clearInterval(this.#pingTimer);
    clearTimeout(this.#pongTimer);
    this.#closeSocket();
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
    socket.addEventListener("open", () => this.#opened());
    socket.addEventListener("message", ({ data }) => this.#received(JSON.parse(data)));
    socket.addEventListener("close", () => this.#lost(socket));
  }

  #opened() {
    if (this.#isClosed) return;
    if (this.state === "lost") reportReconnected();
    this.#failedAttempts = 0;
    this.#setState("open");
    // Hello comes first: the server sends updates, and so the effects of the requests, only after it.
    this.#write(this.hello());
    for (const message of this.#unacknowledged.values()) this.#write(message);
    this.#pingTimer = window.setInterval(() => this.#ping(), PING_EVERY);
  }

  /** @param {ServerMessage} message */
  #received(message) {
    clearTimeout(this.#pongTimer); // any message proves that the connection is alive
    if (message.type === "Acknowledged" || message.type === "Refused") this.settle(message.request);
    this.receive(message);
  }

  /** @param {import("./link.js").Socket} socket */
  #lost(socket) {
    if (socket !== this.#socket || this.#isClosed) return; // an older socket, closed late
    clearInterval(this.#pingTimer);
    clearTimeout(this.#pongTimer);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failedAttempts);
    this.#failedAttempts += 1;
    this.nextAttempt = Date.now() + wait;
    this.#setState("lost");
    this.#reconnectTimer = window.setTimeout(() => this.#connect(), wait);
  }

  /**
   * The network is back, or the page is visible again. A connection that looks open may have died
   * while the device slept, and only a ping can tell. A lost one is not left waiting for its timer.
   */
  #wake() {
    if (document.hidden || this.#isClosed) return;
    if (this.state === "open") {
      this.#ping();
    } else if (this.#socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.#reconnectTimer);
      this.#connect();
    }
  }

  /** A server that sends nothing within PONG_WITHIN is gone: close, and so reconnect. */
  #ping() {
    this.#write({ type: "Ping" });
    clearTimeout(this.#pongTimer);
    this.#pongTimer = window.setTimeout(() => this.#socket?.close(), PONG_WITHIN);
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
