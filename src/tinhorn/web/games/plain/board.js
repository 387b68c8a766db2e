// @ts-check
/** The board of a plain game: what belongs to a seat by seat, and what belongs to the table below it. */
import { html, nothing } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { t } from "../../text/words.js";
import { seatFieldsOf } from "../index.js";
import { drawn, fieldsOf, named, terms } from "./values.js";

/** @import { DrawContext } from "../../draw/draw-context.js" */

/** The most counts in a seat's panel. */
const MOST_COUNTS = 3;

/** The fields with an entry for each player. @param {DrawContext} context @returns {[string, any[]][]} */
function bySeat({ view, table }) {
  const names = seatFieldsOf(table.game);
  return fieldsOf(view).filter(([name]) => names.includes(name));
}

/** @param {DrawContext} context */
export function board(context) {
  const { table, view } = context;
  const seats = bySeat(context);
  const shared = fieldsOf(view).filter(([name]) => !seats.some(([other]) => other === name));
  return html`<div class="plain-board">
    ${seats.length ? html`<ul class="plain-seats" aria-label=${t("web-seats")}>${context.people.map((_, seat) => seatCard(context, seats, seat))}</ul>` : nothing}
    <section class="panel" aria-label=${t("web-text-board")}>
      <h2>${t("web-text-board")}</h2>
      ${terms(table.game, shared)}
    </section>
  </div>`;
}

/** @param {DrawContext} context @param {[string, any[]][]} fields @param {number} seat */
function seatCard(context, fields, seat) {
  const hat = context.hat(seat);
  return html`<li class="panel" data-seat=${hat} ?data-me=${seat === context.me}>
    <h2>${pic(`hat-${hat}`)}<span>${context.called(seat)}</span></h2>
    ${terms(
      context.table.game,
      fields.map(([name, values]) => [name, values[seat]]),
    )}
  </li>`;
}

/** The numbers of a seat that everybody sees, for its panel. @param {DrawContext} context @param {number} seat */
export function points(context, seat) {
  const { game } = context.table;
  const numbers = bySeat(context).filter(([, values]) => values.every((value) => typeof value === "number"));
  return numbers.slice(0, MOST_COUNTS).map(([name, values]) => {
    const label = named(game, name);
    return html`<span class="count" title=${label}><span class="visually-hidden">${label}</span>${drawn(game, values[seat])}</span>`;
  });
}
