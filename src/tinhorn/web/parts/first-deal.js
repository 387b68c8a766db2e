// @ts-check
/** The first moment of the first game: the story, and what was dealt to the player, face up. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { icon } from "../draw/art.js";
import { settings } from "../app/settings.js";
import { t, tOr } from "../text/words.js";

class FirstDeal extends Element {
  static properties = reactive("context", "game");

  /** @type {import("../draw/draw-context.js").DrawContext} */
  context = required;
  /** @type {import("../games/index.js").GameModule} */
  game = required;

  firstUpdated() {
    this.querySelector("dialog")?.showModal();
  }

  render() {
    const { context, game } = this;
    const name = context.table.game;
    const cards = game.dealt?.(context);
    return html`<dialog class="first-deal panel" aria-labelledby="first-deal" @close=${() => settings.change({ welcome: "" })}>
      <form method="dialog" class="stack">
        <h2 id="first-deal">${t(`game-${name}`)}</h2>
        <p>${tOr(`${name}-lesson-goal`, tOr(`web-game-${name}-line`, ""))}</p>
        ${cards ? html`<div class="dealt">${cards}</div><p class="tag" data-kind="private">${icon("eye")}${t("web-only-you")}</p>` : nothing}
        <button class="btn btn-primary btn-big" autofocus>${t("web-first-deal-go")}</button>
      </form>
    </dialog>`;
  }
}

customElements.define("tin-first-deal", FirstDeal);
