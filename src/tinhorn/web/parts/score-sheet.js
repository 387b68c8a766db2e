// @ts-check
/** The score sheet: a row for each source of points, a column for each seat. Rows appear one by one. */
import { html, nothing } from "../vendor/lit.js";
import { Element, required } from "../app/element.js";
import { pic } from "../draw/art.js";
import { settings } from "../app/settings.js";
import { t } from "../text/words.js";

export class ScoreSheet extends Element {
  static properties = {
    context: { attribute: false },
    sheet: { attribute: false },
    shown: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../draw/draw-context.js").DrawContext} */
    this.context = required;
    /** @type {import("../games/index.js").Sheet} */
    this.sheet = required;
    this.shown = Infinity;
    this.timer = 0;
  }

  /** A game that was over already when the page opened shows the whole sheet at once. */
  connectedCallback() {
    super.connectedCallback();
    if (!settings.motion || this.context.update.is_snapshot) return;
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
    const { sheet, context } = this;
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
              ${context.people.map((person, seat) => this.#head(person, seat))}
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
            ${this.#note(sheet.totalNote, sheet.rows.length)}
          </tfoot>
        </table>
      </div>
      <div class="sheet-foot">
        ${isWhole ? sheet.notes.map((note) => html`<p>${note}</p>`) : nothing}
        ${context.table.code ? this.#links() : nothing}
      </div>
    </section>`;
  }

  #links() {
    const { code } = this.context.table;
    return html`<p>
      <a href="/t/${code}/replay?frame=0">${t("web-replay-watch")}</a> ·
      <a href="/api/tables/${code}/record" download>${t("web-record")}</a> ·
      <a href="/fairness/${code}">${t("web-verify")}</a> ·
      <a href="/t/${code}/summary">${t("web-summary")}</a>
    </p>`;
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
  #row({ title, small, note, cells }, at) {
    return html`<tr ?data-later=${at >= this.shown}>
        <th scope="row">${title}${small && !this.#isAnnotated ? html`<small>${small}</small>` : nothing}</th>
        ${this.#cells(cells)}
      </tr>
      ${this.#note(note, at)}`;
  }

  /** What a row counts, for new players. @param {string} text @param {number} at */
  #note(text, at) {
    if (!this.#isAnnotated) return nothing;
    return html`<tr class="sheet-note" ?data-later=${at >= this.shown}>
      <td colspan=${this.context.people.length + 1}>${text}</td>
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

  /** New players, and those in a lesson, read what each row counts. */
  get #isAnnotated() {
    return settings.values.guide || !this.context.table.code;
  }

  /** @param {number} seat */
  #wins(seat) {
    return this.sheet.winners.includes(seat);
  }
}

customElements.define("tin-score-sheet", ScoreSheet);
