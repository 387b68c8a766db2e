// @ts-check
/**
 * Buttons that answer. One that has just appeared, or whose meaning has changed, is closed for longer
 * than a double click takes: it ignores clicks and keys. A press counts from its beginning, so a key
 * or a finger that was down before must be lifted first. A button that is not possible says why.
 */
import { Directive, directive, noChange } from "../vendor/lit.js";

/** How long a button stays closed, in milliseconds. */
export const CLOSED = 400;
const CONTROLS = "button, a, [role=button]";

/** @typedef {{ opens: number, timer: number, why: string }} Door */
/** @type {WeakMap<Element, Door>} */
const doors = new WeakMap();
/** The control that is pressed, and since when. @type {{ control: Element | null, at: number }} */
let pressed = { control: null, at: 0 };

class Answers extends Directive {
  /** @type {string | undefined} */
  #meaning;

  /** @param {string} _meaning @param {string} [_why] */
  render(_meaning, _why) {
    return noChange;
  }

  /** @param {any} part @param {[string, string?]} values */
  update({ element }, [meaning, why = ""]) {
    if (meaning !== this.#meaning) close(element);
    this.#meaning = meaning;
    const door = doors.get(element);
    if (door) door.why = why;
    show(element);
    return noChange;
  }
}

/**
 * Makes a control one that answers: `meaning` says to what, `why` why it is not possible now.
 * It owns the attribute `aria-disabled`.
 */
export const answers = directive(Answers);

/** @param {Element} control */
function close(control) {
  clearTimeout(doors.get(control)?.timer);
  const door = { opens: Date.now() + CLOSED, timer: 0, why: "" };
  door.timer = window.setTimeout(() => {
    door.opens = 0;
    show(control);
  }, CLOSED);
  doors.set(control, door);
}

/** @param {Element} control */
function show(control) {
  const { opens = 0, why = "" } = doors.get(control) ?? {};
  const isClosed = Date.now() < opens;
  control.toggleAttribute("data-closed", isClosed && !why);
  control.toggleAttribute("data-why", Boolean(why));
  control.ariaDisabled = isClosed || why ? "true" : null;
  control.ariaDescription = why || null;
}

/** The reason why the control here is not possible, or "". @param {EventTarget | null} target */
export const whyNot = (target) => doors.get(controlAt(target) ?? document.body)?.why ?? "";

/** @param {EventTarget | null} target */
const controlAt = (target) => /** @type {Element | null} */ (target)?.closest?.(CONTROLS) ?? null;

/** @param {Element | null} control @param {number} at */
const isShut = (control, at) => {
  const door = control && doors.get(control);
  return Boolean(door && (door.why || at < door.opens));
};

/** @param {Event} event */
function drop(event) {
  event.preventDefault();
  event.stopPropagation();
}

/** A key or a pointer goes down; to be called in the capture phase. @param {KeyboardEvent | PointerEvent} event */
export function onPress(event) {
  const control = controlAt(event.target);
  const isKey = event instanceof KeyboardEvent;
  if (isKey && !["Enter", " "].includes(event.key)) return;
  if (isKey && event.repeat) return control ? drop(event) : undefined;
  pressed = { control, at: Date.now() };
  if (isKey && isShut(control, pressed.at)) drop(event);
}

/** Drops clicks on closed buttons, which may say why; to be called in the capture phase. @param {MouseEvent} event */
export function onAnswer(event) {
  const control = controlAt(event.target);
  const at = pressed.control === control ? pressed.at : Date.now();
  pressed = { control: null, at: 0 };
  if (!isShut(control, at)) return;
  drop(event);
  control?.dispatchEvent(new Event("why", { bubbles: true }));
}
