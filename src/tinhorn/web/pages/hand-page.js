// @ts-check
/** A phone as the hand of somebody who looks up at a big screen: what is theirs, and the buttons. */
import { html, nothing } from "../vendor/lit.js";
import { icon, pic } from "../draw/art.js";
import { Desk } from "../draw/draw-context.js";
import { openDrawer } from "../app/signals.js";
import { t } from "../text/words.js";
import { TablePage } from "./table-page.js";

/** @typedef {import("../games/index.js").GameModule} GameModule */

export class HandPage extends TablePage {
  static properties = { ...TablePage.properties, isCovered: { state: true } };

  constructor() {
    super();
    this.isCovered = false;
  }

  render() {
    const { game, store } = this;
    if (!game || !store.update)
      return html`<p class="waiting" role="status">${t("web-table-opening")}</p>`;
    this.scratch.turnTo(store.update.view.prompt);
    const desk = new Desk(store, this.scratch, this.moments);
    const sheet = game.sheet(desk);
    return html`<div class="handheld" data-game=${desk.table.game}>
      ${this.#top(desk, game)}
      ${
        this.isCovered && !sheet
          ? this.#covered(desk)
          : html`<main>
                ${this.#own(desk, game)}<tin-toasts .desk=${desk}></tin-toasts>
                <tin-teller .desk=${desk}></tin-teller>
              </main>
              <tin-prompt .desk=${desk} .game=${game} .until=${store.until} .sheet=${sheet}></tin-prompt>`
      }
    </div>`;
  }

  /** @param {Desk} desk @param {GameModule} game */
  #top(desk, game) {
    const cover = t(this.isCovered ? "web-hand-show" : "web-hand-cover");
    return html`<header class="topbar">
      ${desk.me === null ? nothing : pic(`hat-${desk.hat(desk.me)}`, { cls: "hand-hat" })}
      <h1 class="where grow"><b>${t("web-hand")}</b>${game.progress(desk)}</h1>
      <button
        class="btn btn-quiet btn-icon"
        aria-pressed=${this.isCovered}
        aria-label=${cover}
        title=${cover}
        @click=${() => (this.isCovered = !this.isCovered)}
      >
        ${icon("hidden")}
      </button>
      <a
        class="btn btn-quiet btn-icon"
        href="/t/${desk.table.code}/table"
        aria-label=${t("web-hand-table")}
        title=${t("web-hand-table")}
        >${icon("eye")}</a
      >
      <button
        class="btn btn-quiet btn-icon"
        aria-label=${t("web-settings")}
        title=${t("web-settings")}
        @click=${() => openDrawer("settings")}
      >
        ${icon("menu")}
      </button>
    </header>`;
  }

  /** The bar's buttons and hints tell of the hand, too: only whose turn it is stays. @param {Desk} desk */
  #covered(desk) {
    return html`<main>
        <button class="btn btn-big hand-covered" @click=${() => (this.isCovered = false)}>
          ${icon("eye")}${t("web-hand-show")}
        </button>
      </main>
      <section class="prompt" data-turn=${desk.isAsked ? "mine" : "others"} aria-label=${t("web-now")}>
        <div class="prompt-in">
          <div class="prompt-text">
            <p role="status">${desk.isAsked ? t("web-replay-your-turn") : desk.rich(desk.ask)}</p>
          </div>
        </div>
      </section>`;
  }

  /** What is mine; and what my decision is about, where the tray does not have it. */
  /** @param {Desk} desk @param {GameModule} game */
  #own(desk, game) {
    const sheet = game.sheet(desk);
    if (sheet) return html`<tin-sheet .desk=${desk} .sheet=${sheet}></tin-sheet>`;
    if (desk.me === null) return html`<p class="panel">${t("web-hand-nobody")}</p>`;
    const others = game.isTrayOnPhones
      ? game.panels(desk).filter(({ isInTray }) => isInTray)
      : [game.focus(desk)];
    const parts = [game.tray(desk), ...others].map(
      ({ id, label, body }) =>
        html`<section class=${id === "tray" ? "tray" : "panel"} aria-label=${label}>${body}</section>`,
    );
    return html`${parts}
      <div class="panel hand-counts">${game.seat(desk, desk.me).counts}</div>`;
  }
}

customElements.define("tin-hand", HandPage);

/** Before the game phones see who sits where, like anyone. @param {import("../app/routes.js").Visit} visit */
export const page = ({ store }) =>
  store?.table.status === "seating"
    ? html`<tin-seating .store=${store}></tin-seating>`
    : html`<tin-hand .store=${store}></tin-hand>`;
