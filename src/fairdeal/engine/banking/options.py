"""The options that tables of banking games share, and what must fit together among them."""

from typing import Any, Final

from fairdeal.cards import DECK
from fairdeal.engine.chips import CHIP, Chips
from fairdeal.engine.options import Kind, option
from fairdeal.errors import IllegalHouse

MOST_STAKE: Final = 1_000_000 * CHIP
"""The largest stake that a table can set, in half-chips."""


def stake_option(default: int | None, *, source: str, optional: bool = False) -> Any:
    """A field of a `House` that holds a stake, in half-chips."""
    return option(Kind.AMOUNT, default, least=CHIP, most=MOST_STAKE, optional=optional, source=source)


class Stakes:
    """What follows from the options of a house, for it to inherit: it has `decks` and `even_stakes_only`."""

    __slots__ = ()

    @property
    def decks(self) -> int:
        """How many decks the shoe has."""
        raise NotImplementedError

    @property
    def even_stakes_only(self) -> bool:
        """Whether no half-chips may ever come up. Source: rules.md §0 G1."""
        raise NotImplementedError

    @property
    def cards(self) -> int:
        """How many cards the whole shoe has."""
        return self.decks * len(DECK)

    @property
    def stake_step(self) -> int:
        """Stakes are multiples of this, in half-chips: whole chips, or pairs of chips."""
        return 2 * CHIP if self.even_stakes_only else CHIP

    @property
    def chip(self) -> int:
        """The smallest chip in play, in half-chips. Source: rules.md §0 G1."""
        return CHIP if self.even_stakes_only else 1

    def check_stakes(self, *names: str) -> None:
        """Raises IllegalHouse when an option that holds a stake is none that can be bet."""
        for name in names:
            amount = getattr(self, name)
            if amount is not None and amount % self.stake_step:
                raise IllegalHouse(
                    "option-step",
                    "The option {option} can’t be {amount}: stakes here are multiples of {step}.",
                    option=name,
                    amount=Chips(amount),
                    step=Chips(self.stake_step),
                )

    def check_order(self, low: str, high: str) -> None:
        """Raises IllegalHouse when the first of two options is above the second."""
        if getattr(self, low) > getattr(self, high):
            raise IllegalHouse("options-crossed", "The option {low} can’t be above {high}.", low=low, high=high)
