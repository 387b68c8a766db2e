// @ts-check
/** The summary of a finished game: net worth by round, the biggest swings, luck, and a picture. */
import { html, nothing } from "../vendor/lit.js";
import { Element, required } from "../app/element.js";
import { api, reason } from "../net/api.js";
import { icon, pic } from "../draw/art.js";
import { chart, NARROW } from "../draw/chart.js";
import { people, titleOf } from "../draw/draw-context.js";
import { share } from "../draw/result-picture.js";
import { showTurn } from "../app/turn-signal.js";
import { rich, currentLanguage, t } from "../text/words.js";
import { pageHeader } from "../parts/page-header.js";

/** @typedef {import("../net/wire.js").Summary} Summary */
/** @typedef {import("../draw/draw-context.js").Person} Person */

/** @param {import("../app/routes.js").Visit} visit */
export const page = ({ model }) => html`<tin-summary-page .model=${model}></tin-summary-page>`;

/** @param {number} number */
const figure = (number) =>
  new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1 }).format(number);

/** @param {number} number */
const signed = (number) =>
  new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1, signDisplay: "exceptZero" })
    .format(number)
    .replace("-", "−");

export class SummaryPage extends Element {
  static properties = {
    model: { attribute: false },
    summary: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../net/table-model.js").TableModel} */
    this.model = required;
    /** @type {Summary | null} */
    this.summary = null;
    this.problem = "";
  }

  async connectedCallback() {
    super.connectedCallback();
    this.watch(NARROW, "change");
    const { title } = this.model.table;
    showTurn({ isAsked: false, title: t("web-summary-of", { title }) });
    try {
      this.summary = await api.summary(this.model.table.code);
    } catch (error) {
      this.problem = reason(error);
    }
  }

  render() {
    const { table } = this.model;
    return html`<div class="page">
      ${pageHeader()}
      <main class="columns">
        ${this.problem ? html`<p class="panel problem" role="alert">${icon("warning")}${this.problem}</p>` : nothing}
        ${this.summary ? this.#whole(this.summary, people(table)) : nothing}
      </main>
    </div>`;
  }

  /** An amount in the currency of the game. @param {number} amount */
  #amount(amount) {
    return t(`web-net-worth-${this.model.table.game}`, { amount });
  }

  /**
   * @param {Summary} summary
   * @param {Person[]} seats
   */
  #whole(summary, seats) {
    const { title, code } = this.model.table;
    return html`<section class="stack" aria-label=${t("web-summary")}>
        <section class="panel stack-s">
          <div class="panel-head">
            <h1>${t("web-summary-of", { title })}</h1>
          </div>
          <h2>${t("web-summary-net-worth")}</h2>
          ${chart(summary, seats, (amount) => this.#amount(amount))} ${this.#figures(summary, seats)}
        </section>
      </section>
      <section class="stack" aria-label=${t("web-summary-swings")}>
        ${this.#swings(summary, seats, code)} ${this.#luck(summary, seats)}
        <section class="panel summary-deeds">
          <button class="btn btn-primary" @click=${() => this.#share(summary, seats)}>
            ${icon("share")}${t("web-summary-picture")}
          </button>
          <a class="btn" href="/t/${code}/replay?frame=0">${t("web-replay-watch")}</a>
          <a class="btn" href="/fairness/${code}">${t("web-verify")}</a>
          <a class="btn" href="/t/${code}">${t("web-summary-back")}</a>
        </section>
      </section>`;
  }

  /**
   * The numbers of the chart as a table.
   * @param {Summary} summary
   * @param {Person[]} seats
   */
  #figures({ rounds }, seats) {
    return html`<details class="more">
      <summary>${t("web-summary-table")}</summary>
      <div class="sheet-scroll" tabindex="0" role="group" aria-label=${t("web-summary-table")}>
        <table class="scores">
          <thead>
            <tr>
              <th scope="col">${t(`web-round-${this.model.table.game}`)}</th>
              ${seats.map(({ name }) => html`<th scope="col">${name}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rounds.map(
              ({ number, net_worth }) =>
                html`<tr>
                  <th scope="row">${number}</th>
                  ${net_worth.map((amount) => html`<td>${this.#amount(amount)}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>`;
  }

  /**
   * @param {Summary} summary
   * @param {Person[]} seats
   * @param {string} code
   */
  #swings({ swings }, seats, code) {
    if (!swings.length) return nothing;
    return html`<section class="panel stack-s">
      <h2>${t("web-summary-swings")}</h2>
      <ol class="swings">
        ${swings.map(
          ({ frame, seat, change, story }) =>
            html`<li data-seat=${seats[seat].hat}>
              ${pic(`hat-${seats[seat].hat}`)}
              <div>
                <b>${seats[seat].name}: ${this.#change(change)}</b>
                <p>${story.map((line) => html`${rich(line, seats)} `)}</p>
                <a href="/t/${code}/replay?frame=${frame}">${t("web-summary-look")}</a>
              </div>
            </li>`,
        )}
      </ol>
    </section>`;
  }

  /** @param {number} change */
  #change(change) {
    return `${change > 0 ? "+" : "−"}${this.#amount(Math.abs(change))}`;
  }

  /**
   * @param {Summary} summary
   * @param {Person[]} seats
   */
  #luck({ luck }, seats) {
    if (!luck.some(({ tries }) => tries)) return nothing;
    const { game } = this.model.table;
    return html`<section class="panel stack-s">
      <h2>${t("web-summary-luck")}</h2>
      <p class="soft">${t(`web-luck-${game}`)}</p>
      <div class="sheet-scroll" tabindex="0" role="group" aria-label=${t("web-summary-luck")}>
        <table class="dice-count">
        <thead>
          <tr>
            <td></td>
            <th scope="col">${t(`web-luck-${game}-tries`)}</th>
            <th scope="col">${t("web-luck-got")}</th>
            <th scope="col">${t("web-dice-expected")}</th>
            <th scope="col">${t("web-luck-difference")}</th>
          </tr>
        </thead>
        <tbody>
          ${luck.map(
            ({ tries, got, expected }, seat) =>
              html`<tr>
                <th scope="row">${seats[seat].name}</th>
                <td>${tries}</td>
                <td>${got}</td>
                <td>${figure(expected)}</td>
                <td>${signed(got - expected)}</td>
              </tr>`,
          )}
        </tbody>
        </table>
      </div>
    </section>`;
  }

  /**
   * @param {Summary} summary
   * @param {Person[]} seats
   */
  #share(summary, seats) {
    const { table } = this.model;
    const { outcome } = table;
    return share({
      title: titleOf(table),
      game: t(`web-game-${table.game}`),
      seats,
      ranking: outcome?.ranking ?? [],
      totals: (outcome?.points ?? []).map((amount) => this.#amount(amount)),
      rounds: summary.rounds.map(({ net_worth }) => net_worth),
      name: `${table.game}-${table.code}.png`,
    });
  }
}

customElements.define("tin-summary-page", SummaryPage);
