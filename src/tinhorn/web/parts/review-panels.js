// @ts-check
/** The panels of a review: win chances over time, luck and skill, turning points, better choices. */
import { html, nothing } from "../vendor/lit.js";
import { pic } from "../draw/art.js";
import { chart } from "../draw/chart.js";
import { rich, currentLanguage, t } from "../text/words.js";

/** @typedef {import("../net/wire.js").Review} Review */
/** @typedef {import("../net/wire.js").TableInfo} TableInfo */
/** @typedef {import("../draw/draw-context.js").Person} Person */

/** Chances are whole thousandths, so one decimal shows them exactly. */
const WHOLE = 1000;
/** @type {readonly (keyof import("../net/wire.js").Parts)[]} */
const PARTS = ["start", "luck", "own", "others", "result"];
/** How many better choices are shown at once. */
const SHOWN = 5;
const CHANGES = new Set(["luck", "own", "others"]);

/** @param {number} thousandths @param {Intl.NumberFormatOptions} [how] */
const share = (thousandths, how = {}) =>
  new Intl.NumberFormat(currentLanguage(), { style: "percent", maximumFractionDigits: 1, ...how })
    .format(thousandths / WHOLE)
    .replace("-", "−");

/** @param {number} thousandths */
const change = (thousandths) => share(thousandths, { signDisplay: "exceptZero" });

/** The chart of chances, and the chances at the end of each round as a table. @param {TableInfo} table @param {Review} review @param {Person[]} seats */
export function winChances(table, { points }, seats) {
  const rounds = points.map(({ round, chances }) => ({ number: round, frame: 0, net_worth: chances }));
  return html`<h2>${t("web-review-chances")}</h2>
    <p class="soft">${t("web-review-basis")}</p>
    ${chart({ rounds, swings: [], luck: [] }, seats, (amount) => share(amount))} ${numbers(table, points, seats)}`;
}

/** @param {TableInfo} table @param {Review["points"]} points @param {Person[]} seats */
function numbers({ game }, points, seats) {
  const last = new Map(points.map(({ round, chances }) => [round, chances]));
  return html`<details class="more">
    <summary>${t("web-summary-table")}</summary>
    <div class="sheet-scroll" tabindex="0" role="group" aria-label=${t("web-summary-table")}>
      <table class="scores">
        <thead>
          <tr>
            <th scope="col">${t(`web-round-${game}`)}</th>
            ${seats.map(({ name }) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${[...last].map(
            ([round, chances]) =>
              html`<tr>
                <th scope="row">${round}</th>
                ${chances.map((chance) => html`<td>${share(chance)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}

/** Start, luck and choices of each seat; they add up to the result. @param {Review} review @param {Person[]} seats */
export const luckAndSkill = ({ parts }, seats) =>
  html`<h2>${t("web-review-parts")}</h2>
    <p class="soft">${t("web-review-sum")}</p>
    <div class="sheet-scroll" tabindex="0" role="group" aria-label=${t("web-review-parts")}>
      <table class="dice-count">
        <thead>
          <tr>
            <td></td>
            ${PARTS.map((part) => html`<th scope="col">${t(`web-review-${part}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${parts.map(
            (of, seat) =>
              html`<tr>
                <th scope="row">${seats[seat].name}</th>
                ${PARTS.map((part) => html`<td>${CHANGES.has(part) ? change(of[part]) : share(of[part])}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;

/** @param {TableInfo} table @param {number} frame */
const look = ({ code }, frame) => html`<a href="/t/${code}/replay?frame=${frame}">${t("web-summary-look")}</a>`;

/** `seats` says “You” to the reader where a name stands alone; `named` has the names for sentences. */
/** @param {TableInfo} table @param {Review} review @param {Person[]} seats @param {Person[]} named */
export function turningPoints(table, { turning_points }, seats, named) {
  if (!turning_points.length) return nothing;
  return html`<h2>${t("web-review-turning-points")}</h2>
    <ol class="swings" data-turning-points>
      ${turning_points.map(
        ({ frame, by, seat, change: by_how_much, story, addressed }) =>
          html`<li data-seat=${seats[seat].hat}>
            ${pic(`hat-${seats[seat].hat}`)}
            <div>
              <b>${seats[seat].name}: ${change(by_how_much)}</b>
              <p>${(addressed[table.you ?? -1] ?? story).map((line) => html`${rich(line, named)} `)}${by < 0 ? t("web-review-by-chance") : nothing}</p>
              ${look(table, frame)}
            </div>
          </li>`,
      )}
    </ol>`;
}

/** The costliest choices; the others are folded away. @param {TableInfo} table @param {Review} review @param {Person[]} seats @param {Person[]} named */
export function betterChoices(table, { improvements }, seats, named) {
  if (!improvements.length) return html`<h2>${t("web-review-better")}</h2><p>${t("web-review-none")}</p>`;
  const limit = [...improvements].sort((a, b) => b.cost - a.cost)[SHOWN - 1]?.cost ?? 0;
  const [most, rest] = [improvements.filter(({ cost }) => cost >= limit), improvements.filter(({ cost }) => cost < limit)];
  return html`<h2>${t("web-review-better")}</h2>
    <p class="soft">${t("web-review-knowledge")}</p>
    <ol class="swings" data-better-choices>${most.map((found) => choice(table, found, seats, named))}</ol>
    ${
      rest.length
        ? html`<details class="more">
            <summary>${t("web-review-more", { count: rest.length })}</summary>
            <ol class="swings">${rest.map((found) => choice(table, found, seats, named))}</ol>
          </details>`
        : nothing
    }`;
}

/** @param {TableInfo} table @param {import("../net/wire.js").Improvement} found @param {Person[]} seats @param {Person[]} named */
const choice = (table, { frame, seat, chosen, better, cost, why, rules }, seats, named) =>
  html`<li data-seat=${seats[seat].hat}>
    ${pic(`hat-${seats[seat].hat}`)}
    <div>
      <b>${seats[seat].name}: ${change(-cost)}</b>
      <p>${t("web-review-choice", { chosen, better }, named)}</p>
      <p>${why.map((line) => html`${rich(line, named)} `)}</p>
      <p class="soft">${rules.join(", ")}</p>
      ${look(table, frame)}
    </div>
  </li>`;
