# What a check of a record says: `fairdeal verify`.

# The sitting
verify-house = { $game }, rules version { $rules }: the options of the house are complete and allowed: { $options }.
verify-round = Round { $round }: { $cards_n ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $actions_n ->
    [one] { $actions } action
   *[other] { $actions } actions
} and { $transfers_n ->
    [one] { $transfers } transfer
   *[other] { $transfers } transfers
} are right.
verify-round-void = Round { $round } was void. { $why }
verify-results = { $count_n ->
    [one] The result of the one seat follows from its rounds.
   *[other] The results of all { $count } seats follow from their rounds.
}
verify-results-open = { $count_n ->
    [one] The session isn’t over. So far the result of the one seat follows from its rounds.
   *[other] The session isn’t over. So far the results of all { $count } seats follow from their rounds.
}
verify-receipt = Round number { $round } of this record, void ones included, gave the receipt { $receipt }: that round and everything before it is as it was when the receipt was given.
verify-receipt-opening = This record starts with the receipt { $receipt }: it was given before the first round.

# Shuffles
verify-shuffle = Shuffle { $shuffle }: the seal is the one shown before the cuts, and every cut is the one its seat showed. { $cuts_n ->
    [1] One cut was opened, by a player.
   *[other] { $cuts } cuts were opened, { $players_n ->
        [one] { $players } of them by a player.
       *[other] { $players } of them by players.
    }
}
verify-shuffle-alone = Shuffle { $shuffle }: the seal is the one shown before the cuts, but no player opened a cut, so the house alone decided the order.
verify-shuffle-undealt = Shuffle { $shuffle }: the seal is the one that was shown, and no card was dealt from it.
verify-reshuffle = Shuffle { $shuffle }, in mid-round: the seal is the one shown before the cuts, and every cut is the one its seat showed. { $cuts_n ->
    [1] One cut was opened, by a player.
   *[other] { $cuts } cuts were opened, { $players_n ->
        [one] { $players } of them by a player.
       *[other] { $players } of them by players.
    }
}
verify-reshuffle-alone = Shuffle { $shuffle }, in mid-round: the seal is the one shown before the cuts, but no player opened a cut, so the house alone decided the order.

# What does not hold
verify-result-differs = The record says the result is { $told }; the rounds give { $found }.
verify-seats-unordered = The seats are listed as { $told }; in order, each once, they are { $found }.
verify-seats-differ = The record starts the round with { $told }; what came before gives { $found }.
verify-dealt-out = { $seat } had bet and was left out of the round for no reason: no cut was withheld, and the seat hadn’t left.
verify-round-too-many = The session was already over before this round.
verify-round-not-finished = The round ends before it is settled.
verify-transfer-differs = The record moves { $told }; the rules move { $found }.
verify-spelling = { $told } must be written { $found }.
verify-link-missing = This seal was made after { $told }, but the record before it gives { $found }: something before this shuffle is missing, changed or swapped.
verify-link-differs = The record says the link is { $told }; what happened gives { $found }. Something was changed after the link was made.
verify-hidden-differs = The record says { $told } about whether anyone wasn’t shown this; the rules say { $found }.
verify-not-closed = The session is over, but the record doesn’t say it was closed.
verify-called-off = A round was called off because the table was closed, but the record doesn’t say so.
verify-after-closing = The session was closed before this.
verify-receipt-false = No round of this record gave the receipt { $receipt }: either this is another session’s record, or a round is missing, changed or swapped.
verify-receipts-none = This record was dealt by version 1 of fair dealing, which gave no receipts.
verify-shuffle-number-differs = The record says the round was dealt from shuffle number { $told }, counted from 0; it was number { $found }.
verify-shuffle-missing = A new shuffle was due here, and the record has none.
verify-shuffle-not-due = There’s a shuffle here that the round didn’t need.
verify-shuffle-not-made = A card is dealt or the cards are shuffled here, but the record has no shuffle for it.
verify-shuffled-cards-differ = The record says the cards to shuffle are { $told }; by the rules they are { $found }.
verify-void-for-nothing = This shuffle is called void for no reason: no seat withheld a cut the round couldn’t go on without.
verify-shuffle-unused = The record has { $told } shuffles; its rounds used { $found }.
verify-decks-differ = The record says there are { $told } decks; the house’s options make it { $found }.
verify-cut-card-differs = The record says the range of the cut card is { $told }; the house’s options make it { $found }.
verify-seal-closed = The seal hasn’t been opened, so the order of the cards can’t be checked.
verify-cut-of-nobody = Seat number { $number } has a cut, but had no bet in this round.
verify-made-by-differs = The record says the cut was made by { $told }; by who sits there, it was { $found }.
verify-cut-withheld = { $seat } showed a cut and didn’t open it, but stayed in the round. A seat that withholds its cut is left out before the first card.

# One shuffle alone, step by step
check-seal-true = The seal is the one the house showed before the cuts.
check-seal-false = The seal isn’t the one the house showed before the cuts.
check-seal-linked = The seal is the one the house showed before the cuts, and it was made after everything the record has before it.
check-seal-unlinked = The seal doesn’t match what the house showed before the cuts: it’s a different seal, or something before it was changed.
check-seats-true = { $count_n ->
    [one] One seat cut,
   *[other] { $count } seats cut,
} { $players_n ->
    [one] and { $players } cut was opened by a player.
   *[other] and { $players } cuts were opened by players.
}
check-house-alone = { $count_n ->
    [0] Nobody cut, so the house alone decided the order.
    [one] One seat cut, but no player opened a cut, so the house alone decided the order.
   *[other] { $count } seats cut, but no player opened a cut, so the house alone decided the order.
}
check-seat-twice = Seat number { $number } has { $count } cuts; a seat cuts once.
check-commitment-size = A commitment is { $wanted } bytes; this one is { $size }.
check-cut-closed = { $seat } showed a cut but never opened it, so it’s left out of the shuffle.
check-cut-size = A cut is 1 to { $most } bytes; this one is { $size }.
check-cut-false = { $seat }’s cut isn’t the one that was shown.
check-cut-true-player = { $seat }’s cut, made by the player, is the one that was shown.
check-cut-true-house = { $seat }’s cut, made by the house, is the one that was shown.
check-no-card = Card { $place } before the shuffle is { $number }, but cards are numbered 0 to 51.
check-cards-true = { $count_n ->
    [one] One card was shuffled.
   *[other] { $count } cards were shuffled.
}
check-order-too-long = The record has { $told } cards from a shuffle of { $count }.
check-order-false = Card { $place } was recorded as { $told }; the seal and the cuts give { $found }.
check-order-true = Every card that was seen ({ $seen } of { $count }) is exactly where the seal and the cuts put it.
check-no-cut-card = This game has no cut card.
check-cut-card-true = { $found } cards are above the cut card, as the seal and the cuts say.
check-cut-card-false = The record says { $told } cards are above the cut card; the seal and the cuts say { $found }.
