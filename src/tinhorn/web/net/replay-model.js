// @ts-check
/**
 * A game looked back on: its moments through one lens, the one on show, and how it plays on. The
 * live table goes on beside it.
 */
import { api, reason, Refused } from "./api.js";

/** @typedef {import("./wire.js").Film} Film */
/** @typedef {import("./wire.js").Scene} Scene */
/** @typedef {import("./wire.js").Sight} Sight */
/** @typedef {import("./wire.js").Line} Line */
/** @typedef {import("./wire.js").TableInfo} TableInfo */
/** @typedef {import("./table-model.js").TableStore} TableStore */

/** So many moments are fetched at once. */
const CHUNK = 16;
/** How long a moment stays at the plain speed, in milliseconds. */
const MOMENT = 1600;
/** How often the past is fetched anew while it grows, in milliseconds. */
const GROW_EVERY = 1500;
/** So many moments at the end may still be taken back. */
const UNDONE = 2;
export const SPEEDS = [0.5, 1, 2, 4];

/** What a desk draws from, for a moment that has passed: nothing can be answered there. */
export class Past {
  problem = undefined;
  isPast = true;

  /**
   * @param {TableInfo} table
   * @param {Sight} sight
   * @param {Line[]} story
   * @param {boolean} [isAsked] whether to show what was to be chosen
   */
  constructor(table, sight, story, isAsked = false) {
    this.table = {
      ...table,
      seats: table.seats.map((seat) => ({ ...seat, presence: /** @type {const} */ ("here") })),
    };
    this.update = sight;
    this.story = story;
    this.isAsked = isAsked && sight.view.decision !== null;
  }

  answer() {}

  undo() {}
}

/** Fires `change` after anything. */
export class Reel extends EventTarget {
  /** The film on show, and its scene: they change together. @type {Film | undefined} */
  film;
  /** @type {Scene | undefined} */
  scene;
  /** The moment that is wanted; the scene follows. */
  number = 0;
  speed = 1;
  problem = "";
  /** @type {Map<number, Promise<Scene[]>>} */
  #chunks = new Map();
  /** The film that is wanted. @type {Film | undefined} */
  #coming;
  /** So many lenses have been asked for; an answer that comes late counts no more. */
  #wishes = 0;
  #timer = 0;
  #growing = 0;
  #prompt = -1;

  /** @param {TableStore} live */
  constructor(live) {
    super();
    this.live = live;
    this.grow = () => this.#grow();
    live.addEventListener("change", this.grow);
  }

  close() {
    this.pause();
    clearTimeout(this.#growing);
    this.live.removeEventListener("change", this.grow);
  }

  get code() {
    return this.live.table.code;
  }

  get isOn() {
    return this.live.table.status === "playing";
  }

  get isPlaying() {
    return this.#timer > 0;
  }

  get last() {
    return (this.film?.moments.length ?? 1) - 1;
  }

  /** The moment on show; before there is one, -1. */
  get shown() {
    return this.scene?.number ?? -1;
  }

  /** What happened at the moment on show. */
  get lines() {
    return this.film?.moments[this.shown]?.story ?? [];
  }

  /** The story up to the moment on show. */
  get soFar() {
    return this.film?.moments.slice(0, this.shown + 1).flatMap(({ story }) => story) ?? [];
  }

  /**
   * Looks through a lens, at a moment or at a line of the story; a lens that is not for this
   * reader gives way to their own.
   * @param {{ lens?: string | null, moment?: number | null, line?: number | null }} wish
   */
  async open({ lens = null, moment = null, line = null }) {
    await this.#try(async () => {
      const wish = ++this.#wishes;
      const film = await this.#fetched(lens);
      if (wish !== this.#wishes) return;
      this.#coming = film;
      this.#chunks.clear();
      this.#prompt = this.live.update?.view.prompt ?? -1;
      await this.#show(moment ?? this.momentOf(line ?? Infinity));
    });
  }

  /** @param {string | null} lens */
  async #fetched(lens) {
    try {
      return await api.film(this.code, lens);
    } catch (error) {
      if (lens === null || !(error instanceof Refused)) throw error;
      return await api.film(this.code, null);
    }
  }

  /** The moment at which a line of the story was told. @param {number} line counted from 1 */
  momentOf(line) {
    let told = 0;
    const film = this.film ?? this.#coming;
    const found = film?.moments.find(({ story }) => (told += story.length) >= line);
    return found?.number ?? Infinity;
  }

  /** The same moment through other eyes. @param {string} lens */
  async look(lens) {
    await this.open({ lens, moment: this.number });
  }

  /** @param {number} number */
  async go(number) {
    await this.#try(() => this.#show(number));
  }

  /** @param {number} by */
  async step(by) {
    this.pause();
    await this.go(this.number + by);
  }

  play() {
    const isAtEnd = this.number === this.last;
    this.#playNext(isAtEnd ? 0 : this.number + 1, isAtEnd ? 0 : this.#pace);
    this.#changed();
  }

  pause() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#changed();
  }

  /** @param {number} speed */
  hurry(speed) {
    this.speed = speed;
    this.#changed();
  }

  get #pace() {
    return MOMENT / this.speed;
  }

  /** @param {number} number */
  async #playOn(number) {
    const timer = this.#timer;
    await this.go(number);
    if (timer !== this.#timer) return;
    if (this.number === this.last || this.problem) return this.pause();
    this.#playNext(this.number + 1, this.#pace);
  }

  /** @param {number} number @param {number} wait */
  #playNext(number, wait) {
    this.#timer = window.setTimeout(() => this.#playOn(number), wait);
  }

  /** @param {number} number */
  async #show(number) {
    const film = this.#coming;
    if (!film) return;
    const last = film.moments.length - 1;
    const wanted = Math.min(Math.max(number, 0), last);
    this.number = wanted;
    this.#changed();
    const first = wanted - (wanted % CHUNK);
    const chunk = this.#chunk(film, first);
    const scenes = await chunk;
    if (wanted !== this.number || this.#chunks.get(first) !== chunk) return;
    if (wanted % CHUNK > CHUNK / 2 && first + CHUNK <= last) void this.#chunk(film, first + CHUNK);
    this.film = film;
    this.scene = scenes[wanted - first];
    this.#changed();
  }

  /** @param {Film} film @param {number} first */
  #chunk({ lens }, first) {
    const known = this.#chunks.get(first);
    if (known) return known;
    const asked = api.scenes(this.code, lens, first, first + CHUNK - 1);
    asked.catch(() => this.#chunks.delete(first));
    this.#chunks.set(first, asked);
    return asked;
  }

  /** The game goes on: the past gets longer, or a part of it was taken back. */
  #grow() {
    const { update } = this.live;
    this.#changed();
    if (this.#growing || !this.film || !update || update.view.prompt === this.#prompt) return;
    this.#growing = window.setTimeout(() => this.#lengthen(), GROW_EVERY);
  }

  async #lengthen() {
    this.#growing = 0;
    await this.#try(async () => {
      this.#prompt = this.live.update?.view.prompt ?? -1;
      const sure = this.last - UNDONE;
      const wish = this.#wishes;
      const film = await this.#fetched(this.#coming?.lens ?? null);
      if (wish !== this.#wishes) return;
      this.#coming = film;
      for (const first of [...this.#chunks.keys()]) {
        if (first + CHUNK > sure) this.#chunks.delete(first);
      }
      await this.#show(this.number);
    });
  }

  /** Does it, or says why not. @param {() => Promise<void>} what */
  async #try(what) {
    try {
      this.problem = "";
      await what();
    } catch (error) {
      this.problem = reason(error);
    }
    this.#changed();
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }
}
