# Cassino: its name, its actions, what happens, and the options of a table.

cassino-name = Cassino
cassino-tagline = Capture cards by value, build for later, and sweep the table.

# Actions: the words that mean them, the one to show first.
cassino-verb-capture = take | capture
    .label = Take
    .hint = take cards from the table with a card of the same value
cassino-verb-build = build
    .label = Build
    .hint = put cards together to take them later with a card that you keep
cassino-verb-extend = extend | add
    .label = Extend
    .hint = add another group of the same value to a build
cassino-verb-increase = increase | raise
    .label = Increase
    .hint = raise the value of a single build
cassino-verb-trail = trail | lay
    .label = Trail
    .hint = lay a card loose on the table

# The words before a part of an action, as in “build 7 with 2♥ on 5♣”, “increase to 8 with 3♣”.
cassino-with = with | using
cassino-on = on | on top of
cassino-to = to

# What happened.
cassino-drew = { $seat_is ->
    [you] You draw { $card } for the deal.
   *[other] { $seat } draws { $card } for the deal.
}
cassino-lot-tied = Both cards have the same rank, so they are drawn again.
cassino-dealer-found = { $seat_is ->
    [you] You drew the higher card and deal first.
   *[other] { $seat } drew the higher card and deals first.
}
cassino-shuffled = The whole deck is shuffled.
cassino-dealt-table = { $card } goes to the table.
cassino-dealt = { $seat_is ->
    [you] You get { $card }.
   *[other] { $seat } gets { $card }.
}
cassino-last-portion = Last! These are the last cards of the deal.
cassino-captured = { $seat_is ->
    [you] You take { $cards } with { $card }.
   *[other] { $seat } takes { $cards } with { $card }.
}
cassino-swept = { $seat_is ->
    [you] You sweep the table.
   *[other] { $seat } sweeps the table.
}
cassino-built = { $seat_is ->
    [you] You build { $value } with { $card } on { $cards }.
   *[other] { $seat } builds { $value } with { $card } on { $cards }.
}
cassino-extended = { $seat_is ->
    [you] You extend the build of { $value } with { $card }.
   *[other] { $seat } extends the build of { $value } with { $card }.
}
cassino-extended-with = { $seat_is ->
    [you] You extend the build of { $value } with { $card } and { $cards } from the table.
   *[other] { $seat } extends the build of { $value } with { $card } and { $cards } from the table.
}
cassino-increased = { $seat_is ->
    [you] You increase the build of { $before } to { $value } with { $card }.
   *[other] { $seat } increases the build of { $before } to { $value } with { $card }.
}
cassino-increased-with = { $seat_is ->
    [you] You increase the build of { $before } to { $value } with { $card }, and add { $cards } from the table.
   *[other] { $seat } increases the build of { $before } to { $value } with { $card }, and adds { $cards } from the table.
}
cassino-merged = Both builds of { $value } are now one.
cassino-trailed = { $seat_is ->
    [you] You trail { $card }.
   *[other] { $seat } trails { $card }.
}
cassino-timed-out = { $seat_is ->
    [you] You miss your turn ({ $missed } of { $most } in a row).
   *[other] { $seat } misses a turn ({ $missed } of { $most } in a row).
}
cassino-remainder = { $seat_is ->
    [you] You made the last capture and get what is left: { $cards }.
   *[other] { $seat } made the last capture and gets what is left: { $cards }.
}
cassino-scored = { $seat_is ->
    [you] { $points_n ->
        [one] You score { $points } point ({ $lines }) and now have { $total }.
       *[other] You score { $points } points ({ $lines }) and now have { $total }.
    }
   *[other] { $points_n ->
        [one] { $seat } scores { $points } point ({ $lines }) and now has { $total }.
       *[other] { $seat } scores { $points } points ({ $lines }) and now has { $total }.
    }
}
cassino-scored-nothing = { $seat_is ->
    [you] You score nothing and still have { $total }.
   *[other] { $seat } scores nothing and still has { $total }.
}
cassino-score-cards = most cards ({ $count }) { $points }
cassino-score-spades = most spades ({ $count }) { $points }
cassino-score-aces = aces { $points }
cassino-score-ten = 10♦ { $points }
cassino-score-two = 2♠ { $points }
cassino-score-sweeps = sweeps { $points }
cassino-match-won = { $seat_is ->
    [you] You win the match.
   *[other] { $seat } wins the match.
}
cassino-forfeited = { $seat_is ->
    [you] You did not play three times in a row and lose the match.
   *[other] { $seat } did not play three times in a row and loses the match.
}

# What is worth knowing before a play.
cassino-warn-bound = Your build of { $value } is on the table: you can’t trail, and unless you take it now you must keep a { $value }.
cassino-warn-keep = Your build of { $value } is on the table: unless you take it now you must keep a { $value }.

