// @ts-check
/** The score sheet: rows of points appear one by one, then the winner, then the summary of the game. */
import { html, nothing } from "../vendor/lit.js";
import { Element, required } from "../app/element.js";
import { pic } from "../draw/art.js";
import { settings } from "../app/settings.js";
import { t } from "../text/words.js";

/** Milliseconds between two rows, by the pace setting. @type {Record<string, number>} */
const PAUSES = { slow: 1400, normal: 900, fast: 450 };

export class ScoreSheet extends Element {
  static properties = {
    context: { attribute: false },
    sheet: { attribute: false },
    story: { attribute: false },
    shown: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../draw/draw-context.js").DrawContext} */
    this.context = required;
    /** @type {import("../games/index.js").Sheet} */
    this.sheet = required;
    /** The log of the game; without it, nothing is shown below the sheet. @type {unknown} */
    this.story = nothing;
    this.shown = Infinity;
    this.timer = 0;
  }

  /** A game that was over already when the page opened shows the whole sheet at once. */
  connectedCallback() {
    super.connectedCallback();
    const pause = PAUSES[settings.values.pace] ?? 0;
    if (!pause || document.hidden || this.context.update.is_snapshot) return this.#finish();
    this.shown = 0;
    this.context.flashes.show("counting", true, pause * (this.sheet.rows.length + 2));
    this.timer = window.setInterval(() => (this.shown += 1), pause);
    this.watch(window, "keydown", () => this.#finish());
    this.watch(window, "pointerdown", () => this.#finish());
  }

  /** Shows all rows and the winner; what is below them is fetched now. */
  #finish() {
    this.shown = Infinity;
    clearInterval(this.timer);
    this.context.flashes.end("counting");
    if (this.story !== nothing) void import("./game-end.js").then(() => this.requestUpdate());
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    const isLast = this.shown > this.sheet.rows.length && this.shown !== Infinity;
    if (changed.has("shown") && isLast) this.#finish();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  render() {
    const { sheet, context } = this;
    const isWhole = this.shown > sheet.rows.length;
    return html`<section class="panel sheet" aria-label=${t("web-sheet")}>
      <div class="winner" ?data-later=${!isWhole}>
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
    </section>
    ${isWhole && this.story !== nothing ? this.#end() : nothing}`;
  }

  /** What is below the sheet; its element is fetched when it is needed. */
  #end() {
    const { context, sheet, story } = this;
    return customElements.get("tin-game-end")
      ? html`<tin-game-end .context=${context} .sheet=${sheet} .story=${story}></tin-game-end>`
      : nothing;
  }

  #links() {
    const { code } = this.context.table;
    return html`<p class="summary-deeds">
        <a class="btn" href="/t/${code}/replay?frame=0">${t("web-replay-watch")}</a>
        <a class="btn" href="/t/${code}/summary">${t("web-summary")}</a>
        <a class="btn" href="/t/${code}/review">${t("web-review")}</a>
      </p>
      <p>
        <a href="/api/tables/${code}/record" download>${t("web-record")}</a> ·
        <a href="/fairness/${code}">${t("web-verify")}</a>
      </p>`;
  }

  /**
   * @param {import("../draw/draw-context.js").Person} person
   * @param {number} seat
   */
  #head({ hat }, seat) {
    return html`<th scope="col" ?data-win=${this.#wins(seat)}>
      ${pic(`hat-${hat}`)}<span class="sheet-name">${this.context.called(seat)}</span>
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
    return this.shown > this.sheet.rows.length && this.sheet.winners.includes(seat);
  }
}

customElements.define("tin-score-sheet", ScoreSheet);
