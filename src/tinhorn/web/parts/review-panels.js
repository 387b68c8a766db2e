// @ts-check
/** The panels of a review: win chances over time, luck and skill, turning points, better choices. */
import { html, nothing } from "../vendor/lit.js";
import { pic } from "../draw/art.js";
import { chart, numbers } from "../draw/chart.js";
import { rich, currentLanguage, t, tOr } from "../text/words.js";

/** @import { Review, TableInfo } from "../net/wire.js" */
/** @import { Person } from "../draw/draw-context.js" */

/** Chances are whole thousandths, so one decimal shows them exactly. */
const WHOLE = 1000;
/** @type {readonly (keyof import("../net/wire.js").Parts)[]} */
const PARTS = ["start", "luck", "own", "others", "result"];
/** How many better choices are shown at once. */
const SHOWN = 5;
const CHANGES = new Set(["luck", "own", "others"]);

/** A chance. @param {number} thousandths */
const share = (thousandths) =>
  new Intl.NumberFormat(currentLanguage(), { style: "percent", maximumFractionDigits: 1 }).format(thousandths / WHOLE);

/** The difference of two chances, in percentage points. @param {number} thousandths */
function change(thousandths) {
  const signed = new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1, signDisplay: "exceptZero" });
  return t("percentage-points", { change: signed.format((thousandths * 100) / WHOLE).replace("-", "−") });
}

/** The chart of chances, and the chances at the end of each round as a table. @param {TableInfo} table @param {Review} review @param {Person[]} seats */
export function winChances(table, { points }, seats) {
  const rounds = points.map(({ round, chances }) => ({ number: round, frame: 0, net_worth: chances }));
  return html`<h2>${t("web-review-chances")}</h2>
    <p class="soft">${t("review-basis")}</p>
    ${chart({ rounds, swings: [], luck: [] }, seats, (amount) => share(amount))}
    ${numbers(table.game, rounds, seats, (amount) => share(amount))}`;
}

/** Start, luck and choices of each seat; they add up to the result. @param {Review} review @param {Person[]} seats */
export const luckAndSkill = ({ parts }, seats) =>
  html`<h2>${t("web-review-parts")}</h2>
    <p class="soft">${t("review-sum")}</p>
    <div class="sheet-scroll" tabindex="0" role="group" aria-label=${t("web-review-parts")}>
      <table class="draw-count">
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

/** What players call a moment; without a name for it, its round. @param {TableInfo} table @param {Review["points"]} points @param {{ frame: number, moment: import("../net/wire.js").Phrase | null }} at @param {Person[]} named */
function moment({ game }, points, { frame, moment: called }, named) {
  if (called) return rich(called, named);
  const at = points.findLast((point) => point.frame <= frame);
  return at ? `${tOr(`web-round-${game}`, t("web-round"))}: ${at.round}` : "";
}

/** @param {TableInfo} table @param {number} frame */
const look = ({ code }, frame) => html`<a href="/t/${code}/replay?frame=${frame}">${t("web-summary-look")}</a>`;

/** `seats` says “You” to the reader where a name stands alone; `named` has the names for sentences. */
/** @param {TableInfo} table @param {Review} review @param {Person[]} seats @param {Person[]} named */
export function turningPoints(table, { turning_points, points }, seats, named) {
  if (!turning_points.length) return nothing;
  return html`<h2>${t("web-review-turning-points")}</h2>
    <ol class="swings" data-turning-points>
      ${turning_points.map(
        ({ frame, by, seat, moment: called, change: by_how_much, story, addressed }) =>
          html`<li data-seat=${seats[seat].hat}>
            ${pic(`hat-${seats[seat].hat}`)}
            <div>
              <b>${seats[seat].name}: ${change(by_how_much)}</b>
              <p>${(addressed[table.you ?? -1] ?? story).map((line) => html`${rich(line, named)} `)}${by < 0 ? t("web-review-by-chance") : nothing}</p>
              <p class="soft">${moment(table, points, { frame, moment: called }, named)}</p>
              ${look(table, frame)}
            </div>
          </li>`,
      )}
    </ol>`;
}

/** The costliest choices; the others are folded away. @param {TableInfo} table @param {Review} review @param {Person[]} seats @param {Person[]} named */
export function betterChoices(table, { improvements, points }, seats, named) {
  if (!improvements.length) return html`<h2>${t("web-review-better")}</h2><p>${t("web-review-none")}</p>`;
  const limit = [...improvements].sort((a, b) => b.cost - a.cost)[SHOWN - 1]?.cost ?? 0;
  const [most, rest] = [
    improvements.filter(({ cost }) => cost >= limit),
    improvements.filter(({ cost }) => cost < limit),
  ];
  return html`<h2>${t("web-review-better")}</h2>
    <p class="soft">${t("review-knowledge")}</p>
    <ol class="swings" data-better-choices>${most.map((found) => choice(table, found, points, seats, named))}</ol>
    ${
      rest.length
        ? html`<details class="more">
            <summary>${t("web-review-more", { count: rest.length })}</summary>
            <ol class="swings">${rest.map((found) => choice(table, found, points, seats, named))}</ol>
          </details>`
        : nothing
    }`;
}

/** @param {TableInfo} table @param {import("../net/wire.js").Improvement} found @param {Review["points"]} points @param {Person[]} seats @param {Person[]} named */
const choice = (table, { frame, seat, moment: called, chosen, better, cost, why }, points, seats, named) =>
  html`<li data-seat=${seats[seat].hat}>
    ${pic(`hat-${seats[seat].hat}`)}
    <div>
      <b>${seats[seat].name}: ${change(-cost)}</b>
      <p>${t("web-review-choice", { chosen, better }, named)}</p>
      <p>${why.map((line) => html`${rich(line, named)} `)}</p>
      <p class="soft">${moment(table, points, { frame, moment: called }, named)}</p>
      ${look(table, frame)}
    </div>
  </li>`;
