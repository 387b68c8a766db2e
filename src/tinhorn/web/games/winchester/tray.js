// @ts-check
/** What only the viewer may know: cash, two secret objectives, tokens, notebook. */
import { html } from "../../vendor/lit.js";
import { icon, pic } from "../../draw/art.js";
import { thing } from "../../draw/rule-link.js";
import { money } from "../../text/words.js";
import { notes } from "./rumor.js";

/** @typedef {import("../../draw/draw-context.js").Desk} Desk */

/** @param {Desk} desk */
export function strip(desk) {
  const me = /** @type {number} */ (desk.me);
  const { cash, objectives } = desk.view.players[me];
  return html`<div class="panel strip">
    <div class="mine-cash">
      <span class="label">${desk.t("web-winchester-cash")}</span>
      <span class="note"
        >${pic("note-stack")}<span class="money" data-cash>${money(cash)}</span></span
      >
      <span class="tag" data-kind="private">${icon("eye")}${desk.t("web-only-you")}</span>
    </div>
    <div class="secrets">
      ${objectives.map((/** @type {string} */ objective) => secret(desk, objective))}
    </div>
    <div class="tokens" data-seat=${desk.hat(me)}>${noted(desk)}</div>
  </div>`;
}

/** @param {Desk} desk @param {string} objective */
function secret(desk, objective) {
  const fact = desk.facts.find(({ kind }) => kind === `secret-${objective}`);
  const soFar = fact
    ? ` · ${desk.t("web-winchester-so-far", { items: fact.text.args.items })}`
    : "";
  return html`<div class="card card-flat" data-kind="secret">
    ${thing(desk, `secret-${objective}`, desk.t(`winchester-objective-${objective}`), pic(`secret-${objective}`))}<b>${desk.t(`winchester-objective-${objective}`)}</b>
    <p>${desk.t(`web-winchester-pays-${objective}`)}${soFar}</p>
  </div>`;
}

/** @param {Desk} desk */
function noted(desk) {
  const all = notes(desk);
  if (!all.length)
    return html`<span class="tag soft"
      >${icon("notebook")}${desk.t("web-winchester-notebook-empty")}</span
    >`;
  return html`<ul class="notebook" aria-label=${desk.t("web-winchester-notebook")}>
    ${all.map(
      ({ whose, what }) =>
        html`<li class="tag" title="${whose} ${what}">
          ${icon("notebook")}<span class="note-whose">${whose}</span> ${what}
        </li>`,
    )}
  </ul>`;
}
