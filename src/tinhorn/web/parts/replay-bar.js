// @ts-check
/** The prompt bar of a replay: the number of the frame, what happened in it, and the ways out. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { api, attempt } from "../net/api.js";
import { icon } from "../draw/art.js";
import { settings } from "../app/settings.js";
import { nameOf, t } from "../text/words.js";

class ReplayBar extends Element {
  static properties = reactive("model", "context", "problem");

  /** @type {import("../net/replay-model.js").ReplayModel} */
  model = required;
  /** @type {import("../draw/draw-context.js").DrawContext} */
  context = required;
  problem = "";

  render() {
    const { model, context } = this;
    const turn = model.live.isAsked ? "mine" : "replay";
    const text = model.lines.at(-1)?.text;
    const where = t("web-replay-frame", { number: model.shown, count: model.last });
    return html`<section class="prompt" data-turn=${turn} aria-label=${t("web-replay")}>
      <div class="prompt-in">
        <div class="prompt-text">
          ${icon("rewind")}
          <div>
            <p role=${model.isPlaying ? nothing : "status"}>
              ${where} ${text ? context.rich(text) : nothing}
            </p>
            ${this.#hint()}
          </div>
        </div>
        <div class="prompt-actions">${model.isRunning ? this.#backToNow() : this.#after()}</div>
        <div class="prompt-end"></div>
      </div>
    </section>`;
  }

  #hint() {
    const { model } = this;
    const problem = this.problem || model.problem;
    if (problem) return html`<p class="refusal" role="alert">${problem}</p>`;
    if (!model.isRunning) return nothing;
    const key = model.live.isAsked ? "web-replay-your-turn" : "web-replay-goes-on";
    return html`<p class="hint" role="status">${t(key)}</p>`;
  }

  #backToNow() {
    return html`<a class="btn btn-primary" href="/t/${this.model.code}">
      ${t("web-replay-now")} <kbd class="wide-only">${t("web-key-end")}</kbd>
    </a>`;
  }

  #after() {
    const { model, context } = this;
    const seat = this.#seat();
    const isEnd = model.number === model.last && context.table.outcome !== null;
    return html`${
      isEnd
        ? nothing
        : html`<button class="btn btn-primary" @click=${() => this.#playOn(seat)}>
              ${seat === context.reader ? t("web-replay-play-on-you") : context.t("web-replay-play-on", { seat: nameOf(seat) })}
            </button>`
    } <a class="btn" href="/t/${model.code}">${t("web-replay-leave")}</a>`;
  }

  /** The seat the reader takes when they play on: the one whose perspective is shown, or their own. */
  #seat() {
    const seat = Number(this.model.replay?.perspective);
    return Number.isNaN(seat) ? (this.model.live.table.you ?? 0) : seat;
  }

  /** @param {number} seat */
  async #playOn(seat) {
    const { model } = this;
    const name = settings.values.name;
    const { hat } = model.live.table.seats[seat];
    await attempt(this, async () => {
      const { table } = await api.playOn(model.code, { frame: model.number, seat, name, hat });
      this.dispatchEvent(new CustomEvent("go", { bubbles: true, detail: `/t/${table.code}` }));
    });
  }
}

customElements.define("tin-replay-bar", ReplayBar);
