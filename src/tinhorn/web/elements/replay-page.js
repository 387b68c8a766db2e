// @ts-check
/** A game looked back on, drawn by the modules that draw it live; the live table goes on. */
import { html } from "../vendor/lit.js";
import { Element, given } from "../element.js";
import { pic } from "../art.js";
import { Desk, Scratch, titleOf } from "../desk.js";
import { gameNamed } from "../games/index.js";
import { Moments } from "../moments.js";
import { Past, Reel } from "../reel.js";
import { settings } from "../settings.js";
import { fail } from "../signals.js";
import { play } from "../sound.js";
import { wear } from "../styles.js";
import { followTurn } from "../turn.js";
import { t } from "../words.js";
import "./panels.js";
import "./replay-bar.js";
import "./seat-list.js";
import "./story-log.js";
import "./table-top.js";
import "./timeline.js";

/** @typedef {import("../games/index.js").GameModule} GameModule */
/** @typedef {import("../games/index.js").Panel} Panel */
/** @typedef {import("../store.js").TableStore} TableStore */
/** @typedef {import("../wire.js").Sight} Sight */
/** @typedef {import("../wire.js").Scene} Scene */

await wear("replay.css");

/** So long, in milliseconds, one looks at a moment before the address names it. */
const REST = 250;

/** What the keys do. @type {Record<string, (page: ReplayPage) => unknown>} */
const KEYS = {
  ArrowLeft: ({ reel }) => reel.step(-1),
  ArrowRight: ({ reel }) => reel.step(1),
  Home: ({ reel }) => reel.step(-Infinity),
  End: (page) => (page.reel.isOn ? page.leave() : page.reel.step(Infinity)),
  Escape: (page) => page.leave(),
  " ": ({ reel }) => (reel.isPlaying ? reel.pause() : reel.play()),
};

/** The keys that controls have a use for themselves. @type {Record<string, string>} */
const TAKEN = {
  " ": "button, a, select, input",
  ArrowLeft: "select, input, [role=tab]",
  ArrowRight: "select, input, [role=tab]",
  Home: "select, input",
  End: "select",
};

/** @param {string} name */
function asked(name) {
  const value = new URLSearchParams(location.search).get(name);
  return value === null || value === "" ? null : Number(value);
}

/** @param {import("../pages.js").Visit} visit */
export const page = ({ store }) => html`<tin-replay .live=${store}></tin-replay>`;

export class ReplayPage extends Element {
  static properties = { live: { attribute: false } };

  constructor() {
    super();
    /** @type {TableStore} */
    this.live = given;
    /** @type {Reel} */
    this.reel = given;
    /** @type {GameModule | undefined} */
    this.game = undefined;
    /** The moment on show. */
    this.shown = -1;
    this.resting = 0;
    this.scratch = new Scratch(() => this.requestUpdate());
    this.moments = new Moments(() => this.requestUpdate());
    this.wasAsked = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this.reel = new Reel(this.live);
    this.watch(this.reel, "change", () => this.#changed());
    this.watch(settings, "change");
    this.watch(window, "keydown", (event) => this.#key(event));
    const lens = new URLSearchParams(location.search).get("lens");
    void this.reel.open({ lens, moment: asked("moment"), line: asked("line") });
    gameNamed(this.live.table.game).then((game) => {
      this.game = game;
      this.requestUpdate();
    }, fail);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.reel.close();
    clearTimeout(this.resting);
    followTurn(null);
  }

  /** The address follows the moment once one rests there, so that it can be found again. */
  #changed() {
    clearTimeout(this.resting);
    this.resting = window.setTimeout(() => this.#rest(), REST);
    const number = this.reel.shown;
    if (number !== this.shown) this.#turnedFrom(this.shown, number);
    this.shown = number;
    this.requestUpdate();
  }

  #rest() {
    if (this.reel.film && this.link !== location.href) history.replaceState(null, "", this.link);
  }

  /**
   * A step on shows what happened; while the game goes on, and in a hurry, nothing moves.
   * @param {number} before
   * @param {number} number
   */
  #turnedFrom(before, number) {
    const { game, reel } = this;
    this.moments = new Moments(() => this.requestUpdate());
    if (!game || reel.isOn || reel.speed > 1 || number !== before + 1) return;
    this.updateComplete.then(() => {
      if (!reel.scene || reel.shown !== number) return;
      const desk = this.#desk(reel.scene.sight, false);
      for (const { event } of reel.lines) game.move(event, desk, this);
    });
  }

