// @ts-check
/**
 * Every sentence of the page. Phrases come from the server or from the page's own catalogue; Fluent
 * turns them into text, in the same way as `tinhorn.locale` does for the terminal.
 */
import { html } from "../vendor/lit.js";
import { FluentBundle, FluentResource } from "../vendor/fluent.js";

/** @import { Phrase } from "../net/wire.js" */
/** @typedef {number | string | number[] | Phrase} Argument a list of numbers is always a list of seats */
/** @typedef {{ name: string, hat: number }} Named */

const MONEY_UNIT = 1000;
/* Private-use characters around names and amounts, so that they can be styled after formatting. */
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

/** The keys of the catalogue, in its order. @type {string[]} */
let keys = [];

/** The folders of catalogues that were loaded on demand. @type {Set<string>} */
const folders = new Set();

/** Returns the language of the loaded catalogue. */
export const currentLanguage = () => language;

/** @typedef {{ language: string, done: Promise<void> }} Load */

/** The load that was begun last; catalogues of an earlier one that arrive late are dropped. @type {Load} */
let latest = { language: "", done: Promise.resolve() };

/**
 * Loads the catalogues of a language.
 * @param {string} wanted
 * @returns {Promise<void>} is done when sentences can be read, also if another load takes over
 */
export function loadLanguage(wanted) {
  const load = { language: wanted, done: Promise.resolve() };
  latest = load;
  // Of two messages with one key the first counts: ours, not that of a game.
  const files = ["web/", "", ...folders].map((folder) => `${folder}${wanted}.ftl`);
  load.done = Promise.all(files.map(fetchCatalogue)).then((texts) =>
    load === latest ? useCatalogues(wanted, texts) : latest.done,
  );
  return load.done;
}

/** @param {string} wanted the language @param {string[]} texts */
function useCatalogues(wanted, texts) {
  language = wanted;
  // Some languages group four digits only on request. Portuguese means European Portuguese.
  dollars = new Intl.NumberFormat(wanted === "pt" ? "pt-PT" : wanted, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
    useGrouping: "always",
  });
  list = new Intl.ListFormat(wanted, { type: "conjunction" });
  bundle = new FluentBundle(wanted, {
    functions: { MONEY: asMoney, DOLLARS: asDollars, DE: elided },
    useIsolating: false,
  });
  const resources = texts.map((text) => new FluentResource(text));
  for (const resource of resources) bundle.addResource(resource);
  keys = resources.flatMap(({ body }) => body.map(({ id }) => id));
  document.documentElement.lang = wanted;
}

/**
 * Loads the sentences of a page that is fetched when it is opened, in this language and in those that
 * are chosen later.
 * @param {string} folder of the catalogues, with a slash
 */
export async function loadMore(folder) {
  folders.add(folder);
  // A load that is under way does not know this folder.
  if (latest.language) await loadLanguage(latest.language);
}

/** Returns the keys that begin with this text. @param {string} beginning */
export const keysOf = (beginning) => keys.filter((key) => key.startsWith(beginning));

/** @param {string} file */
async function fetchCatalogue(file) {
  const answer = await fetch(new URL(`../locale/${file}`, import.meta.url));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.text();
}

/** @param {[{ valueOf(): number }]} amounts */
const asMoney = ([amount]) => `${MONEY}${dollars.format(Number(amount) * MONEY_UNIT)}${END}`;

/** @param {[{ valueOf(): number }]} amounts */
const asDollars = ([bills]) => `${MONEY}${dollars.format(Number(bills))}${END}`;

/** Before such a name French says d’ for de: a vowel, or an h that is silent in most such names. */
const IS_ELIDED = /^([aeiouàâäéèêëîïôöùûüæœ]|h[eiouyéèêîô]|y[^aeiou])/i;

/** @param {[{ valueOf(): any }]} names */
const elided = ([name]) => (IS_ELIDED.test(bare(String(name))) ? `d’${name}` : `de ${name}`);

/**
 * Says a sentence of the page itself.
 * @param {string} key
 * @param {Record<string, Argument>} [args]
 * @param {Named[]} [people]
 */
