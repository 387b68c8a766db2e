// @ts-check
/** Dice Town at the table: which module draws which part. */
import { html, nothing } from "../../vendor/lit.js";
import { about } from "./about.js";
import { beats } from "./beats.js";
import { hand } from "./cards.js";
import { animateEvent, traits } from "./events.js";
import { forced } from "./forced.js";
import { hands, places } from "./places.js";
import { actions, awaited, prompt } from "./prompt.js";
import { orders } from "./orders.js";
import { overlay } from "./overlay.js";
import { sheet } from "./score.js";
import { seatPanel } from "./seat.js";
import { tray, wholeTray } from "./tray.js";
import "./board.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */

/** @param {DrawContext} context */
function panels(context) {
  /** @type {import("../index.js").Panel[]} */
  const all = [{ id: "hands", label: context.t("web-dicetown-hands"), body: hands(context) }];
  if (context.me !== null)
    all.unshift({ id: "cards", label: context.t("web-dicetown-tab-cards"), body: hand(context), isInTray: true });
  return all;
}

/** @type {import("../index.js").GameModule} */
const dicetown = {
  isTrayOnPhones: true,
  progress: (context) => context.t("web-dicetown-progress", { round: context.view.round }),
  awaited,
  prompt,
  actions,
  orders,
  board: (context) => html`<dicetown-board .context=${context}></dicetown-board>`,
  focus: (context) => ({ id: "focus", label: context.t("web-dicetown-as-it-stands"), body: places(context) }),
  tray,
  panels,
  seat: seatPanel,
  about,
  sheet,
  traits,
  animateEvent,
  beats,
  overlay,
  forced,
  publicChoices: (context) => wholeTray(context) ?? nothing,
};
export default dicetown;
