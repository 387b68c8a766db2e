// @ts-check
/** The prompt bar: one sentence that says who must do what, four places for buttons, the coach, the clock. */
import { html, keyed, nothing } from "../vendor/lit.js";
import { absentSeat, mayHaveSeat } from "../app/agreement.js";
import { Element, reactive, required } from "../app/element.js";
import { icon, pic } from "../draw/art.js";
import { pausedText } from "../text/times.js";
import { say, t } from "../text/words.js";
import { api, reason } from "../net/api.js";
import { wantsGuide } from "../app/guide.js";
import { openRule, openSeatCode } from "../app/signals.js";
import { heldPhrase, holdButton, urgeButton, urgedPhrase } from "./reaction-bar.js";
import { slots } from "./slots.js";
import { answers, whyNot } from "../app/calm.js";
import "./clock.js";

/** No button is highlighted. */
const NO_ADVICE = { answer: "", type: "" };

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

class PromptBar extends Element {
  static properties = reactive("context", "game", "until", "sheet", "beats", "advice", "why");

  /** @type {import("../draw/draw-context.js").DrawContext} */
  context = required;
  /** @type {import("../games/index.js").GameModule} */
  game = required;
  /** @type {number | null} */
  until = null;
  /** @type {import("../games/index.js").Sheet | null} */
  sheet = null;
  /** @type {import("../app/choreographer.js").Choreographer | null} */
  beats = null;
  /** What the coach said, and to which prompt. @type {{ prompt: number, text: string, answer: string, type: string } | null} */
  advice = null;
  /** Why the button that is pointed at is not possible. */
  why = "";
  hadFocus = false;
  /** Watches over somebody who is away. @type {import("./absence.js").Absence | null} */
  absence = null;

  connectedCallback() {
    super.connectedCallback();
    this.size = new ResizeObserver(() => this.#measure());
    this.watch(window, "resize", () => this.#measure());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.size?.disconnect();
    this.absence?.stop();
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
    this.#markAdvice();
    if (this.hadFocus) requestAnimationFrame(() => this.#keepFocus());
  }

  /** Highlights the button that gives the answer of the coach. */
  #markAdvice() {
    const { advice, context } = this;
    const { answer, type } = advice && advice.prompt === context.view.prompt ? advice : NO_ADVICE;
    for (const button of /** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll("button.btn"))) {
      const isMeant = [button.textContent?.trim(), button.title].includes(answer) || button.dataset.answer === type;
      button.toggleAttribute("data-advised", Boolean(answer) && isMeant);
    }
  }

  #keepFocus() {
    if (document.activeElement === document.body) this.querySelector("section")?.focus();
  }

  render() {
    const { context, sheet } = this;
    const { beat } = context;
    const absent = this.#absent();
    const turn = sheet ? "over" : context.isAsked ? "mine" : "others";
    return html`<section class="prompt" data-turn=${turn} data-beat=${beat?.kind ?? nothing} aria-label=${t("web-now")} tabindex="-1">
      <div class="prompt-in">
        <div class="prompt-text">
          ${pic(beat ? this.#beatPic(beat) : this.#pic())}
          <div>
            <p role="status">${beat ? nothing : this.#question()}</p>
            ${beat ? this.#caption(beat) : html`${this.why ? this.#reason() : this.#hint(absent?.hint)} ${this.#advice()} ${this.#held()} ${this.#guide()}`}
          </div>
        </div>
        <div class="prompt-actions" ?data-over=${Boolean(sheet)} @pointerover=${this.#explain} @focusin=${this.#explain} @click=${this.#explain} @why=${this.#explain}
          @pointerleave=${this.#forget} @focusout=${this.#forget}>${sheet && !beat ? this.#endActions() : slots(absent?.slots ?? this.#slots())}</div>
        <div class="prompt-end">${sheet ? nothing : this.#coach()} ${this.#clock()}</div>
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
  #caption({ caption, isMine }) {
    const text = html`<p class="caption" ?data-me=${isMine} aria-hidden="true">${caption ? this.context.rich(caption) : nothing}</p>`;
    return keyed(caption, text);
  }

  /** The buttons. While nothing is asked, their places stay empty, but for the time to react. */
  #slots() {
    const { beat, isAsked, model } = this.context;
    const isHere = isAsked && !beat && !model.isOpenTable;
    const own = isHere ? this.game.actions(this.context) : {};
    const d = own.d ?? urgeButton(this.context) ?? this.#seatCode();
    return { ...own, c: holdButton(this.context) ?? own.c, d };
  }

  /** A player who opens the table on another device is a spectator until they show the code of their seat. */
  #seatCode() {
    const { isReplay, table } = this.context;
    if (isReplay || !mayHaveSeat(table)) return undefined;
    return html`<button class="btn" data-seat-code @click=${openSeatCode}>${t("web-seat-code")}</button>`;
  }

  /** What to say and do about somebody who is away. */
  #absent() {
    const { context } = this;
    const seat = absentSeat(this.game, context);
    if (seat !== null && !this.absence) this.#watch();
    return this.absence?.look(context, context.beat ? null : seat, this.until) ?? null;
  }

  /** The script is fetched when it is needed. */
  #watch() {
    const watch = (/** @type {typeof import("./absence.js")} */ { Absence }) => {
      this.absence ??= new Absence(() => this.requestUpdate());
      this.requestUpdate();
    };
    void import("./absence.js").then(watch, () => undefined);
  }

