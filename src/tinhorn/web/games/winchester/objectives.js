// @ts-check
/** The shared objectives on display, how near the viewer is, who took the others. */
import { html, nothing } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { thing } from "../../draw/rule-link.js";
import { money } from "../../text/words.js";

/** @typedef {import("../../draw/draw-context.js").Desk} Desk */

/** @param {Desk} desk */
export function shared(desk) {
  const taken = desk.story.map(({ event }) => event).filter(({ type }) => type === "ObjectiveWon");
  return html`<div class="panel-head">
      <h2>${desk.t("web-winchester-shared")}</h2>
      <span class="soft">${desk.t("web-winchester-shared-note")}</span>
    </div>
    <ul class="facts facts-tight">
      ${desk.view.display.map((/** @type {any} */ pile) => onDisplay(desk, pile))}
      ${taken.map(
        ({ seat, objective }) =>
          html`<li data-on="gone">
            ${pic(`shared-${objective}`)}
            <span
              >${desk.t(`winchester-shared-${objective}`)}<small
                >${desk.t("web-winchester-taken", { seat })}</small
              ></span
            ><span class="money">–</span>
          </li>`,
      )}
    </ul>`;
}

/** @param {Desk} desk @param {{ objective: number, amount: number }} pile */
function onDisplay(desk, { objective, amount }) {
  const fact = desk.facts.find(({ kind }) => kind === `shared-${objective}`);
  const [claim] = desk.offers("Claim").filter(({ action }) => action.objective === objective);
  const { have, needs } = /** @type {Record<string, any>} */ (fact?.text.args ?? {});
  const near = fact
    ? html`<small title=${desk.say(fact.text)}
        >${desk.t("web-winchester-near", { have, needs })}</small
      >`
    : nothing;
  return html`<li data-on=${fact?.is_complete ? "done" : nothing}>
    ${thing(desk, `shared-${objective}`, desk.t(`winchester-shared-${objective}`), pic(`shared-${objective}`))}
    <span>${desk.t(`winchester-shared-${objective}`)}${near}</span>
    ${
      claim
        ? html`<button class="btn btn-claim" data-pick @click=${() => desk.answer(claim.action)}>
            ${desk.t("web-winchester-claim")} <span class="money">${money(amount)}</span
            ><span class="visually-hidden">${desk.say(claim.label)}</span>
          </button>`
        : html`<span class="money">${money(amount)}</span>`
    }
  </li>`;
}
