/** What the boards and buttons of our games show: games/winchester and games/dicetown. */
import assert from "node:assert/strict";
import { test } from "node:test";

// The sentences of the catalogue are tested elsewhere: here they are their keys.
globalThis.fetch = async () => ({ ok: true, text: async () => `web-thousands = { $amount } k` });
await (await load("text/words.js")).loadLanguage("en");
const { rumorChoices, rumorResult } = await load("games/winchester/rumor.js");
const { auctionSign } = await load("games/winchester/sign.js");
const { cup, cupSlots } = await load("games/dicetown/cup.js");

/** All values of a template, those of templates and directives in it included. */
function values(one) {
  if (Array.isArray(one)) return one.flatMap(values);
  if (one?.values) return values(one.values);
  return [one];
}
/** Values and fixed parts of a template in a row. */
const text = (one) => {
  if (Array.isArray(one)) return one.map(text).join("");
  if (!one?.strings) return typeof one === "string" || typeof one === "number" ? String(one) : "";
  return one.strings.map((part, at) => part + text(one.values[at])).join("");
};
/** The templates with this text, from the inside. */
const found = (one, part) => {
  const inner = (Array.isArray(one) ? one : (one?.values ?? [])).flatMap((value) => found(value, part));
  return inner.length || !one?.strings?.join("").includes(part) ? inner : [one];
};
/** Why a button is not possible: what `answers` is told second. */
const why = (button) => button.values.find((value) => value?._$litDirective$)?.values[1] ?? "";
const people = (count) => Array.from({ length: count }, (_, seat) => ({ name: `p${seat}`, hat: String(seat + 1) }));

/** What is drawn of a table; sentences are their keys. */
function context(view, options, more = {}) {
  const draft = new Map(Object.entries(more.draft ?? {}));
  return {
    view,
    options,
    facts: [],
    people: people(3),
    me: 0,
    actor: 0,
    isAsked: true,
    moment: "1",
    t: (key) => key,
    say: ({ key }) => key,
    hat: (seat) => String(seat + 1),
    called: (seat) => `p${seat}`,
    fact: () => undefined,
    factOf: () => undefined,
    offers: (type) => options.filter(({ action }) => action.type === type),
    isAdvised: () => false,
    ...more,
    draft,
  };
}

test("a rumor shows a mine as a mine and the ranch as the ranch", () => {
  const options = [3, 17].map((plot) => ({ action: { type: "LookAtCard", plot }, label: { key: "look", args: {} } }));
  const view = { setup: { edition: "2020" }, players: [{}, {}, {}] };
  const shown = text(rumorChoices(context(view, options)));
  const seen = (plot) => text(rumorResult(context(view, []), { card: { type: "LookAtCard", plot }, face: 3 }, false));

  assert.match(shown, /#mine-back[^#]*#ranch-back/u);
  assert.match(seen(3), /#mine-front/u);
  assert.match(seen(17), /#ranch-front/u);
});

test("the sign at the plot can be read on maps of any width, and stays on the map with its hats", () => {
  const view = { phase: { type: "Bidding", plot: 19, standing: 7, in_auction: [1, 0] }, bonuses: [] };
  for (const width of [280, 366, 500, 640, 900, 1200]) {
    for (const at of [
      { x: 0, y: 0 },
      { x: 1200, y: 900 },
    ]) {
      const drawn = auctionSign(context(view, [], { people: people(5) }), at, width);
      const [x, y, scale] = drawn.values;
      const pixels = (scale * width) / 1200;
      const [, price] = text(drawn).match(/sign-price" y=\d+ font-size=(\d+)/u);
      const name = text(drawn).match(/sign-name" y="-24" font-size=(\d+)/u)?.[1];

      assert.ok(price * pixels >= 15.99, `${width}: ${price * pixels}`);
      assert.ok(!name || name * pixels >= 11.99, `${width}: ${name * pixels}`);
      assert.ok(name || width < 600, `${width}`);
      assert.ok(
        x - 100 * scale > 0 && x + 100 * scale < 1200 && y - 80 * scale > 0 && y < 880,
        `${width}: ${[x, y, scale]}`,
      );
      assert.equal(found(drawn, "sign-hat").length, 5);
    }
  }
});

const keep = (type, ...dice) => ({ action: { type, dice }, label: { key: `${type} ${dice}`, args: { cost: 0 } } });
const rolled = (store, bills = 5) => ({
  phase: { type: "Keeping", dice: [["9", "9", "K"], [], []] },
  players: [{ dice: [], bills, store, properties: [], protected: [] }, {}, {}],
});

test("keeping none and the Brute keep their places, and say why they are not possible", () => {
  const poor = context(rolled(["brute"], 0), [keep("Keep", "9")]);
  const rich = context(rolled(["brute"]), [keep("Keep"), keep("Keep", "9"), keep("KeepWithBrute", "9", "9")], {
    draft: { kept: [0, 1] },
  });

  assert.equal(why(cupSlots(poor).d), "dicetown-refusal-dice-price");
  assert.equal(why(cupSlots(poor).c), "dicetown-refusal-brute-few");
  assert.equal(why(cupSlots(rich).d), "");
  assert.equal(why(cupSlots(rich).c), "");
  assert.ok(values(cupSlots(rich).c).includes("KeepWithBrute 9,9"));
});

test("both ways to keep dice stand beside the dice", () => {
  const shown = text(cup(context(rolled([]), [keep("Keep"), keep("Keep", "9")])));

  assert.match(shown, /class="lift".*data-lift.*data-keep=none/su);
});
