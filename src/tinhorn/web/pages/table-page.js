// @ts-check
/** A table in play: lays out what the game's module draws, and redraws when the model changes. */
import { html, keyed, nothing } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { Choreographer } from "../app/choreographer.js";
import { Draft, DrawContext, people, titleOf } from "../draw/draw-context.js";
import { Flashes } from "../draw/flashes.js";
import { markMoreBelow } from "../draw/more-below.js";
import { loadGame } from "../games/index.js";
import { noticeOf } from "../net/chat.js";
import { showTurn } from "../app/turn-signal.js";
import { play, playBeat } from "../draw/sound.js";
import { wantsChances } from "../app/chances.js";
import { wantsGuide } from "../app/guide.js";
import { settings } from "../app/settings.js";
import { canWait, isSlow } from "../app/slow-tables.js";
import { reportFailure } from "../app/signals.js";
import { say, t } from "../text/words.js";
import { WIDE } from "../parts/side-panels.js";
import "../parts/prompt-bar.js";
import "../parts/skip-button.js";
import "../parts/seat-list.js";
import "../parts/story-log.js";
import "../parts/table-header.js";
import "../parts/announcer.js";
import "../parts/toasts.js";

/** @import { TableModel } from "../net/table-model.js" */
/** @import { Update } from "../net/wire.js" */
/** @import { GameModule } from "../games/index.js" */

/** How long a chat message stays at its sender's seat, in milliseconds. */
const MESSAGE_SHOWN = 6000;
/** How long the bar tells an answer that the page has given, in milliseconds. */
const FORCED_SHOWN = 4000;
/** The sound cues in order of importance: an update plays only the first that applies. */
const CUES = [
  "over",
  "shot",
  "click",
  "notice",
  "whistle",
  "bell",
  "gavel",
  "spurs",
  "clink",
  "coins",
  "dice",
  "paper",
];

/** True for what others did to the viewer, beyond small payments. @param {import("../games/index.js").Traits | undefined} traits */
const isTold = (traits) => Boolean(traits?.isNotice && !traits.isMoney);

/** What is laid over the board stays as it is over all beats with the same detail. @param {import("../app/choreographer.js").Beat | null} beat */
export const stageOf = (beat) => beat?.detail ?? beat;

/** Room for the log below the board, beside the score sheet. */
const ROOMY = matchMedia("(min-width: 78rem) and (min-height: 46rem)");

export class TablePage extends Element {
  static properties = reactive("model");

  /** @type {TableModel} */
  model = required;
  /** @type {GameModule | undefined} */
  game = undefined;
  draft = new Draft(() => this.requestUpdate());
  flashes = new Flashes(() => this.requestUpdate());
  wasAsked = false;
  /** @type {Choreographer} */
  choreographer = required;
  stopBeats = () => {};

  connectedCallback() {
    super.connectedCallback();
    const { table } = this.model;
    if (canWait(table)) void import("../net/notices.js").then(({ keepTelling }) => keepTelling(table));
    this.watch(this.model, "change");
    this.#startBeats();
    this.watch(this.model.chat, "message", ({ detail }) => this.#showMessage(detail));
    this.watch(WIDE, "change");
    this.watch(window, "resize", () => markMoreBelow(this));
    this.addEventListener("scroll", () => markMoreBelow(this), { capture: true, passive: true });
    this.watch(ROOMY, "change");
    this.watch(settings, "change");
    loadGame(this.model.table.game).then((game) => {
      this.game = game;
      this.requestUpdate();
    }, reportFailure);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stopBeats();
    showTurn(null);
  }

  render() {
    const { game, model } = this;
    const context = this.context();
    const { firstGame } = settings.values;
    if (firstGame && context?.table.status === "over" && context.table.code === firstGame)
      queueMicrotask(() => settings.change({ guide: false, firstGame: "" }));
    if (!game || !context) return html`<p class="waiting" role="status">${t("web-table-opening")}</p>`;
    const sheet = game.sheet(context);
    const layout = sheet ? "sheet" : context.me === null ? "open" : nothing;
    return html`<main class="table" data-game=${context.table.game} data-layout=${layout} ?data-hats=${model.isOpenTable && !sheet} ?data-chances=${!sheet && wantsChances(context)} ?data-guide=${!sheet && wantsGuide(context)}>
      <tin-table-header .context=${context} .game=${game}></tin-table-header>
      <tin-prompt-bar .context=${context} .game=${game} .until=${model.until} .sheet=${sheet} .beats=${this.choreographer}></tin-prompt-bar>
      <tin-announcer .context=${context}></tin-announcer>
      ${sheet ? this.#end(context, game, sheet) : this.#play(context, game)}
      ${this.catchUp()}${this.notices()}
    </main>`;
  }

  /** The table while the game is on. @param {DrawContext} context @param {GameModule} game */
  #play(context, game) {
    return html`${this.#welcome(context, game)}<tin-seat-list .context=${context} .game=${game}></tin-seat-list>
      <div class="stage">
        <div class="board" @click=${this.#skip}>
          ${game.board(context)}${keyed(stageOf(context.beat), game.overlay(context))}<tin-toasts .context=${context}></tin-toasts>
          ${context.beat ? html`<tin-skip-button .beats=${this.choreographer}></tin-skip-button>` : nothing}
        </div>
        ${this.#chances(context)}${this.#tray(context, game)}
      </div>
      <div class="panels">${this.#panels(context, game)}</div>`;
  }

