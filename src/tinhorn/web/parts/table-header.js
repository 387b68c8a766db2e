// @ts-check
/** The header of a table: its title, the progress of the game, replay, rules and settings. */
import { titleOf } from "../draw/draw-context.js";
import { hasRulebook } from "../games/index.js";
import { isScreen } from "../app/routes.js";
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { icon, pic } from "../draw/art.js";
import { iconButton } from "../draw/controls.js";
import { settings } from "../app/settings.js";
import { openDrawer } from "../app/signals.js";
import { t } from "../text/words.js";

class TableHeader extends Element {
  static properties = reactive("context", "game");

  /** @type {import("../draw/draw-context.js").DrawContext} */
  context = required;
  /** @type {import("../games/index.js").GameModule} */
  game = required;

  render() {
    const { context } = this;
    return html`<header class="topbar">
      <h1 class="where grow"><b>${titleOf(context.table)}</b>${this.#progress()}${this.#watching()}</h1>
      ${context.model.cover || context.isReplay ? nothing : this.#textLink()}
      ${this.#screenLink()}
      <a class="brand" href="/" aria-label=${t("web-to-lobby")}>${pic("emblem")}</a>
      ${context.model.cover ? this.#cover(context.model.cover) : nothing}${context.isReplay || !context.table.code ? nothing : this.#replayLink()}${this.#mute()}${hasRulebook(context.table.game) ? this.#button("help", "rules") : this.#button("help", "help")}${this.#button("menu", "settings")}
    </header>`;
  }

  /** The name of the game is left out if it is the title, or has no room. */
  #progress() {
    const [game, reached] = this.game.progress(this.context).split(" · ");
    if (!reached) return titleOf(this.context.table) === game ? "" : game;
    return titleOf(this.context.table) === game
      ? reached
      : html`<span class="of-game">${game}\u00a0· </span>${reached}`;
  }

  /** The link to the text page. It is next to the heading, so it is the first stop of Tab. */
  #textLink() {
    return html`<a class="btn skip" href="${this.context.model.path}/text">${t("web-text-table")}</a>`;
  }

  /** From the table and its seats, the device of a big screen goes back to it. */
  #screenLink() {
    const { context } = this;
    if (context.isReplay || !isScreen(context.table)) return nothing;
    return html`<a class="btn" href="/t/${context.table.code}">${t("web-screen-back")}</a>`;
  }

  #replayLink() {
    const label = t("web-open-replay");
    return html`<a
      class="btn btn-quiet btn-icon"
      href="/t/${this.context.table.code}/replay"
      aria-label=${label}
      title=${label}
      data-timeline
      >${icon("rewind")}</a
    >`;
  }

  #mute() {
    const { sound } = settings.values;
    const label = t("web-set-sound");
    return html`<button class="btn btn-quiet btn-icon mute" aria-label=${label} title=${label} aria-pressed=${sound} @click=${() => settings.change({ sound: !sound })}>
      ${icon(sound ? "sound" : "mute")}
    </button>`;
  }

  #watching() {
    const { watching } = this.context.table;
    const label = t("web-watching", { count: watching });
    return watching
      ? html` <span class="watching" role="img" aria-label=${label} title=${label}
          >${icon("eye")}${watching}</span
        >`
      : nothing;
  }

  /** @param {() => void} cover */
  #cover(cover) {
    return html`<button class="btn cover-btn" @click=${cover}>
      ${icon("hidden")}<span>${t("web-cover")}</span>
    </button>`;
  }

  /** @param {string} picture @param {"rules" | "help" | "settings"} drawer */
  #button(picture, drawer) {
    return iconButton(icon(picture), t(`web-${drawer}`), () => openDrawer(drawer));
  }
}

customElements.define("tin-table-header", TableHeader);
