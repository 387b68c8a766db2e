// @ts-check
/**
 * The games that this page can draw. A game's module draws from a context and answers with the
 * options of the context; it contains no rules.
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
 *
 * @typedef {object} GameModule
 * @property {boolean} isTrayOnPhones the tray stays beside the board on small screens
 * @property {(context: DrawContext) => string} progress how far the game has got, as text
 * @property {(context: DrawContext) => number[]} awaited the seats that everybody may know to be awaited
 * @property {(context: DrawContext) => Prompt} prompt
 * @property {(context: DrawContext) => Template} actions the buttons of the prompt bar, four at most
 * @property {(context: DrawContext) => Template} board
 * @property {(context: DrawContext) => Panel} focus the main panel
 * @property {(context: DrawContext) => Panel} tray what only the viewer sees
 * @property {(context: DrawContext) => Panel[]} panels the other panels
 * @property {(context: DrawContext, seat: number) => SeatPanel} seat
 * @property {(context: DrawContext) => Sheet | null} sheet
 * @property {(event: any, context: DrawContext) => Traits} traits
 * @property {(event: any, context: DrawContext, page: HTMLElement) => void} animateEvent
 * @property {(before: Update, after: Update) => Beat[]} beats what people should notice in an update,
 *   one thing after the other
 * @property {(update: Update) => import("../net/wire.js").Option | null} [forced] the only option, if the
 *   page answers with it by itself
 * @property {(context: DrawContext) => Template} overlay what is laid over the board during a beat
 * @property {(view: any, views: any[], lines: import("../net/wire.js").StoryLine[]) => any} [uncovered] the
 *   view with every hidden card turned up that a seat has seen or that the story reveals
 */

/** The picture of each game in lists. @type {Record<string, string>} */
export const MARKS = { winchester: "gavel", dicetown: "cup-closed" };

/** The picture of each game's board. @type {Record<string, string>} */
export const BOARDS = { winchester: "winchester-map.svg", dicetown: "town.svg" };

/**
 * @param {string} name
 * @returns {Promise<GameModule>}
 */
export const loadGame = async (name) => (await import(`./${name}/index.js`)).default;
