// @ts-check
/**
 * The state of a replay: the list of frames as one perspective saw them, the frame on show, and
 * whether the replay is playing. The game may still be running; its live table model goes on beside
 * this one.
 *
 * Two requests feed it. `api.replay` lists all frames of a perspective with their story lines, which
 * is enough for the timeline and the log. `api.frameViews` fetches the drawable views of a range of
 * frames; they are larger, so they are fetched in chunks and kept.
 *
 * The reader can step, seek and switch perspectives faster than the server answers. So what is
 * wanted (`number`, `#wanted`) and what is on show (`replay`, `frameView`) are kept apart, and every
 * answer checks that it is still wanted before it is shown. `replay` and `frameView` change
 * together: a frame is never drawn with the story of another perspective.
 */
import { api, attempt, CHUNK, Refused } from "./api.js";

/** @import { FrameView, Replay, Snapshot, StoryLine, TableInfo } from "./wire.js" */
/** @import { TableModel } from "./table-model.js" */

/** How long a frame stays on show at normal speed, in milliseconds. */
const FRAME_TIME = 1600;
/** How often a replay of a running game is extended, in milliseconds. */
const EXTEND_EVERY = 1500;
/** How many frames at the end of a running game an undo may still remove. */
const UNDOABLE = 2;
export const SPEEDS = [0.5, 1, 2, 4];

/** Stands in for a `TableModel` when a past frame is drawn: it has the same fields, and no answers. */
export class FrameModel {
  problem = undefined;
  isReplay = true;

  /**
   * @param {TableInfo} table
   * @param {Snapshot} snapshot
   * @param {StoryLine[]} story
   * @param {boolean} [isAsked] draw the decision as it was offered
   */
  constructor(table, snapshot, story, isAsked = false) {
    this.table = {
      ...table,
      seats: table.seats.map((seat) => ({ ...seat, presence: /** @type {const} */ ("here") })),
    };
    this.update = snapshot;
    this.story = story;
    this.isAsked = isAsked && snapshot.view.decision !== null;
  }

  answer() {}

  undo() {}
}

/** Fires `change` after any change. */
export class ReplayModel extends EventTarget {
  /** The frame list on show. @type {Replay | undefined} */
  replay;
  /** The view of the frame on show. @type {FrameView | undefined} */
  frameView;
  /** The number of the frame that is wanted; `frameView` follows when it has arrived. */
  number = 0;
  speed = 1;
  problem = "";
  /** Frame views of the wanted perspective, by the first frame of each chunk. */
  /** @type {Map<number, Promise<FrameView[]>>} */
  #chunks = new Map();
  /** The frame list that is wanted; it is on show as soon as a view of it has arrived. @type {Replay | undefined} */
  #wanted;
  /** Counts calls of `open`, so that a late answer to an earlier one is dropped. */
  #openings = 0;
  #playTimer = 0;
  #extendTimer = 0;
  /** The live prompt up to which the frame list is known to be complete. */
  #prompt = -1;

  /** @param {TableModel} live */
  constructor(live) {
    super();
    this.live = live;
    this.liveChanged = () => this.#liveChanged();
    live.addEventListener("change", this.liveChanged);
  }

  close() {
    this.pause();
    clearTimeout(this.#extendTimer);
    this.live.removeEventListener("change", this.liveChanged);
  }

  get code() {
    return this.live.table.code;
  }

  /** True while the game is still being played. */
  get isRunning() {
    return this.live.table.status === "playing";
  }

  get isPlaying() {
    return this.#playTimer > 0;
  }

  get last() {
    return (this.replay?.frames.length ?? 1) - 1;
  }

  /** The number of the frame on show; -1 before there is one. */
  get shown() {
    return this.frameView?.number ?? -1;
  }

  /** What happened in the frame on show. */
  get lines() {
    return this.replay?.frames[this.shown]?.story ?? [];
  }

  /** The story up to and including the frame on show. */
  get storySoFar() {
    return this.replay?.frames.slice(0, this.shown + 1).flatMap(({ story }) => story) ?? [];
  }

  get wholeStory() {
    return this.replay?.frames.flatMap(({ story }) => story) ?? [];
  }

  /**
   * Opens a perspective at a frame, at a line of the story, or at the end. If the perspective is
   * not allowed for this reader, opens their own.
   * @param {{ perspective?: string | null, frame?: number | null, line?: number | null }} request
   */
  async open({ perspective = null, frame = null, line = null }) {
    await this.#try(async () => {
      const opening = ++this.#openings;
      const replay = await this.#fetchReplay(perspective);
      if (opening !== this.#openings) return;
      this.#wanted = replay;
      this.#chunks.clear();
      this.#prompt = this.live.update?.view.prompt ?? -1;
      await this.#show(frame ?? this.frameOfLine(line ?? Infinity));
    });
  }

