# Pages of the browser client besides the lobby and the tables: replays, checks, history, the guide.

# Everywhere on them
pages-where = Where you are
pages-more = Show older ones
pages-look = Replay
pages-round = Round { $round }
pages-round-void = Round { $round }, void

# A replay
pages-replay = Replay
pages-replay-title = Round { $round }, step by step
pages-replay-of = The round, step by step
pages-replay-opens = Round { $round } starts.
pages-replay-opens-of = Round { $round } of { $of } starts.
pages-replay-chosen = A choice is made.
pages-replay-goes-on = Chips move.
pages-replay-face-down = A card is dealt face down.
pages-replay-void = This round was void: all bets were returned, and it doesn’t count.
pages-replay-first = To the start
pages-replay-back = One step back
pages-replay-on = One step forward
pages-replay-last = To the end
pages-replay-play = Play
pages-replay-pause = Pause
pages-replay-step = Step
pages-replay-step-of = { $step } of { $of }
pages-replay-keys = Keys: ← and → move one step, Home and End jump to the start and the end.
pages-round-before = Previous round
pages-round-after = Next round
pages-round-choose = Round
pages-view = Whose view
pages-view-own = Your view
pages-view-watcher = A spectator’s view
pages-view-whole = The whole table
pages-view-closed = You can see the whole table once the seal of this shuffle is opened.
pages-link = This moment
pages-link-told = A link to this step
pages-words-told = The round in words
pages-share-make = Create a public link
pages-share-help = This link works for the players of the round and for hosts. A public link works for anyone: it shows the round as you see it now.
pages-share-link = Public link
pages-share-closed = Once the seal of this round is opened, you can create a link that anyone can open.
pages-shared = A round shared by a player
pages-shared-play = Play here
pages-record = Record
pages-record-told = A record holds every card, action and chip of a session. Anyone can check it, offline and without us.
pages-record-load = Download the record
pages-record-check = Check a record here
pages-record-line = Check it from the command line

# Checking a shuffle
pages-check-title = Check this deal
pages-check-this = Check this deal
pages-check-last = Check the last deal
pages-check-none-yet = No seal has been opened at this table yet. When one is, you can check the deal here.
pages-check-told = Your browser shuffles the cards again by itself, from the seal and the cuts, and compares them with the cards that were dealt. It takes nobody’s word for it.
pages-check-works = Checking…
pages-check-void = This shuffle was void: a cut wasn’t opened, and no card was dealt from it.
pages-check-untold = Records of this version don’t say which cards were shuffled in mid-round. “fairdeal verify” works that out from the rules of the game.
pages-check-by-hand = This round was dealt by hand, so there’s no seal to check.
pages-check-closed = The seal of this shuffle is still closed. It’s opened when its cards are used up; then you can check the deal.
pages-check-holds = Everything is correct. Nobody chose these cards.
pages-check-holds-alone = Everything is correct. But no player cut, so the house alone decided the order.
pages-check-broken = Something is wrong with this deal. The first fault is in step { $step }.
pages-check-witnessed = Your browser received this seal before the cards were dealt.
pages-check-receipt-true = Your browser kept the receipt of this round when it was played, and it matches: nothing up to here was left out or changed.
pages-check-receipt-false = Your browser kept a different receipt for this round. What is shown here is not what was played.
pages-check-receipt = Receipt of this round
pages-check-nth = Shuffle { $shuffle } of { $count }
pages-check-links-true = { $count_n ->
    [one] The receipt your browser kept of this session matches.
   *[other] All { $count } receipts your browser kept of this session match.
}
pages-check-links-false = The receipts your browser kept of this session don’t match this record. It is not what was played.
pages-check-chain-true = Every link of the chain follows from what was before it.
pages-check-chain-false = The chain breaks at { $place }: something was left out, changed or swapped.
pages-check-passed = Passed:
pages-check-failed = Failed:
pages-check-bytes = The bytes
pages-check-shown = Shown before (SHA-256)
pages-check-opened = Opened afterwards
pages-check-cards = The cards in the order that the seal and the cuts gave
pages-check-cards-told = The number is the card’s place in the shuffle. Cards with a dashed outline weren’t seen by anyone during the round: burned ones, for example.
pages-check-seen = seen in the round
pages-check-unseen = not seen in the round

