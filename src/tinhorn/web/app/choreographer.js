// @ts-check
/**
 * Shows what happened one beat at a time. A beat is one thing that people should notice: a roll, a
 * payment, a place of the town, an objective won. The table model is always up to date; the
 * choreographer decides what the page draws of it. While beats play, the page draws the view as it
 * was at that beat, and the story up to that beat. When all beats have been shown, the page draws the
 * newest update, and only then the viewer's next decision. Viewers who fall behind catch up with
 * shorter beats; a caption that they could not read in time is left out.
 *
 * Answers never wait: they go from the page to the model. Beats are dropped if the page is hidden,
 * after a snapshot, and if the viewer's open decision stays open.
 */
import { PACES, settings } from "./settings.js";

/** @import { Phrase, StoryLine, Update } from "../net/wire.js" */
/** @import { TableModel } from "../net/table-model.js" */

/**
 * @typedef {object} Beat
 * @property {string} kind
 * @property {StoryLine[]} lines the story lines that it tells
 * @property {any[]} events the events that it animates
 * @property {any} view the view to draw while the beat plays
 * @property {import("../net/wire.js").Fact[]} [facts] the facts to draw, if they are not the old ones
 * @property {Phrase | null} caption
 * @property {number} [least] the shortest time in milliseconds at normal pace
 * @property {number} [read] how long the beats beside it show its caption, in milliseconds at normal pace; Infinity
 *   if a later beat waits for its readers
 * @property {number} [floor] the shortest time in milliseconds at any pace
 * @property {string} [place] where it happens
 * @property {any} [detail] what the game's overlay shows
 * @property {number} [touched] the seat that something is done to
 * @property {boolean} [isPastime] it ends when something happens
 * @property {boolean} [isMine] it happens to the viewer: its caption is always shown
 * @property {[string, number?, number?]} [cue] its sound, after how many milliseconds it is heard, and how
 *   high it is; without it, the sound of its lines
 */
/**
 * @typedef {object} Shown what the page draws
 * @property {Update} update
 * @property {StoryLine[]} story
 * @property {Beat | null} beat the beat that is playing, if any
 * @property {boolean} isCurrent true if the update is the newest one
 */
/** @typedef {{ update: Update, beats: Beat[], told: number }} Entry `told`: the story's length after it */

/** The highest reading speed that captions ask for. */
const WORDS_PER_SECOND = 5;
/** The shortest beat, in milliseconds. */
const LEAST = 400;
/** If later updates wait for longer than this, in milliseconds, beats become shorter. */
const LAG = 6000;
/** Beats that catch up keep at least this part of their time. */
const SHORTEST = 0.35;
/** Beats that catch up wait for readers who have at least this part of the reading time. */
const NEARLY_READ = 0.6;
/** The part of a deadline of the viewer's own that beats may use. */
const SHARE_OF_DEADLINE = 1 / 2;
/** How much faster beats play once the viewer has asked for it. */
const HURRY = 3;

/** @param {Update} update */
const promptOf = ({ view }) => view.decision?.prompt ?? view.prompt;

/** True if two beats tell one thing. @param {Beat} one @param {Beat} other */
const isOne = (one, other) =>
  one.kind === other.kind &&
  Boolean((one.caption && one.caption === other.caption) || (one.detail && one.detail === other.detail));

/** Fires `change` when there is something else to draw, and `lines` with the lines of each beat. */
export class Choreographer extends EventTarget {
  /** @type {Entry[]} */
  #entries = [];
  /** @type {Update | undefined} */
  #newest;
  /** @type {Update | undefined} */
  #update;
  /** How many story lines have been shown. */
  #told = 0;
  /** @type {Beat | null} */
  #beat = null;
  #timer = 0;
  #frame = 0;
  #isHurried = false;
  /** True while beats of the past play: nobody waits for their end. */
  #isRewound = false;

  /**
   * @param {TableModel} model
   * @param {(before: Update, after: Update) => Beat[]} compose
   * @param {(caption: Phrase) => string} say
   */
  constructor(model, compose, say) {
    super();
    this.model = model;
    this.compose = compose;
    this.say = say;
  }

