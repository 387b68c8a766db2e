// @ts-check
/** What is said at a table: lines of text, and phrases that every language has. */
import { settings, tab } from "../app/settings.js";
import { keysOf, t } from "../text/words.js";

/** @typedef {import("./wire.js").Chatted} Chatted */

/** The fixed phrases: all that the catalogue has. */
export const phrases = () => keysOf("chat-");

/** A line as its reader sees it. @param {Chatted} line */
export const wordsOf = ({ phrase, text }) => (phrase ? t(phrase) : (text ?? ""));

export class Talk extends EventTarget {
  /** @type {Chatted[]} */
  lines = [];

  /** @param {string} code of the table */
  constructor(code) {
    super();
    this.place = `tinhorn-talk-${code}`;
  }

  /** The id of the last line that came. */
  get heard() {
    return this.lines[this.lines.length - 1]?.id ?? 0;
  }

  /** The id of the last line that was on the screen; a page that is loaded again remembers it. */
  get #read() {
    return Number(tab.get(this.place));
  }

  /** How many lines nobody has looked at yet; of a talk that is muted, none. */
  get unread() {
    return settings.values.talk ? this.lines.filter(({ id }) => id > this.#read).length : 0;
  }

  /** @param {Chatted} line */
  hear(line) {
    if (line.id <= this.heard) return;
    this.lines = [...this.lines, line];
    if (line.id > this.#read) this.dispatchEvent(new CustomEvent("said", { detail: line }));
  }

  /** All of it is on the screen. */
  read() {
    tab.set(this.place, String(this.heard));
  }
}
