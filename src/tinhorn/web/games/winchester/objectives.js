// @ts-check
/** The shared objectives: those on display with the viewer's progress, and those already taken. */
import { html, nothing } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { ruleLink } from "../../draw/rule-link.js";
import { money, nameOf } from "../../text/words.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext} DrawContext */

/** @param {DrawContext} context */
export function sharedObjectives(context) {
  const taken = context.story.map(({ event }) => event).filter(({ type }) => type === "ObjectiveWon");
  return html`<div class="panel-head">
      <h2>${context.t("web-winchester-shared")}</h2>
      <span class="soft">${context.t("web-winchester-shared-note")}</span>
    </div>
    <ul class="facts facts-tight">
      ${context.view.display.map((/** @type {any} */ pile) => onDisplay(context, pile))}
      ${taken.map(
        ({ seat, objective }) =>
          html`<li data-on="gone">
            ${pic(`shared-${objective}`)}
            <span
              >${context.t(`winchester-shared-${objective}`)}<small
                >${context.t("web-winchester-taken", { seat: nameOf(seat) })}</small
              ></span
            ><span class="money">–</span>
          </li>`,
      )}
    </ul>`;
}

/** @param {DrawContext} context @param {{ objective: number, amount: number }} pile */
function onDisplay(context, { objective, amount }) {
  const fact = context.fact("shared", String(objective));
  const [claim] = context.offers("Claim").filter(({ action }) => action.objective === objective);
  const near = fact
    ? html`<small title=${context.say(fact.text)}
        >${context.t("web-winchester-near", { have: fact.count ?? 0, needs: fact.needed ?? 0 })}</small
      >`
    : nothing;
  return html`<li data-on=${fact?.is_complete ? "done" : nothing}>
    ${ruleLink(context, `shared-${objective}`, context.t(`winchester-shared-${objective}`), pic(`shared-${objective}`))}
    <span>${context.t(`winchester-shared-${objective}`)}${near}</span>
    ${
      claim
        ? html`<button class="btn btn-claim" data-pick @click=${() => context.answer(claim.action)}>
            ${context.t("web-winchester-claim")} <span class="money">${money(amount)}</span
            ><span class="visually-hidden">${context.say(claim.label)}</span>
          </button>`
        : html`<span class="money">${money(amount)}</span>`
    }
  </li>`;
}
