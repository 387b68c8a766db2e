// @ts-check
/** What a lesson explains now, and its buttons: back, on, do it for me, leave. */
import { html, nothing } from "../vendor/lit.js";
import { answers } from "../app/calm.js";
import { Element, reactive, required } from "../app/element.js";
import { icon } from "../draw/art.js";
import { people } from "../draw/draw-context.js";
import { rich, say, t } from "../text/words.js";

/** Fires `skip` to end the beats that play, and `play-on`. */
class LessonCard extends Element {
  static properties = reactive("model", "isBusy", "problem");

  /** @type {import("../net/lesson-model.js").LessonModel} */
  model = required;
  /** True while the table still shows what happened before this step. */
  isBusy = false;
  problem = "";

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.model, "change");
  }

  render() {
    const { model } = this;
    const { steps } = model.lesson;
    const title = t("web-learn-step", { step: model.number + 1, steps: steps.length });
    return html`<section class="lesson" aria-labelledby="lesson-title" data-step=${model.step.name} ?data-busy=${this.isBusy}>
      <div class="lesson-head">
        <h2 id="lesson-title">${title}</h2>
        <progress max=${steps.length} value=${model.number + 1} aria-hidden="true"></progress>
        <button class="btn btn-quiet" ?disabled=${!model.number} @click=${() => model.goTo(0)}>${t("web-learn-again")}</button>
        <a class="btn btn-quiet" href="/">${t("web-learn-leave")}</a>
      </div>
      <div class="lesson-text" role="status" tabindex="-1">${this.isBusy ? html`<p>${t("web-learn-watch")}</p>` : this.#text()}</div>
      <div class="lesson-actions">${this.#back()}${this.isBusy ? this.#skip() : this.#forward()}</div>
    </section>`;
  }

  #text() {
    const { model, problem } = this;
    const { text, label } = model.step;
    const names = people(model.table);
    return html`<p>${rich(text, names)}</p>
      ${label ? html`<p class="lesson-do">${icon("flag")}<span>${t("web-learn-do", { label })}</span></p>` : nothing}
      ${model.problem ? html`<p class="refusal">${say(model.problem.reason, names)}</p>` : nothing}
      ${problem ? html`<p class="refusal">${problem}</p>` : nothing}`;
  }

  #back() {
    const { model } = this;
    return html`<button class="btn" ?disabled=${!model.number} @click=${() => model.goTo(model.number - 1)}>${t("web-back")}</button>`;
  }

  #skip() {
    return html`<button class="btn" data-lesson-next @click=${() => this.dispatchEvent(new Event("skip"))}>${t("web-learn-skip")}</button>`;
  }

  #forward() {
    const { model } = this;
    const { answer } = model.step;
    if (answer)
      return html`<button class="btn" ${answers(`show ${model.number}`)} @click=${() => model.answer(answer)}>${t("web-learn-show")}</button>`;
    const [key, go] = model.isLast
      ? ["web-learn-play-on", () => this.dispatchEvent(new Event("play-on"))]
      : ["web-learn-next", () => model.next()];
    return html`<button class="btn btn-primary" data-lesson-next @click=${go}>${t(/** @type {string} */ (key))}</button>`;
  }
}

customElements.define("tin-lesson-card", LessonCard);
