// A Casino War table with one seat for boardgame.io's server: a bet, and the server deals and settles in the same move.
// Written in its favour: no shoe is kept (cards are drawn by its own `random`), undo is off. Amounts are half-chips.
'use strict';

const { INVALID_MOVE } = require('boardgame.io/core');

const LEAST = 4;
const MOST = 200;
const STEP = 2;
const DECKS = 6;
const CHIPS = 100_000_000; // never runs out, so that nobody needs to buy in

const rank = (card) => card % 13;

/** A card of six decks that is not on the table yet: as likely as from a shoe shuffled for each round. */
function draw(G, random) {
  for (;;) {
    const place = random.Die(52 * DECKS) - 1;
    if (!G.up.includes(place)) {
      G.up.push(place);
      return place % 52;
    }
  }
}

function bet({ G, random }, amount) {
  if (G.phase !== 'betting' || !Number.isInteger(amount) || amount < LEAST || amount > MOST || amount % STEP) {
    return INVALID_MOVE;
  }
  G.chips -= amount;
  G.stake = amount;
  G.up = [];
  G.warCard = G.dealerWarCard = null;
  G.card = draw(G, random);
  G.dealerCard = draw(G, random);
  const [mine, theirs] = [rank(G.card), rank(G.dealerCard)];
  if (mine === theirs) G.phase = 'tie';
  else settle(G, mine > theirs ? 2 * amount : 0);
}

function war({ G, random }) {
  if (G.phase !== 'tie' || G.chips < G.stake) return INVALID_MOVE;
  G.chips -= G.stake;
  G.warCard = draw(G, random);
  G.dealerWarCard = draw(G, random);
  const [mine, theirs] = [rank(G.warCard), rank(G.dealerWarCard)];
  settle(G, mine > theirs ? 3 * G.stake : mine === theirs ? 4 * G.stake : 0);
}

function surrender({ G }) {
  if (G.phase !== 'tie') return INVALID_MOVE;
  settle(G, G.stake - Math.floor(G.stake / 2));
}

/** Pays, and the table waits for the next bet. */
function settle(G, returned) {
  G.returned = returned;
  G.chips += returned;
  G.rounds += 1;
  G.phase = 'betting';
}

// What needs the server's chance is not tried by a client ahead of it.
const game = {
  name: 'casino-war-table',
  minPlayers: 1,
  maxPlayers: 1,
  disableUndo: true,
  setup: () => ({
    phase: 'betting',
    chips: CHIPS,
    rounds: 0,
    stake: 0,
    up: [],
    card: null,
    dealerCard: null,
    warCard: null,
    dealerWarCard: null,
    returned: 0,
  }),
  moves: { bet: { move: bet, client: false }, war: { move: war, client: false }, surrender },
};

module.exports = { game };
