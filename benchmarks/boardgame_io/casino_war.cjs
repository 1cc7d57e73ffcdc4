// Casino War with one seat for boardgame.io: the moves, their checks, and a listing of what is legal.
// Chance is a move, as in Fairdeal: cards are prepared outside and dealt by `deal`. Amounts are half-chips.
'use strict';

const { INVALID_MOVE } = require('boardgame.io/core');

const LEAST = 4;
const MOST = 200;
const STEP = 2;
const DECKS = 6;
const BURNS = { burn: 1, warBurn: 3 };

const rank = (card) => card % 13;

function bet({ G }, amount) {
  if (G.phase !== 'betting' || amount < LEAST || amount > mostBet(G) || amount % STEP) return INVALID_MOVE;
  G.chips -= amount;
  G.stake = amount;
  G.phase = 'burn';
}

function burn({ G }, count) {
  if (BURNS[G.phase] !== count) return INVALID_MOVE;
  G.burned += count;
  G.phase = G.phase === 'burn' ? 'deal' : 'warDeal';
}

function deal({ G }, card) {
  if (G.phase !== 'deal' && G.phase !== 'warDeal') return INVALID_MOVE;
  if (G.up.filter((other) => other === card).length >= DECKS) return INVALID_MOVE;
  G.up.push(card);
  if (G.phase === 'deal') dealFirst(G, card);
  else dealWar(G, card);
}

function dealFirst(G, card) {
  if (G.card === null) {
    G.card = card;
    return;
  }
  G.dealerCard = card;
  if (rank(G.card) === rank(card)) G.phase = 'tie';
  else settle(G, rank(G.card) > rank(card) ? 2 * G.stake : 0);
}

function dealWar(G, card) {
  if (G.warCard === null) {
    G.warCard = card;
    return;
  }
  G.dealerWarCard = card;
  const [mine, theirs] = [rank(G.warCard), rank(card)];
  settle(G, mine > theirs ? 3 * G.stake : mine === theirs ? 4 * G.stake : 0);
}

function goToWar({ G }) {
  if (G.phase !== 'tie' || G.chips < G.stake) return INVALID_MOVE;
  G.chips -= G.stake;
  G.phase = 'warBurn';
}

function surrender({ G }) {
  if (G.phase !== 'tie') return INVALID_MOVE;
  settle(G, G.stake - Math.floor(G.stake / 2));
}

function settle(G, returned) {
  G.returned = returned;
  G.chips += returned;
  G.phase = 'over';
}

const mostBet = (G) => Math.min(MOST, G.chips - (G.chips % STEP));

/** The seat's legal moves, or the dealer's next one: [name, argument]. A bet is a range: [name, least, most, step]. */
function legal(G, nextCard) {
  switch (G.phase) {
    case 'betting':
      return [['bet', LEAST, mostBet(G), STEP]];
    case 'tie':
      return G.chips >= G.stake ? [['goToWar'], ['surrender']] : [['surrender']];
    case 'burn':
    case 'warBurn':
      return [['burn', BURNS[G.phase]]];
    default:
      return [['deal', nextCard]];
  }
}

const game = {
  name: 'casino-war',
  disableUndo: true,
  setup: () => ({
    phase: 'betting',
    chips: 2000,
    stake: 0,
    burned: 0,
    up: [],
    card: null,
    dealerCard: null,
    warCard: null,
    dealerWarCard: null,
    returned: 0,
  }),
  moves: { bet, burn, deal, goToWar, surrender },
  endIf: ({ G }) => (G.phase === 'over' ? { returned: G.returned } : undefined),
};

module.exports = { game, legal, DECKS };
