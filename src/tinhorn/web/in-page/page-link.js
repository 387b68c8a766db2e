// @ts-check
/**
 * The link to the server in the worker: requests and sockets become messages to it. The worker
 * answers each message with the number it came with.
 *
 * @typedef {{ number: number, status: number, type: string, body: string }} Reply
 */

/** How a socket looks from the page: like a WebSocket. */
class PageSocket extends EventTarget {
  /** @type {number} */
  readyState = WebSocket.CONNECTING;

  /** @param {(text: string | null) => void} put sends to the server; null closes */
  constructor(put) {
    super();
    this.put = put;
    queueMicrotask(() => this.#open());
  }

  #open() {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  /** @param {string} text */
  send(text) {
    this.put(text);
  }

  close() {
    if (this.readyState === WebSocket.CLOSED) return;
    this.put(null);
    this.receive(null);
  }

  /** @param {string | null} text null when the server closes the socket */
  receive(text) {
    if (this.readyState === WebSocket.CLOSED) return;
    if (text !== null) return this.dispatchEvent(new MessageEvent("message", { data: text }));
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new Event("close"));
  }
}

/** Fires `progress` while the server loads, and when it is ready or has failed. */
export class PageLink extends EventTarget {
  isInPage = true;
  /** @type {"loading" | "ready" | "failed"} */
  state = "loading";
  loaded = 0;
  total = 0;
  #number = 0;
  /** @type {Map<number, (reply: Reply) => void>} */
  #waiting = new Map();
  /** @type {Map<number, PageSocket>} */
  #sockets = new Map();
  #worker = new Worker(new URL(`./worker.js${location.search}`, import.meta.url), { type: "module" });

  constructor() {
    super();
    this.#worker.addEventListener("message", ({ data }) => this.#receive(data));
    this.#worker.addEventListener("error", () => this.#become("failed"));
  }

  /** @param {string} path @param {RequestInit} request */
  async request(path, { method = "GET", body }) {
    const number = ++this.#number;
    const language = document.documentElement.lang || navigator.language;
    /** @type {Promise<Reply>} */
    const replied = new Promise((resolve) => this.#waiting.set(number, resolve));
    this.#worker.postMessage({ kind: "request", number, method, path, body: body ?? "", language });
    const reply = await replied;
    return new Response(reply.status === 204 ? null : reply.body, {
      status: reply.status,
      headers: { "content-type": reply.type },
    });
  }

  /** @param {string} path */
  connect(path) {
    const number = ++this.#number;
    const socket = new PageSocket((text) => this.#worker.postMessage({ kind: "put", number, text }));
    this.#sockets.set(number, socket);
    this.#worker.postMessage({ kind: "connect", number, path, language: document.documentElement.lang });
    return socket;
  }

  /** @param {any} message */
  #receive(message) {
    switch (message.kind) {
      case "reply":
        this.#waiting.get(message.number)?.(message);
        this.#waiting.delete(message.number);
        break;
      case "message":
        this.#sockets.get(message.number)?.receive(message.text);
        if (message.text === null) this.#sockets.delete(message.number);
        break;
      case "progress":
        [this.loaded, this.total] = [message.loaded, message.total];
        this.dispatchEvent(new Event("progress"));
        break;
      case "ready":
      case "failed":
        this.#become(message.kind);
    }
  }

  /** @param {"ready" | "failed"} state */
  #become(state) {
    this.state = state;
    this.dispatchEvent(new Event("progress"));
  }
}