  get link() {
    const { film, number, code } = this.reel;
    return new URL(`/t/${code}/replay?moment=${number}&lens=${film?.lens}`, location.href).href;
  }

  /** To the table as it is now. */
  leave() {
    this.dispatchEvent(new CustomEvent("go", { bubbles: true, detail: `/t/${this.reel.code}` }));
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
    followTurn({ isAsked, title: titleOf(table) });
  }

  render() {
    const { game, reel } = this;
    const { film, scene } = reel;
    if (!game || !film || !scene)
      return html`<p class="waiting" role="status">${reel.problem || t("web-table-opening")}</p>`;
    const desk = this.#desk(this.#sight(game, scene), false);
    return html`<main class="table looking-back" data-game=${desk.table.game}>
      <tin-table-top .desk=${desk} .game=${game}></tin-table-top>
      <tin-replay-bar .reel=${reel} .desk=${desk}></tin-replay-bar>
      <tin-seats .desk=${desk} .game=${game}></tin-seats>
      <div class="stage">
        <div class="board">${game.board(desk)}</div>
        <tin-timeline .reel=${reel} .desk=${desk} .game=${game} .link=${this.link}></tin-timeline>
      </div>
      <div class="panels">
        <tin-panels
          .panels=${this.#panels(desk, game, scene)}
          .story=${this.#story(desk)}
        ></tin-panels>
      </div>
    </main>`;
  }

  /** With everything open no card lies face down, if anybody ever saw it. */
  /** @param {GameModule} game @param {Scene} scene @returns {Sight} */
  #sight(game, { sight, seats }) {
    if (!seats.length || !game.uncovered) return sight;
    const lines = this.reel.film?.moments.flatMap(({ story }) => story) ?? [];
    const seen = seats.map(({ view }) => view);
    return { ...sight, view: game.uncovered(sight.view, seen, lines) };
  }

  /** @param {Sight} sight @param {boolean} isAsked */
  #desk(sight, isAsked) {
    const past = new Past(this.live.table, sight, this.reel.soFar, isAsked);
    return new Desk(/** @type {any} */ (past), this.scratch, this.moments);
  }

  /**
   * What the viewer had before them; with everything open, what each seat had.
   * @param {Desk} desk
   * @param {GameModule} game
   * @param {Scene} scene
   * @returns {Panel[]}
   */
  #panels(desk, game, { sight, seats }) {
    const shared = game.panels(desk).filter(({ isInTray }) => !isInTray);
    if (seats.length) return [this.#hands(game, seats), game.focus(desk), ...shared];
    return [game.focus(desk), ...(desk.me === null ? [] : [this.#tray(game, sight)]), ...shared];
  }

  /** @param {GameModule} game @param {Sight[]} seats */
  #hands(game, seats) {
    const body = seats.map((sight) => this.#hand(game, sight));
    return { id: "tray", label: t("web-replay-hands"), body };
  }

  /**
   * It shows what was to be chosen, but nothing can be chosen any more.
   * @param {GameModule} game
   * @param {Sight} sight
   */
  #tray(game, sight) {
    const { label, body } = game.tray(this.#desk(sight, true));
    const past = html`<fieldset class="past" disabled>
      <legend class="visually-hidden">${label}</legend>
      ${body}
    </fieldset>`;
    return { id: "tray", label, body: past };
  }

  /** @param {GameModule} game @param {Sight} sight */
  #hand(game, sight) {
    const desk = this.#desk(sight, true);
    const seat = /** @type {number} */ (desk.me);
    const { name, hat } = desk.people[seat];
    return html`<section class="past-hand" aria-label=${name}>
      <h2 class="chip" data-seat=${hat}>${pic(`seat-${hat}`)}${name}</h2>
      ${this.#tray(game, sight).body}
    </section>`;
  }

  /** The whole story; the lines of the moment are marked. @param {Desk} desk */
  #story(desk) {
    const { reel } = this;
    const now = { from: reel.soFar.length - reel.lines.length, to: reel.soFar.length };
    const lines = reel.film?.moments.flatMap(({ story }) => story) ?? [];
    const turn = (/** @type {CustomEvent} */ event) => this.#turnTo(event);
    return html`<tin-story
      .desk=${desk}
      .game=${this.game}
      .lines=${lines}
      .now=${now}
      @moment=${turn}
    ></tin-story>`;
  }

  /** @param {CustomEvent} event */
  #turnTo({ detail }) {
    this.reel.pause();
    void this.reel.go(this.reel.momentOf(detail));
  }
}

customElements.define("tin-replay", ReplayPage);
