// @ts-check
/** The player's seat: its recovery code, the link that moves it to another device, and leaving it. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { icon } from "../draw/art.js";
import { api, attempt, recoveryCode } from "../net/api.js";
import { network } from "../net/network.js";
import { copy } from "../app/clipboard.js";
import { keepLeftGame } from "../app/my-games.js";
import { t } from "../text/words.js";
import "./host-seats.js";
import "./invitation.js";
import { optionList } from "./table-options.js";
import "./table-wishes.js";

/** @import { TableInfo } from "../net/wire.js" */

/** What becomes of the table, or of the seat, if its player leaves. @param {TableInfo} table @param {number} leaving */
function afterLeaving({ status, seats, when_left, has_screen }, leaving) {
  if (status === "seating") return seats[leaving].is_host && !has_screen ? "closes" : "frees";
  const isLast = seats.every(({ kind }, seat) => seat === leaving || kind !== "person");
  return isLast ? "ends" : when_left;
}

class MySeat extends Element {
  static properties = reactive("model", "problem", "isLeaving", "copied", "isShown", "qr");

  /** @type {import("../net/table-model.js").TableModel} */
  model = required;
  problem = "";
  isLeaving = false;
  copied = "";
  /** The recovery code is on the screen. */
  isShown = false;
  /** The QR code of the link that moves the seat, as SVG. */
  qr = "";

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
      ${table.you === null ? this.#recovering(table) : this.#ownSeat(table, table.you)}
      ${this.#copyButton("web-watch-copy", `${network.address || location.origin}/t/${table.code}`)}
    </section>
    <section class="stack-s" aria-label=${t("web-options")}>
      <h3>${t("web-options")}</h3>
      ${optionList(table)}
    </section>
    <tin-table-wishes .model=${this.model}></tin-table-wishes>
    <tin-host-seats .model=${this.model}></tin-host-seats>`;
  }

  /** @param {TableInfo} table @param {number} seat */
  #ownSeat(table, seat) {
    const { code } = table;
    const recovery = recoveryCode(table, seat);
    return html`${recovery ? this.#moveLink(code, seat, recovery) : nothing}
    ${table.status === "seating" || table.status === "playing" ? this.#leaving(table, seat) : nothing}`;
  }

  /** @param {TableInfo} table @param {number} seat */
  #leaving(table, seat) {
    if (!this.isLeaving)
      return html`<button class="btn" @click=${() => (this.isLeaving = true)}>${t("web-leave")}</button>`;
    return html`<div class="confirm">
      <p>${t(`web-leave-${afterLeaving(table, seat)}`)}</p>
      <button class="btn btn-danger" @click=${() => this.#leave(table, seat)}>${t("web-leave")}</button>
      <button class="btn" @click=${() => (this.isLeaving = false)}>${t("web-cancel")}</button>
    </div>`;
  }

  /** A device without another seat at the table goes to the lobby. @param {TableInfo} table @param {number} seat */
  #leave(table, seat) {
    const { code, yours } = table;
    if (yours.length > 1) return this.#change(() => api.leave(code, seat));
    return attempt(this, async () => {
      if (afterLeaving(table, seat) === "ends") {
        const mine = (await api.mine()).find((my) => my.table.code === code);
        keepLeftGame(this.model, mine?.round ?? null);
      }
      await api.leave(code, seat);
      this.dispatchEvent(new CustomEvent("go", { bubbles: true, detail: "/" }));
    });
  }

  /** Who sees the code can take the seat, so it is shown when it is asked for. @param {string} recovery */
  #recovery(recovery) {
    if (this.isShown) return html`<p>${t("web-recovery")}<br /><b class="recovery">${recovery}</b></p>`;
    return html`<button class="btn" @click=${() => (this.isShown = true)}>${t("web-recovery-show")}</button>`;
  }

  /** The recovery code to type, and the link that contains it. */
  /** @param {string} code @param {number} seat @param {string} recovery */
  #moveLink(code, seat, recovery) {
    const link = `${network.address || location.origin}/t/${code}#move=${seat}.${recovery}`;
    const draw = () => attempt(this, async () => (this.qr = await api.movingCode(code, seat, recovery)));
    return html`${this.#recovery(recovery)}
      ${
        this.qr
          ? html`<img
              class="qr-code"
              src="data:image/svg+xml,${encodeURIComponent(this.qr)}"
              alt=${t("web-move-qr")}
            />`
          : network.address
            ? html`<button class="btn" @click=${draw}>${icon("qr")}${t("web-move-qr-show")}</button>`
            : html`<tin-invitation .table=${this.model.table} .isShort=${true}></tin-invitation>`
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

  /** A device that still has the code of its seat needs no typing, unless the code opens nothing. @param {TableInfo} table */
  #recovering(table) {
    const codes = table.seats.map((_, seat) => recoveryCode(table, seat)).filter(Boolean);
    const [known] = table.yours.length || this.problem ? [] : codes;
    if (!known) return this.#recoveryForm();
    const recover = () => this.#change(() => api.recover(table.code, known));
    return html`<button class="btn" @click=${recover}>${t("web-recover-do")}</button>`;
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
    return attempt(this, async () => {
      await task();
      location.reload();
    });
  }
}

customElements.define("tin-my-seat", MySeat);
