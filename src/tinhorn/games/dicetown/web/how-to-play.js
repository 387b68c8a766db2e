// @ts-check
/** The pictures and examples that explain Dice Town. */
import { html, svg } from "../../vendor/lit.js";
import { gameArtUrl, pic, piece, plate } from "../../draw/art.js";
import { arrow, boardPart, hatWith, rowOf, scene } from "../../draw/scene.js";
import { billAmount, t } from "../../text/words.js";
import { die } from "./cards.js";

const BOARD = { url: gameArtUrl("dicetown", "board.svg"), width: 1200, height: 760 };
/** Each place and the die that belongs to it. */
const PLACES = [
  ["mine", "die-9"],
  ["bank", "die-10"],
  ["coach", "bill-1"],
  ["store", "die-j"],
  ["saloon", "die-q"],
  ["office", "die-k"],
  ["hall", "die-a"],
  ["doc", "elixir-luck"],
];
const HANDS = [
  ["five", "A A A A A"],
  ["four", "K K K K 9"],
  ["full", "Q Q Q J J"],
  ["straight", "9 10 J Q K"],
  ["three", "J J J A 9"],
  ["pairs", "10 10 9 9 A"],
  ["pair", "Q Q A J 9"],
];
const FACES = PLACES.filter(([, picture]) => picture.startsWith("die-"));
const CARDS = [
  "brute",
  "gambler",
  "dynamite",
  "shares",
  "credit",
  "joe",
  "barmaids",
  "marshal",
  "corruption",
  "wanted",
  "elixir",
];
const ELIXIRS = ["wealth", "charm", "luck", "power", "protection", "friendship", "dominion"];
const ROLL = "9 9 J Q K";

/** @param {string} faces */
const dice = (faces) => faces.split(" ").map((face) => `die-${face.toLowerCase()}`);

/** The dice of a player. @param {number} hat @param {string} faces @param {number} y */
const hand = (hat, faces, y) => [piece(`hat-${hat}`, { x: 56, y }, 70), rowOf(dice(faces), { x: 138, y }, 72, 62)];

/** Dice and the price of keeping the first two. @param {number} y */
const prices = (y) => [
  rowOf(dice(ROLL), { x: 72, y }, 84, 74),
  plate({ x: 72, y: y + 60 }, t("web-dicetown-free"), { size: 15 }),
  plate({ x: 156, y: y + 60 }, billAmount(1), { size: 20 }),
];

const roll = () => scene([piece("cup-lifted", { x: 240, y: 80 }, 150), prices(210)]);

const reveal = () =>
  scene([
    hand(1, "9 9", 60),
    hand(2, "Q Q K", 160),
    hand(3, "A", 260),
    plate({ x: 414, y: 60 }, billAmount(1), { size: 24 }),
    plate({ x: 414, y: 160 }, billAmount(2), { size: 24 }),
  ]);

const town = () =>
  scene([
    boardPart(BOARD, [0, 0, 1200, 760], [0, 8, 480, 304]),
    piece("hat-1", { x: 60, y: 96 }, 60),
    piece("hat-2", { x: 140, y: 96 }, 60),
    piece("hat-3", { x: 386, y: 96 }, 60),
  ]);

const best = () =>
  scene([
    rowOf(dice("9 9 9 J J"), { x: 72, y: 70 }, 84, 76),
    arrow([240, 120], [240, 158]),
    ...["property-3", "property-4", "property-2"].map((id, at) => [
      piece("frame-property", { x: 120 + at * 120, y: 240 }, 100),
      piece(id, { x: 120 + at * 120, y: 236 }, 78),
    ]),
    svg`<rect class="how-outline" x="66" y="166" width="108" height="148" rx="10"></rect>`,
  ]);

const doc = () =>
  scene([
    boardPart(BOARD, [860, 380, 320, 230], [0, 0, 300, 216]),
    piece("hat-3", { x: 366, y: 70 }, 84),
    piece("elixir-wealth", { x: 366, y: 160 }, 90),
    piece("bill-stack", { x: 110, y: 270 }, 96),
    arrow([180, 270], [280, 270]),
    boardPart(BOARD, [330, 160, 210, 170], [310, 216, 130, 100]),
  ]);

const keep = () => scene(prices(66), 170);

const whole = () => scene([hand(1, "9 9 9 J K", 50), hand(2, "10 10 10 K K", 130), hand(3, "J J J J A", 210)], 260);

const tie = () =>
  scene(
    [
      hatWith(1, { x: 70, y: 62 }, "10 10"),
      hatWith(2, { x: 410, y: 62 }, "10 10"),
      piece("sheriff-star", { x: 240, y: 62 }, 92),
      piece("bill-1", { x: 322, y: 140 }, 70),
      arrow([360, 120], [290, 90]),
    ],
    176,
  );

/** Cards with what they do. @param {string} kind @param {string} pictures @param {string[]} names */
const cards = (kind, pictures, names) => html`<ul class="how-list how-small">
  ${names.map((name) => html`<li>${pic(`${pictures}-${name}`)}<span><b>${t(`dicetown-${kind}-${name}`)}</b> ${t(`dicetown-effect-${name}`)}</span></li>`)}
</ul>`;

const lists = () =>
  html`<section>
      <h2>${t("web-how-dicetown-faces")}</h2>
      <ul class="how-list how-small how-faces">
        ${FACES.map(([place, picture]) => html`<li>${pic(picture)}<b>${t(`dicetown-panel-place-${place}`)}</b></li>`)}
      </ul>
    </section>
    <section>
      <h2>${t("web-how-dicetown-places")}</h2>
      <ol class="how-list">
        ${PLACES.map(
          ([place, picture]) =>
            html`<li>${pic(picture)}<span><b>${t(`dicetown-panel-place-${place}`)}</b> ${t(`dicetown-panel-does-${place}`)}</span></li>`,
        )}
      </ol>
    </section>
    <section>
      <h2>${t("web-dicetown-hands")}, ${t("web-dicetown-best-first")}</h2>
      <ol class="how-hands">
        ${HANDS.map(
          ([kind, faces]) =>
            html`<li><b>${t(`dicetown-panel-hand-${kind}`)}</b><span class="dice">${faces.split(" ").map((face) => die(face))}</span></li>`,
        )}
      </ol>
    </section>
    <section>
      <h2>${t("web-how-dicetown-cards")}</h2>
      ${cards("card", "action", CARDS)}
    </section>
    <section>
      <h2>${t("web-how-dicetown-elixirs")}</h2>
      ${cards("elixir", "elixir", ELIXIRS)}
    </section>`;

const score = () => [
  [t("dicetown-sheet-nuggets"), "6", "6"],
  [t("dicetown-sheet-bills"), billAmount(7), "3"],
  [t("dicetown-sheet-star"), "", "5"],
  [t("dicetown-sheet-equipment"), "3 + 5 + 2", "10"],
  [t("dicetown-sheet-properties"), "2 + 1 + 5 + 4", "12"],
  [t("web-sheet-total"), "", "36"],
];

/** @type {import("../../pages/how-to-play-page.js").Explained} */
export const explained = {
  period: "round",
  steps: [roll, reveal, town, best, doc],
  examples: { keep, town: whole, tie },
  lists,
  score,
};
