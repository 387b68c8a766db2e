// @ts-check
/** A seat that came by a link from another device: shall it move here? */
import { html, nothing } from "../vendor/lit.js";
import { Element, given } from "../element.js";
import { pic } from "../art.js";
import { api, reason } from "../api.js";
import { people, titleOf } from "../desk.js";
import { t } from "../words.js";
import { pageTop } from "./page-top.js";

/** @typedef {{ seat: number, recovery: string }} Move */

const LINK = /^#move=(\d+)\.([\w-]+)$/;

/**
 * What the address carries behind its `#`, which no server sees; it is taken out of the address,
 * so that nobody finds it there later.
 * @returns {Move | null}
 */
export function takenFromAddress() {
  const [found, seat, recovery] = LINK.exec(location.hash) ?? [];
  if (!found) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  return { seat: Number(seat), recovery };
}

export class MoveSeat extends Element {
  static properties = {
    store: { attribute: false },
    move: { attribute: false },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../store.js").TableStore} */
    this.store = given;
    /** @type {Move} */
    this.move = given;
    this.problem = "";
  }

  #done() {
    this.dispatchEvent(new CustomEvent("done"));
  }

  async #take() {
    try {
      await api.recover(this.store.table.code, this.move.recovery);
      location.reload();
    } catch (error) {
      this.problem = reason(error);
    }
  }

  render() {
    const { table } = this.store;
    const { name = "", hat = 1 } = people(table)[this.move.seat] ?? {};
    return html`<div class="desk create">
      ${pageTop()}
      <main class="narrow-column">
        <section class="panel stack move-seat" data-seat=${hat}>
          ${pic(`hat-${hat}`, { cls: "curtain-hat" })}
          <h1>${t("web-move-here", { name })}</h1>
          <p class="soft">${t("web-move-note", { title: titleOf(table) })}</p>
          ${this.problem ? html`<p role="alert">${this.problem}</p>` : nothing}
          <div class="row">
            <button class="btn btn-primary btn-big" @click=${this.#take}>${t("web-move-do")}</button>
            <button class="btn" @click=${this.#done}>${t("web-move-not")}</button>
          </div>
        </section>
      </main>
    </div>`;
  }
}

customElements.define("tin-move-seat", MoveSeat);
