// @ts-check
/** Winchester at the table: which part of it draws what. */
import { html, nothing } from "../../vendor/lit.js";
import { pic } from "../../draw/art.js";
import { count } from "../../parts/counter.js";
import { money, thousands } from "../../text/words.js";
import { ceilingOf } from "./auto-bid.js";
import { fought } from "./duel.js";
import { move, traits } from "./events.js";
import { face, notes, picking } from "./rumor.js";
import { shared } from "./objectives.js";
import { sheet } from "./score.js";
import { strip } from "./tray.js";
import { vehicleActions } from "./vehicle.js";
import "./bids.js";
import "./lot.js";
import "./board.js";

/** @typedef {import("../../draw/draw-context.js").Desk} Desk */

const TOKENS = ["movement", "saloon", "rumor"];

/** @param {Desk} desk */
function awaited({ view: { phase } }) {
  if (phase.type === "Bidding") return [phase.in_auction[0]];
  if (phase.type === "Claiming") return [phase.asked[0]];
  return phase.buyer === undefined ? [] : [phase.buyer];
}

/** @param {Desk} desk */
function prompt(desk) {
  /** @type {Record<string, string>} */
  const pics = { MovingVehicle: "bonus-movement", HearingRumor: "bonus-rumor" };
  return { pic: pics[desk.view.phase.type] ?? null, hint: hint(desk) };
}

/** @param {Desk} desk */
function hint(desk) {
  const { phase, players } = desk.view;
  const ceiling = phase.type === "Bidding" ? ceilingOf(desk) : undefined;
  if (ceiling) return ceilingHint(desk, ceiling);
  const isBusy = desk.scratch.get("confirm") || desk.scratch.get("bid") !== undefined;
  if (!desk.isAsked || desk.me === null || isBusy) return "";
  return desk.t("web-winchester-you-have", { cash: players[desk.me].cash });
}

/** @param {Desk} desk @param {import("./auto-bid.js").Ceiling} ceiling */
const ceilingHint = (desk, { most, then }) =>
  desk.t(most ? `web-winchester-ceiling-${then}` : "web-winchester-ceiling-out", { amount: most });

/** @param {Desk} desk */
function actions(desk) {
  switch (desk.view.phase.type) {
    case "Bidding":
      return html`<winchester-bids .desk=${desk}></winchester-bids>`;
    case "MovingVehicle":
      return vehicleActions(desk);
    case "Claiming":
      return claims(desk);
    default:
      return nothing;
  }
}

/** @param {Desk} desk */
function claims(desk) {
  const offered = [...desk.offers("Claim").slice(0, 1), ...desk.offers("Pass")];
  return offered.map(
    ({ action, label }, at) =>
      html`<button class="btn ${at ? "" : "btn-primary"}" @click=${() => desk.answer(action)}>
        ${action.type === "Pass" ? desk.t("web-winchester-claims-done") : desk.say(label)}
      </button>`,
  );
}

/** What was just drawn or seen stays on show; what the viewer is asked stands below it. */
/** @param {Desk} desk */
function focus(desk) {
  const [duel, rumor] = [desk.moments.get("duel"), desk.moments.get("rumor")];
  const shown = duel ? fought(desk, duel) : rumor ? face(desk, rumor) : nothing;
  const body = desk.isAsked
    ? html`<div class="brief">${shown}</div>
        ${decision(desk)}`
    : shown === nothing
      ? decision(desk)
      : shown;
  const isAsked = desk.isAsked && desk.view.phase.type !== "Bidding";
  return { id: "focus", label: desk.t("web-winchester-tab-now"), body, isAsked };
}

/** @param {Desk} desk */
function decision(desk) {
  const { type } = desk.view.phase;
  if (type === "Bidding") return html`<winchester-lot .desk=${desk}></winchester-lot>`;
  if (!desk.isAsked) return recent(desk);
  if (type === "MovingVehicle")
    return html`<winchester-vehicle .desk=${desk}></winchester-vehicle>`;
  return type === "HearingRumor" ? picking(desk) : shared(desk);
}

/** What led here, while somebody else decides. @param {Desk} desk */
function recent(desk) {
  const lines = desk.story.slice(-4).reverse();
  return html`<h2>${desk.t("web-winchester-just-now")}</h2>
    <ul class="facts">
      ${lines.map(({ text, event }) => {
        const { seat, pic: picture } = traits(event, desk);
        return html`<li>
          ${pic(picture ?? (seat === undefined ? "first-player" : `hat-${desk.hat(seat)}`))}<span
            >${desk.rich(text)}</span
          >
        </li>`;
      })}
    </ul>`;
}

