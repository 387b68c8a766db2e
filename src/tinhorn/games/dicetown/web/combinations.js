// @ts-check
/**
 * Choices that consist of several parts: a die and a face, a victim and what to draw, an order, a
 * set of cards or dice. The player taps the parts; the option that they add up to is the answer.
 */
import { html, nothing } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { cardPicture, cardValue, die, known } from "./cards.js";
import { FACES } from "./faces.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */
/** @import { Option } from "../../net/wire.js" */
/** @typedef {{ title: string, body: unknown, option: Option | undefined }} Combination */

/** @type {Record<string, ((context: DrawContext, options: Option[]) => Combination) | undefined>} */
const COMBINATIONS = { Gambling: turn, Robbing: theft, OrderingVisits: order, Protecting: protection, Trimming: trim };

/** The choice of the open decision, if it consists of several parts. @param {DrawContext} context @param {Option[]} options @returns {Combination | null} */
export function combination(context, options) {
  const made = COMBINATIONS[context.view.phase.type];
  return made && options.length ? made(context, options) : null;
}

/** @param {DrawContext} context */
const own = (context) => context.view.players[/** @type {number} */ (context.me)];

/** @param {string[]} some @param {string[]} others */
const isSame = (some, others) => [...some].sort().join() === [...others].sort().join();

/** @param {{ isPicked: boolean, isAdvised: boolean, at?: number, tap: () => void, body: unknown, label?: string, isOff?: boolean }} part */
const part = ({
  isPicked,
  isAdvised,
  at,
  tap,
  body,
  label,
  isOff = false,
}) => html`<button class="choice part" data-pick data-key=${at === undefined ? nothing : at + 1} aria-pressed=${isPicked} ?data-advised=${isAdvised}
  aria-label=${label ?? nothing} ?disabled=${isOff} @click=${tap}>${body}</button>`;

/** The places in which the advised ones of these things lie. @param {string[]} all @param {string[] | undefined} advised */
function placesOf(all, advised = []) {
  const left = [...advised];
  return all.flatMap((one, place) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? [place] : [];
  });
}

/** A row of parts with its name. @param {string} label @param {unknown} parts */
const row = (label, parts) =>
  html`<div class="parts" role="group" aria-label=${label}><span class="label">${label}</span>${parts}</div>`;

/** The Gambler: one of the viewer's dice, then its new face. @param {DrawContext} context @param {Option[]} options @returns {Combination} */
function turn(context, options) {
  const { dice } = own(context);
  const at = context.draft.get("die") ?? -1;
  const turns = options.filter(({ action }) => action.die === dice[at]);
  const face = context.draft.get("face");
  const pick = (/** @type {number} */ place) => () => context.draft.set("die", place);
  const body = html`${row(
    context.t("web-dicetown-part-die"),
    dice.map((/** @type {string} */ one, /** @type {number} */ place) =>
      part({
        isPicked: at === place,
        isAdvised: dice.indexOf(context.advice?.die) === place,
        at: place,
        tap: pick(place),
        body: die(one),
      }),
    ),
  )}
    ${row(
      context.t("web-dicetown-part-face"),
      FACES.map((one) =>
        part({
          isPicked: one === face && turns.length > 0,
          isAdvised: one === context.advice?.face,
          tap: () => context.draft.set("face", one),
          body: die(one),
          isOff: !turns.some(({ action }) => action.face === one),
        }),
      ),
    )}`;
  return { title: context.t("web-dicetown-turn"), body, option: turns.find(({ action }) => action.face === face) };
}

/** The saloon: a victim, then how many cards of each kind. @param {DrawContext} context @param {Option[]} options @returns {Combination} */
function theft(context, options) {
  const victims = [...new Set(options.map(({ action }) => action.victim))];
  const victim = context.draft.get("victim") ?? (victims.length === 1 ? victims[0] : undefined);
  const draws = options.filter(({ action }) => action.victim === victim);
  const option =
    draws.length === 1 ? draws[0] : draws.find(({ action }) => action.store === context.draft.get("store"));
  const body = html`${row(
    context.t("web-dicetown-part-victim"),
    victims.map((seat, at) =>
      part({
        isPicked: seat === victim,
        isAdvised: seat === context.advice?.victim,
        at,
        tap: () => context.draft.set("victim", seat),
        body: html`${pic(`hat-${context.hat(seat)}`)}<span>${context.people[seat].name}${held(context, seat)}</span>`,
      }),
    ),
  )}
    ${
      victim === undefined
        ? nothing
        : row(
            context.t("web-dicetown-part-draw"),
            draws.map((draw) =>
              part({
                isPicked: draw === option,
                isAdvised: context.isAdvised(draw.action),
                tap: () => context.draft.set("store", draw.action.store),
                body: backs(draw.action),
                label: context.say(draw.label),
              }),
            ),
          )
    }`;
  return { title: context.t("web-dicetown-rob"), body, option };
}

