// @ts-check
/** Asks whether to move a seat to this device, after a link from another device was opened. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { pic } from "../draw/art.js";
import { api, attempt } from "../net/api.js";
import { people, titleOf } from "../draw/draw-context.js";
import { t } from "../text/words.js";
import { pageHeader } from "../parts/page-header.js";

/** @typedef {{ seat: number, recovery: string }} Move */

const LINK = /^#move=(\d+)\.([\w-]+)$/;

/**
 * Reads the move from the part of the address after `#`, which browsers do not send to the server,
 * and removes it from the address, so that it stays in no history or screenshot.
 * @returns {Move | null}
 */
export function readMoveLink() {
  const [found, seat, recovery] = LINK.exec(location.hash) ?? [];
  if (!found) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  return { seat: Number(seat), recovery };
}

class MoveSeatPage extends Element {
  static properties = reactive("model", "move", "problem");

  /** @type {import("../net/table-model.js").TableModel} */
  model = required;
  /** @type {Move} */
  move = required;
  problem = "";

  #close() {
    this.dispatchEvent(new CustomEvent("done"));
  }

  async #take() {
    await attempt(this, async () => {
      await api.recover(this.model.table.code, this.move.recovery);
      location.reload();
    });
  }

  render() {
    const { table } = this.model;
    const { name = "", hat = 1 } = people(table)[this.move.seat] ?? {};
    return html`<div class="page create">
      ${pageHeader()}
      <main class="narrow-column">
        <section class="panel stack move-seat" data-seat=${hat}>
          ${pic(`hat-${hat}`, { cls: "curtain-hat" })}
          <h1>${t("web-move-here", { name })}</h1>
          <p class="soft">${t("web-move-note", { title: titleOf(table) })}</p>
          ${this.problem ? html`<p role="alert">${this.problem}</p>` : nothing}
          <div class="row">
            <button class="btn btn-primary btn-big" @click=${this.#take}>${t("web-move-do")}</button>
            <button class="btn" @click=${this.#close}>${t("web-move-not")}</button>
          </div>
        </section>
      </main>
    </div>`;
  }
}

customElements.define("tin-move-seat-page", MoveSeatPage);
