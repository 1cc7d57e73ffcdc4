# What every error says, by its code; word for word the sentence in the code.

# Cards and chips
error-not-one-card = One card was asked for, and “{ $text }” has { $count }. A card is written like 9♣ or 9c.
error-no-card = “{ $wrong }” at place { $place } is no card. A card is a rank (2 to 10, T, J, Q, K, A) and a suit (♣ ♦ ♥ ♠ or c d h s), like 9♣ or Td.
error-no-amount = “{ $text }” is no amount of chips. Write it like 7, 7½, 7.5 or 2.01k.
error-amount-unclear = “{ $text }” could mean two amounts. Write thousands like 1000, and a half like 7.5.
error-amount-too-fine = “{ $text }” is finer than half a chip, the smallest amount there is.
error-amount-too-large = “{ $text }” is more than { $most } chips, the most that is counted.

# Options of a table
error-options-incomplete = The options of a house must be complete and known; missing or unknown: { $odd }.
error-option-value = The option { $option } cannot be { $value }; it can be { $possible }.
error-option-not-whole = The option { $option } is counted in half-chips, as a whole number: 2½ chips are 5. { $value } isn’t such a number.
error-no-option = “{ $text }” is no option of this game. Write NAME=VALUE, with a name of: { $names }.
error-options-crossed = The option { $low } cannot be above { $high }.
error-option-step = The option { $option } cannot be { $amount }: stakes here are multiples of { $step }.
error-cut-too-deep = The cut card cannot lie behind { $cut } of { $cards } cards: a full round may need { $needed } cards after it.
error-no-game = There is no game “{ $name }”. The games are: { $names }.
error-no-language = There is no language “{ $text }” here. Possible are: { $names }.

# The command line
error-game-missing = Name a game, one of: { $names }.
error-too-many-names = One game is played at a time, and { $count } were named: { $names }.
error-no-command = “{ $text }” is not understood. Begin with a command, one of: { $commands }.
error-unknown-option = There is no option { $name } here. “--help” after the command lists them.
error-option-without-value = The option { $name } takes no value.
error-rounds-of-match = A match of { $game } goes on to its last point: it cannot be limited to a number of rounds.
error-option-out-of-bounds = The option { $name } cannot be { $value }. Enter a number from { $least } to { $most }.
error-argument-missing = “{ $command }” needs { $name } after it. “{ $command } --help” says what that is.
error-too-many-words = “{ $text }” is one word too many after “{ $command }”. “{ $command } --help” says what can stand there.
error-files-missing = Name the records to check: fairdeal verify FILE…
error-file-is-folder = { $file } is a folder. Name a record in it.
error-file-not-plain = { $file } is no ordinary file, and only those are read.
error-file-missing = There is no file { $file }.
error-file-forbidden = The file { $file } may not be read: you lack the right.
error-no-option-value = { $facts ->
    [name-possible] The option { $name } needs a value after it: { $possible }.
   *[other] The option { $name } needs a value after it.
}
error-file-not-readable = The file { $file } cannot be read: system error { $number }.
error-file-taken = The record cannot be kept at { $file }: something lies there already. Name another file.
error-place-missing = The record cannot be kept at { $file }: there is no such place. Name another file.
error-place-forbidden = The record cannot be kept at { $file }: you lack the right to write there. Name another file.
error-place-full = The record cannot be kept at { $file }: there is no space left. Name another file.
error-file-not-writable = The record cannot be kept at { $file }: system error { $number }. Name another file.

# Commands
error-no-word = Nothing was typed. Possible now: { $possible }.
error-unknown-word = “{ $text }” is not understood. Possible now: { $possible }.
error-no-word-due = “{ $text }” is not understood, and there is nothing to decide now.
error-unclear-word = “{ $text }” could mean several things: { $words }. Type more of the word.
error-word-alone = “{ $word }” stands alone; “{ $rest }” does not belong after it.
error-amount-missing = “{ $word }” needs an amount after it, like “{ $word } { $example }”.
error-part-missing = Something is missing after “{ $word }”. Write it like “{ $example }”.
error-part-unread = “{ $text }” is not understood after “{ $word }”. Write it like “{ $example }”.
error-card-twice = { $card } is named twice.

