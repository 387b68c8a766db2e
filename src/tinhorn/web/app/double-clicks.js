// @ts-check
/** A double click is one click: its second half never hits what took the place of what was meant. */

const CONTROLS = "button, a, summary, label, [role]";

/** What was pressed last, and what it said then. @type {{ control: Element | null, text: string }} */
let pressed = { control: null, text: "" };

/** Before anybody else hears of it. @param {MouseEvent} event */
export function onClick(event) {
  const control = /** @type {Element} */ (event.target).closest(CONTROLS);
  const text = control?.textContent ?? "";
  const isOther = control !== pressed.control || text !== pressed.text;
  if (event.detail > 1 && isOther) {
    event.preventDefault();
    event.stopPropagation();
  } else pressed = { control, text };
}
