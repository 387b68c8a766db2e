// @ts-check
/** What the page knows of one table: what it heard so far, and how to answer. */
import { Line } from "./transport.js";
import { Talk } from "./chat.js";
import { spoken } from "../text/words.js";

/** @typedef {import("./wire.js").Heard} Heard */
/** @typedef {import("./wire.js").Update} Update */
/** @typedef {import("./wire.js").TableInfo} TableInfo */
/** @typedef {import("./wire.js").Problem} Problem */
/** @typedef {import("./wire.js").Line} StoryLine */

const requestId = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

/**
 * Fires `change` after anything, and `news` with the story lines that an update brought.
 */
export class TableStore extends EventTarget {
  /** @type {Update | undefined} */
  update;
  /** When the deadline of the viewer's own decision passes, in the browser's milliseconds. */
  /** @type {number | null} */
  until = null;
  /** @type {StoryLine[]} */
  story = [];
  /** @type {Problem | undefined} */
  problem;
  isPast = false;
  /** The prompt that was answered, until the answer has arrived and shows. @type {number | undefined} */
  answered;
  /** @type {Line | undefined} */
  line;
  #request = "";
  /** What is still to come of the last answer. */
  #isToShow = false;
  #isToArrive = false;
  /** What was to be taken back last. @type {Update | undefined} */
  #undone;

  /** The seat that was this page's until another device took it over. @type {number | null} */
  lost = null;
  /** Covers the table again, where a device is passed around. @type {(() => void) | undefined} */
  cover;

  /**
   * @param {TableInfo} table
   * @param {number | "none"} [seat] for whom a shared device is shown the table; `none` for nobody
   */
  constructor(table, seat) {
    super();
    this.table = table;
    this.seat = seat;
    this.talk = new Talk(table.code);
  }

  /** Whether the viewer is asked something that they have not answered yet. */
  get isAsked() {
    const { update } = this;
    const prompt = update?.view.decision?.prompt;
    return (
      prompt !== undefined &&
      !update?.is_formality &&
      update?.held === null &&
      this.answered !== prompt
    );
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const seat = this.seat === undefined ? "" : `?seat=${this.seat}`;
    const url = `${scheme}://${location.host}/api/tables/${this.table.code}/socket`;
    this.line = new Line(
      url + seat,
      () => this.#hello(),
      (message) => this.hear(message),
    );
    this.line.addEventListener("change", () => this.#changed());
  }

  close() {
    this.line?.close();
  }

  #hello() {
    return /** @type {const} */ ({
      type: "Hello",
      have: this.update?.n ?? 0,
      heard: this.talk.heard,
      language: spoken(),
    });
  }

  /** @param {Heard} message */
  hear(message) {
    switch (message.type) {
      case "Update":
        return this.#apply(message);
      case "TableChanged":
        this.table = message.table;
        this.#noticeLoss();
        break;
      case "Acknowledged":
        if (message.request === this.#request) this.#isToArrive = false;
        this.#forgetAnswer();
        break;
      case "Refused":
        if (message.request === this.#request) this.answered = undefined;
        this.problem = message.problem;
        break;
      case "Chatted":
        this.talk.hear(message);
        break;
      default:
        return;
    }
    this.#changed();
  }

  /** Another device took the seat over: whatever it knew is forgotten here. */
  #noticeLoss() {
    const viewer = this.update?.view.viewer ?? null;
    if (viewer === null || viewer === this.table.you) return;
    this.lost = viewer;
    [this.update, this.story, this.until] = [undefined, [], null];
    this.line?.reconnect();
  }

  /** That was read. */
  forgetLoss() {
    this.lost = null;
    this.#changed();
  }

  /** @param {Update} update */
  #apply(update) {
    const have = this.update?.n ?? 0;
    if (!update.is_fresh && update.n <= have) return;
    if (!update.is_fresh && update.n > have + 1) {
      this.line?.reconnect();
      return;
    }
    const isFirst = !this.update;
    this.update = update;
    this.until = update.deadline === null ? null : Date.now() + update.deadline * 1000;
    this.story = update.is_fresh ? [...update.story] : [...this.story, ...update.story];
    this.problem = undefined;
    this.#isToShow = false;
    this.#forgetAnswer();
    if (!isFirst && !update.is_fresh) {
      this.dispatchEvent(new CustomEvent("news", { detail: update.story }));
    }
    this.#changed();
  }

  /** A prompt may stay open after an answer: what was said must have arrived and show. */
  #forgetAnswer() {
    if (!this.#isToShow && !this.#isToArrive) this.answered = undefined;
  }

  /**
   * @param {unknown} action
   * @param {Update} [to] what it answers: the last update, unless a newer one has just come
   */
  answer(action, to = this.update) {
    const prompt = to?.view.decision?.prompt ?? to?.view.prompt;
    this.answered = prompt;
    this.problem = undefined;
    this.#request = requestId();
    [this.#isToShow, this.#isToArrive] = [true, true];
    const take = to?.take ?? 0;
    this.line?.send({ type: "Answer", request: this.#request, prompt, take, action });
    this.#changed();
  }

  /** Say one of the fixed phrases, or a line of text. @param {{ phrase?: string, text?: string }} words */
  say(words) {
    this.line?.send({ type: "Say", request: requestId(), ...words });
  }

  /** Once for what stands there now, however often it is pressed. */
  undo() {
    if (this.#undone === this.update) return;
    this.#undone = this.update;
    this.line?.send({ type: "Undo", request: requestId() });
  }

  /** A refusal was read. */
  forgetProblem() {
    this.problem = undefined;
    this.#changed();
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }
}