# Rounds
error-no-seat = There is no seat number { $number } in this round.
error-round-over = This round is over: nothing more can be played in it.
error-betting-closed = Bets are closed: the cards are being dealt. The next bet is before the next round.
error-sits-out = { $seat_is ->
    [you] You sit this round out, and can bet again in the next one.
   *[other] { $seat } sits this round out, and can bet again in the next one.
}
error-already-bet = { $seat_is ->
    [you] You have already bet { $amount }.
   *[other] { $seat } has already bet { $amount }.
}
error-not-bet = { $seat_is ->
    [you] You have no bet to take back.
   *[other] { $seat } has no bet to take back.
}
error-too-late-to-withdraw = A bet can be taken back only before the first card, and the cards are being dealt.
error-bet-fixed = A bet of { $amount } is not possible: the bet here is { $least }.
error-bet-out-of-range = A bet of { $amount } is not possible: bets go from { $least } to { $most }, in steps of { $step }.
error-cannot-sit-out = The only player of a round cannot sit it out. A bet is possible, or leaving the table.
error-no-tie = { $seat_is ->
    [you] War and surrender answer a tie with the dealer, and you have none to answer now.
   *[other] War and surrender answer a tie with the dealer, and { $seat } has none to answer now.
}
error-not-in-turn = It is not your turn yet: { $seat } decides first.
error-war-too-dear = { $seat_is ->
    [you] War needs another { $stake }, and you have { $chips }. Surrender is possible: half of the stake comes back.
   *[other] War needs another { $stake }, and { $seat } has { $chips }. Surrender is possible: half of the stake comes back.
}
error-no-card-due = No card is to be dealt now: the players are to act.
error-burn-due = No card is dealt up now. Cards to burn face down first: { $count }.
error-deal-due = No card is burned now: the next card is dealt face up.
error-wrong-burn = Cards to burn now: { $due }, neither more nor fewer; { $tried } were tried.
error-card-gone = { $card } cannot come again: all { $decks } of them have been dealt.
error-card-dealt = { $card } can’t come again: it has been dealt already.
error-too-late-to-deal-out = A seat can be left out only before the first card.
error-unknown-action = “{ $name }” is no action of this game.
error-not-a-fault = A round is void when the set of cards is incomplete or a card is missing, for nothing else.
error-bad-opening = These seats do not fit. The table has { $most }, numbered clockwise from 0, and each is taken once; given were { $seats }.
error-too-few-players = This game needs at least { $fewest } players, and { $count } sat down.
error-shoe-too-short = The shoe is too short for this round: cards left { $left }, cards needed { $needed }. A new shuffle is due.
error-cards-unlikely = { $card } cannot have been seen { $count } times: { $decks } decks have it { $decks } times.
error-cards-rest = The cards that are left are { $count } numbers, one for each rank and none below zero; given were { $rest }.
error-rounds-of-a-shoe = Cards that were seen belong to one shoe, and a session has many. Ask with seen or with rounds, not with both.

# Blackjack
error-bank-cap-too-small = The bank’s limit cannot be { $cap }: the smallest bet can cost the house { $needed }.
error-bank-spent = A bet of { $amount } is not possible: the bank could not pay any further bet that wins. Sit this round out.
error-no-insurance-now = Insurance is offered once, when the cards are dealt and the dealer shows an ace.
error-no-insurance-for-blackjack = A blackjack is not insured: it wins { $pays }, and if the dealer has one too, the bet comes back.
error-insurance-too-dear = { $seat_is ->
    [you] Insurance costs half of the bet, { $needed }, and you have { $chips }. The round goes on without it.
   *[other] Insurance costs half of the bet, { $needed }, and { $seat } has { $chips }. The round goes on without it.
}
error-insurance-answered = { $seat_is ->
    [you] You have already decided about insurance. Play goes on when everybody has.
   *[other] { $seat } has already decided about insurance. Play goes on when everybody has.
}
error-insurance-first = Insurance is decided first: insure or decline. Then the hands are played.
error-no-hand-in-turn = No hand waits for a decision now. Hands are played after the bets and the deal.
error-not-your-hand = It is not your turn now: { $seat } decides.
error-double-too-late = Only the first two cards can be doubled, and this hand has { $count }.
error-double-soft = Two cards are doubled when they make 10 or 11, and these make { $best } or { $low }: the ace counts 11 here.
error-double-total = Two cards are doubled when they make 10 or 11, and these make { $total }.
error-no-double-after-split = The hands of a split pair cannot be doubled here.
error-double-too-dear = { $seat_is ->
    [you] To double needs another { $stake }, and you have { $chips }. To hit or stand is possible.
   *[other] To double needs another { $stake }, and { $seat } has { $chips }. To hit or stand is possible.
}
error-split-too-late = Only the first two cards can be split, and this hand has { $count }.
error-no-pair = Only a pair can be split, and { $cards } is none here.
error-too-many-hands = No further split is possible: a seat has at most { $most } hands here.
error-split-too-dear = { $seat_is ->
    [you] To split needs another { $stake }, and you have { $chips }. To hit or stand is possible.
   *[other] To split needs another { $stake }, and { $seat } has { $chips }. To hit or stand is possible.
}
error-shuffle-due = No card is left in the shoe. The discards of earlier rounds are shuffled first.
error-no-shuffle-due = The discards are shuffled in mid-round only when a card is due and none is left. Cards left now: { $left }.

