// @ts-check
/**
 * The score sheet: first the winner, then the seats from the last rank to the first with what their
 * points came from, then all the points in a table, and below it the summary of the game.
 */
import { html, nothing } from "../vendor/lit.js";
import { answers } from "../app/calm.js";
import { levelsOf } from "../app/my-games.js";
import { playNow } from "../app/play-now.js";
import { Element, reactive, required } from "../app/element.js";
import { icon, pic } from "../draw/art.js";
import { play } from "../draw/sound.js";
import { PACES, settings } from "../app/settings.js";
import { reportFailure } from "../app/signals.js";
import { t } from "../text/words.js";

/** Milliseconds of the closed curtain, of the winner alone, and of each rank. */
const [CURTAIN, WINNER, RANK] = [400, 1800, 300];

const cheer = () => play("fanfare", { isOfBeat: true });

class ScoreSheet extends Element {
  static properties = reactive("context", "sheet", "story", "shown");

  /** @type {import("../draw/draw-context.js").DrawContext} */
  context = required;
  /** @type {import("../games/index.js").Sheet} */
  sheet = required;
  /** The log of the game; without it, nothing is shown below the sheet. @type {unknown} */
  story = nothing;
  /** Nothing at 0, the winner from 1, one rank more from 2 on. */
  shown = Infinity;
  timer = 0;

