// @ts-check
/**
 * The lesson of a game: the table, drawn as ever, and below it a card that explains. The part of the
 * table that a step is about is lit, the rest is darker. `/learn/GAME`, as text
 * `/learn/GAME/text`.
 */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive } from "../app/element.js";
import { currentRoute } from "../app/routes.js";
import { settings } from "../app/settings.js";
import { setHolder } from "../app/signals.js";
import { isInPanel, light, openTab } from "../draw/highlight.js";
import { loadStylesheet } from "../draw/stylesheet.js";
import { api, attempt } from "../net/api.js";
import { LessonModel } from "../net/lesson-model.js";
import { currentLanguage, loadMore, t } from "../text/words.js";
import "../parts/lesson-card.js";

await Promise.all([loadStylesheet("lesson.css"), loadMore("lesson/")]);

/** @param {import("../app/routes.js").Visit} visit */
export const page = ({ name }) => html`<tin-lesson-page .game=${name}></tin-lesson-page>`;

class LessonPage extends Element {
  static properties = reactive("game", "model", "problem");

  game = "";
  /** @type {LessonModel | null} */
  model = null;
  problem = "";
  /** The step that was lit last, so that its tab is opened once. */
  lit = -1;
  language = currentLanguage();
  observer = new MutationObserver(() => this.#light());
  dock = new ResizeObserver(() => this.#measure());
  /** @type {import("../app/choreographer.js").Choreographer | undefined} */
  beats = undefined;

  connectedCallback() {
    super.connectedCallback();
    this.watch(settings, "change");
    document.documentElement.dataset.lesson = "";
    this.observer.observe(this, { childList: true, subtree: true });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.observer.disconnect();
    this.dock.disconnect();
    light("", []);
    setHolder(null);
    delete document.documentElement.dataset.lesson;
    document.documentElement.style.removeProperty("--dock");
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("game")) void this.#open();
  }

  async #open() {
    const { game } = this;
    await attempt(this, async () => {
      const lesson = await api.lesson(game);
      if (game !== this.game) return;
      if (this.#isText) await import("./text-page.js");
      this.model = new LessonModel(lesson, settings.values.lessons[game] ?? 0);
      this.watch(this.model, "change");
      setHolder(this.model);
    });
  }

  get #isText() {
    return settings.values.textTable || currentRoute().mode === "text";
  }

  render() {
    const { model } = this;
    if (!model) return html`<p class="waiting" role="status">${this.problem || t("web-table-opening")}</p>`;
    if (this.#isText && !customElements.get("tin-text-page")) {
      void import("./text-page.js").then(() => this.requestUpdate());
      return nothing;
    }
    if (this.#isText) return html`<tin-text-page .model=${model} .lesson=${this.#card(model, false)}></tin-text-page>`;
    return html`<div class="lesson-frame" ?data-asks=${Boolean(model.step.answer)} ?data-panel=${isInPanel(this.game, model.step.marks)}>
      ${this.#card(model, this.beats?.isPlaying ?? false)}
      <tin-table-page .model=${model}></tin-table-page>
    </div>`;
  }

  /** @param {LessonModel} model @param {boolean} isBusy */
  #card(model, isBusy) {
    return html`<tin-lesson-card
      .model=${model}
      .isBusy=${isBusy}
      .problem=${this.problem}
      @skip=${() => this.beats?.finish()}
      @play-on=${() => this.#playOn()}
    ></tin-lesson-card>`;
  }

  updated() {
    const card = this.querySelector(".lesson-frame .lesson");
    if (card) this.dock.observe(card);
    this.#followBeats();
    this.#light();
  }

  /** Redraws the card when the table has shown all that happened. */
  #followBeats() {
    const beats = /** @type {any} */ (this.querySelector("tin-table-page"))?.choreographer;
    if (!beats || beats === this.beats) return;
    this.beats = beats;
    this.watch(beats, "change");
    this.requestUpdate();
  }

  /** Makes room for the card at the bottom of the window. */
  #measure() {
    const height = this.querySelector(".lesson-frame .lesson")?.getBoundingClientRect().height ?? 0;
    document.documentElement.style.setProperty("--dock", `${Math.ceil(height)}px`);
  }

  #light() {
    const { model, beats } = this;
    if (!model || this.#isText) return;
    const { marks } = model.step;
    light(this.game, beats?.isPlaying ? [] : marks);
    if (beats?.isPlaying || this.lit === model.number || !this.querySelector(".panels [aria-label]")) return;
    this.lit = model.number;
    openTab(this.game, marks);
    this.#focus(model);
  }

  /** Enter leads on from a step that explains; a step that asks hands the keyboard to the prompt bar. */
  /** @param {LessonModel} model */
  async #focus(model) {
    await this.updateComplete;
    const to = model.step.answer ? ".prompt" : "[data-lesson-next]";
    /** @type {HTMLElement | null} */ (this.querySelector(to))?.focus({ preventScroll: true });
  }

  async #playOn() {
    const { name, hat } = settings.values;
    await attempt(this, async () => {
      const { table } = await api.lessonPlayOn(this.game, { name, hat });
      settings.change({ guide: true, lessons: { ...settings.values.lessons, [this.game]: 0 } });
      const detail = new URL(table.link, location.href).pathname;
      this.dispatchEvent(new CustomEvent("go", { bubbles: true, detail }));
    });
  }
}

customElements.define("tin-lesson-page", LessonPage);
