// @ts-check
/** The numbered rules of a game: fetched once for each language, searched, and drawn. */
import { html, nothing } from "../vendor/lit.js";
import { api } from "../net/api.js";
import { currentLanguage, t } from "./words.js";

/** @import { Paragraph, Row, Rulebook, Run } from "../net/wire.js" */
/** @typedef {(rule: string) => unknown} Cite draws a rule's id as a link to the rule */

/** @type {Map<string, Promise<Rulebook>>} */
const books = new Map();

/** @param {string} game @returns {Promise<Rulebook>} */
export function rulebook(game) {
  const name = `${game} ${currentLanguage()}`;
  const book = books.get(name) ?? api.rules(game, currentLanguage());
  books.set(name, book);
  book.catch(() => books.delete(name));
  return book;
}

/** Returns the ids of a paragraph: its own, or those of its rows. @param {Paragraph} paragraph */
const idsOf = ({ id, table }) => [...(id ? [id] : []), ...(table?.rows ?? []).flatMap((row) => row.id ?? [])];

/**
 * Returns the rule that an id names: itself, or the first of its section (`P-BID`).
 * @param {Rulebook} book
 * @param {string} wanted
 */
export function findRule(book, wanted) {
  const ids = book.sections.flatMap(({ paragraphs }) => paragraphs.flatMap(idsOf));
  return ids.find((id) => id === wanted) ?? ids.find((id) => id.startsWith(`${wanted}-`));
}

/** @param {readonly Run[]} runs */
const plain = (runs) => runs.map((run) => SOURCES[run.kind ?? ""]?.() ?? run.text).join("");

/** @type {Record<string, (() => string) | undefined>} */
const SOURCES = {
  ours: () => `${t("web-rules-ours")}: `,
  printed: () => `${t("web-rules-printed")}: `,
};

/** @param {Row} row */
const rowText = ({ cells }) => cells.map(plain).join(": ");

/** Returns the whole text of a paragraph, for searching it and for reading it out. @param {Paragraph} paragraph */
const textOf = ({ id, is_ours, runs, table }) =>
  [
    id ?? "",
    `${is_ours ? SOURCES.ours?.() : ""}${plain(runs)}`,
    ...(table?.rows ?? []).map((row) => `${row.id ?? ""} ${rowText(row)}`),
  ]
    .join("\n")
    .trim();

/** Returns the text of one rule, for reading it out. @param {Rulebook} book @param {string} id */
export function ruleText(book, id) {
  const paragraphs = book.sections.flatMap((section) => section.paragraphs);
  const own = paragraphs.find((paragraph) => paragraph.id === id);
  if (own) return textOf(own);
  const row = paragraphs.flatMap(({ table }) => table?.rows ?? []).find((one) => one.id === id);
  return row ? `${id}\n${rowText(row)}` : "";
}

/** @param {readonly Run[]} runs @param {Cite} cite */
const drawn = (runs, cite) => runs.map((run) => runTemplate(run, cite));

/** @param {Run} run @param {Cite} cite */
function runTemplate({ text, kind }, cite) {
  const source = SOURCES[kind ?? ""];
  if (source) return html`<span class="house">${source()}</span>`;
  if (kind === "code") return html`<code>${text}</code>`;
  if (kind === "emphasis") return html`<em>${text}</em>`;
  return kind === "rule" ? cite(text) : text;
}

/** @param {Paragraph} paragraph @param {{ cite: Cite, now: readonly string[], isPage?: boolean }} how */
export function paragraphTemplate({ id, is_ours, runs, table }, { cite, now, isPage = false }) {
  return html`<div
    class="rule"
    id=${isPage && id ? id : nothing}
    data-rule=${id ?? nothing}
    ?data-now=${id ? now.includes(id) : false}
  >
    ${id ? html`<span class="id">${id}</span>` : nothing}
    ${is_ours ? html`<span class="house">${t("web-rules-ours")}</span>` : nothing}
    ${runs.length ? html`<p>${drawn(runs, cite)}</p>` : nothing}
    ${table ? tableTemplate(table, { cite, now, isPage }) : nothing}
  </div>`;
}

/**
 * @param {import("../net/wire.js").Table} table
 * @param {{ cite: Cite, now: readonly string[], isPage: boolean }} how
 */
function tableTemplate({ head, rows }, { cite, now, isPage }) {
  return html`<table class="rule-table">
    <thead>
      <tr>
        ${head.map((cell) => html`<th scope="col">${drawn(cell, cite)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ id, cells }) =>
          html`<tr
            id=${isPage && id ? id : nothing}
            data-rule=${id ?? nothing}
            ?data-now=${id ? now.includes(id) : false}
          >
            ${id ? html`<td><span class="id">${id}</span></td>` : nothing}
            ${cells.map((cell) => html`<td>${drawn(cell, cite)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Lower case without accents, for comparing. @param {string} text */
const folded = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Returns the sections, reduced to the paragraphs that contain all the words.
 * @param {Rulebook} book
 * @param {string} wanted
 */
export function searchRules(book, wanted) {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [...book.sections];
  return book.sections
    .map((section) => ({
      ...section,
      paragraphs: section.paragraphs.filter((paragraph) => {
        const text = folded(`${section.title} ${textOf(paragraph)}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ paragraphs }) => paragraphs.length);
}

/** Words that are too short to be searched for. */
const SHORT = 3;
/** How many letters of a word must agree, so that “bids” finds “bid”. */
const STEM = 4;

/**
 * Returns the id of the rule that has most of the words; its section's title counts, too.
 * @param {Rulebook} book
 * @param {string} wanted
 */
export function nearestRule(book, wanted) {
  const stems = folded(wanted)
    .split(/\s+/)
    .filter((word) => word.length > SHORT)
    .map((word) => word.slice(0, Math.max(STEM, word.length - 2)));
  const rules = book.sections.flatMap(({ title, paragraphs }) =>
    paragraphs
      .filter(({ id }) => id)
      .map((paragraph) => ({ id: paragraph.id ?? "", text: folded(`${title} ${title} ${textOf(paragraph)}`) })),
  );
  const hits = (/** @type {string} */ text) => stems.reduce((sum, stem) => sum + text.split(stem).length - 1, 0);
  const covered = (/** @type {string} */ text) => stems.filter((stem) => text.includes(stem)).length;
  const [best] = rules
    .map(({ id, text }) => ({ id, covered: covered(text), hits: hits(text) }))
    .sort((one, other) => other.covered - one.covered || other.hits - one.hits);
  return best?.covered ? best.id : undefined;
}
