// @ts-check
/**
 * Every sentence of the page. Phrases come from the server, or from the page's own catalogue;
 * Fluent makes text of them, with the same meaning as `tinhorn.locale` gives them.
 */
import { html } from "./vendor/lit.js";
import { FluentBundle, FluentResource } from "./vendor/fluent.js";

/** @typedef {import("./wire.js").Phrase} Phrase */
/** @typedef {number | string | number[] | Phrase} Argument */
/** @typedef {{ name: string, hat: number }} Someone */

const BANKNOTE = 1000;
/* Marks around names and amounts, so that they can be set apart after Fluent has placed them. */
const NAME = "\uE100";
const MONEY = "\uE200";
const END = "\uE300";
const MARKED = new RegExp(`([${NAME}${MONEY}])([^${END}]*)${END}`, "u");

/** @type {FluentBundle} */
let bundle;
let language = "en";
/** @type {Intl.NumberFormat} */
let dollars;
/** @type {Intl.ListFormat} */
let list;

/** What the catalogue calls its sentences, in its order. @type {string[]} */
let keys = [];

/** The language of the sentences, as `<html lang>` has it. */
export const spoken = () => language;

/** The language that was asked for last; sentences of another one that come late are not spoken. */
let wished = "";

/**
 * Fetches the sentences of a language.
 * @param {string} wanted
 */
export async function speak(wanted) {
  wished = wanted;
  const texts = await Promise.all([`${wanted}.ftl`, `web/${wanted}.ftl`].map(fetched));
  if (wanted !== wished) return;
  language = wanted;
  // Some languages group four figures only when told to; Portuguese is at home in Portugal.
  dollars = new Intl.NumberFormat(wanted === "pt" ? "pt-PT" : wanted, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
    useGrouping: "always",
  });
  list = new Intl.ListFormat(wanted, { type: "conjunction" });
  bundle = new FluentBundle(wanted, {
    functions: { MONEY: asMoney, DOLLARS: asDollars },
    useIsolating: false,
  });
  const resources = texts.map((text) => new FluentResource(text));
  for (const resource of resources) bundle.addResource(resource);
  keys = resources.flatMap(({ body }) => body.map(({ id }) => id));
  document.documentElement.lang = wanted;
}

/** All sentences whose keys begin so. @param {string} beginning */
export const keysOf = (beginning) => keys.filter((key) => key.startsWith(beginning));

/** @param {string} file */
async function fetched(file) {
  const answer = await fetch(new URL(`./locale/${file}`, import.meta.url));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.text();
}

/** @param {[{ valueOf(): number }]} amounts */
const asMoney = ([banknotes]) => `${MONEY}${dollars.format(Number(banknotes) * BANKNOTE)}${END}`;

/** @param {[{ valueOf(): number }]} amounts */
const asDollars = ([bills]) => `${MONEY}${dollars.format(Number(bills))}${END}`;

/**
 * A sentence of the page itself.
 * @param {string} key
 * @param {Record<string, Argument>} [args]
 * @param {Someone[]} [people]
 */
export const t = (key, args = {}, people = []) => say({ key, args }, people);

/**
 * The text of a phrase.
 * @param {Phrase} phrase
 * @param {Someone[]} [people]
 */
export const say = (phrase, people = []) => bare(rendered(phrase, people));

/** A text without its marks. @param {string} text */
const bare = (text) => text.replace(/\uE100\d|[\uE200\uE300]/gu, "");

/**
 * The same with names in their seats' colours and amounts in bold, for a template.
 * @param {Phrase} phrase
 * @param {Someone[]} [people]
 */
export function rich(phrase, people = []) {
  return rendered(phrase, people)
    .split(new RegExp(`([${NAME}${MONEY}][^${END}]*${END})`, "u"))
    .map(setApart);
}

/** @param {string} part */
function setApart(part) {
  const found = MARKED.exec(part);
  if (!found) return part;
  const [, mark, text] = found;
  if (mark === MONEY) return html`<b>${text}</b>`;
  return html`<b class="name" data-seat=${text[0]}>${text.slice(1)}</b>`;
}

/**
 * @param {Phrase} phrase
 * @param {Someone[]} people
 * @returns {string}
 */
function rendered({ key, args = {} }, people) {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) {
    console.warn(`${language}.ftl has no ${key}`);
    return key;
  }
  const filled = Object.entries(args).map(([name, value]) => [name, argument(name, value, people)]);
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(pattern, Object.fromEntries(filled), errors);
  for (const error of errors) console.warn(`${language}.ftl, ${key}: ${error.message}`);
  return text;
}

/**
 * @param {string} name
 * @param {Argument} value
 * @param {Someone[]} people
 * @returns {string | number}
 */
function argument(name, value, people) {
  const isSeat = name === "seat" || name.endsWith("_seat") || name.endsWith("_seats");
  if (Array.isArray(value)) {
    return joined(value.map((item) => (isSeat ? called(item, people) : String(item))));
  }
  if (typeof value === "object") return rendered(value, people);
  return isSeat && typeof value === "number" ? called(value, people) : value;
}

/**
 * @param {number} seat
 * @param {Someone[]} people
 */
function called(seat, people) {
  const someone = people[seat];
  if (!someone) return rendered({ key: "seat-without-name", args: { number: seat + 1 } }, people);
  return `${NAME}${someone.hat}${someone.name}${END}`;
}

/**
 * A list whose joints go by the bare names: Spanish has “e Inés” for “y Inés”.
 * @param {string[]} items
 */
function joined(items) {
  const parts = list.formatToParts(items.map(bare));
  const rest = items.values();
  return parts.map(({ type, value }) => (type === "element" ? rest.next().value : value)).join("");
}

/** Several of them in one sentence. @param {string[]} items */
export const listed = (items) => list.format(items);

/**
 * An amount of banknotes as dollars.
 * @param {number} banknotes
 */
export const money = (banknotes) => dollars.format(banknotes * BANKNOTE);

/**
 * An amount of one-dollar bills.
 * @param {number} bills
 */
export const bucks = (bills) => dollars.format(bills);

/**
 * The same on a plate or a narrow column: $12k.
 * @param {number} banknotes
 */
export const thousands = (banknotes) => t("web-thousands", { amount: banknotes });
