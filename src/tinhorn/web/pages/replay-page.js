// @ts-check
/** A replay of a game, drawn by the same modules as the live table, which goes on meanwhile. */
import { BASE } from "../app/base.js";
import { html } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { pic } from "../draw/art.js";
import { Draft, DrawContext, titleOf } from "../draw/draw-context.js";
import { loadGame, trayOf } from "../games/index.js";
import { Flashes } from "../draw/flashes.js";
import { FrameModel, ReplayModel } from "../net/replay-model.js";
import { settings } from "../app/settings.js";
import { reportFailure } from "../app/signals.js";
import { play } from "../draw/sound.js";
import { loadStylesheet } from "../draw/stylesheet.js";
import { showTurn } from "../app/turn-signal.js";
import { t } from "../text/words.js";
import "../parts/side-panels.js";
import "../parts/replay-bar.js";
import "../parts/seat-list.js";
import "../parts/story-log.js";
import "../parts/table-header.js";
import "../parts/timeline.js";

/** @import { GameModule, Panel } from "../games/index.js" */
/** @import { TableModel } from "../net/table-model.js" */
/** @import { FrameView, Snapshot } from "../net/wire.js" */

await loadStylesheet("replay.css");

/** How long a frame stays on show before the address names it, in milliseconds. */
const REST = 250;

/** The keyboard shortcuts of the page. @type {Record<string, (page: ReplayPage) => unknown>} */
const KEYS = {
  ArrowLeft: ({ model }) => model.step(-1),
  ArrowRight: ({ model }) => model.step(1),
  Home: ({ model }) => model.step(-Infinity),
  End: (page) => (page.model.isRunning ? page.leave() : page.model.step(Infinity)),
  Escape: (page) => page.leave(),
  " ": ({ model }) => (model.isPlaying ? model.pause() : model.play()),
};

/** Controls that use these keys themselves. @type {Record<string, string>} */
const TAKEN = {
  " ": "button, a, select, input",
  ArrowLeft: "select, input, [role=tab]",
  ArrowRight: "select, input, [role=tab]",
  Home: "select, input",
  End: "select",
};

/** @param {string} name */
function numberInAddress(name) {
  const value = new URLSearchParams(location.search).get(name);
  return value === null || value === "" ? null : Number(value);
}

/** @param {import("../app/routes.js").Visit} visit */
export const page = ({ model }) => html`<tin-replay-page .live=${model}></tin-replay-page>`;

class ReplayPage extends Element {
  static properties = reactive("live");

  /** @type {TableModel} */
  live = required;
  /** @type {ReplayModel} */
  model = required;
  /** @type {GameModule | undefined} */
  game = undefined;
  /** The number of the frame on show. */
  shown = -1;
  addressTimer = 0;
  draft = new Draft(() => this.requestUpdate());
  flashes = new Flashes(() => this.requestUpdate());
  wasAsked = false;

  connectedCallback() {
    super.connectedCallback();
    this.model = new ReplayModel(this.live);
    this.watch(this.model, "change", () => this.#changed());
    this.watch(settings, "change");
    this.watch(window, "keydown", (event) => this.#key(event));
    const perspective = new URLSearchParams(location.search).get("perspective");
    const [frame, line] = [numberInAddress("frame"), numberInAddress("line")];
    void this.model.open({ perspective, frame, line });
    loadGame(this.live.table.game).then((game) => {
      this.game = game;
      this.requestUpdate();
    }, reportFailure);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.model.close();
    clearTimeout(this.addressTimer);
    showTurn(null);
  }

  /** The address follows the frame once the reader stays on it, so that it can be shared. */
  #changed() {
    clearTimeout(this.addressTimer);
    this.addressTimer = window.setTimeout(() => this.#updateAddress(), REST);
    const number = this.model.shown;
    if (number !== this.shown) this.#frameChanged(this.shown, number);
    this.shown = number;
    this.requestUpdate();
  }

  #updateAddress() {
    if (this.model.replay && this.link !== location.href) history.replaceState(null, "", this.link);
  }

  /**
   * A step forward is animated, unless the game is still running or the replay is sped up.
   * @param {number} before
   * @param {number} number
   */
  #frameChanged(before, number) {
    const { game, model } = this;
    this.flashes = new Flashes(() => this.requestUpdate());
    if (!game || model.isRunning || model.speed > 1 || number !== before + 1) return;
    this.updateComplete.then(() => {
      if (!model.frameView || model.shown !== number) return;
      const context = this.#context(model.frameView.snapshot, false);
      for (const { event } of model.lines) game.animateEvent(event, context, this);
    });
  }

  get link() {
    const { replay, number, code } = this.model;
    return new URL(`${BASE}/t/${code}/replay?frame=${number}&perspective=${replay?.perspective}`, location.href).href;
  }

