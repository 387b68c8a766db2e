// @ts-check
/** Short synthesised sounds, one at a time. No fact is conveyed by sound alone. */
import { settings } from "../app/settings.js";

/** @type {AudioContext | undefined} */
let audio;
let busyUntil = 0;

/* Browsers keep a page silent until the user touches it; some do so again after it was hidden. */
const wake = () => {
  if (!settings.values.sound || navigator.userActivation?.isActive === false) return;
  audio ??= new AudioContext();
  if (audio.state !== "running") void audio.resume();
};
for (const touch of ["pointerup", "keyup"]) addEventListener(touch, wake);

/**
 * Plays a fading tone.
 * @param {AudioContext} context
 * @param {{ at?: number, from: number, to?: number, long: number, loud?: number, shape?: OscillatorType }} how
 */
function tone(context, { at = 0, from, to = from, long, loud = 1, shape = "sine" }) {
  const start = context.currentTime + at;
  const voice = new OscillatorNode(context, { type: shape, frequency: from });
  voice.frequency.exponentialRampToValueAtTime(to, start + long);
  voice.connect(fading(context, start, long, loud));
  voice.start(start);
  voice.stop(start + long);
}

/**
 * Filtered noise, for wood, paper and gunpowder.
 * @param {AudioContext} context
 * @param {{ at?: number, pitch: number, long: number, loud?: number, sharp?: number }} how
 */
function noise(context, { at = 0, pitch, long, loud = 1, sharp = 1 }) {
  const start = context.currentTime + at;
  const length = Math.ceil(context.sampleRate * long);
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = Math.random() * 2 - 1;
  const voice = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: sharp });
  voice.connect(filter).connect(fading(context, start, long, loud));
  voice.start(start);
}

/** @param {AudioContext} context @param {number} start @param {number} long @param {number} loud */
function fading(context, start, long, loud) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime((loud * settings.values.volume) / 100, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  gain.connect(context.destination);
  return gain;
}

/** @param {AudioContext} context @param {number} at @param {number} [loud] */
function knock(context, at, loud = 1) {
  tone(context, { at, from: 190, to: 90, long: 0.12, loud });
  noise(context, { at, pitch: 900, long: 0.04, loud: 0.5 * loud, sharp: 3 });
}

/** A step of a rising series of tones. */
const STEP = 2 ** (1 / 12);

/** Each cue: its length in seconds, and how to play it. @type {Record<string, [number, (context: AudioContext, height: number) => void]>} */
const CUES = {
  turn: [0.4, (c) => [0, 0.16].forEach((at) => knock(c, at))],
  gavel: [0.3, (c) => knock(c, 0, 1.2)],
  hammer: [0.5, (c) => [0, 0.13, 0.26].forEach((at, i) => knock(c, at, 0.8 + i * 0.3))],
  lift: [
    0.4,
    (c) => {
      noise(c, { pitch: 700, long: 0.22, loud: 0.4, sharp: 0.7 });
      knock(c, 0.2, 0.7);
    },
  ],
  fanfare: [
    0.9,
    (c) =>
      [523, 659, 784, 1047].forEach((from, i) =>
        tone(c, { at: i * 0.1, from, long: i === 3 ? 0.55 : 0.22, loud: 0.3, shape: "triangle" }),
      ),
  ],
  paper: [0.15, (c) => noise(c, { pitch: 3800, long: 0.12, loud: 0.5 })],
  coins: [
    0.3,
    (c) =>
      [0, 0.07, 0.13].forEach((at, i) =>
        tone(c, { at, from: 2300 + i * 420, long: 0.16, loud: 0.16, shape: "triangle" }),
      ),
  ],
  notice: [0.6, (c) => tone(c, { from: 392, long: 0.55, loud: 0.5 })],
  shot: [
    0.5,
    (c) => {
      noise(c, { pitch: 700, long: 0.4, loud: 1.6, sharp: 0.4 });
      tone(c, { from: 140, to: 40, long: 0.25 });
    },
  ],
  click: [0.1, (c) => noise(c, { pitch: 2600, long: 0.05, loud: 0.8, sharp: 4 })],
  whistle: [
    0.7,
    (c) =>
      [740, 880, 1108].forEach((from) => tone(c, { from, to: from * 1.02, long: 0.6, loud: 0.16, shape: "triangle" })),
  ],
  bell: [0.8, (c) => [660, 1320].forEach((from) => tone(c, { from, long: 0.7, loud: 0.3 }))],
  outbid: [0.4, (c) => tone(c, { from: 196, to: 131, long: 0.35, loud: 0.6 })],
  drum: [
    0.4,
    (c) =>
      [0, 0.08, 0.16, 0.24].forEach((at, i) => tone(c, { at, from: 110, to: 70, long: 0.1, loud: 0.4 + i * 0.15 })),
  ],
  raise: [0.1, (c, height) => tone(c, { from: 440 * STEP ** height, long: 0.1, loud: 0.35, shape: "triangle" })],
  tick: [0.1, (c) => noise(c, { pitch: 1800, long: 0.03, loud: 0.4, sharp: 6 })],
  dice: [
    0.4,
    (c) => [0, 0.05, 0.12, 0.17, 0.25].forEach((at) => noise(c, { at, pitch: 1500, long: 0.05, loud: 0.7, sharp: 2 })),
  ],
  clink: [
    0.3,
    (c) =>
      [0, 0.09].forEach((at, i) => tone(c, { at, from: 1500 + i * 300, long: 0.2, loud: 0.25, shape: "triangle" })),
  ],
  spurs: [0.4, (c) => [0, 0.12, 0.24].forEach((at) => noise(c, { at, pitch: 5200, long: 0.08, loud: 0.4, sharp: 8 }))],
  over: [
    1.2,
    (c) =>
      [262, 330, 392].forEach((from, i) => tone(c, { at: i * 0.12, from, long: 0.9, loud: 0.35, shape: "triangle" })),
  ],
};

/**
 * Plays the sound of a beat, or that of its lines if it has none of its own.
 * @param {import("../app/choreographer.js").Beat | null} beat
 * @param {string | undefined} cue the cue of the lines
 */
export function playBeat(beat, cue) {
  const [name, delay = 0, height = 0] = beat?.cue ?? [cue];
  if (name) setTimeout(() => play(name, { isOfBeat: true, height }), delay);
}

/** A cue is left out while another one sounds, unless it belongs to a beat or to the player's turn. */
/** @param {string} name @param {{ isOfBeat?: boolean, height?: number }} [how] */
export function play(name, { isOfBeat = false, height = 0 } = {}) {
  if (!settings.values.sound || !audio || audio.state !== "running") return;
  const [long, sound] = CUES[name];
  const isMine = name === "turn" || name === "notice" || name === "over";
  if (audio.currentTime < busyUntil && !isMine && !isOfBeat) return;
  busyUntil = audio.currentTime + long;
  sound(audio, height);
}
