// @ts-check
/** The table of a game that brings no scripts: its view as labelled groups, its options as buttons. */
import { t } from "../../text/words.js";
import { board, points } from "./board.js";
import { focus, slotsOf, traits } from "./options.js";
import { sheet } from "./sheet.js";

/** @import { DrawContext } from "../../draw/draw-context.js" */

/** The seats that the viewer knows to be asked: the own one, or one that decides in front of everybody. */
/** @param {DrawContext} context */
const awaited = ({ isAsked, actor }) => (isAsked && actor !== null ? [actor] : []);

/** @param {DrawContext} context @param {number} seat */
const seatPanel = (context, seat) => ({
  state: "",
  note: awaited(context).includes(seat) ? t(seat === context.me ? "web-your-turn" : "web-thinking") : "",
  counts: points(context, seat),
});

/** @type {import("../index.js").GameModule} */
const plain = {
  isTrayOnPhones: false,
  progress: (context) => t(`game-${context.table.game}`),
  awaited,
  prompt: () => ({ pic: null }),
  actions: slotsOf,
  board,
  focus,
  panels: () => [],
  seat: seatPanel,
  sheet,
  traits,
  animateEvent: () => undefined,
  beats: () => [],
  overlay: () => "",
};
export default plain;
