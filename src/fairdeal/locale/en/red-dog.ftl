# Red Dog, or High Card Pool: its name, its actions, what happens, and the options of a table.

red-dog-name = Red Dog
red-dog-tagline = Bet that your hand beats the next card: the same suit, and higher.

# Actions: the words that mean them, the one to show first.
red-dog-verb-bank = bank | put up | offer
    .label = Put up the bank
    .hint = { $range ->
        [fixed] { $least }
       *[open] from { $least } to { $most }
    }
red-dog-verb-decline = decline | no bank | no
    .label = Decline
    .hint = put up no bank, and pass the deal on
red-dog-verb-bet = bet | stake
    .label = Bet
    .hint = { $range ->
        [fixed] the bet here is { $least }
       *[open] from { $least } to { $most }
    }
red-dog-verb-cover = cover | take
    .label = Cover
    .hint = { $range ->
        [fixed] what can be covered is { $least }
       *[open] from { $least } to { $most }
    }
red-dog-verb-pass = pass | fold
    .label = Pass
    .hint = lay your hand down without showing it
red-dog-verb-discard = discard | throw in
    .label = Discard
    .hint = lay down a hand of too few cards, free
red-dog-verb-show = show | reveal
    .label = Show
    .hint = choose which winning card to show

# Before the deal.
red-dog-got = { $seat_is ->
    [you] You get { $card }.
   *[other] { $seat } gets { $card }.
}
red-dog-lot-dealt = { $seat_is ->
    [you] The first ace deals: you get { $card }.
   *[other] The first ace deals: { $seat } gets { $card }.
}
red-dog-lot-undecided = { $card } decides nothing. Another card is drawn for the deal.
red-dog-first-dealer = { $seat_is ->
    [you] { $card }: you deal first.
   *[other] { $card }: { $seat } deals first.
}
red-dog-reshuffled = { $count_n ->
    [one] One card is shuffled.
   *[other] { $count } cards are shuffled.
}
red-dog-bank-offered = { $seat_is ->
    [you] You put up a bank of { chips.put }.
   *[other] { $seat } puts up a bank of { chips.put }.
}
red-dog-bank-declined = { $seat_is ->
    [you] You put up no bank.
   *[other] { $seat } puts up no bank.
}
red-dog-no-deal = No cards are dealt, and the round does not count.
red-dog-dealt-out = { $seat_is ->
    [you] You are left out of this round.
   *[other] { $seat } is left out of this round.
}
red-dog-entry-paid = { $seat_is ->
    [you] You pay { chips.put } to enter.
   *[other] { $seat } pays { chips.put } to enter.
}
red-dog-antes = { $seat_is ->
    [you] You deal. { $count } players ante { chips.put } each; { $pot } to play for.
   *[other] { $seat } deals. { $count } players ante { chips.put } each; { $pot } to play for.
}
red-dog-antes-again = Everybody antes again, so that play can go on; { $pot } to play for.
red-dog-hands-gathered = No six or lower is left in the deck. All cards are gathered and dealt again.

# What a player does.
red-dog-bet = { $seat_is ->
    [you] You bet { chips.put }.
   *[other] { $seat } bets { chips.put }.
}
red-dog-passed = { $seat_is ->
    [you] You pass.
   *[other] { $seat } passes.
}
red-dog-passed-fine = { $seat_is ->
    [you] You pass and pay { chips.put }.
   *[other] { $seat } passes and pays { chips.put }.
}
red-dog-discarded = { $seat_is ->
    [you] You lay down your hand of too few cards, free.
   *[other] { $seat } lays down a hand of too few cards, free.
}
red-dog-skipped = { $seat_is ->
    [you] You have no chips left to bet.
   *[other] { $seat } has no chips left to bet.
}
red-dog-turn-void = { $seat_is ->
    [you] No card is left for your turn.
   *[other] No card is left for { $seat }’s turn.
}
red-dog-covered = { $seat_is ->
    [you] You cover { chips.put }; { $uncovered } still uncovered.
   *[other] { $seat } covers { chips.put }; { $uncovered } still uncovered.
}
red-dog-covered-all = { $seat_is ->
    [you] You cover { chips.put }. The whole bank is covered.
   *[other] { $seat } covers { chips.put }. The whole bank is covered.
}
red-dog-sealed-bet = { $seat_is ->
    [you] You bet { chips.put }.
   *[other] { $seat } bets { chips.put }.
}
red-dog-bet-sealed = { $seat_is ->
    [you] Your bet is sealed: the others see it when all bets are in.
   *[other] { $seat }’s bet is in, sealed.
}

