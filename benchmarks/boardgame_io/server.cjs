// boardgame.io's server as its documentation starts it: socket.io, and storage in memory. Prints where it listens.
'use strict';

const { Server } = require('boardgame.io/server');
const { game } = require('./table.cjs');

const anyPort = { port: 0, host: '127.0.0.1' };
// The lobby gets a port of its own: on the game's port it answers 404 with the koa-compose that the lock has.
const lobbyConfig = { apiPort: anyPort };

const server = Server({ games: [game], origins: [] });
server.run({ port: anyPort, lobbyConfig }).then(({ appServer, apiServer }) => {
  const [url, lobby] = [appServer, apiServer].map((each) => `http://127.0.0.1:${each.address().port}`);
  console.log(JSON.stringify({ url, lobby }));
});
process.stdin.on('end', () => process.exit()).resume();
