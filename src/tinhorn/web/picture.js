// @ts-check
/** The result of a game as a picture to pass on. */
import { Scale } from "./chart.js";

/** @typedef {import("./desk.js").Person} Person */
/**
 * @typedef {object} Result
 * @property {string} title
 * @property {string} game
 * @property {Person[]} seats
 * @property {number[][]} ranking
 * @property {string[]} totals
 * @property {number[][]} laps
 * @property {string} name of the file
 */

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 56;
const COLUMN = 470;
/** Dashes tell the lines apart for whoever does not see their colours. */
const DASHES = [[], [18, 8], [4, 8], [18, 8, 4, 8], [10, 4]];

/** @param {string} name */
const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Shares the picture where the device can, or saves it. @param {Result} result */
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
  ranks(brush, result);
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
  brush.font = "800 52px Besley, serif";
  brush.fillText(title, MARGIN, 70, WIDTH - 420);
  brush.textAlign = "right";
  brush.font = "600 30px 'Source Sans 3', sans-serif";
  brush.fillText(`${game} · tinhorn`, WIDTH - MARGIN, 66, 340);
  brush.textAlign = "left";
}

/** @param {CanvasRenderingContext2D} brush @param {Result} result */
function ranks(brush, { ranking, seats, totals }) {
  const order = ranking.flatMap((shared, rank) => shared.map((seat) => ({ seat, rank: rank + 1 })));
  order.forEach(({ seat, rank }, at) => {
    const y = 190 + at * 84;
    brush.fillStyle = colour(`--seat-${seats[seat].hat}`);
    brush.fillRect(MARGIN, y - 44, 14, 60);
    brush.fillStyle = colour("--ink");
    brush.font = `${rank === 1 ? 800 : 600} 38px Besley, serif`;
    brush.fillText(`${rank}. ${seats[seat].name}`, MARGIN + 32, y, COLUMN - 190);
    brush.textAlign = "right";
    brush.font = "600 34px 'Source Sans 3', sans-serif";
    brush.fillText(totals[seat], MARGIN + COLUMN, y, 180);
    brush.textAlign = "left";
  });
}

/** @param {CanvasRenderingContext2D} brush @param {Result} result */
function lines(brush, { laps, seats }) {
  const left = MARGIN + COLUMN + 60;
  const scale = new Scale(laps, { width: WIDTH, height: HEIGHT, left, right: MARGIN, top: 160, bottom: MARGIN });
  brush.strokeStyle = colour("--line");
  for (const mark of scale.marks) stroke(brush, [[left, scale.y(mark)], [WIDTH - MARGIN, scale.y(mark)]], 1, []);
  seats.forEach(({ hat }, seat) => {
    brush.strokeStyle = colour(`--seat-${hat}`);
    stroke(brush, scale.line(seat), 6, DASHES[hat - 1]);
  });
}

/**
 * @param {CanvasRenderingContext2D} brush
 * @param {number[][]} points
 * @param {number} width
 * @param {number[]} dashes
 */
function stroke(brush, points, width, dashes) {
  brush.lineWidth = width;
  brush.lineJoin = "round";
  brush.setLineDash(dashes);
  brush.beginPath();
  for (const [x, y] of points) brush.lineTo(x, y);
  brush.stroke();
}
