// @ts-check
/**
 * The table as text, for screen readers and keyboards: always the same headings in the same order,
 * and one field for answers and questions. Live regions announce the story as it happens, replies,
 * and the prompt when it becomes the reader's turn.
 */
import { html, nothing } from "../vendor/lit.js";
import { mayHaveSeat } from "../app/agreement.js";
import { Element, reactive, required } from "../app/element.js";
import { reason } from "../net/api.js";
import { people, titleOf, withYou } from "../draw/draw-context.js";
import { isSlow } from "../app/slow-tables.js";
import { findRule, nearestRule, rulebook, ruleText } from "../text/rules-text.js";
import { settings } from "../app/settings.js";
import { openDrawer, openRule, openSeatCode } from "../app/signals.js";
import { hasRulebook, takesOrders, typedValuesOf } from "../games/index.js";
import { optionLetters } from "../text/option-letters.js";
import { play } from "../draw/sound.js";
import { showTurn } from "../app/turn-signal.js";
import { inWords, say, t, tOr } from "../text/words.js";
import { heldPhrase, holdButton, urgeButton, urgedPhrase } from "../parts/reaction-bar.js";
import { TextAbsence } from "../parts/text-absence.js";
import { textStory } from "../parts/text-story.js";
import "../parts/catch-up.js";
import "../parts/chat-box.js";
import "../parts/clock.js";
import "../parts/notice-card.js";
import "./seating-page.js";

/** @import { Phrase, Reply, Statement } from "../net/wire.js" */

const LATEST = 5;
/** The topics that a decision can be about. */
const ABOUT = ["sale", "offers"];

/** @param {import("../app/routes.js").Visit} visit */
export function page({ model }) {
  if (model?.table.status === "seating") return html`<tin-seating-page .model=${model}></tin-seating-page>`;
  return html`<tin-text-page .model=${model}></tin-text-page>`;
}

class TextPage extends Element {
  static properties = reactive("model", "lesson", "statements", "reply", "rule");

  /** @type {import("../net/table-model.js").TableModel} */
  model = required;
  /** What a lesson explains, if this is one. @type {unknown} */
  lesson = nothing;
  absence = new TextAbsence(() => this.requestUpdate());
  /** @type {readonly Statement[]} */
  statements = [];
  /** The reply to the last command. @type {readonly string[]} */
  reply = [];
  /** The rule that the reply cites. */
  rule = "";
  reported = 0;
  /** Counts commands, so that a late reply to an earlier one is dropped. */
  commands = 0;
  wasAsked = false;
  isEntered = false;
  hadFocus = false;

  connectedCallback() {
    super.connectedCallback();
    if (!settings.values.textTable) settings.change({ textTable: true });
    this.watch(this.model, "change");
    this.watch(settings, "change");
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.absence.stop();
    showTurn(null);
  }

  willUpdate() {
    this.hadFocus = this.contains(document.activeElement);
  }

  updated() {
    this.#keepFocus();
    const { isAsked, table, update } = this.model;
    if (update && !this.isEntered) this.#field()?.focus();
    this.isEntered = Boolean(update);
    if (isAsked && !this.wasAsked) play("turn");
    this.wasAsked = isAsked;
    showTurn({ isAsked, title: titleOf(table), code: table.code });
    if (update && update.n !== this.reported) void this.#report(update.n);
  }

