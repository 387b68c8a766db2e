// @ts-check
/** Highlights the parts of the table that a hint or a lesson is about. */
import { eventMarksOf, marksOf } from "../games/index.js";

const LIT = "data-guided";

/** The parts of every table, by mark. @type {Record<string, import("../games/index.js").Marked>} */
const PARTS = {
  answers: { part: ".prompt-actions" },
  board: { part: ".board" },
  seats: { part: ".seats" },
  story: { part: ".story", tab: "story" },
  sheet: { part: ".sheet" },
};

/** @param {string} game @param {string} mark @returns {import("../games/index.js").Marked} */
function marked(game, mark) {
  const [kind, name = ""] = mark.split("-");
  const { part, tab } = marksOf(game)[kind] ?? PARTS[kind] ?? { part: "" };
  return { part: part.replaceAll("NAME", name), tab };
}

/** Highlights these parts and no others. @param {string} game @param {readonly string[]} marks */
export function light(game, marks) {
  const parts = marks.map((mark) => marked(game, mark).part);
  const wanted = new Set(parts.flatMap((part) => (part ? [...document.querySelectorAll(part)] : [])));
  for (const old of document.querySelectorAll(`[${LIT}]`)) if (!wanted.has(old)) old.removeAttribute(LIT);
  for (const part of wanted) if (!part.hasAttribute(LIT)) part.setAttribute(LIT, "");
}

/** What an event is about: `place-PLACE` takes the place from the event's field. @param {string} game @param {any} event */
export const marksOfEvent = (game, event) =>
  (eventMarksOf(game)[event.type] ?? []).map((mark) => mark.replace(/[A-Z]+$/u, (field) => event[field.toLowerCase()]));

/** Opens the tab in which the first of these parts is, where there are tabs. @param {string} game @param {readonly string[]} marks */
export function openTab(game, marks) {
  const tab = marks.map((mark) => marked(game, mark).tab).find(Boolean);
  /** @type {HTMLElement | null} */ (tab ? document.getElementById(`tab-${tab}`) : null)?.click();
}

/** True if one of these parts is in a panel beside or below the board. @param {string} game @param {readonly string[]} marks */
export const isInPanel = (game, marks) => marks.some((mark) => marked(game, mark).tab);