# Tables
error-between-rounds = Between two rounds nothing can be played. The next round opens first.
error-nobody-there = Nobody sits at seat number { $number }.
error-seats-too-few = A round needs { $fewest } players at the table, and { $count } sit there.
error-seat-not-at-table = Seat number { $number } is not at this table: its seats are { $first } to { $last }.
error-chips-brought = Nobody can sit down with { $chips } chips: a seat holds up to { $most }.
error-chips-not-whole = Chips are counted in half-chips, as whole numbers: 2½ chips are 5. { $chips } isn’t such a number.
error-whole-chips-only = This table is played with whole chips only, and { $chips } isn’t a whole number.
error-not-asked = This cannot be done now: the table waits for something else ({ $asks }).
error-seat-not-asked = { $seat_is ->
    [you] The table does not wait for you now.
   *[other] The table does not wait for { $seat } now.
}

# Fair dealing
error-seat-number = A seat is a number from 0 to { $last }, not { $seat }.
error-cut-text = Character { $place } of the cut is not a whole character.
error-cut-size = { $size_n ->
    [0] A cut is at least 1 byte; this one is empty.
   *[other] A cut is at most { $most } bytes; this one is { $size }. Make it shorter.
}
error-commitment-size = The commitment of seat { $seat } must be { $wanted } bytes; this one is { $size }.
error-cut-not-as-shown = The cut of seat { $seat } is not the one it showed: open the same bytes that were committed.
error-two-cuts-of-a-seat = Seat { $seat } has two cuts; a seat cuts once.
error-hex = { $facts ->
    [name-place] The { $name } cannot be read: character { $place } is not a hexadecimal digit.
   *[count-name] The { $name } cannot be read: it has { $count } hexadecimal digits, and two make a byte.
}
error-seal-size = A seal is { $wanted } bytes; this one is { $size }.
error-link-size = A link is { $wanted } bytes; this one is { $size }.
error-dealing-version = This was dealt by version { $found } of fair dealing; this program knows versions up to { $known }.
error-deck-count = A shuffle needs at least one deck, not { $decks }.
error-no-cards = There are no cards to shuffle.
error-cut-card-range = { $facts ->
    [high-low] The cut card cannot go from { $low } to { $high } cards down: the smaller number comes first, from 0.
    [count-high] The cut card cannot go { $high } cards down: there are { $count } cards.
   *[none] The range of the cut card has only one end.
}

# Records
error-no-action = { $kind } is no action of { $game }. Its actions are: { $kinds }.
error-no-action-now = { $kind } isn't an action that a player of { $game } has. Possible now: { $kinds }.
error-action-fields = { $facts ->
    [kind-missing-wanted] The action “{ $kind }” needs { $missing }. Its fields: { $wanted }.
   *[other] The action “{ $kind }” has no { $unknown }. Its fields: { $wanted }.
}
error-wrong-value = { $place } cannot be { $value }.
error-cards-out-of-order = { $place } has its cards out of order, or one of them twice. They ascend, suit by suit: { $cards }.
error-record-too-large = This file is too large for a record: it has more than { $most } bytes.
error-no-record = This is no record of Fairdeal: its format is not “{ $format }”.
error-record-breaks-off = This is no record of Fairdeal: it is no JSON, or breaks off.
error-no-json = This is no record of Fairdeal: it is no JSON.
error-no-json-from = This is no record of Fairdeal: it is no JSON from byte { $byte } on.
error-record-version = This record is of version { $version }; this program reads versions up to { $known }.
error-record-part-wrong = This record is not as it must be: look at { $place }.
error-record-part-missing = This record is not complete: it has no { $place }.
error-record-part-unknown = This record has more than it may: { $place }.
error-not-the-top-card = { $card } was dealt, and the next card of the shoe, number { $place }, is { $top }.
error-shoe-empty = { $count } cards are to come from the shoe, and it has { $left }.
error-void-sealed = A sealed shuffle holds every card, so no card can be missing: the round is played to its end.
error-rules-version = This record was played by version { $found } of the rules; this program knows version { $known }.

