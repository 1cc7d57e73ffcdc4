# Pages of the browser client besides the lobby and the tables: replays, checks, history, the guide.

# Everywhere on them
pages-where = Where you are
pages-more = Show older ones
pages-look = Replay
pages-round = Round { $round }
pages-round-void = Round { $round }, void

# A replay
pages-replay = A round again
pages-replay-title = Round { $round }, step by step
pages-replay-of = The round, step by step
pages-replay-opens = Round { $round } opens.
pages-replay-opens-of = Round { $round } of { $of } opens.
pages-replay-chosen = A choice is made.
pages-replay-goes-on = Chips move.
pages-replay-face-down = A card is dealt face down.
pages-replay-void = This round was void: the bets went back, and it does not count.
pages-replay-first = To the start
pages-replay-back = One step back
pages-replay-on = One step on
pages-replay-last = To the end
pages-replay-play = Play
pages-replay-pause = Pause
pages-replay-step = Step
pages-replay-step-of = { $step } of { $of }
pages-replay-keys = Keys: ← and → go a step, Home and End to the start and the end.
pages-round-before = The round before
pages-round-after = The next round
pages-round-choose = Round
pages-view = Whose view
pages-view-own = Your view
pages-view-watcher = A spectator’s view
pages-view-whole = The whole table
pages-view-closed = The whole table can be seen when the seal of this shuffle is open.
pages-link = This very moment
pages-link-told = A link to this step
pages-words-told = The round in words
pages-share-make = Make a link for everybody
pages-share-help = This link opens for those who played, and for hosts. Anyone can open a link that you make for everybody: it shows the round as you see it now.
pages-share-link = A link that anyone can open
pages-share-closed = Once the seal of this round is opened, you can make a link that anyone can open.
pages-shared = A round, shared by a player
pages-shared-play = Play here
pages-record = The record
pages-record-told = A record holds every card, action and chip of a sitting. Anyone can check it without a network, and without us.
pages-record-load = Download the record
pages-record-check = Check a record here
pages-record-line = The line that checks it

# Checking a shuffle
pages-check-title = Check this deal
pages-check-this = Check this deal
pages-check-last = Check the last deal
pages-check-none-yet = No seal has been opened at this table yet. When one is, the deal can be checked here.
pages-check-told = Your browser shuffles the cards again by itself, from the seal and the cuts, and compares them with those that were dealt. It takes nobody’s word for it.
pages-check-works = Working it out…
pages-check-void = The shuffle was void: a cut was not opened, and no card was dealt from it.
pages-check-untold = Records of this version do not say which cards were shuffled in mid-round. “fairdeal verify” works it out by the rules of the game.
pages-check-by-hand = This round was dealt by hand, so there is no seal to check.
pages-check-closed = The seal of this shuffle is still closed. When its cards are used up it is opened, and the deal can be checked.
pages-check-holds = Everything holds. Nobody chose these cards.
pages-check-holds-alone = Everything holds. But no player cut, so the house alone decided the order.
pages-check-broken = This deal does not hold. The first fault is in step { $step }.
pages-check-witnessed = This page saw that commitment itself, before the cards were dealt.
pages-check-receipt-true = Your browser kept the receipt of this round when it was played, and this is the same: nothing up to here was left out or changed.
pages-check-receipt-false = The receipt that your browser kept of this round is another one. What is shown here is not what was played.
pages-check-receipt = Receipt of this round
pages-check-nth = Shuffle { $shuffle } of { $count }
pages-check-links-true = { $count_n ->
    [one] The receipt that your browser kept of this sitting fits.
   *[other] All { $count } receipts that your browser kept of this sitting fit.
}
pages-check-links-false = Receipts that your browser kept of this sitting differ from those of this record. It is not what was played.
pages-check-chain-true = Every link of the chain follows from what was before it.
pages-check-chain-false = The chain breaks at { $place }: something was left out, changed or exchanged.
pages-check-passed = Passed:
pages-check-failed = Failed:
pages-check-bytes = The bytes
pages-check-shown = Shown before (SHA-256)
pages-check-opened = Opened afterwards
pages-check-cards = The cards, as seal and cuts put them
pages-check-cards-told = The number is the place in the shuffle. Cards with a broken line were seen by nobody in the round: burned ones, for example.
pages-check-seen = seen in the round
pages-check-unseen = not seen in the round

