// @ts-check
/** Imports the record of a game from a file, and opens its replay. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive } from "../app/element.js";
import { api, attempt } from "../net/api.js";
import { icon } from "../draw/art.js";
import { t } from "../text/words.js";

class RecordImport extends Element {
  static properties = reactive("problem");

  problem = "";

  render() {
    return html`<label class="btn btn-quiet record-import"
        >${icon("notebook")}${t("web-import-record")}
        <input
          class="visually-hidden"
          type="file"
          accept=".json,application/json"
          @change=${this.#import}
        />
      </label>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}`;
  }

  /** @param {Event} event */
  async #import(event) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const [file] = input.files ?? [];
    if (!file) return;
    await attempt(this, async () => {
      const { code } = await api.importRecord(await file.text());
      const detail = `/t/${code}/replay?frame=0`;
      this.dispatchEvent(new CustomEvent("go", { bubbles: true, detail }));
    });
    input.value = "";
  }
}

customElements.define("tin-record-import", RecordImport);
