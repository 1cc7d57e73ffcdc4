// A scripted player at boardgame.io's server, through its lobby and its socket.io protocol, as its own client speaks it.
'use strict';

const { io } = require('socket.io-client');

const GAME = 'casino-war-table';
const SEAT = '0';

async function post(url, body) {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Makes a match, joins it, and connects. `seen` is called once for each move, when the state after it has arrived. */
async function sit({ url, lobby }, number, choose, seen) {
  const { matchID } = await post(`${lobby}/games/${GAME}/create`, { numPlayers: 1 });
  const player = { playerID: SEAT, playerName: `Player ${number}` };
  const { playerCredentials: credentials } = await post(`${lobby}/games/${GAME}/${matchID}/join`, player);
  const socket = io(`${url}/${GAME}`, { transports: ['websocket'], forceNew: true, reconnection: false });
  let state = await synced(socket, matchID, credentials);

  socket.on('update', (_, next) => {
    if (next._stateID !== state._stateID + 1) throw new Error(`a move was refused at ${JSON.stringify(state.G)}`);
    state = next;
    seen();
  });
  socket.on('disconnect', (reason) => {
    throw new Error(`a player lost the connection: ${reason}`);
  });

  return {
    get rounds() {
      return state.G.rounds;
    },
    send() {
      const [type, ...args] = state.G.phase === 'tie' ? [choose.atTie()] : ['bet', choose.stake()];
      const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: SEAT, credentials } };
      socket.emit('update', action, state._stateID, matchID, SEAT);
    },
  };
}

function synced(socket, matchID, credentials) {
  return new Promise((resolve, reject) => {
    socket.on('connect', () => socket.emit('sync', matchID, SEAT, credentials, 1));
    socket.on('connect_error', reject);
    socket.on('sync', (_, { state }) => resolve(state));
  });
}

module.exports = { sit };
