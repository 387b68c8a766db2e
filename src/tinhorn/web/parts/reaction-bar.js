// @ts-check
/**
 * A reaction window: who asked for time, the button to ask for it, and the button to end it. Every player
 * has the button in every window, with or without a card to play and whether or not they are asked, so
 * pressing it tells the others nothing. It is there while beats play too, because a short window is the
 * time in which they play.
 */
import { html, nothing } from "../vendor/lit.js";
import { api } from "../net/api.js";
import { namesOf, t } from "../text/words.js";

/** @typedef {import("../net/table-model.js").TableModel} TableModel */

/** The open window, if the viewer may know of one. @param {TableModel} model */
const openWindow = ({ isReplay, update }) => (isReplay ? null : (update?.window ?? null));

/** Who asked for time; null if nobody did. @param {TableModel} model */
export function heldPhrase(model) {
  const held = openWindow(model)?.held_by ?? [];
  return held.length ? { key: "web-window-held", args: { seats: namesOf(held) } } : null;
}

/** The button that asks for time, or ends it. A player who is asked ends it with an answer. @param {TableModel} model */
export function holdButton(model) {
  const { canHold, canRelease } = offered(model);
  if (canHold) return html`<button class="btn" data-hold @click=${() => hold(model)}>${t("web-window-hold")}</button>`;
  if (canRelease)
    return html`<button class="btn" data-release @click=${() => release(model)}>${t("web-window-release")}</button>`;
  return nothing;
}

/** @param {TableModel} model */
function offered(model) {
  const open = openWindow(model);
  if (!open) return { canHold: false, canRelease: false };
  if (model.isOpenTable) return offeredToDevice(model, open.held_by);
  return { canHold: open.can_hold, canRelease: open.can_release && !model.isAsked };
}

/** The open table of a shared device is a spectator to the server, so it works out what its seats may do. @param {TableModel} model @param {number[]} held */
function offeredToDevice({ table, update, released }, held) {
  const hasHeld = table.yours.some((seat) => held.includes(seat));
  return { canHold: table.yours.length > 0 && !hasHeld, canRelease: hasHeld && released !== update?.view.prompt };
}

/** @param {TableModel} model */
function hold(model) {
  if (!model.isOpenTable) return send(model, "HoldWindow");
  api.holdWindow(model.table.code).catch(() => {}); // the connection note says so
}

/** @param {TableModel} model */
function release(model) {
  if (!model.isOpenTable) return send(model, "ReleaseWindow");
  model.markReleased();
  api.skipWindow(model.table.code).catch(() => {}); // the connection note says so
}

/** @param {TableModel} model @param {"HoldWindow" | "ReleaseWindow"} type */
function send({ update, transport }, type) {
  if (!update) return;
  const { asking, view } = update;
  transport?.send({ type, request: crypto.randomUUID(), prompt: view.prompt, asking });
}
