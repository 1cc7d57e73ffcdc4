"""What banking games share: games in which each seat bets against the house.

A game writes its own boxes, cards and settlement; bets, refunds, limits and the words for them are here.
"""