# Places on the table and short notes beside them.
cassino-table = Table
cassino-build-label = Build of { $value }
cassino-build-note = { $seat_is ->
    [you] { $groups_n ->
        [one] single, yours
       *[other] { $groups } groups, yours
    }
   *[other] { $groups_n ->
        [one] single, { $seat }’s
       *[other] { $groups } groups, { $seat }’s
    }
}
cassino-taking = Last capture
cassino-note = { $parts }
cassino-note-score = score { $score }
cassino-note-deals = deals
cassino-note-sweeps = { $count_n ->
    [one] { $count } sweep ({ $cards })
   *[other] { $count } sweeps ({ $cards })
}
cassino-note-captured = { $count_n ->
    [one] { $count } card captured
   *[other] { $count } cards captured
}
cassino-stock = { $left_n ->
    [0] Portion { $portion } of { $portions }, the last.
    [one] Portion { $portion } of { $portions }, { $left } card still to come.
   *[other] Portion { $portion } of { $portions }, { $left } cards still to come.
}

# At the table in the browser: what is asked, and what the buttons say. `.small` stands in mid-sentence.
cassino-ask-card = Your turn: choose a card from your hand.
cassino-ask-hand = With which card from your hand?
cassino-ask-with = What does { $card } go with?
cassino-ask-alone = Nothing on the table goes with { $card }.
cassino-ask-more = What else goes with { $cards }?
cassino-ask-play = { $play }?
cassino-ask-or = { $first } or { $second }?
cassino-ask-which = Which play?
cassino-ask-amiss = { $card } can’t be played with { $cards }.
cassino-do-capture = Take { $cards }
    .small = take { $cards }
cassino-do-capture-many = Take { $count } cards
    .small = take { $count } cards
cassino-do-build = Build { $value }
    .small = build { $value }
cassino-do-extend = Extend { $value }
    .small = extend { $value }
cassino-do-increase = Raise to { $value }
    .small = raise to { $value }
cassino-do-trail = Lay down { $card }
    .small = lay down { $card }
cassino-why = Why not?
cassino-why-trail = Why can’t I lay it down?
cassino-hand = Hand
cassino-fits = goes with it
cassino-bare = The table is empty.
cassino-yours = yours
cassino-yours-keep = yours: keep a { $value }
cassino-held = { $count_n ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
cassino-cards = { $count_n ->
    [one] { $count } card
   *[other] { $count } cards
}
cassino-sweeps = { $count_n ->
    [one] { $count } sweep
   *[other] { $count } sweeps
}
cassino-left = { $count_n ->
    [one] { $count } card still to come
   *[other] { $count } cards still to come
}
cassino-last = Last cards
cassino-sheet = The score of this deal
cassino-line-cards = Most cards
cassino-line-spades = Most spades
cassino-line-aces = Aces
cassino-line-ten = 10♦
cassino-line-two = 2♠
cassino-line-sweeps = Sweeps
cassino-line-deal = This deal
cassino-line-match = Match
cassino-won-you = You win the match!
cassino-won-other = { $name } wins the match.

# What each play is worth.
cassino-worths = Prices
cassino-worths-estimated = By how many points you win this deal on average with each play. The cards you can’t see are guessed many times over, so each price has an error (±).
cassino-worths-close = By how many points you win this deal on average with each play. The cards you can’t see are guessed many times over, so each price has an error (±): the best plays are too close to tell apart.
cassino-worths-exact = By how many points you win this deal with each play, if both of you play perfectly from here. In the last portion every card is known, so the prices are exact.
cassino-worths-wait = When it’s your turn, the price of each play is listed here.
cassino-worths-hidden = Prices are hidden. Once you have played, your clear mistakes are listed below.
cassino-worths-off = At this table plays have no prices.

# Ready-made tables.
cassino-preset-match = Match
    .help = Strict rules, to 21 points.
cassino-preset-short = Short match
    .help = Strict rules, to 11 points.
cassino-preset-free = Relaxed
    .help = To 21 points: builders may trail, builds may get several groups at once, and a face card may take three.

# Options of a table.
cassino-option-target = Points to win
    .help = The match ends after a deal in which somebody has reached so many points; the higher total wins.
cassino-option-first_dealer = First dealer
    .help = By lot, both players draw a card, and the higher one deals; the ace is the lowest. Or one seat deals first.
    .lot = by lot
    .seat-0 = first seat
    .seat-1 = second seat
cassino-option-same_value_builds = Builds of the same value
    .help = They can join, so that there is only one build of each value, or stay apart: then one card takes any of them.
    .merge = join
    .separate = stay apart
cassino-option-extend_multi = Several groups when extending
    .help = On: a build may get several new groups in one play. Off: it gets exactly one.
cassino-option-increase_own = Increasing your own build
    .help = What you must hold after raising a build of your own: a card of the new value, or one of the old value too. It can also be forbidden: then only your opponent’s builds can be raised.
    .new_only = the new value
    .both = both values
    .never = not allowed
cassino-option-free_trail = Builders may trail
    .help = On: you may trail while your build is on the table, if you keep a card for it. Off: you may not.
cassino-option-face_three = Three face cards
    .help = On: a jack, queen or king takes one of its rank or all three. Off: it takes exactly one.
cassino-option-show_counts = Show captured cards
    .help = On: everyone sees how many cards each player has captured. Off: they are counted after the deal.

cassino-bots = How well bots play
    .easy = easy
    .medium = medium
    .hard = hard
