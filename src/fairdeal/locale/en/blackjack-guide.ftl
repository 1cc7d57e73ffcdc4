# The guide to Blackjack, chapter by chapter. An empty line parts paragraphs; a line that starts with a hyphen or a number is an item of a list.

blackjack-guide-setup =
    You play only against the dealer, however many people sit at the table. If your hand comes closer to 21 than the dealer’s, you win; if it goes over 21, you lose.

    Six ordinary decks are shuffled together, 312 cards without jokers. Kings, queens, jacks and tens count 10 each, so all four are called tens here. An ace counts 11 or 1, whichever is better for the hand. Every other card counts what it shows, and suits do not count.

    You bet with chips, which are counters, not money: whole chips, from 2 to 100 a round.
    .title = Cards and chips
blackjack-guide-totals =
    A hand with an ace may have two totals, and never more than two. Such a hand is called soft; a hand with one total is hard.

    1. You hold 3♣ and A♦: that is 14 or 4.
    2. You take a card, and it is A♥: 15 or 5. It is not 25, because only one ace can count 11. You can safely take another card: nothing can bust you now.
    3. In another round you hold A♣ and A♦: 12 or 2.
    4. You take 4♥: 16 or 6.
    5. You take 6♠: exactly 12. The other total would be 22, so the hand is hard, aces or not.

    A hand that makes 21, soft or hard, is complete and gets no more cards. More than 21 is a bust, and the bet is lost at once, whatever the dealer gets later.

    An ace and a ten as your first two cards are a blackjack. It beats every other 21.
    .title = The two faces of the ace
blackjack-guide-deal =
    All players bet at the same time. Then everyone gets a card face up, the dealer gets one face up, and everyone gets a second. So you decide with two cards of your own and one of the dealer’s in view. The dealer has no hidden card at a standard table: the second one is drawn when all players are done.

    You can sit down before any deal, and take your bet back until the first card.
    .title = The deal
blackjack-guide-play =
    Players decide in turn, from the dealer’s left, one hand after the other.

    - Hit: you take another card, as often as you like while you have less than 21.
    - Stand: you take no more cards.
    - Double: with 10 or 11, you double your bet and take exactly one card.
    - Split: you make two hands of a pair and put an equal bet on the second.

    If you don’t answer in time, you stand. With a blackjack there is nothing to decide.
    .title = Your turn
blackjack-guide-double =
    When your first two cards make 10 or 11, you may double: your bet is doubled, you get exactly one more card, and the hand is done. From 10 or 11 one card can never bust.

    An ace and a nine make 20, so they can’t be doubled here. You need chips for the whole second bet: you can’t double for less. Some tables allow more; look at the table’s options.
    .title = Doubling
blackjack-guide-split =
    Two cards of the same value can be split into two hands: two threes, two tens, or a king and a queen. The new hand gets a bet as large as the first.

    The first hand gets its second card and is played to its end; then the second hand does the same. An ace and a ten after a split are an ordinary 21, not a blackjack. A split ace gets one card and no more.

    At a standard table you split once, and can’t double the new hands. Other tables allow up to four hands, and doubling after a split.
    .title = Splitting
blackjack-guide-insurance =
    When the dealer shows an ace, everyone without a blackjack chooses at the same time, before anyone plays: insure or decline.

    Insurance is a separate bet, half as large as the first, that the dealer has a blackjack. If so, it wins 2:1; if not, it is lost. The dealer’s second card decides, even if your hand has bust by then.

    You can’t insure your own blackjack. If you don’t answer in time, you decline.
    .title = Insurance
blackjack-guide-dealer =
    The dealer has no choices. Below 17 the dealer draws; from 17 on the dealer stops, soft totals included.

    - A♣ 6♦ is 17: the dealer stops.
    - A♣ 5♦ 3♥ is 19: the dealer stops.
    - A♣ 4♦ 7♥ is 12: the dealer draws again.

    When every hand has bust and nobody is insured, the dealer draws nothing. When only blackjacks are left, or only insurance, the dealer draws exactly one card to an ace or a ten, to see whether it is a blackjack, and none to any other card.
    .title = How the dealer draws
