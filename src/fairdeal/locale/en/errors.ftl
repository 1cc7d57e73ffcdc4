# What every error says, by its code; word for word the sentence in the code.

# Cards and chips
error-not-one-card = Enter one card: “{ $text }” has { $count }. A card is written like 9♣ or 9c.
error-no-card = “{ $wrong }” at place { $place } isn’t a card. A card is a rank (2 to 10, T, J, Q, K, A) and a suit (♣ ♦ ♥ ♠ or c d h s), like 9♣ or Td.
error-no-amount = “{ $text }” isn’t an amount of chips. Write it like 7, 7½, 7.5 or 2.01k.
error-amount-unclear = “{ $text }” could mean two amounts. Write thousands like 1000, and a half like 7.5.
error-amount-too-fine = “{ $text }” is finer than half a chip, the smallest amount there is.
error-amount-too-large = “{ $text }” is more than { $most } chips, the most that can be counted.

# Options of a table
error-options-incomplete = A house needs all of its options and no others; missing or unknown: { $odd }.
error-option-value = The option { $option } can’t be { $value }; it can be { $possible }.
error-option-not-whole = The option { $option } is counted in half-chips, as a whole number: 2½ chips are 5. { $value } isn’t such a number.
error-no-option = “{ $text }” isn’t an option of this game. Write NAME=VALUE, where NAME is one of: { $names }.
error-options-crossed = The option { $low } can’t be above { $high }.
error-option-step = The option { $option } can’t be { $amount }: stakes here are multiples of { $step }.
error-cut-too-deep = The cut card can’t be placed behind { $cut } of { $cards } cards: a full round may need { $needed } cards after it.
error-no-game = There’s no game called “{ $name }”. Choose one of: { $names }.
error-no-language = The language “{ $text }” isn’t available. Choose one of: { $names }.

# The command line
error-game-missing = Choose a game: { $names }.
error-too-many-names = You can play one game at a time, and you named { $count }: { $names }.
error-no-command = Unknown command: “{ $text }”. The commands are: { $commands }.
error-unknown-option = There’s no option { $name } here. “--help” after the command lists them.
error-option-without-value = The option { $name } takes no value.
error-rounds-of-match = A match of { $game } goes on to its last point: it cannot be limited to a number of rounds.
error-option-out-of-bounds = The option { $name } can’t be { $value }. Enter a number from { $least } to { $most }.
error-argument-missing = “{ $command }” needs { $name } after it. “{ $command } --help” says what that is.
error-too-many-words = “{ $text }” is one word too many after “{ $command }”. “{ $command } --help” says what can go there.
error-files-missing = Say which records to check: fairdeal verify FILE…
error-file-is-folder = { $file } is a folder. Choose a record in it.
error-file-not-plain = { $file } isn’t a regular file, and only those can be read.
error-file-missing = There’s no file { $file }.
error-file-forbidden = You don’t have permission to read { $file }.
error-no-option-value = { $facts ->
    [name-possible] The option { $name } needs a value after it: { $possible }.
   *[other] The option { $name } needs a value after it.
}
error-file-not-readable = The file { $file } can’t be read: system error { $number }.
error-file-taken = The record can’t be saved as { $file }: there’s already something there. Choose another file.
error-place-missing = The record can’t be saved as { $file }: the folder doesn’t exist. Choose another file.
error-place-forbidden = The record can’t be saved as { $file }: you don’t have permission to write there. Choose another file.
error-place-full = The record can’t be saved as { $file }: there’s no space left. Choose another file.
error-file-not-writable = The record can’t be saved as { $file }: system error { $number }. Choose another file.

