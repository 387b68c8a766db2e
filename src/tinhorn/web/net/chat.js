// @ts-check
/** The chat of one table: free text, and fixed phrases that every reader gets in their language. */
import { settings, tab } from "../app/settings.js";
import { keysOf, t } from "../text/words.js";

/** @import { ChatMessage } from "./wire.js" */

/** Returns the keys of the fixed phrases: all that the catalogue has. */
export const phrases = () => keysOf("chat-");

/** The beginning of the keys of what only bots say. */
const BOT_PHRASE = "talk-";

/** The beginning of the keys of what the table itself says about a seat. */
const NOTICE = "notice-";

/**
 * Returns what the table itself says about a seat, as a phrase; null for what somebody says.
 * @param {ChatMessage} message
 * @returns {import("./wire.js").Phrase | null}
 */
export const noticeOf = ({ phrase, seat, by }) =>
  phrase?.startsWith(NOTICE) ? { key: phrase, args: { seat: [seat ?? 0], by: [by ?? 0] } } : null;

/** @param {ChatMessage} message */
const isByBot = ({ phrase }) => phrase?.startsWith(BOT_PHRASE) ?? false;

/** Returns true for a message that the reader has not muted. @param {ChatMessage} message */
const isHeard = (message) => settings.values.botChat || !isByBot(message);

/** True if somebody on this device may say something: a spectator can only where not just players chat. */
/** @param {import("./wire.js").TableInfo} table */
export const maySpeak = ({ yours, visitors }) => yours.length > 0 || visitors === "chat";

/** Says a message in the reader's language. @param {ChatMessage} message */
export const messageText = ({ phrase, text }) => (phrase ? t(phrase) : (text ?? ""));

/** Fires `message` for each message that arrives unread, but not for what was said before the page was opened. */
export class Chat extends EventTarget {
  /** @type {ChatMessage[]} */
  messages = [];
  /** What bots have said about an event that the page has not shown yet. @type {ChatMessage[]} */
  #held = [];
  #isHolding = false;

  /** @param {string} code of the table */
  constructor(code) {
    super();
    this.storageKey = `tinhorn-chat-${code}`;
  }

  /** The id of the newest message; ids grow. */
  get lastId() {
    return this.messages[this.messages.length - 1]?.id ?? 0;
  }

  /** The id of the last message that was on the screen; survives a reload of the tab. */
  get #lastReadId() {
    return Number(tab.get(this.storageKey));
  }

  /** The messages that the reader has not muted. */
  get heard() {
    return this.messages.filter((message) => isHeard(message) && !this.#held.includes(message));
  }

  /** The number of unread messages; zero while the chat is muted. */
  get unread() {
    return settings.values.chat ? this.heard.filter(({ id }) => id > this.#lastReadId).length : 0;
  }

  /** @param {ChatMessage} message @param {{ isPast: boolean }} when */
  receive(message, { isPast }) {
    if (message.id <= this.lastId) return; // sent again after a reconnect
    this.messages = [...this.messages, message];
    if (isPast) return;
    if (this.#isHolding && isByBot(message)) this.#held.push(message);
    else this.#tell(message);
  }

  /** Shows what bots say from now on only after `release`. */
  hold() {
    this.#isHolding = true;
  }

  release() {
    this.#isHolding = false;
    for (const message of this.#held.splice(0)) this.#tell(message);
  }

  /** @param {ChatMessage} message */
  #tell(message) {
    if (message.id > this.#lastReadId && isHeard(message))
      this.dispatchEvent(new CustomEvent("message", { detail: message }));
  }

  markRead() {
    tab.set(this.storageKey, String(this.lastId));
  }
}
