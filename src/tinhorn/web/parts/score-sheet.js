// @ts-check
/** The score sheet: rows are where it comes from, columns are seats. At the end rows appear one by one. */
import { html, nothing } from "../vendor/lit.js";
import { Element, given } from "../app/element.js";
import { pic } from "../draw/art.js";
import { settings } from "../app/settings.js";
import { t } from "../text/words.js";

export class ScoreSheet extends Element {
  static properties = {
    desk: { attribute: false },
    sheet: { attribute: false },
    shown: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../draw/draw-context.js").Desk} */
    this.desk = given;
    /** @type {import("../games/index.js").Sheet} */
    this.sheet = given;
    this.shown = Infinity;
    this.timer = 0;
  }

  /** A game that was over before somebody looked has nothing to unroll. */
  connectedCallback() {
    super.connectedCallback();
    if (!settings.motion || this.desk.update.is_fresh) return;
    this.shown = 0;
    this.timer = window.setInterval(() => (this.shown += 1), Math.max(settings.motion, 1) * 2);
    this.watch(window, "keydown", () => (this.shown = Infinity));
    this.watch(window, "pointerdown", () => (this.shown = Infinity));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  render() {
    const { sheet, desk } = this;
    const isWhole = this.shown > sheet.rows.length;
    if (isWhole) clearInterval(this.timer);
    return html`<section class="panel sheet" aria-label=${t("web-sheet")}>
      <div class="winner">
        ${pic("trophy")}
        <div class="grow">
          <h2>${sheet.title}</h2>
          <p class="soft">${sheet.subtitle}</p>
        </div>
      </div>
      <div class="sheet-scroll" tabindex="0" role="group" aria-label=${t("web-sheet")}>
        <table class="scores">
          <thead>
            <tr>
              <td></td>
              ${desk.people.map((person, seat) => this.#head(person, seat))}
            </tr>
          </thead>
          <tbody>
            ${sheet.rows.map((row, at) => this.#row(row, at))}
          </tbody>
          <tfoot>
            <tr ?data-later=${!isWhole}>
              <th scope="row">${t("web-sheet-total")}</th>
              ${this.#cells(sheet.totals)}
            </tr>
          </tfoot>
        </table>
      </div>
      <div class="sheet-foot">
        ${isWhole ? sheet.notes.map((note) => html`<p>${note}</p>`) : nothing}
        <p>
          <a href="/t/${desk.table.code}/replay?moment=0">${t("web-replay-watch")}</a> ·
          <a href="/api/tables/${desk.table.code}/record" download>${t("web-record")}</a> ·
          <a href="/fairness/${desk.table.code}">${t("web-verify")}</a> ·
          <a href="/t/${desk.table.code}/summary">${t("web-summary")}</a>
        </p>
      </div>
    </section>`;
  }

  /**
   * @param {import("../draw/draw-context.js").Person} person
   * @param {number} seat
   */
  #head({ name, hat }, seat) {
    return html`<th scope="col" ?data-win=${this.#wins(seat)}>
      ${pic(`hat-${hat}`)}<span class="sheet-name">${name}</span>
    </th>`;
  }

  /**
   * @param {import("../games/index.js").Sheet["rows"][number]} row
   * @param {number} at
   */
  #row({ title, small, cells }, at) {
    return html`<tr ?data-later=${at >= this.shown}>
      <th scope="row">${title}${small ? html`<small>${small}</small>` : nothing}</th>
      ${this.#cells(cells)}
    </tr>`;
  }

  /** @param {import("../games/index.js").Cell[]} cells */
  #cells(cells) {
    return cells.map(
      ({ text, small }, seat) =>
        html`<td ?data-win=${this.#wins(seat)}>
          ${text}${small ? html`<small>${small}</small>` : nothing}
        </td>`,
    );
  }

  /** @param {number} seat */
  #wins(seat) {
    return this.sheet.winners.includes(seat);
  }
}

customElements.define("tin-sheet", ScoreSheet);
