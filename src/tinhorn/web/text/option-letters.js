// @ts-check
/** The letters that name the options of a decision on the text page. The server reads the same ones. */

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Letters on dice: where dice are chosen, they mean dice. */
const FACES = "AJKQ";

/**
 * A to Z, then AA, AB and so on; where dice are chosen, without the letters on dice.
 * @param {readonly import("../net/wire.js").Option[]} options
 */
export function optionLetters(options) {
  const isAboutDice = options.some(({ action }) => "dice" in action || "die" in action);
  const single = [...LETTERS].filter((letter) => !(isAboutDice && FACES.includes(letter)));
  const double = single.flatMap((first) => single.map((second) => first + second));
  return [...single, ...double].slice(0, options.length);
}
