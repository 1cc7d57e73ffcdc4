# What every banking game says: games in which each seat bets against the house.

# Actions: the words that mean them, the one to show first.
banking-verb-bet = bet | stake
    .label = Bet
    .hint = { $range ->
        [fixed] the bet here is { $least }
       *[open] { $step_n ->
            [1] from { $least } to { $most }
           *[other] from { $least } to { $most }, in steps of { $step }
        }
    }
banking-verb-sit-out = sit out | pass
    .label = Sit out
    .hint = skip this round
banking-verb-withdraw = withdraw | take back
    .label = Take the bet back
    .hint = before the first card is dealt

# What happened.
banking-bet = { $seat_is ->
    [you] You bet { chips.put }.
   *[other] { $seat } bets { chips.put }.
}
banking-bet-withdrawn = { $seat_is ->
    [you] You take your bet back.
   *[other] { $seat } takes the bet back.
}
banking-sat-out = { $seat_is ->
    [you] You sit this round out.
   *[other] { $seat } sits this round out.
}
banking-dealt = { $seat_is ->
    [you] You get { $card }.
   *[other] { $seat } gets { $card }.
}

# Short notes beside a seat, and what the player is asked.
banking-note-bet = bet { $stake }
banking-note-out = sitting out
banking-ask-bet = How much do you want to bet?

# Options of a table.
banking-option-seats = Seats
    .help = How many people can play at the table, each against the dealer.
