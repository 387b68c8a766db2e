// @ts-check
/** The viewer's tray in Winchester: cash, two secret objectives, and notes from rumors. */
import { html, nothing } from "../../vendor/lit.js";
import { icon, pic } from "../../draw/art.js";
import { ruleLink } from "../../draw/rule-link.js";
import { money } from "../../text/words.js";
import { notes } from "./rumor.js";
import "./glow.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */
/** @import { Fact } from "../../net/wire.js" */

/** @param {DrawContext} context */
export function tray(context) {
  const me = /** @type {number} */ (context.me);
  const { cash, objectives } = context.view.players[me];
  const isShown = context.view.players.every((/** @type {any} */ one) => one.cash !== null);
  return html`<div class="panel strip">
    <div class="mine-cash">
      <span class="label">${context.t("web-winchester-cash")}</span>
      <span class="note"
        >${pic("note-stack")}<span class="money" data-cash>${money(cash ?? 0)}</span></span
      >
      ${worth(context)}
      ${isShown ? nothing : onlyYou(context)}
    </div>
    <div class="secrets">
      ${objectives.map((objective) => secret(context, String(objective)))}
    </div>
    <div class="tokens" data-seat=${context.hat(me)}>${isShown ? onlyYou(context) : nothing}${notebook(context)}</div>
  </div>`;
}

/** Beside what nobody else sees: money is not secret at every table. @param {DrawContext} context */
const onlyYou = (context) =>
  html`<span class="tag" data-kind="private">${icon("eye")}${context.t("web-only-you")}</span>`;

/** The viewer's secret objectives, large. @param {DrawContext} context */
export const dealt = (context) =>
  context.view.players[/** @type {number} */ (context.me)].objectives.map(
    (objective) => html`<div class="card" data-kind="secret">
      ${pic(`secret-${objective}`)}<b>${context.t(`winchester-objective-${objective}`)}</b>
      <p>${context.t(`web-winchester-pays-${objective}`)}</p>
    </div>`,
  );

/** What the viewer would have if the game ended now. @param {DrawContext} context */
function worth(context) {
  const fact = context.facts.find(({ kind }) => kind === "worth");
  return fact
    ? html`<span class="worth" title=${context.say(fact.text)}
        >${context.t("web-winchester-worth")} <b class="money" data-worth>${money(fact.amount ?? 0)}</b></span
      >`
    : nothing;
}

/** @param {DrawContext} context @param {string} objective */
function secret(context, objective) {
  const fact = context.fact("secret", objective);
  const name = context.t(`winchester-objective-${objective}`);
  return html`<winchester-glow .context=${context} .glow=${glow(context, name, fact)}>
    <div class="card card-flat" data-kind="secret">
      ${ruleLink(context, `secret-${objective}`, name, pic(`secret-${objective}`))}<b>${name}</b>
      <p>${context.t(`web-winchester-pays-${objective}`)} ${soFar(context, fact)}</p>
    </div></winchester-glow
  >`;
}

/** The plots that count. @param {DrawContext} context @param {string} name @param {Fact | undefined} fact */
const glow = (context, name, fact) =>
  fact && {
    plots: fact.places ?? [],
    text: context.t("web-winchester-counts", { objective: name, each: fact.each ?? 0 }),
  };

/** The items and dollars so far. @param {DrawContext} context @param {Fact | undefined} fact */
function soFar(context, fact) {
  if (fact?.count === undefined || fact.count === null) return nothing;
  const args = { items: fact.count, amount: fact.count * (fact.each ?? 0) };
  return html`<span data-so-far>${context.rich({ key: "web-winchester-so-far", args })}</span>`;
}

/** @param {DrawContext} context */
function notebook(context) {
  const all = notes(context);
  if (!all.length)
    return html`<span class="tag soft"
      >${icon("notebook")}${context.t("web-winchester-notebook-empty")}</span
    >`;
  return html`<ul class="notebook" aria-label=${context.t("web-winchester-notebook")}>
    ${all.map(
      ({ whose, what }) =>
        html`<li class="tag" title="${whose} ${what}">
          ${icon("notebook")}<span class="note-whose">${whose}</span> ${what}
        </li>`,
    )}
  </ul>`;
}
