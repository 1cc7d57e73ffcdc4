# Blackjack: charts in a file, and simulation.

error-chart-hand-twice = The chart has two lines for the hand { $hand }.
error-chart-hands-missing = The chart has no line for { $hands }.
error-chart-line-wrong = Line { $line } of the chart, for the hand { $hand }, isn’t ten moves: write ten of H, S, D and DS, for a pair also P, with spaces between them.
error-chart-pair-unsplit = A pair that isn’t split is played by its total: { $hand } says { $move } against { $upcard }, and the total says { $total }.
error-spread-wrong = “{ $text }” isn’t a spread of bets. Enter how many of the smallest bet to bet at most, from 1 to { $most }.
error-house-not-simulated = Tables with a hole card or with surrender can’t be simulated. Their exact odds can be asked for.
