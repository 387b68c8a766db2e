// @ts-check
/**
 * A reaction window: who asked for time, who told them to go on, and the buttons to ask for time, to end
 * it and to say go on. Every player has the first button in every window, with or without a card to play and whether or not they are asked, so
 * pressing it tells the others nothing. It is there while beats play too, because a short window is the
 * time in which they play.
 */
import { html } from "../vendor/lit.js";
import { answers, CLOSED } from "../app/calm.js";
import { api } from "../net/api.js";
import { requestId } from "../net/random.js";
import { namesOf, t } from "../text/words.js";

/** @import { TableModel } from "../net/table-model.js" */

/** The open window, if the viewer may know of one. @param {TableModel} model */
const openWindow = ({ isPaused, isReplay, update }) => (isPaused || isReplay ? null : (update?.window ?? null));

/** Who asked for time; null if nobody did. @param {TableModel} model */
export function heldPhrase(model) {
  const held = openWindow(model)?.held_by ?? [];
  return held.length ? { key: "web-window-held", args: { seats: namesOf(held) } } : null;
}

/** Who told those to go on; null if nobody did. @param {TableModel} model */
export function urgedPhrase(model) {
  const urged = openWindow(model)?.urged_by ?? [];
  return urged.length ? { key: "web-window-urged", args: { seats: namesOf(urged) } } : null;
}

/** The button that asks for time, or ends it. A player who is asked ends it with an answer. @param {{ model: TableModel, moment: string }} context */
export function holdButton({ model, moment }) {
  const { canHold, canRelease } = offered(model);
  if (canHold)
    return html`<button class="btn" data-hold ${answers(`${moment} hold`)} @click=${() => hold(model)}>${t("web-window-hold")}</button>`;
  if (canRelease)
    return html`<button class="btn" data-release ${answers(`${moment} release`)} @click=${() => release(model)}>${t("web-window-release")}</button>`;
  return undefined;
}

/** The button that tells those who asked for time to go on. @param {{ model: TableModel, moment: string }} context */
export function urgeButton({ model, moment }) {
  if (!openWindow(model)?.can_urge || !isPressable(model)) return undefined;
  return html`<button class="btn" data-urge ${answers(`${moment} urge`)} @click=${() => send(model, "UrgeWindow")}>${t("web-window-urge")}</button>`;
}

/** How long a button must last for somebody to press it, in milliseconds; at first it is closed. */
const LEAST = 1200 + CLOSED;
/** The windows that were too short when the page first drew them, by their model. @type {WeakMap<TableModel, { until: number | null, isShort: boolean }>} */
const drawn = new WeakMap();

/** False for a window of which only a moment is left: a button would flash by. @param {TableModel} model */
function isPressable(model) {
  const { until } = model;
  if (drawn.get(model)?.until !== until)
    drawn.set(model, { until, isShort: until !== null && until - Date.now() < LEAST });
  return !drawn.get(model)?.isShort;
}

/** @param {TableModel} model */
function offered(model) {
  const open = openWindow(model);
  if (!open || !isPressable(model)) return { canHold: false, canRelease: false };
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

/** @param {TableModel} model @param {"HoldWindow" | "ReleaseWindow" | "UrgeWindow"} type */
function send({ update, transport }, type) {
  if (!update) return;
  const { asking, view } = update;
  transport?.send({ type, request: requestId(), prompt: view.prompt, asking });
}
