/* Casino War in plain C, one seat that goes to war on every tie, six decks shuffled for every round: `rules.md` §1.
 *
 * Burned cards are never seen and the deck is fresh, so they need not come off the top: any others are as likely to follow.
 */
#include "random.h"

#define CARDS 312

static uint8_t deck[CARDS];

static inline int draw(int place)
{
    int other = place + below(CARDS - place);
    uint8_t card = deck[place];
    deck[place] = deck[other];
    deck[other] = card;
    return deck[place];
}

/* A round; what it brings in stakes. A war that is won brings one, a tie in the war two. */
static int play_round(void)
{
    int seat = draw(0), dealer = draw(1);
    if (seat != dealer)
        return seat > dealer ? 1 : -1;
    seat = draw(2);
    dealer = draw(3);
    return seat > dealer ? 1 : seat < dealer ? -2 : 2;
}

/* Plays so many rounds; the sum of what they bring, in stakes. */
int64_t casino_war(int64_t rounds, uint64_t seed)
{
    int64_t net = 0;
    start(seed);
    for (int card = 0; card < CARDS; card++)
        deck[card] = card % 13;
    while (rounds-- > 0)
        net += play_round();
    return net;
}
