// @ts-check
/**
 * Tells a returning player what they have missed, and the server what they have seen.
 *
 * The server keeps what the player of a seat saw last, so it holds on every device. The page reports
 * it while it is visible, and when it is hidden. When the table is opened, or the page is visible
 * again after a while, the server says what has happened since.
 */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { people } from "../draw/draw-context.js";
import { api, CHUNK } from "../net/api.js";
import { dayTime } from "../text/times.js";
import { say, t } from "../text/words.js";

/** @import { Update } from "../net/wire.js" */
/** @typedef {import("../net/wire.js").CatchUp} Missed */

/** How often the page reports what was seen while it is visible, in milliseconds. */
const REPORT_EVERY = 15_000;
/** How long a page is hidden before the player is told, in milliseconds. The server has the last word. */
const A_WHILE = 300_000;

/** Fires `show` where there are no beats: the log of the page tells what has happened. */
export class CatchUp extends Element {
  static properties = reactive("model", "beats", "card");

  /** @type {import("../net/table-model.js").TableModel} */
  model = required;
  /** Shows the past again, on a page with a board. @type {import("../app/choreographer.js").Choreographer | null} */
  beats = null;
  /** What to tell. @type {Missed | null} */
  card = null;
  /** True while the server is asked: nothing counts as seen until it has answered. */
  isAsking = false;
  /** The update for which the server was asked last. */
  askedAt = 0;
  /** The answer by which the player has taken a covered seat back: the card stays open. @type {number | undefined} */
  firstClick = undefined;
  /** The last update that the player has seen whole. */
  seen = 0;
  /** The last update that the server knows to be seen. */
  reported = 0;
  hiddenAt = 0;

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.model, "change", () => this.#follow());
    if (this.beats) this.watch(this.beats, "change", () => this.#follow());
    this.watch(document, "visibilitychange", () => (document.hidden ? this.#leave() : this.#return()));
    this.every(REPORT_EVERY, () => this.#report());
    void this.#ask();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#report();
  }

  /**
   * Once the newest update is on show, it is seen. An answer of the player closes the card. While a
   * bot answers for them, nothing is seen, and the card follows.
   */
  #follow() {
    const { answered, table, update } = this.model;
    if (table.you !== null && table.seats[table.you].is_covered) {
      this.firstClick = answered;
      if (!this.isAsking && update && update.n !== this.askedAt) void this.#ask();
      return;
    }
    if (answered === undefined) this.firstClick = undefined;
    else if (this.card && answered !== this.firstClick) this.#close();
    if (this.isAsking || this.card || document.hidden || this.beats?.isPlaying) return;
    this.seen = this.model.update?.n ?? 0;
  }

  #report() {
    if (document.hidden && this.hiddenAt) return;
    this.#follow();
    if (this.seen > this.reported) this.model.noteSeen(this.seen);
    this.reported = this.seen;
  }

  #leave() {
    // Being here counts, also if nothing has happened.
    if (this.seen) this.model.noteSeen(this.seen);
    this.reported = this.seen;
    this.hiddenAt = Date.now();
  }

  #return() {
    const away = Date.now() - this.hiddenAt;
    this.hiddenAt = 0;
    if (away >= A_WHILE && !this.card) void this.#ask();
    else this.#follow();
  }

  /** Asks what the player has missed; without an answer there is nothing to tell. */
  async #ask() {
    const { table } = this.model;
    if (table.you === null) return;
    this.isAsking = true;
    this.askedAt = this.model.update?.n ?? 0;
    const missed = await api.catchUp(table.code, table.you).catch(() => null);
    this.isAsking = false;
    if (!this.isConnected) return;
    if (missed?.summary.length) {
      this.card = missed;
      this.model.showMissed(missed);
    }
    this.#follow();
  }

  #close() {
    this.card = null;
    this.#report();
  }

  /** Shows what has happened, in beats or in the log. */
  async #show() {
    const { beats, card, model } = this;
    if (!beats) return this.dispatchEvent(new Event("show"));
    const { update } = model;
    if (!card || !update || model.table.you === null) return;
    const perspective = String(model.table.you);
    this.card = null;
    this.isAsking = true;
    try {
      const { frames } = await api.replay(model.table.code, perspective);
      const past = await this.#past(frames, perspective, card.frame);
      const told = frames.slice(0, card.frame + 1).flatMap(({ story }) => story).length;
      this.isAsking = false;
      beats.rewind(past, told);
    } catch (error) {
      console.warn(error);
    }
    this.isAsking = false;
    this.#follow();
  }

  /**
   * The updates since a frame, as they would have come one by one.
   * @param {import("../net/wire.js").Frame[]} frames
   * @param {string} perspective
   * @param {number} from
   * @returns {Promise<Update[]>}
   */
  async #past(frames, perspective, from) {
    const { model } = this;
    const now = /** @type {Update} */ (model.update);
    const views = [];
    for (let first = from; first < frames.length; first += CHUNK)
      views.push(...(await api.frameViews(model.table.code, perspective, first, first + CHUNK - 1)));
    return views.map(({ number, snapshot }) => ({ ...now, ...snapshot, story: frames[number].story }));
  }

  render() {
    const { card, model } = this;
    if (!card) return nothing;
    const since = dayTime(new Date(card.since * 1000));
    const names = people(model.table);
    return html`<section class="panel seat-note catch-up" role="status" aria-label=${t("web-missed")}>
      <div>
        <h2>${t("web-missed-since", { since })}</h2>
        <ul>
          ${card.summary.map((told) => html`<li>${say(told, names)}</li>`)}
        </ul>
      </div>
      <div class="row">
        <button class="btn" @click=${() => this.#show()}>${t("web-missed-show")}</button>
        <button class="btn btn-primary" @click=${() => this.#close()}>${t("web-missed-on")}</button>
      </div>
    </section>`;
  }
}

customElements.define("tin-catch-up", CatchUp);
