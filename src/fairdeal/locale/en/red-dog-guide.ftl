# The guide to Red Dog, chapter by chapter. An empty line parts paragraphs; a line that starts with a hyphen or a number is an item of a list.

red-dog-guide-setup =
    One question, turn after turn: does your hand beat the next card? It does if you hold a card of the same suit that is higher. You bet on it, and the next card of the deck gives the answer at once.

    One ordinary deck of 52 cards is used. Aces are high, and no suit is better than another. There’s no house to play against: everyone plays for the chips in the middle. They are counters, not money, and all bets are in whole chips.

    The game is also called High Card Pool. Casinos give the name Red Dog to another game, in which a third card must fall between two others. That one is not played here.
    .title = The game
red-dog-guide-hand =
    Say you hold 9♠ K♦ 4♥ 4♣ 2♣. Then everything depends on the card that is turned:

    - 4♠: you win with 9♠, a higher spade.
    - A♠: you lose. No card beats an ace.
    - 9♥: you lose. Your only heart is the four.
    - K♠: you lose. Your nine is lower, and K♦ is of another suit.
    - 3♣: you win with 4♣.

    When you win, you show only the card that does it. If you have several, you choose one of them; the lowest says the least about your hand. When you lose, you show the whole hand.
    .title = What wins, what loses
red-dog-guide-play =
    Before each deal everybody puts the same ante into the pot, the dealer too. Everybody gets five cards, or four if there are more than eight players. You see yours, and nobody else does.

    The player on the dealer’s left begins, and the dealer comes last. When it is your turn, you have a choice:

    - Bet: at least the ante, at most all that is in the pot. A bet cannot be changed.
    - Pass: pay a fine as large as the ante, and lay your hand down unseen.

    After a bet the next card is turned up. If you beat it, you get your bet back and as much again from the pot. If you don’t, your bet goes into the pot.

    A win may empty the pot while others have yet to play. Then everybody antes again, the winner too, and play goes on. After the dealer’s turn the deal passes to the left. What is in the pot stays there, and everybody antes for the next round.

    Who deals first? Cards are dealt face up around the table, and the first ace decides.
    .title = Playing for the pot
red-dog-guide-pass =
    A pass is not free. The fine is the ante, exactly as much as the smallest bet can lose. So as long as any card in the deck can lose to your hand, the smallest bet is never worse than a pass, and now and then it wins.

    There is one price for it: if you lose, everybody sees your hand and knows that those cards will not be turned.

    And a large bet? It pays when you win more often than you lose. Count the cards that are still unseen: how many of them can you beat? More than half: bet high. Fewer: bet the least. If the table allows it, the buttons show what each choice is worth on average.
    .title = What a pass costs
red-dog-guide-variants =
    A table plays the game in one of five ways. Its options are shown before you sit down.

    - Pot: as described so far, for 2 to 10 players.
    - Burnt card: once a bet is made, one more card is shown to everybody and put aside; the card after it decides. For 2 to 8 players, or up to 10 with three cards each where the table allows it.
    - Bank: the dealer puts up a bank, and the others bet against it. For 2 to 10 players.
    - Six-spot, banker: bets against a bank, made blind, with one card to beat for all. For 2 to 10 players.
    - Six-spot, pool: three cards each, sealed bets, one card to beat for all. For 2 to 15 players.

    A table may set a limit for the pot. If the pot is above it when a round ends, it is shared equally among the players of that round.
    .title = Five ways to play
red-dog-guide-bank =
    The dealer is the banker, gets no cards and puts up a bank: as many chips as they like. They may also decline, and then the next player is asked. Nobody pays an ante.

    The others look at their hands and play in turn. A bet can be as large as the bank is at that moment: wins are paid from it, lost bets go into it. A pass is free, unless the table asks a fee for it.

    When the bank has been won, the deal ends at once, even if somebody has not played yet. Otherwise the banker takes back what is left. Bank and deal then pass to the left.
    .title = Against a bank
red-dog-guide-six-spot =
    The banker puts up a bank, and everybody else gets a hand. But nobody may look: the hands are sealed, even to those who hold them. Now cards are turned up until there is a six or lower. That is the card to beat, and it counts for all.

    In turn, from the banker’s left, each player may cover some of the bank, but only what nobody has covered before. When all of it is covered, nobody else can bet. The uncovered part is at no risk.

    Then every bet is settled against the one card, and the banker takes back what is left.
    .title = Six-spot with a banker
red-dog-guide-pool =
    There’s no banker. Everyone antes into the pool and gets three cards, sealed until the end. Cards are turned up until there is a six or lower: the card to beat.

    Everybody bets at the same time, from one chip up to the whole pool. You see neither your hand nor the bets of the others, and you cannot pass. When all bets are in, bets and hands are opened.

    1. Lost bets go into the pool.
    2. The pool pays the winners, from the dealer’s left and the dealer last: the bet back, and as much again.
    3. The first winner whom the pool can’t pay in full gets what is left, and those who come after get only their bets back.

    What is left stays in the pool for the next round.

    It can happen that no six or lower is left in the deck. Then all cards are gathered, sealed and shuffled once more, and dealt again by the same dealer; nobody antes twice. With fifteen players that is about one deal in forty.
    .title = Six-spot for a pool
red-dog-guide-wrong =
    The room makes no mistakes in dealing. In a game that was played with real cards and written down, these are the rules:

    - No hand, or too many cards: you sit the round out.
    - Too few cards: you may bet, or lay them down with no fine.
    - The top card was seen by accident: it is put aside.
    - Chips that were put in by mistake stay in.
    - Too much was paid: it can be given back until the next card is turned.

    The dealer is never fined. If you run out of time, you pass, against a banker you do not bet, and in the pool you bet the least. If you have too few chips for the ante and one bet, you sit out until you bring more.
    .title = When something goes wrong
red-dog-guide-seal =
    The order of the cards is sealed before the deal, everybody cuts, and after the round the seal is opened. Then you can check that nobody chose the cards.

    Know what follows from that: once the seal is open, anybody can work out every card of that round, the hands that were laid down unseen among them. While the round is played, they are hidden from everyone.
    .title = What stays hidden, and how long
red-dog-guide-example =
    1. Three players, and an ante of 2. The draw for the deal begins with you, and the first ace goes to the third player. The pot is 6.
    2. You hold 9♠ K♦ 4♥ 4♣ 2♣ and bet 6, the whole pot. 4♠ is turned. You show 9♠ and win: the pot is empty.
    3. Two players have yet to play, so everybody antes again: 6.
    4. The second player passes and pays a fine of 2: 8.
    5. The dealer bets 8. 9♦ is turned, the dealer shows the hand and loses: 16.

    You won 6 and paid two antes of 2: net +2. With the next antes the pot is 22.
    .title = One round, step by step
red-dog-guide-questions =
    Does an ace always win?
    No. It beats every other card of its suit, and none of another.

    Does an ace count as a six or lower?
    No. Aces are high. Only 6, 5, 4, 3 and 2 will do.

    May I bet on a hand that can’t win?
    Yes, but the bet would be lost for certain, and your hand seen. A pass costs no more than the smallest bet.

    Why did I have to ante twice in one round?
    Somebody won the whole pot, and others had yet to play. Everybody antes again so that they can.

    Can I bet more than is in the pot?
    No, because the pot could not pay you.

    Why can’t I see my own cards?
    In six-spot the card to beat is already face up. If you saw your hand, there would be nothing to bet on.

    What becomes of the pot when somebody leaves?
    It stays. If the table breaks up, those who are left share it.
    .title = Questions
