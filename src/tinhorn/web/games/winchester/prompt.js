// @ts-check
/** The prompt bar of Winchester: who is awaited, the hint, and the buttons. */
import { html, nothing } from "../../vendor/lit.js";
import { limitOf } from "./auto-bid.js";
import { splitText } from "./split.js";
import { vehicleActions } from "./vehicle.js";
import "./bids.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext} DrawContext */

/** The seats that the table waits for. @param {DrawContext} context */
export function awaited({ view: { phase } }) {
  if (phase.type === "Bidding") return [phase.in_auction[0]];
  if (phase.type === "Claiming") return [phase.asked[0]];
  return phase.buyer === undefined ? [] : [phase.buyer];
}

/** @param {DrawContext} context */
export function prompt(context) {
  /** @type {Record<string, string>} */
  const pics = { MovingVehicle: "bonus-movement", HearingRumor: "bonus-rumor" };
  return { pic: pics[context.view.phase.type] ?? null, hint: hint(context) };
}

/** The bid limit if one is set; else what matters to the viewer's decision. @param {DrawContext} context */
function hint(context) {
  const { phase, players } = context.view;
  const limit = phase.type === "Bidding" ? limitOf(context) : undefined;
  if (limit) return limitHint(context, limit);
  if (!context.isAsked || context.me === null || context.draft.get("confirm")) return "";
  if (phase.type === "HearingRumor") return context.t("web-winchester-rumor-secrecy");
  const cash = context.t("web-winchester-you-have", { cash: players[context.me].cash });
  return html`${cash} <span class="narrow-only" data-split-line>${splitText(context)}</span>`;
}

/** @param {DrawContext} context @param {import("./auto-bid.js").Limit} limit */
const limitHint = (context, { most, then }) =>
  context.t(most ? `web-winchester-bid-limit-${then}` : "web-winchester-bid-limit-out", { amount: most });

/** The buttons. @param {DrawContext} context */
export function actions(context) {
  switch (context.view.phase.type) {
    case "Bidding":
      return html`<winchester-bids .context=${context}></winchester-bids>`;
    case "MovingVehicle":
      return vehicleActions(context);
    case "Claiming":
      return claims(context);
    default:
      return nothing;
  }
}

/** @param {DrawContext} context */
function claims(context) {
  const offered = [...context.offers("Claim").slice(0, 1), ...context.offers("Pass")];
  return offered.map(
    ({ action, label }, at) =>
      html`<button class="btn ${at ? "" : "btn-primary"}" @click=${() => context.answer(action)}>
        ${action.type === "Pass" ? context.t("web-winchester-claims-done") : context.say(label)}
      </button>`,
  );
}
