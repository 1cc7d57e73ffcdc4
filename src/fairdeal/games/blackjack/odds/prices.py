"""Prices and odds of Blackjack, loaded only when somebody asks: they bring compiled code with them.

Where numba is not installed, all of them say what to install.
"""

from collections.abc import Callable, Mapping

from fairdeal.engine.extras import check_installed
from fairdeal.engine.game import Odds, Price
from fairdeal.engine.moves import Legal
from fairdeal.engine.words import Sentence
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.view import View


def price(view: View, legal: Legal) -> tuple[Price, ...]:
    """What each choice is worth, in half-chips; see `seat_prices`. Raises NotAllowed where numba is not installed."""
    if view.you is None or not legal:
        return ()
    check_installed()
    from fairdeal.games.blackjack.odds.seat_prices import prices

    return prices(view, legal)


def answer(house: House, questions: Mapping[str, str]) -> Odds:
    """What the odds command says; see `odds_report`. Raises NotAllowed where numba is not installed."""
    check_installed()
    from fairdeal.games.blackjack.odds.report import report

    return report(house, questions)


def picture(house: House, say: Callable[[Sentence], str]) -> str:
    """The chart of a house as an SVG picture, in the language of `say`. Raises NotAllowed, as `answer` does."""
    check_installed()
    from fairdeal.games.blackjack.odds.report import chart_drawn

    return chart_drawn(house, say)
