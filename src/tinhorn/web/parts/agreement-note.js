// @ts-check
/** What a table has agreed on, or is asked for: a covered seat, a pause, an open request. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { hasAgreement, speaker, speakers } from "../app/agreement.js";
import { people } from "../draw/draw-context.js";
import { api, attempt } from "../net/api.js";
import { clockText, pausedText } from "../text/times.js";
import { t } from "../text/words.js";

class AgreementNote extends Element {
  static properties = reactive("model", "problem");

  /** @type {import("../net/table-model.js").TableModel} */
  model = required;
  problem = "";

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.model, "change");
  }

  render() {
    const { table } = this.model;
    if (!hasAgreement(table)) return nothing;
    const isCovered = table.yours.some((seat) => table.seats[seat].is_covered);
    return html`<div class="panel seat-note agreement" role="status">
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      ${isCovered ? this.#covered() : nothing}
      ${table.paused_at === null ? nothing : this.#paused(table.paused_at)}
      ${table.motion ? this.#motion(table.motion) : nothing}
    </div>`;
  }

  #covered() {
    return html`<p>${t("web-covered-you")}</p>
      ${this.#button("web-back-do", () => api.back(this.model.table.code), "btn-primary")}`;
  }

  /** @param {number} at in seconds since 1970 */
  #paused(at) {
    const { table } = this.model;
    const seat = speaker(table);
    const goesOn = () => api.motion(table.code, { wish: "continue" }, seat);
    return html`<p><b>${pausedText(at)}</b></p>
      ${seat !== undefined && !table.motion ? this.#button("web-continue-do", goesOn, "btn-primary") : nothing}`;
  }

  /** @param {import("../net/wire.js").MotionInfo} motion */
  #motion({ wish, by, agreed, seat, clock }) {
    const { table } = this.model;
    const names = people(table);
    const absent = seat === null ? "" : names[seat].name;
    const text = t(`web-motion-${wish}`, { name: names[by].name, absent, clock: clock ? clockText(clock) : "" });
    const mine = speakers(table).filter((one) => one !== seat);
    const left = mine.filter((one) => !agreed.includes(one));
    const agree = () => this.#agree(left);
    const refuse = () => api.vote(table.code, false, mine[0]);
    return html`<p>${text}${mine.length && !left.length ? html` ${t("web-motion-waits")}` : nothing}</p>
      <div class="row">
        ${left.length ? this.#button("web-motion-yes", agree, "btn-primary") : nothing}
        ${mine.length ? this.#button(mine.includes(by) ? "web-motion-withdraw" : "web-motion-no", refuse) : nothing}
      </div>`;
  }

  /** All players of this device agree; where the host alone decides, the first vote may be enough. @param {number[]} seats */
  async #agree(seats) {
    const { code } = this.model.table;
    for (const seat of seats) {
      const { motion } = await api.vote(code, true, seat);
      if (!motion) return;
    }
  }

  /** @param {string} key @param {() => Promise<unknown>} ask @param {string} [look] */
  #button(key, ask, look = "") {
    return html`<button class="btn ${look}" @click=${() => attempt(this, ask)}>${t(key)}</button>`;
  }
}

customElements.define("tin-agreement-note", AgreementNote);
