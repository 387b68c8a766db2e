// @ts-check
/** The chat of the table: messages, newest first, a field for text, and the fixed phrases. */
import { html, nothing, repeat } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { settings } from "../app/settings.js";
import { icon, pic } from "../draw/art.js";
import { maySpeak, messageText, noticeOf, phrases } from "../net/chat.js";
import { t } from "../text/words.js";

/** @import { ChatMessage } from "../net/wire.js" */
/** @import { DrawContext } from "../draw/draw-context.js" */

/** The longest message that the server takes, in characters. */
const LONGEST = 300;

/** @typedef {Pick<DrawContext, "model" | "people" | "me" | "rich"> & { draft: { changed: () => void } }} ChatContext */

class ChatBox extends Element {
  static properties = reactive("context");

  /** @type {ChatContext} */
  context = required;

  connectedCallback() {
    super.connectedCallback();
    this.watch(settings, "change");
  }

  updated() {
    const { model, draft } = this.context;
    if (!model.chat.unread) return;
    model.chat.markRead();
    draft.changed();
  }

  render() {
    if (!settings.values.chat)
      return html`<div class="chat"><p class="soft">${t("web-chat-muted")}</p>${this.#mute()}</div>`;
    const { model } = this.context;
    const messages = model.chat.heard.reverse();
    return html`<div class="chat">
      ${maySpeak(model.table) ? this.#form() : nothing}
      <div class="log" role="log" tabindex="0" aria-label=${t("web-story-chat")}>
        ${messages.length ? nothing : html`<p class="soft">${t("web-chat-silence")}</p>`}
        ${repeat(
          messages,
          ({ id }) => id,
          (message) => this.#message(message),
        )}
      </div>
      ${this.#mute()}
    </div>`;
  }

  #form() {
    return html`<form class="chat-form" @submit=${this.#send}>
        <input
          class="input"
          name="text"
          maxlength=${LONGEST}
          autocomplete="off"
          aria-label=${t("web-chat-text")}
          placeholder=${t("web-chat-text")}
        />
        <button class="btn">${t("web-chat-say")}</button>
      </form>
      <div class="chat-phrases" role="group" aria-label=${t("web-chat-phrases")}>
        ${phrases().map((phrase) => html`<button class="tag" @click=${() => this.context.model.say({ phrase })}>${t(phrase)}</button>`)}
      </div>`;
  }

  /** @param {ChatMessage} message */
  #message(message) {
    const { people, me } = this.context;
    const sender = message.seat === null ? null : people[message.seat];
    const notice = noticeOf(message);
    if (notice)
      return html`<p class="log-line">${pic(`seat-${sender?.hat}`)}<span>${this.context.rich(notice)}</span></p>`;
    return html`<p class="log-line" ?data-me=${me !== null && message.seat === me}>
      ${sender ? pic(`seat-${sender.hat}`) : icon("eye")}
      <span
        ><b class="name" data-seat=${sender?.hat ?? nothing}>${sender?.name ?? t("web-chat-spectator")}</b>
        ${messageText(message)}</span
      >
    </p>`;
  }

  #mute() {
    const { chat } = settings.values;
    return html`<button class="btn btn-quiet" @click=${() => settings.change({ chat: !chat })}>
      ${t(chat ? "web-chat-mute" : "web-chat-unmute")}
    </button>`;
  }

  /** @param {SubmitEvent} event */
  #send(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const text = String(new FormData(form).get("text")).trim();
    if (text) this.context.model.say({ text });
    form.reset();
  }
}

customElements.define("tin-chat-box", ChatBox);
