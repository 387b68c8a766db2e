// @ts-check
/** The sheriff's desk: an offer being made, and the offers he chooses from. */
import { html, nothing } from "../../vendor/lit.js";
import { icon, pic } from "../../draw/art.js";
import { bucks } from "../../text/words.js";
import { cardPicture } from "./cards.js";

/** @typedef {import("../../draw/draw-context.js").Desk} Desk */
/** @typedef {{ bills: number, nuggets: number, cards: string[] }} Goods */

/** @param {Desk} desk @returns {Goods} */
const offered = (desk) => desk.scratch.get("offer") ?? { bills: 0, nuggets: 0, cards: [] };

/** @param {Desk} desk @param {Partial<Goods>} change */
const change = (desk, change) => desk.scratch.set("offer", { ...offered(desk), ...change });

/** @param {Desk} desk */
export function offerForm(desk) {
  const { bills, nuggets, store, properties } = desk.view.players[/** @type {number} */ (desk.me)];
  const cards = [...store, ...properties];
  const head = desk.isPast ? nothing : html`<div class="panel-head"><h2>${desk.t("web-dicetown-your-offer")}</h2></div>`;
  return html`<div class="panel offer-form">${head}
    <div class="offer-grid">
      <div class="amounts">${amount(desk, "bills", bills, "bill-1")}${amount(desk, "nuggets", nuggets, "nugget")}</div>
      <div class="offer-cards">${cards.map((card, place) => cardChoice(desk, card, place, cards))}</div>
    </div></div>`;
}

/** @param {Desk} desk @param {"bills" | "nuggets"} what @param {number} most @param {string} picture */
function amount(desk, what, most, picture) {
  const value = offered(desk)[what];
  const label = desk.t(`web-dicetown-${what}`);
  const to = (/** @type {number} */ next) => change(desk, { [what]: Math.min(most, Math.max(0, next)) });
  return html`<div class="amount" role="group" aria-label=${label}>${pic(picture)}<span>${label}<small>${desk.t("web-dicetown-of", { count: most })}</small></span>
    <span class="stepper"><button data-pick aria-label="${label}: ${desk.t("web-less")}" @click=${() => to(value - 1)}>−</button>
      <output>${what === "bills" ? bucks(value) : value}</output>
      <button data-pick aria-label="${label}: ${desk.t("web-more")}" @click=${() => to(value + 1)}>+</button></span></div>`;
}

/** @param {Desk} desk @param {string} card @param {number} place @param {string[]} held */
function cardChoice(desk, card, place, held) {
  /** @type {number[]} */
  const places = desk.scratch.get("places") ?? [];
  const isIn = places.includes(place);
  const toggle = () => {
    const next = isIn ? places.filter((other) => other !== place) : [...places, place];
    desk.scratch.set("places", next);
    change(desk, { cards: next.map((at) => held[at]) });
  };
  return html`<button class="choice mini" data-pick aria-pressed=${isIn} @click=${toggle}>${pic(cardPicture(card))}<span>${desk.t(`dicetown-card-${card}`)}</span></button>`;
}

/** @param {Desk} desk */
export function offerActions(desk) {
  const { bills, nuggets, cards } = offered(desk);
  const isSomething = bills || nuggets || cards.length;
  const offer = (/** @type {Goods} */ goods) => desk.answer({ type: "Offer", ...goods });
  return html`${isSomething
      ? html`<button class="btn btn-primary" @click=${() => offer({ bills, nuggets, cards })}>${desk.t("web-dicetown-offer", { goods: goodsText(desk, offered(desk)) })}</button>`
      : nothing}
    <button class="btn ${isSomething ? "" : "btn-primary"}" @click=${() => offer({ bills: 0, nuggets: 0, cards: [] })}>${desk.t("web-dicetown-offer-nothing")}</button>`;
}

/** @param {Desk} desk @param {Goods} goods */
function goodsText(desk, { bills, nuggets, cards }) {
  const parts = [bills && bucks(bills), nuggets && desk.t("dicetown-nuggets", { count: nuggets }), ...cards.map((card) => desk.t(`dicetown-card-${card}`))];
  return parts.filter(Boolean).join(", ");
}

/** The sheriff sees what lies before him. @param {Desk} desk */
export function sheriffsDesk(desk) {
  const { tied, offers } = desk.view.phase;
  return html`<div class="panel desk-panel"><div class="panel-head"><h2>${desk.t("dicetown-panel-purse")}</h2></div>
    <div class="offers">${tied.map((/** @type {number} */ seat) => html`<div class="offer" data-seat=${desk.hat(seat)}>
      <div class="row"><span class="chip" data-seat=${desk.hat(seat)}>${pic(`seat-${desk.hat(seat)}`)}${desk.people[seat].name}</span></div>
      ${bundle(desk, offers[seat])}
      ${desk.offers("NameLeader").filter(({ action }) => action.seat === seat).map(({ action, label }) => html`<button class="btn" data-pick @click=${() => desk.answer(action)}>${desk.say(label)}</button>`)}
    </div>`)}</div></div>`;
}

/** @param {Desk} desk @param {any} offer */
function bundle(desk, offer) {
  if (!offer || !(offer.bills || offer.nuggets || offer.store || offer.properties)) return html`<div class="bundle soft">${desk.t("dicetown-nothing")}</div>`;
  const backs = offer.cards.length ? [] : [["store", offer.store], ["property", offer.properties]].filter(([, count]) => count);
  return html`<div class="bundle">
    ${offer.bills ? html`<span class="row-tight">${pic("bill-1")}${bucks(offer.bills)}</span>` : nothing}
    ${offer.nuggets ? html`<span class="row-tight">${pic("nugget")}${desk.t("dicetown-nuggets", { count: offer.nuggets })}</span>` : nothing}
    ${offer.cards.map((/** @type {string} */ card) => html`<span class="row-tight">${pic(cardPicture(card))}${desk.t(`dicetown-card-${card}`)}<span class="tag" data-kind="private" title=${desk.t("web-dicetown-face")}>${icon("eye")}<span class="visually-hidden">${desk.t("web-dicetown-face")}</span></span></span>`)}
    ${backs.map(([kind, count]) => html`<span class="row-tight">${pic(`back-${kind}`)}${desk.t(`dicetown-back-${kind}`, { count })}</span>`)}
  </div>`;
}
