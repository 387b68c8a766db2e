// @ts-check
/** The keyboard: Enter for the gold button, figures for the others, Escape to cancel, ? for help. */
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
  if (event.key === "?") return void openDrawer("help");
  if (app.drawer.drawer) return;
  if (event.key === "Enter" && !isOnControl())
    return find(".prompt .btn-primary, .prompt .btn-danger")?.click();
  if (/^[1-9]$/.test(event.key)) return numbered(Number(event.key))?.click();
}

/** @param {{ drawer: { drawer: string }, closeDrawer(): void }} app */
function escape(app) {
  if (app.drawer.drawer) app.closeDrawer();
  else find(".prompt [data-cancel]")?.click();
}

/** The buttons of the bar in order. @param {number} number @returns {HTMLElement | undefined} */
const numbered = (number) =>
  /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".prompt-actions :is(button, a)")])[
    number - 1
  ];
