// @ts-check
/** Before the game: the commitment to the random draws, and a field for the player's contribution. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { api, reason } from "../net/api.js";
import { t } from "../text/words.js";

class FairnessBox extends Element {
  static properties = reactive("table", "result");

  /** @type {import("../net/wire.js").TableInfo} */
  table = required;
  result = "";

  render() {
    const { table } = this;
    return html`<details class="panel more fairness-box">
      <summary>${t("web-fair")}</summary>
      <div class="stack-s">
        <p>${t("web-fairness-box")} <a href="/fairness">${t("web-fair-more")}</a></p>
        <p><span class="label">${t("web-fair-commitment")}</span><code>${table.commitment}</code></p>
        ${table.you === null ? nothing : this.#form()}
      </div>
    </details>`;
  }

  #form() {
    return html`<form class="stack-s" @submit=${this.#contribute}>
      <label class="field"
        ><span class="label">${t("web-fair-contribution")}</span>
        <input class="input" name="phrase" maxlength="200" required autocomplete="off" />
      </label>
      <button class="btn">${t("web-fair-give")}</button>
      <p role="status">${this.result}</p>
    </form>`;
  }

  /** @param {SubmitEvent} event */
  async #contribute(event) {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    try {
      await api.contribute(this.table, this.table.you ?? 0, String(form.get("phrase")));
      this.result = t("web-fair-given");
    } catch (error) {
      this.result = reason(error);
    }
  }
}

customElements.define("tin-fairness-box", FairnessBox);
