// @ts-check
/** What the host may do with the other seats: free one, let a bot play, give it a new code. */
import { html, nothing } from "../vendor/lit.js";
import { Element, given } from "../app/element.js";
import { icon, pic } from "../draw/art.js";
import { api, reason } from "../net/api.js";
import { copy } from "../app/clipboard.js";
import { people } from "../draw/draw-context.js";
import { t } from "../text/words.js";

/** @typedef {"open" | "bot" | "absent" | "reissue"} Deed */

export class HostSeats extends Element {
  static properties = {
    store: { attribute: false },
    problem: { state: true },
    code: { state: true },
    isCopied: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../net/table-model.js").TableStore} */
    this.store = given;
    this.problem = "";
    /** The code to pass on, and whose seat it is for. @type {{ seat: number, recovery: string } | null} */
    this.code = null;
    this.isCopied = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.store, "change");
  }

  render() {
    const { table } = this.store;
    const isOn = table.status === "seating" || table.status === "playing";
    if (!table.is_host || !isOn) return nothing;
    return html`<section class="stack-s" aria-label=${t("web-host-seats")}>
      <h3>${t("web-host-seats")}</h3>
      ${this.problem ? html`<p role="alert">${this.problem}</p>` : nothing}
      <ul class="table-list">
        ${people(table).map((person, seat) => (table.yours.includes(seat) ? nothing : this.#seat(person, seat)))}
      </ul>
      <div role="status">${this.code ? this.#passOn(this.code) : nothing}</div>
    </section>`;
  }

  /** @param {import("../draw/draw-context.js").Person} person @param {number} seat */
  #seat({ name, hat }, seat) {
    return html`<li class="host-seat" data-seat=${hat}>
      <span class="chip" data-seat=${hat}>${pic(`seat-${hat}`)}${name}</span>
      <span class="row" role="group" aria-label=${name}>
        ${this.#deeds(seat).map((deed) => html`<button class="btn" @click=${() => this.#do(seat, deed)}>${t(`web-host-${deed}`)}</button>`)}
      </span>
    </li>`;
  }

  /** A game that has begun cannot wait for somebody new. @param {number} seat @returns {Deed[]} */
  #deeds(seat) {
    const { status, seats } = this.store.table;
    const { kind } = seats[seat];
    const none = status === "seating" ? "open" : "absent";
    const deeds = /** @type {Deed[]} */ (["reissue", "bot", none]);
    return deeds.filter((deed) => deed !== kind && (deed !== "reissue" || kind === "person"));
  }

  /** @param {number} seat @param {Deed} deed */
  async #do(seat, deed) {
    [this.problem, this.code, this.isCopied] = ["", null, false];
    try {
      const { recovery } = await api.change(this.store.table.code, seat, { kind: deed });
      if (recovery) this.code = { seat, recovery };
    } catch (error) {
      this.problem = reason(error);
    }
  }

  /** @param {{ seat: number, recovery: string }} code */
  #passOn({ seat, recovery }) {
    const { table } = this.store;
    const { name } = people(table)[seat];
    const link = `${location.origin}/t/${table.code}#move=${seat}.${recovery}`;
    return html`<p>${t("web-host-code", { name })}<br /><b class="recovery">${recovery}</b></p>
      <button class="btn" @click=${() => copy(link).then(() => (this.isCopied = true))}>
        ${icon("link")}${t(this.isCopied ? "web-copied" : "web-move-copy")}
      </button>`;
  }
}

customElements.define("tin-host-seats", HostSeats);
