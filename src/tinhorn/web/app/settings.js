// @ts-check
/** What this device remembers about its player: name, hat and preferences. */
import { SWITCHES } from "../games/index.js";

/** Browser storage; if it is not available, values are kept as long as the page is open. */
class Memory {
  /** @type {Map<string, string>} */
  #own = new Map();
  #storage;

  /** @param {() => Storage} storage throws in some browsers, or if the user forbids it */
  constructor(storage) {
    this.#storage = storage;
  }

  /** @param {string} key @returns {string | null} */
  get(key) {
    try {
      return this.#storage().getItem(key) ?? this.#own.get(key) ?? null;
    } catch {
      return this.#own.get(key) ?? null;
    }
  }

  /** @param {string} key @param {string} value */
  set(key, value) {
    try {
      this.#storage().setItem(key, value);
    } catch {
      this.#own.set(key, value);
    }
  }

  /** A kept list; empty if there is none that can be read. @param {string} key @returns {any[]} */
  list(key) {
    try {
      const kept = JSON.parse(this.get(key) ?? "[]");
      return Array.isArray(kept) ? kept : [];
    } catch {
      return [];
    }
  }
}

export const device = new Memory(() => localStorage);
export const tab = new Memory(() => sessionStorage);

const KEY = "tinhorn";
const IS_PHONE = matchMedia("(pointer: coarse) and (max-width: 43.99rem)").matches;

const DEFAULTS = {
  name: "",
  hat: 1,
  language: "",
  theme: "system",
  motion: "250",
  contrast: "system",
  /** The size of text, in percent. */
  textSize: "100",
  /** Show the pattern of each seat besides its colour. */
  patterns: true,
  /** Print its key on each button, and listen to keys that are single characters. */
  keys: true,
  /** Open tables without time limits. */
  unhurried: false,
  /** How fast the table shows what happens: slow, normal, fast, or off. */
  pace: "normal",
  /** Phones are silent unless their owner wants sounds. */
  sound: !IS_PHONE,
  volume: 40,
  chat: true,
  /** Show what bots say in the chat. */
  botChat: true,
  /** When to show the chances to win: never ("off"), or while watching bots. */
  chances: "watching",
  /** Show tips for new players. */
  guide: false,
  /** Somebody has played here, or has begun to. */
  hasPlayed: false,
  /** The table of the first game, with which the guide ends. */
  firstGame: "",
  /** The table that still has to welcome its player. */
  welcome: "",
  /** How often each tip has been shown, by game and topic. @type {Record<string, number>} */
  guided: {},
  /** The step at which each game's lesson was left. @type {Record<string, number>} */
  lessons: {},
  /** Open tables as text pages. */
  textTable: false,
  /** Seconds without input after which a shared device covers the table. */
  coverAfter: 20,
  /** Show browser notifications when it is the player's turn. */
  notify: false,
};

/** @typedef {typeof DEFAULTS} Values */

/** @returns {Partial<Values>} */
function remembered() {
  try {
    return JSON.parse(device.get(KEY) ?? "{}");
  } catch {
    return {};
  }
}

class Settings extends EventTarget {
  /** @type {Values} */
  values = { ...DEFAULTS, ...SWITCHES, ...remembered() };

  /** @param {Partial<Values>} changed */
  change(changed) {
    this.values = { ...this.values, ...changed };
    device.set(KEY, JSON.stringify(this.values));
    this.apply();
    this.dispatchEvent(new Event("change"));
  }

  /** True if a switch of a game is on. @param {string} name */
  isOn(name) {
    return Boolean(/** @type {Record<string, unknown>} */ (this.values)[name]);
  }

  /** Sets the attributes that the style sheets read. */
  apply() {
    const { theme, motion, contrast, textSize, patterns, keys } = this.values;
    const page = document.documentElement;
    const looks = {
      theme,
      motion,
      contrast,
      textSize: textSize === "100" ? "system" : textSize,
      patterns: patterns ? "system" : "off",
      keys: keys ? "system" : "off",
    };
    for (const [name, value] of Object.entries(looks)) {
      if (value === "system") delete page.dataset[name];
      else page.dataset[name] = value;
    }
  }

  /** The duration of one movement in milliseconds; 0 for none. */
  get motion() {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    return isCalm || document.hidden ? 0 : Number(this.values.motion);
  }
}

export const HATS = [1, 2, 3, 4, 5];

export const settings = new Settings();

/** How reaction windows close at tables that this player opens. @param {Values} values @returns {"timed" | "untimed"} */
export const windowsOf = ({ unhurried }) => (unhurried ? "untimed" : "timed");

/** Factors on the time that beats take, by the pace of the story. @type {Record<string, number>} */
export const PACES = { slow: 1.6, normal: 1, fast: 0.5 };

/** The speeds of everything that moves: the length of a movement, and the pace of the story. */
export const TEMPOS = {
  slow: { motion: "500", pace: "slow" },
  normal: { motion: "250", pace: "normal" },
  fast: { motion: "120", pace: "fast" },
  off: { motion: "0", pace: "off" },
};
