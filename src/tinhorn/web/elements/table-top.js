// @ts-check
/** The table's name, how far the game is, help and menu. */
import { html } from "../vendor/lit.js";
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
    const { desk, game } = this;
    return html`<header class="topbar">
      <a class="brand" href="/" aria-label=${t("web-to-lobby")}>${pic("emblem")}</a>
      <h1 class="where grow"><b>${desk.table.title}</b>${game.progress(desk)}</h1>
      ${this.#button("help", "help")}${this.#button("menu", "settings")}
    </header>`;
  }

  /**
   * @param {string} picture
   * @param {"help" | "settings"} drawer
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
