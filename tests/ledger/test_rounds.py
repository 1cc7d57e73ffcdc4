"""Whole rounds of Casino War through the ledger: after every action its balances are the engine's."""

from collections.abc import Iterator
from itertools import count

from hypothesis import given, settings
from hypothesis import strategies as st

from fairdeal.cards import read_cards
from fairdeal.engine.banking.moves import Bet, Withdraw
from fairdeal.engine.events import Transfer
from fairdeal.engine.moves import DEALER, OVER, Action, Deal, Fault, SeatsToMove, Void
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.games.casino_war import play
from fairdeal.games.casino_war.house import House
from fairdeal.games.casino_war.state import State
from fairdeal.ledger import Ledger, MemoryLedgerStore, Round, WagerAccount, at_table

SEATS = (0, 1, 2)
CARDS = frozenset(read_cards("K♠ A♠"))
"""Two ranks, so that ties and wars are common."""


def moves(state: State) -> list[Action]:
    """What may be done now, without most of the cards and with two stakes."""
    turn = play.turn(state)
    movers = turn.seats if isinstance(turn, SeatsToMove) else (DEALER,)
    found: list[Action] = [action for seat in movers for action in play.legal(state, seat).actions]
    found += [Bet(seat, amount) for seat in movers for amounts in play.legal(state, seat).amounts for amount in (4, 6)
              if amount in amounts]  # fmt: skip
    found += [action for seat in SEATS for action in play.legal(state, seat).actions if isinstance(action, Withdraw)]
    return [each for each in found if not isinstance(each, Deal) or each.card in CARDS]


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_the_ledger_holds_what_the_engine_says_after_every_action(data: st.DataObject) -> None:
    ledger = Ledger(MemoryLedgerStore())
    for seat in SEATS:
        ledger.open_account(f"p{seat}", 40, key=f"open{seat}")
        ledger.buy_in(f"p{seat}", "t1", seat, 40, key=f"in{seat}")
    chips, round_id, numbers = dict.fromkeys(SEATS, 40), 1, count()
    for _ in range(3):
        state = play_round(ledger, str(round_id), chips, numbers, data)
        chips = {box.seat: box.chips for box in state.boxes}
        round_id += state.fault is None
    for seat in SEATS:
        ledger.cash_out(f"p{seat}", "t1", seat, chips[seat], key=f"out{seat}")
    assert ledger.total() == 0


def play_round(
    ledger: Ledger, round_id: str, chips: dict[int, int], numbers: Iterator[int], data: st.DataObject
) -> State:
    """A round to its end; a void one is played again under the same id. Source: rules.md §1.6 CW7."""
    house = House(stake=None, seats=3)
    state = play.start(house, Opening(tuple(Seated(seat, amount) for seat, amount in chips.items())))
    settled: set[WagerAccount] = set()
    for step in range(60):
        if play.turn(state) == OVER:
            break
        options = [Void(Fault.CARD_MISSING)] if step == 50 else moves(state)
        state, events = play.apply(state, data.draw(st.sampled_from(options)))
        transfers = [event for event in events if isinstance(event, Transfer)]
        if transfers:
            settled |= ledger.post_round("t1", round_id, transfers, f"t1:{next(numbers)}").settled
        for place, amount in play.RULES.balances(state).items():
            assert ledger.balance(at_table(place, Round("t1", round_id))) == amount
        assert ledger.total() == 0
    assert bool(settled) == (state.fault is None)
    return state
