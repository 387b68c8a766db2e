// @ts-check
/** Opens a record from a file: the game is kept here, and looked back on. */
import { html, nothing } from "../vendor/lit.js";
import { Element } from "../app/element.js";
import { api, reason } from "../net/api.js";
import { icon } from "../draw/art.js";
import { t } from "../text/words.js";

export class BringRecord extends Element {
  static properties = { problem: { state: true } };

  constructor() {
    super();
    this.problem = "";
  }

  render() {
    return html`<label class="btn btn-quiet bring-record"
        >${icon("notebook")}${t("web-bring-record")}
        <input
          class="visually-hidden"
          type="file"
          accept=".json,application/json"
          @change=${this.#bring}
        />
      </label>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}`;
  }

  /** @param {Event} event */
  async #bring(event) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const [file] = input.files ?? [];
    if (!file) return;
    try {
      this.problem = "";
      const { code } = await api.bring(await file.text());
      const detail = `/t/${code}/replay?moment=0`;
      this.dispatchEvent(new CustomEvent("go", { bubbles: true, detail }));
    } catch (error) {
      this.problem = reason(error);
    }
    input.value = "";
  }
}

customElements.define("tin-bring-record", BringRecord);
