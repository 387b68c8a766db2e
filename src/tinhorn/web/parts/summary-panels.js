// @ts-check
/** The panels of a game's summary: net worth by round, the biggest swings, luck. */
import { html, nothing } from "../vendor/lit.js";
import { pic } from "../draw/art.js";
import { chart, numbers } from "../draw/chart.js";
import { rich, currentLanguage, t, tOr } from "../text/words.js";

/** @import { Summary, TableInfo } from "../net/wire.js" */
/** @import { Person } from "../draw/draw-context.js" */

/** @param {Intl.NumberFormatOptions} how */
const figures = (how) => new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1, ...how });

/** @param {number} number */
const signed = (number) => figures({ signDisplay: "exceptZero" }).format(number).replace("-", "−");

/** An amount in the currency of the game. @param {TableInfo} table @param {number} amount */
export const amountOf = ({ game }, amount) => tOr(`web-net-worth-${game}`, figures({}).format(amount), { amount });

/** The chart, and its numbers as a table. @param {TableInfo} table @param {Summary} summary @param {Person[]} seats */
export function netWorth(table, summary, seats) {
  const inCurrency = (/** @type {number} */ amount) => amountOf(table, amount);
  return html`<h2>${t("web-summary-net-worth")}</h2>
    ${chart(summary, seats, inCurrency)} ${numbers(table.game, summary.rounds, seats, inCurrency)}`;
}

/**
 * @param {TableInfo} table
 * @param {Summary} summary
 * @param {Person[]} seats
 * @param {Person[]} people with the names that the sentences of the story use
 */
export function swings(table, summary, seats, people) {
  if (!summary.swings.length) return nothing;
  return html`<h2>${t("web-summary-swings")}</h2>
    <ol class="swings">
      ${summary.swings.map(
        ({ frame, seat, change, story }) =>
          html`<li data-seat=${seats[seat].hat}>
            ${pic(`hat-${seats[seat].hat}`)}
            <div>
              <b>${seats[seat].name}: ${change > 0 ? "+" : "−"}${amountOf(table, Math.abs(change))}</b>
              <p>${story.map((line) => html`${rich(line, people)} `)}</p>
              <a href="/t/${table.code}/replay?frame=${frame}">${t("web-summary-look")}</a>
            </div>
          </li>`,
      )}
    </ol>`;
}

/** @param {TableInfo} table @param {Summary} summary @param {Person[]} seats */
export function luck({ game }, summary, seats) {
  if (!summary.luck.some(({ tries }) => tries)) return nothing;
  return html`<h2>${t("web-summary-luck")}</h2>
    <p class="soft">${tOr(`web-luck-${game}`, "")}</p>
    <div class="sheet-scroll" tabindex="0" role="group" aria-label=${t("web-summary-luck")}>
      <table class="draw-count">
        <thead>
          <tr>
            <td></td>
            <th scope="col">${tOr(`web-luck-${game}-tries`, "")}</th>
            <th scope="col">${t("web-luck-got")}</th>
            <th scope="col">${t("web-dice-expected")}</th>
            <th scope="col">${t("web-luck-difference")}</th>
          </tr>
        </thead>
        <tbody>
          ${summary.luck.map(
            ({ tries, got, expected }, seat) =>
              html`<tr>
                <th scope="row">${seats[seat].name}</th>
                <td>${tries}</td>
                <td>${got}</td>
                <td>${figures({}).format(expected)}</td>
                <td>${signed(got - expected)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}
