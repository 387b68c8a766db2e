// @ts-check
/** Drops the second click of a double click if the first one has replaced what is under the pointer. */

const CONTROLS = "button, a, summary, label, [role]";

/** The control that was clicked last, and its text then. @type {{ control: Element | null, text: string }} */
let pressed = { control: null, text: "" };

/** To be called in the capture phase, before any other listener. @param {MouseEvent} event */
export function onClick(event) {
  const control = /** @type {Element} */ (event.target).closest(CONTROLS);
  const text = control?.textContent ?? "";
  const isOther = control !== pressed.control || text !== pressed.text;
  if (event.detail > 1 && isOther) {
    event.preventDefault();
    event.stopPropagation();
  } else pressed = { control, text };
}
