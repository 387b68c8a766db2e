// @ts-check
/** The keyboard: Enter for the gold button, figures for the others, Escape to cancel, ? for help. */
import { isOnPicked, stepToPick } from "./pick-keys.js";
import { openDrawer } from "./signals.js";

/** @param {string} selector */
const find = (selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector));

const isTyping = () =>
  document.activeElement?.matches("input:not([type=range], [type=checkbox]), select, textarea") ??
  false;

/** Whether Enter already means something where the focus is. */
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
  if (event.key === "/") return enterField(event);
  if (event.key === "?") return void openDrawer("help");
  if (event.key.toLowerCase() === "r" && find(".table, .text-table")) return void openDrawer("rules");
  if (app.drawer.drawer) return;
  if (event.key === "t") return find("[data-timeline]")?.click();
  if (stepToPick(event)) return;
  if (event.repeat) return; // a key that is kept down answers once
  if (event.key === "Enter" && (isOnPicked() || !isOnControl())) return goOn(event);
  if (/^[1-9]$/.test(event.key)) return numbered(Number(event.key))?.click();
}

/** @param {{ drawer: { drawer: string }, closeDrawer(): void }} app */
function escape(app) {
  if (app.drawer.drawer) app.closeDrawer();
  else find(".prompt [data-cancel]")?.click();
}

/** The gold button, and nothing else. @param {KeyboardEvent} event */
function goOn(event) {
  event.preventDefault();
  find(".prompt .btn-primary, .prompt .btn-danger")?.click();
}

/** To the command field of a table in words. @param {KeyboardEvent} event */
function enterField(event) {
  const field = find("[name=said]");
  if (field) event.preventDefault();
  field?.focus();
}

/** The buttons of the bar in order. @param {number} number @returns {HTMLElement | undefined} */
const numbered = (number) =>
  /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".prompt-actions :is(button, a)")])[
    number - 1
  ];
