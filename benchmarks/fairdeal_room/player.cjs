// A scripted player in a Fairdeal room, by docs/protocol.md: a guest with a table of its own.
'use strict';

const { createHash, randomBytes } = require('node:crypto');
const WebSocket = require('ws');

const GAME = 'casino-war';
const CHIPS = 2_000_000; // half-chips: all that a guest of this room has
const CUT_SIZE = 16;
const TABLE = {
  game: GAME,
  preset: 'table',
  options: { seats: 1 },
  policy: { decision: null, pause: 0, rest: 0 },
};

async function post(url, body, cookie = '') {
  const headers = { 'Content-Type': 'application/json', Cookie: cookie };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return { body: await answer.json(), cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] };
}

const commitment = (cut) => createHash('sha256').update('fairdeal/2/cut').update(cut).digest('hex');

/** Makes a table, sits down at it, and connects. `seen` is called once for each command, when it is acknowledged. */
async function sit({ url }, number, choose, seen) {
  const { cookie } = await post(`${url}/api/guest`, { name: `Player ${number}` });
  const { id: table } = (await post(`${url}/api/tables`, TABLE, cookie)).body;
  const player = new Player(table, choose);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
    headers: { Cookie: cookie },
    perMessageDeflate: false,
  });
  await new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`a player lost the connection: ${code}`)));
    socket.on('message', (data) => {
      if (player.read(JSON.parse(data))) (player.isReady ? seen : resolve)();
    });
    player.socket = socket;
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'watch', table }));
      player.command({ type: 'sit', chips: CHIPS });
    });
  });
  player.isReady = true;
  return player;
}

class Player {
  rounds = 0;
  isReady = false;
  #ids = 0;
  #next = 1; // the number of the next event
  #cut = null;
  #offer = null;

  constructor(table, choose) {
    this.table = table;
    this.choose = choose;
  }

  command(fields) {
    this.socket.send(JSON.stringify({ id: String(++this.#ids), table: this.table, ...fields }));
  }

  /** The next command, for the offer that there is. */
  send() {
    const { asks, version, amounts } = this.#offer;
    if (asks === 'cuts') {
      this.#cut = randomBytes(CUT_SIZE);
      this.command({ type: 'show-cut', commitment: commitment(this.#cut) });
    } else if (asks === 'openings') {
      this.command({ type: 'open-cut', cut: this.#cut.toString('hex') });
    } else {
      this.command({ type: 'act', version, action: amounts ? this.#bet() : this.#atTie() });
    }
  }

  #bet() {
    return { kind: 'bet', amount: this.choose.stake() };
  }

  #atTie() {
    return { kind: this.choose.atTie() === 'war' ? 'go-to-war' : 'surrender' };
  }

  /** Whether the message acknowledges a command: all that it did has been read by then. */
  read(message) {
    if (message.error) throw new Error(`a command was refused: ${message.error.sentence}`);
    if (message.type === 'table') this.#next = message.number + 1;
    if (message.type === 'events') this.#follow(message);
    return message.type === 'answer';
  }

  #follow({ first, events, now }) {
    if (first !== this.#next) throw new Error(`an event is missing: ${first} came in place of ${this.#next}`);
    this.#next += events.length;
    this.#offer = now.offer;
    for (const { kind } of events) this.rounds += kind === 'round-settled';
  }
}

module.exports = { sit };
