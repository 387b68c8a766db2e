// @ts-check
/** The table's name, how far the game is, help and menu. */
import { titleOf } from "../desk.js";
import { html, nothing } from "../vendor/lit.js";
import { Element, given } from "../element.js";
import { icon, pic } from "../art.js";
import { openDrawer } from "../signals.js";
import { t } from "../words.js";

export class TableTop extends Element {
  static properties = { desk: { attribute: false }, game: { attribute: false } };

  constructor() {
    super();
    /** @type {import("../desk.js").Desk} */
    this.desk = given;
    /** @type {import("../games/index.js").GameModule} */
    this.game = given;
  }

  render() {
    const { desk } = this;
    return html`<header class="topbar">
      <h1 class="where grow"><b>${titleOf(desk.table)}</b>${this.#progress()}${this.#watching()}</h1>
      ${desk.store.cover || desk.isPast ? nothing : this.#skip()}
      <a class="brand" href="/" aria-label=${t("web-to-lobby")}>${pic("emblem")}</a>
      ${desk.store.cover ? this.#cover(desk.store.cover) : nothing}${desk.isPast ? nothing : this.#timeline()}${this.#button("help", "rules")}${this.#button("menu", "settings")}
    </header>`;
  }

  /** On two lines its dot ends the first. */
  #progress() {
    return this.game.progress(this.desk).replace(" · ", "\u00a0· ");
  }

  /** Next to the heading, where everyone arrives: the first stop of Tab. */
  #skip() {
    return html`<a class="btn skip" href="/t/${this.desk.table.code}/text">${t("web-text-table")}</a>`;
  }

  #timeline() {
    const label = t("web-look-back");
    return html`<a
      class="btn btn-quiet btn-icon"
      href="/t/${this.desk.table.code}/replay"
      aria-label=${label}
      title=${label}
      data-timeline
      >${icon("rewind")}</a
    >`;
  }

  /** How many look on. */
  #watching() {
    const { watching } = this.desk.table;
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

  /**
   * @param {string} picture
   * @param {"rules" | "settings"} drawer
   */
  #button(picture, drawer) {
    const label = t(`web-${drawer}`);
    return html`<button
      class="btn btn-quiet btn-icon"
      aria-label=${label}
      title=${label}
      @click=${() => openDrawer(drawer)}
    >
      ${icon(picture)}
    </button>`;
  }
}

customElements.define("tin-table-top", TableTop);
