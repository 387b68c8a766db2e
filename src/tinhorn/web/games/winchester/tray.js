// @ts-check
/** The viewer's tray in Winchester: cash, two secret objectives, and notes from rumors. */
import { html } from "../../vendor/lit.js";
import { icon, pic } from "../../draw/art.js";
import { ruleLink } from "../../draw/rule-link.js";
import { money } from "../../text/words.js";
import { notes } from "./rumor.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext} DrawContext */

/** @param {DrawContext} context */
export function tray(context) {
  const me = /** @type {number} */ (context.me);
  const { cash, objectives } = context.view.players[me];
  return html`<div class="panel strip">
    <div class="mine-cash">
      <span class="label">${context.t("web-winchester-cash")}</span>
      <span class="note"
        >${pic("note-stack")}<span class="money" data-cash>${money(cash)}</span></span
      >
      <span class="tag" data-kind="private">${icon("eye")}${context.t("web-only-you")}</span>
    </div>
    <div class="secrets">
      ${objectives.map((/** @type {string} */ objective) => secret(context, objective))}
    </div>
    <div class="tokens" data-seat=${context.hat(me)}>${notebook(context)}</div>
  </div>`;
}

/** @param {DrawContext} context @param {string} objective */
function secret(context, objective) {
  const count = context.fact("secret", objective)?.count ?? null;
  const soFar = count === null ? "" : ` · ${context.t("web-winchester-so-far", { items: count })}`;
  return html`<div class="card card-flat" data-kind="secret">
    ${ruleLink(context, `secret-${objective}`, context.t(`winchester-objective-${objective}`), pic(`secret-${objective}`))}<b>${context.t(`winchester-objective-${objective}`)}</b>
    <p>${context.t(`web-winchester-pays-${objective}`)}${soFar}</p>
  </div>`;
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
