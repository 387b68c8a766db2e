// @ts-check
/** The plot under the hammer: where it stands, and what it would bring the viewer. */
import { html, nothing } from "../../vendor/lit.js";
import { Element, given } from "../../app/element.js";
import { pic } from "../../draw/art.js";
import { thing } from "../../draw/rule-link.js";
import { money } from "../../text/words.js";
import { ceilingOf, isOffered, setCeiling } from "./auto-bid.js";
import { plotAt } from "./plots.js";

/** @typedef {import("../../net/wire.js").Fact} Fact */
/** @typedef {import("../../draw/draw-context.js").Desk} Desk */

const THEN = /** @type {const} */ (["pass", "ask"]);
/** @type {Record<string, string>} */
const PICTURES = {
  "token-hidden": "bonus-back",
  "site-mine": "mine-back",
  "site-ranch": "ranch-back",
};

/** @param {Fact} fact */
const picture = ({ kind }) => PICTURES[kind] ?? kind.replace("token-", "bonus-");

/** When the amount of a fact comes. @param {Fact} fact */
function when({ kind }) {
  if (kind.startsWith("secret-")) return "web-winchester-at-end";
  return kind === "token-movement" ? "web-winchester-up-to" : "web-winchester-at-once";
}

/** What the lot would bring, as rows: complete ones first. @param {Desk} desk */
function rows(desk) {
  const told = desk.facts.filter(
    ({ kind, is_complete }) => is_complete || /^(secret|token|site)-/.test(kind),
  );
  return told.sort((a, b) => Number(b.is_complete ?? false) - Number(a.is_complete ?? false));
}

/** @param {Desk} desk @param {Fact} fact */
const gain = (desk, fact) =>
  html`<span class="money">+${money(fact.amount ?? 0)}<small>${desk.t(when(fact))}</small></span>`;

/** @param {Desk} desk @param {Fact} fact */
export const factRow = (desk, fact) =>
  html`<li data-on=${fact.is_complete ? "done" : fact.amount ? nothing : "idle"}>
    ${thing(desk, fact.kind, desk.say(fact.text), pic(picture(fact)))}<span>${desk.say(fact.text)}</span>
    ${fact.amount ? gain(desk, fact) : html`<span></span>`}
  </li>`;

export class WinchesterLot extends Element {
  static properties = { desk: { attribute: false } };

  constructor() {
    super();
    /** @type {Desk} */
    this.desk = given;
  }

  render() {
    const { desk } = this;
    return html`<div class="lot">
      ${this.#head()}${this.#bid()}
      ${
        desk.me === null
          ? nothing
          : html`<div>
                <h3 class="label">${desk.t("web-winchester-if-won")}</h3>
                <ul class="facts">
                  ${rows(desk).map((fact) => factRow(desk, fact))}
                </ul>
                <p class="lot-place">${this.#place()}</p>
              </div>
              ${isOffered(desk) ? this.#ceiling() : nothing}`
      }
    </div>`;
  }

  #head() {
    const { desk } = this;
    const { plot } = desk.view.phase;
    const { terrain } = plotAt(desk.view, plot);
    const token = desk.view.bonuses[plot - 1] ?? "hidden";
    return html`<div class="lot-head">
      ${pic(`plot-${terrain}`)}
      <div>
        <h2>${desk.t("web-winchester-plot", { plot })}</h2>
        <div class="row">
          <span class="tag">${desk.t(`web-winchester-${terrain}`)}</span>
          <span class="tag"
            >${pic(token === "hidden" ? "bonus-back" : `bonus-${token}`)}${desk.t(`web-winchester-token-${token}`)}</span
          >
        </div>
      </div>
    </div>`;
  }

  #bid() {
    const { desk } = this;
    const { standing, in_auction } = desk.view.phase;
    const leader = standing ? in_auction[in_auction.length - 1] : null;
    return html`<div class="bid">
      <div class="stack-xs">
        <span class="label">${desk.t("web-winchester-standing")}</span>
        ${leader === null ? html`<span>${desk.t("web-winchester-no-bid")}</span>` : this.#chip(leader)}
      </div>
      <span class="money">${standing ? money(standing) : "–"}</span>
      <div class="hats">
        ${desk.people.map(
          ({ hat, name }, seat) =>
            html`<span ?data-out=${!in_auction.includes(seat)} ?data-lead=${seat === leader}
              >${pic(`hat-${hat}`)}<span class="hats-name">${name}</span></span
            >`,
        )}
      </div>
    </div>`;
  }

  /** @param {number} seat */
  #chip(seat) {
    const { hat, name } = this.desk.people[seat];
    return html`<span class="chip" data-seat=${hat}>${pic(`seat-${hat}`)}${name}</span>`;
  }

  #place() {
    const told = this.desk.facts.filter(({ kind }) => kind === "neighbours" || kind === "squares");
    return told.map(({ text }) => this.desk.say(text)).join(" · ");
  }

  #ceiling() {
    const { desk } = this;
    const { phase, players } = desk.view;
    const me = /** @type {number} */ (desk.me);
    const cash = players[me].cash ?? 0;
    const least = phase.standing + 1;
    if (!phase.in_auction.includes(me) || cash < least) return nothing;
    const set = ceilingOf(desk);
    const wish = set?.most
      ? set
      : {
          most: desk.scratch.get("ceiling") ?? Math.min(cash, least + 2),
          then: desk.scratch.get("then") ?? "pass",
        };
    const most = Math.max(least, Math.min(cash, wish.most));
    const change = (/** @type {Partial<typeof wish>} */ changed) =>
      this.#wish(Boolean(set?.most), { most, then: wish.then, ...changed });
    return html`<div class="ceiling">
      <span class="label" id="ceiling-label"
        >${desk.t(set?.most ? "web-winchester-ceiling-set" : "web-winchester-ceiling")}</span
      >
      <span class="stepper" role="group" aria-labelledby="ceiling-label">
        <button
          aria-label=${desk.t("web-less")}
          @click=${() => change({ most: Math.max(least, most - 1) })}
        >
          −
        </button>
        <output>${money(most)}</output>
        <button
          aria-label=${desk.t("web-more")}
          @click=${() => change({ most: Math.min(cash, most + 1) })}
        >
          +
        </button>
      </span>
      <div class="tabs" role="radiogroup" aria-labelledby="ceiling-label">
        ${THEN.map((then) => {
          const text = desk.t(`web-winchester-then-${then}`);
          const choose = () => change({ then });
          return html`<button role="radio" aria-checked=${wish.then === then} @click=${choose}>
            ${text}
          </button>`;
        })}
      </div>
      <button
        class="btn ceiling-go"
        @click=${() => setCeiling(desk, set?.most ? null : { most, then: wish.then })}
      >
        ${desk.t(set?.most ? "web-winchester-ceiling-stop" : "web-winchester-ceiling-go")}
      </button>
    </div>`;
  }

  /** @param {boolean} isSet @param {{ most: number, then: "pass" | "ask" }} wish */
  #wish(isSet, wish) {
    if (isSet) setCeiling(this.desk, wish);
    this.desk.scratch.set("ceiling", wish.most);
    this.desk.scratch.set("then", wish.then);
  }
}

customElements.define("winchester-lot", WinchesterLot);
