/* Blackjack by a chart, one seat, in plain C: the same rules as `rules.md` §3 by default, and the same generator.
 *
 * Written as one would write it by hand, for the benchmark: a shoe that is shuffled only as far as it is dealt, hands as
 * totals, the chart as a table. No splitting again and no doubling after a split, as the house has it by default.
 */
#include "random.h"

#define CARDS 312
enum { STAND, HIT, DOUBLE };

typedef struct { int low, aces, cards; } Hand;
typedef struct { const uint8_t (*hard)[11], (*soft)[11], (*splits)[11]; } Chart;

static uint8_t shoe[CARDS];
static int place, ready;

static inline int draw(void)
{
    if (place == ready) {
        int other = place + below(CARDS - place);
        uint8_t card = shoe[place];
        shoe[place] = shoe[other];
        shoe[other] = card;
        ready++;
    }
    return shoe[place++];
}

static inline int total(const Hand *hand)
{
    return hand->aces && hand->low + 10 <= 21 ? hand->low + 10 : hand->low;
}

static inline void hit(Hand *hand)
{
    int card = draw();
    hand->low += card;
    hand->aces += card == 1;
    hand->cards++;
}

/* Plays a hand to its end; its total, and how many stakes are on it. */
static int play(Hand hand, int up, int split, const Chart *chart, int *stakes)
{
    *stakes = 1;
    for (;;) {
        int made = total(&hand);
        if (made >= 21)
            return made;
        int move = (made != hand.low ? chart->soft : chart->hard)[made][up];
        if (move == STAND)
            return made;
        hit(&hand);
        if (move == DOUBLE && hand.cards == 3 && !split) {
            *stakes = 2;
            return total(&hand);
        }
    }
}

/* A round; what it brings in half-stakes. */
static int play_round(const Chart *chart)
{
    int first = draw(), up = draw(), second = draw();
    int made[2], stakes[2], hands = 1, live = 0, net = 0;
    int blackjack = first + second == 11 && (first == 1 || second == 1);
    if (!blackjack && first == second && chart->splits[first][up]) {
        for (hands = 0; hands < 2; hands++) {
            Hand hand = { first, first == 1, 1 };
            hit(&hand);
            stakes[hands] = 1;
            made[hands] = first == 1 ? total(&hand) : play(hand, up, 1, chart, &stakes[hands]);
        }
    } else if (!blackjack) {
        Hand hand = { first + second, (first == 1) + (second == 1), 2 };
        made[0] = play(hand, up, 0, chart, &stakes[0]);
    }
    for (int each = 0; !blackjack && each < hands; each++) {
        if (made[each] > 21)
            net -= 2 * stakes[each];
        else
            live++;
    }
    Hand dealer = { up, up == 1, 1 };
    if (live)
        do
            hit(&dealer);
        while (total(&dealer) < 17);
    else if (blackjack && (up == 1 || up == 10))
        hit(&dealer);
    int theirs = total(&dealer), lost = dealer.cards == 2 && theirs == 21;
    if (blackjack)
        return lost ? 0 : 3;
    for (int each = 0; each < hands; each++) {
        if (made[each] > 21)
            continue;
        if (lost || (theirs <= 21 && made[each] < theirs))
            net -= 2 * stakes[each];
        else if (theirs > 21 || made[each] > theirs)
            net += 2 * stakes[each];
    }
    return net;
}

/* Plays so many rounds; the sum of what they bring, in half-stakes. The chart's tables are by total and upcard. */
int64_t blackjack(int64_t rounds, uint64_t seed, const uint8_t *hard, const uint8_t *soft, const uint8_t *splits)
{
    Chart chart = { (const uint8_t (*)[11])hard, (const uint8_t (*)[11])soft, (const uint8_t (*)[11])splits };
    int64_t net = 0;
    int cut = 0;
    start(seed);
    for (int card = 0; card < CARDS; card++) {
        int worth = card % 13 + 1;
        shoe[card] = worth > 10 ? 10 : worth;
    }
    place = ready = 0;
    while (rounds-- > 0) {
        if (place >= cut) {
            place = ready = 0;
            cut = 200 + below(21);
        }
        net += play_round(&chart);
    }
    return net;
}
