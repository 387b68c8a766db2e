// @ts-check
/** What a big screen shows beside the map: the price, the hats still in, and everybody's objectives. */
import { html, nothing } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { money } from "../../text/words.js";
import { plotAt } from "./plots.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */

/** @param {DrawContext} context */
export const panels = (context) => html`${price(context)}${objectives(context)}`;

/** The standing bid in letters that can be read across a room. @param {DrawContext} context */
function price(context) {
  const { phase } = context.view;
  const isDuel = phase.type === "Dueling";
  if (phase.type !== "Bidding" && !isDuel) return nothing;
  const amount = isDuel ? phase.price : phase.standing;
  const still = isDuel ? [phase.challenger, phase.challenged] : phase.in_auction;
  const leader = amount && !isDuel ? phase.in_auction[phase.in_auction.length - 1] : null;
  return html`<section class="screen-price" aria-label=${context.t("web-winchester-standing")}>
    ${lot(context, phase.plot)}
    <output class="money">${amount ? money(amount) : "–"}</output>
    <ul class="hats" aria-label=${context.t("web-winchester-still-in")}>
      ${context.people.map(({ hat, name }, seat) => {
        const isIn = still.includes(seat);
        return html`<li ?data-out=${!isIn} ?data-lead=${seat === leader}>
          ${pic(`hat-${hat}`, { label: isIn ? name : `${name}: ${context.t("web-winchester-passed")}` })}
        </li>`;
      })}
    </ul>
  </section>`;
}

/** The plot for sale: its number, terrain and token. @param {DrawContext} context @param {number} plot */
function lot(context, plot) {
  const { terrain } = plotAt(context.view, plot);
  const token = context.view.bonuses[plot - 1];
  return html`<p>
    ${pic(`plot-${terrain}`)}<b>${context.t("web-winchester-plot", { plot })}</b>${pic(
      token ? `bonus-${token}` : "bonus-back",
      {
        label: context.t(`web-winchester-token-${token ?? "hidden"}`),
      },
    )}
  </p>`;
}

/** A row per objective on display, a column per player. @param {DrawContext} context */
function objectives(context) {
  const { display } = context.view;
  if (!display.length) return nothing;
  return html`<table class="screen-objectives">
    <caption class="visually-hidden">${context.t("web-winchester-shared")}</caption>
    <thead>
      <tr>
        <th scope="col">${context.t("web-winchester-shared")}</th>
        ${context.people.map(({ hat, name }) => html`<th scope="col">${pic(`hat-${hat}`, { label: name })}</th>`)}
        <td></td>
      </tr>
    </thead>
    <tbody>
      ${display.map((/** @type {{ objective: number, amount: number }} */ pile) => objective(context, pile))}
    </tbody>
  </table>`;
}

/** How far one player has come; one step before the goal it is marked. */
/** @param {import("../../net/wire.js").Fact | undefined} fact */
function far(fact) {
  const [have, needed] = [fact?.count ?? 0, fact?.needed ?? 0];
  const isNear = needed > 1 && needed - have === 1;
  return html`<td data-far=${isNear ? "one" : nothing}>${have}/${needed}</td>`;
}

/** @param {DrawContext} context @param {{ objective: number, amount: number }} pile */
function objective(context, { objective, amount }) {
  const progress = context.facts.filter(({ kind, subject }) => kind === "progress" && subject === String(objective));
  return html`<tr>
    <th scope="row">${context.t(`winchester-shared-${objective}`)}</th>
    ${context.people.map((_, seat) => far(progress.find(({ seats }) => seats?.includes(seat))))}
    <td class="money">${money(amount)}</td>
  </tr>`;
}