# Commands
error-no-word = You typed nothing. You can type: { $possible }.
error-unknown-word = Unknown word: “{ $text }”. You can type: { $possible }.
error-no-word-due = Unknown word: “{ $text }”. There’s nothing to decide right now.
error-unclear-word = “{ $text }” could mean several things: { $words }. Type more of the word.
error-word-alone = “{ $word }” stands alone; “{ $rest }” does not belong after it.
error-amount-missing = “{ $word }” needs an amount after it, like “{ $word } { $example }”.
error-part-missing = Something is missing after “{ $word }”. Write it like “{ $example }”.
error-part-unread = “{ $text }” doesn’t make sense after “{ $word }”. Write it like “{ $example }”.
error-card-twice = { $card } is named twice.

# Rounds
error-no-seat = There’s no seat number { $number } in this round.
error-round-over = This round is over.
error-betting-closed = Bets are closed: the cards are being dealt. You can bet again before the next round.
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
error-too-late-to-withdraw = You can take back a bet only before the first card, and the cards are being dealt.
error-bet-fixed = You can’t bet { $amount }: the bet here is { $least }.
error-bet-out-of-range = You can’t bet { $amount }. Bet from { $least } to { $most }, in steps of { $step }.
error-cannot-sit-out = You’re the only player, so you can’t sit this round out. Bet, or leave the table.
error-no-tie = { $seat_is ->
    [you] War and surrender answer a tie with the dealer, and you have none to answer now.
   *[other] War and surrender answer a tie with the dealer, and { $seat } has none to answer now.
}
error-not-in-turn = It’s not your turn yet: { $seat } decides first.
error-war-too-dear = { $seat_is ->
    [you] War needs another { $stake }, and you have { $chips }. You can surrender: half of the bet comes back.
   *[other] War needs another { $stake }, and { $seat } has { $chips }. Surrender is the way out: half of the bet comes back.
}
error-no-card-due = No card is due: the players are deciding.
error-burn-due = No card can be dealt face up yet. Cards to burn first: { $count }.
error-deal-due = No card is burned now: the next card is dealt face up.
error-wrong-burn = Exactly { $due } cards are burned now, not { $tried }.
error-card-gone = { $card } can’t come again: all { $decks } of them have been dealt.
error-card-dealt = { $card } can’t come again: it has been dealt already.
error-too-late-to-deal-out = A seat can be dealt out only before the first card.
error-unknown-action = “{ $name }” isn’t an action of this game.
error-not-a-fault = A round is void only when the deck is incomplete or a card is missing.
error-bad-opening = These seats don’t fit. The table has { $most }, numbered clockwise from 0, and each can be taken once; you gave { $seats }.
error-too-few-players = This game needs at least { $fewest } players, and only { $count } sat down.
error-shoe-too-short = The shoe is too short for this round: cards left { $left }, cards needed { $needed }. A new shuffle is due.
error-cards-unlikely = { $card } can’t have been seen { $count } times: { $decks } decks have it { $decks } times.
error-cards-rest = The cards that are left are { $count } numbers, one for each rank and none below zero; you gave { $rest }.
error-rounds-of-a-shoe = Cards that were seen belong to one shoe, and a session has many. Ask with seen or with rounds, not both.

