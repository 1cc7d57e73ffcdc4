# Blackjack: its name, its actions, what happens, and the options of a table.

blackjack-name = Blackjack
blackjack-tagline = Get closer to 21 than the dealer, without going over.

# Actions: the words that mean them, the one to show first.
blackjack-verb-hit = hit | card
    .label = Hit
    .hint = take another card
blackjack-verb-stand = stand | stay | stick
    .label = Stand
    .hint = take no more cards
blackjack-verb-double = double | double down
    .label = Double
    .hint = double your bet, and take exactly one more card
blackjack-verb-split = split | split the pair
    .label = Split
    .hint = make two hands of the pair, with an equal bet on the second
blackjack-verb-surrender = surrender | give up
    .label = Surrender
    .hint = give up the hand and get half of your bet back
blackjack-verb-insure = insure | insurance
    .label = Insure
    .hint = bet half as much that the dealer has a blackjack
blackjack-verb-decline = decline | no insurance | no
    .label = Decline
    .hint = take no insurance

# Totals, as they stand in other sentences.
blackjack-total = { $total }
blackjack-total-soft = { $best } or { $low }
blackjack-total-blackjack = blackjack

# What happened. Where a seat has several hands, the number of the hand comes first.
blackjack-of-hand = Hand { $hand }. { $said }
blackjack-got-total = { $seat_is ->
    [you] You get { $card }: { $total }.
   *[other] { $seat } gets { $card }: { $total }.
}
blackjack-dealer-shows = The dealer shows { $card }.
blackjack-dealer-got = The dealer draws { $card }: { $total }.
blackjack-blackjack-dealt = { $seat_is ->
    [you] You have a blackjack!
   *[other] { $seat } has a blackjack!
}
blackjack-insurance-offered = The dealer shows an ace and offers insurance.
blackjack-insured = { $seat_is ->
    [you] You insure with { chips.put }.
   *[other] { $seat } insures with { chips.put }.
}
blackjack-insurance-declined = { $seat_is ->
    [you] You decline insurance.
   *[other] { $seat } declines insurance.
}
blackjack-insurance-gone = { $seat_is ->
    [you] The dealer has no blackjack: your insurance is lost.
   *[other] The dealer has no blackjack: { $seat }’s insurance is lost.
}
blackjack-stood = { $seat_is ->
    [you] You stand on { $total }.
   *[other] { $seat } stands on { $total }.
}
blackjack-doubled = { $seat_is ->
    [you] You double and add { chips.put }.
   *[other] { $seat } doubles and adds { chips.put }.
}
blackjack-split = { $seat_is ->
    [you] You split the pair and add { chips.put }.
   *[other] { $seat } splits the pair and adds { chips.put }.
}
blackjack-surrendered = { $seat_is ->
    [you] You surrender.
   *[other] { $seat } surrenders.
}
blackjack-busted = { $seat_is ->
    [you] That is { $total }, a bust: you lose this bet.
   *[other] That is { $total }, a bust: { $seat } loses this bet.
}
blackjack-dealer-busted = The dealer has { $total }, a bust.
blackjack-dealer-stood = The dealer stands on { $total }.
blackjack-dealer-has-blackjack = The dealer has a blackjack.
blackjack-hole-dealt = The dealer takes a hole card, face down.
blackjack-hole-peeked = The dealer looks at the hole card: no blackjack.
blackjack-hole-turned = The dealer turns the hole card up, { $card }: { $total }.
blackjack-reshuffled = { $count_n ->
    [one] The shoe has run out: one card from earlier rounds is reshuffled.
   *[other] The shoe has run out: { $count } cards from earlier rounds are reshuffled.
}
blackjack-settled-blackjack = { $seat_is ->
    [you] You win { $pays } with a blackjack: { $staked } staked, { $returned } back, net { $net }.
   *[other] { $seat } wins { $pays } with a blackjack: { $staked } staked, { $returned } back, net { $net }.
}
blackjack-settled-won = { $seat_is ->
    [you] You win: { $staked } staked, { $returned } back, net { $net }.
   *[other] { $seat } wins: { $staked } staked, { $returned } back, net { $net }.
}
blackjack-settled-pushed = { $seat_is ->
    [you] You push, and the bet comes back: { $staked } staked, { $returned } back, net { $net }.
   *[other] { $seat } pushes, and the bet comes back: { $staked } staked, { $returned } back, net { $net }.
}
blackjack-settled-lost = { $seat_is ->
    [you] You lose to the dealer: { $staked } staked, { $returned } back, net { $net }.
   *[other] { $seat } loses to the dealer: { $staked } staked, { $returned } back, net { $net }.
}
blackjack-settled-busted = { $seat_is ->
    [you] You busted: { $staked } staked, { $returned } back, net { $net }.
   *[other] { $seat } busted: { $staked } staked, { $returned } back, net { $net }.
}
blackjack-settled-surrendered = { $seat_is ->
    [you] You get half of your bet back: { $staked } staked, { $returned } back, net { $net }.
   *[other] { $seat } gets half of the bet back: { $staked } staked, { $returned } back, net { $net }.
}
blackjack-settled-returned = { $seat_is ->
    [you] The dealer’s blackjack takes your first bet only: { $staked } staked, { $returned } back, net { $net }.
   *[other] The dealer’s blackjack takes { $seat }’s first bet only: { $staked } staked, { $returned } back, net { $net }.
}
blackjack-settled-void = { $seat_is ->
    [you] No card is left to finish your hand: { $staked } staked, { $returned } back, net { $net }.
   *[other] No card is left to finish { $seat }’s hand: { $staked } staked, { $returned } back, net { $net }.
}
blackjack-insurance-won = { $seat_is ->
    [you] Your insurance wins { $pays }: { $staked } staked, { $returned } back, net { $net }.
   *[other] { $seat }’s insurance wins { $pays }: { $staked } staked, { $returned } back, net { $net }.
}
blackjack-insurance-lost = { $seat_is ->
    [you] Your insurance loses: { $staked } staked, { $returned } back, net { $net }.
   *[other] { $seat }’s insurance loses: { $staked } staked, { $returned } back, net { $net }.
}
blackjack-insurance-returned = { $seat_is ->
    [you] Your insurance comes back undecided: { $staked } staked, { $returned } back, net { $net }.
   *[other] { $seat }’s insurance comes back undecided: { $staked } staked, { $returned } back, net { $net }.
}
blackjack-settled-together = { $seat_is ->
    [you] All your bets: { $staked } staked, { $returned } back, net { $net }.
   *[other] All { $seat }’s bets: { $staked } staked, { $returned } back, net { $net }.
}

