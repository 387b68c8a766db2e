// @ts-check
/** The chances to win as one bar, where only bots play: for spectators. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { api } from "../net/api.js";
import { currentLanguage, listed, t } from "../text/words.js";

/** @import { DrawContext } from "../draw/draw-context.js" */

/** Milliseconds between two questions to the server. */
const PAUSE = 1000;
/** A narrower part, in thousandths, has no room for its number. */
const NARROW = 70;

/** @param {number} thousandths */
const percent = (thousandths) =>
  new Intl.NumberFormat(currentLanguage(), { style: "percent" }).format(thousandths / 1000);

class ChanceBar extends Element {
  static properties = reactive("context", "chances");

  /** @type {DrawContext} */
  context = required;
  /** By seat, in thousandths. @type {number[]} */
  chances = [];
  /** The prompt at which the shown chances were judged. */
  prompt = -1;
  isWaiting = false;

  updated() {
    // The policy of the page forbids style attributes in templates.
    for (const [seat, part] of this.querySelectorAll("span").entries())
      part.style.flexGrow = String(this.chances[seat]);
    void this.#follow();
  }

  /** Asks again when the game has gone on, at most once a second. */
  async #follow() {
    if (this.isWaiting || this.prompt === this.context.view.prompt) return;
    this.isWaiting = true;
    try {
      const { prompt, chances } = await api.chances(this.context.table.code);
      this.prompt = prompt;
      this.chances = chances;
    } catch {
      this.prompt = this.context.view.prompt; // asked again at the next prompt
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    this.isWaiting = false;
    if (this.isConnected) this.requestUpdate();
  }

  render() {
    const { chances, context } = this;
    const parts = chances.map((chance, seat) => `${context.called(seat)} ${percent(chance)}`);
    const label = parts.length ? t("web-chances", { chances: listed(parts) }) : t("web-chances-none");
    return html`<small class="soft" >${t("web-chances-basis")}</small>
    <div class="chance-bar" role="img" aria-label=${label} title=${label}>
      ${chances.map((chance, seat) => this.#part(chance, seat))}
    </div>`;
  }

  /** @param {number} chance @param {number} seat */
  #part(chance, seat) {
    const number = chance < NARROW ? nothing : percent(chance);
    return html`<span data-seat=${this.context.hat(seat)}>${number}</span>`;
  }
}

customElements.define("tin-chance-bar", ChanceBar);