# Blackjack
error-bank-cap-too-small = The bank’s limit can’t be { $cap }: the smallest bet can cost the house { $needed }.
error-bank-spent = You can’t bet { $amount }: the bank couldn’t pay another winning bet. Sit this round out.
error-no-insurance-now = Insurance is offered once, when the cards are dealt and the dealer shows an ace.
error-no-insurance-for-blackjack = A blackjack can’t be insured: it wins { $pays }, and if the dealer has one too, the bet comes back.
error-insurance-too-dear = { $seat_is ->
    [you] Insurance costs half of the bet, { $needed }, and you have { $chips }. The round goes on without it.
   *[other] Insurance costs half of the bet, { $needed }, and { $seat } has { $chips }. The round goes on without it.
}
error-insurance-answered = { $seat_is ->
    [you] You have already decided about insurance. Play goes on when everybody has.
   *[other] { $seat } has already decided about insurance. Play goes on when everybody has.
}
error-insurance-first = Insurance comes first: insure or decline. Then the hands are played.
error-no-hand-in-turn = No hand is waiting for a decision. Hands are played after the bets and the deal.
error-not-your-hand = It’s not your turn: { $seat } decides now.
error-double-too-late = You can double only on the first two cards, and this hand has { $count }.
error-double-soft = Two cards are doubled here when they make one of { $totals }, and these make { $best } or { $low }: the ace counts 11 here.
error-double-total = Two cards are doubled here when they make one of { $totals }, and these make { $total }.
error-no-double-after-split = Hands of a split pair can’t be doubled here.
error-double-too-dear = { $seat_is ->
    [you] Doubling needs another { $stake }, and you have { $chips }. You can hit or stand.
   *[other] Doubling needs another { $stake }, and { $seat } has { $chips }. Hitting and standing remain.
}
error-split-too-late = You can split only the first two cards, and this hand has { $count }.
error-no-pair = You can split only a pair, and { $cards } isn’t one here.
error-too-many-hands = You can’t split again: a seat can have at most { $most } hands here.
error-split-too-dear = { $seat_is ->
    [you] Splitting needs another { $stake }, and you have { $chips }. You can hit or stand.
   *[other] Splitting needs another { $stake }, and { $seat } has { $chips }. Hitting and standing remain.
}
error-one-card-to-a-split-ace = A split ace gets one card and no more. You can stand or split again.
error-no-surrender-here = There’s no surrender at this table. You can hit or stand.
error-too-late-to-surrender = You can surrender only your first two cards, before a hit or a split. You can hit or stand.
error-no-bet-fits = Where a blackjack pays { $pays }, bets are multiples of { $step }, and there’s none between { $low } and { $high }. Set { $option } to { $least } or more.
error-no-room-to-resplit = Aces can be split again only where a seat can have more than two hands: set { $hands } to 3 or 4, or leave { $option } off.
error-shuffle-due = The shoe is empty. The discards of earlier rounds are shuffled first.
error-no-shuffle-due = The discards are shuffled in mid-round only when a card is due and none is left. Cards left now: { $left }.

# Tables
error-between-rounds = You can’t play between rounds. Wait for the next one to start.
error-nobody-there = Nobody sits at seat number { $number }.
error-seats-too-few = A round needs { $fewest } players at the table, and { $count } sit there.
error-seat-not-at-table = Seat number { $number } is not at this table: its seats are { $first } to { $last }.
error-chips-brought = You can’t sit down with { $chips } chips: a seat holds up to { $most }.
error-chips-not-whole = Chips are counted in half-chips, as whole numbers: 2½ chips are 5. { $chips } isn’t such a number.
error-whole-chips-only = This table is played with whole chips only, and { $chips } isn’t a whole number.
error-not-asked = This can’t be done now: the table is waiting for something else ({ $asks }).
error-seat-not-asked = { $seat_is ->
    [you] The table isn’t waiting for you.
   *[other] The table isn’t waiting for { $seat }.
}

# Fair dealing
error-seat-number = A seat is a number from 0 to { $last }, not { $seat }.
error-cut-text = Character { $place } of the cut isn’t a whole character.
error-cut-size = { $size_n ->
    [0] A cut is at least 1 byte; this one is empty.
   *[other] A cut is at most { $most } bytes; this one is { $size }. Make it shorter.
}
error-commitment-size = The commitment of seat { $seat } must be { $wanted } bytes; this one is { $size }.
error-cut-not-as-shown = Seat { $seat }’s cut isn’t the one it showed: open the same bytes that were committed.
error-two-cuts-of-a-seat = Seat { $seat } has two cuts; a seat cuts once.
error-hex = { $facts ->
    [name-place] The { $name } can’t be read: character { $place } isn’t a hexadecimal digit.
   *[count-name] The { $name } can’t be read: it has { $count } hexadecimal digits, and two make a byte.
}
error-seal-size = A seal is { $wanted } bytes; this one is { $size }.
error-link-size = A link is { $wanted } bytes; this one is { $size }.
error-dealing-version = This was dealt by version { $found } of fair dealing; this program knows versions up to { $known }.
error-deck-count = A shuffle needs at least one deck, not { $decks }.
error-no-cards = There are no cards to shuffle.
error-cut-card-range = { $facts ->
    [high-low] The cut card can’t go from { $low } to { $high } cards down: the smaller number comes first, from 0.
    [count-high] The cut card can’t go { $high } cards down: there are { $count } cards.
   *[none] The range of the cut card has only one end.
}

