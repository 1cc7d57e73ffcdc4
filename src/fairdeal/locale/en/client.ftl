# The browser client: what is on its pages whatever the game.

# Everywhere
client-skip = Skip to the content
client-close = Close
client-language = Language
client-lost = Connection lost. Your seat is kept, and play resumes as soon as you’re back online.
client-outdated = Fairdeal has been updated. Reload the page.
client-reload = Reload
client-out-of-reach = The room can’t be reached right now. This page will reconnect by itself.
client-unreached = The room can’t be reached. Check your connection and try again.
client-ended = You’ve been signed out. Sign in again from the lobby.
client-banned = A host has banned you from this room.
client-to-lobby = Back to the lobby
client-missing = Page not found
client-sign-in = Sign in
client-host = Host
client-you = You
client-on = on
client-off = off
client-copy = Copy
client-copied = Copied.
client-not-copied = Your browser won’t let this page copy. The text is selected: copy it with your keyboard.
client-send = Send

# The lobby
client-what-to-play = What shall we play?
client-promise = Every deal can be checked. Every chip is accounted for. No real money.
client-your-name = Your name
client-have-account = I have an account
client-animals = Otter | Heron | Lynx | Badger | Magpie | Hare | Raven | Beaver
client-your-tables = Your tables
client-private-table = private table
client-back-to-table = Back to the table
client-play-now = Play now
client-guide = Guide
client-open-tables = Open tables
client-new-table = Create a table
client-no-tables = No tables are open yet. “Play now” opens one.
client-table-of = { $name }’s table
client-seats-taken = { $taken } of { $all } seats taken
client-watch = Watch
client-sit-down = Sit down