  /** Connects to the model and the page; returns a function that disconnects. */
  start() {
    const receive = () => this.#receive();
    const hide = () => document.hidden && this.finish();
    this.model.addEventListener("change", receive);
    document.addEventListener("visibilitychange", hide);
    settings.addEventListener("change", this.#applyPace);
    this.#receive();
    return () => {
      this.model.removeEventListener("change", receive);
      document.removeEventListener("visibilitychange", hide);
      settings.removeEventListener("change", this.#applyPace);
      this.#stopTimer();
    };
  }

  /** @returns {Shown | undefined} */
  get shown() {
    const { model } = this;
    if (!this.#update || !model.update) return undefined;
    const isCurrent = this.#update === model.update && !this.#beat;
    const { view, facts } = { ...this.#update, ...this.#beat };
    const update = isCurrent ? this.#update : { ...this.#update, view, facts };
    const story = isCurrent ? model.story : model.story.slice(0, this.#told);
    return { update, story, beat: this.#beat, isCurrent };
  }

  get isPlaying() {
    return this.#beat !== null;
  }

  /** Ends the beat on show, and those after it that tell the same. */
  next() {
    const beat = this.#beat;
    if (!beat) return;
    const [entry] = this.#entries;
    while (entry?.beats.length && isOne(entry.beats[0], beat)) entry.beats.shift();
    this.#advance();
  }

  hurry() {
    this.#isHurried = true;
    this.next();
  }

  /** Drops all waiting beats. */
  finish() {
    for (const entry of this.#entries) entry.beats = [];
    this.next();
  }

  /**
   * Shows again what has happened since the player has seen `told` lines of the story.
   * @param {Update[]} past the updates since, the first as the player saw it
   * @param {number} told
   */
  rewind(past, told) {
    const [first, ...later] = past;
    if (!first || !this.#newest) return;
    this.#stopTimer();
    this.#entries = [];
    [this.#beat, this.#update, this.#told, this.#isRewound] = [null, first, told, true];
    let [before, until] = [first, told];
    for (const update of later) {
      until += update.story.length;
      this.#entries.push({ update, beats: this.compose(before, update), told: until });
      before = update;
    }
    this.#entries.push({ update: this.#newest, beats: [], told: this.model.story.length });
    this.#advance();
  }

  #applyPace = () => {
    if (settings.values.pace === "off") this.finish();
    if (!this.isPlaying && !this.#isHeld && this.#entries.length) this.#advance();
  };

  /** True while the page still welcomes the player of a first game: beats wait until they can be seen. */
  get #isHeld() {
    const { welcome } = settings.values;
    return welcome !== "" && welcome === this.model.table.code;
  }

  #receive() {
    const { update } = this.model;
    if (update === this.#newest) return;
    const before = this.#newest;
    this.#newest = update;
    if (!before || !update || update.is_snapshot) return this.#jump();
    const beats = this.#isSilent(before, update) ? [] : this.compose(before, update);
    this.#entries.push({ update, beats, told: this.model.story.length });
    const isOver = this.#beat?.isPastime && (beats.length || this.model.isAsked);
    if (!this.#isHeld && (!this.isPlaying || isOver)) this.#advance();
  }

  /** True if an update is shown at once. @param {Update} before @param {Update} after */
  #isSilent(before, after) {
    const isStillAsked = !this.isPlaying && this.model.isAsked && promptOf(before) === promptOf(after);
    return isStillAsked || document.hidden || settings.values.pace === "off";
  }

  /** Shows the newest update; nothing before it is replayed. */
  #jump() {
    this.#stopTimer();
    this.#entries = [];
    [this.#beat, this.#update, this.#told] = [null, this.#newest, this.model.story.length];
    this.#changed();
  }

  /** Shows the next beat, or the newest update after the last one. */
  #advance() {
    this.#stopTimer();
    this.#beat = null;
    while (this.#entries.length) {
      const [entry] = this.#entries;
      const beat = entry.beats.shift();
      if (beat) return this.#show(beat);
      this.#entries.shift();
      this.#settle(entry);
    }
    [this.#isHurried, this.#isRewound] = [false, false];
    this.#changed();
  }

  /** @param {Beat} beat */
  #show(beat) {
    const share = this.#share(beat);
    // A caption that cannot be read in time is left out; the story still tells its lines.
    this.#beat = this.#isReadable(beat, share) ? beat : { ...beat, caption: null };
    const time = this.#time(this.#beat, share);
    this.#told += beat.lines.length;
    this.#changed();
    this.#waitFor(time);
    this.#tell(beat.lines, beat);
  }

  /** The time of a beat begins when it has been drawn. @param {number} time */
  #waitFor(time) {
    this.#frame = requestAnimationFrame(() => {
      this.#timer = window.setTimeout(() => this.#advance(), time);
    });
  }

  #stopTimer() {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
  }

  /** All beats of an update have been shown. @param {Entry} entry */
  #settle({ update, told }) {
    const lines = this.model.story.slice(this.#told, told);
    [this.#update, this.#told] = [update, told];
    if (lines.length) this.#tell(lines, null);
  }

  /** @param {StoryLine[]} lines @param {Beat | null} beat */
  #tell(lines, beat) {
    this.dispatchEvent(new CustomEvent("lines", { detail: { lines, beat } }));
  }

  /** The time that a caption needs at the highest reading speed. @param {Beat} beat */
  #reading({ caption, read = 0 }) {
    const words = caption ? this.say(caption).split(/\s+/u).filter(Boolean).length : 0;
    return Math.max(0, (words / WORDS_PER_SECOND) * 1000 - read);
  }

  /** The reading time at the chosen pace. At a fast pace readers read faster. @param {Beat} beat */
  #needed(beat) {
    return this.#reading(beat) * Math.min(1, this.#pace);
  }

  /** The length of a beat at the chosen pace. @param {Beat} beat */
  #length(beat) {
    const { least = LEAST, floor = 0 } = beat;
    return Math.max(floor, this.#pace * Math.max(least, this.#reading(beat)));
  }

  /** True if there is time for the caption. A deadline does not wait for readers. @param {Beat} beat @param {number} share */
  #isReadable(beat, share) {
    const part = this.#deadlineShare(beat) < 1 ? 1 : NEARLY_READ;
    return Boolean(beat.floor) || Boolean(beat.isMine) || this.#length(beat) * share >= this.#needed(beat) * part;
  }

