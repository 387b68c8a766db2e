// @ts-check
/** My seat at this table: the code that brings it back on another device, and how to give it up. */
import { html, nothing } from "../vendor/lit.js";
import { Element, given } from "../app/element.js";
import { icon } from "../draw/art.js";
import { api, reason, recoveryCode } from "../net/api.js";
import { copy } from "../app/clipboard.js";
import { t } from "../text/words.js";
import "./host-seats.js";

export class SeatKey extends Element {
  static properties = {
    store: { attribute: false },
    problem: { state: true },
    isLeaving: { state: true },
    copied: { state: true },
    qr: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../net/table-model.js").TableStore} */
    this.store = given;
    this.problem = "";
    this.isLeaving = false;
    this.copied = "";
    /** A picture of the link that moves the seat. */
    this.qr = "";
  }

  render() {
    const { table } = this.store;
    return html`<section class="stack-s" aria-label=${t("web-my-seat")}>
      <h3>${t("web-my-seat")}</h3>
      ${this.problem ? html`<p role="alert">${this.problem}</p>` : nothing}
      ${table.you === null ? this.#recover() : this.#key(table.code, table.you)}
      ${this.#copying("web-watch-copy", table.link)}
    </section>
    <tin-host-seats .store=${this.store}></tin-host-seats>`;
  }

  /** @param {string} code @param {number} seat */
  #key(code, seat) {
    const recovery = recoveryCode(code, seat);
    return html`${recovery ? this.#moving(code, seat, recovery) : nothing}
    ${
      this.isLeaving
        ? html`<div class="confirm">
            <p>${t("web-leave-sure")}</p>
            <button class="btn btn-danger" @click=${() => this.#change(() => api.leave(code, seat))}>
              ${t("web-leave")}
            </button>
            <button class="btn" @click=${() => (this.isLeaving = false)}>${t("web-cancel")}</button>
          </div>`
        : html`<button class="btn" @click=${() => (this.isLeaving = true)}>
            ${t("web-leave")}
          </button>`
    }`;
  }

  /** By a code to be typed, or a link that carries it. */
  /** @param {string} code @param {number} seat @param {string} recovery */
  #moving(code, seat, recovery) {
    const link = `${location.origin}/t/${code}#move=${seat}.${recovery}`;
    const draw = () =>
      this.#try(async () => (this.qr = await api.movingCode(code, seat, recovery)));
    return html`<p>${t("web-recovery")}<br /><b class="recovery">${recovery}</b></p>
      ${
        this.qr
          ? html`<img
              class="qr-code"
              src="data:image/svg+xml,${encodeURIComponent(this.qr)}"
              alt=${t("web-move-qr")}
            />`
          : html`<button class="btn" @click=${draw}>${icon("qr")}${t("web-move-qr-show")}</button>`
      }
      ${this.#copying("web-move-copy", link)}`;
  }

  /** @param {string} key @param {string} link */
  #copying(key, link) {
    const deed = async () => {
      await copy(link);
      this.copied = link;
    };
    return html`<button class="btn" @click=${deed}>
      ${icon("link")}${t(this.copied === link ? "web-copied" : key)}
    </button>`;
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
    void this.#change(() => api.recover(this.store.table.code, String(form.get("recovery"))));
  }

  /** Who sits here is another now. @param {() => Promise<unknown>} what */
  #change(what) {
    return this.#try(async () => {
      await what();
      location.reload();
    });
  }

  /** Does it, or says why not. @param {() => Promise<unknown>} what */
  async #try(what) {
    this.problem = "";
    try {
      await what();
    } catch (error) {
      this.problem = reason(error);
    }
  }
}

customElements.define("tin-seat-key", SeatKey);