# Records
error-no-action = { $kind } isn’t an action of { $game }. Its actions are: { $kinds }.
error-no-action-now = { $kind } isn’t an action that a player of { $game } has. You can choose from: { $kinds }.
error-action-fields = { $facts ->
    [kind-missing-wanted] The action “{ $kind }” needs { $missing }. Its fields: { $wanted }.
   *[other] The action “{ $kind }” has no { $unknown }. Its fields: { $wanted }.
}
error-wrong-value = { $place } can’t be { $value }.
error-cards-out-of-order = { $place } has its cards out of order, or one of them twice. They ascend, suit by suit: { $cards }.
error-round-line = “{ $word }” at place { $place } can’t stand there. A round in one line is written: { $form }.
error-round-line-action = The rules don’t allow “{ $word }” at place { $place } of the line.
error-record-too-large = This file is too large for a record: it has more than { $most } bytes.
error-no-record = This isn’t a Fairdeal record: its format isn’t “{ $format }”.
error-record-breaks-off = This isn’t a Fairdeal record: it isn’t JSON, or it’s cut off.
error-no-json = This isn’t a Fairdeal record: it isn’t JSON.
error-no-json-from = This isn’t a Fairdeal record: it isn’t JSON from byte { $byte } on.
error-record-version = This record has format version { $version }; this program reads versions up to { $known }.
error-record-part-wrong = This record isn’t as it should be: look at { $place }.
error-record-part-missing = This record is incomplete: { $place } is missing.
error-record-part-unknown = This record has something that doesn’t belong there: { $place }.
error-not-the-top-card = { $card } was dealt, and the next card of the shoe, number { $place }, is { $top }.
error-shoe-empty = { $count } cards should come from the shoe, and it has { $left }.
error-void-sealed = A sealed shuffle has every card, so none can be missing: the round is played to its end.
error-rules-version = This record was played by version { $found } of the rules; this program knows version { $known }.

# The ledger
error-ledger-name = “{ $name }” can’t name anything in the ledger: a name is one word of 1 to { $most } characters, and only a wager’s may contain “/” or “:”.
error-ledger-key = “{ $key }” can’t be the key of a posting: a key has 1 to { $most } printable characters.
error-ledger-account = “{ $text }” isn’t an account. Accounts look like house, wallet:anna, table:t1/stack:3, table:t1/pot or table:t1/round:7/stake:3/war.
error-ledger-reason = “{ $text }” isn’t a reason for moving chips.
error-transfer-amount = { $amount } can’t be moved: an amount is a whole number of half-chips above zero.
error-transfer-too-large = { $amount } can’t be moved at once: the most that can be counted is { $most }.
error-transfer-to-itself = { $amount } can’t go from { $account } to itself: chips move from one account to another.
error-wallet-past-stack = { $amount } can’t go from { $source } to { $target }: between a wallet and a wager, a pot or a bank, chips pass through a stack at the table.
error-tables-apart = { $amount } can’t go from { $source } to { $target }: they’re at different tables. Cash out at one and buy in at the other.
error-posting-empty = There is nothing to post: a posting moves chips at least once.
error-wager-out-of-round = The chips of { $wager } can’t be moved here: they move only in a posting for their own round.
error-overdraft = { $source } has { $balance }, so { $amount } can’t go from there to { $target }. At most { $balance } can be moved.
error-wallet-not-open = { $amount } can’t go from { $source } to { $wallet }: there’s no such wallet. A wallet is opened with chips from the house.
error-wager-settled = { $amount } can’t go from { $source } to { $target }: { $wager } is settled, and a wager is settled once. Another wager needs another name or another round.
error-wager-not-emptied = Chips can’t be taken out of { $wager } leaving { $left } behind: a wager is settled whole. Take all of it in one posting, or none.
error-posting-key-reused = The key { $key } belongs to another posting, which stays as it is. A new posting needs a new key.
error-wallet-already-open = { $wallet } is open already. More chips can be granted to it.
error-negative-chips = { $seat_is ->
    [you] You can’t sit down with { $chips } chips.
   *[other] { $seat } can’t sit down with { $chips } chips.
}
error-no-such-card = There’s no card number { $number }: cards are numbered 0 to 51.

