// @ts-check
/** A table in play: lays out what the game's module draws, and keeps it in step with the store. */
import { html, nothing } from "../vendor/lit.js";
import { Element, given } from "../element.js";
import { Desk, Scratch } from "../desk.js";
import { Moments } from "../moments.js";
import { gameNamed } from "../games/index.js";
import { followTurn } from "../turn.js";
import { play } from "../sound.js";
import { settings } from "../settings.js";
import { t } from "../words.js";
import "./prompt-bar.js";
import "./score-sheet.js";
import "./seat-list.js";
import "./story-log.js";
import "./table-top.js";
import "./toasts.js";

/** @typedef {import("../store.js").TableStore} TableStore */
/** @typedef {import("../games/index.js").GameModule} GameModule */
/** @typedef {import("../games/index.js").Panel} Panel */

const PHONE = matchMedia("(max-width: 43.99rem), (max-width: 61.99rem) and (max-height: 35.99rem)");
const WIDE = matchMedia("(min-width: 62rem)");
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
  static properties = { store: { attribute: false }, tab: { state: true } };

  constructor() {
    super();
    /** @type {TableStore} */
    this.store = given;
    this.tab = "focus";
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
    this.watch(PHONE, "change");
    this.watch(WIDE, "change");
    this.watch(settings, "change");
    gameNamed(this.store.table.game).then((game) => {
      this.game = game;
      this.requestUpdate();
    });
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
    const story = html`<tin-story .desk=${desk} .game=${game}></tin-story>`;
    if (WIDE.matches) {
      const all = panels
        .filter(({ isInTray }) => !isInTray)
        .map(
          ({ label, body }) => html`<section class="panel" aria-label=${label}>${body}</section>`,
        );
      return html`<div class="focus stack-s" tabindex="0" role="group" aria-label=${t("web-panels")}>${all}</div>
        ${story}`;
    }
    if (desk.me !== null && !game.isTrayOnPhones) panels.splice(1, 0, game.tray(desk));
    return PHONE.matches ? this.#tabs(panels, story) : html`${this.#tabs(panels)}${story}`;
  }

  /**
   * Small screens show one panel at a time.
   * @param {Panel[]} panels
   * @param {unknown} [story]
   */
  #tabs(panels, story) {
    const shown = panels.find(({ id }) => id === this.tab);
    const isStory = Boolean(story) && !shown && this.tab === "story";
    const panel = shown ?? panels[0];
    const names = panels.map(({ id, label }) => ({ id, label }));
    if (story) names.push({ id: "story", label: t("web-story") });
    return html`<div class="focus stack-s">
      <div class="tabs" role="tablist" aria-label=${t("web-panels")} @keydown=${this.#turnTab}>
        ${names.map(({ id, label }) => this.#tab(id, label, id === (isStory ? "story" : panel.id)))}
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby="tab-${isStory ? "story" : panel.id}">
        ${isStory ? story : html`<section class="panel">${panel.body}</section>`}
      </div>
    </div>`;
  }

  /**
   * @param {string} id
   * @param {string} label
   * @param {boolean} isShown
   */
  #tab(id, label, isShown) {
    return html`<button
      id="tab-${id}"
      role="tab"
      aria-selected=${isShown}
      aria-controls="tab-panel"
      tabindex=${isShown ? 0 : -1}
      @click=${() => (this.tab = id)}
    >
      ${label}
    </button>`;
  }

  /** @param {KeyboardEvent} event */
  #turnTab(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const tabs = /** @type {HTMLElement[]} */ ([...this.querySelectorAll("[role=tab]")]);
    const at = tabs.indexOf(/** @type {HTMLElement} */ (event.target));
    const next = tabs[(at + step + tabs.length) % tabs.length];
    next.click();
    next.focus();
    event.stopPropagation();
  }

  /** Sound and motion for what has just happened. @param {import("../wire.js").Line[]} lines */
  #tell(lines) {
    const { game } = this;
    if (!game) return;
    const desk = new Desk(this.store, this.scratch, this.moments);
    const told = lines.map((line) => ({ ...line, traits: game.traits(line.event, desk) }));
    const cue = CUES.find((name) => told.some(({ traits }) => traits.cue === name));
    if (cue) play(cue);
    this.updateComplete.then(() => {
      for (const { event } of lines) game.move(event, desk, this);
      for (const { text, traits } of told) if (traits.isNotice) this.#notice(text, traits);
    });
  }

  /**
   * @param {import("../wire.js").Phrase} text
   * @param {import("../games/index.js").Traits} traits
   */
  #notice(text, { seat = 0, pic = `hat-${seat + 1}` }) {
    const toasts = /** @type {import("./toasts.js").Toasts | null} */ (
      this.querySelector("tin-toasts")
    );
    toasts?.show({ text, seat, pic });
  }

  updated() {
    const { isAsked } = this.store;
    if (isAsked && !this.wasAsked) play("turn");
    this.wasAsked = isAsked;
    followTurn({ isAsked, title: this.store.table.title });
  }
}

customElements.define("tin-table", TablePage);
