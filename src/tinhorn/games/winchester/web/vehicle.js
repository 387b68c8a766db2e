// @ts-check
/** A Movement token: the choice of train or boat and its stop, with what each seat would earn. */
import { html, nothing } from "../../vendor/lit.js";
import { answers } from "../../app/calm.js";
import { Element, reactive, required } from "../../app/element.js";
import { pic } from "../../draw/art.js";
import { money } from "../../text/words.js";
import { VEHICLES } from "./plots.js";
import { bestFirst, chosenStop, gainText, stops } from "./stops.js";

/** @import { Stop } from "./stops.js" */
/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */

const SIDES = { boat: "boat-side", locomotive: "loco-side" };
const OTHERS = 4;

class WinchesterVehicle extends Element {
  static properties = reactive("context");

  /** @type {DrawContext} */
  context = required;

  render() {
    const { context } = this;
    const chosen = chosenStop(context);
    if (!chosen) return nothing;
    return html`<div class="stack-s">
      <div class="panel-head">
        <h2>${context.t("web-winchester-movement")}</h2>
        <span class="soft">${context.t("web-winchester-movement-note")}</span>
      </div>
      ${this.#lines(chosen)}${this.#stepper(chosen)}${this.#pay(chosen)}${this.#others(chosen)}
    </div>`;
  }

  /** @param {Stop} chosen */
  #lines(chosen) {
    const { context } = this;
    return html`<div class="tabs" role="radiogroup" aria-label=${context.t("web-winchester-movement")}>
      ${VEHICLES.map(
        (vehicle) =>
          html`<button
            role="radio"
            aria-checked=${chosen.vehicle === vehicle}
            @click=${() => this.#pick(vehicle, context.view[vehicle])}
          >
            ${pic(SIDES[vehicle], { cls: "side-pic" })}${context.t(`web-winchester-${vehicle}`)}
          </button>`,
      )}
    </div>`;
  }

  /** @param {Stop} chosen */
  #stepper({ vehicle, square }) {
    const { context } = this;
    const last = stops(context).filter((stop) => stop.vehicle === vehicle).length;
    const to = (/** @type {number} */ next) => this.#pick(vehicle, Math.min(last, Math.max(1, next)));
    return html`<div
      class="stepper stop-stepper"
      role="group"
      aria-label=${context.t("web-winchester-stops")}
    >
      <button aria-label=${context.t("web-back")} @click=${() => to(square - 1)}>◀</button>
      <output
        >${context.t(square === context.view[vehicle] ? "web-winchester-stay" : "web-winchester-square", { square })}</output
      >
      <button aria-label=${context.t("web-winchester-on")} @click=${() => to(square + 1)}>▶</button>
    </div>`;
  }

  /** @param {Stop} chosen */
  #pay({ pay }) {
    const { context } = this;
    if (!pay.size) return html`<p class="soft">${context.t("web-winchester-pays-nobody")}</p>`;
    return html`<ul class="facts">
      ${[...pay].map(
        ([seat, amount]) =>
          html`<li data-on=${seat === context.actor ? "done" : nothing}>
            ${pic(`hat-${context.hat(seat)}`)}<span>${context.called(seat)}</span
            ><span class="money">+${money(amount)}</span>
          </li>`,
      )}
    </ul>`;
  }

  /** @param {Stop} chosen */
  #others(chosen) {
    const { context } = this;
    const others = bestFirst(context)
      .filter((stop) => stop !== chosen && stop.pay.size)
      .slice(0, OTHERS);
    if (!others.length) return nothing;
    return html`<div>
      <h3 class="label">${context.t("web-winchester-other-stops")}</h3>
      <ul class="facts stop-list">
        ${others.map(
          (stop) =>
            html`<li>
              ${pic(SIDES[stop.vehicle])}
              <button class="link" @click=${() => this.#pick(stop.vehicle, stop.square)}>
                ${context.t("web-winchester-square", { square: stop.square })}<small
                  >${gainText(context, stop)}</small
                >
              </button>
            </li>`,
        )}
      </ul>
    </div>`;
  }

  /** @param {"boat" | "locomotive"} vehicle @param {number} square */
  #pick(vehicle, square) {
    this.context.draft.set("stop", { vehicle, square });
  }
}

customElements.define("winchester-vehicle", WinchesterVehicle);

/** The buttons of the prompt bar: move to the stop, or leave the vehicle where it is. */
/** @param {DrawContext} context @returns {import("../../parts/slots.js").Slots} */
export function vehicleSlots(context) {
  const chosen = chosenStop(context);
  if (!chosen) return {};
  const stay = stops(context).find(
    ({ vehicle, square }) => vehicle === chosen.vehicle && square === context.view[vehicle],
  );
  const key = stay === chosen ? "web-winchester-stop-stay" : "web-winchester-stop-here";
  const go = context.t(key, { square: chosen.square });
  return {
    b: stopButton(context, chosen, { text: go, look: "btn-primary", name: "move" }),
    d:
      stay && stay !== chosen
        ? stopButton(context, stay, { text: context.t("web-winchester-leave"), look: "", name: "stay" })
        : undefined,
  };
}

/** @param {DrawContext} context @param {Stop} stop @param {{ text: string, look: string, name: string }} shown */
const stopButton = (context, stop, { text, look, name }) =>
  html`<button
    class="btn ${look}"
    ${answers(`${context.moment} ${name}`)}
    @click=${() => context.answer(stop.option.action)}
  >
    ${text}
  </button>`;