# People of a room
error-name-empty = A name needs at least one visible character.
error-name-too-long = This name is too long: it has { $count } characters, and the limit is { $most }.
error-name-hidden = A name can’t contain { $character }: it’s invisible, or not a character at all. Write the name without it.
error-name-marks = In a name every accent or mark needs a letter before it, and a letter has at most { $most } of them.
error-name-reserved = You can’t take “{ $name }”: it could be mistaken for the house, a host or a bot. Choose another name.
error-name-taken = { $facts ->
    [name-taken] The name “{ $name }” looks like “{ $taken }”, which is taken. Choose another name.
   *[other] The name “{ $name }” is taken. Choose another name.
}
error-no-player = There’s nobody called “{ $name }” here.
error-password-length = This password has { $count } characters. Use { $least } to { $most }.
error-password-unreadable = This password contains a broken character. Type it again.
error-password-is-name = Your password can’t be your name. Choose another password.
error-wrong-password = The name or the password is wrong. Check both and try again.
error-code-needed = Enter the code that your app shows, or a recovery code.
error-wrong-code = This code isn’t right, or was used before. Enter the one that your app shows now.
error-two-step-on = Two-step sign-in is on already.
error-two-step-off = Two-step sign-in is off already.
error-two-step-not-begun = Start again: this key is no longer waiting to be confirmed.
error-account-already = You already have an account. You can change its password.
error-password-changed = The password has been changed in the meantime. Sign in again.
error-account-needed = You need an account for this. Choose a password first.
error-banned = You are banned from this room until { $until }. The host can lift the ban.
error-paused = You’re taking a break until { $until }. It can’t be lifted early.
error-muted = You’re muted until { $until }: you can play, but not chat. A host can lift it.
error-not-signed-in = You aren’t signed in. Sign in and try again.
error-token-label-taken = You already have a token called “{ $label }”. Choose another name, or revoke that token first.
error-too-many-tokens = You have { $most } tokens, the most you can have. Revoke one you no longer need.
error-no-token = You have no token called “{ $label }”.

# Hosts of a room
error-not-host = Only a host of this room can do this.
error-last-host = { $name } is the only host, and a room needs one. Make somebody else a host first.
error-host-key-wrong = This link doesn’t make you the host: it was used before, or the room has been started again since.
error-host-needs-account = { $name } is a guest and can’t be a host. A host needs an account with a password.
error-host-already = { $name } is a host already.
error-no-host = { $name } isn’t a host.
error-reason-length = Give a reason of { $least } to { $most } characters.
error-time-not-ahead = Choose a time in the future, before the year 10000.

# Own limits
error-limit-range = A daily limit can be 0 to { $most }, or none.
error-limit-reached = You can’t bring { $amount } to a table: your own daily limit is { $limit }, and { $left } of it is left. The day ends at 00:00 UTC.
error-pause-stands = Your break lasts until { $until }. You can make it longer, but not shorter.
error-pause-range = Choose an end for your break that’s in the future, at most { $days } days from now.

