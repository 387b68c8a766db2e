// @ts-check
/** A seat's panel in Winchester: its state in the auction, and its public counts. */
import { html, nothing } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { count } from "../../parts/counter.js";
import { money, thousands } from "../../text/words.js";
import { awaited } from "./prompt.js";
import { notes } from "./rumor.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext} DrawContext */

const TOKENS = ["movement", "saloon", "rumor"];

/** @param {DrawContext} context @param {number} seat */
export function seatPanel(context, seat) {
  return {
    state: isOut(context, seat) ? "passed" : "",
    note: state(context, seat),
    counts: counts(context, seat),
  };
}

/** @param {DrawContext} context @param {number} seat */
const isOut = ({ view: { phase } }, seat) =>
  phase.type === "Bidding" && !phase.in_auction.includes(seat);

/** @param {DrawContext} context @param {number} seat */
function state(context, seat) {
  const { phase } = context.view;
  const gains = context.flashes.get("gains")?.[seat];
  if (gains)
    return html`<b class=${gains > 0 ? "gain-text" : ""}
      >${gains > 0 ? "+" : "−"}${money(Math.abs(gains))}</b
    >`;
  if (isOut(context, seat)) return context.t("web-winchester-passed");
  if (awaited(context).includes(seat))
    return context.t(seat === context.me ? "web-your-turn" : "web-thinking");
  if (phase.type !== "Bidding") return "";
  const isLeader = phase.standing > 0 && seat === phase.in_auction[phase.in_auction.length - 1];
  if (!isLeader) return context.t("web-winchester-still-in");
  return html`<span class="wide-only">${context.t("web-winchester-leads")} </span
    >${money(phase.standing)}`;
}

/** @param {DrawContext} context @param {number} seat */
function counts(context, seat) {
  const { owners, bonuses, players } = context.view;
  const own = (/** @type {any} */ _, /** @type {number} */ at) => owners[at] === seat;
  const tokens = bonuses.filter(own);
  const { has_duel_token, cash } = players[seat];
  const duel = has_duel_token ? "duel-token" : "duel-token-spent";
  return html`${count("plot-prairie", owners.filter(own).length, context.t("web-winchester-plots"))}
    ${TOKENS.map((token) => {
      const held = tokens.filter((/** @type {string} */ one) => one === token).length;
      return count(`bonus-${token}`, held, context.t(`web-winchester-token-${token}`));
    })}
    <span class="count" title=${context.t(`web-winchester-${duel}`)}
      >${pic(duel, { label: context.t(`web-winchester-${duel}`) })}</span
    >
    <span class="seat-aside"
      >${cash === null ? nothing : html`<span class="count cash" title=${context.t("web-winchester-cash")}>${thousands(cash)}</span>`}${noted(context, seat)}</span
    >`;
}

/** The secret objectives of a seat that the viewer has looked at. @param {DrawContext} context @param {number} seat */
const noted = (context, seat) =>
  notes(context)
    .filter((note) => note.seat === seat && context.view.phase.type !== "Over")
    .map(({ objective, whose, what }) => {
      const text = `${whose} ${what}`;
      return html`<span class="count" title=${text}>${pic(`secret-${objective}`, { label: text })}</span>`;
    });
