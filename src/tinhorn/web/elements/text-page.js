// @ts-check
/**
 * A table in words, for ears and fingers: always the same headings in the same order, and one field
 * for answers and questions. What is spoken without being asked: the story as it happens, replies,
 * and the prompt when it becomes the reader's turn.
 */
import { html, nothing, repeat } from "../vendor/lit.js";
import { Element, given } from "../element.js";
import { api, reason } from "../api.js";
import { people, titleOf } from "../desk.js";
import { ruleNamed, rulebook, ruleText } from "../rulebook.js";
import { settings } from "../settings.js";
import { openDrawer, openRule } from "../signals.js";
import { play } from "../sound.js";
import { followTurn } from "../turn.js";
import { say, t } from "../words.js";
import "./clock.js";

/** @typedef {import("../wire.js").Phrase} Phrase */
/** @typedef {import("../wire.js").Statement} Statement */
/** @typedef {import("../wire.js").Reply} Reply */

const STORY_LINES = 30;
const LATEST = 5;

/** @param {import("../pages.js").Visit} visit */
export function page({ store }) {
  if (store?.table.status === "seating") return html`<tin-seating .store=${store}></tin-seating>`;
  return html`<tin-text .store=${store}></tin-text>`;
}

export class TextPage extends Element {
  static properties = {
    store: { attribute: false },
    statements: { state: true },
    told: { state: true },
    rule: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../store.js").TableStore} */
    this.store = given;
    /** @type {readonly Statement[]} */
    this.statements = [];
    /** The reply to what was typed last. @type {readonly string[]} */
    this.told = [];
    /** The rule that it cites. */
    this.rule = "";
    this.reported = 0;
    /** So often something was typed; only what was typed last is replied to. */
    this.typed = 0;
    this.wasAsked = false;
    this.isEntered = false;
  }

  connectedCallback() {
    super.connectedCallback();
    if (!settings.values.textTable) settings.change({ textTable: true });
    this.watch(this.store, "change");
    this.watch(settings, "change");
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    followTurn(null);
  }

  updated() {
    const { isAsked, table, update } = this.store;
    if (update && !this.isEntered) this.#field()?.focus();
    this.isEntered = Boolean(update);
    if (isAsked && !this.wasAsked) play("turn");
    this.wasAsked = isAsked;
    followTurn({ isAsked, title: titleOf(table) });
    if (update && update.n !== this.reported) void this.#report(update.n);
  }