# Wallets
error-buy-in-too-large = You can’t bring { $amount } to a table: your wallet has { $balance }.
error-too-few-chips = A round at this table can cost { $least }, and you can bring { $most } today. Choose a table with smaller stakes, or take your daily chips.
error-take-too-large = { $amount } can’t be taken from { $name }, whose wallet has { $balance }.
error-top-up-not-due = You have { $holds } in your wallet and at tables. Daily chips are for players with less than { $below }.
error-top-up-had = You’ve already had today’s chips. Come back after 00:00 UTC.
error-round-closed = Round { $number } at table { $table } is over and settled: nothing more can move in it.
error-table-without-chips = No chips were brought to table { $table }, so none can move there.

# Settings of a room
error-table-closing = This table is closing, so nobody else can sit down at it.
error-leaving-already = You are leaving this table, so you can’t do this here any more.
error-needs-all = A match needs both players, so you can’t sit out.
error-no-stakes = This game is played without chips.
error-chips-too-many = You can’t bring { $chips } more chips: at most { $most } fit at your seat.
error-plays-elsewhere = You’re playing at this table in another window. To play in this one, open the table here again.
error-setting-amount = The room’s { $setting } can’t be { $amount }. Enter an amount from 0 to { $most }.
error-setting-time = The room’s { $setting } can’t be { $time }. Enter { $least } to { $most } seconds.
error-top-up-crossed = Players below { $below } can’t be given chips up to { $to }: the second amount must be larger.
error-settings-broken = The room’s settings aren’t as they should be: { $wrong }
error-tables-for-accounts = In this room, only people with an account can create tables.
error-tables-for-hosts = In this room, only hosts can create tables.
error-chat-off = Chat is turned off in this room.

# The room's database
error-database-unknown = “{ $url }” isn’t a database. Give a file, or an address like { $example }.
error-database-unreadable = The database { $database } can’t be read: { $reason }.
error-database-newer = The database { $database } was written by a newer version of Fairdeal: its schema is { $version }, and this program knows schemas up to { $known }. Install the newer version, or choose another database.
error-database-older = The database { $database } was written by an older version of Fairdeal: its schema is { $version }, and the current one is { $known }. Start the room once with this program to bring it up to date.
error-database-in-use = Another Fairdeal server is using the database { $database }. Stop it first, or choose another database.
error-database-not-written = The database { $database } couldn’t be written: { $reason }. Nothing was saved.
error-database-lost = The connection to the database { $database } was lost: { $reason }. Start the room again: it continues from what was saved.
error-database-gone = The database { $database } was deleted, moved or replaced while the room was open. Put its file back, or restore a backup, before you start the room again.
error-journal-unreadable = Line { $line } of the journal of table { $table } is damaged ({ $reason }). Restore a backup into a new database.
error-table-unreadable = What the database holds of table { $table } is damaged ({ $reason }). Restore a backup into a new database.
error-database-empty = The database { $database } doesn’t contain a room.
error-database-not-empty = The database { $database } already contains a room, and a backup can only be restored into an empty one. Choose another database.
error-backup-taken = The backup can’t be saved as { $file }: there’s already something there. Choose another file.
error-backup-failed = The backup can’t be saved as { $file }: { $reason }. Choose another file.

