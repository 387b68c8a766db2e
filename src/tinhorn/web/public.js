// @ts-check
/**
 * What the page modules of a game may import: `import { html, plain, t } from "../../public.js"`. These
 * names stay. All other modules of the page may change.
 */
import { answers } from "./app/calm.js";
import { Element, required } from "./app/element.js";
import { settings } from "./app/settings.js";
import { css, gameArtUrl, icon, pic, piece, plate } from "./draw/art.js";
import { guard } from "./draw/guard.js";
import { animate, fly } from "./draw/motion.js";
import { ruleLink } from "./draw/rule-link.js";
import { default as plain } from "./games/plain/index.js";
import { count } from "./parts/counter.js";
import { currentLanguage, listed, money, nameOf, namesOf, rich, say, t, tOr } from "./text/words.js";
import { html, keyed, nothing, repeat, svg } from "./vendor/lit.js";

/** True if a switch of the game is on. @param {string} name */
const isOn = (name) => settings.isOn(name);

export {
  animate,
  answers,
  count,
  css,
  currentLanguage,
  Element,
  fly,
  gameArtUrl,
  guard,
  html,
  icon,
  isOn,
  keyed,
  listed,
  money,
  nameOf,
  namesOf,
  nothing,
  pic,
  piece,
  plain,
  plate,
  repeat,
  required,
  rich,
  ruleLink,
  say,
  svg,
  t,
  tOr,
};
