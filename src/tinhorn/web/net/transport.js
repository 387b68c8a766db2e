// @ts-check
/**
 * The line to one table. It says hello with what the client has, and comes back by itself after
 * sleep, a lost network or a restarted server; what was not acknowledged is sent again.
 */
import { comeBack } from "../app/signals.js";

/** @typedef {import("./wire.js").Heard} Heard */
/** @typedef {import("./wire.js").Said} Said */
/** @typedef {"connecting" | "open" | "lost"} LineState */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const PING_EVERY = 15000;
const PONG_WITHIN = 6000;

export class Line extends EventTarget {
  /** @type {LineState} */
  state = "connecting";
  /** When the next attempt is made, in the browser's milliseconds. */
  nextAttempt = 0;
  /** @type {WebSocket | undefined} */
  #socket;
  /** @type {Map<string, Said>} */
  #unacknowledged = new Map();
  #attempts = 0;
  #isClosed = false;
  #timer = 0;
  #pinging = 0;
  #dead = 0;

  /**
   * @param {string} url
   * @param {() => Said} hello
   * @param {(message: Heard) => void} hear
   */
  constructor(url, hello, hear) {
    super();
    this.url = url;
    this.hello = hello;
    this.hear = hear;
    this.wake = () => this.#wake();
    window.addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.#connect();
  }

  /** @param {Said & { request: string }} message */
  send(message) {
    this.#unacknowledged.set(message.request, message);
    if (this.state === "open") this.#say(message);
  }

  /** The server has dealt with a request, in whatever way. @param {string | null} request */
  settle(request) {
    if (request) this.#unacknowledged.delete(request);
  }

  /** Starts afresh, as after a gap. */
  reconnect() {
    this.#socket?.close();
  }

  close() {
    this.#isClosed = true;
    window.removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.#timer);
    clearInterval(this.#pinging);
    clearTimeout(this.#dead);
    this.#hangUp();
  }

  /** Browsers complain of a line that is closed before it is open. */
  #hangUp() {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.CONNECTING) socket?.close();
    else socket.addEventListener("open", () => socket.close());
  }

  #connect() {
    if (this.#isClosed) return;
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.addEventListener("open", () => this.#opened());
    socket.addEventListener("message", ({ data }) => this.#heard(JSON.parse(data)));
    socket.addEventListener("close", () => this.#lost(socket));
  }

  #opened() {
    if (this.#isClosed) return;
    if (this.state === "lost") comeBack();
    this.#attempts = 0;
    this.#set("open");
    this.#say(this.hello());
    for (const message of this.#unacknowledged.values()) this.#say(message);
    this.#pinging = window.setInterval(() => this.#ping(), PING_EVERY);
  }

  /** @param {Heard} message */
  #heard(message) {
    clearTimeout(this.#dead);
    if (message.type === "Acknowledged" || message.type === "Refused") this.settle(message.request);
    this.hear(message);
  }

  /** @param {WebSocket} socket */
  #lost(socket) {
    if (socket !== this.#socket || this.#isClosed) return;
    clearInterval(this.#pinging);
    clearTimeout(this.#dead);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts);
    this.#attempts += 1;
    this.nextAttempt = Date.now() + wait;
    this.#set("lost");
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  #wake() {
    if (document.hidden || this.#isClosed) return;
    if (this.state === "open") {
      this.#ping();
    } else if (this.#socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.#timer);
      this.#connect();
    }
  }

  #ping() {
    this.#say({ type: "Ping" });
    clearTimeout(this.#dead);
    this.#dead = window.setTimeout(() => this.#socket?.close(), PONG_WITHIN);
  }

  /** @param {Said} message */
  #say(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** @param {LineState} state */
  #set(state) {
    this.state = state;
    this.dispatchEvent(new Event("change"));
  }
}
