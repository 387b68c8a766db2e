// @ts-check
/** The pictures and examples that explain Winchester. */
import { html, svg } from "../../vendor/lit.js";
import { gameArtUrl, pic, piece, plate } from "../../draw/art.js";
import { arrow, boardPart, hatWith, rowOf, scene } from "../../draw/scene.js";
import { ruleText } from "../../text/rules-text.js";
import { money, t, thousands } from "../../text/words.js";
import { MAP } from "./art/map.js";
import { squareAt } from "./plots.js";
import { TOKENS } from "./seat.js";

const BOARD = { url: gameArtUrl("winchester", "board.svg"), width: 1200, height: 900 };
const SECRETS = ["forest", "desert", "prairie", "river", "rails", "saloon", "mine", "ranch", "rumor", "movement"];
const SHARED = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** The saloon and its neighbourhood on the map. @type {[number, number, number, number]} */
const AT_SALOON = [560, 240, 480, 320];
/** @type {[number, number, number, number]} */
const AT_RAILS = [640, 360, 480, 320];
/** @type {[number, number, number, number]} */
const SALOON = [820, 345, 150, 120];

/** Moves what is drawn in the map's coordinates into the scene. @param {unknown} drawn @param {readonly number[]} part */
const onMap = (drawn, [x, y]) => svg`<g transform="translate(${-x} ${-y})">${drawn}</g>`;

/** @param {number} number */
const plot = (number) => /** @type {any} */ (MAP.plots.find((one) => one.number === number));

/** @param {number} square */
const locomotive = (square) => {
  const { x, y, angle } = squareAt("locomotive", square).anchor;
  return svg`<g transform="translate(${x} ${y}) rotate(${angle})">${piece("loco", { x: 0, y: 0 }, 96)}</g>`;
};

/** @param {number} number @param {number} hat */
const owned = (number, hat) => piece(`hat-${hat}`, plot(number).anchors.hat, 74);

function drawPlot() {
  const { path, anchors } = plot(8);
  const lot = svg`<path class="how-outline" d=${path}></path>${piece("bonus-movement", anchors.bonus, 54)}${piece("gavel", anchors.hat, 70)}`;
  return scene([boardPart(BOARD, AT_SALOON), onMap(lot, AT_SALOON)]);
}

const bid = () =>
  scene([
    piece("gavel", { x: 240, y: 66 }, 96),
    hatWith(1, { x: 90, y: 180 }, thousands(1)),
    hatWith(2, { x: 240, y: 180 }, thousands(2)),
    svg`<g class="how-faint" transform="rotate(24 390 180)">${piece("hat-3", { x: 390, y: 180 }, 84)}</g>`,
    plate({ x: 390, y: 237 }, t("web-winchester-passed"), { size: 22 }),
  ]);

const pay = () =>
  scene([
    hatWith(1, { x: 90, y: 140 }, `−${thousands(5)}`, 96),
    arrow([160, 110], [290, 70]),
    arrow([160, 140], [290, 160]),
    arrow([160, 175], [290, 245]),
    hatWith(2, { x: 360, y: 50 }, `+${thousands(2)}`, 70),
    hatWith(3, { x: 360, y: 145 }, `+${thousands(2)}`, 70),
    boardPart(BOARD, SALOON, [300, 212, 125, 100]),
    plate({ x: 440, y: 286 }, thousands(1), { size: 22 }),
  ]);

const token = () =>
  scene([
    boardPart(BOARD, AT_RAILS),
    onMap([owned(8, 1), owned(14, 2), locomotive(11)], AT_RAILS),
    piece("bonus-movement", { x: 420, y: 56 }, 84),
    plate({ x: 54, y: 80 }, `+${thousands(1)}`, { size: 26 }),
    plate({ x: 270, y: 266 }, `+${thousands(1)}`, { size: 26 }),
  ]);

const objectives = () =>
  scene([
    ...[1, 5, 3].map((id, at) => [
      piece("frame-shared", { x: 90 + at * 150, y: 130 }, 124),
      piece(`shared-${id}`, { x: 90 + at * 150, y: 118 }, 92),
      plate({ x: 90 + at * 150, y: 236 }, thousands(3 + at), { size: 26 }),
    ]),
    piece("hat-1", { x: 90, y: 44 }, 76),
  ]);

const split = () =>
  scene(
    [
      hatWith(1, { x: 70, y: 70 }, `−${thousands(7)}`, 80),
      arrow([125, 85], [175, 85]),
      ...[2, 3, 4].map((hat, at) => hatWith(hat, { x: 212 + at * 76, y: 62 }, `+${thousands(2)}`, 62)),
      boardPart(BOARD, SALOON, [390, 96, 85, 68]),
      plate({ x: 432, y: 30 }, thousands(1), { size: 22 }),
      arrow([432, 50], [432, 84]),
    ],
    170,
  );

const move = () =>
  scene(
    [
      boardPart(BOARD, [640, 400, 480, 260], [0, 0, 480, 260]),
      onMap([owned(8, 1), owned(14, 2), locomotive(11)], [640, 400]),
    ],
    260,
  );

const duel = () => scene([rowOf(["hat-1", "duel-bang", "duel-click", "hat-2"], { x: 70, y: 88 }, 113, 92)], 176);

/** @param {import("../../net/wire.js").Rulebook} book */
const tokens = (book) =>
  html`<section>
      <h2>${t("web-how-winchester-tokens")}</h2>
      <ul class="how-list">
        ${TOKENS.map(
          (name) =>
            html`<li>${pic(`bonus-${name}`)}<span><b>${t(`web-winchester-token-${name}`)}</b> ${t(`web-how-winchester-${name}`)}</span></li>`,
        )}
      </ul>
    </section>
    <section>
      <h2>${t("web-how-winchester-secrets")}</h2>
      <ul class="how-list how-small">
        ${SECRETS.map(
          (name) =>
            html`<li>${pic(`secret-${name}`)}<span><b>${t(`winchester-objective-${name}`)}</b> ${t(`web-winchester-pays-${name}`)}</span></li>`,
        )}
      </ul>
    </section>
    <section>
      <h2>${t("web-winchester-shared")}</h2>
      <ul class="how-list how-small">
        ${SHARED.map((number) => html`<li>${pic(`shared-${number}`)}<span><b>${t(`winchester-shared-${number}`)}</b> ${condition(book, number)}</span></li>`)}
      </ul>
    </section>`;

/** What a shared objective takes, as the rules say it. @param {import("../../net/wire.js").Rulebook} book @param {number} number */
const condition = (book, number) => ruleText(book, `W-SHARED-${number}`).split("\n").slice(1).join(" ");

const score = () => [
  [t("web-winchester-cash"), "", money(21)],
  [t("winchester-objective-saloon"), `2 × ${money(5)}`, money(10)],
  [t("winchester-objective-river"), `3 × ${money(3)}`, money(9)],
  [t("web-winchester-sheet-plots"), "", money(5)],
  [t("web-sheet-total"), "", money(45)],
];

/** @type {import("../../pages/how-to-play-page.js").Explained} */
export const explained = {
  period: "turn",
  steps: [drawPlot, bid, pay, token, objectives],
  examples: { pay: split, move, duel },
  lists: tokens,
  score,
};
