# Play in the terminal, and the command line.

# The words of commands that every game has; the first is the one that is shown.
word-odds = odds | price | ?
    .hint = the exact price of each choice
word-cut = cut
    .hint = cut the next shuffle with words of your own, like “cut my lucky day”; without words it is random
word-table = table | look
    .hint = what lies on the table
word-house = house | settings
    .hint = every option of this table
word-help = help | commands
    .hint = this list
word-quit = quit | exit | leave
    .hint = leave the table; a round that has begun is settled by the rules

play-choose-game = Which game? Type its number or its name.
play-game-line = { $number }. { $name }: { $tagline }
play-your-name = Player
play-bot-name = Bot { $number }
play-round = Round { $round }
play-round-of = Round { $round } of { $of }
play-seal-shown = Seal, shown before the cuts: { $seal }
play-seal-opened = The secret behind the seal: { $seal }
play-receipt = Receipt for this round: { $receipt }
play-cut-left-out = { $seat_is ->
    [you] You did not open your cut in time.
   *[other] { $seat } did not open their cut in time.
}
play-shuffle-void = The shuffle is void. The house seals another one.
play-tally = Tally: { $net }
play-tally-chips = Tally: { $net } · Chips: { $chips }
play-house-usual = The options of this table are as usual; “{ $word }” lists them.
play-house-own = Options of this table that are not as usual; “{ $word }” lists all:
option-line = { $option } – { $label }
option-line-whole = { $option } – { $label } ({ $possible }). { $help }
preset-line = { $name } – { $label }. { $help }
rules-options = Options of the table, with their usual values. Name them like { $example }:
rules-presets = Ready-made tables. Name one like --preset table:
play-table-empty = Nothing lies on the table yet.
play-input-ended = The input has ended, so you leave the table.
play-no-price = There is nothing to price now.
play-price = { $choice }: { $price }
play-price-points = { $choice }: { $price } points
play-price-estimate = { $choice }: { $price } ± { $error } points
play-help = You can type, by word or by its first letters:
play-help-line = { $word } – { $hint }
play-cut-too-late = These cards are cut already. The next cut is at the next shuffle.
play-cut-taken = Your cut for the next shuffle: “{ $cut }”.
play-cut-random = Your cut for the next shuffle will be random.
play-cut-opened = Your cut: { $cut }
play-choices = You can: { $choices }. Also: { $general }.
play-general = Also: { $general }.
play-end = The end
play-end-open = { $rounds_n ->
    [0] You leave before the first round was played.
    [one] One round played, { $net } in all.
   *[other] { $rounds } rounds played, { $net } in all.
}
play-end-played = { $rounds_n ->
    [one] One round played, { $net } in all.
   *[other] { $rounds } rounds played, { $net } in all.
}
play-end-short = { $rounds_n ->
    [0] Your chips are too few for the smallest stake.
    [one] After one round your chips are too few for the next stake: { $net } in all.
   *[other] After { $rounds } rounds your chips are too few for the next stake: { $net } in all.
}
play-end-abandoned = { $rounds_n ->
    [0] You left before a round was played to its end.
    [one] You left after one round: { $net } in all, and no winner.
   *[other] You left after { $rounds } rounds: { $net } in all, and no winner.
}
play-score = Score: { $scores }.
play-score-of = { $seat_is ->
    [you] you { $score }
   *[other] { $seat } { $score }
}
play-match-won = You win the match.
play-match-lost = You lose the match.
play-match-drawn = The match is a draw.
play-verdict-won = You win.
play-verdict-lost = The bank wins.
play-verdict-drawn = A draw.
play-recorded = The record of this sitting: { $file }
play-check-it = Check it at any time, without a network: fairdeal verify { $file }
odds-picture = The picture is in { $file }.

report-file = { $file }
report-passed = Everything holds: { $checks_n ->
    [one] { $checks } check
   *[other] { $checks } checks
} passed.
report-failed = This record does not hold. The first fault is at { $place }.
report-line-passed = ✓ { $said }
report-line-failed = ✗ { $place }: { $said }

cli-help = A card room with exact rules and fair dealing that anyone can check.
cli-version = Print the version.
cli-play = Play in the terminal. Every option of the game’s table can be named here: “fairdeal rules” and the name of the game lists them. With --rounds 5 any game but a match ends after five rounds.
cli-not-written = The output cannot be written: { $reason }.
cli-odds = The exact odds of a game, under the options of its house.
cli-rules = The rules of a game, with an example, frequent questions, and the options of its table.
cli-verify = Check records of sittings, without a network: every shuffle, card, action and chip.
cli-game = The game, like casino-war.
cli-option = An option of the house, like decks=8. May be given several times.
cli-preset = A ready-made table. “fairdeal rules” and the name of a game lists them, and every option.
cli-lang = The language: en, ru or pt.
cli-chips = How many chips to start with. Without it there are always enough.
cli-bots = How the bots play, where they can play in several ways: in Blackjack basic or counting, in Red Dog careful, bold or exact.
cli-record = The file that keeps the record of the sitting.
cli-plain = Plain sentences, one command a line: for screen readers and scripts.
cli-json = Print JSON.
cli-picture = Draw the chart of what to do into this SVG file.
cli-files = The records to check.
cli-receipt = A receipt that you kept: checks that the record gave it, and in which round. May be repeated.

# The help of the command line

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-help = Show this help.
help-default = [default: { $value }]
help-required = [required]
help-value-options = OPTIONS
help-value-command = COMMAND …
help-value-text = TEXT
help-value-number = NUMBER
help-value-option = NAME=VALUE
help-value-database = FILE|URL
help-value-game = GAME
help-value-file = FILE
help-value-receipt = RECEIPT
help-value-files = FILE…
help-value-name = NAME
