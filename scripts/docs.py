"""Writes the generated blocks in docs/ anew from the code, or checks that they are up to date (--check).

A block starts with ``<!-- generated: NAME -->`` and ends with ``<!-- end -->``, each on a line of its own.
NAME is a key of GENERATORS.
"""

import argparse
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from fairdeal.cards import DECK, rank_of, read_cards, show_cards
from fairdeal.engine.banking.moves import Bet, Surrender
from fairdeal.engine.banking.rounds import net as net_of
from fairdeal.engine.chips import CHIP, show_chips
from fairdeal.engine.figures import decimal_text, root_text
from fairdeal.engine.fold import fold
from fairdeal.engine.moves import (
    DEALER,
    Action,
    Burn,
    CardsToDeal,
    Deal,
    Face,
    Fault,
    PlayerAction,
    RoundOver,
    SeatsToMove,
    Void,
)
from fairdeal.engine.options import options_of, possible_values, show_value
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.games import casino_war, find_game, game_names
from fairdeal.games.casino_war import dealer, odds_report, play
from fairdeal.games.casino_war.session_odds import SessionOdds
from fairdeal.games.casino_war.state import GoToWar, State
from scripts import blackjack_docs, protocol_docs, red_dog_docs
from scripts.markdown import markdown_table

Generator = Callable[[], str]
"""Returns a block's Markdown."""

DOCS = Path(__file__).resolve().parent.parent / "docs"

GENERATORS: dict[str, Generator] = {}
"""Every block's name and what writes it."""

_START = re.compile(r"^<!-- generated:", re.MULTILINE)
_BLOCK = re.compile(
    r"^<!-- generated: (?P<name>\S+) -->\n(?:(?!<!-- generated:).)*?^<!-- end -->$", re.MULTILINE | re.DOTALL
)


# Every game


def options_table(game: str) -> str:
    """Every option of a game's table. Amounts are chips."""
    rows = (
        (f"`{each.name}`", show_value(each, each.default), possible_values(each), each.source)
        for each in options_of(find_game(game).house)
    )
    return markdown_table(("Option", "Default", "Can be", "rules.md"), rows)


# Casino War

SETTLEMENTS = (
    ("Your card is higher", "Kc 9h", None),
    ("Your card is lower", "8c 9h", None),
    ("Tie, you surrender", "9c 9h", Surrender),
    ("Tie, war, your new card is lower", "9c 9h 8d Kh", GoToWar),
    ("Tie, war, your new card is higher", "9c 9h Kd 8h", GoToWar),
    ("Tie, war, tie again", "9c 9h Kd Kh", GoToWar),
)


def casino_war_settlement() -> str:
    """What each outcome pays at a stake of 2, played through the engine."""
    rows = ((name, *_settled(_war_round(cards, choice))) for name, cards, choice in SETTLEMENTS)
    return markdown_table(("Outcome", "For example", "Committed", "Returned", "Net"), rows)


def casino_war_examples() -> str:
    """Rounds with something special, played through the engine."""
    rounds = (
        ("2", "War, and a second tie", _war_round("9c 9h Kd Kh", GoToWar)),
        ("3", "Surrender of an odd stake", _war_round("9c 9h", Surrender, stake=3)),
        ("2", "War, then the set proves incomplete after the 3 burned cards: void", _void_round()),
    )
    rows = ((stake, what, *_settled(state)) for stake, what, state in rounds)
    return markdown_table(("Stake", "What happens", "Cards", "Committed", "Returned", "Net"), rows)


def casino_war_deal_order() -> str:
    """Where each card of the shuffled set goes when every seat ties and goes to war, as the engine asks for them."""
    one, three = list(_war_destinations(1)), list(_war_destinations(3))
    one += [""] * (len(three) - len(one))
    rows = ((str(place), *where) for place, where in enumerate(zip(one, three, strict=True)))
    return markdown_table(("Card", "One seat", "Three seats"), rows)


def casino_war_odds() -> str:
    """The odds of a round and of a session of 20, for every number of decks and either payout."""
    houses = [casino_war.House(decks=decks, war_tie_payout=payout) for payout in ("2:1", "1:1") for decks in (6, 7, 8)]
    found = [odds_report.report(house, odds_report.USUAL_ROUNDS) for house in houses]
    return "\n\n".join(
        (
            markdown_table(("Decks", "Tie", "Second tie, once at war"), map(_tie_row, found[:3])),
            markdown_table(
                ("On a tie", "Decks", "Expectation", "Standard deviation", "Win", "Draw", "Lose"),
                (
                    *(_plan_row(f"War, {each.house.war_tie_payout}", each, war=True) for each in found),
                    *(_plan_row("Surrender", each, war=False) for each in found[:3]),
                ),
            ),
        )
    )


def _tie_row(found: odds_report.Report) -> tuple[str, ...]:
    chances = (found.round.p_tie, found.round.p_tie_after_war)
    return (str(found.house.decks), *(f"{each} = {decimal_text(each, 7)}" for each in chances))


