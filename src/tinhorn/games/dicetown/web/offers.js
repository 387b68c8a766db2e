// @ts-check
/** Offers to the sheriff after a tie: the form for an offer, and the offers the sheriff chooses from. */
import { html, nothing } from "../../vendor/lit.js";
import { answers } from "../../app/calm.js";
import { icon, pic } from "../../draw/art.js";
import { billAmount, namesOf } from "../../text/words.js";
import { cardPicture, known } from "./cards.js";
import { besides } from "./choices.js";
import { faceCount } from "./faces.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */
/** @typedef {{ bills: number, nuggets: number, cards: string[] }} Goods */

/** @param {DrawContext} context @returns {Goods} */
const offered = (context) => context.draft.get("offer") ?? { bills: 0, nuggets: 0, cards: [] };

/** @param {DrawContext} context @param {Partial<Goods>} change */
const change = (context, change) => context.draft.set("offer", { ...offered(context), ...change });

/** @param {DrawContext} context */
export function offerForm(context) {
  const { bills, nuggets, store, properties } = context.view.players[/** @type {number} */ (context.me)];
  const cards = known([...store, ...properties]);
  const head = context.isReplay
    ? nothing
    : html`<div class="panel-head"><h2>${context.t("web-dicetown-your-offer")}</h2>${besides(context, offerSlots(context))}${stakes(context)}<span class="soft">${context.t("web-dicetown-sealed-offer")}</span></div>`;
  return html`<div class="panel offer-form" tabindex=${context.isReplay ? 0 : nothing}>${head}
    <div class="offer-grid">
      <div class="amounts">${amount(context, "bills", bills, "bill-1")}${amount(context, "nuggets", nuggets, "nugget")}</div>
      <div class="offer-cards">${cards.map((card, place) => cardChoice(context, card, place, cards))}</div>
    </div></div>`;
}

/** @param {DrawContext} context @param {"bills" | "nuggets"} what @param {number} most @param {string} picture */
function amount(context, what, most, picture) {
  const value = offered(context)[what];
  const label = context.t(`web-dicetown-${what}`);
  const to = (/** @type {number} */ next) => change(context, { [what]: Math.min(most, Math.max(0, next)) });
  return html`<div class="amount" role="group" ?data-advised=${context.advice?.[what] > 0} aria-label=${label}>${pic(picture)}<span>${label}<small>${context.t("web-dicetown-of", { count: most })}</small></span>
    <span class="stepper"><button data-pick aria-label="${label}: ${context.t("web-less")}" @click=${() => to(value - 1)}>−</button>
      <output>${what === "bills" ? billAmount(value) : value}</output>
      <button data-pick aria-label="${label}: ${context.t("web-more")}" @click=${() => to(value + 1)}>+</button></span></div>`;
}

/** @param {DrawContext} context @param {string} card @param {number} place @param {string[]} held */
function cardChoice(context, card, place, held) {
  /** @type {number[]} */
  const places = context.draft.get("places") ?? [];
  const isIn = places.includes(place);
  const toggle = () => {
    const next = isIn ? places.filter((other) => other !== place) : [...places, place];
    context.draft.set("places", next);
    change(context, { cards: next.map((at) => held[at]) });
  };
  return html`<button class="choice mini" data-pick ?data-advised=${context.advice?.cards?.includes(card)} aria-pressed=${isIn} @click=${toggle}>${pic(cardPicture(card))}<span>${context.t(`dicetown-card-${card}`)}</span></button>`;
}

/** The buttons of the prompt bar: offer what is chosen, or nothing. */
/** @param {DrawContext} context @returns {import("../../parts/slots.js").Slots} */
export function offerSlots(context) {
  const goods = offered(context);
  const isSomething = Boolean(goods.bills || goods.nuggets || goods.cards.length);
  const text = isSomething
    ? context.t("web-dicetown-offer", { goods: goodsText(context, goods) })
    : context.t("web-dicetown-offer-first");
  const offer = (/** @type {Goods} */ goods) => context.answer({ type: "Offer", ...goods });
  return {
    b: html`<button class="btn btn-primary" ${answers(`${context.moment} offer`, isSomething ? "" : text)} @click=${() => offer(goods)}>${text}</button>`,
    d: html`<button class="btn" data-key="0" aria-keyshortcuts="0" ${answers(`${context.moment} nothing`)} @click=${() => offer({ bills: 0, nuggets: 0, cards: [] })}>${context.t("web-dicetown-offer-nothing")}</button>`,
  };
}

/** @param {DrawContext} context @param {Goods} goods */
function goodsText(context, { bills, nuggets, cards }) {
  const parts = [
    bills && billAmount(bills),
    nuggets && context.t("dicetown-nuggets", { count: nuggets }),
    ...cards.map((card) => context.t(`dicetown-card-${card}`)),
  ];
  return parts.filter(Boolean).join(", ");
}

/** The sheriff's buttons: each tied player with the offer, so that all offers are in sight on every screen. */
/** @param {DrawContext} context @returns {import("../../parts/slots.js").Slots} */
export function leaderSlots(context) {
  const [a, b, c, ...d] = context.offers("NameLeader").map((option) => leader(context, option));
  return { a, b, c, d };
}

