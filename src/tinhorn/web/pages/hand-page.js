// @ts-check
/** A player's hand on a phone, at a table with a big screen: what is private, and the buttons. */
import { html, nothing } from "../vendor/lit.js";
import { reactive } from "../app/element.js";
import { icon, pic } from "../draw/art.js";
import { iconButton, iconLink } from "../draw/controls.js";
import { openDrawer } from "../app/signals.js";
import { trayOf } from "../games/index.js";
import { t } from "../text/words.js";
import "../parts/own-tools.js";
import "../parts/score-sheet.js";
import "../parts/skip-button.js";
import { TablePage } from "./table-page.js";

/** @import { DrawContext } from "../draw/draw-context.js" */
/** @import { GameModule } from "../games/index.js" */

class HandPage extends TablePage {
  static properties = reactive("isCovered");

  isCovered = false;

  render() {
    const { game, model } = this;
    const context = this.context();
    if (!game || !context) return html`<p class="waiting" role="status">${t("web-table-opening")}</p>`;
    const sheet = game.sheet(context);
    return html`<div class="handheld" data-game=${context.table.game}>
      ${this.#top(context, game)}
      ${
        this.isCovered && !sheet
          ? this.#covered(context)
          : html`<main>
                ${this.#own(context, game)}<tin-toasts .context=${context}></tin-toasts>
                <tin-announcer .context=${context}></tin-announcer>
                ${this.catchUp()}
                ${context.beat ? html`<tin-skip-button .beats=${this.choreographer}></tin-skip-button>` : nothing}
              </main>
              <tin-prompt-bar .context=${context} .game=${game} .until=${model.until} .sheet=${sheet} .beats=${this.choreographer}></tin-prompt-bar>`
      }
    </div>`;
  }

  /** @param {DrawContext} context @param {GameModule} game */
  #top(context, game) {
    const cover = t(this.isCovered ? "web-hand-show" : "web-hand-cover");
    return html`<header class="topbar">
      ${context.me === null ? nothing : pic(`hat-${context.hat(context.me)}`, { cls: "hand-hat" })}
      <h1 class="where grow"><b>${t("web-hand")}</b>${game.progress(context)}</h1>
      ${iconButton(icon("hidden"), cover, () => (this.isCovered = !this.isCovered), { isPressed: this.isCovered })}
      ${iconLink("eye", t("web-hand-table"), `/t/${context.table.code}/table`)}
      ${iconButton(icon("menu"), t("web-settings"), () => openDrawer("settings"))}
    </header>`;
  }

  /** Buttons and hints reveal the hand, too, so only whose turn it is stays visible. @param {DrawContext} context */
  #covered(context) {
    return html`<main>
        <button class="btn btn-big hand-covered" @click=${() => (this.isCovered = false)}>
          ${icon("eye")}${t("web-hand-show")}
        </button>
      </main>
      <section class="prompt" data-turn=${context.isAsked ? "mine" : "others"} aria-label=${t("web-now")}>
        <div class="prompt-in">
          <div class="prompt-text">
            <p role="status">${context.isAsked ? t("web-replay-your-turn") : context.rich(context.question)}</p>
          </div>
        </div>
      </section>`;
  }

  /** What is private, what the decision is about, and the story. */
  /** @param {DrawContext} context @param {GameModule} game */
  #own(context, game) {
    const sheet = game.sheet(context);
    if (sheet) return html`<tin-score-sheet .context=${context} .sheet=${sheet}></tin-score-sheet>`;
    if (context.me === null) return html`<p class="panel">${t("web-hand-nobody")}</p>`;
    const panels = game.panels(context).sort((one, other) => Number(other.isInTray ?? 0) - Number(one.isInTray ?? 0));
    const others = game.isTrayOnPhones ? [...panels, game.focus(context)] : [game.focus(context), ...panels];
    const parts = [trayOf(game, context), ...others].map(
      ({ id, label, body }) =>
        html`<section class=${id === "tray" ? "tray" : "panel"} aria-label=${label}>${body}</section>`,
    );
    return html`<tin-own-tools .context=${context} .game=${game}></tin-own-tools>${parts}
      <div class="panel hand-counts">${game.seat(context, context.me).counts}</div>
      <tin-story-log .context=${context} .game=${game}></tin-story-log>`;
  }
}

customElements.define("tin-hand-page", HandPage);

/** Before the game, phones show the seats. @param {import("../app/routes.js").Visit} visit */
export const page = ({ model }) =>
  model?.table.status === "seating"
    ? html`<tin-seating-page .model=${model}></tin-seating-page>`
    : html`<tin-hand-page .model=${model}></tin-hand-page>`;
