// @ts-check
/**
 * The table as text, for screen readers and keyboards: always the same headings in the same order,
 * and one field for answers and questions. Live regions announce the story as it happens, replies,
 * and the prompt when it becomes the reader's turn.
 */
import { html, nothing, repeat } from "../vendor/lit.js";
import { Element, required } from "../app/element.js";
import { reason } from "../net/api.js";
import { people, titleOf, withYou } from "../draw/draw-context.js";
import { findRule, nearestRule, rulebook, ruleText } from "../text/rules-text.js";
import { settings } from "../app/settings.js";
import { openDrawer, openRule } from "../app/signals.js";
import { rove } from "../app/roving.js";
import { optionLetters } from "../text/option-letters.js";
import { play } from "../draw/sound.js";
import { showTurn } from "../app/turn-signal.js";
import { say, t } from "../text/words.js";
import { heldPhrase, holdButton } from "../parts/reaction-bar.js";
import "../parts/clock.js";
import "./seating-page.js";

/** @typedef {import("../net/wire.js").Phrase} Phrase */
/** @typedef {import("../net/wire.js").Statement} Statement */
/** @typedef {import("../net/wire.js").Reply} Reply */

const STORY_LINES = 30;
const LATEST = 5;
/** The topics that a decision can be about. */
const ABOUT = ["sale", "offers"];

/** @param {import("../app/routes.js").Visit} visit */
export function page({ model }) {
  if (model?.table.status === "seating") return html`<tin-seating-page .model=${model}></tin-seating-page>`;
  return html`<tin-text-page .model=${model}></tin-text-page>`;
}

export class TextPage extends Element {
  static properties = {
    model: { attribute: false },
    lesson: { attribute: false },
    statements: { state: true },
    reply: { state: true },
    rule: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../net/table-model.js").TableModel} */
    this.model = required;
    /** What a lesson explains, if this is one. @type {unknown} */
    this.lesson = nothing;
    /** @type {readonly Statement[]} */
    this.statements = [];
    /** The reply to the last command. @type {readonly string[]} */
    this.reply = [];
    /** The rule that the reply cites. */
    this.rule = "";
    this.reported = 0;
    /** Counts commands, so that a late reply to an earlier one is dropped. */
    this.commands = 0;
    this.wasAsked = false;
    this.isEntered = false;
    this.hadFocus = false;
  }

  connectedCallback() {
    super.connectedCallback();
    if (!settings.values.textTable) settings.change({ textTable: true });
    this.watch(this.model, "change");
    this.watch(settings, "change");
  }

  disconnectedCallback() {
    super.disconnectedCallback();
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
    showTurn({ isAsked, title: titleOf(table) });
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
        <button class="btn" @click=${() => openDrawer("rules")}>${t("web-rules")}</button>
        <button class="btn" @click=${() => openDrawer("settings")}>${t("web-settings")}</button>
      </header>
      <main>
        <h1>${titleOf(table)}, ${t(`web-game-${table.game}`)}</h1>
        ${this.lesson} ${this.#now(update)} ${this.#options(update)} ${this.#statements()} ${this.#story()}
        ${this.#command()}
      </main>
    </div>`;
  }

  /** @param {import("../net/wire.js").Update} update */
  #now(update) {
    const { isAsked, until, table } = this.model;
    const prompt = this.#say(update.question);
    const isOver = table.status === "over" || table.status === "abandoned";
    return html`<section aria-labelledby="text-now">
      <h2 id="text-now">${t("web-now")}</h2>
      <p role="alert" data-prompt=${isAsked ? "mine" : nothing}>${isAsked ? prompt : nothing}</p>
      ${isAsked ? nothing : html`<p data-prompt=${isOver ? "over" : "others"}>${prompt}</p>`}
      ${isAsked ? this.#about() : nothing}
      <p role="status">${this.#held()}</p>
      ${until === null ? nothing : html`<tin-clock .until=${until} .isMine=${isAsked}></tin-clock>`}
      ${holdButton(this.model)} ${update.can_undo ? this.#button("web-undo", () => this.model.undo()) : nothing}
      ${isOver && table.you !== null && table.code ? this.#button("web-rematch", () => this.#rematch()) : nothing}
    </section>`;
  }

  /** Who asked for time in the open reaction window. */
  #held() {
    const { table } = this.model;
    const held = heldPhrase(this.model);
    return held ? say(held, withYou(people(table), table.you)) : nothing;
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
    const letters = optionLetters(options);
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
        <h2 id="text-board">${t(`web-text-board-${table.game}`)}</h2>
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

  #story() {
    const { story } = this.model;
    const first = Math.max(0, story.length - STORY_LINES);
    const lines = story.slice(first).map(({ text }, at) => ({ text, at: first + at }));
    return html`<section aria-labelledby="text-story">
      <h2 id="text-story">${t("web-story")}</h2>
      <p id="story-keys" class="soft">${t("web-text-story-keys")}</p>
      <div
        role="log"
        tabindex="0"
        aria-labelledby="text-story"
        aria-describedby="story-keys"
        @keydown=${(/** @type {KeyboardEvent} */ event) => rove(event, "p", -1)}
      >
        ${repeat(
          lines,
          ({ at }) => at,
          ({ text }) => html`<p tabindex="-1">${this.#say(text)}</p>`,
        )}
      </div>
    </section>`;
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
  const [name] = t(`topic-${topic}`).split(",");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

customElements.define("tin-text-page", TextPage);
