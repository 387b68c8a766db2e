// @ts-check
/** Dice Town at the table: which part of it draws what. */
import { html, nothing } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { count } from "../../parts/counter.js";
import { bucks } from "../../text/words.js";
import { diceRow, hand } from "./cards.js";
import { cardActions, choiceActions, choices, choosable } from "./choices.js";
import { cup, cupActions } from "./cup.js";
import { move, traits } from "./events.js";
import { offerActions, offerForm, sheriffsDesk } from "./offers.js";
import { sheet } from "./score.js";
import { hands, walk } from "./places.js";
import { walkThrough } from "./place-steps.js";
import "./board.js";

/** @typedef {import("../../draw/draw-context.js").Desk} Desk */

const SEALED = ["Keeping", "Gambling", "Offering", "Reacting", "Countering"];

/** Nobody sees whom the table waits for while answers are sealed. @param {Desk} desk */
function awaited({ view: { phase }, me, isAsked }) {
  if (SEALED.includes(phase.type)) return isAsked && me !== null ? [me] : [];
  return phase.seat === undefined ? [] : [phase.seat];
}

/** @param {Desk} desk */
function prompt(desk) {
  const { phase } = desk.view;
  /** @type {Record<string, string>} */
  const pics = { Keeping: "cup-lifted", Offering: "sheriff-star", Deciding: "sheriff-star" };
  const card = phase.type === "Reacting" ? phase.card : phase.type === "Countering" ? "wanted" : null;
  return { pic: card ? `action-${card}` : (pics[phase.type] ?? null), hint: hint(desk) };
}

/** What money there is, or what the card of the moment does. @param {Desk} desk */
function hint(desk) {
  const { phase, players } = desk.view;
  if (desk.isAsked && desk.me !== null && ["Keeping", "Offering"].includes(phase.type))
    return desk.t("web-dicetown-you-have", { amount: bucks(players[desk.me].bills) });
  const [play] = desk.offers("Play");
  return play?.consequence ? desk.say(play.consequence) : "";
}

/** @param {Desk} desk */
function actions(desk) {
  if (!desk.isAsked) return nothing;
  switch (desk.view.phase.type) {
    case "Keeping":
      return cupActions(desk);
    case "Reacting":
    case "Countering":
      return cardActions(desk);
    case "Offering":
      return offerActions(desk);
    case "Deciding":
      return desk.offers("NameLeader").map(({ action, label }) => html`<button class="btn" @click=${() => desk.answer(action)}>${desk.say(label)}</button>`);
    default:
      return choiceActions(desk);
  }
}

/** The material of the viewer's decision, and beside it what they own. @param {Desk} desk */
function tray(desk) {
  const choice = toChoose(desk);
  const whose = desk.isPast ? desk.people[/** @type {number} */ (desk.me)].name : desk.t("web-dicetown-cards");
  const body = choice
    ? html`<div class="tray-grid">${choice}</div>`
    : html`<div class="tray-grid" data-split>${desk.view.phase.type === "Keeping" ? cup(desk) : own(desk)}
        <div class="panel wide-only hand-panel" tabindex="0" role="group" aria-label=${whose}>${hand(desk)}</div></div>`;
  return { id: "tray", label: desk.t("web-dicetown-tab-tray"), body };
}

/** What takes the whole tray. @param {Desk} desk */
function toChoose(desk) {
  switch (desk.view.phase.type) {
    case "Deciding":
      return sheriffsDesk(desk);
    case "Offering":
      return desk.isAsked ? offerForm(desk) : null;
    case "Keeping":
    case "Reacting":
    case "Countering":
      return null;
    default:
      return choosable(desk).length ? choices(desk) : null;
  }
}

/** My dice, set aside for all to see. @param {Desk} desk */
function own(desk) {
  const { dice } = desk.view.players[/** @type {number} */ (desk.me)];
  const label = desk.isPast ? nothing : html`<span class="label">${desk.t("web-dicetown-your-dice")}</span>`;
  return html`<div class="cup cup-open">${label}
    <div class="roll"><span class="dice dice-big">${diceRow(dice)}</span></div></div>`;
}

/** @param {Desk} desk @param {number} seat */
function seatFace(desk, seat) {
  const { dice, bills, nuggets, store, properties, protected: safe } = desk.view.players[seat];
  const isChoosing = desk.view.phase.type === "Keeping";
  const mark = seat === desk.view.sheriff ? pic("sheriff-star", { cls: "seat-star", label: desk.t("web-dicetown-sheriff") }) : nothing;
  const counts = html`${diceRow(dice)}${count("bill-1", bills, desk.t("web-dicetown-bills"))}${count("nugget", nuggets, desk.t("web-dicetown-nuggets"))}
    ${count("back-store", store.length, desk.t("web-dicetown-store-cards"))}${count("back-property", properties.length, desk.t("web-dicetown-properties"))}
    ${safe.length ? count(safe[0], safe.length, desk.t("web-dicetown-safe")) : nothing}`;
  return { state: "", note: note(desk, seat, isChoosing), mark, counts };
}

/** @param {Desk} desk @param {number} seat @param {boolean} isChoosing */
function note(desk, seat, isChoosing) {
  if (seat === desk.me && desk.isAsked) return desk.t("web-your-turn");
  if (isChoosing) return desk.t("web-dicetown-choosing");
  return awaited(desk).includes(seat) ? desk.t("web-thinking") : "";
}

/** @param {Desk} desk */
function panels(desk) {
  /** @type {import("../index.js").Panel[]} */
  const all = [{ id: "hands", label: desk.t("web-dicetown-hands"), body: hands(desk) }];
  if (desk.me !== null) all.unshift({ id: "cards", label: desk.t("web-dicetown-tab-cards"), body: hand(desk), isInTray: true });
  return all;
}

/** @type {import("../index.js").GameModule} */
const dicetown = {
  isTrayOnPhones: true,
  progress: (desk) => desk.t("web-dicetown-progress", { round: desk.view.round }),
  awaited,
  prompt,
  actions,
  board: (desk) => html`<dice-town .desk=${desk}></dice-town>`,
  focus: (desk) => ({ id: "focus", label: desk.t("web-dicetown-as-it-stands"), body: walk(desk) }),
  tray,
  panels,
  seat: seatFace,
  sheet,
  traits,
  move,
  news: walkThrough,
};
export default dicetown;
