// @ts-check
/** The card on which a player chooses how to be told while away. Each way can be tried with one press. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive } from "../app/element.js";
import { copy } from "../app/clipboard.js";
import { api, reason } from "../net/api.js";
import { check, choice, save, trial, ways, whyNot } from "../net/notices.js";
import { t } from "../text/words.js";

/** @import { Choice, Way } from "../net/notices.js" */

class NoticeCard extends Element {
  static properties = {
    isFirst: { type: Boolean },
    isNote: { type: Boolean },
    ...reactive("isUnfolded", "ways", "draft", "status", "secret", "isBusy"),
  };

  /** True where the card goes away once the player has chosen. */
  isFirst = false;
  /** True at a game in play, where the card is a line until the player wants to choose. */
  isNote = false;
  isUnfolded = false;
  /** @type {Way[]} */
  ways = [];
  /** @type {Choice} */
  draft = choice();
  status = "";
  /** What signs messages to the player's link. */
  secret = "";
  isBusy = false;
  /** It was shown although nothing was chosen, and stays until the page is left. */
  isOpen = this.draft.way === "";

  connectedCallback() {
    super.connectedCallback();
    // A static copy has no server that could tell anybody anything.
    api.noticeOffer().then(
      (offer) => (this.ways = ways(offer)),
      () => undefined,
    );
  }

  render() {
    if (!this.ways.length || ((this.isFirst || this.isNote) && !this.isOpen)) return nothing;
    if (this.isNote && !this.isUnfolded) return this.#note();
    return html`<section class="panel stack-s notice-card ${this.isNote ? "seat-note" : ""}" aria-labelledby=${this.#id("title")}>
      <h2 id=${this.#id("title")}>${t("web-tell")}</h2>
      <p class="soft">${t("web-tell-note")}</p>
      <div role="radiogroup" aria-labelledby=${this.#id("title")} class="stack-s">
        ${this.ways.map((way) => this.#way(way))}
      </div>
      ${this.#fields()} ${this.#buttons()}
      <p role="status">${this.status}</p>
      ${this.#result()}
      ${this.isNote ? html`<button class="btn" @click=${this.#shut}>${t("web-close")}</button>` : nothing}
    </section>`;
  }

  #note() {
    const decline = () =>
      this.#do(async () => {
        await save({ ...this.draft, way: "self" });
        this.#shut();
      });
    return html`<section class="panel seat-note" aria-label=${t("web-tell")}>
      <p>${t("web-tell")}</p>
      <button class="btn btn-primary" @click=${() => (this.isUnfolded = true)}>${t("web-tell-choose")}</button>
      <button class="btn" ?disabled=${this.isBusy} @click=${decline}>${t("web-tell-self")}</button>
    </section>`;
  }

  #shut() {
    this.isOpen = false;
    this.requestUpdate();
  }

  /** Two cards may be on one page. @param {string} part */
  #id(part) {
    return `notices-${this.isFirst ? "first" : this.isNote ? "note" : "settings"}-${part}`;
  }

  /** @param {Way} way */
  #way(way) {
    const pick = () => this.#change({ way });
    const why = whyNot(way);
    const note = why || (["push", "webhook", "calendar"].includes(way) ? `web-tell-${way}-note` : "");
    return html`<label class="way"
      ><input type="radio" name=${this.#id("way")} ?disabled=${Boolean(why)} .checked=${this.draft.way === way} @change=${pick} />
      <span>${t(`web-tell-${way}`)}${note ? html`<small class="soft">${t(note)}</small>` : nothing}</span></label
    >`;
  }

  /** @param {Partial<Choice>} changed */
  #change(changed) {
    this.draft = { ...this.draft, ...changed };
    this.status = "";
    this.secret = "";
  }

  #fields() {
    const { way } = this.draft;
    if (!way || way === "self") return nothing;
    const quiet = way === "calendar" ? nothing : this.#switch("quiet");
    if (way === "webhook") return html`${this.#text("link", "url")}${this.#switch("plain")}${quiet}`;
    if (way === "mail") return html`${this.#text("mail", "email")}${this.#text("code", "text")}${quiet}`;
    return quiet;
  }

  /** @param {"link" | "mail" | "code"} name @param {string} type */
  #text(name, type) {
    const put = (/** @type {any} */ { target }) => this.#change({ [name]: target.value.trim() });
    return html`<label class="field"
      ><span class="label">${t(`web-tell-field-${name}`)}</span>
      <input class="input" type=${type} autocomplete=${name === "mail" ? "email" : "off"} .value=${this.draft[name]} @change=${put}
    /></label>`;
  }

  /** @param {"quiet" | "plain"} name */
  #switch(name) {
    const put = (/** @type {any} */ { target }) => this.#change({ [name]: target.checked });
    return html`<label class="switch"
      ><span>${t(`web-tell-${name}`)}</span>
      <input type="checkbox" role="switch" .checked=${this.draft[name]} @change=${put}
    /></label>`;
  }

  #buttons() {
    const { way } = this.draft;
    if (!way) return nothing;
    const [attempt, key] =
      way === "calendar" ? [() => this.#show(), "web-tell-try-calendar"] : [() => this.#try(), "web-tell-try"];
    return html`<div class="row">
      ${
        way === "self"
          ? nothing
          : html`<button class="btn" ?disabled=${this.isBusy} @click=${() => this.#do(attempt)}>${t(key)}</button>`
      }
      <button class="btn btn-primary" ?disabled=${this.isBusy} @click=${() => this.#do(() => this.#save())}>${t("web-tell-save")}</button>
    </div>`;
  }

  /** Does one thing at a time, and says why if it fails. @param {() => Promise<void>} task */
  async #do(task) {
    this.isBusy = true;
    this.status = "";
    await task().catch((error) => {
      const isForbidden = error instanceof DOMException && error.name === "NotAllowedError";
      this.status = isForbidden ? t("web-notify-denied") : reason(error);
    });
    this.isBusy = false;
  }

  async #try() {
    const { draft } = this;
    const outcome = await trial(draft);
    this.status = t(outcome === "sent" ? "web-tell-sent" : "web-tell-failed");
    if (draft.way === "webhook") this.secret = (await check(draft)).signing_secret ?? "";
  }

  /** Shows the address of the calendar, which can be opened at once. */
  async #show() {
    const { calendar } = await check(this.draft);
    if (calendar) this.draft = { ...this.draft, calendar };
  }

  async #save() {
    const saved = await save(this.draft);
    this.draft = choice();
    this.secret = saved?.signing_secret ?? "";
    this.status = t("web-tell-saved");
  }

  #result() {
    const { way, calendar } = this.draft;
    const address = `${location.origin}/api/calendars/${calendar}.ics`;
    if (way === "calendar" && calendar)
      return this.#copied("web-tell-subscribe", address, "web-copy", html`<a href=${address} download>${address}</a>`);
    return this.secret ? this.#copied("web-tell-secret", this.secret, "web-copy-secret") : nothing;
  }

  /** Something to copy to another program, by a button with that `name`. @param {string} key @param {string} text @param {string} name @param {unknown} [shown] */
  #copied(key, text, name, shown = text) {
    const done = () => copy(text).then(() => (this.status = t("web-copied")));
    return html`<div class="stack-s">
      <span class="label">${t(key)}</span><code class="link-line">${shown}</code>
      <button class="btn" @click=${done}>${t(name)}</button>
    </div>`;
  }
}

customElements.define("tin-notice-card", NoticeCard);
