// @ts-check
/**
 * A reaction window: who asked for time, and the button to ask for it. Every player who is asked has
 * the button, with or without a card to play, so pressing it tells the others nothing.
 */
import { html, nothing } from "../vendor/lit.js";
import { Element, required } from "../app/element.js";

export class ReactionBar extends Element {
  static properties = { context: { attribute: false } };

  constructor() {
    super();
    /** @type {import("../draw/draw-context.js").DrawContext} */
    this.context = required;
  }

  render() {
    const { context } = this;
    const window = context.isReplay ? null : context.model.update?.window;
    if (!window || (!window.can_hold && !window.held_by.length)) return nothing;
    return html`<div class="prompt-in" role="group" aria-label=${context.t("web-window")}>
      <p class="hint" role="status">
        ${window.held_by.length ? context.t("web-window-held", { seats: window.held_by }) : nothing}
      </p>
      ${
        window.can_hold
          ? html`<button class="btn" @click=${() => this.#hold()}>${context.t("web-window-hold")}</button>`
          : nothing
      }
    </div>`;
  }

  #hold() {
    const { update, transport } = this.context.model;
    if (!update) return;
    const { asking, view } = update;
    transport?.send({ type: "HoldWindow", request: crypto.randomUUID(), prompt: view.prompt, asking });
  }
}

customElements.define("tin-reaction-bar", ReactionBar);
