// @ts-check
/**
 * What a game's module draws from: the viewer's last update and the table around it, as they are at
 * one time. It is made anew for every drawing and does not change.
 */
import { HATS } from "../app/settings.js";
import * as words from "../text/words.js";

/** @import { Phrase } from "../net/wire.js" */
/** @import { TableModel } from "../net/table-model.js" */
/** @import { Argument } from "../text/words.js" */
/** @typedef {{ name: string, label: string, hat: number, isAway: boolean, bot: string | null, character: string | null }} Person */

/**
 * Returns each seat's name and hat. No two seats wear the same hat: the second one gets a free hat. A player
 * without a name is called after the hat.
 * @param {import("../net/wire.js").TableInfo} table
 * @returns {Person[]}
 */
export function people(table) {
  const worn = new Set();
  return table.seats.map((seat, number) => {
    const free = [seat.hat, ...HATS].find((wanted) => HATS.includes(wanted) && !worn.has(wanted));
    const hat = free ?? 1;
    worn.add(hat);
    const unnamed = seat.kind === "absent" ? "web-empty-chair" : "player-without-name";
    const name = seat.name || words.t(unnamed, { number: free ?? number + 1 });
    const label = seatLabel(seat, name);
    return {
      name,
      label,
      hat,
      isAway: seat.kind === "person" && seat.presence === "away",
      bot: seat.bot,
      character: seat.character,
    };
  });
}

/** The name of a seat with who answers there. The log has the name alone. */
/** @param {import("../net/wire.js").SeatInfo} seat @param {string} name */
function seatLabel(seat, name) {
  if (seat.is_covered) return words.t("seat-covered", { name });
  return seat.has_left ? words.t("seat-left", { name }) : name;
}

/**
 * Returns the same people with “You” in place of the reader's name, for tables and charts.
 * @param {Person[]} seats
 * @param {number | null} me
 */
export const withYou = (seats, me) =>
  seats.map((person, seat) => (seat === me ? { ...person, name: words.t("web-you-name") } : person));

/**
 * Returns the title of a table. One without a title is named after its host, in the reader's language.
 * @param {import("../net/wire.js").TableInfo} table
 */
export function titleOf(table) {
  if (table.title) return table.title;
  const host = table.seats.find((seat) => seat.is_host) ?? table.seats[0];
  return host?.name ? words.t("web-table-of", { name: host.name }) : words.t(`game-${table.game}`);
}

/** @template [V=any] the view of a game, from its `wire.d.ts` */
export class DrawContext {
  /**
   * @param {TableModel} model
   * @param {Draft} draft
   * @param {import("./flashes.js").Flashes} flashes
   * @param {import("../app/choreographer.js").Shown} [shown] what to draw, if it is not the model's
   *   newest update
   */
  constructor(model, draft, flashes, shown) {
    const update = /** @type {import("../net/wire.js").Update} */ (shown?.update ?? model.update);
    this.model = model;
    this.update = update;
    this.draft = draft;
    this.flashes = flashes;
    this.table = model.table;
    /** @type {V} */
    this.view = update.view;
    const { publicChoice } = model;
    this.options = publicChoice?.options ?? update.options;
    this.facts = update.facts;
    this.question = update.question;
    this.story = shown?.story ?? model.story;
    /** The beat that is playing; null if nothing is. */
    this.beat = shown?.beat ?? null;
    /** The viewer's seat; null for a spectator. @type {number | null} */
    this.me = update.view.viewer;
    /** The seat that answers here: the viewer's, or on an open table the asked one. @type {number | null} */
    this.actor = this.me ?? publicChoice?.seat ?? null;
    this.people = people(model.table);
    this.isAsked = model.isAsked && (shown?.isCurrent ?? true);
    /** True in a replay, where nothing can be answered or arranged. */
    this.isReplay = model.isReplay;
    this.problem = model.problem;
  }

  /** Says a phrase as text. @param {Phrase} phrase @param {Person[]} [named] */
  say(phrase, named = this.people) {
    return words.say(phrase, named);
  }

  /** Says a phrase as a template with coloured names. @param {Phrase} phrase @param {Person[]} [named] */
  rich(phrase, named = this.people) {
    return words.rich(phrase, named);
  }

  /** The seat that the page calls “you”. A replay from another seat speaks of that seat by its name. */
  get reader() {
    const { isReplay, me, table } = this;
    if (!isReplay) return me;
    return me === null || me === table.you ? table.you : null;
  }

  /** The people as a list calls them, for phrases in which names stand alone: “You” for the viewer. */
  get listed() {
    return withYou(this.people, this.reader);
  }

  /** Says a sentence of the catalogue. @param {string} key @param {Record<string, Argument>} [args] */
  t(key, args) {
    return words.t(key, args, this.people);
  }

  /**
   * Returns a key that speaks to the viewer, if one of the two seats is theirs: `-you` as the first, `-to-you` as
   * the second.
   * @param {string} key
   * @param {number} seat
   * @param {number} other
   */
  addressed(key, seat, other) {
    const { reader } = this;
    if (reader === null) return key;
    if (seat === reader) return `${key}-you`;
    return other === reader ? `${key}-to-you` : key;
  }

  /** Says what a seat is called where a name stands alone: “You” for the viewer's own. @param {number} seat */
  called(seat) {
    return this.listed[seat].name;
  }

  /** Returns the hat of a seat, as the attribute `data-seat` expects it. @param {number} seat */
  hat(seat) {
    return this.people[seat].hat;
  }

  /** Returns the options of one action type; none while the viewer is not asked. @param {string} type */
  offers(type) {
    return this.isAsked ? this.options.filter((option) => option.action.type === type) : [];
  }

  /** What the coach suggests for the open decision. @returns {any} */
  get advice() {
    return this.draft.get("advice");
  }

  /** Returns true if the coach suggests this answer: its button, card or place is highlighted. @param {unknown} action */
  isAdvised(action) {
    return this.advice !== undefined && JSON.stringify(action) === JSON.stringify(this.advice);
  }

  /** Returns the fact of a kind about a subject, if there is one. @param {string} kind @param {string} subject */
  fact(kind, subject) {
    return this.facts.find((fact) => fact.kind === kind && fact.subject === subject);
  }

  /** Returns the fact of a kind about a seat, if there is one. @param {string} kind @param {number} seat */
  factOf(kind, seat) {
    return this.facts.find((fact) => fact.kind === kind && fact.seats?.[0] === seat);
  }

  /** True if the viewer plays against bots only. */
  get isAlone() {
    const { me, table } = this;
    return me !== null && table.seats.every(({ kind }, seat) => seat === me || kind === "bot");
  }

  /** Names the open question, as often as it has been asked. */
  get moment() {
    return `${this.update.view.prompt}.${this.update.asking}`;
  }

  /** Answers with an action. If it is not allowed, the server refuses it and says why. @param {unknown} action */
  answer(action) {
    this.model.answer(action, this.update);
  }
}

/** What the viewer has selected but not sent yet, by name. It is emptied for each new prompt. */
export class Draft {
  /** @type {Record<string, any>} */
  #values = {};
  /** @type {number | undefined} */
  #prompt;

  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
  }

  /** Empties the draft unless it belongs to this prompt. @param {number} prompt */
  startPrompt(prompt) {
    if (prompt !== this.#prompt) this.#values = {};
    this.#prompt = prompt;
  }

  /** @param {string} name */
  get(name) {
    return this.#values[name];
  }

  /** @param {string} name @param {unknown} value */
  set(name, value) {
    this.#values[name] = value;
    this.changed();
  }
}
