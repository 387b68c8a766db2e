// @ts-check
/** Before the game: what the table has promised about its draws, and what I add to them. */
import { html, nothing } from "../vendor/lit.js";
import { Element, given } from "../app/element.js";
import { api, keep, reason } from "../net/api.js";
import { canCompute, contributionOf } from "../net/fairness.js";
import { t } from "../text/words.js";

export class FairBox extends Element {
  static properties = {
    table: { attribute: false },
    told: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../net/wire.js").TableInfo} */
    this.table = given;
    /** How the last change went. */
    this.told = "";
  }

  render() {
    const { table } = this;
    return html`<details class="panel more fair-box">
      <summary>${t("web-fair")}</summary>
      <div class="stack-s">
        <p>${t("web-fair-box")} <a href="/fairness">${t("web-fair-more")}</a></p>
        <p><span class="label">${t("web-fair-commitment")}</span><code>${table.commitment}</code></p>
        ${table.you === null ? nothing : this.#add()}
      </div>
    </details>`;
  }

  #add() {
    return html`<form class="stack-s" @submit=${this.#give}>
      <label class="field"
        ><span class="label">${t("web-fair-mine")}</span>
        <input class="input" name="phrase" maxlength="200" required autocomplete="off" />
      </label>
      <button class="btn">${t("web-fair-give")}</button>
      <p role="status">${this.told}</p>
    </form>`;
  }

  /** @param {SubmitEvent} event */
  async #give(event) {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    try {
      const phrase = String(form.get("phrase"));
      await api.contribute(this.table.code, phrase);
      if (canCompute()) keep(this.table, this.table.you, await contributionOf(phrase));
      this.told = t("web-fair-given");
    } catch (error) {
      this.told = reason(error);
    }
  }
}

customElements.define("tin-fair-box", FairBox);