  get #pace() {
    return PACES[settings.values.pace] ?? 1;
  }

  /** The part of its length that a beat gets now. @param {Beat} beat */
  #share(beat) {
    return Math.min(this.#catchUp(), this.#deadlineShare(beat));
  }

  /** The time that a beat gets now: enough to read its caption, if it has one. @param {Beat} beat @param {number} share */
  #time(beat, share) {
    const time = Math.max(this.#length(beat) * share, this.#needed(beat));
    return Math.max(beat.floor ?? 0, this.#isHurried ? time / HURRY : time);
  }

  /** @param {Beat[]} beats */
  #total(beats) {
    return beats.reduce((sum, beat) => sum + this.#length(beat), 0);
  }

  /** Updates that arrived during this one make its beats shorter. */
  #catchUp() {
    if (this.#isRewound) return 1;
    const waiting = this.#total(this.#entries.slice(1).flatMap(({ beats }) => beats));
    return waiting > LAG ? Math.max(SHORTEST, LAG / waiting) : 1;
  }

  /** Beats use only a part of the time that the viewer has for a decision. @param {Beat} beat */
  #deadlineShare(beat) {
    const { until, isAsked } = this.model;
    if (!isAsked || until === null) return 1;
    const left = Math.max(0, until - Date.now()) * SHARE_OF_DEADLINE;
    const total = this.#total([beat, ...this.#entries.flatMap(({ beats }) => beats)]);
    return Math.min(1, left / total);
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }
}
