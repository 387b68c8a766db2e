// @ts-check
/**
 * The client-side state of one table: the last update, the story so far, the chat, and the answer
 * that is on its way.
 *
 * The life of an answer. `answer()` sends it and remembers its prompt in `answered`, so the page
 * stops offering the decision at once. Two things must happen before the prompt counts as open
 * again: the server acknowledges the request, and an update shows its effect. They may come in
 * either order, and the same prompt may stay open after an answer (a seat that answers twice under
 * one prompt), so neither of them alone is enough. A refusal makes the decision open again at once.
 */
import { api, takePart } from "./api.js";
import { currentLanguage } from "../text/words.js";
import { Chat } from "./chat.js";
import { requestId } from "./random.js";
import { Transport } from "./transport.js";

/** @import { Delta, Problem, ServerMessage, StoryLine, TableInfo, Update } from "./wire.js" */

/**
 * Returns the update that follows from the one before and a delta: what the delta leaves out has not changed.
 * @param {Update} before
 * @param {Delta} delta
 * @returns {Update}
 */
function applyDelta(before, delta) {
  const view = { ...before.view, ...delta.view };
  return { ...before, ...delta, type: "Update", view, is_snapshot: false };
}

/**
 * Returns the table with its present seats and spectators.
 * @param {TableInfo} table
 * @param {import("./wire.js").PresenceChanged} change
 * @returns {TableInfo}
 */
function applyPresence(table, { seats, watching }) {
  const withPresence = table.seats.map((seat, number) => ({ ...seat, presence: seats[number] }));
  return { ...table, seats: withPresence, watching };
}

/** Fires `change` after any change, and `story` with the story lines of an incremental update. */
export class TableModel extends EventTarget {
  /** @type {Update | undefined} */
  update;
  /** When the viewer's own decision times out, as a time of `Date.now()`. @type {number | null} */
  until = null;
  /** @type {StoryLine[]} */
  story = [];
  /** Why the last answer was refused. @type {Problem | undefined} */
  problem;
  /** What the orders that were asked about last would do now. @type {import("./wire.js").OrdersPreview | undefined} */
  preview;
  /** True while the players of a shared device decide together at the spectator's view. */
  isOpenTable = false;
  /** On a shared device: the prompt of the reaction window that its players hold open no longer. @type {number | undefined} */
  released;
  /** True for the models of a replay, where nothing can be answered. */
  isReplay = false;
  /** What the player has missed, if they were told: lines of the story after `line` are new. @type {import("./wire.js").CatchUp | null} */
  missed = null;
  /** The prompt whose answer is on its way. @type {number | undefined} */
  answered;
  /** @type {Transport | undefined} */
  transport;
  #request = "";
  /** What the last answer still waits for: an update, and its acknowledgement. */
  #awaitsUpdate = false;
  #awaitsAcknowledgement = false;
  /** The update on which undo was pressed last. @type {Update | undefined} */
  #undone;

  /** The seat this page had until another device took it over. @type {number | null} */
  lost = null;
  /** On a shared device: hides this seat's view again. @type {(() => void) | undefined} */
  cover;
  /** On a shared device: the player only wants to see their cards. */
  isLook = false;

  /**
   * @param {TableInfo} table
   * @param {number | "none"} [seat] which seat of a shared device to view the table as; `none` to
   *   view it as a spectator whatever seats this device has
   */
  constructor(table, seat) {
    super();
    this.table = table;
    this.seat = seat;
    this.chat = new Chat(table.code);
  }

  /** On an open table: the decision of one of this device's seats that everybody watches. */
  get publicChoice() {
    const choice = this.update?.public;
    return choice && this.isOpenTable && this.table.yours.includes(choice.seat) ? choice : null;
  }

  /** True while the viewer has a decision that is neither answered nor only a pass, unless the game is paused. */
  get isAsked() {
    const { update } = this;
    if (this.isPaused) return false;
    if (this.publicChoice) return this.answered !== update?.view.prompt;
    const prompt = update?.view.decision?.prompt;
    return prompt !== undefined && !update?.can_only_pass && update?.sealed === null && this.answered !== prompt;
  }

  /** True during a pause: nobody can answer. */
  get isPaused() {
    return typeof this.table.paused_at === "number";
  }

  /** True while an answer is kept because the server cannot be reached. */
  get isWaitingToSend() {
    const isReached = !this.transport || this.transport.state === "open";
    return this.#awaitsAcknowledgement && this.answered !== undefined && !isReached;
  }

  /** True if the table is closed to those without a seat, as this viewer is. */
  get isLocked() {
    return this.problem?.reason.key === "server-locked";
  }

  get path() {
    return `/t/${this.table.code}`;
  }

  /** Asks for the table in words. */
  report() {
    return api.report(this.table.code, this.table.you);
  }

  /** Answers a typed command or question. @param {string} text */
  reply(text) {
    return api.reply(this.table.code, this.table.you, text);
  }

  /** Asks for the rules that matter now, and hints. */
  guidance() {
    return api.guidance(this.table.code, this.table.you);
  }

  connect() {
    const seat = this.seat === undefined ? "" : `?seat=${this.seat}`;
    const url = `/api/tables/${this.table.code}/socket`;
    this.transport = new Transport(
      url + seat,
      () => this.#hello(),
      (message) => this.receive(message),
    );
    this.transport.addEventListener("change", () => this.#changed());
  }

  close() {
    this.transport?.close();
  }

  #hello() {
    return /** @type {const} */ ({
      type: "Hello",
      last_update: this.update?.n ?? 0,
      last_chat: this.chat.lastId,
      language: currentLanguage(),
      deltas: true,
    });
  }