# At a table
error-no-table = There’s no table number { $number } here.
error-table-full = All seats at this table are taken.
error-react-too-fast = That’s enough reactions for now. Wait a few seconds.
error-seated-already = You’re already sitting at this table.
error-paused-already = The table is already paused.
error-not-paused = The table isn’t paused.
error-seat-taken = Seat number { $number } is taken.
error-round-runs = A round is being played. You can sit down when it is over.
error-not-seated = You aren’t sitting at this table. Take a seat first.
error-stale = The table has moved on (from version { $told } to { $version }). Look again and choose.
error-no-reserve = You can’t take extra time now.
error-bots-range = There can’t be { $bots } bots at this table. Choose from 0 to { $most }.
error-policy-time = The table’s { $name } can’t be { $value }; it can be { $least } to { $most }.
error-no-preset = This game has no ready-made table “{ $name }”. Choose one of: { $names }.
error-no-bot = This game has no bots called “{ $name }”. Choose one of: { $names }.
error-one-bot = All bots of this game play the same way.
error-no-picture = There’s no picture of this game’s odds.
error-picture-not-svg = The picture is an SVG file: give { $file } a name that ends in .svg.
error-picture-not-kept = The picture can’t be saved as { $file }. Choose another file.
error-option-twice = The option { $name } was given twice. Give it once.
error-chips-too-few = You can’t start with { $chips }: the smallest bet needs { $least }.
error-chat-empty = An empty line says nothing.
error-chat-too-long = A line of chat has at most { $most } characters; this one has { $count }.
error-chat-too-fast = You’re writing too fast. Wait a moment.

# What a client sends
error-message-unreadable = This message can’t be read: { $wrong }
error-too-fast = Too many messages at once. Wait a moment, then continue.
error-sign-in-first = You’re only watching here. Choose a name first, then you can play.
error-wrong-origin = This page doesn’t belong to the room.
error-wrong-host = This room doesn’t answer at “{ $host }”. The person who runs it can add the address: { $option }
error-not-json = A request that changes something must be JSON: send the header { $header }.
error-request-unreadable = This request can’t be read: { $wrong }
error-request-too-large = This request is too large: the limit is { $most } bytes.
error-too-many-requests = Too many requests at once. Try again in a moment; seconds to wait: { $seconds }.
error-too-many-connections = Too many connections from your address. Close some, then try again.
error-no-connections-left = The room has no connections left. Try again later.
error-request-too-slow = This request took too long to arrive. Send it again.
error-two-lengths = A request can’t have both { $one } and { $other }. Send one of them.
error-json-too-deep = The JSON of this request is nested too deeply.
error-request-broken-off = This request broke off before it was whole.
error-data-unavailable = The room can’t read or save its data just now. The reason is in the host’s log; try again later.
error-no-page = There’s nothing at this address.
error-no-method = This address doesn’t take requests of this kind.
error-broken = Something went wrong on the server. It has been logged; please try again later.
error-signed-in-already = You’re already signed in. Sign out first.
error-session-needed = You can’t do this with a token. Sign in with your name and password.
error-no-such-record = There’s no record number { $number } here that you can see.
error-no-such-share = This link doesn’t show a round of this room. Ask for it again.
error-no-rounds-yet = No round is finished yet at table number { $number }.
error-no-round = This session has no round number { $number }. Rounds that are over: { $rounds }.
error-seal-closed = You can see all cards of round { $number } once the seal of their shuffle is opened. Until then you can see your own view.
error-no-example = There’s no worked example of { $game }.
error-amount-unreadable = The option { $option } can’t be “{ $text }”: here amounts are whole numbers of half-chips.
error-question-twice = The question { $name } was asked twice. Ask it once.
error-question-too-long = The value of { $name } is too long.
error-link-too-long = The address of this room is too long for a QR code.
error-not-watched = You aren’t watching table number { $number }. Watch it first.
error-too-many-watched = You can watch up to { $most } tables at once. Stop watching one first.
error-prices-off = Move values are turned off at this table.
error-thinking-busy = The room has too much to calculate right now. Try again in a moment.
error-thinking-too-long = This took longer than { $seconds } seconds to calculate, so the room gave up.
error-thinking-too-large = Calculating this needs more memory than the room may use.
error-thinking-lost = This couldn’t be calculated: the process doing it failed twice. Try again later.
error-odds-not-installed = Odds and move values need the extra “odds”, which isn’t installed here: { $command }
error-extra-not-installed = This needs the extra “{ $extra }”, which isn’t installed here: { $command }
error-not-in-mask = Action { $action } isn’t in the mask. Choose one of: { $legal }.
error-no-simulation = { $name } can’t be simulated.
error-too-many-strategies = Here you can name up to { $most } strategies, and you named { $count }.
error-no-strategy = There’s no strategy called “{ $name }” in this game. Choose one of: { $names }.
error-strategy-not-text = { $file } isn’t a text file.
error-simulation-not-read = { $file } isn’t a simulation that can go on. Choose another file.
error-simulation-differs = { $file } holds a simulation with another game, options, strategies or seed. Choose another file.
error-plot-format = The picture is a PNG or SVG file: give { $file } a name that ends in .png or .svg.
error-cluster-not-reached = No Ray cluster could be reached at { $address }.

