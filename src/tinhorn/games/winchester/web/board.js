// @ts-check
/** The map: owners, tokens, cards, vehicles, the plot for sale, and what can be chosen on it. */
import { html, nothing, svg } from "../../vendor/lit.js";
import { Element, reactive, required } from "../../app/element.js";
import { gameArtUrl, piece, plate } from "../../draw/art.js";
import { nameOf, thousands } from "../../text/words.js";
import { glowOf, plotGlow, setGlow } from "./glow.js";
import { countUp, travel } from "../../draw/motion.js";
import { auctionSign } from "./sign.js";
import { numberOf, PICTURES, plotAt, PLOTS, SALOON, squareAt, VEHICLES } from "./plots.js";
import { chooseCard, chosenCard } from "./rumor.js";
import { chosenStop, gainText, stops } from "./stops.js";

/** @import { View } from "./wire.js" */
/** @import { Plot } from "./plots.js" */

const FRAME = "M22 22H1178V878H22z";
const PICTURE = gameArtUrl("winchester", "board.svg");
const VEHICLE_WIDTH = 96;
/** The width of the map in its own units. */
const WIDTH = 1200;

class WinchesterBoard extends Element {
  static properties = reactive("context", "width");

  /** @type {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} */
  context = required;
  /** The square of each vehicle, as drawn. @type {Record<string, number>} */
  stood = {};
  /** The price on the sign, as drawn. */
  price = 0;
  /** The width of the map in pixels. */
  width = WIDTH;

  firstUpdated() {
    const map = /** @type {Element} */ (this.querySelector(".board-live"));
    this.size = new ResizeObserver(([{ contentRect }]) => (this.width = contentRect.width || this.width));
    this.size.observe(map);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.size?.disconnect();
  }

  /** In a beat, the price on the sign counts up, and a vehicle travels along its line, over every square between. */
  updated() {
    const { stood, view, price } = this;
    this.price = view.phase.type === "Bidding" ? view.phase.standing : 0;
    if (this.context.beat && this.price > price)
      countUp(this.querySelector(".sign-price"), price, this.price, thousands);
    this.stood = { boat: view.boat, locomotive: view.locomotive };
    const moved = VEHICLES.filter((vehicle) => stood[vehicle] && stood[vehicle] !== view[vehicle]);
    if (!this.context.beat) return;
    for (const vehicle of moved) this.#travel(vehicle, stood[vehicle], view[vehicle]);
  }