# Cards that decide.
red-dog-card-burnt = { $card } is burnt.
red-dog-card-turned = { $seat_is ->
    [you] Your card to beat is { $card }.
   *[other] { $seat }’s card to beat is { $card }.
}
red-dog-card-too-high = { $card } is turned up: above six, so it is discarded.
red-dog-upcard-found = { $card } is turned up: the card to beat.
red-dog-card-exposed = { $card } was seen by accident and is discarded.
red-dog-hand-opened = { $seat_is ->
    [you] You bet { chips.put } and open { $cards }.
   *[other] { $seat } bet { chips.put } and opens { $cards }.
}
red-dog-hand-unsealed = { $seat_is ->
    [you] Your hand: { $cards }.
   *[other] { $seat }’s hand: { $cards }.
}

# Settlement.
red-dog-won = { $seat_is ->
    [you] You show { $card } and win { chips.put }.
   *[other] { $seat } shows { $card } and wins { chips.put }.
}
red-dog-won-part = { $seat_is ->
    [you] You win with { $card }, but only { chips } are left in the pool.
   *[other] { $seat } wins with { $card }, but only { chips } are left in the pool.
}
red-dog-won-nothing = { $seat_is ->
    [you] You win with { $card }, but the pool can’t pay it: your bet comes back.
   *[other] { $seat } wins with { $card }, but the pool can’t pay it: the bet comes back.
}
red-dog-lost = { $seat_is ->
    [you] You lose { chips.put }.
   *[other] { $seat } loses { chips.put }.
}
red-dog-lost-shown = { $seat_is ->
    [you] You show { $cards } and lose { chips.put }.
   *[other] { $seat } shows { $cards } and loses { chips.put }.
}
red-dog-bank-returned = { $seat_is ->
    [you] You take back what is left of the bank: { chips }.
   *[other] { $seat } takes back what is left of the bank: { chips }.
}
red-dog-bank-spent = Nothing is left of the bank.
red-dog-pot-divided = The pot is above its limit and is divided: { chips } for each of { $count } players, and { $rest } stays.
red-dog-pot-shared = The table breaks up and the pot is shared: { chips } each.
red-dog-pot-shared-odd = The table breaks up and the pot is shared: { chips } each, and { $odd } more one by one from the dealer’s left.

# What goes wrong with real cards.
red-dog-misdealt-none = { $seat_is ->
    [you] You were dealt no hand, and sit this round out.
   *[other] { $seat } was dealt no hand, and sits this round out.
}
red-dog-misdealt-over = { $seat_is ->
    [you] You were dealt too many cards, and sit this round out.
   *[other] { $seat } was dealt too many cards, and sits this round out.
}
red-dog-misdealt-short = { $seat_is ->
    [you] You were dealt too few cards: bet, or discard them free.
   *[other] { $seat } was dealt too few cards, and may bet or discard them free.
}
red-dog-top-exposed = The top card was seen by accident.
red-dog-paid-by-mistake = { $seat_is ->
    [you] You put in { chips.put } by mistake. They stay.
   *[other] { $seat } puts in { chips.put } by mistake. They stay.
}
red-dog-overpaid = { $seat_is ->
    [you] You are paid { chips.put } too much.
   *[other] { $seat } is paid { chips.put } too much.
}
red-dog-overpayment-returned = { $seat_is ->
    [you] You give { chips.put } back.
   *[other] { $seat } gives { chips.put } back.
}

# The table.
red-dog-pot = Pot
red-dog-bank = Bank
red-dog-pool = Pool
red-dog-draw = Draw for the deal
red-dog-upcard = Card to beat
red-dog-turned = Turned up
red-dog-seat-deals = { $seat_is ->
    [you] You, dealing
   *[other] { $seat }, dealing
}
red-dog-seat-banks = { $seat_is ->
    [you] You, banker
   *[other] { $seat }, banker
}
red-dog-note-fund = { $amount }
red-dog-note-uncovered = { $amount }, uncovered { $uncovered }
red-dog-note-stock = { $count_n ->
    [one] { $count } card in the stock
   *[other] { $count } cards in the stock
}
red-dog-note-out = sits out
red-dog-note-bet = bet { $amount }
red-dog-note-sealed = sealed bet
red-dog-note-won = won, bet { $amount }
red-dog-note-lost = lost, bet { $amount }
red-dog-note-passed = passed
red-dog-note-discarded = discarded free
red-dog-note-skipped = no chips left
red-dog-note-void = no card left
red-dog-note-none = no hand
red-dog-note-over = too many cards
red-dog-note-short = too few cards
red-dog-note-net = net { $net }
red-dog-note-and-net = { $note }, net { $net }
red-dog-stock = { $count_n ->
    [one] One card is left in the stock.
   *[other] { $count } cards are left in the stock.
}
red-dog-seen = { $count_n ->
    [one] Everybody has seen one card: { $cards }.
   *[other] Everybody has seen { $count } cards: { $cards }.
}

