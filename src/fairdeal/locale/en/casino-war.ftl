# Casino War: its name, its actions, what happens, and the options of a table.

casino-war-name = Casino War
casino-war-tagline = One card against the dealer’s. A tie means war.

# Actions: the words that mean them, the one to show first.
casino-war-verb-war = war | go to war
    .label = War
    .hint = bet as much again, and compare new cards
casino-war-verb-surrender = surrender | give up
    .label = Surrender
    .hint = give up half of the bet

# What happened.
casino-war-burned = { $count_n ->
    [one] One card is burned face down.
   *[other] { $count } cards are burned face down.
}
casino-war-dealer-dealt = The dealer gets { $card }.
casino-war-tied = { $seat_is ->
    [you] You tie with the dealer.
   *[other] { $seat } ties with the dealer.
}
casino-war-went-to-war = { $seat_is ->
    [you] You go to war and add { chips.put }.
   *[other] { $seat } goes to war and adds { chips.put }.
}
casino-war-surrendered = { $seat_is ->
    [you] You surrender.
   *[other] { $seat } surrenders.
}
casino-war-settled-won = { $seat_is ->
    [you] You win with the higher card: { $staked } staked, { $returned } back, net { $net }.
   *[other] { $seat } wins with the higher card: { $staked } staked, { $returned } back, net { $net }.
}
casino-war-settled-lost = { $seat_is ->
    [you] You lose to the dealer’s higher card: { $staked } staked, { $returned } back, net { $net }.
   *[other] { $seat } loses to the dealer’s higher card: { $staked } staked, { $returned } back, net { $net }.
}
casino-war-settled-surrendered = { $seat_is ->
    [you] You get half of your bet back: { $staked } staked, { $returned } back, net { $net }.
   *[other] { $seat } gets half of the bet back: { $staked } staked, { $returned } back, net { $net }.
}
casino-war-settled-war-won = { $seat_is ->
    [you] You win the war: { $staked } staked, { $returned } back, net { $net }.
   *[other] { $seat } wins the war: { $staked } staked, { $returned } back, net { $net }.
}
casino-war-settled-war-lost = { $seat_is ->
    [you] You lose the war: { $staked } staked, { $returned } back, net { $net }.
   *[other] { $seat } loses the war: { $staked } staked, { $returned } back, net { $net }.
}
casino-war-settled-war-tied = { $seat_is ->
    [you] You tie again, and that wins the war: { $staked } staked, { $returned } back, net { $net }.
   *[other] { $seat } ties again, and that wins the war: { $staked } staked, { $returned } back, net { $net }.
}

# What is worth knowing before a bet.
casino-war-warn-above = If you bet more than { $most }, you won’t have enough chips for war: on a tie you can only surrender.
casino-war-warn-no-war = Your chips: { $chips }. After this bet you can’t afford war, and can only surrender on a tie.

# Short notes beside a place on the table.
casino-war-burned-so-far = { $count_n ->
    [one] { $count } card burned
   *[other] { $count } cards burned
}
casino-war-note-war = at war, { $staked } staked
casino-war-note-won = higher card, net { $net }
casino-war-note-lost = lower card, net { $net }
casino-war-note-surrendered = surrender, net { $net }
casino-war-note-war-won = war won, net { $net }
casino-war-note-war-lost = war lost, net { $net }
casino-war-note-war-tied = second tie, net { $net }
casino-war-shoe-fresh = { $left_n ->
    [one] { $decks } decks, { $left } card not seen; all are shuffled before every round.
   *[other] { $decks } decks, { $left } cards not seen; all are shuffled before every round.
}
casino-war-shoe-left = { $left_n ->
    [one] { $decks } decks, { $left } card not seen; shuffle after { $least } to { $most } cards of the shoe.
   *[other] { $decks } decks, { $left } cards not seen; shuffle after { $least } to { $most } cards of the shoe.
}

# Ready-made tables.
casino-war-preset-session = Session
    .help = Twenty recorded rounds for one player, 2 chips each, with a fresh shuffle before every round.
casino-war-preset-table = Standard
    .help = Up to seven players, bets from 2 to 100 chips, and no set end.

# Options of a table.
casino-war-option-stake = Fixed bet
    .help = The only bet there is. Leave it empty to let players choose within the limits.
casino-war-option-min_stake = Smallest bet
    .help = The smallest bet where the bet isn’t fixed.
casino-war-option-max_stake = Largest bet
    .help = The largest bet where the bet isn’t fixed.
casino-war-option-rounds = Rounds
    .help = How many rounds make a session. Leave it empty to play on until everyone leaves.
casino-war-option-seats = { banking-option-seats }
    .help = { banking-option-seats.help }
casino-war-option-decks = Decks
    .help = How many decks of 52 cards are shuffled together.
casino-war-option-war_tie_payout = Pay for a second tie
    .help = What the war bet wins when the new cards tie again.
casino-war-option-fresh_shuffle = Fresh shuffle
    .help = On: all cards are shuffled before every round. Off: rounds are dealt from one shoe until its cut card comes out.
casino-war-option-cut_from = Cut card, first place
    .help = The fewest cards before the cut card of a shoe.
casino-war-option-cut_to = Cut card, last place
    .help = The most cards before the cut card of a shoe.
casino-war-option-reserve_for_war = Keep enough for war
    .help = On: a bet is at most half of a player’s chips, so that war is always affordable.
casino-war-option-even_stakes_only = Even bets only
    .help = On: bets are even numbers of chips, so that a surrender never costs half a chip.

# The odds. All figures are per unit of the initial bet.
casino-war-odds-tie = A first tie: { $value } ({ $exact }).
casino-war-odds-second-tie = A second tie, once at war: { $value } ({ $exact }).
casino-war-odds-war = Always going to war: { $value } per chip bet ({ $exact }), standard deviation { $deviation }.
casino-war-odds-surrender = Always surrendering: { $value } per chip bet ({ $exact }), standard deviation { $deviation }.
casino-war-odds-best-war = The best answer to a tie: war.
casino-war-odds-best-surrender = The best answer to a tie: war and surrender are worth the same.
casino-war-odds-session = { $rounds_n ->
    [one] A session of one round:
   *[other] A session of { $rounds } rounds:
}
casino-war-odds-session-war = always war – you win { $win }, draw { $draw }, lose { $lose }.
casino-war-odds-session-surrender = always surrender – you win { $win }, draw { $draw }, lose { $lose }.

# What the player is asked.
casino-war-ask-tie = A tie. Go to war, or surrender half of your bet?
