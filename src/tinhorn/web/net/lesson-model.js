// @ts-check
/**
 * A lesson in place of a live table: the frames come from the script, and only the answer that the
 * current step proposes leads on. Everything that draws a table can draw it.
 */
import { settings } from "../app/settings.js";
import { t } from "../text/words.js";
import { api } from "./api.js";
import { TableModel } from "./table-model.js";

/** @import { LessonInfo } from "./wire.js" */

const [PLAYING, OVER] = /** @type {const} */ (["playing", "over"]);

/** Returns the same text for equal actions, in whatever order their dice are named. @param {any} action */
const canonical = (action) =>
  JSON.stringify(
    Object.entries(action)
      .map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value])
      .sort(),
  );

export class LessonModel extends TableModel {
  /** @param {LessonInfo} lesson @param {number} [step] the step to begin with */
  constructor(lesson, step = 0) {
    const table = named(lesson.table);
    super(table);
    this.table = table;
    this.lesson = lesson;
    this.number = 0;
    this.goTo(step < lesson.steps.length ? step : 0);
  }

  get path() {
    return `/learn/${this.table.game}`;
  }

  get step() {
    return this.lesson.steps[this.number];
  }

  get isLast() {
    return this.number === this.lesson.steps.length - 1;
  }

  connect() {}

  /** Shows a step at once, with the story up to it. @param {number} number */
  goTo(number) {
    this.#enter(number);
    const { frame } = this.step;
    const { frames } = this.lesson;
    const story = frames[frame].is_snapshot
      ? frames[frame].story
      : frames.slice(0, frame + 1).flatMap((one) => one.story);
    this.receive({ ...frames[frame], story, is_snapshot: true });
  }

  /** Shows what happens up to the next step. */
  next() {
    if (this.isLast) return;
    const { frame } = this.step;
    this.#enter(this.number + 1);
    for (const update of this.lesson.frames.slice(frame + 1, this.step.frame + 1)) this.receive(update);
    this.dismissProblem();
  }

  /** @param {number} number */
  #enter(number) {
    this.number = number;
    const { game } = this.table;
    settings.change({ lessons: { ...settings.values.lessons, [game]: number } });
    const [status, outcome] = this.isLast ? [OVER, this.lesson.outcome] : [PLAYING, null];
    this.table = { ...this.table, status, outcome };
  }

  /** Answers, unless the step only explains, even if the game asks already. @param {unknown} action */
  answer(action) {
    const { answer, label } = this.step;
    if (!answer) return;
    if (canonical(action) === canonical(answer)) return this.next();
    const reason = { key: "web-learn-other", args: { label: label ?? "" } };
    this.receive({ type: "Refused", request: null, problem: { error: "lesson", reason, rule: null, text: "" } });
  }

  undo() {}

  say() {}

  report() {
    return api.lessonReport(this.table.game, this.step.frame);
  }

  /** Typed text: the name of the button that leads on, an answer, or a question. @param {string} text */
  async reply(text) {
    const isNext = [t("web-learn-next"), "next"].some((word) => word.toLowerCase() === text.toLowerCase());
    if (!isNext || this.step.answer) return api.lessonReply(this.table.game, this.step.frame, text);
    this.next();
    return { prompt: 0, action: null, lines: [], topic: "lesson", rule: null, search: null };
  }

  guidance() {
    return api.lessonGuidance(this.table.game, this.step.frame);
  }
}

/** Returns the table with the learner's own name and hat. @param {import("./wire.js").TableInfo} table */
function named(table) {
  const { name, hat } = settings.values;
  const [learner, ...bots] = table.seats;
  const title = t("web-learn-of", { game: t(`game-${table.game}`) });
  return { ...table, title, seats: [{ ...learner, name: name || null, hat }, ...bots] };
}
