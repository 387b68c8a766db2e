// @ts-check
/** The latest lines of the story, in the main panel of a game while it asks the viewer nothing. */
import { html, repeat } from "../vendor/lit.js";
import { pic } from "../draw/art.js";

/**
 * @param {import("../draw/draw-context.js").DrawContext<any>} context
 * @param {{ title: string, most: number, traits: import("./index.js").GameModule["traits"] }} look `most`: how many lines
 */
export function recent(context, { title, most, traits }) {
  const lines = context.story
    .map((line, at) => ({ ...line, at }))
    .slice(-most)
    .reverse();
  return html`<div class="panel-head"><h2>${title}</h2></div>
    <ul class="facts">
      ${repeat(
        lines,
        ({ at }) => at,
        ({ text, event }) => {
          const { seat, pic: picture } = traits(event, context);
          const shown = picture ?? (seat === undefined ? "first-player" : `hat-${context.hat(seat)}`);
          return html`<li>${pic(shown)}<span>${context.rich(text)}</span></li>`;
        },
      )}
    </ul>`;
}
