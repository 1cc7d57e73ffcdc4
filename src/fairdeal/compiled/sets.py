"""Sets of cards as the bits of a number."""

from fairdeal.compiled.machine import compiler

compiled = compiler("fairdeal.compiled")


@compiled
def count(cards: int) -> int:
    """How many cards a set has."""
    cards = cards - ((cards >> 1) & 0x5555555555555555)
    cards = (cards & 0x3333333333333333) + ((cards >> 2) & 0x3333333333333333)
    cards = (cards + (cards >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (cards * 0x0101010101010101) >> 56
