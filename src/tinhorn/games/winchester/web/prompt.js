// @ts-check
/** The prompt bar of Winchester: who is awaited, the hint, and the buttons. */
import { html } from "../../vendor/lit.js";
import { answers } from "../../app/calm.js";
import { limitOf, limitText } from "./auto-bid.js";
import { splitText } from "./split.js";
import { chosenStop, gainText } from "./stops.js";
import { vehicleSlots } from "./vehicle.js";
import { bidSlots, confirmed } from "./bids.js";
import { rumorSlots } from "./rumor.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */

/** The seats that the table waits for. @param {DrawContext} context */
export function awaited({ view: { phase } }) {
  if (phase.type === "Bidding") return isSettled(phase) ? [] : [phase.in_auction[0]];
  if (phase.type === "Claiming") return [phase.asked[0]];
  return "buyer" in phase ? [phase.buyer] : [];
}

/** True if only the highest bidder is left. @param {import("./wire.js").Bidding} phase */
const isSettled = ({ standing, in_auction: seats }) => standing > 0 && seats.length === 1;

/** @param {DrawContext} context */
export function prompt(context) {
  /** @type {Record<string, string>} */
  const pics = { MovingVehicle: "bonus-movement", HearingRumor: "bonus-rumor" };
  return { pic: pics[context.view.phase.type] ?? null, hint: hint(context) };
}

/** The bid limit if one is set; else what matters to the viewer's decision. @param {DrawContext} context */
function hint(context) {
  const { phase, players } = context.view;
  const limit = phase.type === "Bidding" ? limitOf(context.model) : undefined;
  if (limit) return limitText(context, limit);
  if (context.isAsked && context.draft.get("confirm")) return confirmed(context);
  if (!context.isAsked || context.me === null) return "";
  const stop = phase.type === "MovingVehicle" && chosenStop(context);
  if (stop) return gainText(context, stop);
  if (phase.type === "HearingRumor") return context.t("web-winchester-rumor-secrecy");
  const cash = context.t("web-winchester-you-have", { cash: players[context.me].cash ?? 0 });
  return html`${cash} <span class="narrow-only" data-split-line>${splitText(context, "web-winchester-split-short")}</span>`;
}

/** The buttons. @param {DrawContext} context @returns {import("../../parts/slots.js").Slots} */
export function actions(context) {
  switch (context.view.phase.type) {
    case "Bidding":
      return bidSlots(context);
    case "MovingVehicle":
      return vehicleSlots(context);
    case "HearingRumor":
      return rumorSlots(context);
    case "Claiming":
      return claimSlots(context);
    default:
      return {};
  }
}

/** @param {DrawContext} context @returns {import("../../parts/slots.js").Slots} */
function claimSlots(context) {
  const [claim] = context.offers("Claim");
  const [done] = context.offers("Pass");
  return {
    b: claim && claimButton(context, claim.action, context.say(claim.label), "btn-primary"),
    d: done && claimButton(context, done.action, context.t("web-winchester-claims-done"), ""),
  };
}

/** @param {DrawContext} context @param {any} action @param {string} label @param {string} look */
const claimButton = (context, action, label, look) =>
  html`<button
    class="btn ${look}"
    ${answers(`${context.moment} ${JSON.stringify(action)}`)}
    @click=${() => context.answer(action)}
  >
    ${label}
  </button>`;
