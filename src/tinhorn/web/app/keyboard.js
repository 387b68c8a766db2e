// @ts-check
/**
 * Keyboard shortcuts: Enter for the primary button, digits for dice, cards and other buttons, Space
 * for the next beat, Escape, ? for help. A button with a key of its own has it in every turn; the
 * other buttons are counted.
 */
import { isOnPicked, movePick, nextPart } from "./pick-keys.js";
import { settings } from "./settings.js";
import { openDrawer } from "./signals.js";

/** @param {string} selector */
const find = (selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector));

const isTyping = () =>
  document.activeElement?.matches("input:not([type=range], [type=checkbox]), select, textarea") ?? false;

/** Single characters do nothing if the player has switched them off. @param {KeyboardEvent} event */
const isSwitchedOff = ({ key }) => key.length === 1 && key !== " " && !settings.values.keys;

/** True if the focused element uses Enter itself. */
const isOnControl = () => document.activeElement?.matches("button, a, summary, input, select, [role=button]") ?? false;

/** @param {KeyboardEvent} event @param {{ drawer: { drawer: string }, closeDrawer(): void }} app */
export function onKey(event, app) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") return leave(app);
  if (isTyping() || isSwitchedOff(event)) return;
  if (event.key === "/") return focusCommandField(event);
  if (event.key === "?") return void openDrawer("help");
  if (event.key.toLowerCase() === "r" && find(".table, .text-table")) return void openDrawer("rules");
  if (app.drawer.drawer) return;
  if (event.key === "t") return find("[data-timeline]")?.click();
  if (movePick(event)) return;
  if (event.repeat) return; // a key that is held down answers once
  if (event.key === " " && !isOnControl()) return nextBeat(event);
  if (event.key === "Enter" && (isOnPicked() || !isOnControl())) return clickPrimary(event);
  if (/^[0-9]$/.test(event.key)) return (keyed(event.key) ?? numbered(Number(event.key)))?.click();
}

/** @param {{ drawer: { drawer: string }, closeDrawer(): void }} app */
function leave(app) {
  if (app.drawer.drawer) app.closeDrawer();
  else find(".prompt-actions [data-cancel]")?.click();
}

/** Clicks the primary button, or leads to the part of the choice that is missing. @param {KeyboardEvent} event */
function clickPrimary(event) {
  event.preventDefault();
  const primary = find(":is(.prompt, .hat-actions) :is(.btn-primary, .btn-danger)");
  if (primary?.ariaDisabled === "true" && isOnPicked()) nextPart();
  else primary?.click();
}

/** Ends the beat that is playing. @param {KeyboardEvent} event */
function nextBeat(event) {
  const next = find("[data-next]");
  if (next) event.preventDefault();
  next?.click();
}

/** Focuses the command field of the text page. @param {KeyboardEvent} event */
function focusCommandField(event) {
  const field = find("[name=command]");
  if (field) event.preventDefault();
  field?.focus();
}

/** The button or the pick that this key is printed on. @param {string} key */
const keyed = (key) => find(`[data-key="${key}"]`);

/** The button with this number in the prompt bar, unless digits stand for picks. */
/** @param {number} number @returns {HTMLElement | undefined} */
const numbered = (number) =>
  find("[data-pick][data-key]")
    ? undefined
    : /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".prompt-actions :is(button, a)")])[number - 1];
