# Play in the terminal, and the command line.

# The words of commands that every game has; the first is the one that is shown.
word-odds = odds | price | ?
    .hint = the exact price of each choice
word-cut = cut
    .hint = cut the next shuffle with words of your own, like “cut my lucky day”; without words the cut is random
word-table = table | look
    .hint = what’s on the table
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
    [you] You didn’t open your cut in time.
   *[other] { $seat } didn’t open their cut in time.
}
play-shuffle-void = The shuffle is void. The house seals a new one.
play-tally = Tally: { $net }
play-tally-chips = Tally: { $net } · Chips: { $chips }
play-house-usual = This table uses the usual options; “{ $word }” lists them.
play-house-own = Options that differ from the usual ones; “{ $word }” lists all:
option-line = { $option } – { $label }
option-line-whole = { $option } – { $label } ({ $possible }). { $help }
preset-line = { $name } – { $label }. { $help }
rules-options = Options of the table, with their usual values. Write them like { $example }:
rules-presets = Ready-made tables. Choose one like --preset table:
play-table-empty = There’s nothing on the table yet.
play-input-ended = End of input: you’ve left the table.
play-no-price = Nothing to price right now.
play-price = { $choice }: { $price }
play-price-points = { $choice }: { $price } points
play-price-estimate = { $choice }: { $price } ± { $error } points
play-help = You can type, by word or by its first letters:
play-help-line = { $word } – { $hint }
play-cut-too-late = These cards have already been cut. You can cut the next shuffle.
play-cut-taken = Your cut for the next shuffle: “{ $cut }”.
play-cut-random = Your cut for the next shuffle will be random.
play-cut-opened = Your cut: { $cut }
play-choices = You can: { $choices }. Also: { $general }.
play-general = Also: { $general }.
play-end = The end
play-end-open = { $rounds_n ->
    [0] You left before the first round.
    [one] One round played, { $net } in all.
   *[other] { $rounds } rounds played, { $net } in all.
}
play-end-played = { $rounds_n ->
    [one] One round played, { $net } in all.
   *[other] { $rounds } rounds played, { $net } in all.
}
play-end-short = { $rounds_n ->
    [0] You don’t have enough chips for the smallest bet.
    [one] After one round you don’t have enough chips for the next bet: { $net } in all.
   *[other] After { $rounds } rounds you don’t have enough chips for the next bet: { $net } in all.
}
play-end-abandoned = { $rounds_n ->
    [0] You left before a round was finished.
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
play-recorded = Record of this session: { $file }
play-check-it = Check it at any time, offline: fairdeal verify { $file }
odds-picture = Picture saved as { $file }.

report-file = { $file }
report-passed = Everything is correct: { $checks_n ->
    [one] { $checks } check
   *[other] { $checks } checks
} passed.
report-failed = This record is not correct. The first fault is at { $place }.
report-line-passed = ✓ { $said }
report-line-failed = ✗ { $place }: { $said }

cli-help = A card room with exact rules and fair dealing that anyone can check.
cli-version = Print the version.
cli-play = Play in the terminal. Any option of the game’s table can be given here: “fairdeal rules” with a game’s name lists them. With --rounds 5, any game but a match ends after five rounds.
cli-not-written = The output can’t be written: { $reason }.
cli-odds = Show the exact odds of a game under a house’s options.
cli-simulate = Play many rounds at once by a strategy, and show the mean with its error, the distribution, and the risks.
cli-rounds = How many rounds. Whole sessions are played.
cli-strategy = How to play, like war; in Red Dog once for each seat. Can be repeated.
cli-seed = The same number gives the same result again.
cli-workers = How many processes play. By default, one for each processor.
cli-precision = Stop once the standard error of the mean is no larger than this.
cli-bankroll = Chips for which to show the risk of losing them all.
cli-save = Keep the results in this file, and go on from them if they’re already there.
cli-ray = Play on the Ray cluster at this address; “local” starts one here.
cli-plot = Draw the results into this PNG or SVG file.
cli-rules = Show a game’s rules, with an example, questions and answers, and the options of its table.
cli-verify = Check session records offline: every shuffle, card, action and chip.
cli-game = The game, like casino-war.
cli-option = An option of the house, like decks=8. Can be repeated.
cli-preset = A ready-made table. “fairdeal rules” with a game’s name lists them, and every option.
cli-lang = The language: { $languages }.
cli-chips = Chips to start with. Unlimited by default.
cli-bots = How the bots play, where there’s a choice: in Blackjack basic or counting, in Red Dog careful, bold or exact.
cli-record = File to keep the session’s record in.
cli-plain = Plain sentences, one command per line: for screen readers and scripts.
cli-json = Print JSON.
cli-picture = Save the strategy chart as this SVG file.
cli-files = The records to check.
cli-receipt = A receipt you kept: checks that the record gave it, and in which round. Can be repeated.

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

# Simulation
simulate-played = { $game }, { $strategies }: { $rounds } rounds, seed { $seed }.
simulate-precise = { $game }, { $strategies }: precise enough after { $rounds } rounds, seed { $seed }.
simulate-interrupted = { $game }, { $strategies }: interrupted after { $rounds } rounds, seed { $seed }.
simulate-mean-stake = Mean: { $mean } per round and unit of the initial stake, standard error { $error }.
simulate-mean-points = Mean: { $mean } points per deal, standard error { $error }.
simulate-variance = Variance of a round: { $variance }; standard deviation { $deviation }.
simulate-results = Results of a round: { $parts }.
simulate-sittings = { $sittings_n ->
    [one] One session
   *[other] { $sittings } sessions
}: won { $won }, drawn { $drawn }, lost { $lost }.
simulate-sittings-results = Results of a session: { $parts }.
simulate-share = { $net } in { $share }
simulate-quantile = { $net } or less in { $percent } %
simulate-worst = Worst run: down { $fall } from a high point.
simulate-ruin-sitting = Risk of losing { $bankroll } within a session: { $risk }.
simulate-ruin-for-ever = Risk of losing { $bankroll } by playing on without end: { $risk }.
simulate-progress = { $percent } %, { $rate } rounds per second, { $left } left
simulate-plot-sitting = Results of a session
simulate-plot-round = Results of a round
simulate-plot-net = Won or lost
simulate-plot-share = Share
simulate-plot-bands = Won or lost in the course of a session
simulate-plot-rounds = Rounds
simulate-plot-hands = How often hands win
simulate-plot-chance = Chance foreseen, %
simulate-plot-won = Share of bets won
simulate-plot-edges = Edge by the true count
simulate-plot-count = True count
simulate-plot-edge = Mean per unit of the initial stake
