// @ts-check
/**
 * What a game's module gets to draw from: the viewer's update and the table around it, at one
 * moment. The scratch holds what the viewer is about to decide; it is empty for each new prompt.
 */
import * as words from "./words.js";

/** @typedef {import("./wire.js").Option} Option */
/** @typedef {import("./wire.js").Phrase} Phrase */
/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("./words.js").Argument} Argument */
/** @typedef {{ name: string, hat: number, isAway: boolean, bot: string | null }} Person */

const HATS = [1, 2, 3, 4, 5];

/**
 * Each seat's name and hat; no two wear the same hat.
 * @param {import("./wire.js").TableInfo} table
 * @returns {Person[]}
 */
export function people(table) {
  const worn = new Set();
  return table.seats.map((seat, number) => {
    const hat = [seat.hat, ...HATS].find((wish) => HATS.includes(wish) && !worn.has(wish)) ?? 1;
    worn.add(hat);
    const name = seat.name ?? words.t("seat-without-name", { number: number + 1 });
    return { name, hat, isAway: seat.kind === "person" && seat.presence === "away", bot: seat.bot };
  });
}

/**
 * The title of a table. One without a title is named after its host, in the reader's language.
 * @param {import("./wire.js").TableInfo} table
 */
export function titleOf(table) {
  if (table.title) return table.title;
  const host = table.seats.find((seat) => seat.is_host) ?? table.seats[0];
  return host?.name
    ? words.t("web-table-of", { name: host.name })
    : words.t(`web-game-${table.game}`);
}

export class Desk {
  /**
   * @param {TableStore} store
   * @param {Scratch} scratch
   * @param {import("./moments.js").Moments} moments
   */
  constructor(store, scratch, moments) {
    const update = /** @type {import("./wire.js").Update} */ (store.update);
    this.store = store;
    this.update = update;
    this.scratch = scratch;
    this.moments = moments;
    this.table = store.table;
    this.view = update.view;
    this.options = update.options;
    this.facts = update.facts;
    this.ask = update.ask;
    this.story = store.story;
    /** @type {number | null} */
    this.me = update.view.viewer;
    this.people = people(store.table);
    this.isAsked = store.isAsked;
    /** Whether one looks back, and nothing can be answered or arranged any more. */
    this.isPast = store.isPast;
    this.problem = store.problem;
  }

  /** @param {Phrase} phrase */
  say(phrase) {
    return words.say(phrase, this.people);
  }

  /** @param {Phrase} phrase */
  rich(phrase) {
    return words.rich(phrase, this.people);
  }

  /**
   * @param {string} key
   * @param {Record<string, Argument>} [args]
   */
  t(key, args) {
    return words.t(key, args, this.people);
  }

  /** The hat of a seat, as `data-seat` wants it. @param {number} seat */
  hat(seat) {
    return this.people[seat].hat;
  }

  /** The options of one kind. @param {string} type */
  offers(type) {
    return this.isAsked ? this.options.filter((option) => option.action.type === type) : [];
  }

  /** Answers with an action; the server refuses what is not allowed and says why. */
  /** @param {unknown} action */
  answer(action) {
    this.store.answer(action, this.update);
  }
}

/** What the viewer is about to decide, and the moments still on show. */
export class Scratch {
  /** @type {Record<string, any>} */
  #values = {};
  /** @type {number | undefined} */
  #prompt;

  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
  }

  /** A new prompt wipes the slate. @param {number} prompt */
  turnTo(prompt) {
    if (prompt !== this.#prompt) this.#values = {};
    this.#prompt = prompt;
  }

  /** @param {string} name */
  get(name) {
    return this.#values[name];
  }

  /**
   * @param {string} name
   * @param {unknown} value
   */
  set(name, value) {
    this.#values[name] = value;
    this.changed();
  }
}
