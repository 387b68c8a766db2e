// @ts-check
/** The town: what lies at each place, who leads it, and the place where the game is now. */
import { html, nothing, svg } from "../../vendor/lit.js";
import { Element, reactive, required } from "../../app/element.js";
import { gameArtUrl, pic, piece, plate } from "../../draw/art.js";
import { billAmount } from "../../text/words.js";
import { TOWN } from "./art/town.js";
import { animate, fly } from "../../draw/motion.js";
import { LED } from "./faces.js";
import { gainOf } from "./gains.js";
import { isNear, lastOf } from "./moments.js";
import { stakedPlaces } from "./stakes.js";
import { currentPlace, leadersOf, steps } from "./place-steps.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */

const FRAME = "M20 20H1180V740H20z";
const CARD = 50;
const PLACES = ["mine", "bank", "coach", "store", "saloon", "office", "hall", "doc"];
const ROW = ["first", "second", "third"];
/** The drawing names the sheriff's office after its owner. @type {Record<string, string>} */
const DRAWN = { office: "sheriff" };
/** @type {Record<string, string>} */
const PHASES = {
  ChoosingCard: "store",
  DrawingCards: "store",
  Robbing: "saloon",
  DrawingLoot: "saloon",
  Stealing: "saloon",
  DrawingProperty: "hall",
  Refilling: "hall",
};
const AT_DOC = [
  "OrderingVisits",
  "Visiting",
  "DrawingElixir",
  "DrawingLuck",
  "SendingJoe",
  "Naming",
  "Giving",
  "Protecting",
  "ReplacingElixir",
];

/** The place where a phase happens, if it happens in town. @param {any} phase @returns {string | null} */
export function placeOfPhase(phase) {
  if (phase.place) return phase.place;
  if (AT_DOC.includes(phase.type)) return "doc";
  const at = phase.resume?.type?.slice(2).toLowerCase();
  return PHASES[phase.type] ?? (PLACES.includes(at) ? at : null);
}

/** @param {string} place */
const drawn = (place) => /** @type {any} */ (TOWN).find((/** @type {any} */ { id }) => id === (DRAWN[place] ?? place));

/** @param {string} place */
const outline = (place) =>
  `M${drawn(place)
    .hit.map((/** @type {number[]} */ point) => point.join(" "))
    .join("L")}z`;

/** The look of a counter when the end is near. @param {import("./wire.js").View} view @param {"mine" | "hall"} place */
const near = (view, place) => (isNear(view, place) ? "near-end" : "");

class DicetownBoard extends Element {
  static properties = reactive("context");

  /** @type {DrawContext} */
  context = required;
  /** The single leader of each place, as drawn. @type {Map<string, number>} */
  leaders = new Map();

  render() {
    const { context } = this;
    const place = currentPlace(context) ?? placeOfPhase(context.view.phase);
    return html`<img class="board-picture" src=${gameArtUrl("dicetown", "board.svg")} alt="" />
      <svg class="board-live" viewBox="0 0 1200 760" role="group" aria-label=${context.t("web-dicetown-town")}>
        ${this.#money()}${this.#store()}${this.#hall()}${this.#doc()}${this.#star()}
        ${LED.map((led) => this.#leader(led))}${PLACES.map((done) => this.#tick(done, place))}
        ${stakedPlaces(context).map((one) => svg`<path class="place-line" data-picked=${one} d=${outline(one)}></path>`)}${place ? this.#lit(place) : nothing}${place ? this.#gain(place) : nothing}${PLACES.map((one) => this.#hit(one))}
      </svg>`;
  }