  /** @param {ServerMessage} message */
  receive(message) {
    switch (message.type) {
      case "Update":
        return this.#apply(message, message);
      case "Delta":
        if (this.update) this.#apply(applyDelta(this.update, message), message);
        return;
      case "TableChanged":
        this.table = message.table;
        void this.#takePart();
        this.#checkForLostSeat();
        break;
      case "PresenceChanged":
        this.table = applyPresence(this.table, message);
        break;
      case "Acknowledged":
        if (message.request === this.#request) this.#awaitsAcknowledgement = false;
        this.#finishAnswer();
        break;
      case "Refused":
        if (message.request === this.#request) this.answered = undefined;
        this.problem = message.problem;
        if (this.isLocked) this.#forget();
        break;
      case "OrdersPreview":
        this.preview = message;
        break;
      case "ChatMessage":
        // What was said before this page was opened comes before its first update.
        this.chat.receive(message, { isPast: !this.update });
        break;
      default:
        return;
    }
    this.#changed();
  }

  /** Does what the random draws need of this device. What fails is tried with the next message. */
  async #takePart() {
    await takePart(this.table).catch(console.warn);
  }

  /**
   * If another device has taken this page's seat over, forget everything that only the seat may
   * know, and reconnect as the viewer that this page is now.
   */
  #checkForLostSeat() {
    const viewer = this.update?.view.viewer ?? null;
    if (viewer === null || viewer === this.table.you) return;
    this.lost = viewer;
    this.#forget();
    this.transport?.reconnect();
  }

  #forget() {
    [this.update, this.story, this.until] = [undefined, [], null];
  }

  /** Removes the note about the lost seat, which the player has read. */
  dismissLostSeat() {
    this.lost = null;
    this.#changed();
  }

  /**
   * Updates are numbered per viewer without gaps. A snapshot replaces everything. A delta must follow
   * the last update: a gap means that a message was lost, and reconnecting fetches what is missing.
   * What is fetched is one whole update for all that were missed, so it may skip numbers. Repeated
   * updates are ignored.
   * @param {Update} update
   * @param {Update | Delta} message what the server sent: a delta without a deadline changes none
   */
  #apply(update, message) {
    const have = this.update?.n ?? 0;
    if (!update.is_snapshot && update.n <= have) return;
    if (message.type === "Delta" && update.n > have + 1) {
      this.transport?.reconnect();
      return;
    }
    const isFirst = !this.update;
    this.update = update;
    if (message.deadline !== undefined) this.#setDeadline(message.deadline);
    this.story = update.is_snapshot ? [...update.story] : [...this.story, ...update.story];
    this.problem = undefined;
    this.#awaitsUpdate = false;
    this.#finishAnswer();
    if (!isFirst && !update.is_snapshot) {
      this.dispatchEvent(new CustomEvent("story", { detail: update.story }));
    }
    this.#changed();
  }

  /** @param {number | null} seconds until the open prompt closes */
  #setDeadline(seconds) {
    this.until = seconds === null ? null : Date.now() + seconds * 1000;
  }

  /** Ends the life of an answer once both of its effects have arrived (see the top of this file). */
  #finishAnswer() {
    if (!this.#awaitsUpdate && !this.#awaitsAcknowledgement) this.answered = undefined;
  }

  /**
   * @param {unknown} action
   * @param {Update} [to] the update that the player was looking at when they chose; a newer one may
   *   have arrived in between, and the server must be able to tell
   */
  answer(action, to = this.update) {
    const prompt = to?.view.decision?.prompt ?? to?.view.prompt;
    this.answered = prompt;
    this.problem = undefined;
    this.#request = requestId();
    [this.#awaitsUpdate, this.#awaitsAcknowledgement] = [true, true];
    const asking = to?.asking ?? 0;
    const seat = this.isOpenTable ? to?.public?.seat : undefined;
    this.transport?.send({ type: "Answer", request: this.#request, prompt, asking, action, seat });
    this.#changed();
  }

  /** Sends a chat message: a fixed phrase, or text. @param {{ phrase?: string, text?: string }} message */
  say(message) {
    this.transport?.send({ type: "Say", request: requestId(), ...message });
  }

  /**
   * Asks to take the last answer back. Repeated clicks on one update send one request.
   * @param {number} [seat] on an open table: whose answer
   */
  undo(seat) {
    if (this.#undone === this.update) return;
    this.#undone = this.update;
    this.transport?.send({ type: "Undo", request: requestId(), seat });
  }

  /** Tells the server that the player has seen an update. @param {number} n */
  noteSeen(n) {
    this.transport?.tell({ type: "NoteSeen", n });
  }

  /** Shows what the player has missed, and what of the story is new; null for nothing. @param {import("./wire.js").CatchUp | null} missed */
  showMissed(missed) {
    this.missed = missed;
    this.#changed();
  }

  /** Notes that the players of a shared device hold the open reaction window no longer. */
  markReleased() {
    this.released = this.update?.view.prompt;
    this.#changed();
  }

  /** Removes the refusal, which the player has read. */
  dismissProblem() {
    this.problem = undefined;
    this.#changed();
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }
}
