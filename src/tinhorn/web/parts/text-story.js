// @ts-check
/** The story of the text table: the last lines, what is new among them, when and how they came about. */
import { html, nothing, repeat } from "../vendor/lit.js";
import { rove } from "../app/roving.js";
import { noticeOf } from "../net/chat.js";
import { t } from "../text/words.js";
import { lastSeen, newMark, origin, tableNotices } from "./story-marks.js";

/** How many lines of the story are shown, beside those that the reader has missed. */
const MOST = 30;

/**
 * @param {import("../net/table-model.js").TableModel} model
 * @param {(phrase: import("../net/wire.js").Phrase) => string} say
 */
export function textStory(model, say) {
  const { story } = model;
  const seen = lastSeen(model);
  const first = Math.max(0, Math.min(story.length - MOST, seen ?? story.length));
  const told = story.slice(first).map((line, at) => ({ ...line, number: first + at + 1 }));
  const notices = tableNotices(model).filter(({ after }) => after >= first);
  const lines = [
    ...told.map((line) => ({
      at: line.number,
      key: `${line.number}`,
      text: line.text,
      origin: origin(line),
      isNew: line.number - 1 === seen,
    })),
    ...notices.map((line) => ({
      at: line.after + 0.5,
      key: `notice ${line.id}`,
      text: noticeOf(line),
      origin: origin(line),
      isNew: false,
    })),
  ].sort((one, other) => one.at - other.at);
  return html`<section aria-labelledby="text-story">
    <h2 id="text-story">${t("web-story")}</h2>
    <p id="story-keys" class="soft">${t("web-text-story-keys")}</p>
    <div
      role="log"
      tabindex="0"
      aria-labelledby="text-story"
      aria-describedby="story-keys"
      @keydown=${(/** @type {KeyboardEvent} */ event) => rove(event, "p", -1)}
    >
      ${repeat(
        lines,
        ({ key }) => key,
        (line) =>
          html`${line.isNew ? newMark(model) : nothing}<p tabindex="-1">${line.text ? say(line.text) : nothing}${line.origin}</p>`,
      )}
    </div>
  </section>`;
}
