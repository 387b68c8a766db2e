// @ts-check
/** The controls of a replay: perspective, steps, speed, and a track that is divided into rounds. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { css, icon } from "../draw/art.js";
import { iconButton, iconLink } from "../draw/controls.js";
import { copy } from "../app/clipboard.js";
import { SPEEDS } from "../net/replay-model.js";
import { nameOf, t } from "../text/words.js";

/** @import { DrawContext } from "../draw/draw-context.js" */

/** Every fifth round has its number below the track. */
const NUMBERED = 5;

class Timeline extends Element {
  static properties = reactive("model", "context", "game", "link", "isCopied");

  /** @type {import("../net/replay-model.js").ReplayModel} */
  model = required;
  /** @type {DrawContext} */
  context = required;
  /** @type {import("../games/index.js").GameModule} */
  game = required;
  /** The address of the frame on show. */
  link = "";
  isCopied = false;

  render() {
    const { model } = this;
    const toggle = model.isPlaying ? "pause" : "play";
    return html`<section class="tray panel replay-tray" aria-label=${t("web-timeline")}>
      <div class="replay-row">
        ${this.#perspective()}
        <div class="row-tight replay-steps" role="group" aria-label=${t("web-replay-steps")}>
          ${this.#button("first", "first", () => model.step(-Infinity))}
          ${this.#button("back", "rewind", () => model.step(-1))}
          ${this.#button(toggle, toggle, () => this.#toggle())}
          ${this.#button("on", "forward", () => model.step(1))}
          ${this.#button("last", "last", () => model.step(Infinity))}
        </div>
        ${this.#speed()} ${this.#copy()} ${model.isRunning ? nothing : html`${this.#review()} ${this.#record()}`}
      </div>
      ${this.#track()}
    </section>`;
  }

  #toggle() {
    const { model } = this;
    if (model.isPlaying) model.pause();
    else model.play();
  }

  /** @param {string} name @param {string} picture @param {() => void} then */
  #button(name, picture, then) {
    return iconButton(icon(picture), t(`web-replay-${name}`), then, { step: name });
  }

  #perspective() {
    const { model } = this;
    const { perspective, perspectives } = /** @type {import("../net/wire.js").Replay} */ (model.replay);
    const change = (/** @type {any} */ event) => model.changePerspective(event.target.value);
    return html`<label class="replay-choice"
      ><span class="visually-hidden">${t("web-replay-perspective")}</span>
      <select class="select" data-perspective @change=${change}>
        ${perspectives.map(
          (name) =>
            html`<option value=${name} ?selected=${name === perspective}>${this.#perspectiveName(name)}</option>`,
        )}
      </select></label
    >`;
  }

  /** @param {string} perspective */
  #perspectiveName(perspective) {
    if (perspective === String(this.model.live.table.you)) return t("web-replay-perspective-me");
    if (perspective === "spectator" || perspective === "open") return t(`web-replay-perspective-${perspective}`);
    return this.context.t("web-replay-perspective-seat", { seat: nameOf(Number(perspective)) });
  }

  #speed() {
    const { model } = this;
    const choose = (/** @type {any} */ event) => model.setSpeed(Number(event.target.value));
    return html`<label class="replay-choice"
      ><span class="visually-hidden">${t("web-replay-speed")}</span>
      <select class="select" data-speed @change=${choose}>
        ${SPEEDS.map((speed) => {
          const text = t("web-replay-times", { speed });
          return html`<option value=${speed} ?selected=${speed === model.speed}>${text}</option>`;
        })}
      </select></label
    >`;
  }

  #copy() {
    const { number } = this.model;
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

  #review() {
    return iconLink("robot", t("web-review"), `/t/${this.model.code}/review`);
  }

  #record() {
    const label = t("web-record");
    return html`<a
      class="btn btn-quiet btn-icon"
      href="/api/tables/${this.model.code}/record"
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
    const { model, context, game } = this;
    const { chapters, mine } = this.#marks();
    const at = (/** @type {number} */ frame) => `${(100 * frame) / Math.max(model.last, 1)}%`;
    const { number, last } = model;
    const text = t("web-replay-at", { progress: game.progress(context), number, count: last });
    const seek = (/** @type {any} */ event) => {
      model.pause();
      void model.seek(Number(event.target.value));
    };
    return html`<div class="timeline-track" ${css({ "--at": at(model.number) })}>
        ${chapters.map((start) => html`<i ${css({ "--x": at(start) })}></i>`)}
        ${mine.map((frame) => html`<i data-me ${css({ "--x": at(frame) })}></i>`)}<b></b>
        <input
          type="range"
          aria-label=${t("web-timeline")}
          aria-valuetext=${text}
          min="0"
          max=${model.last}
          .value=${String(model.number)}
          @input=${seek}
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

  /** The frames in which a round begins, and those in which something was done to the viewer. */
  #marks() {
    const { model, context, game } = this;
    const frames = (model.replay?.frames ?? []).map(({ number, story }) => ({
      number,
      traits: story.map(({ event }) => game.traits(event, context)),
    }));
    const framesWith = (/** @type {"isChapter" | "isNotice"} */ trait) =>
      frames.filter(({ traits }) => traits.some((one) => one[trait])).map(({ number }) => number);
    return { chapters: framesWith("isChapter"), mine: framesWith("isNotice") };
  }
}

customElements.define("tin-timeline", Timeline);