  /** @param {"boat" | "locomotive"} vehicle @param {number} from @param {number} to */
  #travel(vehicle, from, to) {
    const step = Math.sign(to - from);
    const squares = Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => from + at * step);
    travel(
      this.querySelector(`[data-vehicle="${vehicle}"]`),
      squares.map((square) => squareAt(vehicle, square).anchor),
    );
  }

  /** @returns {View} */
  get view() {
    return this.context.view;
  }

  render() {
    const { phase } = this.view;
    const lot = phase.type === "Bidding" || phase.type === "Dueling" ? phase.plot : null;
    return html`<img class="board-picture" src=${PICTURE} alt="" />
      <svg
        class="board-live"
        viewBox="0 0 1200 900"
        role="group"
        aria-label=${this.context.t("web-winchester-map")}
      >
        ${PLOTS.map((plot) => this.#border(plot))} ${PLOTS.map((plot) => this.#plot(plot, lot))}
        ${this.view.cards.filter((card) => card.plot !== lot).map((card) => this.#card(card))}
        <g data-place="saloon">${plate(SALOON, thousands(this.view.saloon))}</g>
        ${this.#glow()} ${this.#meeting()} ${this.#stops()} ${this.#paying()} ${VEHICLES.map((vehicle) => this.#vehicle(vehicle))}
        ${lot === null ? nothing : this.#lot(lot)}
        <g @keydown=${this.#stepPlots}>
          ${PLOTS.map((plot) => this.#hit(plot))}
        </g>
      </svg>
      <p class="tip map-tip" aria-hidden="true">${(this.context.beat ? undefined : glowOf(this.context)?.text) ?? nothing}</p>`;
  }

  /** @param {Plot} plot */
  #border(plot) {
    const owner = this.view.owners[numberOf(this.view, plot) - 1];
    if (owner === null) return nothing;
    const clip = `own-${plot.number}`;
    return svg`<clipPath id=${clip}><path d=${plot.path}></path></clipPath>
      <g clip-path="url(#${clip})" data-seat=${this.context.hat(owner)}>
        <path class="own" d=${plot.path}></path><path class="own-ink" d=${plot.path}></path>
      </g>`;
  }

  /** @param {Plot} plot @param {number | null} lot */
  #plot(plot, lot) {
    const { view, context } = this;
    const number = numberOf(view, plot);
    const owner = view.owners[number - 1];
    const { hat, bonus } = plot.anchors;
    const label = context.say({
      key: owner === null ? "web-winchester-plot-free" : "web-winchester-plot-of",
      args: { plot: number, seat: nameOf(owner ?? 0) },
    });
    return svg`<g role="img" aria-label=${label} data-plot=${number}>
      ${number === plot.number ? nothing : this.#badge(plot, number)}
      ${owner === null ? nothing : piece(`hat-${context.hat(owner)}`, hat, 74, "map-hat")}
      ${owner !== null || number === lot ? nothing : piece(this.#token(number), bonus, 54)}
    </g>`;
  }

  /** The plots that whatever is pointed at is about. */
  #glow() {
    const plots = glowOf(this.context)?.plots ?? [];
    return plots.length
      ? svg`<path class="veil" d=${FRAME} opacity=".35"></path>
          ${plots.map((number) => svg`<path class="glow" data-glow=${number} d=${plotAt(this.view, number).path}></path>`)}`
      : nothing;
  }

  /** The plots that meet the objective that is won, one after the other. */
  #meeting() {
    const { beat } = this.context;
    const [event] = beat?.kind === "objective" ? beat.events : [];
    const plots = event?.of?.plots ?? [];
    return svg`<g>${plots.map((/** @type {number} */ number) => svg`<path class="glow meeting" data-meeting=${number} d=${plotAt(this.view, number).path}></path>`)}</g>`;
  }

  /** The area of a plot that can be pointed at, tapped or focused. @param {Plot} plot */
  #hit(plot) {
    const number = numberOf(this.view, plot);
    const first = glowOf(this.context)?.plots[0] ?? 1;
    const about = () => setGlow(this.context, plotGlow(this.context, number));
    const end = (/** @type {PointerEvent | FocusEvent} */ event) =>
      (event instanceof PointerEvent && event.pointerType !== "mouse") || setGlow(this.context, undefined);
    const label = plotGlow(this.context, number).text;
    return svg`<path class="plot-hit" d=${plot.path} role="img" aria-label=${label} data-hit=${number} tabindex=${number === first ? 0 : -1}
      ?data-off=${stops(this.context).length > 0 || this.context.offers("LookAtCard").length > 0}
      @pointerenter=${about} @pointerleave=${end} @focus=${about} @blur=${end} @click=${about}></path>`;
  }

  /** Arrow keys move from plot to plot. @param {KeyboardEvent} event */
  #stepPlots(event) {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const from = Number(/** @type {SVGElement} */ (event.target).dataset.hit);
    const to = ((from - 1 + step + PLOTS.length) % PLOTS.length) + 1;
    /** @type {SVGElement | null} */ (this.querySelector(`[data-hit="${to}"]`))?.focus();
  }

  /** The plot's number in an edition that differs from the picture. @param {Plot} plot @param {number} number */
  #badge({ anchors: { label } }, number) {
    return svg`<circle class="plate" cx=${label.x} cy=${label.y} r=${label.r}></circle>
      <text x=${label.x} y=${label.y + 1} font-size="26">${number}</text>`;
  }

  /** @param {number} number */
  #token(number) {
    return `bonus-${this.view.bonuses[number - 1] ?? "back"}`;
  }

  /** A mine or ranch card; face up if the viewer knows it. @param {import("./wire.js").SiteCardView} card */
  #card({ plot: number, amount }) {
    const {
      site,
      anchors: { card: at },
    } = plotAt(this.view, number);
    if (!at) return nothing;
    const look = this.context.offers("LookAtCard").find(({ action }) => action.plot === number);
    return svg`<g data-card=${number}>
      ${piece(`${site}-${amount === null ? "back" : "front"}`, at, 52)}
      ${amount === null ? nothing : plate({ x: at.x, y: at.y + 24 }, thousands(amount), { size: 17 })}
      ${look ? this.#chosen(look, svg`<rect class="legal" x=${at.x - 30} y=${at.y - 40} width="60" height="80" rx="8"></rect>`) : nothing}
    </g>`;
  }

  /** @param {import("../../net/wire.js").Option} option @param {unknown} shape */
  #chosen(option, shape) {
    const choose = () => chooseCard(this.context, option);
    return svg`<g role="button" tabindex="0" data-pick ?data-advised=${this.context.isAdvised(option.action)} aria-label=${this.context.say(option.label)} aria-pressed=${chosenCard(this.context) === option} @click=${choose}
      @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Enter" && choose()}>${shape}</g>`;
  }

  #stops() {
    const all = stops(this.context);
    if (!all.length) return nothing;
    const chosen = chosenStop(this.context);
    const ordered = [...all].sort((a, b) => Number(a === chosen) - Number(b === chosen));
    return svg`<path class="veil" d=${FRAME} opacity=".55"></path>
      <g role="radiogroup" aria-label=${this.context.t("web-winchester-stops")} @keydown=${this.#step}>
        ${ordered.map((stop) => this.#stop(stop, stop === chosen))}
      </g>`;
  }

  /** @param {import("./stops.js").Stop} stop @param {boolean} isChosen */
  #stop(stop, isChosen) {
    const { vehicle, square } = stop;
    const label = `${this.context.say(stop.option.label)}: ${gainText(this.context, stop)}`;
    const choose = () => this.context.draft.set("stop", { vehicle, square });
    const about = () => setGlow(this.context, { plots: [], text: label });
    return svg`<path class="legal" role="radio" data-pick aria-checked=${isChosen} ?data-on=${isChosen} ?data-advised=${this.context.isAdvised(stop.option.action)} tabindex=${isChosen ? 0 : -1}
      data-stop="${vehicle}-${square}" d=${squareAt(vehicle, square).path} aria-label=${label}
      @pointerenter=${about} @pointerleave=${() => setGlow(this.context, undefined)}
      @click=${choose} @focus=${choose}><title>${label}</title></path>${this.#earning(stop)}`;
  }

  /** What the viewer would earn on a square. @param {import("./stops.js").Stop} stop */
  #earning({ vehicle, square, pay }) {
    const amount = this.context.me === null ? 0 : (pay.get(this.context.me) ?? 0);
    if (!amount) return nothing;
    const { x, y } = squareAt(vehicle, square).anchor;
    return svg`<g class="earning" data-earning="${vehicle}-${square}">${plate({ x, y }, `+${thousands(amount)}`, { size: 17 })}</g>`;
  }

  /** During a journey, signs at its end tell whom the bank will pay. */
  #paying() {
    const { context } = this;
    const [event] = context.beat?.kind === "vehicle" ? context.beat.events.map(({ of, ...own }) => of ?? own) : [];
    const paid =
      event?.earned?.flatMap((/** @type {number} */ amount, /** @type {number} */ seat) =>
        amount ? [{ seat, amount }] : [],
      ) ?? [];
    if (!paid.length) return nothing;
    const { x, y } = squareAt(event.vehicle, event.square).anchor;
    return paid.map((/** @type {{ seat: number, amount: number }} */ { seat, amount }, /** @type {number} */ at) => {
      const here = { x, y: y - 62 - at * 34 };
      return svg`<g class="paying" data-paying=${seat}>${plate({ x: here.x + 18, y: here.y }, `+${thousands(amount)}`, { size: 22 })}${piece(`hat-${context.hat(seat)}`, { x: here.x - 40, y: here.y }, 40)}</g>`;
    });
  }

  /** Arrow keys move along the line. @param {KeyboardEvent} event */
  #step(event) {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    const chosen = chosenStop(this.context);
    if (!step || !chosen) return;
    event.preventDefault();
    const next = `${chosen.vehicle}-${chosen.square + step}`;
    /** @type {SVGElement | null} */ (this.querySelector(`[data-stop="${next}"]`))?.focus();
  }

  /** @param {"boat" | "locomotive"} vehicle */
  #vehicle(vehicle) {
    const chosen = chosenStop(this.context);
    const stands = this.view[vehicle];
    if (chosen?.vehicle !== vehicle || chosen.square === stands) return this.#vehicleAt(vehicle, stands);
    return [this.#vehicleAt(vehicle, stands, "ghost"), this.#vehicleAt(vehicle, chosen.square)];
  }

  /** @param {"boat" | "locomotive"} vehicle @param {number} square @param {string} [cls] */
  #vehicleAt(vehicle, square, cls = "") {
    const place = squareAt(vehicle, square);
    const isShared = vehicle === "boat" && place.bridge && squareAt("locomotive", this.view.locomotive).bridge;
    const { x, y, angle } = (isShared && place.anchorIfShared) || place.anchor;
    return svg`<g class="vehicle ${cls}" data-vehicle=${vehicle} transform="translate(${x} ${y}) rotate(${angle})">
      ${piece(PICTURES[vehicle], { x: 0, y: 0 }, VEHICLE_WIDTH)}</g>`;
  }

  /** The plot for sale, lifted off the map. @param {number} number */
  #lot(number) {
    const {
      path,
      anchors: { bonus, hat },
    } = plotAt(this.view, number);
    return svg`<path class="veil" fill-rule="evenodd" opacity=".3" d=${FRAME + path}></path>
      <clipPath id="lot-clip"><path d=${path}></path></clipPath>
      <g class="lot-lift" data-lot=${number} data-beat=${this.context.beat?.kind ?? nothing}>
        <g clip-path="url(#lot-clip)"><image href=${PICTURE} width="1200" height="900"></image></g>
        <path class="lot-line" d=${path}></path><path class="lot-line-in" d=${path}></path>
        ${piece("bonus-back", bonus, 54, "token-back")}${piece(this.#token(number), bonus, 54, "token-face")}
        ${this.view.cards.filter((card) => card.plot === number).map((card) => this.#card(card))}
      </g>
      ${auctionSign(this.context, hat, this.width)}`;
  }
}

customElements.define("winchester-board", WinchesterBoard);