  /** A pressed button may be gone after a redraw: then the focus goes to the field. */
  #keepFocus() {
    if (this.hadFocus && document.activeElement === document.body) this.#field()?.focus();
  }

  /** @param {number} n */
  async #report(n) {
    this.reported = n;
    try {
      const { statements } = await this.model.report();
      if (this.reported === n) this.statements = statements;
    } catch {
      this.reported = 0; // try again with the next change, at the latest after a reconnect
    }
  }

  #field() {
    return /** @type {HTMLInputElement | null} */ (this.querySelector("[name=command]"));
  }

  /** @param {Phrase} phrase */
  #say(phrase) {
    return say(phrase, people(this.model.table));
  }

  render() {
    const { model } = this;
    const { table, update } = model;
    if (!update) return html`<p class="waiting" role="status">${t("web-table-opening")}</p>`;
    return html`<div class="text-table">
      <header>
        <a href=${model.path} @click=${() => settings.change({ textTable: false })}
          >${t("web-text-visual")}</a
        >
        <a href="/">${t("web-lobby")}</a>
        ${hasRulebook(table.game) ? html`<button class="btn" @click=${() => openDrawer("rules")}>${t("web-rules")}</button>` : nothing}
        ${this.#orders()}
        ${mayHaveSeat(table) && !model.isReplay ? html`<button class="btn" @click=${openSeatCode}>${t("web-seat-code")}</button>` : nothing}
        <button class="btn" @click=${() => openDrawer("settings")}>${t("web-settings")}</button>
      </header>
      <main>
        <h1>${titleOf(table)}, ${t(`game-${table.game}`)}</h1>
        ${table.code && table.yours.length === 1 && table.status === "playing" ? html`<tin-catch-up .model=${model} @show=${this.#showMissed}></tin-catch-up>` : nothing}
        ${!model.isReplay && isSlow(table) ? html`<tin-notice-card isNote></tin-notice-card>` : nothing}
        ${this.lesson} ${this.#now(update)} ${this.#options(update)} ${this.#statements()} ${textStory(this.model, (phrase) => this.#say(phrase))}
        ${this.#command()} ${this.#chat()}
      </main>
    </div>`;
  }

  /** Goes to the first line that the reader has missed; the arrow keys read on. */
  #showMissed() {
    /** @type {HTMLElement | null} */ (this.querySelector(".log-new + p"))?.focus();
  }

  /** A replay, a lesson and a covered device have no orders. */
  #orders() {
    const { isReplay, cover, table } = this.model;
    if (isReplay || cover || !table.code || table.you === null || !takesOrders(table.game)) return nothing;
    return html`<button class="btn" data-orders @click=${() => openDrawer("orders")}>${t("web-orders")}</button>`;
  }

  /** @param {import("../net/wire.js").Update} update */
  #now(update) {
    const { isAsked, until, table } = this.model;
    const prompt = this.#say(update.question);
    const window = { model: this.model, moment: `${update.view.prompt}.${update.asking}` };
    const isOver = table.status === "over" || table.status === "abandoned";
    return html`<section aria-labelledby="text-now">
      <h2 id="text-now">${t("web-now")}</h2>
      <p role="alert" data-prompt=${isAsked ? "mine" : nothing}>${isAsked ? prompt : nothing}</p>
      ${isAsked ? nothing : html`<p data-prompt=${isOver ? "over" : "others"}>${prompt}</p>`}
      ${isAsked ? this.#about() : nothing}
      <p role="status">${this.#held()}</p>
      ${this.absence.draw(this.model)}
      ${until === null ? nothing : html`<tin-clock .until=${until} .isMine=${isAsked}></tin-clock>`}
      ${holdButton(window)} ${urgeButton(window)} ${update.can_undo ? this.#button("web-undo", () => this.model.undo()) : nothing}
      ${isOver && table.you !== null && table.code ? this.#button("web-rematch", () => this.#rematch()) : nothing}
    </section>`;
  }

  /** Who asked for time in the open reaction window, and who told them to go on. */
  #held() {
    const { table } = this.model;
    const named = withYou(people(table), table.you);
    const told = [heldPhrase(this.model), urgedPhrase(this.model)].flatMap((phrase) =>
      phrase ? [say(phrase, named)] : [],
    );
    return told.join(" ");
  }

  /** What the decision is about: the plot for sale, the offers, what the reader can spend. */
  #about() {
    const { you } = this.model.table;
    const isAbout = (/** @type {Statement} */ { topic, seat }) =>
      ABOUT.includes(topic) || (topic === "money" && seat === you);
    return html`<p class="about">
      ${this.statements.filter(isAbout).map(({ text }) => html`${this.#say(text)} `)}
    </p>`;
  }

  /** @param {string} key @param {() => void} then */
  #button(key, then) {
    return html`<button class="btn" @click=${then}>${t(key)}</button>`;
  }

  #rematch() {
    this.dispatchEvent(new CustomEvent("rematch", { bubbles: true }));
  }

  /** @param {import("../net/wire.js").Update} update */
  #options({ options }) {
    const { isAsked } = this.model;
    const letters = optionLetters(options, typedValuesOf(this.model.table.game));
    return html`<section aria-labelledby="text-options">
      <h2 id="text-options">${t("web-text-options")}</h2>
      ${
        isAsked
          ? html`<ul class="lettered">
              ${options.map(
                ({ action, label, consequence }, at) =>
                  html`<li>
                    <button class="btn" @click=${() => this.#answer(action)}>
                      <b>${letters[at]}</b> ${this.#say(label)}
                    </button>
                    ${consequence ? this.#say(consequence) : nothing}
                  </li>`,
              )}
            </ul>`
          : html`<p>${t("web-text-nothing")}</p>`
      }
    </section>`;
  }

  /** Statements about the reader, about the other seats, and about the board. */
  #statements() {
    const { table } = this.model;
    const of = (/** @type {number | undefined} */ seat) =>
      this.statements.filter((statement) => statement.seat === seat);
    const others = people(table)
      .map(({ name }, seat) => ({ name, seat }))
      .filter(({ seat }) => seat !== table.you);
    return html`<section aria-labelledby="text-mine">
        <h2 id="text-mine">${t("web-text-mine")}</h2>
        ${table.you === null ? html`<p>${t("web-text-watching")}</p>` : this.#lines(of(table.you))}
      </section>
      <section aria-labelledby="text-others">
        <h2 id="text-others">${t("web-text-others")}</h2>
        ${others.map(
          ({ name, seat }) =>
            html`<h3>${name}</h3>
              ${this.#lines(of(seat))}`,
        )}
      </section>
      <section aria-labelledby="text-board">
        <h2 id="text-board">${tOr(`web-text-board-${table.game}`, t("web-text-board"))}</h2>
        ${this.#grouped(of(undefined))}
      </section>`;
  }

  /** Topics of one line come first; then each topic of several lines under its own heading. */
  /** @param {readonly Statement[]} statements */
  #grouped(statements) {
    /** @type {Map<string, Statement[]>} */
    const groups = new Map();
    for (const statement of statements)
      groups.set(statement.topic, [...(groups.get(statement.topic) ?? []), statement]);
    const [single, several] = [[...groups].filter(isOne), [...groups].filter((one) => !isOne(one))];
    return html`${this.#lines(single.flatMap(([, lines]) => lines))}
    ${several.map(
      ([topic, lines]) =>
        html`<h3>${topicTitle(topic)}</h3>
          ${this.#lines(lines)}`,
    )}`;
  }

  /** @param {readonly Statement[]} statements */
  #lines(statements) {
    return html`<ul>
      ${statements.map(({ text }) => html`<li>${this.#say(text)}</li>`)}
    </ul>`;
  }

  #command() {
    const { problem, table } = this.model;
    const rule = problem?.rule ?? this.rule;
    return html`<section aria-labelledby="text-command">
      <h2 id="text-command">${t("web-text-command")}</h2>
      <form @submit=${this.#submit}>
        <label for="command">${t("web-text-field")}</label>
        <p id="command-note">${t("web-text-note")}</p>
        <input
          class="input"
          id="command"
          name="command"
          autocomplete="off"
          spellcheck="false"
          maxlength="300"
          aria-describedby="command-note"
        />
        <button class="btn">${t("web-text-send")}</button>
      </form>
      <div role="status" class="reply">
        ${(problem ? [this.#say(problem.reason)] : this.reply).map((line) => html`<p>${line}</p>`)}
      </div>
      ${
        rule
          ? html`<button class="btn" @click=${() => openRule(table.game, rule)}>
              ${t("web-rule-of", { thing: rule })}
            </button>`
          : nothing
      }
    </section>`;
  }

  /** A replay and a lesson have no chat. */
  #chat() {
    const { model } = this;
    const { table } = model;
    if (model.isReplay || !table.code) return nothing;
    const draft = { changed: () => this.requestUpdate() };
    const rich = (/** @type {Phrase} */ phrase) => this.#say(phrase);
    const context = { model, people: people(table), me: table.you, draft, rich };
    return html`<section aria-labelledby="text-chat">
      <h2 id="text-chat">${t("web-story-chat")}</h2>
      <tin-chat-box .context=${context}></tin-chat-box>
    </section>`;
  }

  /** @param {SubmitEvent} event */
  async #submit(event) {
    event.preventDefault();
    const field = this.#field();
    const text = field?.value.trim();
    if (!field || !text) return;
    field.value = "";
    this.model.dismissProblem();
    [this.reply, this.rule] = [[], ""];
    const command = ++this.commands;
    try {
      const reply = await this.model.reply(text);
      if (reply.action !== null || command === this.commands) await this.#followReply(reply);
    } catch (error) {
      if (command === this.commands) this.reply = [reason(error)];
    }
  }

  /** @param {Reply} reply */
  async #followReply({ action, prompt, lines, topic, rule, search }) {
    if (action !== null) {
      if (prompt === this.model.update?.view.prompt) this.#answer(action);
      else this.reply = [t("web-text-late")];
    } else if (topic === "rule") await this.#showRule(rule, search ?? "");
    else if (topic === "undo") this.model.undo();
    else if (topic === "story") this.reply = this.#latest();
    else [this.reply, this.rule] = [lines.map((line) => this.#say(line)), rule ?? ""];
  }

  #latest() {
    return this.model.story.slice(-LATEST).map(({ text }) => this.#say(text));
  }

  /** Shows a rule by its id or by words in it, or the rule that applies now. */
  /** @param {string | null} wanted @param {string} search */
  async #showRule(wanted, search) {
    const book = await rulebook(this.model.table.game);
    const [rule = ""] = wanted || search ? [wanted ?? search] : (await this.model.guidance()).rules;
    const id = wanted || !search ? findRule(book, rule) : nearestRule(book, search);
    this.reply = id ? ruleText(book, id).split("\n") : [t("web-text-no-rule", { rule })];
    this.rule = id ?? "";
  }

  /** @param {unknown} action */
  #answer(action) {
    [this.reply, this.rule] = [[t("web-text-sent")], ""];
    this.model.answer(action);
    this.#field()?.focus();
  }
}

/** @param {[string, Statement[]]} group */
const isOne = ([, lines]) => lines.length === 1;

/** The first of the words that name a topic. @param {string} topic */
function topicTitle(topic) {
  const [name] = tOr(`topic-${topic}`, inWords(topic)).split(",");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

customElements.define("tin-text-page", TextPage);
