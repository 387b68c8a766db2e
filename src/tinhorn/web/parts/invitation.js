// @ts-check
/**
 * The invitation to a table: its code, and its link as text and as a QR code. If only this computer
 * can reach the server, there is no link to give away; instead the page offers to let others in.
 */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { copy } from "../app/clipboard.js";
import { icon } from "../draw/art.js";
import { titleOf } from "../draw/draw-context.js";
import { attempt } from "../net/api.js";
import { network } from "../net/network.js";
import { t } from "../text/words.js";

/** @import { TableInfo } from "../net/wire.js" */

/** The link that leads others to a table; empty if there is none. @param {string} code */
const inviteLink = (code) => (network.address ? `${network.address}/t/${code}` : "");

/** The QR code of a table's link, if other devices can reach it. @param {string} code */
export const qrCode = (code) =>
  network.address
    ? html`<img class="qr-code" src="/api/tables/${code}/qr.svg?${encodeURIComponent(network.address)}" alt=${t("web-qr")} />`
    : nothing;

class Invitation extends Element {
  static properties = reactive("table", "isShort", "problem", "isCopied");

  /** @type {TableInfo} */
  table = required;
  /** True where only the access of other devices is shown, and not the invitation itself. */
  isShort = false;
  problem = "";
  isCopied = false;

  connectedCallback() {
    super.connectedCallback();
    this.watch(network, "change");
    void attempt(this, () => network.load());
  }

  render() {
    if (this.isShort) return this.#access();
    const { code } = this.table;
    const link = inviteLink(code);
    return html`<section class="panel invite">
      <div class="panel-head">
        <h2>${t("web-invite")}</h2>
        ${link ? html`<span class="soft">${t("web-invite-note")}</span>` : nothing}
      </div>
      <div class=${link ? "qr" : ""}>
        ${qrCode(code)}
        <div class="stack-s">
          <div>
            <span class="label">${t("web-code")}</span>
            <div class="code">${code}</div>
          </div>
          ${link ? this.#buttons(link) : nothing}
        </div>
      </div>
      ${link ? html`<p class="soft link-line">${link}</p>` : nothing} ${this.#access()}
    </section>`;
  }

  /** @param {string} link */
  #buttons(link) {
    const { table } = this;
    const share = () =>
      navigator.share({
        title: t("page-invitation", { game: t(`game-${table.game}`) }),
        text: titleOf(table),
        url: link,
      });
    const done = () => copy(link).then(() => (this.isCopied = true));
    return html`<div class="row">
      ${
        "share" in navigator
          ? html`<button class="btn btn-primary" @click=${() => share().catch(() => undefined)}>
              ${icon("share")}${t("web-share-link")}
            </button>`
          : nothing
      }
      <button class="btn" @click=${done}>
        ${icon("link")}${t(this.isCopied ? "web-copied" : "web-copy")}
      </button>
    </div>`;
  }

  /** Who can reach the table, and the switch where this device may change it. */
  #access() {
    const { info } = network;
    const problem = this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing;
    if (!info) return problem;
    if (info.address) return html`${problem}${info.can_switch && info.is_switched_on ? this.#closing() : nothing}`;
    return html`<div class="access stack-s">
      <p class="access-state">${icon("lock")}<b>${t("web-network-only-here")}</b></p>
      ${
        info.can_switch
          ? html`<button class="btn ${this.#isWanted ? "btn-primary" : ""}" @click=${() => attempt(this, () => network.switch(true))}>
                ${icon("qr")}${t("web-network-open")}
              </button>
              <p class="soft">${t("web-network-open-note")}</p>`
          : html`<p class="soft">${t("web-network-lan")}</p>`
      }
      ${problem}
    </div>`;
  }

  /** True if a seat waits for somebody with another device. */
  get #isWanted() {
    const { seats, yours } = this.table;
    return yours.length < 2 && seats.some(({ kind }) => kind === "open");
  }

  #closing() {
    return html`<div class="access row">
      <p class="soft grow">${t("web-network-close-note")}</p>
      <button class="btn btn-quiet" @click=${() => attempt(this, () => network.switch(false))}>
        ${t("web-network-close")}
      </button>
    </div>`;
  }
}

customElements.define("tin-invitation", Invitation);