  leave() {
    this.dispatchEvent(new CustomEvent("go", { bubbles: true, detail: `/t/${this.model.code}` }));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const isOurs = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isOurs || document.querySelector(".drawer")) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (!KEYS[event.key] || target.matches?.(TAKEN[event.key] ?? "#nothing")) return;
    event.preventDefault();
    KEYS[event.key](this);
  }

  updated() {
    const { isAsked, table } = this.live;
    if (isAsked && !this.wasAsked) play("turn");
    this.wasAsked = isAsked;
    showTurn({ isAsked, title: titleOf(table) });
  }

  render() {
    const { game, model } = this;
    const { replay, frameView } = model;
    if (!game || !replay || !frameView)
      return html`<p class="waiting" role="status">${model.problem || t("web-table-opening")}</p>`;
    const context = this.#context(this.#snapshot(game, frameView), false);
    return html`<main class="table replaying" data-game=${context.table.game}>
      <tin-table-header .context=${context} .game=${game}></tin-table-header>
      <tin-replay-bar .model=${model} .context=${context}></tin-replay-bar>
      <tin-seat-list .context=${context} .game=${game}></tin-seat-list>
      <div class="stage">
        <div class="board">${game.board(context)}</div>
        <tin-timeline .model=${model} .context=${context} .game=${game} .link=${this.link}></tin-timeline>
      </div>
      <div class="panels">
        <tin-side-panels
          .panels=${this.#panels(context, game, frameView)}
          .story=${this.#story(context)}
        ></tin-side-panels>
      </div>
    </main>`;
  }

  /** In the open perspective, also turns up every card that somebody sees in the course of the game. */
  /** @param {GameModule} game @param {FrameView} frameView @returns {Snapshot} */
  #snapshot(game, { snapshot, seats }) {
    if (!seats.length || !game.uncovered) return snapshot;
    const views = seats.map(({ view }) => view);
    return { ...snapshot, view: game.uncovered(snapshot.view, views, this.model.wholeStory) };
  }

  /** @param {Snapshot} snapshot @param {boolean} isAsked */
  #context(snapshot, isAsked) {
    const frame = new FrameModel(this.live.table, snapshot, this.model.storySoFar, isAsked);
    return new DrawContext(/** @type {any} */ (frame), this.draft, this.flashes);
  }

  /**
   * The tray of the perspective's seat; in the open perspective, the trays of all seats.
   * @param {DrawContext} context
   * @param {GameModule} game
   * @param {FrameView} frameView
   * @returns {Panel[]}
   */
  #panels(context, game, { snapshot, seats }) {
    const shared = game.panels(context).filter(({ isInTray }) => !isInTray);
    if (seats.length) return [this.#hands(game, seats), game.focus(context), ...shared];
    return [game.focus(context), ...(context.me === null || !game.tray ? [] : [this.#tray(game, snapshot)]), ...shared];
  }

  /** @param {GameModule} game @param {Snapshot[]} seats */
  #hands(game, seats) {
    const body = seats.map((snapshot) => this.#hand(game, snapshot));
    return { id: "tray", label: t("web-replay-hands"), body };
  }

  /** Shows the decision as it was offered, but disabled. @param {GameModule} game @param {Snapshot} snapshot */
  #tray(game, snapshot) {
    const { label, body } = trayOf(game, this.#context(snapshot, true));
    const disabled = html`<fieldset class="replay-tray-body" disabled>
      <legend class="visually-hidden">${label}</legend>
      ${body}
    </fieldset>`;
    return { id: "tray", label, body: disabled };
  }

  /** @param {GameModule} game @param {Snapshot} snapshot */
  #hand(game, snapshot) {
    const context = this.#context(snapshot, true);
    const seat = /** @type {number} */ (context.me);
    const [name, hat] = [context.called(seat), context.hat(seat)];
    return html`<section class="replay-hand" aria-label=${name}>
      <h2 class="chip" data-seat=${hat}>${pic(`seat-${hat}`)}${name}</h2>
      ${this.#tray(game, snapshot).body}
    </section>`;
  }

  /** The whole story, with the lines of the frame on show marked. @param {DrawContext} context */
  #story(context) {
    const { model } = this;
    const now = { from: model.storySoFar.length - model.lines.length, to: model.storySoFar.length };
    const seek = (/** @type {CustomEvent} */ event) => this.#seekLine(event);
    return html`<tin-story-log
      .context=${context}
      .game=${this.game}
      .lines=${model.wholeStory}
      .now=${now}
      @line=${seek}
    ></tin-story-log>`;
  }

  /** @param {CustomEvent} event */
  #seekLine({ detail }) {
    this.model.pause();
    void this.model.seek(this.model.frameOfLine(detail));
  }
}

customElements.define("tin-replay-page", ReplayPage);
