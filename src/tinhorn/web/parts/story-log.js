// @ts-check
/** The story in sentences, newest first, with filters; the teller speaks of what is new in it. */
import { html, nothing, repeat } from "../vendor/lit.js";
import { Element, given } from "../app/element.js";
import { pic } from "../draw/art.js";
import { t } from "../text/words.js";
import "./chat-box.js";

/** @typedef {import("../net/wire.js").Line} StoryLine */
/** @typedef {{ from: number, to: number }} Now */
/** @typedef {StoryLine & { at: number, traits: import("../games/index.js").Traits }} ToldLine */

const FILTERS = ["all", "money", "me"];

export class StoryLog extends Element {
  static properties = {
    desk: { attribute: false },
    game: { attribute: false },
    lines: { attribute: false },
    now: { attribute: false, hasChanged: (/** @type {Now} */ one, /** @type {Now} */ other) => one.to !== other?.to },
    filter: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../draw/draw-context.js").Desk} */
    this.desk = given;
    /** @type {import("../games/index.js").GameModule} */
    this.game = given;
    /** Where one looks back, the whole story; else it ends now. @type {StoryLine[] | null} */
    this.lines = null;
    /** The lines of the moment one looks back on. */
    this.now = { from: 0, to: 0 };
    this.filter = "all";
  }

  render() {
    const { desk } = this;
    const lines = (this.lines ?? desk.story)
      .map((line, at) => ({ ...line, at: at + 1, traits: this.game.traits(line.event, desk) }))
      .filter(({ traits }) => this.#isShown(traits))
      .reverse();
    return html`<section class="panel story" aria-label=${t("web-story")}>
      <div class="tabs tabs-small" role="group" aria-label=${t("web-story-filter")}>
        ${FILTERS.map((name) => this.#filter(name))}${this.lines ? nothing : this.#talk()}
      </div>
      ${this.filter === "talk" ? html`<tin-talk .desk=${desk}></tin-talk>` : this.#log(lines)}
    </section>`;
  }

  /** @param {ToldLine[]} lines */
  #log(lines) {
    return html`<div class="log" role="log" aria-live="off" tabindex="0" aria-label=${t("web-story")}>
      ${repeat(
        lines,
        ({ at }) => at,
        (line) => this.#line(line),
      )}
    </div>`;
  }

  /** What was said since the player last looked shows as a number. */
  #talk() {
    const { unread } = this.desk.store.talk;
    const isShown = this.filter === "talk";
    return html`<button aria-pressed=${isShown} @click=${() => (this.filter = "talk")}>
      ${t("web-story-talk")}${unread && !isShown ? html`<span class="unread"><span class="visually-hidden">${t("web-talk-unread")} </span>${unread}</span>` : nothing}
    </button>`;
  }

  /** Where one looks back, the log shows the lines of that moment. */
  /** @param {Map<string, unknown>} changed */
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
    return (
      this.filter === "all" ||
      traits.isNotice ||
      (this.desk.me !== null && traits.seat === this.desk.me)
    );
  }

  /** @param {ToldLine} line */
  #line({ at, text, traits }) {
    const { desk } = this;
    const { seat, isNotice } = traits;
    const mark = seat === undefined ? (traits.pic ?? "first-player") : `seat-${desk.hat(seat)}`;
    const isMine = isNotice || (seat !== undefined && seat === desk.me);
    const isNow = at > this.now.from && at <= this.now.to;
    return html`<p
      class="log-line"
      ?data-me=${isMine}
      ?data-later=${this.lines && at > this.now.to}
      aria-current=${isNow ? "true" : nothing}
    >
      ${pic(mark)}<span>${desk.rich(text)}</span
      ><a
        class="when"
        href="/t/${desk.table.code}/replay?line=${at}"
        title=${t("web-story-to-moment")}
        @click=${(/** @type {MouseEvent} */ event) => this.#turnTo(event, at)}
        >${at}</a
      >
    </p>`;
  }

  /** Who looks back already is there. @param {MouseEvent} event @param {number} line */
  #turnTo(event, line) {
    if (!this.lines) return;
    event.preventDefault();
    event.stopPropagation();
    this.dispatchEvent(new CustomEvent("moment", { detail: line }));
  }
}

customElements.define("tin-story", StoryLog);
