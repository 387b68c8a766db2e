// @ts-check
/** The story in sentences, newest first, with filters. The announcer reads new lines out, not this. */
import { html, nothing, repeat } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { rove } from "../app/roving.js";
import { pic } from "../draw/art.js";
import { guard } from "../draw/guard.js";
import { noticeOf } from "../net/chat.js";
import { currentLanguage, t } from "../text/words.js";
import { lastSeen, newMark, origin, tableNotices } from "./story-marks.js";
import "./chat-box.js";

/** @import { StoryLine } from "../net/wire.js" */
/** @typedef {import("../net/wire.js").ChatMessage & { after: number }} Notice */
/** @typedef {{ from: number, to: number }} Now */
/** @typedef {StoryLine & { number: number, traits: import("../games/index.js").Traits }} NumberedLine */

const FILTERS = ["all", "money", "me"];
/** If more lines than this come in one frame, those in sight are drawn anew instead of being pushed down. */
const PUSHED = 2;
/** The most lines that are in sight at once. */
const IN_SIGHT = 48;

class StoryLog extends Element {
  static properties = {
    ...reactive("context", "game", "lines", "filter"),
    now: { attribute: false, hasChanged: (/** @type {Now} */ one, /** @type {Now} */ other) => one.to !== other?.to },
  };

  /** @type {import("../draw/draw-context.js").DrawContext} */
  context = required;
  /** @type {import("../games/index.js").GameModule} */
  game = required;
  /** In a replay, the story of the whole game; null at a live table. @type {StoryLine[] | null} */
  lines = null;
  /** In a replay, the range of lines of the frame on show. */
  now = { from: 0, to: 0 };
  filter = "all";
  /** The length of the story in the last frame that was painted. */
  painted = 0;
  frame = 0;
  /** How often each line has been drawn anew, by its number. @type {Map<number, number>} */
  drawings = new Map();
  /** True if lines have been drawn anew since the last frame. */
  isRedrawn = false;