  /** A game that was over already when the page opened shows the whole sheet at once. */
  connectedCallback() {
    super.connectedCallback();
    const pace = PACES[settings.values.pace] ?? 0;
    if (!pace || document.hidden || this.context.update.is_snapshot) return this.#finish();
    this.shown = 0;
    this.context.flashes.show("counting", true, pace * CURTAIN);
    this.context.flashes.show("unrolling", true, pace * (CURTAIN + WINNER + RANK * this.#order.length));
    this.#unroll(pace);
    this.watch(window, "keydown", () => this.#finish());
    this.watch(window, "pointerdown", () => this.#finish());
  }

  /** @param {number} pace */
  #unroll(pace) {
    const [curtain, winner, ...ranks] = [CURTAIN, WINNER, ...this.#order.map(() => RANK)];
    const wait = [curtain, winner, ...ranks][this.shown] ?? 0;
    this.timer = window.setTimeout(() => {
      this.shown += 1;
      if (this.shown === 1) cheer();
      if (this.#isWhole) this.#finish();
      else this.#unroll(pace);
    }, pace * wait);
  }

  get #isWhole() {
    return this.shown > this.#order.length + 1;
  }

  /** The seats by rank, the winners first. */
  get #order() {
    const { context } = this;
    const ranked = context.table.outcome?.ranking.flat() ?? [];
    const others = context.people.map((_, seat) => seat).filter((seat) => !ranked.includes(seat));
    return [...ranked, ...others];
  }

  /** Shows everything; what is below the sheet is fetched now. */
  #finish() {
    if (!this.shown) cheer();
    this.shown = Infinity;
    clearTimeout(this.timer);
    for (const name of ["counting", "unrolling"]) this.context.flashes.end(name);
    if (this.story !== nothing) void import("./game-end.js").then(() => this.requestUpdate());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  render() {
    const { sheet, context } = this;
    const isWhole = this.#isWhole;
    return html`<section class="panel sheet" aria-label=${t("web-sheet")}>
      <div class="winner" ?data-later=${!this.shown}>
        <span class="winner-hats">${sheet.winners.map((seat) => pic(`hat-${context.hat(seat)}`))}</span>
        <div class="grow">
          <h2>${sheet.title}</h2>
          <p class="winner-total">${pic("trophy")}${sheet.totals[sheet.winners[0]].text}</p>
          <p class="soft">${sheet.subtitle}</p>
        </div>
        ${context.table.code ? this.#pictureButton() : nothing}
      </div>
      <ol class="ranks" aria-label=${t("web-sheet-ranks")}>
        ${this.#order.map((seat, at) => this.#rank(seat, at))}
      </ol>
      <div class="sheet-scroll" tabindex="0" role="group" aria-label=${t("web-sheet")}>
        <table class="scores">
          <thead>
            <tr>
              <td></td>
              ${context.people.map((person, seat) => this.#head(person, seat))}
            </tr>
          </thead>
          <tbody>
            ${sheet.rows.map((row) => this.#row(row, isWhole))}
          </tbody>
          <tfoot>
            <tr ?data-later=${!isWhole}>
              <th scope="row">${t("web-sheet-total")}</th>
              ${this.#cells(sheet.totals)}
            </tr>
            ${this.#note(sheet.totalNote, isWhole)}
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

  /** A seat with its total and what it came from; the last rank appears first. @param {number} seat @param {number} at */
  #rank(seat, at) {
    const { context, sheet } = this;
    const isLater = this.shown < 2 + this.#order.length - 1 - at;
    return html`<li data-seat=${context.hat(seat)} ?data-win=${this.#wins(seat)} ?data-later=${isLater}>
      <span class="chip" data-seat=${context.hat(seat)}>${pic(`hat-${context.hat(seat)}`)}${context.called(seat)}</span>
      <b>${sheet.totals[seat].text}</b>
      <span class="sources">${sheet.sources[seat].map(({ pic: picture, name, text }) => html`<span title=${name}>${pic(picture, { label: name })}${text}</span>`)}</span>
    </li>`;
  }

  #pictureButton() {
    return html`<button class="btn" @click=${() => this.#share().catch(reportFailure)}>${icon("share")}${t("web-summary-picture")}</button>`;
  }

  /** Shares or saves the result as a picture. */
  async #share() {
    const { shareResult } = await import("./result-sharing.js");
    await shareResult(this.context.table);
  }

  /** After a victory over bots of one level: a game against the next. */
  #nextLevel() {
    const { context, sheet } = this;
    const levels = context.people.filter((_, seat) => seat !== context.me).map(({ bot }) => bot ?? "");
    const known = levelsOf(context.table.game);
    const next = known[known.indexOf(levels[0]) + 1];
    const isBeaten = context.isAlone && sheet.winners.length === 1 && sheet.winners[0] === context.me;
    if (!isBeaten || !known.includes(levels[0]) || !next || new Set(levels).size > 1) return nothing;
    return html`<button class="btn btn-primary" ${answers(`beat ${this.#isWhole}`)} @click=${() => this.#play(next).catch(reportFailure)}>${t(`web-beat-${next}`)}</button>`;
  }

  /** @param {string} level */
  async #play(level) {
    const { game, seats } = this.context.table;
    const { code } = await playNow(game, level, seats.length);
    this.dispatchEvent(new CustomEvent("go", { bubbles: true, detail: `/t/${code}` }));
  }

  #links() {
    const { code } = this.context.table;
    return html`<p class="summary-deeds">
        ${this.#nextLevel()}<a class="btn" href="/t/${code}/replay?frame=0">${t("web-replay-watch")}</a>
        <a class="btn" href="/t/${code}/summary">${t("web-summary")}</a>
        <a class="btn" href="/t/${code}/review">${t("web-review")}</a>
      </p>
      <p>
        <a href="/api/tables/${code}/record" download>${t("web-record")}</a> ·
        <a href="/fairness/${code}">${t("web-verify")}</a>
      </p>`;
  }

  /** @param {import("../draw/draw-context.js").Person} person @param {number} seat */
  #head({ hat }, seat) {
    return html`<th scope="col" ?data-win=${this.#wins(seat)}>
      ${pic(`hat-${hat}`)}<span class="sheet-name">${this.context.called(seat)}</span>
    </th>`;
  }

  /** @param {import("../games/index.js").Sheet["rows"][number]} row @param {boolean} isShown */
  #row({ title, small, note, cells }, isShown) {
    return html`<tr ?data-later=${!isShown}>
        <th scope="row">${title}${small && !this.#isAnnotated ? html`<small>${small}</small>` : nothing}</th>
        ${this.#cells(cells)}
      </tr>
      ${this.#note(note, isShown)}`;
  }

  /** What a row counts, for new players. @param {string} text @param {boolean} isShown */
  #note(text, isShown) {
    if (!this.#isAnnotated) return nothing;
    return html`<tr class="sheet-note" ?data-later=${!isShown}>
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
    return this.shown > 0 && this.sheet.winners.includes(seat);
  }
}

customElements.define("tin-score-sheet", ScoreSheet);
