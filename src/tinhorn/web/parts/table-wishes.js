// @ts-check
/** What a player can ask the others for during a game: a pause, another clock. */
import { html, nothing } from "../vendor/lit.js";
import { speaker } from "../app/agreement.js";
import { Element, reactive, required } from "../app/element.js";
import { api, attempt } from "../net/api.js";
import { t } from "../text/words.js";
import { clockField } from "./table-options.js";

class TableWishes extends Element {
  static properties = reactive("model", "problem", "clock");

  /** @type {import("../net/table-model.js").TableModel} */
  model = required;
  problem = "";
  /** The clock that was chosen, and not yet asked for. @type {import("../net/wire.js").Clock | null} */
  clock = null;

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.model, "change");
  }

  render() {
    const { table } = this.model;
    if (
      table.status !== "playing" ||
      speaker(table) === undefined ||
      table.motion ||
      (table.host_decides && !table.is_host)
    )
      return nothing;
    const askForClock = () => this.#ask({ wish: "clock", clock: this.clock });
    return html`<section class="stack-s wishes">
      ${this.problem ? html`<p role="alert">${this.problem}</p>` : nothing}
      ${
        table.paused_at === null
          ? html`<button class="btn" @click=${() => this.#ask({ wish: "pause" })}>${t("web-pause-do")}</button>`
          : nothing
      }
      ${clockField(this.clock ?? table.clock, (clock) => (this.clock = clock))}
      ${this.clock ? html`<button class="btn" @click=${askForClock}>${t("web-clock-do")}</button>` : nothing}
    </section>`;
  }

  /** @param {import("../net/wire.js").NewMotion} motion */
  #ask(motion) {
    return attempt(this, async () => {
      const { table } = this.model;
      await api.motion(table.code, motion, speaker(table));
      this.clock = null;
    });
  }
}

customElements.define("tin-table-wishes", TableWishes);
