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
error-no-option = “{ $text }” is no option of this game. Write NAME=VALUE, with a name of: { $names }.
error-options-crossed = The option { $low } cannot be above { $high }.
error-option-step = The option { $option } cannot be { $amount }: stakes here are multiples of { $step }.
error-cut-too-deep = The cut card cannot lie behind { $cut } of { $cards } cards: a full round may need { $needed } cards after it.
error-no-game = There is no game “{ $name }”. The games are: { $names }.
error-no-language = There is no language “{ $text }” here. Possible are: { $names }.

# The command line
error-game-missing = Name a game, one of: { $names }.
error-too-many-names = One game is played at a time, and { $count } were named: { $names }.
error-no-option-value = The option { $name } needs a value after it.
error-file-not-readable = The file { $file } cannot be read: { $reason }.
error-file-taken = The record cannot be kept at { $file }: something lies there already. Name another file.
error-file-not-writable = The record cannot be kept at { $file }: { $reason }. Name another file.

# Commands
error-no-word = Nothing was typed. Possible now: { $possible }.
error-unknown-word = “{ $text }” is not understood. Possible now: { $possible }.
error-no-word-due = “{ $text }” is not understood, and there is nothing to decide now.
error-unclear-word = “{ $text }” could mean several things: { $words }. Type more of the word.
error-word-alone = “{ $word }” stands alone; “{ $rest }” does not belong after it.
error-amount-missing = “{ $word }” needs an amount after it, like “{ $word } { $example }”.

# Rounds
error-no-seat = There is no seat number { $number } in this round.
error-round-over = This round is over. The next one starts with new bets.
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
error-too-late-to-deal-out = A seat can be left out only before the first card.
error-unknown-action = “{ $name }” is no action of this game.
error-not-a-fault = A round is void when the set of cards is incomplete or a card is missing, for nothing else.
error-bad-opening = These seats do not fit. The table has { $most }, numbered clockwise from 0, and each is taken once; given were { $seats }.
error-shoe-too-short = The shoe is too short for this round: cards left { $left }, cards needed { $needed }. A new shuffle is due.
error-cards-unlikely = { $card } cannot have been seen { $count } times: { $decks } decks have it { $decks } times.

# Tables
error-between-rounds = Between two rounds nothing can be played. The next round opens first.
error-nobody-there = Nobody sits at seat number { $number }.
error-seat-not-at-table = Seat number { $number } is not at this table: its seats are { $first } to { $last }.
error-chips-brought = Nobody can sit down with { $chips } chips: from 0 to { $most } are possible.
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
error-deck-count = A shuffle needs at least one deck, not { $decks }.
error-no-cards = There are no cards to shuffle.
error-cut-card-range = { $facts ->
    [high-low] The cut card cannot go from { $low } to { $high } cards down: the smaller number comes first, from 0.
    [count-high] The cut card cannot go { $high } cards down: there are { $count } cards.
   *[none] The range of the cut card has only one end.
}

# Records
error-no-action = “{ $kind }” is no action of { $game }. Its actions are: { $kinds }.
error-action-fields = The action “{ $kind }” has the fields { $wanted }; { $found } were given.
error-wrong-value = { $place } is not as it must be: { $wrong }
error-record-too-large = This file is too large for a record: { $size } bytes, and at most { $most } are read.
error-no-record = This is no record of Fairdeal: its format is not “{ $format }”.
error-record-version = This record is of version { $version }; this program reads version { $known }.
error-record-broken = This record is not complete or not as it must be: { $wrong }
error-no-record-json = This is no record of Fairdeal: { $wrong }
error-not-the-top-card = { $card } was dealt, and the next card of the shoe, number { $place }, is { $top }.
error-shoe-empty = { $count } cards are to come from the shoe, and it has { $left }.
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
