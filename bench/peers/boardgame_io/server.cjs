// A boardgame.io server in memory: an open auction for four players, without secrets.
//
// The game is as small as the framework allows, so that its cost is the cost of the framework. Each
// move appends a line to the story, as our updates carry the events of a step.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE, TurnOrder } = require("boardgame.io/core");

const auction = {
  name: "auction",
  setup: ({ ctx }) => ({
    cash: Array(ctx.numPlayers).fill(40),
    owners: Array(20).fill(null),
    plot: 0,
    standing: 0,
    holder: null,
    passes: 0,
  }),
  turn: { order: TurnOrder.DEFAULT, minMoves: 1, maxMoves: 1 },
  moves: {
    bid: ({ G, playerID }, amount) => {
      if (amount <= G.standing) return INVALID_MOVE;
      [G.standing, G.holder, G.passes] = [amount, playerID, 0];
    },
    pass: ({ G, ctx }) => {
      G.passes += 1;
      if (G.passes >= ctx.numPlayers - 1) {
        G.owners[G.plot % G.owners.length] = G.holder;
        [G.plot, G.standing, G.holder, G.passes] = [G.plot + 1, 0, null, 0];
      }
    },
  },
};

const server = Server({ games: [auction], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2] ?? 0), callback: () => {} }).then((running) => {
  console.log(`listening on :${running.appServer.address().port}/`);
});
