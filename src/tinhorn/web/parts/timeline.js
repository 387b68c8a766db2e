// @ts-check
/** Where in the game one looks: whose eyes, the steps, the speed, a track with its rounds. */
import { html, nothing } from "../vendor/lit.js";
import { Element, given } from "../app/element.js";
import { css, icon } from "../draw/art.js";
import { copy } from "../app/clipboard.js";
import { SPEEDS } from "../net/replay-model.js";
import { t } from "../text/words.js";

/** @typedef {import("../draw/draw-context.js").Desk} Desk */

/** So far apart are the rounds that have their number below the track. */
const NUMBERED = 5;

export class Timeline extends Element {
  static properties = {
    reel: { attribute: false },
    desk: { attribute: false },
    game: { attribute: false },
    link: {},
    isCopied: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../net/replay-model.js").Reel} */
    this.reel = given;
    /** @type {Desk} */
    this.desk = given;
    /** @type {import("../games/index.js").GameModule} */
    this.game = given;
    /** The address of the moment. */
    this.link = "";
    this.isCopied = false;
  }

  render() {
    const { reel } = this;
    const toggle = reel.isPlaying ? "pause" : "play";
    return html`<section class="tray panel replay-tray" aria-label=${t("web-timeline")}>
      <div class="replay-row">
        ${this.#lens()}
        <div class="row-tight replay-steps" role="group" aria-label=${t("web-replay-steps")}>
          ${this.#button("first", "first", () => reel.step(-Infinity))}
          ${this.#button("back", "rewind", () => reel.step(-1))}
          ${this.#button(toggle, toggle, () => this.#toggle())}
          ${this.#button("on", "forward", () => reel.step(1))}
          ${this.#button("last", "last", () => reel.step(Infinity))}
        </div>
        ${this.#speed()} ${this.#copy()} ${reel.isOn ? nothing : this.#record()}
      </div>
      ${this.#track()}
    </section>`;
  }

  #toggle() {
    const { reel } = this;
    if (reel.isPlaying) reel.pause();
    else reel.play();
  }

  /** @param {string} name @param {string} picture @param {() => void} then */
  #button(name, picture, then) {
    const label = t(`web-replay-${name}`);
    return html`<button
      class="btn btn-quiet btn-icon"
      aria-label=${label}
      title=${label}
      data-step=${name}
      @click=${then}
    >
      ${icon(picture)}
    </button>`;
  }

  #lens() {
    const { reel } = this;
    const { lens, lenses } = /** @type {import("../net/wire.js").Film} */ (reel.film);
    const look = (/** @type {any} */ event) => reel.look(event.target.value);
    return html`<label class="replay-choice"
      ><span class="visually-hidden">${t("web-replay-lens")}</span>
      <select class="select" data-lens @change=${look}>
        ${lenses.map(
          (name) =>
            html`<option value=${name} ?selected=${name === lens}>${this.#eyes(name)}</option>`,
        )}
      </select></label
    >`;
  }

  /** @param {string} lens */
  #eyes(lens) {
    if (lens === String(this.reel.live.table.you)) return t("web-replay-lens-me");
    if (lens === "spectator" || lens === "open") return t(`web-replay-lens-${lens}`);
    return this.desk.t("web-replay-lens-seat", { seat: Number(lens) });
  }

  #speed() {
    const { reel } = this;
    const choose = (/** @type {any} */ event) => reel.hurry(Number(event.target.value));
    return html`<label class="replay-choice"
      ><span class="visually-hidden">${t("web-replay-speed")}</span>
      <select class="select" data-speed @change=${choose}>
        ${SPEEDS.map((speed) => {
          const text = t("web-replay-times", { speed });
          return html`<option value=${speed} ?selected=${speed === reel.speed}>${text}</option>`;
        })}
      </select></label
    >`;
  }

  #copy() {
    const { number } = this.reel;
    const label = this.isCopied ? t("web-copied") : t("web-replay-link", { number });
    return html`<button
      class="btn btn-quiet replay-link"
      title=${label}
      aria-label=${label}
      @click=${this.#share}
    >
      ${icon(this.isCopied ? "check" : "link")}<span>${label}</span>
    </button>`;
  }

  #record() {
    const label = t("web-record");
    return html`<a
      class="btn btn-quiet btn-icon"
      href="/api/tables/${this.reel.code}/record"
      download
      aria-label=${label}
      title=${label}
      >${icon("notebook")}</a
    >`;
  }

  async #share() {
    await copy(this.link);
    this.isCopied = true;
    window.setTimeout(() => (this.isCopied = false), 2000);
  }

  #track() {
    const { reel, desk, game } = this;
    const { chapters, mine } = this.#marks();
    const at = (/** @type {number} */ moment) => `${(100 * moment) / Math.max(reel.last, 1)}%`;
    const { number, last } = reel;
    const text = t("web-replay-at", { progress: game.progress(desk), number, count: last });
    const go = (/** @type {any} */ event) => {
      reel.pause();
      void reel.go(Number(event.target.value));
    };
    return html`<div class="timeline-track" ${css({ "--at": at(reel.number) })}>
        ${chapters.map((start) => html`<i ${css({ "--x": at(start) })}></i>`)}
        ${mine.map((moment) => html`<i data-me ${css({ "--x": at(moment) })}></i>`)}<b></b>
        <input
          type="range"
          aria-label=${t("web-timeline")}
          aria-valuetext=${text}
          min="0"
          max=${reel.last}
          .value=${String(reel.number)}
          @input=${go}
        />
      </div>
      <div class="timeline-labels" aria-hidden="true">
        ${chapters.map((start, before) =>
          before === 0 || (before + 1) % NUMBERED === 0
            ? html`<span ${css({ "--x": at(start) })}>${before + 1}</span>`
            : nothing,
        )}
      </div>`;
  }

  /** Where rounds begin, and where something was done to the viewer. */
  #marks() {
    const { reel, desk, game } = this;
    const told = (reel.film?.moments ?? []).map(({ number, story }) => ({
      number,
      traits: story.map(({ event }) => game.traits(event, desk)),
    }));
    const those = (/** @type {"isChapter" | "isNotice"} */ trait) =>
      told.filter(({ traits }) => traits.some((one) => one[trait])).map(({ number }) => number);
    return { chapters: those("isChapter"), mine: those("isNotice") };
  }
}

customElements.define("tin-timeline", Timeline);