# The ledger
error-ledger-name = “{ $name }” cannot name anything in the ledger: a name is one word of 1 to { $most } characters, and only a wager’s may hold “/” or “:”.
error-ledger-key = “{ $key }” cannot be the key of a posting: a key has 1 to { $most } characters that can be printed.
error-ledger-account = “{ $text }” is no account. Accounts read like house, wallet:anna, table:t1/stack:3, table:t1/pot or table:t1/round:7/stake:3/war.
error-ledger-reason = “{ $text }” is no reason why chips move.
error-transfer-amount = { $amount } cannot be moved: an amount is a whole number of half-chips above zero.
error-transfer-too-large = { $amount } cannot be moved at once: { $most } is the most that is counted.
error-transfer-to-itself = { $amount } cannot go from { $account } to itself: chips move from one account to another.
error-wallet-past-stack = { $amount } cannot go from { $source } to { $target }: between a wallet and a wager, a pot or a bank, chips go by way of a stack at the table.
error-tables-apart = { $amount } cannot go from { $source } to { $target }: they are at different tables. Cash out at the one and buy in at the other.
error-posting-empty = There is nothing to post: a posting moves chips at least once.
error-wager-out-of-round = The chips of { $wager } cannot be moved here: they move only in a posting for their own round.
error-overdraft = { $source } holds { $balance }, so { $amount } cannot go from there to { $target }. At most { $balance } can be moved.
error-wallet-not-open = { $amount } cannot go from { $source } to { $wallet }: there is no such wallet. A wallet is opened by chips from the house.
error-wager-settled = { $amount } cannot go from { $source } to { $target }: { $wager } is settled, and a wager is settled once. Another wager needs another name or another round.
error-wager-not-emptied = Chips cannot be taken out of { $wager } so that { $left } stays there: a wager is settled whole. Take all of it in one posting, or none.
error-posting-key-reused = The key { $key } belongs to another posting, which stays as it is. A new posting needs a new key.
error-wallet-already-open = { $wallet } is open already. More chips can be granted to it.
error-negative-chips = { $seat_is ->
    [you] You cannot sit with { $chips } chips.
   *[other] { $seat } cannot sit with { $chips } chips.
}
error-no-such-card = There is no card number { $number }: cards are 0 to 51.

# People of a room
error-name-empty = A name needs at least one character that can be seen.
error-name-too-long = This name is too long: it has { $count } characters, and at most { $most } are possible.
error-name-hidden = A name cannot hold { $character }: this character cannot be seen, or is none. Write the name without it.
error-name-marks = In a name every accent or mark needs a letter before it, and a letter has at most { $most } of them.
error-name-reserved = “{ $name }” cannot be taken: it could be read as the house, a host or a bot. Choose another name.
error-name-taken = { $facts ->
    [name-taken] The name “{ $name }” looks like “{ $taken }”, which is taken. Choose another name.
   *[other] The name “{ $name }” is taken. Choose another name.
}
error-no-player = There is nobody called “{ $name }” here.
error-password-length = This password has { $count } characters; possible are { $least } to { $most }.
error-password-unreadable = This password holds half a character. Type it anew.
error-password-is-name = The password cannot be the name itself. Choose another password.
error-wrong-password = The name or the password is wrong. Check both and try again.
error-code-needed = Enter the code that your app shows, or a recovery code.
error-wrong-code = This code isn’t right, or was used before. Enter the one that your app shows now.
error-two-step-on = Two-step sign-in is on already.
error-two-step-off = Two-step sign-in is off already.
error-two-step-not-begun = Begin again: this key is no longer waiting to be confirmed.
error-account-already = You have an account already. Its password can be changed.
error-password-changed = The password has been changed meanwhile. Sign in again.
error-account-needed = This needs an account. Choose a password first.
error-banned = You are banned from this room until { $until }. The host can lift the ban.
error-paused = You have set yourself a pause until { $until }. It cannot be lifted early.
error-muted = You are muted until { $until }: playing is possible, writing is not. The host can lift it.
error-not-signed-in = You are not signed in, or no longer. Sign in and try again.
error-token-label-taken = You have a token called “{ $label }” already. Take another name, or revoke that token first.
error-too-many-tokens = You have { $most } tokens, the most that are possible. Revoke one that is not needed.
error-no-token = You have no token called “{ $label }”.

