"""The compiled part of Cassino: a twin of the rules, and the search that plays and prices with it.

Only here may numba be imported. Nothing outside `deals` and `solver` needs to know how a deal is stored in memory.
"""
