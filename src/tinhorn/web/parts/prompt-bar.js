// @ts-check
/** One sentence that says who must do what, at most four buttons, undo and the clock. */
import { html, nothing } from "../vendor/lit.js";
import { Element, given } from "../app/element.js";
import { icon, pic } from "../draw/art.js";
import { t } from "../text/words.js";
import { settings } from "../app/settings.js";
import { openRule } from "../app/signals.js";
import "./clock.js";

export class PromptBar extends Element {
  static properties = {
    desk: { attribute: false },
    game: { attribute: false },
    until: { attribute: false },
    sheet: { attribute: false },
  };

  constructor() {
    super();
    /** @type {import("../draw/draw-context.js").Desk} */
    this.desk = given;
    /** @type {import("../games/index.js").GameModule} */
    this.game = given;
    /** @type {number | null} */
    this.until = null;
    /** @type {import("../games/index.js").Sheet | null} */
    this.sheet = null;
    this.hadFocus = false;
  }

  willUpdate() {
    this.hadFocus = this.contains(document.activeElement);
  }

  /** The button that was pressed is gone: the focus stays in the bar, and not at the top of the page. */
  updated() {
    if (this.hadFocus) requestAnimationFrame(() => this.#keepFocus());
  }

  #keepFocus() {
    if (document.activeElement === document.body) this.querySelector("section")?.focus();
  }

  render() {
    const { desk, sheet } = this;
    const turn = sheet ? "over" : desk.isAsked ? "mine" : "others";
    return html`<section class="prompt" data-turn=${turn} aria-label=${t("web-now")} tabindex="-1">
      <div class="prompt-in">
        <div class="prompt-text">
          ${pic(this.#pic())}
          <div>
            <p role="status">${desk.rich(desk.ask)}</p>
            ${this.#hint()} ${this.#guide()}
          </div>
        </div>
        <div class="prompt-actions">${sheet ? this.#after() : this.game.actions(desk)}</div>
        <div class="prompt-end">
          ${desk.store.update?.can_undo ? this.#undo() : nothing}
          ${this.until === null ? nothing : html`<tin-clock .until=${this.until} .isMine=${desk.isAsked}></tin-clock>`}
        </div>
      </div>
    </section>`;
  }

  #pic() {
    const { desk, game, sheet } = this;
    if (sheet) return `hat-${desk.hat(sheet.winners[0])}`;
    const [awaited] = game.awaited(desk);
    return (
      game.prompt(desk).pic ?? (awaited === undefined ? "first-player" : `hat-${desk.hat(awaited)}`)
    );
  }

  #hint() {
    const { problem, table } = this.desk;
    if (problem) {
      const { rule } = problem;
      const open = () => rule && openRule(table.game, rule);
      return html`<p class="refusal" role="alert">
        ${this.desk.rich(problem.reason)}
        ${rule ? html`<button class="rule-id" @click=${open}>${rule}</button>` : nothing}
      </p>`;
    }
    const hint = this.sheet ? this.#wishes() : this.game.prompt(this.desk).hint;
    return hint ? html`<p class="hint">${hint}</p>` : nothing;
  }

  /** A sentence more for newcomers, fetched when it is wanted. */
  #guide() {
    const { desk, sheet } = this;
    if (!settings.values.guide || desk.me === null || sheet) return nothing;
    if (customElements.get("tin-guide"))
      return html`<tin-guide .store=${desk.store}></tin-guide>`;
    void import("./guide-tip.js").then(() => this.requestUpdate());
    return nothing;
  }

  #undo() {
    const label = t("web-undo");
    return html`<button
      class="btn btn-quiet btn-icon"
      aria-label=${label}
      title=${label}
      @click=${() => this.desk.store.undo()}
    >
      ${icon("undo")}
    </button>`;
  }

  #wishes() {
    return this.desk.table.next_code ? t("web-rematch-open") : "";
  }

  #after() {
    const { desk } = this;
    return html`${
        desk.me === null && !desk.table.yours.length && !desk.table.is_host
          ? nothing
          : html`<button class="btn btn-primary" @click=${() => this.#ask("rematch")}>
              ${t("web-rematch")}
            </button>`
      } <a class="btn" href="/">${t("web-lobby")}</a>`;
  }

  /** @param {string} wish */
  #ask(wish) {
    this.dispatchEvent(new CustomEvent(wish, { bubbles: true }));
  }
}

customElements.define("tin-prompt", PromptBar);