# Hosts of a room
error-not-host = Only a host of this room can do this.
error-last-host = { $name } is the only host, and a room needs one. Make somebody else a host first.
error-host-key-wrong = This link doesn’t make you the host: it was used before, or the room has been started again since.
error-host-needs-account = { $name } is a guest and cannot be a host. A host needs an account, with a password.
error-host-already = { $name } is a host already.
error-no-host = { $name } is no host.
error-reason-length = The reason must have { $least } to { $most } characters. Write in a few words why.
error-time-not-ahead = The end must be a time that is still to come, before the year 10000.

# Own limits
error-limit-range = A daily limit can be 0 to { $most }, or none.
error-limit-reached = { $amount } cannot be brought to a table: your own limit for a day is { $limit }, and { $left } of it is left. The day ends at 00:00 UTC.
error-pause-stands = Your pause runs until { $until } and cannot be made shorter. A longer one is possible.
error-pause-range = A pause must end at a time that is still to come, at most { $days } days from now.

# Wallets
error-buy-in-too-large = { $amount } cannot be brought to a table: your wallet holds { $balance }, and no more is possible.
error-too-few-chips = A round at this table can take { $least }, and you can bring { $most } today. Choose a table with smaller stakes, or take the chips of the day.
error-take-too-large = { $amount } cannot be taken from { $name }: the wallet holds { $balance }, and no more is possible.
error-top-up-not-due = You hold { $holds }, at tables and in the wallet. Chips are given to those who hold less than { $below }.
error-top-up-had = You have had today’s chips. More can be had after 00:00 UTC.
error-round-closed = Round { $number } at table { $table } is over and settled: nothing more can move in it.
error-table-without-chips = No chips were brought to table { $table }, so none can move there.

# Settings of a room
error-table-closing = This table is closing, so nobody else can sit down at it.
error-leaving-already = You are leaving this table, so you can’t do this here any more.
error-needs-all = A match needs both its players, so nobody can sit out.
error-no-stakes = This game is played without chips.
error-chips-too-many = You can’t bring { $chips } more chips: at most { $most } fit at your seat.
error-plays-elsewhere = You play at this table in another window. To play in this one, open the table here again.
error-setting-amount = The room’s { $setting } cannot be { $amount }; possible are 0 to { $most }.
error-setting-time = The room’s { $setting } cannot be { $time }; possible are { $least } to { $most } seconds.
error-top-up-crossed = Chips cannot be given below { $below } up to { $to }: the second amount must be the larger one.
error-settings-broken = The room’s settings are not as they must be: { $wrong }
error-tables-for-accounts = In this room tables are made by people with an account.
error-tables-for-hosts = In this room tables are made by the hosts.
error-chat-off = There is no chat in this room: the host has turned it off.

# The room's database
error-database-unknown = “{ $url }” names no database. Name a file, or an address like { $example }.
error-database-unreadable = The database { $database } cannot be read: { $reason }.
error-database-newer = The database { $database } was written by a newer Fairdeal: its schema is { $version }, and this program knows schemas up to { $known }. Install the newer Fairdeal, or name another database.
error-database-older = The database { $database } was written by an older Fairdeal: its schema is { $version }, and now it is { $known }. Start the room once with this program; that brings it up to date.
error-database-in-use = The database { $database } is in use by another Fairdeal server. Stop that one first, or name another database.
error-database-not-written = The database { $database } could not be written: { $reason }. Nothing of it was kept.
error-database-lost = The connection to the database { $database } is lost: { $reason }. Start the room again: it goes on from what was kept.
error-database-gone = The database { $database } was deleted, moved or replaced while the room was open. Put its file back, or restore a backup, before you start the room again.
error-journal-unreadable = Line { $line } of the journal of table { $table } is damaged ({ $reason }). Restore a backup into a new database.
error-table-unreadable = What the database holds of table { $table } is damaged ({ $reason }). Restore a backup into a new database.
error-database-empty = There is no room in the database { $database }.
error-database-not-empty = The database { $database } holds a room already, and a backup is restored only where there is none. Name another database.
error-backup-taken = The backup cannot be kept at { $file }: something lies there already. Name another file.
error-backup-failed = The backup cannot be kept at { $file }: { $reason }. Name another file.

