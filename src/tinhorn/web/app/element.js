// @ts-check
/** The base class of all elements. They have no shadow root, so that one style sheet serves them all. */
import { LitElement, nothing } from "../vendor/lit.js";

/** The initial value of a property that the parent always sets before the first drawing. */
export const required = /** @type {any} */ (undefined);

/** The properties on whose change an element is drawn anew. @param {...string} names */
export const reactive = (...names) => Object.fromEntries(names.map((name) => [name, { attribute: false }]));

/** Sets class fields again through the accessors that they hide. @param {any} element */
function uncover(element) {
  for (const name of element.constructor.elementProperties.keys()) {
    if (!Object.hasOwn(element, name)) continue;
    const { [name]: value } = element;
    delete element[name];
    element[name] = value;
  }
}

export class Element extends LitElement {
  connectedCallback() {
    uncover(this);
    super.connectedCallback();
  }

  createRenderRoot() {
    return this;
  }

  /**
   * Redraws the element on an event of the source, as long as the element is in the page.
   * @param {EventTarget} source
   * @param {string} event
   * @param {(event: any) => void} [then]
   */
  watch(source, event, then = () => this.requestUpdate()) {
    source.addEventListener(event, then);
    this.addController({ hostDisconnected: () => source.removeEventListener(event, then) });
  }
  /** Calls a task again and again, as long as the element is in the page. @param {number} pause in milliseconds @param {() => unknown} task */
  every(pause, task) {
    const timer = setInterval(task, pause);
    this.addController({ hostDisconnected: () => clearInterval(timer) });
  }

  /** Draws an element whose script is fetched when it is first needed. @param {string} tag @param {() => Promise<unknown>} fetch @param {() => unknown} draw */
  lazily(tag, fetch, draw) {
    if (customElements.get(tag)) return draw();
    fetch().then(
      () => this.requestUpdate(),
      () => undefined,
    );
    return nothing;
  }
}
