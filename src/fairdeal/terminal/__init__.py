"""Play in a terminal, a line at a time.

Written once for all games: it knows views, legal actions and sentences, no rules.
"""
