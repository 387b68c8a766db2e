// @ts-check
/**
 * Keyboard shortcuts: Enter for the primary button, digits for dice, cards and other buttons, Space
 * for the next beat, Escape, ? for help.
 */
import { isOnPicked, movePick, nextPart } from "./pick-keys.js";
import { openDrawer } from "./signals.js";

/** @param {string} selector */
const find = (selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector));

const isTyping = () =>
  document.activeElement?.matches("input:not([type=range], [type=checkbox]), select, textarea") ??
  false;

/** True if the focused element uses Enter itself. */
const isOnControl = () =>
  document.activeElement?.matches("button, a, summary, input, select, [role=button]") ?? false;

/**
 * @param {KeyboardEvent} event
 * @param {{ drawer: { drawer: string }, closeDrawer(): void }} app
 */
export function onKey(event, app) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") return escape(app);
  if (isTyping()) return;
  if (event.key === "/") return focusCommandField(event);
  if (event.key === "?") return void openDrawer("help");
  if (event.key.toLowerCase() === "r" && find(".table, .text-table")) return void openDrawer("rules");
  if (app.drawer.drawer) return;
  if (event.key === "t") return find("[data-timeline]")?.click();
  if (movePick(event)) return;
  if (event.repeat) return; // a key that is held down answers once
  if (event.key === " " && !isOnControl()) return nextBeat(event);
  if (event.key === "Enter" && (isOnPicked() || !isOnControl())) return clickPrimary(event);
  if (/^[1-9]$/.test(event.key)) return numbered(Number(event.key))?.click();
}

/** @param {{ drawer: { drawer: string }, closeDrawer(): void }} app */
function escape(app) {
  if (app.drawer.drawer) app.closeDrawer();
  else find(".prompt [data-cancel]")?.click();
}

/** Clicks the primary button, or leads to the part of the choice that is missing. @param {KeyboardEvent} event */
function clickPrimary(event) {
  event.preventDefault();
  const primary = find(".prompt .btn-primary, .prompt .btn-danger");
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

/** What a digit clicks: a numbered pick, or else a button of the prompt bar. */
/** @param {number} number @returns {HTMLElement | undefined} */
const numbered = (number) =>
  document.querySelector("[data-key]")
    ? (find(`[data-key="${number}"]`) ?? undefined)
    : /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".prompt-actions :is(button, a)")])[
        number - 1
      ];
