// @ts-check
/**
 * Highlights plots on the map: whatever is inside this element is about some plots, and they glow
 * while it is pointed at, focused or tapped. A line under the map says what they bring the viewer.
 */

import { nameOf } from "../../text/words.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */
/** @typedef {{ plots: readonly number[], text: string }} Glow */

/** What glows now, if anything. @param {DrawContext} context @returns {Glow | undefined} */
export const glowOf = (context) => context.draft.get("glow");

/** @param {DrawContext} context @param {Glow | undefined} glow */
export function setGlow(context, glow) {
  if (glowOf(context)?.text !== glow?.text) context.draft.set("glow", glow);
}

/** What a plot would bring the viewer. @param {DrawContext} context @param {number} plot @returns {Glow} */
export function plotGlow(context, plot) {
  const owner = context.view.owners[plot - 1];
  const about = context.facts.filter(({ places = [] }) => places.includes(plot));
  const amount = about.reduce((sum, { each }) => sum + (each ?? 0), 0);
  const whose =
    owner === null
      ? context.t("web-winchester-plot-free", { plot })
      : context.t("web-winchester-plot-of", { plot, seat: nameOf(owner) });
  const isMine = owner === null || owner === context.me;
  const parts = [amount && isMine ? context.t("web-winchester-plot-counts", { plot, amount }) : whose];
  const steps = owner === null ? about.filter(({ kind }) => kind === "shared") : [];
  return { plots: [plot], text: [...parts, ...steps.map(stepText(context))].join(" · ") };
}

/** @param {DrawContext} context @returns {(fact: import("../../net/wire.js").Fact) => string} */
const stepText =
  (context) =>
  ({ subject, count, needed }) => {
    const near = context.t("web-winchester-near", { have: (count ?? 0) + 1, needs: needed ?? 0 });
    return `${context.t(`winchester-shared-${subject}`)} → ${near}`;
  };

class WinchesterGlow extends HTMLElement {
  /** @type {DrawContext | undefined} */
  context;
  /** @type {Glow | undefined} */
  glow;

  constructor() {
    super();
    for (const start of ["pointerover", "focusin", "click"])
      this.addEventListener(start, () => this.context && setGlow(this.context, this.glow));
    for (const end of ["pointerout", "focusout"]) this.addEventListener(end, (event) => this.#end(event));
  }

  /** A finger leaves as soon as it is lifted, so a tap lasts until the next one. @param {Event} event */
  #end(event) {
    const isTouch = event instanceof PointerEvent && event.pointerType !== "mouse";
    if (this.context && !isTouch) setGlow(this.context, undefined);
  }
}

customElements.define("winchester-glow", WinchesterGlow);
