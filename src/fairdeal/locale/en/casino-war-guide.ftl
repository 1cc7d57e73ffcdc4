# The guide to Casino War, chapter by chapter. An empty line parts paragraphs; a line that starts with a hyphen or a number is an item of a list.

casino-war-guide-setup =
    One card against one card, yours against the dealer’s: the higher one wins. That is all you need to know before your first bet.

    Six ordinary decks are shuffled together, 312 cards without jokers. From high to low the ranks are A K Q J 10 9 8 7 6 5 4 3 2. Suits do not count.

    You bet with chips, which are counters, not money. A marker shows where the cards are cut; it is not a playing card and is never compared with one.
    .title = Cards and chips
casino-war-guide-deal =
    A session has 20 rounds. Before each one all 312 cards are shuffled and cut again, and you bet 2 chips.

    The first card is burned: it is put aside face down, and nobody looks at it. Then you get one card face up, and the dealer gets one.

    - Yours is higher: you win as much as you bet.
    - Yours is lower: you lose the bet.
    - Both have the same rank: it is a tie, and the decision is yours.
    .title = The deal
casino-war-guide-play =
    On a tie you have two choices.

    - Surrender: you take back half of the bet, give up the other half, and the round is over for you.
    - War: you add exactly as much as you bet before.

    In a war the first two cards stay where they are. The dealer burns the next three cards together, face down, then gives one card face up to you and one to the dealer, and burns nothing between those two. Only the new cards are compared.

    If you have too few chips left for the war bet, you can only surrender, and running out of time is surrender too. With several players at the table, each player who ties decides in turn; three cards are burned once for everyone, and the dealer’s one new card answers every war.
    .title = When the cards tie
casino-war-guide-settlement =
    This is how a bet of 2 ends:

    - Higher card: 2 staked, 4 back, net +2.
    - Lower card: 2 staked, 0 back, net −2.
    - Tie and surrender: 2 staked, 1 back, net −1.
    - War, lower card: 4 staked, 0 back, net −4.
    - War, higher card: 4 staked, 6 back, net +2. The first bet comes back, and the war bet wins 1:1.
    - War, second tie: 4 staked, 8 back, net +4. The first bet comes back, and the war bet wins 2:1.

    A ratio like 2:1 is what you win; the winning bet is returned on top of it. Half of an odd bet is exact, down to half a chip. You can’t bet on the tie itself.
    .title = What is paid
casino-war-guide-end =
    After the settlement your net is written down and every card goes back into the set. Nobody collects cards here.

    After the last round the sum of your nets decides. Above zero you have won the session, below zero the bank has, and zero is a draw. If you run short of chips earlier, the sum so far decides. A session that you leave has no winner.

    If the set turns out to be incomplete, or a card is missing so that the deal cannot be finished, the round is void. All bets go back, the war bet too. The set is put right and the round is dealt again from a new shuffle; the void one does not count. Nothing is ever compared with a card that is not there. That is for real cards: a shuffle that is sealed here is always complete.
    .title = The end of a round and of a session
casino-war-guide-history =
    Children know the comparison from War: each turns up a card, and the higher takes both. The casino kept the comparison and dropped the collecting, so that every round is a bet against the bank.

    We follow the regulation of the Massachusetts Gaming Commission, which doesn’t say who invented the game or when. It allows several sizes of the set, and other houses pay a second tie in other ways. We play one variant and mix in no other: six decks, the basic payments, 2:1 on a second tie, no bet on ties and no progressive bonus.

    The 20 rounds, the fresh shuffle before each, and the void round when a card is missing are our customs for playing at home. No casino asks for them.
    .title = Where it comes from
casino-war-guide-example =
    1. You bet 2, and one card is burned.
    2. You get 9♣ and the dealer gets 9♥. The ranks are the same: a tie.
    3. You choose war and add 2. Now 4 chips are at stake.
    4. The dealer burns three cards.
    5. You get K♦ and the dealer gets K♥: a tie again, and it is settled at once.
    6. The first bet of 2 comes back. The war bet of 2 comes back too, and wins 4.

    You staked 4 and 8 come back: net +4. No more cards are dealt.
    .title = One round, step by step
casino-war-guide-questions =
    Does an ace beat a king?
    Yes. The ace is the highest card, and no low card is an exception.

    Do suits matter?
    No. 9♣ and 9♥ tie, and so do two cards that are the same, since six decks are in play.

    Does a second tie start another war?
    No. It is settled at once: the war bet wins 2:1, and the first bet comes back.

    Are cards burned before each new card of a war?
    No. Three are burned once, in one packet, before your new card. The dealer’s new card follows yours directly.

    Is 2:1 a jackpot?
    No. It is the ordinary payment for a second tie, and it comes from nobody’s pool.

    Can I see the burned cards?
    Not during the round: nobody has seen them. Once the shuffle is used up, the house opens its seal, and anyone can work out every card, the burned ones too.

    What if a card is missing?
    The round is void and all bets go back. It is dealt again from a new shuffle, and the void round does not count.

    What decides the session?
    The sum of your nets over all rounds. One chip above zero is a win.

    War or surrender: which costs less?
    War. To surrender a bet of 2 costs exactly 1 chip. To go to war costs about 0.63 chips on average, with more to win and more to lose. Over a whole round, always going to war costs about 2.33 % of the bet, and always surrendering about 3.70 %.
    .title = Questions
