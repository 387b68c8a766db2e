// @ts-check
/** A number with its picture. A change is animated. */
import { html } from "../vendor/lit.js";
import { Element, reactive } from "../app/element.js";
import { pic } from "../draw/art.js";
import { settings } from "../app/settings.js";

class Counter extends Element {
  static properties = reactive("picture", "label", "value");

  picture = "";
  label = "";
  value = 0;

  render() {
    return html`<span class="count" title=${this.label}
      >${pic(this.picture, { label: this.label })}<span>${this.value}</span></span
    >`;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.get("value") === undefined || !settings.motion) return;
    this.querySelector("span span")?.animate(
      [{ transform: "translateY(-0.5rem) scale(1.3)", color: "var(--good)" }, {}],
      { duration: settings.motion * 2, easing: "ease-out" },
    );
  }
}

customElements.define("tin-counter", Counter);

/** @param {string} picture @param {number} value @param {string} label */
export const count = (picture, value, label) =>
  html`<tin-counter .picture=${picture} .label=${label} .value=${value}></tin-counter>`;

/** How many cards nobody has seen yet; the words for it are beside it. @param {number | null | undefined} hidden */
export const hiddenCards = (hidden) => (hidden ? html`<span class="unseen">+${hidden}</span>` : "");
