// @ts-check
/**
 * A reaction window in the prompt bar: who asked for time, and the button to ask for it. Every player
 * who is asked has the button, with or without a card to play, so pressing it tells the others
 * nothing. It is there while beats play too, because a short window is the time in which they play.
 */
import { html, nothing } from "../vendor/lit.js";
import { namesOf } from "../text/words.js";

/** @typedef {import("../draw/draw-context.js").DrawContext} DrawContext */

/** The open window, if the viewer may know of one. @param {DrawContext} context */
const openWindow = (context) => (context.isReplay ? null : (context.model.update?.window ?? null));

/** Who asked for time. @param {DrawContext} context */
export function heldNote(context) {
  const held = openWindow(context)?.held_by ?? [];
  if (!held.length) return nothing;
  return html`<p class="hint" role="status">${context.rich({ key: "web-window-held", args: { seats: namesOf(held) } }, context.listed)}</p>`;
}

/** @param {DrawContext} context */
export function holdButton(context) {
  if (!openWindow(context)?.can_hold) return nothing;
  return html`<button class="btn" data-hold @click=${() => hold(context)}>${context.t("web-window-hold")}</button>`;
}

/** @param {DrawContext} context */
function hold({ model }) {
  const { update, transport } = model;
  if (!update) return;
  const { asking, view } = update;
  transport?.send({ type: "HoldWindow", request: crypto.randomUUID(), prompt: view.prompt, asking });
}
