// @ts-check
/** The base of our elements: drawn into the page itself, so that one style sheet serves them all. */
import { LitElement } from "../vendor/lit.js";

/** For a property that whoever draws the element sets before it is drawn. */
export const given = /** @type {any} */ (undefined);

export class Element extends LitElement {
  createRenderRoot() {
    return this;
  }

  /**
   * Draws again whenever the source says so, as long as the element is in the page.
   * @param {EventTarget} source
   * @param {string} event
   * @param {(event: any) => void} [then]
   */
  watch(source, event, then = () => this.requestUpdate()) {
    source.addEventListener(event, then);
    this.addController({ hostDisconnected: () => source.removeEventListener(event, then) });
  }
}
