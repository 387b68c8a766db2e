// @ts-check
/** The player's seat: its recovery code, the link that moves it to another device, and leaving it. */
import { html, nothing } from "../vendor/lit.js";
import { Element, required } from "../app/element.js";
import { icon } from "../draw/art.js";
import { api, reason, recoveryCode } from "../net/api.js";
import { network } from "../net/network.js";
import { copy } from "../app/clipboard.js";
import { t } from "../text/words.js";
import "./host-seats.js";
import "./invitation.js";

export class MySeat extends Element {
  static properties = {
    model: { attribute: false },
    problem: { state: true },
    isLeaving: { state: true },
    copied: { state: true },
    qr: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../net/table-model.js").TableModel} */
    this.model = required;
    this.problem = "";
    this.isLeaving = false;
    this.copied = "";
    /** The QR code of the link that moves the seat, as SVG. */
    this.qr = "";
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch(network, "change");
    void network.load().catch(() => undefined);
  }

  render() {
    const { table } = this.model;
    return html`<section class="stack-s" aria-label=${t("web-my-seat")}>
      <h3>${t("web-my-seat")}</h3>
      ${this.problem ? html`<p role="alert">${this.problem}</p>` : nothing}
      ${table.you === null ? this.#recoveryForm() : this.#ownSeat(table, table.you)}
      ${this.#copyButton("web-watch-copy", `${network.address || location.origin}/t/${table.code}`)}
    </section>
    <tin-host-seats .model=${this.model}></tin-host-seats>`;
  }

  /** @param {import("../net/wire.js").TableInfo} table @param {number} seat */
  #ownSeat(table, seat) {
    const { code } = table;
    const recovery = recoveryCode(table, seat);
    return html`${recovery ? this.#moveLink(code, seat, recovery) : nothing}
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

  /** The recovery code to type, and the link that contains it. */
  /** @param {string} code @param {number} seat @param {string} recovery */
  #moveLink(code, seat, recovery) {
    const link = `${network.address || location.origin}/t/${code}#move=${seat}.${recovery}`;
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
          : network.address
            ? html`<button class="btn" @click=${draw}>${icon("qr")}${t("web-move-qr-show")}</button>`
            : html`<tin-invitation .table=${this.model.table} isShort></tin-invitation>`
      }
      ${this.#copyButton("web-move-copy", link)}`;
  }

  /** @param {string} key @param {string} link */
  #copyButton(key, link) {
    const copyLink = async () => {
      await copy(link);
      this.copied = link;
    };
    return html`<button class="btn" @click=${copyLink}>
      ${icon("link")}${t(this.copied === link ? "web-copied" : key)}
    </button>`;
  }

  #recoveryForm() {
    return html`<form class="stack-s" @submit=${this.#recover}>
      <label class="field"
        ><span class="label">${t("web-recover")}</span
        ><input class="input" name="recovery" required autocomplete="off"
      /></label>
      <button class="btn">${t("web-recover-do")}</button>
    </form>`;
  }

  /** @param {SubmitEvent} event */
  #recover(event) {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    void this.#change(() => api.recover(this.model.table.code, String(form.get("recovery"))));
  }

  /** After the change this device is another viewer, so everything is loaded anew. @param {() => Promise<unknown>} task */
  #change(task) {
    return this.#try(async () => {
      await task();
      location.reload();
    });
  }

  /** Runs a task and shows the reason if it fails. @param {() => Promise<unknown>} task */
  async #try(task) {
    this.problem = "";
    try {
      await task();
    } catch (error) {
      this.problem = reason(error);
    }
  }
}

customElements.define("tin-my-seat", MySeat);
