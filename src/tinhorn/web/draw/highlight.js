// @ts-check
/** Highlights the parts of the table that a hint or a lesson is about. */

const LIT = "data-guided";

/** Where the page shows a part, by mark. @type {Record<string, string | undefined>} */
const PARTS = {
  bids: ".prompt-actions",
  board: ".board",
  cash: ".mine-cash",
  secrets: ".secrets",
  worth: ".lot .facts",
  shared: ".facts-tight",
  stops: ".legal",
  stop: ".legal[data-on]",
  cards: ".peek-row",
  dice: ".cup",
  cup: ".cup",
  hand: ".hand-panel",
  desk: ".offers, .offer-form",
  choice: ".drawn",
  seats: ".seats",
  saloon: '.board-live [data-place="saloon"]',
  story: ".story",
  sheet: ".sheet",
};

/** On small screens: the tab that has to be open for a part to show. @type {Record<string, string | undefined>} */
const TABS = { cash: "tray", secrets: "tray", worth: "focus", shared: "shared", story: "story" };

/** @param {string} mark */
function selector(mark) {
  const [kind, name] = mark.split("-");
  if (kind === "plot") return `.board-live [data-lot="${name}"], .board-live [data-plot="${name}"]`;
  if (kind === "place") return `[data-walk="${name}"], .board-live [data-place="${name}"]`;
  return PARTS[mark] ?? "";
}

/** Highlights these parts and no others. @param {readonly string[]} marks */
export function light(marks) {
  const wanted = new Set(
    marks.flatMap((mark) => (selector(mark) ? [...document.querySelectorAll(selector(mark))] : [])),
  );
  for (const old of document.querySelectorAll(`[${LIT}]`)) if (!wanted.has(old)) old.removeAttribute(LIT);
  for (const part of wanted) if (!part.hasAttribute(LIT)) part.setAttribute(LIT, "");
}

/** Opens the tab in which the first of these parts is, where there are tabs. @param {readonly string[]} marks */
export function openTab(marks) {
  const tab = marks.map((mark) => TABS[mark]).find(Boolean);
  /** @type {HTMLElement | null} */ (tab ? document.getElementById(`tab-${tab}`) : null)?.click();
}

/** True if one of these parts is in a panel beside or below the board. @param {readonly string[]} marks */
export const isInPanel = (marks) => marks.some((mark) => TABS[mark]);
