# What a check of a record says: `fairdeal verify`.

# The sitting
verify-house = { $game }, rules version { $rules }: the options of the house are complete and possible: { $options }.
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
    [one] The sitting is not over. So far the result of the one seat follows from its rounds.
   *[other] The sitting is not over. So far the results of all { $count } seats follow from their rounds.
}
verify-receipt = The receipt { $receipt } was given by round number { $round } of this record, counted with the void ones: that round, and all that was before it, is as it was when the receipt was given.
verify-receipt-opening = The receipt { $receipt } is what this record begins with: it was given before the first round.

# Shuffles
verify-shuffle = Shuffle { $shuffle }: the seal is the one that was shown before the cuts, and every cut the one that its seat showed. { $cuts_n ->
    [1] One cut was opened, by a player.
   *[other] { $cuts } cuts were opened, { $players_n ->
        [one] { $players } of them by a player.
       *[other] { $players } of them by players.
    }
}
verify-shuffle-alone = Shuffle { $shuffle }: the seal is the one that was shown before the cuts, but no player opened a cut, so the house alone decided the order.
verify-shuffle-undealt = Shuffle { $shuffle }: the seal is the one that was shown, and no card was dealt from it.
verify-reshuffle = Shuffle { $shuffle }, in mid-round: the seal is the one that was shown before the cuts, and every cut the one that its seat showed. { $cuts_n ->
    [1] One cut was opened, by a player.
   *[other] { $cuts } cuts were opened, { $players_n ->
        [one] { $players } of them by a player.
       *[other] { $players } of them by players.
    }
}
verify-reshuffle-alone = Shuffle { $shuffle }, in mid-round: the seal is the one that was shown before the cuts, but no player opened a cut, so the house alone decided the order.

# What does not hold
verify-result-differs = The record gives the result { $told }; the rounds give { $found }.
verify-seats-unordered = The seats stand here as { $told }; in order of number, each once, they are { $found }.
verify-seats-differ = The record opens the round with { $told }; what went before gives { $found }.
verify-dealt-out = { $seat } had bet and was left out of the round for no reason, having neither withheld a cut nor left the table.
verify-round-too-many = The sitting was over before this round.
verify-round-not-finished = The round breaks off before it is settled.
verify-transfer-differs = The record moves { $told }; by the rules it is { $found }.
verify-spelling = { $told } must be written { $found }.
verify-link-missing = This seal was made after { $told }, and the record before it gives { $found }: something that was before this shuffle is missing, changed or exchanged.
verify-link-differs = The record gives the link { $told }; what happened gives { $found }. Something was changed after the link was made.
verify-hidden-differs = The record says { $told } of whether somebody was not shown this; by the rules it is { $found }.
verify-not-closed = The sitting is over, and the record does not say that it was closed.
verify-called-off = A round was called off because the table was closed, and the record does not say that it was.
verify-after-closing = The sitting was closed before this.
verify-receipt-false = No round of this record gave the receipt { $receipt }: this is not the record of the sitting in which it was given, or a round is missing, changed or exchanged.
verify-receipts-none = This record was dealt by version 1 of fair dealing, which gave no receipts.
verify-shuffle-number-differs = The record says that the round was dealt from shuffle number { $told }, counted from 0; it was number { $found }.
verify-shuffle-missing = A new shuffle was due here, and the record has none.
verify-shuffle-not-due = There is a shuffle here that the round did not need.
verify-shuffle-not-made = A card is dealt here, or the cards are said to be shuffled, and the record has no shuffle for it.
verify-shuffled-cards-differ = The cards to be shuffled are given as { $told }; by the rules they are { $found }.
verify-void-for-nothing = This shuffle is called void for no reason: no seat withheld a cut that the round could not go on without.
verify-shuffle-unused = The number of shuffles in the record is { $told }; its rounds used { $found }.
verify-decks-differ = The number of decks is given as { $told }; the options of the house make it { $found }.
verify-cut-card-differs = The range of the cut card is given as { $told }; the options of the house make it { $found }.
verify-seal-closed = The seal is not opened, so the order of the cards cannot be checked.
verify-cut-of-nobody = There is a cut of seat number { $number }, which had no bet in this round.
verify-made-by-differs = The maker of the cut is given as { $told }; by who sits there it is { $found }.
verify-cut-withheld = { $seat } showed a cut and did not open it, but stayed in the round. Who withholds a cut is left out before the first card.

# One shuffle alone, step by step
check-seal-true = The seal is the one that the house showed before the cuts.
check-seal-false = The seal is not the one that the house showed before the cuts.
check-seal-linked = The seal is the one that the house showed before the cuts, and it was made after what the record tells before it.
check-seal-unlinked = The seal does not fit what the house showed before the cuts: the seal is another one, or what was before it was changed.
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
check-seat-twice = Seat number { $number } is given { $count } cuts; a seat cuts once.
check-commitment-size = A commitment is { $wanted } bytes; this one is { $size }.
check-cut-closed = { $seat } showed a cut and never opened it; it is left out of the shuffle.
check-cut-size = A cut is 1 to { $most } bytes; this one is { $size }.
check-cut-false = { $seat }’s cut isn’t the one that was shown.
check-cut-true-player = { $seat }’s cut, made by the player, is the one that was shown.
check-cut-true-house = { $seat }’s cut, made by the house, is the one that was shown.
check-no-card = Card { $place } before the shuffle is { $number }, and cards are numbered from 0 to 51.
check-cards-true = { $count_n ->
    [one] One card was shuffled.
   *[other] { $count } cards were shuffled.
}
check-order-too-long = { $told } cards are claimed, and there are { $count }.
check-order-false = Card { $place } is said to be { $told }; seal and cuts give { $found }.
check-order-true = { $seen } of { $count } cards were compared, and all lie as seal and cuts give them.
check-no-cut-card = The game has no cut card.
check-cut-card-true = The number of cards above the cut card is { $found }, as seal and cuts give it.
check-cut-card-false = The number of cards above the cut card is said to be { $told }; seal and cuts give { $found }.
