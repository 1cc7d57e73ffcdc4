"""Red Dog in machine code: a twin of the rules and of the bots, for simulation.

Only here may numba be imported. Cards are numbers from 0 to 51, sets of cards 52 bits, amounts half-chips.
"""
