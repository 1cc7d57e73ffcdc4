# What every game says.

the-dealer = Dealer
the-table = Table
the-seat = { $seat_is ->
    [you] You
   *[other] { $seat }
}
seat-name = Seat { $number }

round-void-deck-incomplete = The set of cards is incomplete. The round does not count, and all bets go back.
round-void-card-missing = A card is missing, so the deal cannot be finished. The round does not count, and all bets go back.
round-void-no-bets = Nobody bet, so no cards are dealt.
round-void-no-capture = Nobody captured a card, so the deal does not count. The same player deals again.
round-void-table-closed = The table was closed, so the deal does not count.

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
    [one] Since the shuffle one card has been seen: { $ranks }.
   *[other] Since the shuffle { $count } cards have been seen: { $ranks }.
}
shoe-seen-none = Since the shuffle no card has been seen yet.
shoe-rank = { $rank } × { $count }

# Lists: every part but the last is added by list-more.
list-more = { $start }, { $part }
list-last = { $start } and { $part }
decimal-mark = .

# Each language by its own name, the same in every catalogue.
language-en = English
language-ru = Русский
language-pt = Português