  /** @param {number} n */
  async #report(n) {
    this.reported = n;
    const { code, you } = this.store.table;
    try {
      const { statements } = await api.report(code, you);
      if (this.reported === n) this.statements = statements;
    } catch {
      this.reported = 0; // once more when the line, whose note says so, is back
    }
  }

  #field() {
    return /** @type {HTMLInputElement | null} */ (this.querySelector("[name=said]"));
  }

  /** @param {Phrase} phrase */
  #say(phrase) {
    return say(phrase, people(this.store.table));
  }

  render() {
    const { store } = this;
    const { table, update } = store;
    if (!update) return html`<p class="waiting" role="status">${t("web-table-opening")}</p>`;
    return html`<div class="text-table">
      <header>
        <a href="/t/${table.code}" @click=${() => settings.change({ textTable: false })}
          >${t("web-text-visual")}</a
        >
        <a href="/">${t("web-lobby")}</a>
        <button class="btn" @click=${() => openDrawer("rules")}>${t("web-rules")}</button>
        <button class="btn" @click=${() => openDrawer("settings")}>${t("web-settings")}</button>
      </header>
      <main>
        <h1>${titleOf(table)}, ${t(`web-game-${table.game}`)}</h1>
        ${this.#now(update)} ${this.#options(update)} ${this.#things()} ${this.#story()}
        ${this.#command()}
      </main>
    </div>`;
  }

  /** @param {import("../wire.js").Update} update */
  #now(update) {
    const { isAsked, until, table } = this.store;
    const prompt = this.#say(update.ask);
    const isOver = table.status === "over" || table.status === "abandoned";
    return html`<section aria-labelledby="text-now">
      <h2 id="text-now">${t("web-now")}</h2>
      <p role="alert" data-prompt=${isAsked ? "mine" : nothing}>${isAsked ? prompt : nothing}</p>
      ${isAsked ? nothing : html`<p data-prompt=${isOver ? "over" : "others"}>${prompt}</p>`}
      ${until === null ? nothing : html`<tin-clock .until=${until} .isMine=${isAsked}></tin-clock>`}
      ${update.can_undo ? this.#button("web-undo", () => this.store.undo()) : nothing}
      ${isOver && table.you !== null ? this.#button("web-rematch", () => this.#rematch()) : nothing}
    </section>`;
  }

  /** @param {string} key @param {() => void} then */
  #button(key, then) {
    return html`<button class="btn" @click=${then}>${t(key)}</button>`;
  }

  #rematch() {
    this.dispatchEvent(new CustomEvent("rematch", { bubbles: true }));
  }

  /** @param {import("../wire.js").Update} update */
  #options({ options }) {
    const { isAsked } = this.store;
    return html`<section aria-labelledby="text-options">
      <h2 id="text-options">${t("web-text-options")}</h2>
      ${
        isAsked
          ? html`<ol>
              ${options.map(
                ({ action, label, consequence }) =>
                  html`<li>
                    <button class="btn" @click=${() => this.#answer(action)}>
                      ${this.#say(label)}
                    </button>
                    ${consequence ? this.#say(consequence) : nothing}
                  </li>`,
              )}
            </ol>`
          : html`<p>${t("web-text-nothing")}</p>`
      }
    </section>`;
  }

  /** Mine, the others', nobody's. */
  #things() {
    const { table } = this.store;
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

  /** What is told in one line comes first; then each topic of several lines under its heading. */
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
        html`<h3>${titleOf(topic)}</h3>
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
    const { story } = this.store;
    const first = Math.max(0, story.length - STORY_LINES);
    const lines = story.slice(first).map(({ text }, at) => ({ text, at: first + at }));
    return html`<section aria-labelledby="text-story">
      <h2 id="text-story">${t("web-story")}</h2>
      <div role="log" aria-labelledby="text-story">
        ${repeat(
          lines,
          ({ at }) => at,
          ({ text }) => html`<p>${this.#say(text)}</p>`,
        )}
      </div>
    </section>`;
  }

  #command() {
    const { problem, table } = this.store;
    const rule = problem?.rule ?? this.rule;
    return html`<section aria-labelledby="text-command">
      <h2 id="text-command">${t("web-text-command")}</h2>
      <form @submit=${this.#submit}>
        <label for="said">${t("web-text-field")}</label>
        <p id="said-note">${t("web-text-note")}</p>
        <input
          class="input"
          id="said"
          name="said"
          autocomplete="off"
          spellcheck="false"
          maxlength="300"
          aria-describedby="said-note"
        />
        <button class="btn">${t("web-text-send")}</button>
      </form>
      <div role="status" class="reply">
        ${(problem ? [this.#say(problem.reason)] : this.told).map((line) => html`<p>${line}</p>`)}
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
    this.store.forgetProblem();
    [this.told, this.rule] = [[], ""];
    const typed = ++this.typed;
    const { code, you } = this.store.table;
    try {
      const reply = await api.reply(code, you, text);
      if (reply.action !== null || typed === this.typed) await this.#heed(reply);
    } catch (error) {
      if (typed === this.typed) this.told = [reason(error)];
    }
  }

  /** @param {Reply} reply */
  async #heed({ action, prompt, lines, topic, rule }) {
    if (action !== null) {
      if (prompt === this.store.update?.view.prompt) this.#answer(action);
      else this.told = [t("web-text-late")];
    } else if (topic === "rule") await this.#tellRule(rule);
    else if (topic === "undo") this.store.undo();
    else if (topic === "story") this.told = this.#latest();
    else this.told = lines.map((line) => this.#say(line));
  }

  #latest() {
    return this.store.story.slice(-LATEST).map(({ text }) => this.#say(text));
  }

  /** The rule that was asked for, or the one that matters now. @param {string | null} wanted */
  async #tellRule(wanted) {
    const { code, game, you } = this.store.table;
    const book = await rulebook(game);
    const [matters = ""] = wanted ? [wanted] : (await api.lesson(code, you)).rules;
    const id = ruleNamed(book, matters);
    this.told = id ? ruleText(book, id).split("\n") : [t("web-text-no-rule", { rule: matters })];
    this.rule = id ?? "";
  }

  /** @param {unknown} action */
  #answer(action) {
    [this.told, this.rule] = [[t("web-text-sent")], ""];
    this.store.answer(action);
    this.#field()?.focus();
  }
}

/** @param {[string, Statement[]]} group */
const isOne = ([, lines]) => lines.length === 1;

/** The first of the words by which a topic is asked for. @param {string} topic */
function titleOf(topic) {
  const [name] = t(`topic-${topic}`).split(",");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

customElements.define("tin-text", TextPage);
