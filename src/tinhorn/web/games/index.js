// @ts-check
import { artUrl, gameArtUrl } from "../draw/art.js";
import { GAMES as INSTALLED } from "./installed.js";

/**
 * The games that this page can draw. A game's module draws from a context and answers with the
 * options of the context. What may be done, what it is worth, points and leaders come from the server
 * with each update; between two updates, beats add up what the events say.
 *
 * @typedef {import("../draw/draw-context.js").DrawContext} DrawContext
 * @typedef {import("../net/wire.js").Update} Update
 * @typedef {import("../app/choreographer.js").Beat} Beat
 * @typedef {unknown} Template
 *
 * @typedef {object} Prompt
 * @property {string | null} pic what the decision is about; null for the hat of the awaited seat
 * @property {Template} [hint] one line of small print
 *
 * @typedef {object} SeatPanel
 * @property {string} state "", "passed" or "thinking"; the look of the panel
 * @property {Template} note a word or two
 * @property {Template} [mark] a mark that stays, whatever the note says
 * @property {Template} counts the public counts
 *
 * @typedef {object} Panel
 * @property {string} id
 * @property {string} label
 * @property {Template} body
 * @property {boolean} [isInTray] on wide screens the tray shows it already
 * @property {boolean} [isAsked] the viewer answers the open decision here, and nowhere else
 *
 * @typedef {object} Traits how a line of the story is shown
 * @property {number} [seat] the seat that acted
 * @property {string} [pic] the picture of a line without an acting seat
 * @property {boolean} [isMoney]
 * @property {boolean} [isNotice] it happened to the viewer
 * @property {string} [cue] the sound cue
 * @property {boolean} [isChapter] a round or an auction begins
 *
 * @typedef {object} Cell
 * @property {string} text
 * @property {Template} [small]
 *
 * @typedef {object} Sheet
 * @property {{ title: string, small?: string, note: string, cells: Cell[] }[]} rows `note` explains the
 *   row to a new player
 * @property {Cell[]} totals
 * @property {string} totalNote
 * @property {number[]} winners
 * @property {string} title
 * @property {string} subtitle
 * @property {Template[]} notes tie-breaks, as sentences
 * @property {{ pic: string, name: string, text: string }[][]} sources what the total of each seat came from
 * @property {Template[]} hands what each seat held at the end
 *
 * @typedef {object} GameModule
 * @property {boolean} isTrayOnPhones the tray stays beside the board on small screens
 * @property {(context: DrawContext) => string} progress how far the game has got, as text
 * @property {(context: DrawContext) => number[]} awaited the seats that everybody may know to be awaited
 * @property {(context: DrawContext) => Prompt} prompt
 * @property {(context: DrawContext) => import("../parts/slots.js").Slots} actions the buttons of the prompt bar
 * @property {(context: DrawContext) => import("../parts/own-tools.js").Order[]} [orders] what the viewer has ordered
 * @property {(context: DrawContext) => Template} board
 * @property {(context: DrawContext) => Panel} focus the main panel
 * @property {(context: DrawContext) => Panel} [tray] what only the viewer sees
 * @property {(context: DrawContext) => Template} [dealt] the secret cards of the viewer, large
 * @property {(context: DrawContext) => Panel[]} panels the other panels
 * @property {(context: DrawContext, seat: number) => SeatPanel} seat
 * @property {(context: DrawContext, seat: number) => Template} [about] what else is public about a seat, for
 *   its sheet
 * @property {(context: DrawContext) => Sheet | null} sheet
 * @property {(event: any, context: DrawContext) => Traits} traits
 * @property {(event: any, context: DrawContext, page: HTMLElement) => void} animateEvent
 * @property {(before: Update, after: Update) => Beat[]} beats what people should notice in an update,
 *   one thing after the other
 * @property {(update: Update) => import("../net/wire.js").Option | null} [forced] the only option, if the
 *   page answers with it by itself
 * @property {(context: DrawContext) => Template} overlay what is laid over the board during a beat
 * @property {(context: DrawContext) => Template} [publicChoices] on the open table of a shared device: what the
 *   asked player chooses from, where the buttons of the prompt bar are not enough
 * @property {(view: any, views: any[], lines: import("../net/wire.js").StoryLine[]) => any} [uncovered] the
 *   view with every hidden card turned up that a seat has seen or that the story reveals
 */

/**
 * @typedef {object} OrdersModule what a player can leave with the table
 * @property {(model: import("../net/table-model.js").TableModel) => Template} ordersForm
 */

