// @ts-check
/** What the log says beside its sentences: times, how an answer came about, what is new, what the table itself says. */
import { html, nothing } from "../vendor/lit.js";
import { noticeOf } from "../net/chat.js";
import { dayTime } from "../text/times.js";
import { t } from "../text/words.js";

/** @import { TableModel } from "../net/table-model.js" */
/** @import { ChatMessage } from "../net/wire.js" */

/** How an answer came about, if nobody clicked, and when. @param {{ how?: string | null, at?: number | null }} line */
export const origin = ({ how, at }) =>
  html`${how ? html` <small class="soft">${t(`web-how-${how}`)}</small>` : nothing}${
    at ? html` <time class="soft">${dayTime(new Date(at * 1000))}</time>` : nothing
  }`;

/** The number of the last line that the reader has seen, if they have missed some. @param {TableModel} model */
export const lastSeen = ({ missed }) => missed?.line ?? null;

/** The mark between what was seen and what is new. @param {TableModel} model */
export const newMark = ({ missed }) =>
  html`<p class="log-new" role="separator"><span>${t("web-missed-mark", { since: dayTime(new Date((missed?.since ?? 0) * 1000)) })}</span></p>`;

/** What the table said after some line of the story, the oldest first. @param {TableModel} model @returns {(ChatMessage & { after: number })[]} */
export const tableNotices = ({ chat, story }) =>
  chat.messages.flatMap((message) =>
    noticeOf(message) && message.after !== null ? [{ ...message, after: Math.min(message.after, story.length) }] : [],
  );