  /** A place's tooltip says what it is worth to the viewer; a tap opens it in the list. @param {string} place */
  #hit(place) {
    const { context } = this;
    const fact = context.fact("own", place);
    const name = context.t(`dicetown-panel-place-${place}`);
    const text = fact ? `${name}: ${context.say(fact.text)}` : name;
    const open = () => document.querySelector(`[data-walk="${place}"] details`)?.setAttribute("open", "");
    return svg`<path class="place-hit" role="img" aria-label=${text} d=${outline(place)} @click=${open}><title>${text}</title></path>`;
  }

  #money() {
    const { mine, bank, coach } = this.context.view;
    const [nuggets, loot, load] = [drawn("mine").slots.nuggets, drawn("bank").slots.bills, drawn("coach").slots.bills];
    return svg`<g data-place="mine">${mine ? piece("nugget-pile", nuggets, 96) : nothing}${plate({ x: nuggets.x + 44, y: nuggets.y + 14 }, this.#count("mine", mine), { cls: near(this.context.view, "mine") })}</g>
      <g data-place="bank">${bank ? piece("bill-stack", loot, 84) : nothing}${plate({ x: loot.x + 20, y: loot.y + 14 }, billAmount(bank))}</g>
      <g data-place="coach">${coach ? piece("bill-stack", load, 84) : nothing}${plate({ x: load.x + 20, y: load.y + 14 }, billAmount(coach))}</g>`;
  }

  /** What lies at a place; when the end is near, how many are the last. @param {"mine" | "hall"} place @param {number} lying */
  #count(place, lying) {
    const last = lastOf(this.context.view, place);
    return last ? this.context.say(last) : String(lying);
  }

  #store() {
    const { store_deck, discards, played } = this.context.view;
    const { deck, discard } = drawn("store").slots;
    const thrown = discards + played.length;
    return svg`<g data-place="store">${store_deck ? piece("back-store", deck, CARD) : nothing}${plate({ x: deck.x, y: deck.y + 30 }, String(store_deck), { size: 18 })}
      <rect data-discards x=${discard.x - CARD / 2} y=${discard.y - CARD / 2} width=${CARD} height=${CARD} fill="none"></rect>
      ${thrown ? [piece("back-store", discard, CARD, "used"), plate({ x: discard.x, y: discard.y + 30 }, String(thrown), { size: 18 })] : nothing}</g>`;
  }

  #hall() {
    const { display, property_deck } = this.context.view;
    const { slots } = drawn("hall");
    return svg`<g data-place="hall">${property_deck ? piece("back-property", slots.deck, CARD) : nothing}
      ${plate({ x: slots.deck.x, y: slots.deck.y + 30 }, this.#count("hall", property_deck), { size: 18, cls: near(this.context.view, "hall") })}
      ${display.map((/** @type {string} */ card, /** @type {number} */ at) => this.#card(card, slots[ROW[at]], card.split("-")[1]))}</g>`;
  }

  /** @param {string} picture @param {{ x: number, y: number }} at @param {string} [value] */
  #card(picture, { x, y }, value) {
    return svg`<rect class="town-card" x=${x - 27} y=${y - 38} width="54" height="76" rx="6"></rect>
      ${piece(picture, { x, y: value ? y - 12 : y }, 46)}${value ? svg`<text x=${x} y=${y + 24} font-size="24">${value}</text>` : nothing}`;
  }

  #doc() {
    const { elixirs } = this.context.view;
    const { slots } = drawn("doc");
    return svg`<g data-place="doc">${piece("back-elixir", slots.deck, CARD)}
      ${elixirs.map((/** @type {string} */ elixir, /** @type {number} */ at) => this.#card(`elixir-${elixir}`, slots[ROW[at]]))}</g>`;
  }

  #star() {
    const { context } = this;
    const at = drawn("office").slots.star;
    return svg`<g data-place="star">${piece("sheriff-star", at, 60)}${piece(`seat-${context.hat(context.view.sheriff)}`, { x: at.x + 24, y: at.y + 24 }, 34)}</g>`;
  }

  /** @param {string} place */
  #leader(place) {
    const leaders = leadersOf(this.context, place);
    if (leaders.length !== 1) return nothing;
    const { x, y } = drawn(place).leader;
    const hat = this.context.hat(leaders[0]);
    return svg`<g data-leader=${place} data-seat=${hat}>${piece(`seat-${hat}`, { x, y }, 50)}${piece(`hat-${hat}`, { x, y: y - 28 }, 58)}</g>`;
  }

  /** Marks a place that is done in this round. @param {string} done @param {string | null} current */
  #tick(done, current) {
    if (done === current || !steps(this.context).has(done)) return nothing;
    const { x, y } = drawn(done).leader;
    return svg`<g class="place-tick" data-tick=${done} transform="translate(${x - 34} ${y - 44})"><circle r="15"></circle><path d="M-7 0l5 6 9 -11"></path></g>`;
  }

  /** What the beat that is playing brings, on the place. @param {string} place */
  #gain(place) {
    const gain = this.context.beat && gainOf(this.context.beat.events);
    if (!gain) return nothing;
    const [[left, top], , , , [right]] = drawn(place).hit;
    const at = { x: (left + right) / 2, y: top + 120 };
    return svg`<g class="place-gain" data-gain=${place}>${plate({ x: at.x + 26, y: at.y }, gain.text, { size: 40 })}${piece(gain.picture, { x: at.x - 42, y: at.y }, 72)}</g>`;
  }

  /** Hats walk to the places that they lead from now on. */
  updated() {
    const before = this.leaders;
    this.leaders = new Map(LED.flatMap((place) => this.#singleLeader(place)));
    const come = [...this.leaders].filter(([place, seat]) => before.get(place) !== seat);
    come.forEach(([place, seat], order) => this.#walk(place, seat, order));
  }

  /** @param {string} place @returns {[string, number][]} */
  #singleLeader(place) {
    const leaders = leadersOf(this.context, place);
    return leaders.length === 1 ? [[place, leaders[0]]] : [];
  }

  /** @param {string} place @param {number} seat @param {number} order */
  #walk(place, seat, order) {
    if (!this.context.beat) return;
    const to = this.querySelector(`[data-leader="${place}"]`);
    const from = document.querySelector(`[data-number="${seat}"] .seat-hat`);
    fly({ from, to, body: pic(`hat-${this.context.hat(seat)}`, { cls: "walking-hat" }), order });
    animate(to, [{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], 2);
  }

  /** Darkens everything but the current place. @param {string} place */
  #lit(place) {
    const line = outline(place);
    return svg`<path class="veil" fill-rule="evenodd" d=${FRAME + line}></path><path class="place-line" data-lit=${place} d=${line}></path>`;
  }
}

customElements.define("dicetown-board", DicetownBoard);
