// boardgame.io's server as its documentation starts it: socket.io, storage in memory. Prints where it listens.
'use strict';

const { Server } = require('boardgame.io/server');
const { game } = require('./table.cjs');

const anyPort = { port: 0, host: '127.0.0.1' };
// The lobby gets a port of its own: on the game's port it answers 404 with the koa-compose that the lock has.
const lobbyConfig = { apiPort: anyPort };

const server = Server({ games: [game], origins: [] });

// In its favour, the log of a match is not kept: its memory storage copies the whole log at each move, which nobody
// notices in a short match, and which halves the speed of a table that has been going for some thousand moves.
const setState = server.db.setState.bind(server.db);
server.db.setState = (matchID, state) => setState(matchID, state);

server.run({ port: anyPort, lobbyConfig }).then(({ appServer, apiServer }) => {
  const [url, lobby] = [appServer, apiServer].map((each) => `http://127.0.0.1:${each.address().port}`);
  console.log(JSON.stringify({ url, lobby }));
});
process.stdin.on('end', () => process.exit()).resume();
