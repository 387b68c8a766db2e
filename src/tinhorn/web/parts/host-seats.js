// @ts-check
/** The host's controls for the other seats: free one, give it to a bot, issue a new recovery code. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { icon, pic } from "../draw/art.js";
import { api, attempt } from "../net/api.js";
import { network } from "../net/network.js";
import { copy } from "../app/clipboard.js";
import { people } from "../draw/draw-context.js";
import { t } from "../text/words.js";
import { visitorsField } from "./table-options.js";

/** @typedef {"open" | "bot" | "absent" | "reissue" | "cover"} Change */
/** @typedef {{ seat: number, recovery: string, wait: number }} NewCode */

class HostSeats extends Element {
  static properties = reactive("model", "problem", "code", "isCopied", "asking");

  /** @type {import("../net/table-model.js").TableModel} */
  model = required;
  problem = "";
  /** The new recovery code, its seat, and the seconds until it counts. @type {NewCode | null} */
  code = null;
  isCopied = false;
  /** The change that takes a seat from a person, until the host confirms it. */
  /** @type {{ seat: number, change: Change } | null} */
  asking = null;

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.model, "change");
  }

  render() {
    const { table } = this.model;
    const isOn = table.status === "seating" || table.status === "playing";
    if (!table.is_host || !isOn) return nothing;
    return html`<section class="stack-s" aria-label=${t("web-host-seats")}>
      <h3>${t("web-host-seats")}</h3>
      ${this.problem ? html`<p role="alert">${this.problem}</p>` : nothing}
      <ul class="table-list">
        ${people(table).map((person, seat) => (table.yours.includes(seat) ? nothing : this.#seat(person, seat)))}
      </ul>
      ${visitorsField(table.visitors, (visitors) => attempt(this, () => api.visitors(table.code, visitors)))}
      <div role="status">${this.code ? this.#recoveryCode(this.code) : nothing}</div>
    </section>`;
  }

  /** @param {import("../draw/draw-context.js").Person} person @param {number} seat */
  #seat({ name, hat }, seat) {
    return html`<li class="host-seat" data-seat=${hat}>
      <span class="chip" data-seat=${hat}>${pic(`seat-${hat}`)}${name}</span>
      ${this.asking?.seat === seat ? this.#confirmation(name, this.asking) : this.#buttons(name, seat)}
    </li>`;
  }

  /** @param {string} name @param {number} seat */
  #buttons(name, seat) {
    const isPerson = this.model.table.seats[seat].kind === "person";
    const press = (/** @type {Change} */ change) =>
      isPerson && change !== "cover" ? (this.asking = { seat, change }) : this.#apply(seat, change);
    return html`<span class="row" role="group" aria-label=${name}>
      ${this.#changes(seat).map((change) => html`<button class="btn" @click=${() => press(change)}>${t(change === "cover" ? "web-absent-cover" : `web-host-${change}`)}</button>`)}
    </span>`;
  }

  /** Asks before somebody loses their seat. @param {string} name @param {{ seat: number, change: Change }} asking */
  #confirmation(name, { seat, change }) {
    return html`<div class="confirm">
      <p>${t(change === "reissue" ? "web-host-sure-away" : "web-host-sure", { name })}</p>
      <button class="btn btn-danger" @click=${() => this.#apply(seat, change)}>
        ${t(`web-host-${change}`)}
      </button>
      <button class="btn" @click=${() => (this.asking = null)}>${t("web-cancel")}</button>
    </div>`;
  }

  /** In a running game nobody can join, and a seat stays with its player. @param {number} seat @returns {Change[]} */
  #changes(seat) {
    const { status, seats } = this.model.table;
    const { kind, presence } = seats[seat];
    if (status === "playing" && kind === "person") return this.#changesForAbsent(seats[seat]);
    const none = status === "seating" ? "open" : "absent";
    const changes = /** @type {Change[]} */ (["reissue", "bot", none]);
    const isAway = kind === "person" && presence === "away";
    return changes.filter((change) => change !== kind && (change !== "reissue" || isAway));
  }

  /** Only for a player who is away. @param {import("../net/wire.js").SeatInfo} seat @returns {Change[]} */
  #changesForAbsent({ presence, is_covered: isCovered }) {
    const { yours, motion } = this.model.table;
    if (presence !== "away") return [];
    return isCovered || motion || yours.length === 0 ? ["reissue"] : ["reissue", "cover"];
  }

  /** @param {number} seat @param {Change} change */
  #apply(seat, change) {
    [this.code, this.isCopied, this.asking] = [null, false, null];
    return attempt(this, async () => {
      if (change === "cover") return this.#cover(seat);
      const { recovery, wait } = await api.change(this.model.table.code, seat, { kind: change });
      if (recovery) this.code = { seat, recovery, wait };
    });
  }

  /** Asks those who are present for a bot until the player is back. @param {number} seat */
  async #cover(seat) {
    const { code, you, yours } = this.model.table;
    await api.motion(code, { wish: "cover", seat }, you ?? yours[0]);
  }

  /** @param {NewCode} code */
  #recoveryCode({ seat, recovery, wait }) {
    const { table } = this.model;
    const { name } = people(table)[seat];
    const link = `${network.address || location.origin}/t/${table.code}#move=${seat}.${recovery}`;
    const words =
      this.model.table.status === "playing"
        ? t("web-host-code-away", { name, minutes: Math.ceil(wait / 60) })
        : t("web-host-code", { name });
    return html`<p>${words}<br /><b class="recovery">${recovery}</b></p>
      <button class="btn" @click=${() => copy(link).then(() => (this.isCopied = true))}>
        ${icon("link")}${t(this.isCopied ? "web-copied" : "web-move-copy")}
      </button>`;
  }
}

customElements.define("tin-host-seats", HostSeats);
