"""The compiled part of Blackjack that plays: a twin of the rules, for simulation.

Only here and in `odds.fast` may numba be imported.
"""
