// @ts-check
/**
 * The open table of a shared device: a place for every player who sits at the device. The player who
 * is asked decides there, with their own buttons; each of them can ask for a look at their own cards.
 */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { icon, pic } from "../draw/art.js";
import { t } from "../text/words.js";
import { slots } from "./slots.js";

/** Fires `look` with the seat that wants to see its cards. */
class OpenHats extends Element {
  static properties = reactive("context", "game");

  /** @type {import("../draw/draw-context.js").DrawContext} */
  context = required;
  /** @type {import("../games/index.js").GameModule} */
  game = required;

  render() {
    const { yours } = this.context.table;
    return html`<ul class="hats-row">
        ${yours.map((seat) => this.#hat(seat))}
      </ul>
      ${this.#choices()}`;
  }

  #choices() {
    const { context, game } = this;
    const choices = context.isAsked ? game.publicChoices?.(context) : nothing;
    return choices && choices !== nothing ? html`<div class="tray-grid">${choices}</div>` : nothing;
  }

  /** @param {number} seat */
  #hat(seat) {
    const { context, game } = this;
    const { name, hat } = context.people[seat];
    const isAsked = context.isAsked && seat === context.actor;
    const isOut = game.seat(context, seat).state === "passed";
    return html`<li class="hat-place" data-seat=${hat} ?data-asked=${isAsked} ?data-out=${isOut} aria-current=${isAsked ? "true" : nothing}>
      <span class="hat-name">${pic(`hat-${hat}`)}<b>${name}</b></span>
      ${isAsked ? html`<div class="prompt-actions hat-actions" role="group" aria-label=${name}>${slots(game.actions(context))}</div>` : nothing}
      <span class="hat-tools">${this.#undo(seat, name)}${this.#look(seat, name)}</span>
    </li>`;
  }

  /** Until the next hat decides, the last one can take its answer back. @param {number} seat @param {string} name */
  #undo(seat, name) {
    const { model } = this.context;
    if (model.update?.public_undo !== seat) return nothing;
    const label = t("web-open-undo", { name });
    return html`<button class="btn btn-icon hat-undo" aria-label=${label} title=${label} @click=${() => model.undo(seat)}>${icon("undo")}</button>`;
  }

  /** @param {number} seat @param {string} name */
  #look(seat, name) {
    const label = t("web-open-look", { name });
    const look = () => this.dispatchEvent(new CustomEvent("look", { detail: seat, bubbles: true }));
    return html`<button class="btn btn-icon hat-look" aria-label=${label} title=${label} @click=${look}>${icon("eye")}</button>`;
  }
}

customElements.define("tin-open-hats", OpenHats);
