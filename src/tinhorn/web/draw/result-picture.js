// @ts-check
/** The result of a game as a PNG picture to share or save. */
import { artUrl } from "./art.js";
import { Scale } from "./chart.js";

/** @import { Person } from "./draw-context.js" */
/**
 * @typedef {object} Result
 * @property {string} title
 * @property {string} game
 * @property {Person[]} seats
 * @property {number[][]} ranking
 * @property {string[]} totals
 * @property {number[][]} rounds
 * @property {string} name of the file
 */

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 56;
const COLUMN = 470;
/** The size of the hat before each name. */
const HAT = { width: 74, height: 68 };
const INDENT = HAT.width + 16;
const SMALLEST = 20;
/** Dashes distinguish the lines for readers who cannot tell the colours apart. */
const DASHES = [[], [18, 8], [4, 8], [18, 8, 4, 8], [10, 4]];

/** @param {string} name */
const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Shares the picture if the device can, else saves it. @param {Result} result */
export async function share(result) {
  const blob = await painted(result);
  const file = new File([blob], result.name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title: result.title }).catch(() => {});
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = result.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** @param {Result} result @returns {Promise<Blob>} */
async function painted(result) {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const brush = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  background(brush, result);
  ranks(brush, result, await hats(result.seats));
  lines(brush, result);
  return new Promise((done) => canvas.toBlob((blob) => done(/** @type {Blob} */ (blob)), "image/png"));
}

/** @param {CanvasRenderingContext2D} brush @param {Result} result */
function background(brush, { title, game }) {
  brush.fillStyle = colour("--panel");
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  brush.fillStyle = colour("--wood");
  brush.fillRect(0, 0, WIDTH, 104);
  brush.fillStyle = colour("--gold");
  brush.fillRect(0, 104, WIDTH, 6);
  brush.fillStyle = colour("--on-wood");
  write(brush, title, { x: MARGIN, y: 70, size: 52, weight: 800, room: WIDTH - 420 });
  brush.textAlign = "right";
  brush.font = "600 30px 'Source Sans 3', sans-serif";
  brush.fillText(`${game} · tinhorn`, WIDTH - MARGIN, 66, 340);
  brush.textAlign = "left";
}

/**
 * Writes text, smaller if there is little room.
 * @param {CanvasRenderingContext2D} brush
 * @param {string} text
 * @param {{ x: number, y: number, size: number, weight: number, room: number }} how
 */
function write(brush, text, { x, y, size, weight, room }) {
  brush.font = `${weight} ${size}px Besley, serif`;
  const fitting = Math.min(size, (size * room) / brush.measureText(text).width);
  brush.font = `${weight} ${Math.max(SMALLEST, fitting)}px Besley, serif`;
  brush.fillText(text, x, y, room);
}

/** Fetches the hats of the seats, from the sprite sheet. @param {Person[]} seats */
async function hats(seats) {
  const sheet = await (await fetch(artUrl("sprite-ui.svg"))).text();
  const drawn = new DOMParser().parseFromString(sheet, "image/svg+xml");
  return Promise.all(seats.map(({ hat }) => image(/** @type {Element} */ (drawn.getElementById(`hat-${hat}`)))));
}

/** @param {Element} symbol */
async function image(symbol) {
  const { width, height } = HAT;
  const picture = `<svg xmlns="${symbol.namespaceURI}" width="${width}" height="${height}">${symbol.outerHTML}<use href="#${symbol.id}" /></svg>`;
  const loaded = new Image(width, height);
  loaded.src = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  await loaded.decode();
  return loaded;
}

/**
 * Draws the ranking. Each name is underlined in the style of the player's line.
 * @param {CanvasRenderingContext2D} brush
 * @param {Result} result
 * @param {HTMLImageElement[]} worn by each seat
 */
function ranks(brush, { ranking, seats, totals }, worn) {
  const order = ranking.flatMap((shared, rank) => shared.map((seat) => ({ seat, rank: rank + 1 })));
  order.forEach(({ seat, rank }, at) => {
    const y = 190 + at * 84;
    brush.drawImage(worn[seat], MARGIN, y - 44);
    drawLine(brush, seats[seat], [
      [MARGIN + INDENT, y + 18],
      [MARGIN + COLUMN, y + 18],
    ]);
    brush.fillStyle = colour("--ink");
    const weight = rank === 1 ? 800 : 600;
    const room = COLUMN - INDENT - 160;
    write(brush, `${rank}. ${seats[seat].name}`, { x: MARGIN + INDENT, y, size: 38, weight, room });
    brush.textAlign = "right";
    brush.font = "600 34px 'Source Sans 3', sans-serif";
    brush.fillText(totals[seat], MARGIN + COLUMN, y, 180);
    brush.textAlign = "left";
  });
}

/** @param {CanvasRenderingContext2D} brush @param {Result} result */
function lines(brush, { rounds, seats }) {
  const left = MARGIN + COLUMN + 60;
  const scale = new Scale(rounds, { width: WIDTH, height: HEIGHT, left, right: MARGIN, top: 160, bottom: MARGIN });
  brush.strokeStyle = colour("--line");
  for (const mark of scale.marks)
    stroke(
      brush,
      [
        [left, scale.y(mark)],
        [WIDTH - MARGIN, scale.y(mark)],
      ],
      1,
      [],
    );
  seats.forEach((person, seat) => drawLine(brush, person, scale.line(seat)));
}

/** Draws a line in the colour and dashes of a seat. */
/** @param {CanvasRenderingContext2D} brush @param {Person} person @param {number[][]} points */
function drawLine(brush, { hat }, points) {
  brush.strokeStyle = colour(`--seat-${hat}-text`);
  stroke(brush, points, 6, DASHES[hat - 1]);
}

/** @param {CanvasRenderingContext2D} brush @param {number[][]} points @param {number} width @param {number[]} dashes */
function stroke(brush, points, width, dashes) {
  brush.lineWidth = width;
  brush.lineJoin = "round";
  brush.setLineDash(dashes);
  brush.beginPath();
  for (const [x, y] of points) brush.lineTo(x, y);
  brush.stroke();
}
