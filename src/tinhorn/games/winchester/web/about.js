// @ts-check
/** What everybody may know about a seat, for its sheet: plots, objectives won, payments. */
import { html, nothing } from "../../vendor/lit.js";
import { icon, pic } from "../../draw/art.js";
import { money } from "../../text/words.js";
import { plotAt } from "./plots.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */
/** @typedef {{ text: import("../../net/wire.js").Phrase, amount: number }} Change */

/** @param {DrawContext} context @param {number} seat */
export function about(context, seat) {
  return html`${score(context, seat)}${plots(context, seat)}${objectives(context, seat)}${ledger(context, seat)}`;
}

/** What the seat would have if the game ended now, where the table notes money. @param {DrawContext} context @param {number} seat */
function score(context, seat) {
  const fact = context.factOf("score", seat);
  return fact ? html`<p data-points>${icon("trophy")} ${context.rich(fact.text)}</p>` : nothing;
}

/** @param {DrawContext} context @param {number} seat */
function plots(context, seat) {
  const owned = context.view.owners.flatMap((/** @type {number | null} */ owner, /** @type {number} */ at) =>
    owner === seat ? [at + 1] : [],
  );
  if (!owned.length) return nothing;
  return html`<h3 class="label">${context.t("web-winchester-plots")}</h3>
    <div class="row">
      ${owned.map((/** @type {number} */ plot) => {
        const { terrain } = plotAt(context.view, plot);
        return html`<span class="tag">${pic(`plot-${terrain}`)}${plot} · ${context.t(`web-winchester-${terrain}`)}</span>`;
      })}
    </div>`;
}

/** The shared objectives that the seat has won. @param {DrawContext} context @param {number} seat */
function objectives(context, seat) {
  const won = context.story
    .map(({ event }) => event)
    .filter((event) => event.type === "ObjectiveWon" && event.seat === seat);
  if (!won.length) return nothing;
  return html`<h3 class="label">${context.t("web-winchester-shared")}</h3>
    <ul class="facts">
      ${won.map(
        ({ objective, amount }) =>
          html`<li>
            ${pic(`shared-${objective}`)}<span>${context.t(`winchester-shared-${objective}`)}</span
            ><span class="money">+${money(amount)}</span>
          </li>`,
      )}
    </ul>`;
}

/** Every payment, where the table notes them for its players or shows them to all. @param {DrawContext} context @param {number} seat */
function ledger(context, seat) {
  if (context.view.players[seat].cash === null || context.view.setup.ledger === "secret") return nothing;
  const changes = context.story.flatMap((line) => change(line, seat));
  if (!changes.length) return nothing;
  return html`<h3 class="label">${context.t("web-winchester-payments")}</h3>
    <ul class="facts" data-ledger>
      ${changes.reverse().map(
        ({ text, amount }) =>
          html`<li>
            ${pic("note-1000")}<span>${context.rich(text)}</span
            ><span class="money">${amount < 0 ? "−" : "+"}${money(Math.abs(amount))}</span>
          </li>`,
      )}
    </ul>`;
}

/** What a line of the story changed in the seat's cash. @param {import("../../net/wire.js").StoryLine} line @param {number} seat @returns {Change[]} */
function change({ event, text }, seat) {
  const amount = amountOf(event, seat);
  return amount ? [{ text, amount }] : [];
}

/** @param {import("./wire.js").Event} event @param {number} seat @returns {number} */
function amountOf(event, seat) {
  switch (event.type) {
    case "PlotSold":
      return event.buyer === seat ? -event.price : event.share;
    case "VehicleMoved":
      return event.earned[seat];
    case "TipsTaken":
    case "CardTurned":
    case "ObjectiveWon":
      return event.seat === seat ? event.amount : 0;
    default:
      return 0;
  }
}
