// @ts-check
/** A seat's panel in Winchester: its state in the auction, and its public counts. */
import { html, nothing } from "../../vendor/lit.js";
import { icon, pic } from "../../draw/art.js";
import { count, hiddenCards } from "../../parts/counter.js";
import { money, thousands } from "../../text/words.js";
import { awaited } from "./prompt.js";
import { notes } from "./rumor.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */

export const TOKENS = ["movement", "saloon", "rumor"];

/** @param {DrawContext} context @param {number} seat */
export function seatPanel(context, seat) {
  return {
    state: isOut(context, seat) ? "passed" : "",
    note: state(context, seat),
    counts: counts(context, seat),
  };
}

/** @param {DrawContext} context @param {number} seat */
const isOut = ({ view: { phase } }, seat) => phase.type === "Bidding" && !phase.in_auction.includes(seat);

/** @param {DrawContext} context @param {number} seat */
function state(context, seat) {
  const { phase } = context.view;
  const gains = context.flashes.get("gains")?.[seat];
  if (gains)
    return html`<b class=${gains > 0 ? "gain-text" : ""}
      >${gains > 0 ? "+" : "−"}${money(Math.abs(gains))}</b
    >`;
  if (isOut(context, seat)) return context.t("web-winchester-passed");
  if (awaited(context).includes(seat)) return context.t(seat === context.me ? "web-your-turn" : "web-thinking");
  if (phase.type !== "Bidding") return "";
  const isLeader = phase.standing > 0 && seat === phase.in_auction[phase.in_auction.length - 1];
  if (!isLeader) return context.t("web-winchester-still-in");
  return html`<span class="wide-only">${context.t("web-winchester-leads")} </span
    >${money(phase.standing)}`;
}

/** The fortune so far, with a plus for cards that the viewer does not know. @param {DrawContext} context @param {number} seat */
function score(context, seat) {
  const fact = context.factOf("score", seat);
  if (!fact) return nothing;
  const text = context.say(fact.text);
  return html`<span class="count cash" data-score title=${text}><span class="visually-hidden">${text}</span>${icon("trophy")}<span aria-hidden="true">${thousands(fact.amount ?? 0)}${hiddenCards(fact.count)}</span></span>`;
}

/** @param {DrawContext} context @param {number} seat */
function counts(context, seat) {
  const { owners, bonuses, players } = context.view;
  const own = (/** @type {unknown} */ _, /** @type {number} */ at) => owners[at] === seat;
  const tokens = bonuses.filter(own);
  const { has_duel_token, cash } = players[seat];
  const duel = has_duel_token ? "duel-token" : "duel-token-spent";
  return html`<span class="seat-tokens">${count("plot-prairie", owners.filter(own).length, context.t("web-winchester-plots"))}
    ${TOKENS.map((token) => {
      const held = tokens.filter((one) => one === token).length;
      return count(`bonus-${token}`, held, context.t(`web-winchester-token-${token}`));
    })}
    <span class="count" title=${context.t(`web-winchester-${duel}`)}
      >${pic(duel, { label: context.t(`web-winchester-${duel}`) })}</span
    ></span>
    <span class="seat-aside"
      >${cash === null ? nothing : html`<span class="count cash" title=${context.t("web-winchester-cash")}>${pic("note-1000", { label: context.t("web-winchester-cash") })}${thousands(cash)}</span>`}${seat === context.me ? nothing : score(context, seat)}</span
    ><span class="seat-marks"><span class="trophies">${trophies(context, seat)}</span>${noted(context, seat)}</span>`;
}

/** The shared objectives that a seat has won. @param {DrawContext} context @param {number} seat */
const trophies = (context, seat) =>
  context.story
    .map(({ event }) => event)
    .filter(({ type, seat: winner }) => type === "ObjectiveWon" && winner === seat)
    .map(({ objective }) => {
      const name = context.t(`winchester-shared-${objective}`);
      return html`<span data-trophy=${objective} title=${name}>${pic(`shared-${objective}`, { label: name })}</span>`;
    });

/** The secret objectives of a seat that the viewer has looked at. @param {DrawContext} context @param {number} seat */
const noted = (context, seat) =>
  notes(context)
    .filter((note) => note.seat === seat && context.view.phase.type !== "Over")
    .map(({ objective, whose, what }) => {
      const text = `${whose} ${what}`;
      return html`<span class="count" title=${text}>${pic(`secret-${objective}`, { label: text })}</span>`;
    });
