/** The beats of whole games, as each viewer is told them: games/GAME/beats.js. `GAMES`: the updates. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const { settings } = await load("app/settings.js");
settings.values.pace = "normal";

/** What the beats of a game work out, event by event; the rest of a view is new with the next update. */
const FOLLOWED = {
  winchester: ({ players, owners, boat, locomotive, saloon, display, first }) => ({
    players: players.map(({ cash, has_duel_token }) => ({ cash, has_duel_token })),
    owners,
    boat,
    locomotive,
    saloon,
    display,
    first,
  }),
  dicetown: ({ players, sheriff, mine, bank, coach, display, property_deck, store_deck, elixirs, round }) => ({
    players: players.map(({ dice, bills, nuggets, store, properties, protected: safe }) => ({
      dice: [...dice].sort(),
      bills,
      nuggets,
      store: counted(store),
      properties: counted(properties),
      safe: counted(safe),
    })),
    sheriff,
    mine,
    bank,
    coach,
    display: [...display].sort(),
    property_deck,
    store_deck,
    elixirs: [...elixirs].sort(),
    round,
  }),
};

const counted = (cards) => cards.map(String).sort();

/** These have no beat: they follow with the update, at once. */
const WITHOUT_BEAT = ["RowRefilled", "ElixirReplaced", "ElixirsShuffled", "LootDrawn", "ClaimsDeclined"];
/** The score sheet tells these. */
const ENDING = ["GameEnded", "GameWon"];

for (const file of readdirSync(process.env.GAMES)) {
  const { game, viewer, updates } = JSON.parse(readFileSync(`${process.env.GAMES}/${file}`, "utf-8"));
  const { beats } = await load(`games/${game}/beats.js`);
  const steps = updates
    .slice(1)
    .map((update, at) => ({ before: updates[at], update, all: beats(updates[at], update) }));
  const name = file.replace(".json", "");
  const story = ({ story }) => story.map(({ event }) => event.type);

  test(`${name}: each line is told once, in order`, () => {
    for (const { update, all } of steps) {
      const told = all.flatMap(({ lines }) => lines);
      const left = update.story.slice(told.length).map(({ event }) => event.type);

      assert.deepEqual(told, update.story.slice(0, told.length), story(update).join(" "));
      assert.ok(
        left.every((type) => [...WITHOUT_BEAT, ...ENDING].includes(type)),
        `${left} of ${story(update)}`,
      );
    }
  });

  test(`${name}: after the last beat the table is as the server says`, () => {
    for (const { update, all } of steps) {
      const isOver = story(update).includes("GameEnded"); // cards and money lie open then
      if (isOver || !all.length || WITHOUT_BEAT.includes(story(update).at(-1))) continue;
      assert.deepEqual(FOLLOWED[game](all.at(-1).view), FOLLOWED[game](update.view), story(update).join(" "));
    }
  });

  test(`${name}: no beat shows a card that its viewer knows neither before nor after`, () => {
    const open = (view) => view.players.flatMap(({ store = [] }, seat) => (seat === viewer ? [] : store));
    for (const { before, update, all } of steps) {
      const known = new Set([null, ...open(before.view), ...open(update.view)]);
      assert.deepEqual(
        all.flatMap(({ view }) => open(view)).filter((card) => !known.has(card)),
        [],
        story(update).join(" "),
      );
    }
  });
}
