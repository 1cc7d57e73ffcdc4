# Red Dog: the odds. What a bet is worth is per chip bet.

red-dog-odds-hand = Unseen cards this hand beats: { $beaten } of { $unseen }. Chance to win: { $value } ({ $exact }).
red-dog-odds-hand-six-spot = Unseen cards from two to six this hand beats: { $beaten } of { $unseen }. Chance to win: { $value } ({ $exact }).
red-dog-odds-turned = Against { $card }, a hand of { $size } cards that nobody has looked at wins with a chance of { $value } ({ $exact }).
red-dog-odds-bet = A bet is worth { $value } per chip ({ $exact }).
red-dog-odds-best-most = Best bet: the most allowed, { $bet }.
red-dog-odds-best-least = Best bet: the least allowed, { $bet }.
red-dog-odds-best-pass = Best choice: pass.
red-dog-odds-fine = A pass costs a fine of { $fine }, and the least bet, { $least }, can lose no more than that. A hand that can win should always bet.
red-dog-odds-not-last = While others are still to play, bet { $bet } instead: after a win that empties the pot, everyone antes { $ante } again, the winner too.

red-dog-odds-hands = All { $total } hands of { $size } cards, by how many of the other { $rest } unseen cards they beat:
red-dog-odds-band = { $from }–{ $to }: { $hands } ({ $value })
red-dog-odds-mean = A hand that nobody has looked at wins with a chance of { $value } ({ $exact }).
red-dog-odds-favourite = Share of hands that win more often than they lose: { $value } ({ $exact }).
red-dog-odds-favourites-worth = A player who bets only on those wins, on average over all hands, { $value } per chip ({ $exact }).
red-dog-odds-blind = Players: { $players }. Chance that a hand of { $size } cards that nobody has looked at beats the card turned up for all:
red-dog-odds-rank = { $rank }: { $value } ({ $exact })
red-dog-odds-redeal = Chance that no six or lower is left to turn up, so that the cards are dealt again: { $value } ({ $exact }).
red-dog-odds-growth-least = If everyone bets one chip, the pool gains { $value } chips a round on average, antes included.
red-dog-odds-growth-whole = If everyone bets the whole pool, a round leaves { $value } times that pool on average.

# What cannot be asked.
error-hand-of-wrong-size = “{ $text }” has { $count } cards. In this game a hand has { $sizes }.
error-pot-not-whole-chips = “{ $text }” isn’t a pot that can be bet against. Enter whole chips, at least 1.
error-card-named-twice = { $card } is named twice, and the deck has it once. Name each card in one place only.
error-turned-not-asked = Only the six-spot games have one card to beat for all. Here, name cards already turned with “seen”.
error-turned-too-high = { $card } can’t be the card to beat: that is a six or lower.
error-seen-for-nothing = Cards that were seen matter to a hand or to the card to beat. Name one of these as well.
error-no-card-to-turn = With { $count } cards held or seen, no card is left that could decide a bet.