# A table
client-coming = One moment…
client-the-table = The table
client-round = Round { $round }
client-round-of = Round { $round } of { $of }
client-round-opened = Round { $round }
client-seat-taken = { $name } sits down.
client-seat-left-choice = { $name } leaves the table.
client-seat-left-lost = { $name } was disconnected for too long and loses the seat.
client-seat-left-missed = { $name } let the time run out too often and loses the seat.
client-seat-left-short = { $name } has too few chips left and gives up the seat.
client-seat-left-removed = The host has removed { $name } from the table.
client-seat-left-closed = { $name } leaves because the table is closing.
client-seat-left-sat-out = { $name } sat out for too long and gives up the seat.
client-closing = This table will close when this hand is over.
client-closing-reason = The host says: “{ $reason }”
client-lost-seat-lost = You were disconnected for too long, so you lost your seat.
client-lost-seat-missed = Your time ran out too often, so you lost your seat.
client-lost-seat-short = You had too few chips left for another round, so you lost your seat.
client-lost-seat-removed = The host has removed you from this table.
client-lost-seat-closed = You left because the table was closing.
client-lost-seat-sat-out = You sat out for too long, so you lost your seat.
client-lost-chips = { $chips_n ->
    [one] { $chips } chip went back to your wallet.
   *[other] { $chips } chips went back to your wallet.
}
client-sit-again = Sit down again
client-understood = OK
client-sit-out = Sit out
client-sitting-out = sitting out
client-sitting-out-told = You’re sitting out. Your seat stays yours for up to 20 rounds or 15 minutes.
client-play-again = I’m back
client-stayed-out = { $seat_is ->
    [you] You’re sitting out the next rounds.
   *[other] { $seat } is sitting out the next rounds.
}
client-came-back = { $seat_is ->
    [you] You’re back from the next round on.
   *[other] { $seat } is back from the next round on.
}
client-pause = Pause the table
client-pause-ask = Ask for a pause
client-pause-not = No pause after all
client-pause-too = I’d like one too
client-pause-wanted = { $names } would like a pause. The table pauses when everyone asks for it.
client-pausing = The table pauses when this round is over.
client-paused = { $name } has paused the table. No time runs out.
client-paused-agreed = You’ve all agreed on a pause. No time runs out.
client-resume = Resume play
client-table-paused = { $name } pauses the table.
client-table-paused-agreed = Everyone has asked for a pause: the table is paused.
client-table-resumed = { $name } resumes play.
client-table-resumed-late = The pause has lasted two hours, so play resumes.
client-name-changed = { $before } is now called { $name }.
client-turned-away-seat = You didn’t get the seat you were waiting for.
client-turned-away-chips = The chips you wanted to bring are still in your wallet.
client-chips-brought = { $seat_is ->
    [you] You bring { $chips } more chips to the table.
   *[other] { $seat } brings { $chips } more chips to the table.
}
client-cut-left-out = { $seat_is ->
    [you] According to the room, you showed a cut but didn’t open it in time, so you miss this round.
   *[other] { $seat } showed a cut but didn’t open it in time, and misses this round.
}
client-cut-denied = According to the room, you didn’t open your cut in time. Your browser sent it at { $time }, and the room answered: { $answer }. If it was in time, the room isn’t dealing honestly: save what was sent and answered, and show it to the others.
client-cut-denied-done = done
client-cut-denied-nothing = nothing so far
client-cut-denied-save = Save what was sent
client-shuffle-void = The shuffle is void, because a cut wasn’t opened. The house seals a new one.
client-receipt-last = Receipt for the last round
client-leave = Leave
client-leave-now = Leave now?
client-leave-after = After this round
client-leave-at-once = Leave now
client-leave-not = Stay
client-leave-costs-cheapest = A round is being played. If you leave now, your hand is finished for you with the moves that risk the fewest chips; whatever it wins goes to your wallet.
client-leave-costs-bot = A round is being played. If you leave now, your hand is finished for you by a bot; whatever it wins goes to your wallet.
client-leave-costs-match = The match isn’t over. If you leave now, you lose it.
client-leaving = leaving
client-bot = bot
client-away = away
client-watching = { $count_n ->
    [one] { $count } watching
   *[other] { $count } watching
}
client-no-round-yet = No round has been played yet.
client-your-turn = It’s your turn.
client-your-turn-short = Your turn
client-cutting = Players are cutting the cards…
client-next-soon = The next round starts in a moment.
client-waiting-for = Waiting for { $names }.
client-next-round = Next round
client-new-match = New match
client-new-sitting = New session
client-over-match = The match is over. The next one starts soon.
client-over-sitting = This session is over. The next one starts soon.
client-same-bet = Same bet: { $chips }
client-key-enter = Enter
client-not-answering = The room hasn’t answered yet. Your choice has been sent; there’s no need to repeat it.
client-more-time = More time
client-join = Choose a name, and you’re at the table. The chips are free, and worth nothing anywhere else.
client-join-full = All seats are taken, but you can watch. Choose a name to chat, and to sit down when a seat is free.
client-table-full = All seats are taken. You’re watching, and can sit down as soon as one is free.
client-seat-coming = You’ll be seated when this round is over.
client-come-in = Come in
client-elsewhere = You’re playing at this table in another window. Here you can only watch.
client-play-here = Play here
client-table-closed = This table is closed.
client-table-closed-host = The host has closed this table.
client-table-closed-unused = This table was closed because nobody was using it.
client-more-of-table = More about this table
client-story = Story
client-story-empty = Nothing has happened yet.
client-rules = Rules
client-check = Check the deal
client-chat = Chat
client-unread = { $count_n ->
    [one] { $count } unread message
   *[other] { $count } unread messages
}
client-chat-empty = Nobody has said anything yet.
client-chat-line = Your message
client-reactions = Reactions
client-reaction-clap = Well played!
client-reaction-laugh = Ha ha!
client-reaction-wow = Wow!
client-reaction-sad = Oh no!
client-reaction-luck = Good luck!
client-reaction-thanks = Thank you!
client-reacted = { $name }: { $reaction }
client-hide = Hide someone’s messages
    .help = They stay hidden in this browser only, reactions too. Nobody else notices.
