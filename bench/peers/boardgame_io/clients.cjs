// Scripted clients of a boardgame.io server: all seats of each match are connected, and one action
// at a time is on its way in each match.
//
//   node clients.cjs PORT MATCHES PLAYERS SECONDS
//
// Prints a line "counting" when the measurement begins, and one line of JSON at its end. The clients
// speak socket.io directly: the game logic of boardgame.io's own client would cost more than the
// server does. A match is created by the first `sync`, without the lobby and without credentials.
const { io } = require("socket.io-client");

const [port, matches, players, seconds] = process.argv.slice(2).map(Number);
const url = `http://127.0.0.1:${port}`;
const ANSWERS_PER_MATCH = 93; // as many as a game of Winchester has on average
let isCounting = false;
const latencies = [];

let opened = 0;

const connect = () =>
  io(`${url}/auction`, { transports: ["websocket"], forceNew: true, reconnection: false });

/** Plays one match to its last answer. */
async function playMatch() {
  opened += 1;
  const matchID = `match-${opened}`;
  const sockets = Array.from({ length: players }, connect);
  let [synced, received, sent, answers] = [0, 0, 0, 0];
  await new Promise((over) => {
    const answer = (state) => {
      const seat = Number(state.ctx.currentPlayer);
      const bids = state.G.standing < 1 + Math.random() * 6;
      const [type, args] = bids ? ["bid", [state.G.standing + 1]] : ["pass", []];
      const payload = { type, args, playerID: `${seat}` };
      const action = { type: "MAKE_MOVE", payload };
      received = 0;
      sent = performance.now();
      sockets[seat].emit("update", action, state._stateID, matchID, `${seat}`);
    };
    sockets.forEach((socket, seat) => {
      socket.on("connect", () => socket.emit("sync", matchID, `${seat}`, undefined, players));
      socket.on("sync", (_, { state }) => {
        synced += 1;
        if (synced === players) answer(state);
      });
      socket.on("update", (_, state) => {
        received += 1;
        if (received < players) return;
        if (isCounting) latencies.push(performance.now() - sent);
        answers += 1;
        if (answers === ANSWERS_PER_MATCH) over();
        else answer(state);
      });
    });
  });
  for (const socket of sockets) socket.disconnect();
}

async function playOn() {
  for (;;) await playMatch();
}

const failed = (error) => {
  console.error(error);
  process.exit(1);
};
for (let match = 0; match < matches; match += 1) playOn().catch(failed);
setTimeout(() => {
  isCounting = true;
  console.log("counting");
}, 3000);
setTimeout(
  () => {
    process.stdout.write(`${JSON.stringify({ latencies })}\n`, () => process.exit(0));
  },
  3000 + 1000 * seconds,
);
