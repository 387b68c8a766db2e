// @ts-check
/** A Movement token: train or boat, where it stops, who would earn what. */
import { html, nothing } from "../../vendor/lit.js";
import { Element, given } from "../../app/element.js";
import { pic } from "../../draw/art.js";
import { money } from "../../text/words.js";
import { VEHICLES } from "./plots.js";
import { bestFirst, chosenStop, gainText, stops } from "./stops.js";

/** @typedef {import("./stops.js").Stop} Stop */
/** @typedef {import("../../draw/draw-context.js").Desk} Desk */

const SIDES = { boat: "boat-side", locomotive: "loco-side" };
const OTHERS = 4;

export class WinchesterVehicle extends Element {
  static properties = { desk: { attribute: false } };

  constructor() {
    super();
    /** @type {Desk} */
    this.desk = given;
  }

  render() {
    const { desk } = this;
    const chosen = chosenStop(desk);
    if (!chosen) return nothing;
    return html`<div class="stack-s">
      <div class="panel-head">
        <h2>${desk.t("web-winchester-movement")}</h2>
        <span class="soft">${desk.t("web-winchester-movement-note")}</span>
      </div>
      ${this.#lines(chosen)}${this.#stepper(chosen)}${this.#pay(chosen)}${this.#others(chosen)}
    </div>`;
  }

  /** @param {Stop} chosen */
  #lines(chosen) {
    const { desk } = this;
    return html`<div class="tabs" role="radiogroup" aria-label=${desk.t("web-winchester-movement")}>
      ${VEHICLES.map(
        (vehicle) =>
          html`<button
            role="radio"
            aria-checked=${chosen.vehicle === vehicle}
            @click=${() => this.#pick(vehicle, desk.view[vehicle])}
          >
            ${pic(SIDES[vehicle], { cls: "side-pic" })}${desk.t(`web-winchester-${vehicle}`)}
          </button>`,
      )}
    </div>`;
  }

  /** @param {Stop} chosen */
  #stepper({ vehicle, square }) {
    const { desk } = this;
    const last = stops(desk).filter((stop) => stop.vehicle === vehicle).length;
    const to = (/** @type {number} */ next) =>
      this.#pick(vehicle, Math.min(last, Math.max(1, next)));
    return html`<div
      class="stepper stop-stepper"
      role="group"
      aria-label=${desk.t("web-winchester-stops")}
    >
      <button aria-label=${desk.t("web-back")} @click=${() => to(square - 1)}>◀</button>
      <output
        >${desk.t(square === desk.view[vehicle] ? "web-winchester-stay" : "web-winchester-square", { square })}</output
      >
      <button aria-label=${desk.t("web-on")} @click=${() => to(square + 1)}>▶</button>
    </div>`;
  }

  /** @param {Stop} chosen */
  #pay({ pay }) {
    const { desk } = this;
    if (!pay.size) return html`<p class="soft">${desk.t("web-winchester-pays-nobody")}</p>`;
    return html`<ul class="facts">
      ${[...pay].map(
        ([seat, amount]) =>
          html`<li data-on=${seat === desk.me ? "done" : nothing}>
            ${pic(`hat-${desk.hat(seat)}`)}<span>${desk.people[seat].name}</span
            ><span class="money">+${money(amount)}</span>
          </li>`,
      )}
    </ul>`;
  }

  /** @param {Stop} chosen */
  #others(chosen) {
    const { desk } = this;
    const others = bestFirst(desk)
      .filter((stop) => stop !== chosen && stop.pay.size)
      .slice(0, OTHERS);
    if (!others.length) return nothing;
    return html`<div>
      <h3 class="label">${desk.t("web-winchester-other-stops")}</h3>
      <ul class="facts stop-list">
        ${others.map(
          (stop) =>
            html`<li>
              ${pic(SIDES[stop.vehicle])}
              <button class="link" @click=${() => this.#pick(stop.vehicle, stop.square)}>
                ${desk.t("web-winchester-square", { square: stop.square })}<small
                  >${gainText(desk, stop)}</small
                >
              </button>
            </li>`,
        )}
      </ul>
    </div>`;
  }

  /** @param {"boat" | "locomotive"} vehicle @param {number} square */
  #pick(vehicle, square) {
    this.desk.scratch.set("stop", { vehicle, square });
  }
}

customElements.define("winchester-vehicle", WinchesterVehicle);

/** The bar's buttons: stop there, or leave it where it is. @param {Desk} desk */
export function vehicleActions(desk) {
  const chosen = chosenStop(desk);
  if (!chosen) return nothing;
  const stay = stops(desk).find(
    ({ vehicle, square }) => vehicle === chosen.vehicle && square === desk.view[vehicle],
  );
  const isStay = stay === chosen;
  return html`<button
      class="btn btn-primary btn-two"
      @click=${() => desk.answer(chosen.option.action)}
    >
      ${desk.t(isStay ? "web-winchester-stop-stay" : "web-winchester-stop-here", { square: chosen.square })}<span
        class="sub"
        >${gainText(desk, chosen)}</span
      >
    </button>
    ${
      isStay || !stay
        ? nothing
        : html`<button class="btn btn-two" @click=${() => desk.answer(stay.option.action)}>
            ${desk.t("web-winchester-leave")}<span class="sub">${gainText(desk, stay)}</span>
          </button>`
    }`;
}
