// @ts-check
/** The main panel of Winchester: the plot for sale, or whatever else is to be decided. */
import { html, nothing } from "../../vendor/lit.js";
import { recent } from "../recent.js";
import { duelPanel } from "./duel.js";
import { traits } from "./events.js";
import { sharedObjectives } from "./objectives.js";
import { rumorChoices, rumorResult } from "./rumor.js";
import "./lot.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */

/** How many story lines are shown while another player decides. */
const RECENT = 4;

/** What has just been fought or seen, and below it the plot for sale or what the viewer is asked. */
/** @param {DrawContext} context */
export function focus(context) {
  const [duel, rumor] = [context.flashes.get("duel"), context.flashes.get("rumor")];
  const isShared = context.isAsked || context.view.phase.type === "Bidding";
  const shown = duel ? duelPanel(context, duel) : rumor ? rumorResult(context, rumor, isShared) : nothing;
  const body = isShared
    ? html`${duel ? html`<div class="brief">${shown}</div>` : nothing}${decision(context)}
        ${duel ? nothing : html`<div class="brief">${shown}</div>`}`
    : shown === nothing
      ? decision(context)
      : shown;
  const isAsked = context.isAsked && context.view.phase.type !== "Bidding";
  return { id: "focus", label: context.t("web-winchester-tab-now"), body, isAsked };
}

/** @param {DrawContext} context */
function decision(context) {
  const { type } = context.view.phase;
  if (type === "Bidding") return html`<winchester-lot .context=${context}></winchester-lot>`;
  if (!context.isAsked) return recent(context, { title: context.t("web-winchester-just-now"), most: RECENT, traits });
  if (type === "MovingVehicle") return html`<winchester-vehicle .context=${context}></winchester-vehicle>`;
  return type === "HearingRumor" ? rumorChoices(context) : sharedObjectives(context);
}