# What is worth knowing before a bet.
blackjack-warn-above = If you bet more than { $most }, you won’t have enough chips to double or split.
blackjack-warn-no-double = Your chips: { $chips }. After this bet you can’t afford to double or split.

# Places on the table, and short notes beside them.
blackjack-seat-hand = { $seat_is ->
    [you] Your hand { $hand }
   *[other] { $seat }, hand { $hand }
}
blackjack-seat-hand-in-turn = { $seat_is ->
    [you] Your hand { $hand }, your turn
   *[other] { $seat }, hand { $hand }, in turn
}
blackjack-note-total = { $total }
blackjack-note-hand = { $total }, bet { $staked }
blackjack-note-insured = { $total }, bet { $staked }, insured { $insurance }
blackjack-note-blackjack = { $total }, net { $net }
blackjack-note-won = { $total }, won, net { $net }
blackjack-note-pushed = { $total }, push, net { $net }
blackjack-note-lost = { $total }, lost, net { $net }
blackjack-note-busted = { $total }, bust, net { $net }
blackjack-note-surrendered = { $total }, surrendered, net { $net }
blackjack-note-returned = { $total }, bet returned, net { $net }
blackjack-note-void = { $total }, void, net { $net }
blackjack-shoe = Shoe
blackjack-decks = { $decks_n ->
    [one] { $decks } deck
   *[other] { $decks } decks
}
blackjack-shoe-left = { $left_n ->
    [one] { $decks }, { $left } card left; shuffle after { $least } to { $most } more.
   *[other] { $decks }, { $left } cards left; shuffle after { $least } to { $most } more.
}
blackjack-shoe-ends = { $left_n ->
    [one] { $decks }, { $left } card left; shuffle after this round.
   *[other] { $decks }, { $left } cards left; shuffle after this round.
}

# The table in the browser: what the player is asked, short marks beside the hands, and the shoe.
blackjack-ask-insurance = The dealer shows an ace: insurance?
blackjack-ask-play = You have { $total }: hit or stand?
blackjack-ask-play-hand = { $hand_n ->
    [1] Your first hand is { $total }: hit or stand?
    [2] Your second hand is { $total }: hit or stand?
    [3] Your third hand is { $total }: hit or stand?
   *[other] Your hand { $hand } is { $total }: hit or stand?
}
blackjack-dealer-next = draws to 17
blackjack-dealer-next-soft = draws to soft 17
blackjack-mark-blackjack = blackjack
blackjack-mark-won = won
blackjack-mark-pushed = push
blackjack-mark-lost = lost
blackjack-mark-busted = bust
blackjack-mark-surrendered = surrendered
blackjack-mark-returned = returned
blackjack-mark-void = void
blackjack-mark-insured = insured { $amount }
blackjack-shoe-dealt = { $dealt_n ->
    [one] { $dealt } card dealt
   *[other] { $dealt } cards dealt
}
blackjack-shoe-about = shuffle in about { $about } cards
blackjack-shoe-due = shuffle after this round
blackjack-situation = { $cards } ({ $total }) against { $upcard }

