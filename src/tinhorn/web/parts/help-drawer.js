// @ts-check
/** The list of keyboard shortcuts. It is modal: the focus stays inside until it is closed. */
import { html } from "../vendor/lit.js";
import { Element } from "../app/element.js";
import { drawerHead } from "../draw/controls.js";
import { t } from "../text/words.js";

const KEYS = ["enter", "figures", "space", "escape", "arrows", "tab", "rules", "timeline", "slash", "question"];

class HelpDrawer extends Element {
  render() {
    return html`<div
      class="drawer"
      role="dialog"
      aria-modal="true"
      aria-label=${t("web-help")}
      @keydown=${this.#keepInside}
    >
      ${drawerHead(this, t("web-help"))}
      <div class="drawer-body stack" tabindex="0" role="group" aria-label=${t("web-keys")}>
        <h3>${t("web-keys")}</h3>
        <dl class="keys">
          ${KEYS.map(
            (key) =>
              html`<dt><kbd>${t(`web-key-${key}`)}</kbd></dt>
                <dd>${t(`web-key-${key}-does`)}</dd>`,
          )}
        </dl>
      </div>
    </div>`;
  }

  /** @param {KeyboardEvent} event */
  #keepInside(event) {
    if (event.key !== "Tab") return;
    const stops = /** @type {HTMLElement[]} */ ([...this.querySelectorAll("button, [tabindex]")]);
    const at = stops.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const next = (at + (event.shiftKey ? -1 : 1) + stops.length) % stops.length;
    stops[next].focus();
    event.preventDefault();
  }
}

customElements.define("tin-help-drawer", HelpDrawer);
