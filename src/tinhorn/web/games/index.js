// @ts-check
/**
 * The games this page can draw. A game's module draws from a desk and answers with the options
 * that came with it; it holds no rules.
 *
 * @typedef {import("../draw/draw-context.js").Desk} Desk
 * @typedef {unknown} Template
 *
 * @typedef {object} Prompt
 * @property {string | null} pic what the decision is about; null for the hat of who is awaited
 * @property {Template} [hint] one line of small print
 *
 * @typedef {object} SeatFace
 * @property {string} state "", "passed" or "thinking"; the look of the panel
 * @property {Template} note a word or two
 * @property {Template} [mark] what sets it apart from the others, whatever there is to note
 * @property {Template} counts what everybody may count
 *
 * @typedef {object} Panel
 * @property {string} id
 * @property {string} label
 * @property {Template} body
 * @property {boolean} [isInTray] on wide screens the tray has it already
 * @property {boolean} [isAsked] what the viewer is asked is chosen here, and nowhere else
 *
 * @typedef {object} Traits what a line of the story is
 * @property {number} [seat] whose doing it is
 * @property {string} [pic] the picture of a line that is nobody's doing
 * @property {boolean} [isMoney]
 * @property {boolean} [isNotice] it was done to the viewer
 * @property {string} [cue] its sound
 * @property {boolean} [isChapter] a round or an auction begins
 *
 * @typedef {object} Cell
 * @property {string} text
 * @property {Template} [small]
 *
 * @typedef {object} Sheet
 * @property {{ title: string, small?: string, cells: Cell[] }[]} rows
 * @property {Cell[]} totals
 * @property {number[]} winners
 * @property {string} title
 * @property {string} subtitle
 * @property {Template[]} notes tie-breaks, as sentences
 *
 * @typedef {object} GameModule
 * @property {boolean} isTrayOnPhones whether the tray stays beside the board on small screens
 * @property {(desk: Desk) => string} progress how far the game is
 * @property {(desk: Desk) => number[]} awaited the seats that everybody may know to be waited for
 * @property {(desk: Desk) => Prompt} prompt
 * @property {(desk: Desk) => Template} actions the buttons of the bar, four at most
 * @property {(desk: Desk) => Template} board
 * @property {(desk: Desk) => Panel} focus
 * @property {(desk: Desk) => Panel} tray
 * @property {(desk: Desk) => Panel[]} panels facts that all share
 * @property {(desk: Desk, seat: number) => SeatFace} seat
 * @property {(desk: Desk) => Sheet | null} sheet
 * @property {(event: any, desk: Desk) => Traits} traits
 * @property {(event: any, desk: Desk, page: HTMLElement) => void} move shows an event in motion
 * @property {(view: any, seen: any[], lines: import("../net/wire.js").Line[]) => any} [uncovered] the view
 *   with what any seat had seen, or the story ever tells, of what lay face down
 * @property {(lines: import("../net/wire.js").Line[], desk: Desk) => void} [news] shows what the lines of
 *   one update tell together
 */

/** The picture that stands for each game in a list. @type {Record<string, string>} */
export const MARKS = { winchester: "gavel", dicetown: "cup-closed" };

/** The picture of each game's board. @type {Record<string, string>} */
export const BOARDS = { winchester: "winchester-map.svg", dicetown: "town.svg" };

/**
 * @param {string} name
 * @returns {Promise<GameModule>}
 */
export const gameNamed = async (name) => (await import(`./${name}/index.js`)).default;
