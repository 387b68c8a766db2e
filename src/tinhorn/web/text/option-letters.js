// @ts-check
/** The letters that name the options of a decision on the text page. The server reads the same ones. */

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Letters options from A to Z, then AA, AB and so on; without the letters that stand for something in these options.
 * @param {readonly import("../net/wire.js").Option[]} options
 * @param {Record<string, string[]>} typedValues what players type for the values of fields
 */
export function optionLetters(options, typedValues) {
  const isThere = (/** @type {string} */ field) => options.some(({ action }) => field in action);
  const taken = Object.keys(typedValues).flatMap((field) => (isThere(field) ? typedValues[field] : []));
  const single = [...LETTERS].filter((letter) => !taken.includes(letter));
  const double = single.flatMap((first) => single.map((second) => first + second));
  return [...single, ...double].slice(0, options.length);
}