  /** Tells a returning player what they have missed. Where people share a device, nobody is told. */
  catchUp() {
    const { code, you, yours, status } = this.model.table;
    if (this.model.isReplay || !code || you === null || yours.length !== 1 || status !== "playing") return nothing;
    return this.lazily(
      "tin-catch-up",
      () => import("../parts/catch-up.js"),
      () => html`<tin-catch-up .model=${this.model} .beats=${this.choreographer}></tin-catch-up>`,
    );
  }

  /** Asks how to tell the player of a slow table, as long as nothing was chosen. */
  notices() {
    const { table, isReplay } = this.model;
    if (isReplay || !isSlow(table)) return nothing;
    return this.lazily(
      "tin-notice-card",
      () => import("../parts/notice-card.js"),
      () => html`<tin-notice-card isNote></tin-notice-card>`,
    );
  }

  /** The first game begins with what was dealt. @param {DrawContext} context @param {GameModule} game */
  #welcome(context, game) {
    if (settings.values.welcome !== context.table.code || context.me === null || !context.table.code) return nothing;
    if (customElements.get("tin-first-deal"))
      return html`<tin-first-deal .context=${context} .game=${game}></tin-first-deal>`;
    void import("../parts/first-deal.js").then(() => this.requestUpdate());
    return nothing;
  }

  /** A click on the free board ends the beat. @param {MouseEvent} event */
  #skip({ target }) {
    if (!(/** @type {Element} */ (target).closest("button, a, [role=button], [role=radio]"))) this.choreographer.next();
  }

  /** The chances to win, for those who may see them; its element is fetched when it is needed. */
  /** @param {DrawContext} context */
  #chances(context) {
    if (!wantsChances(context)) return nothing;
    if (customElements.get("tin-chance-bar")) return html`<tin-chance-bar .context=${context}></tin-chance-bar>`;
    void import("../parts/chance-bar.js").then(() => this.requestUpdate());
    return nothing;
  }

  /**
   * The table after the game. Nothing of the page before it is moved: the board is drawn anew.
   * @param {DrawContext} context
   * @param {GameModule} game
   * @param {import("../games/index.js").Sheet} sheet
   */
  #end(context, game, sheet) {
    const log = html`<tin-story-log .context=${context} .game=${this.game}></tin-story-log>`;
    const isBelowBoard = ROOMY.matches;
    const isCounting = context.flashes.get("counting");
    return html`<div class="stage">
        <div class="board">${game.board(context)}</div>
        ${isBelowBoard && !isCounting ? log : nothing}
      </div>
      <div class="panels">${this.#sheet(context, sheet, isBelowBoard ? "" : log)}</div>`;
  }

  /** @param {DrawContext} context @param {GameModule} game */
  #tray(context, game) {
    if (context.model.isOpenTable)
      return html`<section class="tray" aria-label=${t("web-open-hats")}>
        <tin-open-hats .context=${context} .game=${game}></tin-open-hats>
      </section>`;
    if (!game.tray || context.me === null || !(WIDE.matches || game.isTrayOnPhones)) return nothing;
    const { label, body } = game.tray(context);
    return html`<section class="tray" aria-label=${label}>${body}</section>`;
  }

  /** @param {DrawContext} context @param {import("../games/index.js").Sheet} sheet @param {unknown} story */
  #sheet(context, sheet, story) {
    // an element that is made before its class is known would lose what it was given
    if (!customElements.get("tin-score-sheet")) {
      void import("../parts/score-sheet.js").then(() => this.requestUpdate()).catch(reportFailure);
      return html`<div class="sheet-column"></div>`;
    }
    return html`<div class="sheet-column">
      <tin-score-sheet .context=${context} .sheet=${sheet} .story=${story}></tin-score-sheet>
    </div>`;
  }

  /** @param {DrawContext} context @param {GameModule} game */
  #panels(context, game) {
    let panels = [game.focus(context), ...game.panels(context)];
    if (game.tray && context.me !== null && !WIDE.matches && !game.isTrayOnPhones)
      panels.splice(1, 0, game.tray(context));
    if (context.model.isLook) panels = panels.map((panel) => ({ ...panel, isAsked: panel.id === "tray" }));
    const story = html`<tin-story-log .context=${context} .game=${game}></tin-story-log>`;
    const { unread } = context.model.chat;
    const label = unread ? t("web-story-unread", { unread }) : "";
    return html`<tin-side-panels .panels=${panels} .story=${story} .storyLabel=${label}></tin-side-panels>`;
  }

  #startBeats() {
    const compose = (/** @type {Update} */ before, /** @type {Update} */ after) =>
      (this.game?.beats(before, after) ?? []).map((beat) => ({ ...beat, isMine: beat.isMine || this.#isMine(beat) }));
    const speak = (/** @type {import("../net/wire.js").Phrase} */ caption) => say(caption, people(this.model.table));
    this.choreographer = new Choreographer(this.model, compose, speak);
    this.watch(this.choreographer, "change", () => this.#beatChanged());
    this.watch(this.choreographer, "lines", ({ detail }) => this.#showLines(detail));
    this.stopBeats = this.choreographer.start();
  }

  /** True if a beat tells what others do to the viewer, beyond small payments. @param {import("../app/choreographer.js").Beat} beat */
  #isMine({ lines }) {
    const context = this.context();
    if (!context) return false;
    return lines.some(({ event }) => isTold(this.game?.traits(event, context)));
  }

  /** Bots say what they think of an event when the page has shown it. */
  #beatChanged() {
    if (this.choreographer.isPlaying) this.model.chat.hold();
    else this.model.chat.release();
    this.requestUpdate();
    this.dispatchEvent(new Event("beat"));
  }

  /** What to draw now; undefined before the first update. */
  context() {
    const { shown } = this.choreographer;
    if (!shown) return undefined;
    this.draft.startPrompt(shown.update.view.prompt);
    const context = new DrawContext(this.model, this.draft, this.flashes, shown);
    if (this.#forced(context)) context.isAsked = false;
    return context;
  }

  /** The only option of the viewer, if the page answers with it; not again after an undo. @param {DrawContext} context */
  #forced({ isAsked, update }) {
    if (!isAsked || this.model.isReplay || update.asking > 0) return null;
    return this.game?.forced?.(update) ?? null;
  }

  /** Answers with the only option, and tells the player. */
  #takeForced() {
    const { shown } = this.choreographer;
    const context = shown && new DrawContext(this.model, this.draft, this.flashes, shown);
    const option = context && this.#forced(context);
    if (!option) return;
    const text = { key: "web-forced", args: { choice: option.label } };
    this.flashes.show("forced", text, FORCED_SHOWN);
    context.answer(option.action);
  }

  /** Plays the sounds and animations of new story lines. */
  /** @param {{ lines: import("../net/wire.js").StoryLine[], beat: import("../app/choreographer.js").Beat | null }} told */
  #showLines({ lines, beat }) {
    const { game } = this;
    const context = this.context();
    if (!game || !context) return;
    const described = lines.map((line) => ({ ...line, traits: game.traits(line.event, context) }));
    const cue = CUES.find((name) => described.some(({ traits }) => traits.cue === name));
    playBeat(beat, cue);
    if (beat?.isMine && !beat.cue) play("notice");
    this.updateComplete.then(() => {
      for (const event of beat?.events ?? lines.map((line) => line.event)) game.animateEvent(event, context, this);
      // The caption of a beat tells the viewer what happened to them.
      for (const { text, traits } of described) if (traits.isNotice && !beat) this.#notice(context, text, traits);
    });
  }

  /** Shows a chat message at its sender's seat, and what the table says as a notice. */
  /** @param {import("../net/wire.js").ChatMessage} message */
  #showMessage(message) {
    const isOwn = message.seat !== null && message.seat === this.model.table.you;
    const notice = noticeOf(message);
    const context = this.context();
    if (notice && context && !isOwn) this.#notice(context, notice, { seat: message.seat ?? 0 });
    if (!settings.values.chat || isOwn || notice) return;
    if (message.seat !== null) this.flashes.show(`message-${message.seat}`, message, MESSAGE_SHOWN);
    play("paper");
  }

  /**
   * @param {DrawContext} context
   * @param {import("../net/wire.js").Phrase} text
   * @param {import("../games/index.js").Traits} traits
   */
  #notice(context, text, { seat = 0, pic = `hat-${context.hat(seat)}` }) {
    const toasts = /** @type {import("../parts/toasts.js").Toasts | null} */ (this.querySelector("tin-toasts"));
    toasts?.show({ text, seat, pic });
  }

  updated() {
    requestAnimationFrame(() => markMoreBelow(this));
    this.#takeForced();
    const isAsked = this.context()?.isAsked ?? false;
    if (isAsked && !this.wasAsked) play("turn");
    this.wasAsked = isAsked;
    showTurn({ isAsked, title: titleOf(this.model.table), code: this.model.table.code });
  }
}

customElements.define("tin-table-page", TablePage);