# At a table
error-no-table = There is no table number { $number } here.
error-table-full = No seat is free at this table.
error-seated-already = You sit at this table already.
error-seat-taken = Seat number { $number } is taken.
error-round-runs = A round is being played. You can sit down when it is over.
error-not-seated = You do not sit at this table. Take a seat first.
error-stale = This was for an earlier moment of the table (version { $told }); now it is at { $version }. Look again.
error-no-reserve = No extra time can be had now.
error-bots-range = There cannot be { $bots } bots at this table: from 0 to { $most } are possible.
error-policy-time = The table’s { $name } cannot be { $value }; it can be { $least } to { $most }.
error-no-preset = There is no house “{ $name }” in this game. Ready houses are: { $names }.
error-no-bot = There are no bots “{ $name }” in this game. Bots that can be named here: { $names }.
error-one-bot = All bots of this game play in the same way.
error-no-picture = There is no picture for the odds of this game.
error-picture-not-svg = The picture is an SVG file: give { $file } a name that ends in .svg.
error-picture-not-kept = The picture cannot be kept at { $file }. Name another file.
error-option-twice = The option { $name } is named twice. Name it once.
error-chips-too-few = Chips to start with: { $chips }. That is too few here: the smallest stake needs { $least }.
error-chat-empty = There is nothing to say in an empty line.
error-chat-too-long = A line of chat has at most { $most } characters; this one has { $count }.
error-chat-too-fast = That is too much at once. Wait a moment before you say more.

# What a client sends
error-message-unreadable = This message cannot be read: { $wrong }
error-too-fast = Too many messages at once. Wait a moment, then go on.
error-sign-in-first = You only watch here. Take a name first, then you can play.
error-wrong-origin = This page is not the room’s own.
error-wrong-host = This room doesn’t answer at “{ $host }”. The person who runs it can add the address: { $option }
error-not-json = A request that changes something must be JSON: send the header { $header }.
error-request-unreadable = This request cannot be read: { $wrong }
error-request-too-large = This request is too large: { $most } bytes are possible.
error-too-many-requests = Too many requests at once. Wait, then try again; seconds to wait: { $seconds }.
error-too-many-connections = Too many connections from your address. Close some, then try again.
error-no-connections-left = The room has no connections left. Try again later.
error-request-too-slow = This request took too long to arrive. Send it again.
error-two-lengths = A request can't have both { $one } and { $other }. Send one of them.
error-json-too-deep = The JSON of this request is nested too deeply.
error-request-broken-off = This request broke off before it was whole.
error-data-unavailable = The room can't read or keep its data just now. The reason is in the host's log; try again later.
error-no-page = There is nothing at this address.
error-no-method = This address does not take requests of this kind.
error-broken = Something is wrong in the room itself. It is written down; try again later.
error-signed-in-already = You are signed in already. Sign out first.
error-session-needed = A token cannot do this. Sign in with your name and password.
error-no-such-record = There is no record number { $number } here that you may see.
error-no-such-share = This link doesn’t show a round of this room. Ask for it again.
error-no-rounds-yet = At table number { $number } no round is finished yet.
error-no-round = There is no round number { $number } in this sitting. Rounds that are over: { $rounds }.
error-seal-closed = All cards of round { $number } can be seen when the seal of their shuffle is opened. You can see your own view.
error-no-example = There is no worked example of { $game }.
error-amount-unreadable = The option { $option } cannot be “{ $text }”: here amounts are whole numbers of half-chips.
error-question-twice = The question { $name } is asked twice. Ask it once.
error-question-too-long = What is asked with { $name } is too long.
error-link-too-long = The address of this room is too long for a QR code.
error-not-watched = You do not see table number { $number }. Watch it first.
error-too-many-watched = You can watch up to { $most } tables at once. Stop watching one first.
error-prices-off = At this table choices have no price: whoever made it wanted it so.
error-thinking-busy = The room has too much to work out right now. Try again in a moment.
error-thinking-too-long = This took longer than { $seconds } seconds to work out, so the room gave up.
error-thinking-too-large = Working this out needs more memory than the room may use.
error-thinking-lost = This could not be worked out: the process that was doing it failed twice. Try again later.
error-odds-not-installed = Odds and move values need the extra “odds”, which isn’t installed here: { $command }
error-extra-not-installed = This needs the extra “{ $extra }”, which isn’t installed here: { $command }

