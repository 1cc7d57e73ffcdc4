# Blackjack: the odds. All worths are per unit of the initial bet.

blackjack-odds-stand = Stand: { $value } per chip bet.
blackjack-odds-hit = Hit: { $value } per chip bet.
blackjack-odds-double = Double: { $value } per chip bet.
blackjack-odds-split = Split: { $value } per chip bet.
blackjack-odds-surrender = Surrender: { $value } per chip bet.
blackjack-odds-insurance = Insurance for half of the bet, taken by itself: { $value } per chip bet.
blackjack-odds-best = The best choice: { $move }.
blackjack-odds-by-chart = By the chart: { $move }.
blackjack-odds-dealer = The dealer’s end from { $upcard }:
blackjack-odds-dealer-total = { $total }: { $value }
blackjack-odds-dealer-blackjack = blackjack: { $value }
blackjack-odds-dealer-bust = more than 21: { $value }
blackjack-odds-edge-basic = A round by the chart: { $value } per chip bet.
blackjack-odds-edge-composition = A round played best by every card seen: { $value } per chip bet.

# The chart, and its moves by letter.
blackjack-odds-chart = Blackjack, basic strategy: what to do against the dealer’s card
blackjack-odds-chart-hard = Hard
blackjack-odds-chart-soft = Soft
blackjack-odds-chart-pair = Pairs
blackjack-odds-chart-line = { $sign }{ $gap }{ $u2 }{ $gap }{ $u3 }{ $gap }{ $u4 }{ $gap }{ $u5 }{ $gap }{ $u6 }{ $gap }{ $u7 }{ $gap }{ $u8 }{ $gap }{ $u9 }{ $gap }{ $u10 }{ $gap }{ $u1 }
blackjack-odds-chart-key = { $hit } hit, { $stand } stand, { $double } double if you may, else hit, { $split } split.
blackjack-odds-chart-key-surrender = { $surrender } surrender if you may, else hit.
blackjack-odds-chart-else-stand = Where the first choice is not allowed, stand on: { $cells }.
blackjack-odds-chart-insure = Insurance is worth its price.
blackjack-odds-chart-no-insurance = Insurance is not worth its price.
blackjack-odds-move-stand = stand
blackjack-odds-letter-stand = S
blackjack-odds-move-hit = hit
blackjack-odds-letter-hit = H
blackjack-odds-move-double = double
blackjack-odds-letter-double = D
blackjack-odds-move-split = split
blackjack-odds-letter-split = P
blackjack-odds-move-surrender = surrender
blackjack-odds-letter-surrender = R

# What cannot be reckoned.
error-hand-without-upcard = What a hand is worth depends on the dealer’s card: give the upcard too.
error-not-one-upcard = The dealer has one upcard, and “{ $text }” has { $count }.
error-no-hand = “{ $text }” isn’t a hand that can be played: a hand has at least two cards, and no more than 21 in all.
error-no-rank = “{ $wrong }” at place { $place } isn’t a card. Here a card is its rank, 2 to 10, T, J, Q, K or A; a suit may follow.
error-cards-of-rank-gone = The shoe has only { $count } cards of rank { $rank }; the cards given and seen are more.
error-shoe-too-thin = Only { $left } cards are left, too few to be sure of finishing a round.
blackjack-odds-count = The Hi-Lo count after { $cards } cards: { $running }.

# Drills
blackjack-drill-chart = The chart
blackjack-drill-chart-told = A hand, the dealer’s card, and what the chart says for this house. Hands that you miss come back.
blackjack-drill-house = Rules
blackjack-drill-hand = Your hand
blackjack-drill-dealer = The dealer’s card
blackjack-drill-choices = What does the chart say?
blackjack-drill-right = Right: { $move }.
blackjack-drill-wrong = { $hand } against { $upcard }: the chart says { $move }, not { $chosen }.
blackjack-drill-next = Next hand
blackjack-drill-so-far = Right: { $right } of { $asked }. In a row: { $row }. Your best: { $best }.
blackjack-drill-count = The count
blackjack-drill-count-told = Cards pass one by one. Keep the Hi-Lo count: 2 to 6 count one up, tens and aces one down, 7 to 9 nothing. Then say where it stands.
blackjack-drill-cards = Cards
blackjack-drill-pace = Pace
blackjack-drill-seconds = { $seconds } s a card
blackjack-drill-start = Start
blackjack-drill-shown = Card { $card } of { $cards }
blackjack-drill-say = The running count
blackjack-drill-check = Check
blackjack-drill-count-right = Right: { $count }.
blackjack-drill-count-wrong = You said { $said }; the count is { $count }.
blackjack-drill-count-best = Your best here: { $best } times right in a row.
