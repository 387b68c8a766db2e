// @ts-check
/** A table in play: lays out what the game's module draws, and keeps it in step with the store. */
import { html, nothing } from "../vendor/lit.js";
import { Element, given } from "../element.js";
import { Desk, Scratch, titleOf } from "../desk.js";
import { Moments } from "../moments.js";
import { gameNamed } from "../games/index.js";
import { followTurn } from "../turn.js";
import { play } from "../sound.js";
import { settings } from "../settings.js";
import { fail } from "../signals.js";
import { t } from "../words.js";
import { WIDE } from "./panels.js";
import "./prompt-bar.js";
import "./score-sheet.js";
import "./seat-list.js";
import "./story-log.js";
import "./table-top.js";
import "./teller.js";
import "./toasts.js";

/** @typedef {import("../store.js").TableStore} TableStore */
/** @typedef {import("../games/index.js").GameModule} GameModule */

const SAID_SHOWN = 6000;
/** The sounds of one update, the one that matters most first. */
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

export class TablePage extends Element {
  static properties = { store: { attribute: false } };

  constructor() {
    super();
    /** @type {TableStore} */
    this.store = given;
    /** @type {GameModule | undefined} */
    this.game = undefined;
    this.scratch = new Scratch(() => this.requestUpdate());
    this.moments = new Moments(() => this.requestUpdate());
    this.wasAsked = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.store, "change");
    this.watch(this.store, "news", ({ detail }) => this.#tell(detail));
    this.watch(this.store.talk, "said", ({ detail }) => this.#hear(detail));
    this.watch(WIDE, "change");
    this.watch(settings, "change");
    gameNamed(this.store.table.game).then((game) => {
      this.game = game;
      this.requestUpdate();
    }, fail);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    followTurn(null);
  }

  render() {
    const { game, store } = this;
    if (!game || !store.update)
      return html`<p class="waiting" role="status">${t("web-table-opening")}</p>`;
    this.scratch.turnTo(store.update.view.prompt);
    const desk = new Desk(store, this.scratch, this.moments);
    const sheet = game.sheet(desk);
    const layout = sheet ? "sheet" : desk.me === null ? "open" : nothing;
    return html`<main class="table" data-game=${desk.table.game} data-layout=${layout}>
      <tin-table-top .desk=${desk} .game=${game}></tin-table-top>
      <tin-prompt .desk=${desk} .game=${game} .until=${store.until} .sheet=${sheet}></tin-prompt>
      <tin-teller .desk=${desk}></tin-teller>
      ${sheet ? nothing : html`<tin-seats .desk=${desk} .game=${game}></tin-seats>`}
      <div class="stage">
        <div class="board">
          ${game.board(desk)}${sheet ? nothing : html`<tin-toasts .desk=${desk}></tin-toasts>`}
        </div>
        ${sheet ? nothing : this.#tray(desk, game)}
      </div>
      <div class="panels">${sheet ? this.#sheet(desk, sheet) : this.#panels(desk, game)}</div>
    </main>`;
  }

  /**
   * @param {Desk} desk
   * @param {GameModule} game
   */
  #tray(desk, game) {
    if (desk.me === null || !(WIDE.matches || game.isTrayOnPhones)) return nothing;
    const { label, body } = game.tray(desk);
    return html`<section class="tray" aria-label=${label}>${body}</section>`;
  }

  /**
   * @param {Desk} desk
   * @param {import("../games/index.js").Sheet} sheet
   */
  #sheet(desk, sheet) {
    return html`<div class="sheet-column">
      <tin-sheet .desk=${desk} .sheet=${sheet}></tin-sheet
      ><tin-story .desk=${desk} .game=${this.game}></tin-story>
    </div>`;
  }

  /**
   * @param {Desk} desk
   * @param {GameModule} game
   */
  #panels(desk, game) {
    const panels = [game.focus(desk), ...game.panels(desk)];
    if (desk.me !== null && !WIDE.matches && !game.isTrayOnPhones)
      panels.splice(1, 0, game.tray(desk));
    const story = html`<tin-story .desk=${desk} .game=${game}></tin-story>`;
    const { unread } = desk.store.talk;
    const label = unread ? t("web-story-unread", { unread }) : "";
    return html`<tin-panels .panels=${panels} .story=${story} .storyLabel=${label}></tin-panels>`;
  }

  /** Sound and motion for what has just happened. @param {import("../wire.js").Line[]} lines */
  #tell(lines) {
    const { game } = this;
    if (!game) return;
    const desk = new Desk(this.store, this.scratch, this.moments);
    const told = lines.map((line) => ({ ...line, traits: game.traits(line.event, desk) }));
    const cue = CUES.find((name) => told.some(({ traits }) => traits.cue === name));
    if (cue) play(cue);
    game.news?.(lines, desk);
    this.updateComplete.then(() => {
      for (const { event } of lines) game.move(event, desk, this);
      for (const { text, traits } of told) if (traits.isNotice) this.#notice(desk, text, traits);
    });
  }

  /** What somebody says stands at their seat for a while. @param {import("../wire.js").Chatted} line */
  #hear(line) {
    const isOwn = line.seat !== null && line.seat === this.store.table.you;
    if (!settings.values.talk || isOwn) return;
    if (line.seat !== null) this.moments.show(`said-${line.seat}`, line, SAID_SHOWN);
    play("paper");
  }

  /**
   * @param {Desk} desk
   * @param {import("../wire.js").Phrase} text
   * @param {import("../games/index.js").Traits} traits
   */
  #notice(desk, text, { seat = 0, pic = `hat-${desk.hat(seat)}` }) {
    const toasts = /** @type {import("./toasts.js").Toasts | null} */ (
      this.querySelector("tin-toasts")
    );
    toasts?.show({ text, seat, pic });
  }

  updated() {
    const { isAsked } = this.store;
    if (isAsked && !this.wasAsked) play("turn");
    this.wasAsked = isAsked;
    followTurn({ isAsked, title: titleOf(this.store.table) });
  }
}

customElements.define("tin-table", TablePage);
