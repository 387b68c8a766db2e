// @ts-check
/**
 * A reaction window in the prompt bar: who asked for time, the button to ask for it, and the button to
 * end it. Every player has the button in every window, with or without a card to play and whether or
 * not they are asked, so pressing it tells the others nothing. It is there while beats play too, because
 * a short window is the time in which they play.
 */
import { html, nothing } from "../vendor/lit.js";
import { api } from "../net/api.js";
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

/** The button that asks for time, or ends it. A player who is asked ends it with an answer. @param {DrawContext} context */
export function holdButton(context) {
  const { canHold, canRelease } = offered(context);
  if (canHold)
    return html`<button class="btn" data-hold @click=${() => hold(context)}>${context.t("web-window-hold")}</button>`;
  if (canRelease)
    return html`<button class="btn" data-release @click=${() => release(context)}>${context.t("web-window-release")}</button>`;
  return nothing;
}

/** @param {DrawContext} context */
function offered(context) {
  const { model } = context;
  const open = openWindow(context);
  if (!open) return { canHold: false, canRelease: false };
  if (model.isOpenTable) return offeredToDevice(model, open.held_by);
  return { canHold: open.can_hold, canRelease: open.can_release && !model.isAsked };
}

/**
 * The open table of a shared device is a spectator to the server, so it works out what its seats may do.
 * @param {import("../net/table-model.js").TableModel} model
 * @param {number[]} held
 */
function offeredToDevice({ table, update, released }, held) {
  const hasHeld = table.yours.some((seat) => held.includes(seat));
  return { canHold: table.yours.length > 0 && !hasHeld, canRelease: hasHeld && released !== update?.view.prompt };
}

/** @param {DrawContext} context */
function hold({ model }) {
  if (!model.isOpenTable) return send(model, "HoldWindow");
  api.holdWindow(model.table.code).catch(() => {}); // the connection note says so
}

/** @param {DrawContext} context */
function release({ model }) {
  if (!model.isOpenTable) return send(model, "ReleaseWindow");
  model.markReleased();
  api.skipWindow(model.table.code).catch(() => {}); // the connection note says so
}

/**
 * @param {import("../net/table-model.js").TableModel} model
 * @param {"HoldWindow" | "ReleaseWindow"} type
 */
function send({ update, transport }, type) {
  if (!update) return;
  const { asking, view } = update;
  transport?.send({ type, request: crypto.randomUUID(), prompt: view.prompt, asking });
}
