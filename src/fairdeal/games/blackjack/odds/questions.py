"""What can be asked of the odds of a house of Blackjack, by name."""

from typing import Final

HAND: Final = "hand"
"""The question for what each choice is worth with these cards."""

UPCARD: Final = "upcard"
"""The question for the dealer's results from this card."""

SEEN: Final = "seen"
"""With it, the odds are those of a shoe from which these cards are gone as well."""

CHART: Final = "chart"
"""The question for the chart in words. It needs no value."""

COUNT: Final = "count"
"""The question for the Hi-Lo count of these cards."""

QUESTIONS: Final = (HAND, UPCARD, SEEN, CHART, COUNT)

FLAGS: Final = (CHART,)
"""Questions that need no value."""