client-chat-hint = Type !help to play from here

# Choices
client-amount = Amount in chips
client-less = Less
client-more = More
client-half = ½
    .told = Half: { $amount }
client-double = ×2
    .told = Double: { $amount }
client-most = max
    .told = Most: { $amount }
client-range = { $least } to { $most }
client-on-average = { $value } on average
client-chose-best = That was the best play.
client-chose-well = No other choice was clearly better than yours.
client-chose-other-chips = { $best } was worth { $most } chips on average; you chose { $chosen }, worth { $worth }.
client-chose-other-points = Your costliest play: “{ $chosen }”, worth { $worth } points on average; “{ $best }” was worth { $most }.
client-best = best
client-exact = exact
client-worth-points = By how many points you win the deal on average

# Practice
client-practice = Practise
client-practice-help = The value of each choice stays hidden until you’ve chosen; then you see what your mistakes cost.
client-practice-told-chips = { $decisions_n ->
    [one] { $decisions } decision.
   *[other] { $decisions } decisions.
} { $mistakes_n ->
    [0] No mistakes.
    [one] { $mistakes } mistake, which cost { $cost } chips on average.
   *[other] { $mistakes } mistakes, which cost { $cost } chips on average.
}
client-practice-told-points = { $decisions_n ->
    [one] { $decisions } decision.
   *[other] { $decisions } decisions.
} { $mistakes_n ->
    [0] No clear mistakes.
    [one] { $mistakes } clear mistake, which cost { $cost } points on average.
   *[other] { $mistakes } clear mistakes, which cost { $cost } points on average.
}
client-practice-mistake = You chose “{ $chosen }”, worth { $worth }; “{ $best }” was worth { $most }.
client-practice-again = Start again

# Sitting down
client-bring = Chips to bring
client-bring-more = Bring more chips
client-bring-later = They come to the table when this round is over.
client-short = You’re out of chips for another round. Your seat is held for a short while.
client-in-wallet = In your wallet: { $chips }
client-which-seat = Seat
client-any-seat = any

# The rules of a table
client-whole-guide = Full guide to this game
client-invite = Invite
client-promises = What this table promises
client-decision = Time to decide
client-reserve = Extra time per session
client-hold = Hold a disconnected player’s seat for
client-stand-in = Then who plays
client-stand-in-cheapest = the move that risks fewest chips
client-stand-in-bot = a bot
client-no-limit = no limit
client-seconds = { $count_n ->
    [one] { $count } second
   *[other] { $count } seconds
}

# The seal
client-seal = The seal and the cuts
client-seal-none = not sealed yet
client-seal-closed = sealed
client-seal-cut = { $cuts_n ->
    [one] sealed · { $cuts } cut
   *[other] sealed · { $cuts } cuts
}
client-seal-opened = seal opened
client-seal-told = Before any bets, the house fixes its part of the shuffle under a seal, and every player adds a cut, so nobody can choose the cards alone. Afterwards the seal is opened, and your own browser can check every card.
client-seal-commitment = Seal, shown before the cuts
client-seal-itself = The secret behind the seal
client-seal-fingerprint = The seal is the SHA-256 fingerprint of this secret and of everything before it, which is why the two look different.
client-cut-of = { $name }’s cut
client-own-cut = Your words for the next cut
client-cut-random = random
client-cut-help = If you leave this empty, your device cuts at random.
client-cut-next = These words will cut the next shuffle.

# Cards, for those who hear them
card-name = { $rank } of { $suit }
card-face-down = a card face down
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-10 = ten
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace
suit-club = clubs
    .letter = C
suit-diamond = diamonds
    .letter = D
suit-heart = hearts
    .letter = H
suit-spade = spades
    .letter = S
client-more-pages = Elsewhere in this room
client-figures = Your figures
client-leaderboards = Leaderboards
client-drills = Practise
client-drills-of = Practise: { $game }
client-fair = Is it fair?