export const t = (key, args = {}, people = []) => say({ key, args }, people);

/**
 * Says a sentence that a game may have, or other text: not every game has all of them.
 * @param {string} key
 * @param {string} other
 * @param {Record<string, Argument>} [args]
 */
export const tOr = (key, other, args) => (bundle.hasMessage(key) ? t(key, args) : other);

/** Says a name in code as people can read it. @param {string} name */
export const inWords = (name) => name.replaceAll("_", " ");

/** Says a phrase as plain text. @param {Phrase} phrase @param {Named[]} [people] */
export const say = (phrase, people = []) => bare(rendered(phrase, people));

/** Removes the private-use characters. @param {string} text */
const bare = (text) => text.replace(/\uE100\d|[\uE200\uE300]/gu, "");

/**
 * Says a phrase as a template, with names in their seats' colours and amounts in bold.
 * @param {Phrase} phrase
 * @param {Named[]} [people]
 */
export function rich(phrase, people = []) {
  return rendered(phrase, people)
    .split(new RegExp(`([${NAME}${MONEY}][^${END}]*${END})`, "u"))
    .map(styledPart);
}

/** @param {string} part */
function styledPart(part) {
  const found = MARKED.exec(part);
  if (!found) return part;
  const [, mark, text] = found;
  if (mark === MONEY) return html`<b>${text}</b>`;
  return html`<b class="name" data-seat=${text[0]}>${text.slice(1)}</b>`;
}

/** @param {Phrase} phrase @param {Named[]} people @returns {string} */
function rendered({ key, args = {} }, people) {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) {
    console.warn(`${language}.ftl has no ${key}`);
    return key;
  }
  const filled = Object.entries(args).map(([name, value]) => [name, argument(value, people)]);
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(pattern, Object.fromEntries(filled), errors);
  for (const error of errors) console.warn(`${language}.ftl, ${key}: ${error.message}`);
  return text;
}

/**
 * Returns the value of an argument, with seats as names and inner phrases as text.
 * @param {Argument} value
 * @param {Named[]} people
 * @returns {string | number}
 */
function argument(value, people) {
  if (Array.isArray(value)) return joined(value.map((seat) => markedName(seat, people)));
  return typeof value === "object" ? rendered(value, people) : value;
}

/** Returns a seat as an argument of a phrase: the reader sees the player's name. @param {number} seat */
export const nameOf = (seat) => [seat];

/** Several seats as an argument of a phrase. @param {readonly number[]} seats */
export const namesOf = (seats) => [...seats];

/** Returns the seats in an argument; none if it is not one. @param {Argument | undefined} argument */
export const seatsIn = (argument) => (Array.isArray(argument) ? argument : []);

/** @param {number} seat @param {Named[]} people */
function markedName(seat, people) {
  const named = people[seat];
  if (!named) return rendered({ key: "seat-without-name", args: { number: seat + 1 } }, people);
  return `${NAME}${named.hat}${named.name}${END}`;
}

/**
 * Joins a list. The conjunction depends on the bare names: Spanish has “e Inés” but “y Ana”.
 * @param {string[]} items
 */
function joined(items) {
  const parts = list.formatToParts(items.map(bare));
  const rest = items.values();
  return parts.map(({ type, value }) => (type === "element" ? rest.next().value : value)).join("");
}

/** Facts in a row; those that are empty are left out. @param {string[]} facts */
export const dotted = (...facts) => facts.filter(Boolean).join(" · ");

/** Says a list in words: “a, b and c”. @param {string[]} items */
export const listed = (items) => list.format(items);

/** Says an amount of money as dollars. @param {number} amount */
export const money = (amount) => dollars.format(amount * MONEY_UNIT);

/** Says an amount of one-dollar bills. @param {number} bills */
export const billAmount = (bills) => dollars.format(bills);

/** Says an amount of banknotes in short form, for boards and narrow columns: $12k. @param {number} banknotes */
export const thousands = (banknotes) => (banknotes ? t("web-thousands", { amount: banknotes }) : dollars.format(0));