  /** @param {string | null} perspective */
  async #fetchReplay(perspective) {
    try {
      return await api.replay(this.code, perspective);
    } catch (error) {
      if (perspective === null || !(error instanceof Refused)) throw error;
      return await api.replay(this.code, null);
    }
  }

  /** Returns the frame in which a line of the story happened. @param {number} line counted from 1 */
  frameOfLine(line) {
    let lines = 0;
    const replay = this.replay ?? this.#wanted;
    const found = replay?.frames.find(({ story }) => (lines += story.length) >= line);
    return found?.number ?? Infinity;
  }

  /** Shows the same frame from another perspective. @param {string} perspective */
  async changePerspective(perspective) {
    await this.open({ perspective, frame: this.number });
  }

  /** Shows a frame; numbers out of range mean the first or the last. @param {number} number */
  async seek(number) {
    await this.#try(() => this.#show(number));
  }

  /** Stops playing and moves by some frames. @param {number} by */
  async step(by) {
    this.pause();
    await this.seek(this.number + by);
  }

  /** Plays from the wanted frame; from the last one, starts again at the first. */
  play() {
    const isAtEnd = this.number === this.last;
    this.#playLater(isAtEnd ? 0 : this.number + 1, isAtEnd ? 0 : this.#frameTime);
    this.#changed();
  }

  pause() {
    clearTimeout(this.#playTimer);
    this.#playTimer = 0;
    this.#changed();
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.speed = speed;
    this.#changed();
  }

  get #frameTime() {
    return FRAME_TIME / this.speed;
  }

  /** @param {number} number */
  async #playFrame(number) {
    const timer = this.#playTimer;
    await this.seek(number);
    if (timer !== this.#playTimer) return; // paused or restarted while the frame was fetched
    if (this.number === this.last || this.problem) return this.pause();
    this.#playLater(this.number + 1, this.#frameTime);
  }

  /** @param {number} number @param {number} wait */
  #playLater(number, wait) {
    this.#playTimer = window.setTimeout(() => this.#playFrame(number), wait);
  }

  /** @param {number} number */
  async #show(number) {
    const replay = this.#wanted;
    if (!replay) return;
    const last = replay.frames.length - 1;
    const wanted = Math.min(Math.max(number, 0), last);
    this.number = wanted;
    this.#changed();
    const first = wanted - (wanted % CHUNK);
    const chunk = this.#chunk(replay, first);
    const views = await chunk;
    // By now the reader may want another frame, or the chunk may belong to another perspective.
    if (wanted !== this.number || this.#chunks.get(first) !== chunk) return;
    if (wanted % CHUNK > CHUNK / 2 && first + CHUNK <= last) void this.#chunk(replay, first + CHUNK);
    this.replay = replay;
    this.frameView = views[wanted - first];
    this.#changed();
  }

  /** Fetches the views from `first` on, once. @param {Replay} replay @param {number} first */
  #chunk({ perspective }, first) {
    const known = this.#chunks.get(first);
    if (known) return known;
    const views = api.frameViews(this.code, perspective, first, first + CHUNK - 1);
    views.catch(() => this.#chunks.delete(first));
    this.#chunks.set(first, views);
    return views;
  }

  /** Extends the replay soon: a running game has moved on, or an undo has removed frames. */
  #liveChanged() {
    const { update } = this.live;
    this.#changed();
    if (this.#extendTimer || !this.replay || !update || update.view.prompt === this.#prompt) return;
    this.#extendTimer = window.setTimeout(() => this.#extend(), EXTEND_EVERY);
  }

  /** Fetches the frame list again. Chunks that an undo may have changed are dropped. */
  async #extend() {
    this.#extendTimer = 0;
    await this.#try(async () => {
      this.#prompt = this.live.update?.view.prompt ?? -1;
      const lastFinal = this.last - UNDOABLE;
      const opening = this.#openings;
      const replay = await this.#fetchReplay(this.#wanted?.perspective ?? null);
      if (opening !== this.#openings) return;
      this.#wanted = replay;
      for (const first of [...this.#chunks.keys()]) {
        if (first + CHUNK > lastFinal) this.#chunks.delete(first);
      }
      await this.#show(this.number);
    });
  }

  /** Runs a task, and redraws. @param {() => Promise<void>} task */
  async #try(task) {
    await attempt(this, task);
    this.#changed();
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }
}
