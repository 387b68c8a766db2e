// @ts-check
/** What this device remembers about its player: name, hat and how the table should behave. */

/** What the browser remembers for us; where it will not, the page does as long as it is open. */
class Memory {
  /** @type {Map<string, string>} */
  #own = new Map();
  #storage;

  /** @param {() => Storage} storage refused outright by some browsers, or by choice */
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
}

export const device = new Memory(() => localStorage);
export const tab = new Memory(() => sessionStorage);

const KEY = "tinhorn";

const DEFAULTS = {
  name: "",
  hat: 1,
  language: "",
  theme: "system",
  motion: "250",
  contrast: "system",
  sound: true,
  volume: 40,
  confirmPass: false,
  confirmDuel: true,
  /** Whether talk at the table shows. */
  talk: true,
  /** One sentence more with each prompt, for newcomers. */
  guide: false,
  /** How often the guide has spoken of each thing. @type {Record<string, number>} */
  guided: {},
  /** Tables open in words. */
  textTable: false,
  /** Seconds without a touch after which a device that is passed around covers itself. */
  coverAfter: 20,
  /** Whether the browser may say when it is my turn. */
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
  values = { ...DEFAULTS, ...remembered() };

  /** @param {Partial<Values>} changed */
  change(changed) {
    this.values = { ...this.values, ...changed };
    device.set(KEY, JSON.stringify(this.values));
    this.apply();
    this.dispatchEvent(new Event("change"));
  }

  /** Puts what concerns the look onto the page. */
  apply() {
    const { theme, motion, contrast } = this.values;
    const page = document.documentElement;
    const wish = { theme, motion, contrast };
    for (const [name, value] of Object.entries(wish)) {
      if (value === "system") delete page.dataset[name];
      else page.dataset[name] = value;
    }
  }

  /** How long a piece travels, in milliseconds. */
  get motion() {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    return isCalm || document.hidden ? 0 : Number(this.values.motion);
  }
}

export const settings = new Settings();
