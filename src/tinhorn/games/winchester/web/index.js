// @ts-check
/** Winchester at the table: which module draws which part. */
import { html } from "../../vendor/lit.js";
import { about } from "./about.js";
import { beats } from "./beats.js";
import { animateEvent, traits } from "./events.js";
import { focus } from "./focus.js";
import { sharedObjectives } from "./objectives.js";
import { orders } from "./auto-bid.js";
import { overlay } from "./overlay.js";
import { actions, awaited, prompt } from "./prompt.js";
import { sheet } from "./score.js";
import { seatPanel } from "./seat.js";
import { dealt, tray } from "./tray.js";
import "./board.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */

/** @param {DrawContext} context */
function panels(context) {
  const isClaiming = context.view.phase.type === "Claiming" && context.isAsked;
  return isClaiming
    ? []
    : [{ id: "shared", label: context.t("web-winchester-tab-shared"), body: sharedObjectives(context) }];
}

/**
 * Turns up the mine and ranch cards that a seat has looked at, or that are turned up later.
 * @param {any} view @param {any[]} views @param {import("../../net/wire.js").StoryLine[]} lines
 */
function uncovered(view, views, lines) {
  const turned = lines.map(({ event }) => event).filter(({ type }) => type === "CardTurned");
  const known = [...turned, ...views.flatMap(({ cards }) => cards)];
  const faceUp = (/** @type {any} */ { plot, amount }) => ({
    plot,
    amount: amount ?? known.find((card) => card.plot === plot && card.amount !== null)?.amount ?? null,
  });
  return { ...view, cards: view.cards.map(faceUp) };
}

/** @type {import("../index.js").GameModule} */
const winchester = {
  isTrayOnPhones: false,
  progress: (context) =>
    context.t("web-winchester-progress", {
      round: context.view.owners.filter((/** @type {unknown} */ owner) => owner !== null).length,
    }),
  awaited,
  prompt,
  actions,
  orders,
  board: (context) => html`<winchester-board .context=${context}></winchester-board>`,
  focus,
  tray: (context) => ({ id: "tray", label: context.t("web-winchester-tab-mine"), body: tray(context) }),
  dealt,
  panels,
  seat: seatPanel,
  about,
  sheet,
  traits,
  animateEvent,
  beats,
  overlay,
  uncovered,
};
export default winchester;
