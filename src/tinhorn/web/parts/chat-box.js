// @ts-check
/** Talk at the table: what was said, newest first, and what there is to say. */
import { html, nothing, repeat } from "../vendor/lit.js";
import { Element, given } from "../app/element.js";
import { icon, pic } from "../draw/art.js";
import { settings } from "../app/settings.js";
import { phrases, wordsOf } from "../net/chat.js";
import { t } from "../text/words.js";

/** @typedef {import("../net/wire.js").Chatted} Chatted */

/** As much as the server takes. */
const LETTERS = 300;

export class TalkBox extends Element {
  static properties = { desk: { attribute: false } };

  constructor() {
    super();
    /** @type {import("../draw/draw-context.js").Desk} */
    this.desk = given;
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch(settings, "change");
  }

  updated() {
    const { store, scratch } = this.desk;
    if (!store.talk.unread) return;
    store.talk.read();
    scratch.changed();
  }

  render() {
    if (!settings.values.talk)
      return html`<div class="talk"><p class="soft">${t("web-talk-muted")}</p>${this.#mute()}</div>`;
    const lines = [...this.desk.store.talk.lines].reverse();
    return html`<div class="talk">
      <form class="talk-form" @submit=${this.#say}>
        <input
          class="input"
          name="text"
          maxlength=${LETTERS}
          autocomplete="off"
          aria-label=${t("web-talk-text")}
          placeholder=${t("web-talk-text")}
        />
        <button class="btn">${t("web-talk-say")}</button>
      </form>
      <div class="talk-phrases" role="group" aria-label=${t("web-talk-phrases")}>
        ${phrases().map((phrase) => html`<button class="tag" @click=${() => this.desk.store.say({ phrase })}>${t(phrase)}</button>`)}
      </div>
      <div class="log" role="log" tabindex="0" aria-label=${t("web-story-talk")}>
        ${lines.length ? nothing : html`<p class="soft">${t("web-talk-silence")}</p>`}
        ${repeat(
          lines,
          ({ id }) => id,
          (line) => this.#line(line),
        )}
      </div>
      ${this.#mute()}
    </div>`;
  }

  /** @param {Chatted} line */
  #line(line) {
    const { people, me } = this.desk;
    const someone = line.seat === null ? null : people[line.seat];
    return html`<p class="log-line" ?data-me=${me !== null && line.seat === me}>
      ${someone ? pic(`seat-${someone.hat}`) : icon("eye")}
      <span
        ><b class="name" data-seat=${someone?.hat ?? nothing}>${someone?.name ?? t("web-talk-spectator")}</b>
        ${wordsOf(line)}</span
      >
    </p>`;
  }

  #mute() {
    const { talk } = settings.values;
    return html`<button class="btn btn-quiet" @click=${() => settings.change({ talk: !talk })}>
      ${t(talk ? "web-talk-mute" : "web-talk-unmute")}
    </button>`;
  }

  /** @param {SubmitEvent} event */
  #say(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const text = String(new FormData(form).get("text")).trim();
    if (text) this.desk.store.say({ text });
    form.reset();
  }
}

customElements.define("tin-talk", TalkBox);