# Checking a record
pages-check-record = Check a record
pages-check-record-told = Anyone who has a session’s record can check it: that the seals and cuts are the ones shown beforehand, that they give the cards that were dealt, and that every action and every chip followed the rules.
pages-check-drop = Drop a record here, or
pages-check-choose = Choose a file
pages-check-too-large = { $name } is too large for a record.
pages-check-no-record = { $name } isn’t a Fairdeal record.
pages-check-odd = This record isn’t as it should be: look at { $place }.
pages-check-here = By your browser
pages-check-here-told = Every shuffle, worked out again on this device.
pages-check-there = By the room
pages-check-there-told = Rules, chips and shuffles: the same check as “fairdeal verify”.
pages-check-all = { $count_n ->
    [one] The shuffle is correct.
   *[other] All { $count } shuffles are correct.
}
pages-check-wrong = { $wrong_n ->
    [one] { $wrong } of { $count } shuffles is wrong.
   *[other] { $wrong } of { $count } shuffles are wrong.
}
pages-check-none-open = No seal in this record has been opened.
pages-check-some-closed = { $count_n ->
    [one] The seal of one more shuffle is still closed.
   *[other] The seals of { $count } more shuffles are still closed.
}
pages-check-shuffle-one = Shuffle { $shuffle }, for round { $round }
pages-check-shuffle = Shuffle { $shuffle }, for { $count_n ->
    [one] { $count } round
   *[other] { $count } rounds
}
pages-check-own = On your own machine
pages-check-own-told = The same check runs offline, without any room. Install Fairdeal and type:

# History
pages-history = History
pages-sittings = Sessions
pages-chips = Chips
pages-no-sittings = You haven’t finished a session yet. It appears here when you leave the table or the last round is played.
pages-rounds-count = { $count_n ->
    [one] { $count } round
   *[other] { $count } rounds
}
pages-chips-told = Winnings stay at the table, and go to your wallet when you leave. Rounds with no result aren’t listed.
pages-col-when = When
pages-col-why = Why
pages-col-change = Change
pages-col-wallet = Wallet
pages-reason-opening = Welcome chips.
pages-reason-top-up = Daily chips.
pages-reason-grant = Given by a host.
pages-reason-take = Taken by a host.
pages-reason-buy-in = Brought to table { $table }.
pages-reason-cash-out = Back from table { $table }.
pages-reason-round = Round { $round } at table { $table }.
pages-reason-shared = Share of the pot at table { $table }.

# The result sheet
pages-results = Results
pages-sitting-open = The session is still going on; these are the rounds so far.
pages-verdict-you-won = You won the session
pages-verdict-you-lost = The bank won the session
pages-verdict-you-drawn = The session is a draw
pages-verdict-won = won
pages-verdict-lost = lost
pages-verdict-drawn = draw
pages-ending-played = played to the end
pages-ending-short = out of chips
pages-ending-abandoned = left
pages-after-rounds = { $count_n ->
    [one] after one round
   *[other] after { $count } rounds
}
pages-won = Won
pages-lost = Lost
pages-level = Even
pages-best = Best round
pages-worst = Worst round
pages-curve = How the session went
pages-curve-others = The thin lines are the other players.
pages-curve-at = After round { $round }: { $total }
pages-curve-told = { $count_n ->
    [one] A chart of one round: { $total } at the end. The numbers are in the table below.
   *[other] A chart of the running total over { $count } rounds: never above { $best }, never below { $worst }, { $total } at the end. The numbers are in the table below.
}
pages-rounds = Round by round
pages-whose = Whose results
pages-no-rounds = No round counted.
pages-void = void
pages-everybody = Everyone
pages-col-round = Round
pages-col-net = Result
pages-col-total = Total
pages-col-look = Replay
pages-col-name = Who
pages-col-chips = Chips
pages-col-end = End

# After a sitting: what mistakes cost
pages-review = What your mistakes cost
pages-review-works = Working it out…
pages-review-none = You made no choice here that can be judged: bets before the first card are a matter of taste.
pages-review-estimates = This game has no exact prices, only estimates, so choices in it aren’t judged.
pages-review-perfect = { $decisions_n ->
    [one] You made one choice, and it was the best one.
   *[other] You made { $decisions } choices, and every one was the best.
}
pages-review-cost = { $wrong_n ->
    [one] { $wrong } of { $decisions } choices was a mistake. It cost { $cost } chips on average.
   *[other] { $wrong } of { $decisions } choices were mistakes. Together they cost { $cost } chips on average.
}
pages-review-unpriced = { $count_n ->
    [one] One more choice has no exact price, so it isn’t judged.
   *[other] { $count } more choices have no exact price, so they aren’t judged.
}
pages-review-luck = { $rounds_n ->
    [one] As you played it, the round was worth { $expected } on average. It brought { $net }: luck made a difference of { $luck }.
   *[other] As you played them, the { $rounds } rounds were worth { $expected } on average. They brought { $net }: luck made a difference of { $luck }.
}
pages-review-again = The dearest, to play again
pages-review-position = Round { $round }: this choice cost { $cost } chips
pages-review-choose = What do you choose now?
pages-review-right = Right: “{ $chosen }” is the best choice, worth { $most }.
pages-review-wrong = “{ $chosen }” is worth { $worth }. “{ $best }” is better: { $most }.
pages-review-then = You chose “{ $chosen }” then.
pages-review-list = All mistakes, the dearest first
pages-review-chosen = Your choice
pages-review-best = Best choice
pages-review-lost = Cost
pages-review-more = { $count_n ->
    [one] One more cost less.
   *[other] { $count } more cost less.
}