# Opening the room
error-port-taken = The port { $port } is taken by another program. Name another one, like { $example }.
error-port-not-possible = The room cannot be opened at { $host }, port { $port }: { $reason }. Name others with { $options }.
error-folder-not-possible = The room’s data cannot be kept in { $folder }: { $reason }. Name a place with { $option }.
error-origin-unreadable = The option { $option } cannot be { $text }. Enter the host of the pages, like { $host }, or their address, like { $address }.
error-metrics-unreadable = “{ $text }” isn't an address with a port. Write it like { $example }.
error-limit-unknown = There is no limit “{ $name }”. The limits are: { $names }.
error-limit-unreadable = The limit { $name } can't be “{ $value }”. Enter a number above 0, like { $example }.
error-proxy-unreadable = “{ $text }” is no address of a proxy. Write an address or a network, like { $example }.

# Red Dog
error-option-without-meaning = The option { $option } changes nothing in this way of playing ({ $variant }). Leave it as it is.
error-too-many-seats = { $seats } seats are too many: the variant { $variant } is for { $fewest } to { $most } players.
error-cards-short = With { $players } players the deck cannot suffice: { $hands } hands of { $size } cards and { $turned } cards to turn make { $needed }, and there are { $cards }.
error-no-bank-wanted = No bank is wanted now. In the games with a banker, the dealer puts it up before the deal.
error-not-the-banker = { $seat } has the deal, and decides about the bank.
error-amount-fixed = { $amount } can’t be put down here: { $least } is possible, and nothing else.
error-amount-out-of-range = { $amount } can’t be put down here. Enter whole chips, from { $least } to { $most }.
error-no-bet-wanted = No bet can be made now. Bets come when the hands are dealt.
error-no-cover-wanted = Nothing can be covered now. A bank is covered in turn, when the card for all is turned up.
error-another-in-turn = It is { $seat }’s turn now. Turns go to the left.
error-already-played = { $seat } has played this round: one turn each, and a bet stands.
error-must-bet = In this game everybody bets without looking. Bet at least the least amount.
error-discard-instead = This hand has too few cards: lay it down free with “discard”, or bet on it.
error-hand-is-whole = Only a hand with too few cards can be laid down free. Bet, or pass.
error-nothing-to-show = No card can be chosen now. A winner chooses one when several cards of the hand win.
error-card-does-not-win = { $card } is not one of the winning cards of this hand. Show one of these: { $winners }.
error-shuffle-first = No card can be dealt yet: the cards are shuffled first.
error-no-shuffle-wanted = The cards are shuffled for a new deal, or when one is needed and none is left. Neither is so now.
error-too-late-to-misdeal = A hand is dealt wrong only while the hands are dealt.
error-no-hand-due = { $seat } gets no hand in this round.
error-misdealt-already = { $seat }’s hand is already known to be wrong.
error-misdeal-does-not-fit = A hand that has { $cards } of { $whole } cards can’t be wrong in that way. No hand: it has no card yet. Too few: it has some of them. Too many: the deck has one more for it.
error-cannot-be-exposed = A card is exposed between two turns, while the stock still has cards to turn.
error-no-mistake-here = Only the player whose turn it is to bet can put chips in by mistake, up to what it has.
error-cannot-overpay = Only the last winner can be paid too much, once, before the next card is turned, and from what is left.
error-nothing-to-take-back = Nothing can be taken back: an overpayment stands once the next card is turned.