  willUpdate() {
    if (this.filter === "me" && this.context.me === null) this.filter = "all";
    const { length } = this.context.story;
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      this.painted = length;
      this.isRedrawn = false;
    });
  }

  render() {
    const { context } = this;
    const lines = (this.lines ?? context.story)
      .map((line, at) => ({ ...line, number: at + 1, traits: this.game.traits(line.event, context) }))
      .filter(({ traits }) => this.#isShown(traits))
      .reverse();
    return html`<section class="panel story" aria-label=${t("web-story")}>
      <div class="tabs tabs-small" role="group" aria-label=${t("web-story-filter")}>
        ${FILTERS.filter((name) => name !== "me" || context.me !== null).map((name) => this.#filter(name))}${this.lines ? nothing : this.#chatTab()}
      </div>
      ${this.filter === "chat" ? html`<tin-chat-box .context=${context}></tin-chat-box>` : this.#log(lines)}
    </section>`;
  }

  /** Draws the painted lines anew, once for each frame in which many lines come. @param {NumberedLine[]} lines */
  #redraw(lines) {
    const { painted, drawings } = this;
    const isPushed = !this.lines && this.context.story.length > painted + PUSHED;
    if (!isPushed || this.isRedrawn) return;
    this.isRedrawn = true;
    for (const { number } of lines.filter(({ number }) => number <= painted).slice(0, IN_SIGHT))
      drawings.set(number, (drawings.get(number) ?? 0) + 1);
  }

  /** @param {NumberedLine[]} lines */
  #log(lines) {
    this.#redraw(lines);
    const isNew = this.#firstNew(lines);
    const names = [currentLanguage(), ...this.context.people.map(({ name, hat }) => `${name} ${hat}`)].join("\n");
    const all = repeat(
      this.#withNotices(lines),
      (line) => ("id" in line ? `notice ${line.id}` : `${line.number} ${this.drawings.get(line.number) ?? 0}`),
      (line) =>
        "id" in line
          ? this.#notice(line)
          : html`${this.#line(line, names)}${line === isNew ? newMark(this.context.model) : nothing}`,
    );
    return html`<div class="log" role="log" aria-live="off" tabindex="0" aria-label=${t("web-story")}
      @keydown=${(/** @type {KeyboardEvent} */ event) => rove(event, ".when", 0)}>
      ${all}
    </div>`;
  }

  #chatTab() {
    const { unread } = this.context.model.chat;
    const isShown = this.filter === "chat";
    return html`<button aria-pressed=${isShown} @click=${() => (this.filter = "chat")}>
      ${t("web-story-chat")}${unread && !isShown ? html`<span class="unread"><span class="visually-hidden">${t("web-chat-unread")} </span>${unread}</span>` : nothing}
    </button>`;
  }

  /** In a replay, scrolls to the lines of the frame on show. @param {Map<string, unknown>} changed */
  updated(changed) {
    if (!changed.has("now") && !changed.has("filter")) return;
    const log = this.querySelector(".log");
    const line = /** @type {HTMLElement | null} */ (log?.querySelector("[aria-current]"));
    if (log && line) log.scrollTop = line.offsetTop - log.clientHeight / 3;
  }

  /** @param {string} name */
  #filter(name) {
    return html`<button aria-pressed=${this.filter === name} @click=${() => (this.filter = name)}>
      ${t(`web-story-${name}`)}
    </button>`;
  }

  /** @param {import("../games/index.js").Traits} traits */
  #isShown(traits) {
    if (this.filter === "money") return traits.isMoney;
    return this.filter === "all" || traits.isNotice || (this.context.me !== null && traits.seat === this.context.me);
  }

  /**
   * A line, which is written anew only if it changes: a game has hundreds.
   * @param {NumberedLine} line
   * @param {string} names of the people and the language, on which all lines depend
   */
  #line({ number, text, traits, at, how }, names) {
    const { context } = this;
    const { seat, isNotice } = traits;
    const mark = seat === undefined ? (traits.pic ?? "first-player") : `seat-${context.hat(seat)}`;
    const isMine = isNotice || (seat !== undefined && seat === context.me);
    const isNow = number > this.now.from && number <= this.now.to;
    const isLater = this.lines !== null && number > this.now.to;
    return guard(
      [text, names, mark, isMine, isNow, isLater, at, how],
      () => html`<p class="log-line" ?data-me=${isMine} ?data-later=${isLater} aria-current=${isNow ? "true" : nothing}>
        ${pic(mark)}<span>${context.rich(text)}${origin({ how, at })}</span>${context.table.code ? this.#frameLink(number) : nothing}
      </p>`,
    );
  }

  /** The oldest line that the reader has missed, if they were told. @param {NumberedLine[]} lines the newest first */
  #firstNew(lines) {
    const seen = lastSeen(this.context.model);
    if (seen === null || this.lines) return undefined;
    return lines.findLast(({ number }) => number > seen);
  }

  /**
   * The lines with what the table itself said between them: a take-back, a pause, a covered seat.
   * @param {NumberedLine[]} lines the newest first
   * @returns {(NumberedLine | Notice)[]}
   */
  #withNotices(lines) {
    const { model, story } = this.context;
    if (this.lines || this.filter !== "all") return lines;
    const notices = tableNotices(model)
      .filter(({ after }) => after <= story.length)
      .reverse();
    if (!notices.length) return lines;
    const placed = [
      ...lines.map((line) => ({ at: line.number, line })),
      ...notices.map((line) => ({ at: line.after + 0.5, line })),
    ];
    return placed.sort((one, other) => other.at - one.at).map(({ line }) => line);
  }

  /** @param {Notice} message */
  #notice(message) {
    const phrase = noticeOf(message);
    const { context } = this;
    return html`<p class="log-line" data-notice>
      ${pic(`seat-${context.hat(message.seat ?? 0)}`)}<span>${phrase ? context.rich(phrase) : nothing}${origin(message)}</span>
    </p>`;
  }

  /** @param {number} at */
  #frameLink(at) {
    return html`<a
      class="when"
        tabindex="-1"
      href="/t/${this.context.table.code}/replay?line=${at}"
      title=${t("web-story-to-frame")}
      @click=${(/** @type {MouseEvent} */ event) => this.#seek(event, at)}
      >${at}</a
    >`;
  }

  /** In a replay, seeks the frame of the line; elsewhere the link opens the replay. */
  /** @param {MouseEvent} event @param {number} line */
  #seek(event, line) {
    if (!this.lines) return;
    event.preventDefault();
    event.stopPropagation();
    this.dispatchEvent(new CustomEvent("line", { detail: line }));
  }
}

customElements.define("tin-story-log", StoryLog);
