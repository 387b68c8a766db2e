// @ts-check
/** A Rumor token: the choice of a hidden card; then the card's face, for the viewer only. */
import { html, nothing } from "../../vendor/lit.js";
import { answers } from "../../app/calm.js";
import { icon, pic } from "../../draw/art.js";
import { money, nameOf } from "../../text/words.js";
import { plotAt } from "./plots.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */
/** @import { Option } from "../../net/wire.js" */

/** The choice of a hidden card. @param {DrawContext} context */
export function rumorChoices(context) {
  const secrets = context.offers("LookAtObjective");
  const seats = [...new Set(secrets.map(({ action }) => action.seat))];
  return html`<div class="stack-s">
    <div class="panel-head">
      <h2>${context.t("web-winchester-rumor")}</h2>
      <span class="soft">${context.t("web-winchester-rumor-note")}</span>
    </div>
    <ul class="peeks">
      ${seats.map(
        (seat) =>
          html`<li>
            <span class="chip" data-seat=${context.hat(seat)}
              >${pic(`seat-${context.hat(seat)}`)}${context.people[seat].name}</span
            >
            <span class="peek-row"
              >${secrets.filter(({ action }) => action.seat === seat).map((option) => secret(context, option))}</span
            >
          </li>`,
      )}
      ${context.offers("LookAtCard").length ? sites(context) : nothing}
    </ul>
  </div>`;
}

/** @param {DrawContext} context */
function sites(context) {
  return html`<li class="peek-sites">
    <span class="label">${context.t("web-winchester-sites")}</span>
    <span class="peek-row">${context.offers("LookAtCard").map((option) => site(context, option))}</span>
  </li>`;
}

/** @param {DrawContext} context @param {Option} option */
const secret = (context, option) =>
  look(context, option, "back-secret", context.t("web-winchester-secret", { position: option.action.position }));

/** @param {DrawContext} context @param {Option} option */
const site = (context, option) =>
  look(
    context,
    option,
    `${siteOf(context, option.action.plot)}-back`,
    context.t("web-winchester-plot", { plot: option.action.plot }),
  );

/** Whether a plot has a mine or a ranch. @param {DrawContext} context @param {number} plot */
const siteOf = ({ view }, plot) => plotAt(view, plot).site;

/** @param {DrawContext} context @param {Option} option @param {string} picture @param {string} text */
const look = (context, option, picture, text) =>
  html`<button
    class="btn"
    data-pick
    ?data-advised=${context.isAdvised(option.action)}
    aria-label=${context.say(option.label)}
    aria-pressed=${chosenCard(context) === option}
    @click=${() => chooseCard(context, option)}
  >
    ${pic(picture)}${text}
  </button>`;

/** The hidden card that the viewer has chosen. @param {DrawContext} context @returns {Option | undefined} */
export const chosenCard = (context) => context.options[context.draft.get("card") ?? -1];

/** @param {DrawContext} context @param {Option} option */
export const chooseCard = (context, option) => context.draft.set("card", context.options.indexOf(option));

/** The button of the prompt bar: look at the chosen card. */
/** @param {DrawContext} context @returns {import("../../parts/slots.js").Slots} */
export function rumorSlots(context) {
  const chosen = context.isAsked ? chosenCard(context) : undefined;
  const text = chosen ? context.say(chosen.label) : context.t("web-winchester-look-choose");
  const why = chosen ? "" : text;
  const look = html`<button
    class="btn btn-primary"
    ${answers(`${context.moment} look`, why)}
    @click=${() => context.answer(chosen?.action)}
  >
    ${text}
  </button>`;
  return context.isAsked ? { b: look } : {};
}

/** The card that was just looked at; flat if it shares its panel. */
/** @param {DrawContext} context @param {any} event @param {boolean} isFlat */
export function rumorResult(context, { card, face: seen }, isFlat) {
  const isObjective = typeof seen === "string";
  const title = isObjective ? context.t(`winchester-objective-${seen}`) : money(seen);
  const whose =
    card.type === "LookAtCard"
      ? context.t("winchester-card-site", { plot: card.plot })
      : context.t("winchester-card-objective", { seat: nameOf(card.seat), position: card.position });
  return html`<div class="stack-s">
    <div class="panel-head">
      <h2>${context.t("web-winchester-rumor")}</h2>
      <span class="soft">${whose}</span>
    </div>
    <div class="peek">
      <div class="card ${isFlat ? "card-flat" : ""}" data-kind="secret">
        ${pic(isObjective ? `secret-${seen}` : `${siteOf(context, card.plot)}-front`)}<b>${title}</b>
        ${isObjective ? html`<p>${context.t(`web-winchester-pays-${seen}`)}</p>` : nothing}
      </div>
    </div>
    <span class="tag private-tag" data-kind="private">${icon("eye")}${context.t("web-only-you")}</span>
    <button class="btn" @click=${() => context.flashes.end("rumor")}>
      ${context.t("web-winchester-noted")}
    </button>
  </div>`;
}

/**
 * Everything the viewer knows from rumors, read from the view.
 * @param {DrawContext} context
 * @returns {{ seat?: number, objective?: string, whose: string, what: string }[]}
 */
export function notes(context) {
  const { players, cards } = context.view;
  const secrets = players.flatMap((player, seat) =>
    seat === context.me
      ? []
      : player.objectives
          .filter((objective) => objective !== null)
          .map((objective) => ({
            seat,
            objective,
            whose: `${context.people[seat].name}:`,
            what: context.t(`winchester-objective-${objective}`),
          })),
  );
  return [
    ...secrets,
    ...cards.flatMap(({ plot, amount }) =>
      amount === null ? [] : [{ whose: "", what: context.t("web-winchester-note-card", { plot, amount }) }],
    ),
  ];
}