/**
 * @typedef {object} ScreenModule what only a big screen shows
 * @property {(context: DrawContext) => Template} [panels] beside the board
 * @property {(context: DrawContext) => Template} [overlay] over the whole screen, during a beat
 */

/**
 * A part of the table. A mark such as `plot-8` has the kind `plot` and the name `8`.
 * @typedef {object} Marked
 * @property {string} part a selector, with NAME for the name of the mark
 * @property {string} [tab] the panel that has to be open for the part to show, on small screens
 */

/**
 * What the page knows of a game before it has loaded its scripts.
 * @typedef {object} InstalledGame
 * @property {string} [mark] the picture of the game in lists
 * @property {string} [board] the file of the picture of its board
 * @property {boolean} [dealsSecrets] it deals secrets to everybody before the first decision
 * @property {boolean} hasPage it has scripts of its own; without them a plain board is drawn
 * @property {boolean} isExplained it has a page that explains it in pictures
 * @property {boolean} takesOrders players can leave orders with the table
 * @property {boolean} hasRulebook its numbered rules can be read
 * @property {Record<string, boolean>} [switches] settings of this game, and whether each is on at first
 * @property {Record<string, Marked>} [marks] the parts of the table that hints and lessons can be about
 * @property {Record<string, string[]>} [eventMarks] what the tips about events are about; `plot-PLOT` stands for the event's field `plot`
 * @property {Record<string, string[]>} [typedValues] by the name of a field of actions: what players type for
 *   its values
 * @property {string[]} levels the levels of its bots, the weakest first
 * @property {string[]} [seatFields] without scripts: the fields of a view with an entry for each player
 */

/** @type {Record<string, InstalledGame>} */
const GAMES = INSTALLED;

/** The picture of a game in lists. @param {string} name */
export const markOf = (name) => GAMES[name]?.mark ?? "icon-cards";

/** The address of the picture of a game's board. @param {string} name */
export const boardOf = (name) => {
  const file = GAMES[name]?.board;
  return file ? gameArtUrl(name, file) : artUrl("curtain.svg");
};

/** True if a page explains the game in pictures. @param {string} name */
export const isExplained = (name) => GAMES[name]?.isExplained ?? false;

/** True if players of a game can leave orders with the table. @param {string} name */
export const takesOrders = (name) => GAMES[name]?.takesOrders ?? false;

/** True if a game deals secrets to everybody before the first decision. @param {string} name */
export const dealsSecrets = (name) => GAMES[name]?.dealsSecrets ?? false;

/** True if the numbered rules of a game can be read. @param {string} name */
export const hasRulebook = (name) => GAMES[name]?.hasRulebook ?? false;

/** The parts of the table that hints and lessons of a game can be about. @param {string} name @returns {Record<string, Marked>} */
export const marksOf = (name) => GAMES[name]?.marks ?? {};

/** The marks of what events are about, by type. @param {string} name @returns {Record<string, string[]>} */
export const eventMarksOf = (name) => GAMES[name]?.eventMarks ?? {};

/** What players type for the values of actions, by field. @param {string} name @returns {Record<string, string[]>} */
export const typedValuesOf = (name) => GAMES[name]?.typedValues ?? {};

/** The settings that games have of their own, and whether each is on at first. @type {Record<string, boolean>} */
export const SWITCHES = Object.assign({}, ...Object.values(GAMES).map(({ switches }) => switches));

/** The fields of a view with an entry for each player. @param {string} name */
export const seatFieldsOf = (name) => GAMES[name]?.seatFields ?? [];

/**
 * What only the viewer sees. In a game without a tray, that is somewhere on the board.
 * @param {GameModule} game
 * @param {DrawContext} context
 * @returns {Panel}
 */
export const trayOf = (game, context) =>
  game.tray?.(context) ?? { id: "tray", label: context.t("web-text-mine"), body: game.board(context) };

/** @param {string} name */
const folderOf = (name) => (GAMES[name]?.hasPage ? name : "plain");

/** @param {string} name @returns {Promise<GameModule>} */
export async function loadGame(name) {
  const folder = folderOf(name);
  return (await import(`./${folder}/index.js`)).default;
}

/** @param {string} name @returns {Promise<ScreenModule>} */
export function loadScreen(name) {
  const folder = folderOf(name);
  return import(`./${folder}/screen.js`);
}

/** The parts of the page that explains a game; none for a game that has none. @param {string} name */
export const loadHowToPlay = (name) => import(`./${name}/how-to-play.js`);

/** The form in which players leave orders; none for a game that takes none. @param {string} name @returns {Promise<OrdersModule>} */
export const loadOrders = (name) => import(`./${name}/orders-form.js`);