/** @param {DrawContext} context @param {import("../../net/wire.js").Option} option */
function leader(context, option) {
  const { seat } = option.action;
  const offer = deciding(context).offers[seat];
  const goods = (offer && goodsText(context, offer)) || context.t("dicetown-nothing");
  return html`<button class="btn btn-two" data-choose title=${leaderLabel(context, option)} ${answers(`${context.moment} ${seat}`)} @click=${() => context.answer(option.action)}>
      <span class="leader">${context.called(seat)}</span> <span class="sub">${goods}</span></button>`;
}

/** @param {DrawContext} context */
const offering = ({ view }) => /** @type {import("./wire.js").Offering} */ (view.phase);

/** @param {DrawContext} context */
const deciding = ({ view }) => /** @type {import("./wire.js").Deciding} */ (view.phase);

/** What is at stake, and who else is tied. @param {DrawContext} context */
function stakes(context) {
  const { place, tied } = offering(context);
  const worth = context.fact("own", place);
  const rivals = tied.filter((seat) => seat !== context.me);
  return html`<p class="stakes">${worth && tied.some((seat) => seat === context.me) ? html`<b>${context.say(worth.text)}</b>` : nothing}
    <span>${context.rich({ key: "web-dicetown-rivals", args: { rival_seats: namesOf(rivals), count: rivals.length } })}</span></p>`;
}

/** The viewer's own offer, after it was made. @param {DrawContext} context */
export function sealedOffer(context) {
  const offer = offering(context).answers?.[/** @type {number} */ (context.me)];
  if (!offer) return null;
  const goods = goodsText(context, offer) || context.t("dicetown-nothing");
  return html`<div class="panel offer-form" tabindex="0"><div class="panel-head"><h2>${context.t("web-dicetown-your-offer")}</h2>${stakes(context)}<span class="soft">${context.t("web-dicetown-sealed-offer")}</span></div>
    <p class="committed">${context.t("web-dicetown-offered", { goods })}</p></div>`;
}

/** The offers, as the viewer may see them, with the sheriff's buttons. @param {DrawContext} context */
export function sheriffsDesk(context) {
  const { tied, offers, place } = deciding(context);
  const worth = context.fact("place", place)?.text.args.worth;
  const secrecy = context.t(context.isAsked ? "web-dicetown-desk-yours" : "web-dicetown-desk");
  return html`<div class="panel desk-panel" tabindex="0"><div class="panel-head"><h2>${context.t("dicetown-panel-your-goods")}</h2>
    ${worth ? html`<p class="stakes">${context.rich({ key: "web-dicetown-stake", args: { place: { key: `dicetown-panel-place-${place}`, args: {} }, worth } })}</p>` : nothing}<span class="soft">${secrecy}</span></div>
    <div class="offers" ?data-hands=${place === "hall"}>${tied.map(
      (seat) => html`<div class="offer" data-seat=${context.hat(seat)}>
      <div class="row"><span class="chip" data-seat=${context.hat(seat)}>${pic(`seat-${context.hat(seat)}`)}${context.called(seat)}</span><small class="soft">${why(context, seat, place)}</small></div>
      ${bundle(context, offers[seat])}
      ${context
        .offers("NameLeader")
        .filter(({ action }) => action.seat === seat)
        .map(
          (option) =>
            html`<button class="btn" data-pick ?data-advised=${context.isAdvised(option.action)} ${answers(`${context.moment} ${seat}`)} @click=${() => context.answer(option.action)}>${leaderLabel(context, option)}</button>`,
        )}
    </div>`,
    )}</div></div>`;
}

/** The label of a choice of the sheriff; the viewer is not called by name. @param {DrawContext} context @param {import("../../net/wire.js").Option} option */
const leaderLabel = (context, { action, label }) =>
  action.seat === context.me ? context.t("web-dicetown-choose-you") : context.say(label);

/** The dice with which a seat is tied. @param {DrawContext} context @param {number} seat @param {string} place */
function why(context, seat, place) {
  const told = faceCount(context.view, seat, place) ?? context.factOf("hand", seat)?.text;
  return told ? context.say(told) : nothing;
}

/** What is offered, as the viewer may see it. @param {DrawContext} context @param {any} offer */
export function bundle(context, offer) {
  if (!offer || !(offer.bills || offer.nuggets || offer.store || offer.properties))
    return html`<div class="bundle soft">${context.t("dicetown-nothing")}</div>`;
  const backs = offer.cards.length
    ? []
    : [
        ["store", offer.store],
        ["property", offer.properties],
      ].filter(([, count]) => count);
  return html`<div class="bundle">
    ${offer.bills ? html`<span class="row-tight">${pic("bill-1")}${billAmount(offer.bills)}</span>` : nothing}
    ${offer.nuggets ? html`<span class="row-tight">${pic("nugget")}${context.t("dicetown-nuggets", { count: offer.nuggets })}</span>` : nothing}
    ${offer.cards.map((/** @type {string} */ card) => html`<span class="row-tight">${pic(cardPicture(card))}${context.t(`dicetown-card-${card}`)}<span class="tag" data-kind="private" title=${context.t("web-dicetown-face")}>${icon("eye")}<span class="visually-hidden">${context.t("web-dicetown-face")}</span></span></span>`)}
    ${backs.map(([kind, count]) => html`<span class="row-tight">${pic(`back-${kind}`)}${context.t(`dicetown-back-${kind}`, { count })}</span>`)}
  </div>`;
}
