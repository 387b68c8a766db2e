// @ts-check
/** The shared objectives: those on display with the viewer's progress, and those already taken. */
import { html, nothing, repeat } from "../../vendor/lit.js";
import { answers } from "../../app/calm.js";
import { pic } from "../../draw/art.js";
import { ruleLink } from "../../draw/rule-link.js";
import { money, nameOf } from "../../text/words.js";
import "./glow.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */
/** @import { Fact } from "../../net/wire.js" */

/** All in the order of their amounts, so that a row keeps its place. @param {DrawContext} context */
export function sharedObjectives(context) {
  const won = context.story.map(({ event }) => event).filter(({ type }) => type === "ObjectiveWon");
  const all = [...context.view.display, ...won].sort((a, b) => a.amount - b.amount);
  return html`<div class="panel-head">
      <h2>${context.t("web-winchester-shared")}</h2>
      <span class="soft">${context.t("web-winchester-shared-note")}</span>
    </div>
    <ul class="facts facts-tight">
      ${repeat(
        all,
        ({ objective }) => objective,
        (one) => (one.type === "ObjectiveWon" ? taken(context, one) : onDisplay(context, one)),
      )}
    </ul>`;
}

/** @param {DrawContext} context @param {{ seat: number, objective: number }} event */
function taken(context, { seat, objective }) {
  const key = seat === context.me ? "web-winchester-taken-you" : "web-winchester-taken";
  return html`<li data-on="gone">
    ${pic(`shared-${objective}`)}
    <span
      >${context.t(`winchester-shared-${objective}`)}<small>${context.t(key, { seat: nameOf(seat) })}</small></span
    >${pic(`hat-${context.hat(seat)}`)}
  </li>`;
}

/** @param {DrawContext} context @param {{ objective: number, amount: number }} pile */
function onDisplay(context, { objective, amount }) {
  const fact = context.fact("shared", String(objective));
  const [claim] = context.offers("Claim").filter(({ action }) => action.objective === objective);
  const name = context.t(`winchester-shared-${objective}`);
  const has = (fact?.count ?? 0) >= (fact?.needed ?? 1);
  return html`<li data-on=${has ? "done" : nothing}>
    <winchester-glow .context=${context} .glow=${fact && steps(context, name, fact)}>
      ${ruleLink(context, `shared-${objective}`, name, pic(`shared-${objective}`))}
      <span>${name}${race(context, objective)}</span></winchester-glow
    >
    ${
      claim
        ? html`<button class="btn btn-claim" data-pick ?data-advised=${context.isAdvised(claim.action)} ${answers(`${context.moment} ${objective}`)} @click=${() => context.answer(claim.action)}>
            ${context.t("web-winchester-claim")} <span class="money">${money(amount)}</span
            ><span class="visually-hidden">${context.say(claim.label)}</span>
          </button>`
        : html`<span class="money">${money(amount)}${fact ? progress(context, fact) : nothing}</span>`
    }
  </li>`;
}

/** How far everybody else has come. @param {DrawContext} context @param {number} objective */
function race(context, objective) {
  const all = context.facts.filter(
    ({ kind, subject, seats }) => kind === "progress" && subject === String(objective) && seats?.[0] !== context.me,
  );
  return html`<small class="race">${all.map(({ seats, count, needed }) => {
    const seat = seats?.[0] ?? 0;
    const far = context.t("web-winchester-near", { have: count ?? 0, needs: needed ?? 0 });
    const isNear = (needed ?? 0) > 1 && (needed ?? 0) - (count ?? 0) === 1;
    return html`<span data-far=${isNear ? "one" : nothing} title="${context.people[seat].name}: ${far}">${pic(`seat-${context.hat(seat)}`, { label: context.people[seat].name })}${far}</span>`;
  })}</small>`;
}

/** What the viewer has now, without the plot for sale. @param {DrawContext} context @param {Fact} fact */
const progress = (context, { count, needed }) =>
  html`<small>${context.t("web-winchester-near", { have: count ?? 0, needs: needed ?? 0 })}</small>`;

/** The unsold plots that bring the viewer closer. @param {DrawContext} context @param {string} name @param {Fact} fact */
const steps = (context, name, { places = [] }) => ({
  plots: places,
  text: context.t(places.length ? "web-winchester-closer" : "web-winchester-no-closer", { objective: name }),
});
