// @ts-check
/** The bar while one looks back: which moment it is, what happened, and the ways out of it. */
import { html, nothing } from "../vendor/lit.js";
import { Element, given } from "../app/element.js";
import { api, reason } from "../net/api.js";
import { icon } from "../draw/art.js";
import { settings } from "../app/settings.js";
import { t } from "../text/words.js";

export class ReplayBar extends Element {
  static properties = {
    reel: { attribute: false },
    desk: { attribute: false },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../net/replay-model.js").Reel} */
    this.reel = given;
    /** @type {import("../draw/draw-context.js").Desk} */
    this.desk = given;
    this.problem = "";
  }

  render() {
    const { reel, desk } = this;
    const turn = reel.live.isAsked ? "mine" : "past";
    const text = reel.lines.at(-1)?.text;
    const where = t("web-replay-moment", { number: reel.shown, count: reel.last });
    return html`<section class="prompt" data-turn=${turn} aria-label=${t("web-replay")}>
      <div class="prompt-in">
        <div class="prompt-text">
          ${icon("rewind")}
          <div>
            <p role=${reel.isPlaying ? nothing : "status"}>
              ${where} ${text ? desk.rich(text) : nothing}
            </p>
            ${this.#hint()}
          </div>
        </div>
        <div class="prompt-actions">${reel.isOn ? this.#backToNow() : this.#after()}</div>
        <div class="prompt-end"></div>
      </div>
    </section>`;
  }

  #hint() {
    const { reel } = this;
    const problem = this.problem || reel.problem;
    if (problem) return html`<p class="refusal" role="alert">${problem}</p>`;
    if (!reel.isOn) return nothing;
    const key = reel.live.isAsked ? "web-replay-your-turn" : "web-replay-goes-on";
    return html`<p class="hint" role="status">${t(key)}</p>`;
  }

  #backToNow() {
    return html`<a class="btn btn-primary" href="/t/${this.reel.code}">
      ${t("web-replay-now")} <kbd class="wide-only">${t("web-key-end")}</kbd>
    </a>`;
  }

  #after() {
    const { reel, desk } = this;
    const seat = this.#seat();
    const isEnd = reel.number === reel.last && desk.table.outcome !== null;
    return html`${
        isEnd
          ? nothing
          : html`<button class="btn btn-primary" @click=${() => this.#again(seat)}>
              ${desk.t("web-replay-again", { seat })}
            </button>`
      } <a class="btn" href="/t/${reel.code}">${t("web-replay-leave")}</a>`;
  }

  /** Whose place one takes to play on: that of the eyes one looks through, or one's own. */
  #seat() {
    const lens = Number(this.reel.film?.lens);
    return Number.isNaN(lens) ? (this.reel.live.table.you ?? 0) : lens;
  }

  /** @param {number} seat */
  async #again(seat) {
    const { reel } = this;
    const name = settings.values.name || t("web-no-name");
    const { hat } = reel.live.table.seats[seat];
    try {
      const { table } = await api.again(reel.code, { moment: reel.number, seat, name, hat });
      this.dispatchEvent(new CustomEvent("go", { bubbles: true, detail: `/t/${table.code}` }));
    } catch (error) {
      this.problem = reason(error);
    }
  }
}

customElements.define("tin-replay-bar", ReplayBar);
