// Random legal rounds through boardgame.io's local client: a line with seconds in, a line with a sample out.
'use strict';

const { createInterface } = require('node:readline');
const { Client } = require('boardgame.io/client');
const { game, legal, DECKS } = require('./casino_war.cjs');

const SHUFFLES = 1000;
const MOST_CARDS = 4;

const below = (n) => Math.floor(Math.random() * n);

/** The first cards of a shuffle of the whole set. */
function firstCards() {
  const cards = Array.from({ length: 52 * DECKS }, (_, place) => place % 52);
  for (let i = 0; i < MOST_CARDS; i++) {
    const j = i + below(cards.length - i);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards.slice(0, MOST_CARDS);
}

const shuffles = Array.from({ length: SHUFFLES }, firstCards);
const client = Client({ game, numPlayers: 1, debug: false });
client.start();

function choose(moves) {
  const [name, ...args] = moves[below(moves.length)];
  if (name !== 'bet') return [name, ...args];
  const [least, most, step] = args;
  return [name, least + step * below((most - least) / step + 1)];
}

/** Plays one round and returns how many moves it took. The engine numbers accepted moves: so none was refused. */
function playRound(cards) {
  client.reset();
  let moves = 0;
  let state = client.getState();
  while (state.ctx.gameover === undefined) {
    const [name, ...args] = choose(legal(state.G, cards[state.G.up.length]));
    client.moves[name](...args);
    moves += 1;
    state = client.getState();
  }
  if (state._stateID !== moves) throw new Error(`${moves} moves were made and ${state._stateID} accepted`);
  return moves;
}

function measure(seconds) {
  let actions = 0;
  let round = 0;
  const began = performance.now();
  let now = began;
  while (now - began < 1000 * seconds) {
    actions += playRound(shuffles[round++ % SHUFFLES]);
    now = performance.now();
  }
  return { actions, seconds: (now - began) / 1000 };
}

createInterface({ input: process.stdin }).on('line', (line) => console.log(JSON.stringify(measure(Number(line)))));