/** How many cards a seat has. @param {DrawContext} context @param {number} seat */
function held(context, seat) {
  const { store, properties } = context.view.players[seat];
  return html`<small class="held">${pic("back-store", { label: context.t("web-dicetown-store-cards") })}${store.length}
    ${pic("back-property", { label: context.t("web-dicetown-properties") })}${properties.length}</small>`;
}

/** @param {{ store: number, properties: number }} draw */
const backs = ({ store, properties }) =>
  html`<span class="backs-row">${Array.from({ length: store }, () => pic("back-store"))}${Array.from({ length: properties }, () => pic("back-property"))}</span>`;

/** The order of the visits to Doc Badluck. @param {DrawContext} context @param {Option[]} options @returns {Combination} */
function order(context, options) {
  const { visitors } = /** @type {import("./wire.js").OrderingVisits} */ (context.view.phase);
  const picked = full(visitors, context.draft.get("order") ?? []);
  const tap = (/** @type {number} */ seat) => () =>
    context.draft.set("order", picked.includes(seat) ? picked.slice(0, picked.indexOf(seat)) : [...picked, seat]);
  const parts = visitors.map((seat, at) =>
    part({
      isPicked: picked.includes(seat),
      isAdvised: context.advice?.seats?.[picked.length] === seat,
      at,
      tap: tap(seat),
      body: html`${pic(`hat-${context.hat(seat)}`)}<span>${context.called(seat)}</span><b class="place-number">${picked.indexOf(seat) + 1 || nothing}</b>`,
    }),
  );
  const option = options.find(({ action }) => action.seats.join() === picked.join());
  return { title: context.t("web-dicetown-order"), body: row(context.t("web-dicetown-part-order"), parts), option };
}

/** If one visitor is left, they come last. @param {number[]} visitors @param {number[]} picked */
function full(visitors, picked) {
  const left = visitors.filter((seat) => !picked.includes(seat));
  return left.length === 1 && picked.length ? [...picked, ...left] : picked;
}

/** A set of things of one size: a tap on one too many drops the oldest. */
/** @param {DrawContext} context @param {number} size @param {number} place */
function toggled(context, size, place) {
  /** @type {number[]} */
  const picked = context.draft.get("set") ?? [];
  const next = picked.includes(place) ? picked.filter((other) => other !== place) : [...picked, place];
  context.draft.set("set", next.slice(-size));
}

/** The properties to protect. @param {DrawContext} context @param {Option[]} options @returns {Combination} */
function protection(context, options) {
  const properties = known(own(context).properties);
  /** @type {number[]} */
  const picked = context.draft.get("set") ?? [];
  const size = Math.max(...options.map(({ action }) => action.properties.length));
  const advised = placesOf(properties, context.advice?.properties);
  const parts = properties.map((card, at) =>
    part({
      isPicked: picked.includes(at),
      isAdvised: advised.includes(at),
      at,
      tap: () => toggled(context, size, at),
      body: html`${pic(cardPicture(card))}<span>${context.t(`dicetown-card-${card}`)}</span>`,
      label: cardValue(card) ? context.t(`dicetown-card-${card}`) : undefined,
    }),
  );
  const option = options.find(({ action }) =>
    isSame(
      action.properties,
      picked.map((at) => properties[at]),
    ),
  );
  return {
    title: context.t("web-dicetown-protect", { count: size }),
    body: row(context.t("web-dicetown-properties"), parts),
    option,
  };
}

/** The dice that the viewer can pay for. @param {DrawContext} context @param {Option[]} options @returns {Combination} */
function trim(context, options) {
  const { resume } = /** @type {import("./wire.js").Trimming} */ (context.view.phase);
  const dice = resume.kept[/** @type {number} */ (context.me)];
  /** @type {number[]} */
  const picked = context.draft.get("set") ?? [];
  const size = Math.max(...options.map(({ action }) => action.dice.length));
  const advised = placesOf(dice, context.advice?.dice);
  const parts = dice.map((face, at) =>
    part({
      isPicked: picked.includes(at),
      isAdvised: advised.includes(at),
      at,
      tap: () => toggled(context, size, at),
      body: die(face),
    }),
  );
  const option = options.find(({ action }) =>
    isSame(
      action.dice,
      picked.map((at) => dice[at]),
    ),
  );
  return {
    title: context.t("web-dicetown-trim", { count: size }),
    body: row(context.t("web-dicetown-your-dice"), parts),
    option,
  };
}