# The table, as the browser draws it.
red-dog-ask-bank = The deal is yours. How much do you put up as the bank?
red-dog-ask-bet = Does your hand beat the next card? Bet on it, or pass.
red-dog-ask-show = You win. Which card do you show?
red-dog-ask-cover = How much of the bank do you cover? Nobody has seen a hand yet.
red-dog-ask-sealed = How much do you bet? Nobody has seen a hand yet.
red-dog-situation = { $cards }
red-dog-pass-costs = costs { $fine }
red-dog-pass-free = free
red-dog-quick-least = least
    .told = Least: { $amount }
red-dog-quick-half = half
    .told = Half: { $amount }
red-dog-quick-most = most
    .told = Most: { $amount }
red-dog-show-card = Show { $card }
red-dog-uncovered = { $amount } uncovered
red-dog-card-of = { $name }’s card
red-dog-card-of-you = your card
red-dog-look = Look closer: { $name }
red-dog-no-hand = No hand in this round.
red-dog-you-bank = You hold the bank, and no cards.
red-dog-mark-dealer = Dealer
    .letter = D
red-dog-mark-banker = Banker
    .letter = B
red-dog-mark-sealed = sealed
red-dog-mark-won = won
red-dog-mark-lost = lost
red-dog-mark-passed = passed
red-dog-mark-discarded = no bet
red-dog-mark-skipped = no chips
red-dog-mark-void = no card

# What is worth knowing before a decision.
red-dog-warn-fine = A pass costs { $fine }, as much as the least bet can lose.
red-dog-warn-fine-other = A pass costs { $fine }; the least bet is { $least }.
red-dog-warn-blind = You bet without seeing your hand.
red-dog-warn-bank = You can lose the whole bank that you put up.

# Ready-made tables.
red-dog-preset-base = Pot
    .help = Everybody antes into a pot. In turn you bet that your hand beats the next card, up to the whole pot, or pass for a fine.
red-dog-preset-burn = Burnt card
    .help = As for a pot, but before each card that decides, another one is shown and discarded.
red-dog-preset-bank = Bank
    .help = The dealer puts up a bank and the others play against it, in turn and with their cards in hand.
red-dog-preset-six-spot = Six-spot, banker
    .help = One card of six or lower is turned up for all. In turn you cover part of the bank without seeing your hand.
red-dog-preset-pool = Six-spot, pool
    .help = Three cards each, one card of six or lower for all, and sealed bets made blind, all at once.

# Options of a table.
red-dog-option-variant = Way to play
    .help = For a pot; against the dealer’s bank; or six-spot, where one card of six or lower counts for all: against a banker, or for a pool.
    .base = For a pot
    .bank = Against a bank
    .six_banker = Six-spot, banker
    .six_pool = Six-spot, pool
red-dog-option-burn = Burnt card
    .help = On: before each card that decides, the top card is shown and discarded.
red-dog-option-seats = Seats
    .help = How many people can play at the table.
red-dog-option-ante = Ante
    .help = What everybody pays before each deal. For a pot it is also the least bet and the fine for a pass.
red-dog-option-hand = Cards in a hand
    .help = By the number of players: five, and four with more than eight or where five don’t suffice. Or always five, or always four.
    .auto = By the number of players
red-dog-option-pot_limit = Pot limit
    .help = A pot above this is divided among the players when the round ends. Without a number it grows on.
red-dog-option-reante_below_min = Ante again below the ante
    .help = On: everybody antes again not only when a win empties the pot, but also when less than an ante is left.
red-dog-option-burn_three_cards = Three cards for nine and ten
    .help = On: with a burnt card, nine and ten can play, with three cards each.
red-dog-option-min_bet = Least bet
    .help = The least that may be bet against a bank or in the pool.
red-dog-option-pass_fee = Fee for a pass
    .help = What a pass costs against a bank. It goes into the bank.
red-dog-option-partial = When the pool runs short
    .help = What the first winner gets whom the pool can’t pay in full: what is left of it, or only the bet back.
    .rest = What is left
    .none = The bet comes back
red-dog-option-first_dealer = First dealer
    .help = Cards are dealt face up until the first ace, or one card decides by chance.
    .ace = The first ace
    .random = One card
red-dog-option-entry_fee = Entry fee
    .help = What a player who joins later pays into the pot beside the first ante.

red-dog-bots = How bots play
    .usual = each in its own way
    .careful = carefully
    .bold = boldly
    .exact = by exact odds