def _plan_row(plan: str, found: odds_report.Report, *, war: bool) -> tuple[str, ...]:
    nets = found.round.war if war else found.round.surrender
    session: SessionOdds = found.session_war if war else found.session_surrender
    return (
        plan,
        str(found.house.decks),
        decimal_text(nets.expectation, 7).replace("-", "−"),
        root_text(nets.variance, 7),
        *(decimal_text(chance, 7) for chance in (session.win, session.draw, session.lose)),
    )


def _war_round(cards: str, choice: type[PlayerAction] | None, *, stake: int = 2) -> State:
    """A round of one seat that is dealt these cards and answers a tie so."""
    deals = [Deal(card) for card in read_cards(cards)]
    actions: list[Action] = [Bet(0, stake * CHIP), Burn(dealer.FIRST_BURN), *deals[:2]]
    if choice is not None:
        actions.append(choice(0))
    if deals[2:]:
        actions += [Burn(dealer.WAR_BURN), *deals[2:]]
    return fold(casino_war.GAME, _war_start(1, stake), actions)


def _void_round() -> State:
    deals = [Deal(card) for card in read_cards("9c 9h")]
    to_war: list[Action] = [Bet(0, 2 * CHIP), Burn(dealer.FIRST_BURN), *deals, GoToWar(0), Burn(dealer.WAR_BURN)]
    return fold(casino_war.GAME, _war_start(1, 2), [*to_war, Void(Fault.DECK_INCOMPLETE)])


def _war_start(seats: int, stake: int) -> State:
    house = casino_war.House(stake=stake * CHIP, seats=seats)
    return play.start(house, Opening(tuple(Seated(seat, 100 * CHIP) for seat in range(seats))))


def _settled(state: State) -> tuple[str, ...]:
    (box,) = state.boxes
    pairs = [show_cards(state.up[place : place + 2]).replace(" ", " v ") for place in range(0, len(state.up), 2)]
    money = (show_chips(box.staked), show_chips(box.returned), show_chips(net_of(box), signed=True))
    return (" · ".join(pairs), *money)


def _war_destinations(seats: int) -> Iterator[str]:
    """Asks the engine, action by action, while it deals nothing but nines."""
    nines = iter([card for card in DECK if rank_of(card) == 7] * 6)
    state = _war_start(seats, 2)
    while not isinstance(turn := play.turn(state), RoundOver):
        if isinstance(turn, SeatsToMove):
            answer = GoToWar if state.up else partial(Bet, amount=2 * CHIP)
            state, _ = play.apply(state, answer(turn.seats[0]))
        elif isinstance(turn, CardsToDeal):
            yield from [_destination(turn, state.burned > dealer.FIRST_BURN, seats)] * turn.count
            state, _ = play.apply(state, Burn(turn.count) if turn.face is Face.UNSEEN else Deal(next(nines)))


def _destination(turn: CardsToDeal, war: bool, seats: int) -> str:
    if turn.face is Face.UNSEEN:
        return "burned"
    name = "dealer" if turn.to == DEALER else "player" if seats == 1 else f"seat {turn.to}"
    return f"{name}, war" if war else name


GENERATORS |= protocol_docs.GENERATORS
GENERATORS |= blackjack_docs.GENERATORS
GENERATORS |= red_dog_docs.GENERATORS
GENERATORS |= {f"{game}-options": partial(options_table, game) for game in game_names()}
GENERATORS |= {
    "casino-war-settlement": casino_war_settlement,
    "casino-war-examples": casino_war_examples,
    "casino-war-deal-order": casino_war_deal_order,
    "casino-war-odds": casino_war_odds,
}


# Pages


class BadBlockError(Exception):
    """A block whose name no generator has, or which is not closed."""


def render(text: str, generators: Mapping[str, Generator]) -> str:
    """The page with each of its blocks written anew. Raises BadBlockError."""
    if len(_START.findall(text)) != len(_BLOCK.findall(text)):
        raise BadBlockError("a block needs a name at its start and '<!-- end -->' on a line of its own at its end")

    def write(block: re.Match[str]) -> str:
        name = block["name"]
        if name not in generators:
            known = ", ".join(sorted(generators)) or "none"
            raise BadBlockError(f"no generator is called '{name}'; there are: {known}")
        return f"<!-- generated: {name} -->\n\n{generators[name]().strip()}\n\n<!-- end -->"

    return _BLOCK.sub(write, text)


def refresh(docs: Path, generators: Mapping[str, Generator], *, check: bool) -> list[str]:
    """Writes every stale page under docs, or only names it if check. Returns the faults that are left."""
    faults = []
    for page in sorted(docs.rglob("*.md")):
        text = page.read_text(encoding="utf-8")
        try:
            fresh = render(text, generators)
        except BadBlockError as error:
            faults.append(f"{page}: {error}")
            continue
        if fresh == text:
            continue
        if check:
            faults.append(f"{page}: not what the code says now; run `make docs`")
        else:
            page.write_text(fresh, encoding="utf-8", newline="\n")
    return faults


def main(arguments: Sequence[str] | None = None) -> int:
    """Returns the exit code: 1 if a block is unknown, not closed or, with --check, stale."""
    parser = argparse.ArgumentParser(description="Write the generated blocks in docs/ anew from the code.")
    parser.add_argument("--check", action="store_true", help="change nothing; fail if a block is stale")
    faults = refresh(DOCS, GENERATORS, check=parser.parse_args(arguments).check)
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