# Checking a record
pages-check-record = Check a record
pages-check-record-told = Whoever has the record of a sitting can check it: that the seals and cuts are those that were shown, that they give the cards that were dealt, and that every action and every chip followed the rules.
pages-check-drop = Drop a record here, or
pages-check-choose = Choose a file
pages-check-too-large = { $name } is too large for a record.
pages-check-no-record = { $name } is no record of Fairdeal.
pages-check-odd = This record is not as it must be: look at { $place }.
pages-check-here = By your browser
pages-check-here-told = Every shuffle, worked out anew on this device.
pages-check-there = By the room
pages-check-there-told = Rules, chips and shuffles: the same check as “fairdeal verify”.
pages-check-all = { $count_n ->
    [one] The shuffle holds.
   *[other] All { $count } shuffles hold.
}
pages-check-wrong = { $wrong_n ->
    [one] { $wrong } of { $count } shuffles does not hold.
   *[other] { $wrong } of { $count } shuffles do not hold.
}
pages-check-none-open = There is no shuffle here whose seal is open.
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
pages-check-own-told = The same check runs without any room and without a network. Install Fairdeal, and type:

# History
pages-history = History
pages-sittings = Sittings
pages-chips = Chips
pages-no-sittings = No sitting of yours is over yet. It will stand here when you leave the table or the last round is played.
pages-rounds-count = { $count_n ->
    [one] { $count } round
   *[other] { $count } rounds
}
pages-chips-told = What a round brought lies at the table, and comes to the wallet when you leave. Rounds that brought nothing have no line.
pages-col-when = When
pages-col-why = Why
pages-col-change = Change
pages-col-wallet = Wallet
pages-reason-opening = A welcome from the house.
pages-reason-top-up = Chips of the day.
pages-reason-grant = Given by a host.
pages-reason-take = Taken by a host.
pages-reason-buy-in = Brought to table { $table }.
pages-reason-cash-out = Taken home from table { $table }.
pages-reason-round = Round { $round } at table { $table }.
pages-reason-shared = Share of the pot at table { $table }.

# The result sheet
pages-results = Result sheet
pages-sitting-open = The sitting goes on; these are the rounds so far.
pages-verdict-you-won = You won the sitting
pages-verdict-you-lost = The bank won the sitting
pages-verdict-you-drawn = The sitting is a draw
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
pages-curve = The course of the sitting
pages-curve-others = The thin lines are the others at the table.
pages-curve-at = After round { $round }: { $total }
pages-curve-told = { $count_n ->
    [one] A curve of one round: { $total } at the end. The numbers stand in the table below.
   *[other] A curve of the running total over { $count } rounds: never above { $best }, never below { $worst }, { $total } at the end. The numbers stand in the table below.
}
pages-rounds = Round by round
pages-whose = Whose results
pages-no-rounds = No round counted.
pages-void = void
pages-everybody = Everybody
pages-col-round = Round
pages-col-net = Result
pages-col-total = Total
pages-col-look = Replay
pages-col-name = Who
pages-col-chips = Chips
pages-col-end = End

# The guide
pages-guide-contents = In this guide
pages-guide-example-told = Go through it card by card.
pages-guide-house = The house, and what it costs you
pages-guide-house-told = Every table plays by one set of options. Change them and see the exact price: it is calculated, not estimated.
pages-guide-options = The options of a table
pages-guide-options-told = Every table plays by one set of options, which is shown before anybody sits down.
pages-odds-edge = The house’s edge, if you play as well as can be
pages-odds-percent = { $percent } %
pages-odds-exact = of each bet, on average. Exactly, per chip bet: { $edge }
pages-odds-near = of each bet, on average. Per chip bet: { $edge }
pages-option-none = none
pages-presets = Ready-made tables