# Opening the room
error-port-taken = Port { $port } is used by another program. Choose another one, like { $example }.
error-port-not-possible = The room can’t be opened at { $host }, port { $port }: { $reason }. Choose others with { $options }.
error-folder-not-possible = The room’s data can’t be stored in { $folder }: { $reason }. Choose a place with { $option }.
error-origin-unreadable = The option { $option } can’t be { $text }. Enter the host name of the pages, like { $host }, or their address, like { $address }.
error-metrics-unreadable = “{ $text }” isn’t an address with a port. Write it like { $example }.
error-limit-unknown = There’s no limit called “{ $name }”. The limits are: { $names }.
error-limit-unreadable = The limit { $name } can't be “{ $value }”. Enter a number above 0, like { $example }.
error-proxy-unreadable = “{ $text }” isn’t the address of a proxy. Write an address or a network, like { $example }.

# Red Dog
error-option-without-meaning = The option { $option } has no effect in this variant ({ $variant }). Leave it as it is.
error-too-many-seats = { $seats } seats are too many: the variant { $variant } is for { $fewest } to { $most } players.
error-cards-short = The deck isn’t enough for { $players } players: { $hands } hands of { $size } cards and { $turned } cards to turn make { $needed }, and there are { $cards }.
error-no-bank-wanted = No bank is due now. In the games with a banker, the dealer puts it up before the deal.
error-not-the-banker = { $seat } has the deal, and decides about the bank.
error-amount-fixed = You can’t put down { $amount }: it must be { $least }.
error-amount-out-of-range = You can’t put down { $amount }. Enter whole chips, from { $least } to { $most }.
error-no-bet-wanted = You can’t bet now. Bets come when the hands are dealt.
error-no-cover-wanted = There’s nothing to cover now. A bank is covered in turn, once the card for all is turned up.
error-another-in-turn = It is { $seat }’s turn now. Turns go to the left.
error-already-played = { $seat } has already played this round: one turn each, and a bet stands.
error-must-bet = In this game everyone bets without looking. Bet at least the smallest amount.
error-discard-instead = This hand has too few cards: lay it down for free with “discard”, or bet on it.
error-hand-is-whole = Only a hand with too few cards can be laid down for free. Bet, or pass.
error-nothing-to-show = No card can be chosen now. A winner chooses one when several cards of the hand win.
error-card-does-not-win = { $card } is not one of the winning cards of this hand. Show one of these: { $winners }.
error-shuffle-first = No card can be dealt yet: the cards are shuffled first.
error-no-shuffle-wanted = No shuffle is due: the cards are shuffled for a new deal, or when one is needed and none is left.
error-too-late-to-misdeal = A hand can be dealt wrong only during the deal.
error-no-hand-due = { $seat } gets no hand in this round.
error-misdealt-already = It’s already known that { $seat }’s hand was dealt wrong.
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
error-build-without-card = Nobody can hold the { $value } that takes the build of { $value }: check the cards you gave.
error-no-month = “{ $month }” isn’t a month. Write it like 2026-12.
