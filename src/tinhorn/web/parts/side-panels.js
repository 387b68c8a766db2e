// @ts-check
/** The panels and the story beside the board: in a column, or on small screens under tabs. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { t } from "../text/words.js";

/** @import { Panel } from "../games/index.js" */

const PHONE = matchMedia("(max-width: 43.99rem), (max-width: 61.99rem) and (max-height: 35.99rem)");
export const WIDE = matchMedia("(min-width: 62rem)");

class SidePanels extends Element {
  static properties = reactive("panels", "story", "storyLabel", "tab");

  /** @type {Panel[]} */
  panels = required;
  /** @type {unknown} */
  story = required;
  /** The label of the story's tab, if it is not the usual one. */
  storyLabel = "";
  tab = "focus";
  wasAsked = false;

  connectedCallback() {
    super.connectedCallback();
    this.watch(PHONE, "change");
    this.watch(WIDE, "change");
  }

  /** Opens the panel in which the viewer is asked to choose. */
  willUpdate() {
    const asked = this.panels.find(({ isAsked }) => isAsked);
    if (asked && !this.wasAsked) this.tab = asked.id;
    this.wasAsked = Boolean(asked);
  }

  render() {
    const { story } = this;
    if (WIDE.matches) return html`${this.#column()}${story}`;
    return PHONE.matches ? this.#tabs(story) : html`${this.#tabs()}${story}`;
  }

  #column() {
    const all = this.panels
      .filter(({ isInTray }) => !isInTray)
      .map(({ label, body }, at) => this.#panel(label, body, at === 0));
    return html`<div class="focus stack-s" tabindex="0" role="group" aria-label=${t("web-panels")}>
      ${all}
    </div>`;
  }

  /** The first panel may scroll by itself, so the keyboard must reach it. */
  /** @param {string} label @param {unknown} body @param {boolean} isFirst */
  #panel(label, body, isFirst) {
    return html`<section class="panel" aria-label=${label} tabindex=${isFirst ? "0" : nothing}>${body}</section>`;
  }

  /** Small screens show one panel at a time. @param {unknown} [story] */
  #tabs(story) {
    const { panels } = this;
    const shown = panels.find(({ id }) => id === this.tab);
    const isStory = Boolean(story) && !shown && this.tab === "story";
    const panel = shown ?? panels[0];
    const names = panels.map(({ id, label }) => ({ id, label }));
    if (story) names.push({ id: "story", label: this.storyLabel || t("web-story") });
    return html`<div class="focus stack-s">
      <div class="tabs" role="tablist" aria-label=${t("web-panels")} @keydown=${this.#switchTab}>
        ${names.map(({ id, label }) => this.#tab(id, label, id === (isStory ? "story" : panel.id)))}
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby="tab-${isStory ? "story" : panel.id}">
        ${isStory ? story : html`<section class="panel">${panel.body}</section>`}
      </div>
    </div>`;
  }

  /** @param {string} id @param {string} label @param {boolean} isShown */
  #tab(id, label, isShown) {
    return html`<button
      id="tab-${id}"
      role="tab"
      aria-selected=${isShown}
      aria-controls="tab-panel"
      tabindex=${isShown ? 0 : -1}
      @click=${() => (this.tab = id)}
    >
      ${label}
    </button>`;
  }

  /** @param {KeyboardEvent} event */
  #switchTab(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const tabs = /** @type {HTMLElement[]} */ ([...this.querySelectorAll("[role=tab]")]);
    const at = tabs.indexOf(/** @type {HTMLElement} */ (event.target));
    const next = tabs[(at + step + tabs.length) % tabs.length];
    next.click();
    next.focus();
    event.stopPropagation();
  }
}

customElements.define("tin-side-panels", SidePanels);