# Figures over time, and leaderboards
pages-figures = Your figures
pages-figures-pending = Your latest sessions are still being worked out. They appear here in a moment.
pages-figures-none = You haven’t finished a session yet. Your figures appear here when you leave a table or the last round has been played.
pages-figures-game = Game
pages-figures-all = All games for chips
pages-figures-own-rules = own rules
pages-rounds-played = Rounds
pages-figures-expected = Expected
pages-figures-luck = Luck
pages-figures-ahead = Ahead by
pages-figures-choices = Choices
pages-figures-accuracy = Best choices
pages-figures-cost = Mistakes cost
pages-figures-told = “Expected” is what your rounds were worth on average, mistakes included, at exact prices. Luck is the rest.
pages-figures-curve = Session by session
pages-figures-curve-thin = The thin line is what you could expect.
pages-figures-curve-at = After session { $round }: { $total }
pages-figures-curve-told = { $count_n ->
    [one] A curve of one session: { $total } at the end.
   *[other] A curve of the running total over { $count } sessions: { $total } at the end.
}
pages-figures-best = Best session: { $net }, { $when }
pages-figures-worst = Worst session: { $net }, { $when }
pages-figures-by-house = By game and rules
pages-leaderboards = Leaderboards
pages-leaderboards-told = Playing more doesn’t move you up: what a round brings on average is taken off, and choices count by the share that was the best. At tables that show prices everybody can choose perfectly.
pages-leaderboards-ahead = Ahead of expectation
pages-leaderboards-ahead-told = Chips won beyond what the rounds were worth on average. It takes { $least } rounds this month.
pages-leaderboards-accurate = Best choices
pages-leaderboards-accurate-told = The share of choices that were the best, at exact prices. It takes { $least } choices this month.
pages-leaderboards-place = Place
pages-leaderboards-none = Nobody has played enough in this month.
pages-leaderboards-listed = Show me on the leaderboards
pages-month-before = The month before
pages-month-after = The next month

# The guide
pages-guide-contents = In this guide
pages-guide-example-told = Go through it card by card.
pages-guide-house = The house, and what it costs you
pages-guide-house-told = Every table plays by one set of options. Change them and see the exact price: it’s calculated, not estimated.
pages-guide-options = The options of a table
pages-guide-options-told = Every table plays by one set of options, shown before you sit down.
pages-odds-edge = The house edge, if you play perfectly
pages-odds-percent = { $percent } %
pages-odds-exact = of each bet, on average. Exactly, per chip bet: { $edge }
pages-odds-near = of each bet, on average. Per chip bet: { $edge }
pages-option-none = none
pages-presets = Ready-made tables

# Is it fair?
pages-fair = Is it fair?
pages-fair-told = You don’t have to trust us. Nobody can choose the cards alone, not even the house, and your own browser can prove it.
pages-fair-picture = Four steps, one after the other: the seal, the cuts, the deal, the check.
pages-fair-seal = The house seals its secret
    .told = Before you bet, the house picks a secret number and shows you its fingerprint: the seal. From then on it can’t change the secret without breaking the seal.
pages-fair-cuts = The players cut
    .told = Each player adds a secret of their own: the cut. Type your own words, or let your device cut at random.
pages-fair-deal = The cards are dealt
    .told = The order of all cards is calculated from the secret and the cuts together. Nobody knew all of them beforehand, so nobody knew the order.
pages-fair-check = Everyone can check
    .told = When the cards are used up, the secret is revealed. Your browser shuffles again by itself and compares every card you saw.
pages-fair-limits = What it can’t show
    .told = It proves how the cards were shuffled, not who is playing: players can still tell each other what they hold. If no player cuts, the house alone decides the order, and the check says so.
pages-fair-yours = Your last round
pages-fair-none = You haven’t finished a round with an opened seal yet. Play one, then check it here.
