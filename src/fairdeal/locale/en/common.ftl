# What every game says.

the-dealer = Dealer
the-table = Table
the-seat = { $seat_is ->
    [you] You
   *[other] { $seat }
}
seat-name = Seat { $number }

round-void-deck-incomplete = The deck is incomplete. The round doesn’t count, and all bets are returned.
round-void-card-missing = A card is missing, so the deal can’t be finished. The round doesn’t count, and all bets are returned.
round-void-no-bets = Nobody bet, so no cards are dealt.
round-void-no-capture = Nobody captured a card, so the deal doesn’t count. The same player deals again.
round-void-table-closed = The table was closed, so the deal doesn’t count.

# An amount with its noun; `.put` is the form after a verb like “bet”.
chips = { $amount_n ->
    [0.5] { $amount } chip
    [one] { $amount } chip
   *[other] { $amount } chips
}
    .put = { $amount_n ->
        [0.5] { $amount } chip
        [one] { $amount } chip
       *[other] { $amount } chips
    }

# What has been seen of a shoe since it was shuffled, rank by rank.
shoe-seen = { $count_n ->
    [one] One card seen since the shuffle: { $ranks }.
   *[other] { $count } cards seen since the shuffle: { $ranks }.
}
shoe-seen-none = No card has been seen since the shuffle.
shoe-rank = { $rank } × { $count }

# Lists: every part but the last is added by list-more.
list-more = { $start }, { $part }
list-last = { $start } and { $part }
decimal-mark = .
