// @ts-check
/** My seat at this table: the code that brings it back on another device, and how to give it up. */
import { html, nothing } from "../vendor/lit.js";
import { Element, given } from "../element.js";
import { api, recoveryCode, Refused } from "../api.js";
import { t } from "../words.js";

export class SeatKey extends Element {
  static properties = {
    store: { attribute: false },
    problem: { state: true },
    isLeaving: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../store.js").TableStore} */
    this.store = given;
    this.problem = "";
    this.isLeaving = false;
  }

  render() {
    const { table } = this.store;
    return html`<section class="stack-s" aria-label=${t("web-my-seat")}>
      <h3>${t("web-my-seat")}</h3>
      ${this.problem ? html`<p role="alert">${this.problem}</p>` : nothing}
      ${table.you === null ? this.#recover() : this.#key(table.code)}
    </section>`;
  }

  /** @param {string} code */
  #key(code) {
    const recovery = recoveryCode(code);
    return html`${recovery ? html`<p>${t("web-recovery")}<br /><b class="recovery">${recovery}</b></p>` : nothing}
    ${
      this.isLeaving
        ? html`<div class="confirm">
            <p>${t("web-leave-sure")}</p>
            <button class="btn btn-danger" @click=${() => this.#try(() => api.leave(code))}>
              ${t("web-leave")}
            </button>
            <button class="btn" @click=${() => (this.isLeaving = false)}>${t("web-cancel")}</button>
          </div>`
        : html`<button class="btn" @click=${() => (this.isLeaving = true)}>
            ${t("web-leave")}
          </button>`
    }`;
  }

  #recover() {
    return html`<form class="stack-s" @submit=${this.#bringBack}>
      <label class="field"
        ><span class="label">${t("web-recover")}</span
        ><input class="input" name="recovery" required autocomplete="off"
      /></label>
      <button class="btn">${t("web-recover-do")}</button>
    </form>`;
  }

  /** @param {SubmitEvent} event */
  #bringBack(event) {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    void this.#try(() => api.recover(this.store.table.code, String(form.get("recovery"))));
  }

  /** @param {() => Promise<unknown>} what */
  async #try(what) {
    try {
      await what();
      location.reload();
    } catch (error) {
      this.problem = error instanceof Refused ? error.problem.text : t("web-unreachable");
    }
  }
}

customElements.define("tin-seat-key", SeatKey);
