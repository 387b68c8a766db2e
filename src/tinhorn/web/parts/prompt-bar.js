// @ts-check
/** The prompt bar: one sentence that says who must do what, at most four buttons, undo, the clock. */
import { html, keyed, nothing } from "../vendor/lit.js";
import { Element, required } from "../app/element.js";
import { icon, pic } from "../draw/art.js";
import { say, t } from "../text/words.js";
import { api, reason } from "../net/api.js";
import { wantsGuide } from "../app/guide.js";
import { openRule } from "../app/signals.js";
import { heldPhrase, holdButton } from "./reaction-bar.js";
import "./clock.js";

/** A rule for drawers only: a property of the root element would style the whole page anew. */
const room = new CSSStyleSheet();
document.adoptedStyleSheets.push(room);
let left = { above: 0, below: 0 };

/** Keeps drawers clear of the bar, at the top or the bottom of the window. @param {typeof left} pixels */
function leaveRoom({ above, below }) {
  if (above === left.above && below === left.below) return;
  left = { above, below };
  room.replaceSync(`.drawer { --bar-above: ${above}px; --bar-below: ${below}px; }`);
}

export class PromptBar extends Element {
  static properties = {
    context: { attribute: false },
    game: { attribute: false },
    until: { attribute: false },
    sheet: { attribute: false },
    beats: { attribute: false },
    advice: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../draw/draw-context.js").DrawContext} */
    this.context = required;
    /** @type {import("../games/index.js").GameModule} */
    this.game = required;
    /** @type {number | null} */
    this.until = null;
    /** @type {import("../games/index.js").Sheet | null} */
    this.sheet = null;
    /** @type {import("../app/choreographer.js").Choreographer | null} */
    this.beats = null;
    /** What the coach said, and to which prompt. @type {{ prompt: number, text: string } | null} */
    this.advice = null;
    this.hadFocus = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this.size = new ResizeObserver(() => this.#measure());
    this.watch(window, "resize", () => this.#measure());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.size?.disconnect();
    leaveRoom({ above: 0, below: 0 });
  }

  firstUpdated() {
    const bar = this.querySelector("section");
    if (bar) this.size?.observe(bar);
  }

  /** The bar sticks to the bottom of a small window, and is at the top of a wide one. */
  #measure() {
    const bar = this.querySelector("section");
    if (!bar) return;
    const { top, bottom } = bar.getBoundingClientRect();
    const isStuck = getComputedStyle(bar).position === "sticky";
    leaveRoom(isStuck ? { above: 0, below: innerHeight - top } : { above: bottom, below: 0 });
  }

  willUpdate() {
    this.hadFocus = this.contains(document.activeElement);
  }

  /** A pressed button may be gone after a redraw: keep the focus in the bar, not at the page's top. */
  updated() {
    if (this.hadFocus) requestAnimationFrame(() => this.#keepFocus());
  }

  #keepFocus() {
    if (document.activeElement === document.body) this.querySelector("section")?.focus();
  }

  render() {
    const { context, sheet } = this;
    const { beat } = context;
    const turn = sheet ? "over" : context.isAsked ? "mine" : "others";
    return html`<section class="prompt" data-turn=${turn} data-beat=${beat?.kind ?? nothing} aria-label=${t("web-now")} tabindex="-1">
      <div class="prompt-in">
        <div class="prompt-text">
          ${pic(beat ? this.#beatPic(beat) : this.#pic())}
          <div>
            <p role="status">${beat ? nothing : this.#question()}</p>
            ${beat ? this.#caption(beat) : html`${this.#hint()} ${this.#advice()} ${this.#held()} ${this.#guide()}`}
          </div>
        </div>
        <div class="prompt-actions">${beat ? this.#beatButtons() : sheet ? this.#endActions() : context.model.isOpenTable ? nothing : this.game.actions(context)}${holdButton(context.model)}</div>
        <div class="prompt-end">
          ${sheet ? nothing : this.#coach()} ${context.model.update?.can_undo ? this.#undo() : nothing}
          ${this.#clock()}
        </div>
      </div>
    </section>`;
  }

  /** While points are counted, the bar does not name the winner yet. */
  #question() {
    const { question, flashes } = this.context;
    const asked = flashes.get("counting") ? { key: "web-sheet-counting", args: {} } : question;
    return keyed(asked.key + JSON.stringify(asked.args), html`<span>${this.context.rich(asked)}</span>`);
  }

  /** While a beat plays, its caption takes the place of the question. The announcer reads its lines. */
  /** @param {import("../app/choreographer.js").Beat} beat */
  #caption({ caption }) {
    const text = html`<p class="caption" aria-hidden="true">${caption ? this.context.rich(caption) : nothing}</p>`;
    return keyed(caption, text);
  }

  #beatButtons() {
    return html`<button class="btn" data-next @click=${() => this.beats?.next()}>${t("web-beat-next")}</button>
      <button class="btn" data-faster @click=${() => this.beats?.hurry()}>${t("web-beat-faster")}</button>`;
  }

  /** @param {import("../app/choreographer.js").Beat} beat */
  #beatPic({ events }) {
    const { seat, pic: picture } = this.game.traits(events[events.length - 1], this.context);
    return seat === undefined ? (picture ?? "first-player") : `hat-${this.context.hat(seat)}`;
  }

  #pic() {
    const { context, game, sheet } = this;
    if (context.flashes.get("counting")) return "trophy";
    if (sheet) return `hat-${context.hat(sheet.winners[0])}`;
    const [awaited] = game.awaited(context);
    return (
      game.prompt(context).pic ?? (awaited === undefined ? "first-player" : `hat-${context.hat(awaited)}`)
    );
  }

  #hint() {
    const { problem, table } = this.context;
    if (problem) {
      const { rule } = problem;
      const open = () => rule && openRule(table.game, rule);
      return html`<p class="refusal" role="alert">
        ${this.context.rich(problem.reason)}
        ${rule ? html`<button class="rule-id" @click=${open}>${rule}</button>` : nothing}
      </p>`;
    }
    const hint = this.sheet ? this.#rematchNote() : this.game.prompt(this.context).hint;
    return hint ? html`<p class="hint">${hint}</p>` : nothing;
  }

  /** Who asked for time in the open reaction window. */
  #held() {
    const { model, listed } = this.context;
    const held = heldPhrase(model);
    return held ? html`<p class="hint" role="status">${this.context.rich(held, listed)}</p>` : nothing;
  }

  /** Tips for new players; the element is fetched when it is needed. */
  #guide() {
    const { context, sheet } = this;
    if (sheet || !wantsGuide(context)) return nothing;
    if (customElements.get("tin-guide-tip"))
      return html`<tin-guide-tip .model=${context.model}></tin-guide-tip>`;
    void import("./guide-tip.js").then(() => this.requestUpdate());
    return nothing;
  }

  /**
   * A player alone with bots may ask the coach; others if the table allows hints to everybody.
   * The button keeps its place, so that no text moves.
   */
  #coach() {
    const { me, isAsked, table, beat } = this.context;
    const isAlone = table.seats.every(({ kind }, seat) => seat === me || kind === "bot");
    const isAllowed = isAlone || (me !== null && table.hints === "all");
    if (me === null || !isAllowed || !table.code) return nothing;
    const label = t("web-coach");
    return html`<button class="btn btn-quiet btn-icon" data-coach ?data-idle=${!isAsked || beat} aria-label=${label} title=${label} @click=${this.#askCoach}>
      ${icon("robot")}
    </button>`;
  }

  async #askCoach() {
    const { table, people } = this.context;
    try {
      const { prompt, text, why } = await api.suggestion(table.code);
      this.advice = { prompt, text: [text, ...why].map((line) => say(line, people)).join(" ") };
    } catch (error) {
      this.advice = { prompt: this.context.view.prompt, text: reason(error) };
    }
  }

  #advice() {
    const { advice, context } = this;
    return advice && advice.prompt === context.view.prompt
      ? html`<p class="hint" role="status" data-advice>${advice.text}</p>`
      : nothing;
  }

  /** The time left. A short reaction window that does not ask the viewer has no clock: it would only flash by. */
  #clock() {
    const { beat, isAsked, model } = this.context;
    const isBrief = Boolean(model.update?.window) && !heldPhrase(model) && !isAsked;
    if (beat || this.until === null || isBrief) return nothing;
    return html`<tin-clock .until=${this.until} .isMine=${isAsked}></tin-clock>`;
  }

  #undo() {
    const label = t("web-undo");
    return html`<button
      class="btn btn-quiet btn-icon"
      aria-label=${label}
      title=${label}
      @click=${() => this.context.model.undo()}
    >
      ${icon("undo")}
    </button>`;
  }

  #rematchNote() {
    return this.context.table.next_code ? t("web-rematch-open") : "";
  }

  #endActions() {
    const { context } = this;
    return html`${
        context.me === null && !context.table.yours.length && !context.table.is_host
          ? nothing
          : html`<button class="btn btn-primary" @click=${() => this.#request("rematch")}>
              ${t("web-rematch")}
            </button>`
      } <a class="btn" href="/">${t("web-lobby")}</a>`;
  }

  /** @param {string} name */
  #request(name) {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true }));
  }
}

customElements.define("tin-prompt-bar", PromptBar);