blackjack-guide-settlement =
    This is how a bet of 10 ends:

    - Blackjack: 10 staked, 25 back, net +15.
    - More than the dealer, or the dealer busts: 10 staked, 20 back, net +10.
    - As much as the dealer, a push: 10 staked, 10 back, net 0.
    - Less than the dealer, or a bust: 10 staked, 0 back, net −10.
    - Doubled, and won: 20 staked, 40 back, net +20.
    - Insured with 5, lost to a blackjack: 15 staked, 15 back, net 0.

    A blackjack wins 3:2, even against the dealer’s 21 of three cards or more; two blackjacks push. The dealer’s blackjack beats everything else, and takes doubles and splits with it. At a table where it takes the first bet only, doubles and splits come back to you, but not the bets of hands that have bust: a bust is final. Half of an odd bet is exact, down to half a chip.
    .title = What is paid
blackjack-guide-shoe =
    Used cards are put aside, and the next round is dealt from the same shoe. You may remember what has gone, and the table shows how many cards are left.

    A cut card is placed behind 200 to 220 cards, and nobody knows exactly where. The round in which it comes out is played to its end; then all cards are shuffled again, and the cut card gets a new place.

    If ever the shoe runs out in the middle of a round, the cards of earlier rounds are shuffled again, with a new seal. Those on the table stay where they are.
    .title = The shoe
blackjack-guide-houses =
    This guide describes a standard table. Other tables follow houses that you may know from elsewhere; their options show what they change before you sit down.

    - Decks: one, two, four or eight in place of six. The cut card is placed in proportion.
    - Soft 17: the dealer may have to draw to it.
    - Doubling: on 9 too, or on any two cards.
    - Aces: split again, up to the most hands. Each still gets only one card.
    - Blackjack: wins 6:5 or 1:1 in place of 3:2. At 6:5 bets are multiples of five chips.
    - A hole card: the dealer’s first card is dealt face down, and the open one last, after everyone’s second. Nobody sees the hole card; the dealer looks at it only under an ace or a ten, after insurance. A blackjack is turned up at once and ends the round, so that doubles and splits are never lost to it. Otherwise insurance is lost, and the card is turned when all players are done.
    - Surrender: you give up your first two cards, and half of the bet comes back. A dealer’s blackjack that nobody could see beforehand takes the whole bet.
    .title = Other houses
blackjack-guide-example =
    1. You bet 10 and get 8♣ and 8♦: 16. The dealer shows 9♥.
    2. You split and add 10. Now there are two hands, each with an eight.
    3. The first hand gets 7♠: 15. You hit, and K♣ makes it 25: a bust, and 10 are lost.
    4. The second hand gets A♥: 19 or 9. You stand.
    5. The dealer draws Q♦: 19, and stops.
    6. Your 19 and the dealer’s are equal: a push, and 10 come back.

    You staked 20 and 10 come back: net −10.
    .title = One round, step by step
blackjack-guide-questions =
    Do I choose what my ace counts?
    No. The better total counts by itself, and you see both while there are two.

    Is an ace with a ten after a split a blackjack?
    No. It is an ordinary 21: it pushes against the dealer’s 21, and loses to a blackjack.

    Does my 21 beat the dealer’s 21 of many cards?
    No. They are worth the same and push. Only a blackjack is more than 21.

    Can I insure my blackjack?
    No. It wins 3:2, unless the dealer has one too; then your bet comes back.

    Can I give up a hand for half of the bet?
    Not at a standard table. Some tables offer surrender: see “Other houses”.

    Why did the same card come twice?
    Six decks are in play, so each card is there six times.

    Is the dealer’s card kept for the next round when all bust?
    No. It goes aside with the others.

    May I count cards?
    Yes. The table even shows what has been seen, as if you had written it down.
    .title = Questions