# Cassino
error-not-your-play = { $seat_is ->
    [you] It’s your turn to play now.
   *[other] It’s not your turn: { $seat } plays now.
}
error-cards-come-first = The cards are being dealt. You can play when everyone has a hand.
error-deck-not-due = No shuffle is due now.
error-not-called-off = A deal is called off only when the table is closed.
error-deck-due = The cards are shuffled before any more are dealt.
error-not-in-hand = { $card } isn’t in your hand.
error-not-on-table = { $card } isn’t on the table.
error-cards-not-in-order = The cards of a play are written in one order: { $cards }.
error-build-not-whole = { $card } belongs to the build of { $value }, which can’t be taken apart. All of it is { $cards }.
error-face-card-in-group = { $card } has no number, so it can’t be part of a sum or a build.
error-card-too-high = { $card } is too high to be part of a group of { $value }.
error-wrong-sum = { $cards } add up to { $total }, which isn’t { $value } or a multiple of it.
error-no-such-groups = { $cards } can’t be split into groups that each add up to { $value }.
error-nothing-taken = Choose the cards that { $card } takes.
error-face-takes-rank = { $card } takes only a card of its own rank, and { $cards } can’t be taken with it.
error-face-takes-one = { $card } takes exactly one card of its rank. Choose one of { $cards }.
error-face-takes-one-or-three = { $card } takes one card of its rank, or all three, and not { $count }.
error-build-of-another-value = The build of { $value } is taken with a card of exactly that value, and { $card } isn’t one.
error-face-card-builds = { $card } has no number, so it can’t build. Play a card from ace to ten.
error-no-such-value = A build can’t have the value { $value }: values go from 1 to { $most }.
error-build-in-build = The build of { $value } can’t be part of a new build. Extend or increase it instead.
error-build-alone = { $card } alone isn’t a build. Choose loose cards to build on.
error-build-there = There is a build of { $value } already ({ $cards }). Extend it instead.
error-card-in-no-group = Without { $card } the groups of { $value } would be complete. The card you play must be in one of them.
error-which-build = Choose the build: name all of its cards, and the loose cards that join it.
error-one-build = You can change one build in a play, and you chose { $count }.
error-value-stays = The build that you extend has the value { $value } and keeps it: it can’t become { $tried }.
error-one-group = You can add only one group of { $value }, with the card you play in it. Leave the other cards out.
error-multiple-stays = The build of { $value } has { $count } groups, so its value can’t change any more.
error-own-build-stays = The build of { $value } is yours, and at this table you can’t increase your own builds.
error-above-ten = { $before } and { $card } make { $value }, and no build can be worth more than { $most }.
error-wrong-increase = { $card } brings the build of { $before } to { $value }, not to { $tried }. Loose cards can’t add to it.
error-bound-by-build = You can’t trail while your build of { $value } is on the table. Capture, build, extend or increase.
error-no-card-kept = If you play { $card } like this, you have no { $value } left in your hand to take your build of { $value }.
error-old-value-kept = At this table, you can increase your own build only if you keep a { $value } too: its old value.
error-hand-missing = Say which cards are in the hand, like --hand “7s 2h”, or give a whole position.
error-bad-simulations = Enter a number of simulations from 2 to { $most }, not “{ $text }”.
error-position-alone = A position has the hand, the table and the builds in it. Leave those out, or the position.
error-hand-size = A hand has 1 to 4 cards, and here it has { $count }.
error-position-fields = A position has { $wanted } parts with spaces between them, and here are { $count }.
error-position-field = “{ $text }” can’t be read as the part “{ $field }” of a position.
error-build-unread = “{ $text }” can’t be read as a build. Write its value, its cards and the seat that is bound, like 7:5c2h@0.
error-not-a-build = { $cards } aren’t a build of { $value }: a build has at least two cards, in groups of its value.
error-build-unbacked = The player with a build of { $value } must hold a { $value }, and that hand has none.
error-no-such-portion = A deal has portions 1 to 6, and { $portion } isn’t one.
error-hands-do-not-fit = The player in turn has { $held } cards and the other { $others }: it must be 1 to 4, and as many as the other’s or one more.
error-hand-unknown = The hand of { $seat }, whose turn it is, must be known.
error-position-count = In portion { $portion }, { $dealt } cards have been dealt, and this position has { $count }.
error-position-capturer = Somebody made the last capture exactly where cards have been captured: check both parts.
error-builds-apart = There are two builds of { $value }, and at this table they become one. Write them as one build.
error-build-without-card = Nobody can hold the { $value } that takes the build of { $value }: check the cards that are named.