/** @param {Desk} desk @param {number} seat */
function seatFace(desk, seat) {
  return {
    state: isOut(desk, seat) ? "passed" : "",
    note: state(desk, seat),
    counts: counts(desk, seat),
  };
}

/** @param {Desk} desk @param {number} seat */
const isOut = ({ view: { phase } }, seat) =>
  phase.type === "Bidding" && !phase.in_auction.includes(seat);

/** @param {Desk} desk @param {number} seat */
function state(desk, seat) {
  const { phase } = desk.view;
  const gains = desk.moments.get("gains")?.[seat];
  if (gains)
    return html`<b class=${gains > 0 ? "gain-text" : ""}
      >${gains > 0 ? "+" : "−"}${money(Math.abs(gains))}</b
    >`;
  if (isOut(desk, seat)) return desk.t("web-winchester-passed");
  if (awaited(desk).includes(seat))
    return desk.t(seat === desk.me ? "web-your-turn" : "web-thinking");
  if (phase.type !== "Bidding") return "";
  const isLeader = phase.standing > 0 && seat === phase.in_auction[phase.in_auction.length - 1];
  if (!isLeader) return desk.t("web-winchester-still-in");
  return html`<span class="wide-only">${desk.t("web-winchester-leads")} </span
    >${money(phase.standing)}`;
}

/** @param {Desk} desk @param {number} seat */
function counts(desk, seat) {
  const { owners, bonuses, players } = desk.view;
  const own = (/** @type {any} */ _, /** @type {number} */ at) => owners[at] === seat;
  const tokens = bonuses.filter(own);
  const { has_duel_token, cash } = players[seat];
  const duel = has_duel_token ? "duel-token" : "duel-token-spent";
  return html`${count("plot-prairie", owners.filter(own).length, desk.t("web-winchester-plots"))}
    ${TOKENS.map((token) => {
      const held = tokens.filter((/** @type {string} */ one) => one === token).length;
      return count(`bonus-${token}`, held, desk.t(`web-winchester-token-${token}`));
    })}
    <span class="count" title=${desk.t(`web-winchester-${duel}`)}
      >${pic(duel, { label: desk.t(`web-winchester-${duel}`) })}</span
    >
    ${cash !== null && seat !== desk.me ? html`<span class="count">${thousands(cash)}</span>` : nothing}
    ${notes(desk)
      .filter((note) => note.seat === seat)
      .map(({ objective, whose, what }) => {
        const text = `${whose} ${what}`;
        return html`<span class="count" title=${text}
          >${pic(`secret-${objective}`, { label: text })}</span
        >`;
      })}`;
}

/** @param {Desk} desk */
function panels(desk) {
  const isClaiming = desk.view.phase.type === "Claiming" && desk.isAsked;
  return isClaiming
    ? []
    : [{ id: "shared", label: desk.t("web-winchester-tab-shared"), body: shared(desk) }];
}

/**
 * Mine and ranch cards that somebody had looked at, or that are turned over later.
 * @param {any} view @param {any[]} seen @param {import("../../net/wire.js").Line[]} lines
 */
function uncovered(view, seen, lines) {
  const turned = lines.map(({ event }) => event).filter(({ type }) => type === "CardTurned");
  const known = [...turned, ...seen.flatMap(({ cards }) => cards)];
  const faceUp = (/** @type {any} */ { plot, amount }) => ({
    plot,
    amount: amount ?? known.find((card) => card.plot === plot && card.amount !== null)?.amount ?? null,
  });
  return { ...view, cards: view.cards.map(faceUp) };
}

/** @type {import("../index.js").GameModule} */
const winchester = {
  isTrayOnPhones: false,
  progress: (desk) =>
    desk.t("web-winchester-progress", {
      sold: desk.view.owners.filter((/** @type {unknown} */ owner) => owner !== null).length,
    }),
  awaited,
  prompt,
  actions,
  board: (desk) => html`<winchester-map .desk=${desk}></winchester-map>`,
  focus,
  tray: (desk) => ({ id: "tray", label: desk.t("web-winchester-tab-mine"), body: strip(desk) }),
  panels,
  seat: seatFace,
  sheet,
  traits,
  move,
  uncovered,
};
export default winchester;