# Beside the table: the chart, and the cards that are gone.
blackjack-chart = Chart
blackjack-chart-yours = Your { $hand } against { $upcard }: { $move }.
blackjack-count = Count
blackjack-count-help = The cards this shoe has shown so far.
blackjack-count-rank = Card
blackjack-count-seen = Seen
blackjack-count-left = { $left_n ->
    [one] { $left } card left
   *[other] { $left } cards left
}

# Ready-made tables.
blackjack-preset-table = Standard
    .help = Seven seats, bets from 2 to 100 chips: one split, and no doubling after it.
blackjack-preset-european = European
    .help = Up to four hands from splits, which can be doubled too.
blackjack-preset-friendly = Friendly
    .help = Everything that helps the player: four hands, doubling after splits and on ace and nine, and a dealer’s blackjack takes the first bet only.
blackjack-preset-vegas-strip = Vegas Strip
    .help = Four decks and a hole card: any two cards can be doubled, after splits too, and there can be four hands.
blackjack-preset-double-deck = Double deck
    .help = Two decks and a hole card: any two cards can be doubled, after splits too, and the dealer draws to a soft 17.
blackjack-preset-single-deck = Single deck
    .help = One deck and a hole card: any two cards can be doubled, the dealer draws to a soft 17, and a blackjack pays only 6:5.

# Options of a table.
blackjack-option-min_stake = Smallest bet
    .help = The smallest bet on a round.
blackjack-option-max_stake = Largest bet
    .help = The largest bet on a round. Doubles, splits and insurance come on top.
blackjack-option-seats = { banking-option-seats }
    .help = { banking-option-seats.help }
blackjack-option-cut_from = Cut card, first place
    .help = The fewest cards before the cut card of a shoe of six decks; with other decks, in proportion.
blackjack-option-cut_to = Cut card, last place
    .help = The most cards before the cut card of a shoe of six decks; with other decks, in proportion.
blackjack-option-split_tens = Splitting tens
    .help = value: any two tens are a pair, like K and Q. rank: only two of the same rank. never: tens are not split.
blackjack-option-double_soft_low = Double ace and nine
    .help = On: an ace and a nine can be doubled as 10. Off: they count 20, and can’t be doubled.
blackjack-option-das = Double after split
    .help = On: the hands of a split pair can be doubled too.
blackjack-option-max_hands = Most hands
    .help = How many hands a player can have by splitting, and splitting again. Aces are split once, unless the table lets them be split again.
blackjack-option-obo = First bet only
    .help = On: a dealer’s blackjack takes only the first bet; doubles and splits come back, except the bets of hands that have bust. Off: it takes everything.
blackjack-option-insurance_partial = Partial insurance
    .help = On: a player who can’t afford half of the bet may insure for what they have left. Off: insurance costs exactly half of the bet.
blackjack-option-bank_cap = The bank’s limit
    .help = The most the house can lose in a session. Bets it couldn’t pay are refused. Leave it empty for no limit.
blackjack-option-even_stakes_only = Even bets only
    .help = On: bets are even numbers of chips, so that a blackjack and an insurance never come to half a chip.
blackjack-option-decks = Decks
    .help = How many decks of 52 cards are shuffled together.
blackjack-option-hits_soft_17 = Dealer draws to soft 17
    .help = On: the dealer takes another card to an ace and a six, or any other soft 17. Off: the dealer stops at every 17.
blackjack-option-double_on = Doubling
    .help = Which two cards may be doubled: those that make 10 or 11, those that make 9, 10 or 11, or any two cards.
blackjack-option-resplit_aces = Split aces again
    .help = On: an ace that comes to a split ace may be split again, up to the most hands. Off: aces are split once.
blackjack-option-blackjack_pays = Blackjack pays
    .help = What a blackjack wins. At 6:5, bets are multiples of five chips, so that it never comes to less than half a chip.
blackjack-option-peek = Hole card
    .help = On: the dealer takes a card face down, and looks at it under an ace or a ten: a blackjack ends the round before anyone plays. Off: the dealer takes the second card once all players are done.
blackjack-option-surrender = Surrender
    .help = late: you can give up your first two cards for half of the bet, once the dealer has looked at the hole card. Without a hole card, a dealer’s blackjack takes the whole bet. none: no surrender.

blackjack-bots = How bots play
    .basic = basic strategy
    .counting = counting cards
