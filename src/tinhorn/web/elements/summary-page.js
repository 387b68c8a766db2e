// @ts-check
/** How a finished game went: fortunes over the laps, the biggest swings, luck, and a picture. */
import { html, nothing } from "../vendor/lit.js";
import { Element, given } from "../element.js";
import { api, reason } from "../api.js";
import { icon, pic } from "../art.js";
import { chart, NARROW } from "../chart.js";
import { people, titleOf } from "../desk.js";
import { share } from "../picture.js";
import { followTurn } from "../turn.js";
import { rich, spoken, t } from "../words.js";
import { pageTop } from "./page-top.js";

/** @typedef {import("../wire.js").Summary} Summary */
/** @typedef {import("../desk.js").Person} Person */

/** @param {import("../pages.js").Visit} visit */
export const page = ({ store }) => html`<tin-summary .store=${store}></tin-summary>`;

/** @param {number} number */
const figure = (number) =>
  new Intl.NumberFormat(spoken(), { maximumFractionDigits: 1 }).format(number);

/** @param {number} number */
const signed = (number) =>
  new Intl.NumberFormat(spoken(), { maximumFractionDigits: 1, signDisplay: "exceptZero" })
    .format(number)
    .replace("-", "−");

export class SummaryPage extends Element {
  static properties = {
    store: { attribute: false },
    summary: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../store.js").TableStore} */
    this.store = given;
    /** @type {Summary | null} */
    this.summary = null;
    this.problem = "";
  }

  async connectedCallback() {
    super.connectedCallback();
    this.watch(NARROW, "change");
    const { title } = this.store.table;
    followTurn({ isAsked: false, title: t("web-summary-of", { title }) });
    try {
      this.summary = await api.summary(this.store.table.code);
    } catch (error) {
      this.problem = reason(error);
    }
  }

  render() {
    const { table } = this.store;
    return html`<div class="desk">
      ${pageTop()}
      <main class="columns">
        ${this.problem ? html`<p class="panel problem" role="alert">${icon("warning")}${this.problem}</p>` : nothing}
        ${this.summary ? this.#whole(this.summary, people(table)) : nothing}
      </main>
    </div>`;
  }

  /** An amount as this game counts it. @param {number} amount */
  #amount(amount) {
    return t(`web-fortune-${this.store.table.game}`, { amount });
  }

  /**
   * @param {Summary} summary
   * @param {Person[]} seats
   */
  #whole(summary, seats) {
    const { title, code } = this.store.table;
    return html`<section class="stack" aria-label=${t("web-summary")}>
        <section class="panel stack-s">
          <div class="panel-head">
            <h1>${t("web-summary-of", { title })}</h1>
          </div>
          <h2>${t("web-summary-fortunes")}</h2>
          ${chart(summary, seats, (amount) => this.#amount(amount))} ${this.#figures(summary, seats)}
        </section>
      </section>
      <section class="stack" aria-label=${t("web-summary-swings")}>
        ${this.#swings(summary, seats, code)} ${this.#luck(summary, seats)}
        <section class="panel summary-deeds">
          <button class="btn btn-primary" @click=${() => this.#share(summary, seats)}>
            ${icon("share")}${t("web-summary-picture")}
          </button>
          <a class="btn" href="/t/${code}/replay?moment=0">${t("web-replay-watch")}</a>
          <a class="btn" href="/fairness/${code}">${t("web-verify")}</a>
          <a class="btn" href="/t/${code}">${t("web-summary-back")}</a>
        </section>
      </section>`;
  }

  /**
   * The same as the chart, for whoever reads figures.
   * @param {Summary} summary
   * @param {Person[]} seats
   */
  #figures({ laps }, seats) {
    return html`<details class="more">
      <summary>${t("web-summary-table")}</summary>
      <div class="sheet-scroll" tabindex="0" role="group" aria-label=${t("web-summary-table")}>
        <table class="scores">
          <thead>
            <tr>
              <th scope="col">${t(`web-lap-${this.store.table.game}`)}</th>
              ${seats.map(({ name }) => html`<th scope="col">${name}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${laps.map(
              ({ number, fortunes }) =>
                html`<tr>
                  <th scope="row">${number}</th>
                  ${fortunes.map((amount) => html`<td>${this.#amount(amount)}</td>`)}
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
          ({ moment, seat, change, story }) =>
            html`<li data-seat=${seats[seat].hat}>
              ${pic(`hat-${seats[seat].hat}`)}
              <div>
                <b>${seats[seat].name}: ${this.#change(change)}</b>
                <p>${story.map((line) => html`${rich(line, seats)} `)}</p>
                <a href="/t/${code}/replay?moment=${moment}">${t("web-summary-look")}</a>
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
    const { game } = this.store.table;
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
    const { table } = this.store;
    const { outcome } = table;
    return share({
      title: titleOf(table),
      game: t(`web-game-${table.game}`),
      seats,
      ranking: outcome?.ranking ?? [],
      totals: (outcome?.points ?? []).map((amount) => this.#amount(amount)),
      laps: summary.laps.map(({ fortunes }) => fortunes),
      name: `${table.game}-${table.code}.png`,
    });
  }
}

customElements.define("tin-summary", SummaryPage);