  /** Some buttons say it themselves. @param {Event} event */
  #explain({ target }) {
    const why = whyNot(target);
    const isSaid = /** @type {Element} */ (target).closest("button")?.textContent?.includes(why);
    this.why = isSaid ? "" : why;
  }

  #forget() {
    this.why = "";
  }

  #reason() {
    return html`<p class="hint" role="status" data-reason>${this.why}</p>`;
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
    return game.prompt(context).pic ?? (awaited === undefined ? "first-player" : `hat-${context.hat(awaited)}`);
  }

  /** @param {string} [absence] */
  #hint(absence) {
    const { problem, table, model } = this.context;
    if (model.isWaitingToSend) return html`<p class="hint" role="status" data-waiting>${t("web-answer-waiting")}</p>`;
    if (problem) {
      const { rule } = problem;
      const open = () => rule && openRule(table.game, rule);
      return html`<p class="refusal" role="alert">
        ${this.context.rich(problem.reason)}
        ${rule ? html`<button class="rule-id" title=${rule} @click=${open}>${t("web-refusal-rule")}</button>` : nothing}
      </p>`;
    }
    if (absence) return html`<p class="hint" role="status" data-away>${absence}</p>`;
    if (model.isPaused && table.paused_at !== null)
      return html`<p class="hint" data-paused>${pausedText(table.paused_at)}</p>`;
    const forced = this.context.flashes.get("forced");
    if (forced) return html`<p class="hint" role="status" data-forced>${this.context.rich(forced)}</p>`;
    const hint = this.sheet ? this.#rematchNote() : this.game.prompt(this.context).hint;
    return hint ? html`<p class="hint">${hint}</p>` : nothing;
  }

  /** Who asked for time in the open reaction window, and who told them to go on. */
  #held() {
    const { model, listed } = this.context;
    const [held, urged] = [heldPhrase(model), urgedPhrase(model)];
    const told = urged ? html` ${this.context.rich(urged, listed)}` : nothing;
    return held ? html`<p class="hint" role="status">${this.context.rich(held, listed)}${told}</p>` : nothing;
  }

  /** Tips for new players; the element is fetched when it is needed. */
  #guide() {
    const { context, sheet } = this;
    if (sheet || !wantsGuide(context)) return nothing;
    if (customElements.get("tin-guide-tip")) return html`<tin-guide-tip .model=${context.model}></tin-guide-tip>`;
    void import("./guide-tip.js").then(() => this.requestUpdate());
    return nothing;
  }

  /**
   * A player alone with bots may ask the coach; others if the table allows hints to everybody.
   * The button keeps its place, so that no text moves.
   */
  #coach() {
    const { me, isAlone, isAsked, table, beat } = this.context;
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
      const { prompt, action, answer, text, why } = await api.suggestion(table.code);
      const told = [text, ...why.slice(0, 1)].map((line) => say(line, people)).join(" ");
      this.advice = { prompt, text: told, answer: say(answer, people), type: action.type };
      this.context.draft.set("advice", action);
    } catch (error) {
      this.advice = { prompt: this.context.view.prompt, text: reason(error), ...NO_ADVICE };
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

  #rematchNote() {
    return this.context.table.next_code ? t("web-rematch-open") : "";
  }

  /** While the ranks unroll, a click or a key that shows them all at once leads nowhere else. */
  #endActions() {
    const { context } = this;
    const why = context.flashes.get("unrolling") ? t("web-sheet-counting") : "";
    return html`${
      context.me === null && !context.table.yours.length && !context.table.is_host
        ? nothing
        : html`<button class="btn btn-primary" ${answers(`rematch ${why}`, why)} @click=${() => this.#request("rematch")}>
              ${t("web-rematch")}
            </button>`
    } <a class="btn" href="/" ${answers(`lobby ${why}`, why)}>${t("web-lobby")}</a>`;
  }

  /** @param {string} name */
  #request(name) {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true }));
  }
}

customElements.define("tin-prompt-bar", PromptBar);
