# The guide to Cassino, chapter by chapter. An empty line parts paragraphs; a line that starts with a hyphen or a number is an item of a list.

cassino-guide-setup =
    Cassino is a hunt for cards. On your turn you play one card from your hand: it takes cards from the table, prepares a catch for later, or stays there. The player who takes the most cards, and the right ones, scores.

    Two people play with an ordinary pack of 52. An ace counts 1, and the cards from 2 to 10 count what they show. Jacks, queens and kings have no number: each only goes with its own kind. Suits matter only for the score.

    For the first deal both players draw a card, and the higher one deals; the ace is the lowest. Each player gets four cards, and four more are dealt face up to the table. The player who didn’t deal starts, and you take turns, one card each. When both hands are empty, each player gets four more cards, but the table gets none. Six such portions use up the pack. Before the last one the dealer says “Last!”. The next deal is the other player’s.
    .title = What it is about
cassino-guide-take =
    A card takes its equals, and numbers can be added up.

    - A seven takes another seven, or two or three of them.
    - A seven takes 5♣ and 2♥ together, because they make seven. It can take A♦ 6♠ and 3♣ 4♥ in one go: two groups, each exactly seven.
    - A jack, queen or king takes exactly one card of its rank, even if two or three are there.

    A card belongs to one group only, and every group must come out exactly. A seven can’t take 5♣ 5♦ 4♠: they make fourteen, but not two sevens. You don’t have to take everything you could.

    What you take goes face down on your pile, together with the card that took it. The last capture can be looked at until the next card is played; earlier ones stay closed.

    If you can’t take anything, or don’t want to, lay your card down beside the others. That is called trailing, and you may do it even with a card that could take something.

    A capture that empties the table is a sweep, and worth a point. The card that swept stays face up on your pile, so that everyone can count.
    .title = Taking and trailing
cassino-guide-build =
    A build is a catch that you prepare. You put a card from your hand together with cards on the table, say what they make, and take them all later with a card of that value. You must be holding that card already.

    - Start one: your 2♥ on 5♣ makes seven, if you hold a seven. Other loose cards that make exactly seven may join at once.
    - Extend it: another group of the same value joins a build, yours or your opponent’s. It can be a seven from your hand, or your 4♦ with a loose 3♠. The build is multiple now.
    - Raise it: a card from your hand makes a single build worth more, up to ten. A build of five and your 3♣ make eight. Loose cards can’t help with the sum, but a loose eight, or loose cards that make eight, may join.

    Three on three can mean two things: threes, a multiple build that a three takes, or six, a single build that a six takes. The choice is yours, and the table asks you.

    The value of a multiple build never changes again. A build is taken whole, and only by a card of exactly its value: a nine can’t take a build of eight and a loose ace. If you make another group of a value that is built already, it joins that build, so there is only one build of each value.
    .title = Building
cassino-guide-duties =
    A build binds the player who last started, extended or raised it. Both players may take it, but the one who is bound has two duties while it is on the table.

    1. Don’t trail. On every turn you must take something, or start, extend or raise a build. It doesn’t have to be that one.
    2. Keep the card. After your move you must still hold a card of its value. With two builds, that goes for each of them.

    When your opponent extends or raises your build, it binds them, and you are free.

    You can never get stuck: the card that you kept can always take your own build. That is also why no build is left when both hands are empty.
    .title = The builder’s two duties
cassino-guide-legal =
    Six positions to think about. The hand is yours, and it is your turn. Decide first, then open the answer.

    At the table it works the same way. The cards that go with yours light up, and if you try something that isn’t allowed, you can ask why: the answer names the duty or the sum that stands in the way, and nothing has happened.
    .title = Is this legal?
cassino-guide-example =
    You hold J♠ 2♥ 7♦ 7♠. On the table are 5♣ J♦ 8♦ Q♣, and you start.

    1. Your J♠ takes J♦, and your opponent’s Q♥ takes Q♣. On the table 5♣ and 8♦ are left.
    2. You play 2♥ on 5♣ and build seven. You still hold two sevens.
    3. Your opponent trails K♣.
    4. You extend the build with 7♦. It now has two groups, 5♣ 2♥ and 7♦, and still only a seven takes it. It isn’t fourteen, and its value can never change again.
    5. Your opponent trails 3♣.
    6. Your 7♠ takes the whole build. Four cards go to your pile: 5♣, 2♥, 7♦ and the 7♠ itself.

    8♦, K♣ and 3♣ stay on the table, so this is not a sweep. After your second move you could not have trailed 7♦: the build was yours. And after the fourth you had to keep 7♠ for it.
    .title = A build, step by step
cassino-guide-score =
    When the last card has been played, what is left on the table goes to the player who made the last capture. That doesn’t count as a sweep. Then the piles are counted.

    - Most cards: 3 points. With 26 each, nobody gets them.
    - Most spades: 1 point.
    - Each ace: 1 point.
    - 10♦: 2 points.
    - 2♠: 1 point.
    - Each sweep: 1 point.

    That makes eleven points in a deal, and the sweeps on top. The match goes to 21. Points are added up only after a whole deal: if somebody has 21 or more then, the higher total wins. If you are level, another deal is played. A deal in which nobody captured anything doesn’t count, and the same player deals again.
    .title = The score
cassino-guide-words =
    Choose a card from your hand first. Everything on the table that it can take or build with is framed in brass. Choose from that, and when your choice is complete a button says what it will be: “Take 5♣ 2♥”, “Build 7”. “Lay down” trails the card. Nothing is played before you press such a button.

    - By touch or mouse: press cards, or drag a card from your hand onto what it should go with. Pressing the bare felt takes the choice back.
    - By keyboard: 1 to 4 choose a card, the arrow keys and the space bar choose from the table, and each button shows its letter. Esc takes the choice back.
    - In words, in the terminal or the chat: take 5♣ 2♥ with 7♠, build 7 with 2♥ on 5♣, extend 7 with 7♦, increase to 8 with 3♣, trail K♣. You can type 5c for 5♣, and so on.
    .title = How to play here
cassino-guide-history =
    The game turns up in London books at the end of the eighteenth century, and soon afterwards in Germany; Franco Pratesi has traced it, and Pagat tells the story. It is often said to come from Italy, but nothing proves it. The double s in its name came later.

    It belongs to a large family of games in which cards are caught from the table. We play the English and American form with strict builds: a build is taken only by its exact value, the builder has duties, and a sweep is worth one point. It has nothing to do with games against a bank, and no chips are staked.
    .title = Where it comes from
cassino-guide-questions =
    Must I take my own build on my next turn?
    No. You must keep a card for it, and you can’t trail. Any capture, build, extension or raise will do.

    Can my opponent take my build?
    Yes, with a card of exactly its value. So build when you think that they have none.

    Can I take a build and other cards together?
    Yes: any builds, cards and groups of the same value, all in one move.

    Can I break up a build?
    No. It stays together until somebody takes it.

    Can a king be part of a build?
    No. Jacks, queens and kings have no number.

    Can the ace count as 14?
    No. Here it is always 1.

    What is a good first move?
    Take when you can, spades and aces first, and above all 10♦ and 2♠. Three of the points go for the most cards, so two cards are better than one.

    What happens if my time runs out?
    A card is played for you: your build is taken if you have one, or else a card that scores nothing is laid down. If that happens three times in a row, you lose the match.

    Can I look through the piles?
    No. Only the last capture is open, until the next card is played. When the seal of the deal is opened, anyone can work out every card.
    .title = Questions
