"""Sittings at a table with fixed bytes, to make records of: scripted ones, and ones by a random walk."""

from collections.abc import Callable, Iterator
from hashlib import sha256
from random import Random
from typing import Any

from fairdeal import fair
from fairdeal.engine.banking.moves import Bet, SitOut, Surrender, Withdraw
from fairdeal.engine.chips import CHIP
from fairdeal.engine.game import AnyGame
from fairdeal.engine.moves import Event, PlayerAction
from fairdeal.errors import FairdealError
from fairdeal.games import find_game
from fairdeal.games.casino_war.house import House
from fairdeal.games.casino_war.state import GoToWar
from fairdeal.record import Cut, Finding, Player, Record, Round, verify_record
from fairdeal.room import Asks, Draw, FairSitting, Happened

GAME = find_game("casino-war")
SESSION = House()
OPEN = House(stake=None, rounds=None, seats=4)
SHOE = House(stake=None, rounds=None, seats=4, fresh_shuffle=False, cut_from=20, cut_to=40)


def fixed(name: str) -> Draw:
    """Bytes that follow from a name: the first draw, the second, and so on."""
    drawn = 0

    def draw(size: int) -> bytes:
        nonlocal drawn
        drawn += 1
        return (sha256(f"{name}/{drawn}".encode()).digest() * (size // 32 + 1))[:size]

    return draw


def player(seat: int, chips: int = 400, *, bot: bool = False) -> Player:
    """Somebody with so many chips (not half-chips)."""
    return Player(seat=seat, name=f"Player {seat}", chips=chips * CHIP, bot=bot)


def cut_of(seat: int) -> bytes:
    """The cut that a seat makes in these sittings."""
    return f"lucky {seat}".encode()


def cuts_in(played: Round) -> list[Cut]:
    """The cuts of all shuffles of a round."""
    return [cut for each in played.shuffles for cut in each.cuts]


class Host:
    """Runs a table and keeps every event; each method does one thing at it."""

    def __init__(
        self, house: object, *players: Player, name: str = "sitting", game: AnyGame = GAME, dealing: int = 2
    ) -> None:
        self.dealing = dealing
        self.table = FairSitting(game, house, players, draw=fixed(name), dealing=dealing)
        self.events: list[Event] = []
        self.calls: list[tuple[int, list[Event]]] = []

    def do(self, happened: Happened) -> list[Event]:
        """Keep what one call brought, with the number of the round that it belongs to."""
        events = list(happened.everything)
        self.events += events
        self.calls.append((len(self.record.rounds), events))
        return events

    @property
    def present(self) -> set[int]:
        """The seats at which somebody sits."""
        return set(self.table.present)

    def open(self) -> None:
        self.do(self.table.open_round())

    def bet(self, *seats: int, amount: int = 10) -> None:
        """The seats bet so many chips each."""
        for seat in seats:
            self.do(self.table.act(Bet(seat, amount * CHIP)))

    def sit_out(self, seat: int) -> None:
        self.do(self.table.act(SitOut(seat)))

    def withdraw(self, seat: int) -> None:
        self.do(self.table.act(Withdraw(seat)))

    def show(self, *seats: int) -> None:
        for seat in seats:
            commitment = fair.commit_cut(cut_of(seat), scheme=fair.scheme_of(self.dealing))
            self.do(self.table.show_cut(seat, commitment))

    def open_cuts(self, *seats: int) -> None:
        for seat in seats:
            self.do(self.table.open_cut(seat, cut_of(seat)))

    def cut(self) -> None:
        """Every seat that is asked shows its cut and opens it."""
        self.show(*self.table.asked)
        self.open_cuts(*self.table.asked)

    def decide(self) -> None:
        """Tied seats go to war, or surrender if they cannot."""
        while self.table.asks is Asks.MOVES:
            self.do(self.table.act(usual_move(self.table, self.table.asked[0])))

    def round(self, *seats: int, amount: int = 10) -> None:
        """A whole round: these seats bet, the others sit out."""
        self.open()
        for seat in self.table.asked:
            if seat in seats:
                self.bet(seat, amount=amount)
            else:
                self.sit_out(seat)
        if self.table.asks is Asks.CUTS:
            self.cut()
        self.decide()

    def until(self, asks: Asks) -> bool:
        """Play on until the table asks for this, or the sitting is over; whether it does ask."""
        while self.table.asks is not asks and self.table.asks is not Asks.NOTHING:
            step(self)
        return self.table.asks is asks

    @property
    def record(self) -> Record:
        return self.table.record


def usual_move(table: FairSitting, seat: int) -> PlayerAction:
    """The least bet, and war on a tie if it can be had. The golden records were played so."""
    legal = table.legal(seat)
    actions = [action for action in legal.actions if isinstance(action, PlayerAction)]
    if legal.amounts:
        return Bet(seat, legal.amounts[0].least)
    return next((action for action in actions if isinstance(action, GoToWar)), actions[0])


def step(host: Host) -> None:
    """The one thing that the table waits for, done as usual."""
    table = host.table
    match table.asks:
        case Asks.ROUND:
            host.open()
        case Asks.MOVES:
            host.do(table.act(usual_move(table, table.asked[0])))
        case Asks.CUTS:
            host.show(table.asked[0])
        case Asks.OPENINGS:
            host.open_cuts(table.asked[0])


def session(name: str = "session", house: House = SESSION) -> Record:
    """The recorded session of one player, to its end."""
    host = Host(house, player(0), name=name)
    host.until(Asks.NOTHING)
    return host.record


def eventful(name: str = "eventful", dealing: int = 2) -> Record:
    """Four seats, one of them a bot: cuts withheld and not shown, void rounds, sitting out, coming and going."""
    host = Host(OPEN, player(0), player(1), player(2, bot=True), name=name, dealing=dealing)
    host.round(0, 1, 2)
    host.open()
    host.bet(0, 1, 2)
    host.show(0, 1)
    host.open_cuts(0)
    host.do(host.table.end_cuts())
    host.decide()
    host.do(host.table.sit(player(3)))
    host.open()
    host.bet(0, 1, 2, 3)
    host.show(3)
    host.do(host.table.end_cuts())
    host.open_cuts(3)
    host.decide()
    host.open()
    host.bet(0)
    for seat in host.table.asked:
        host.sit_out(seat)
    host.show(0)
    host.do(host.table.end_cuts())
    host.do(host.table.leave(1))
    host.open()
    for seat in host.table.asked:
        host.do(host.table.time_out(seat))
    host.round(0, 3, 2, amount=7)
    host.do(host.table.close())
    return host.record


def shoe(name: str = "shoe", rounds: int = 9) -> Record:
    """Three seats and a shoe that is shuffled anew when the cut card is out."""
    host = Host(SHOE, player(0), player(1), player(2, bot=True), name=name)
    for _ in range(rounds):
        host.round(0, 1, 2)
    host.do(host.table.close())
    return host.record


def walk(
    chance: Random, house: object, players: list[Player], steps: int, game: AnyGame = GAME, *, rarely: float = 0.15
) -> Iterator[Host]:
    """A random walk of a table, the host after every step: moves, refusals, time-outs, comings and goings."""
    host = Host(house, *players, name=str(chance.random()), game=game)
    yield host
    for _ in range(steps):
        if host.table.asks is Asks.NOTHING:
            return
        random_step(chance, host, rarely)
        yield host
    host.do(host.table.close())
    yield host


def random_step(chance: Random, host: Host, rarely: float = 0.15) -> None:
    """Mostly what the table waits for; sometimes something else, which it may refuse."""
    table = host.table
    seat = chance.choice(table.asked or (0,))
    likely: dict[Asks, Callable[[], Any]] = {
        Asks.ROUND: host.open,
        Asks.MOVES: lambda: host.do(table.act(random_move(chance, table, seat))),
        Asks.CUTS: lambda: host.show(seat),
        Asks.OPENINGS: lambda: host.open_cuts(seat),
    }
    rare: list[Callable[[], Any]] = [
        lambda: host.do(table.end_cuts()),
        lambda: host.do(table.time_out(seat)),
        lambda: host.do(table.leave(chance.choice(range(4)))),
        lambda: host.do(
            table.sit(player(chance.choice(range(5)), chance.choice([0, 1, 5, 90]), bot=chance.random() < 0.3))
        ),
        lambda: host.do(table.act(Surrender(seat))),
        lambda: host.withdraw(chance.choice(range(4))),
        lambda: host.do(table.open_cut(seat, b"another")),
        lambda: host.show(seat),
    ]
    act = chance.choice(rare) if chance.random() < rarely else likely[table.asks]
    before = condition(table)
    try:
        act()
    except FairdealError:
        assert condition(table) == before


def condition(table: FairSitting) -> str:
    """Everything about a table that can be seen."""
    record = table.record
    last = (record.rounds[-1:], record.shuffles[-1:], record.between, record.results, len(record.rounds))
    return repr((last, table.standings, table.asks, table.asked, table.bots, table.view(None)))


def random_move(chance: Random, table: FairSitting, seat: int) -> PlayerAction:
    """Any legal action of a seat."""
    legal = table.legal(seat)
    amounts = [(each, chance.choice(range(each.least, min(each.most, 60) + 1, each.step))) for each in legal.amounts]
    moves = [*legal.actions, *(each.complete(amount) for each, amount in amounts)]
    return chance.choice([move for move in moves if isinstance(move, PlayerAction)])


def failure(record: Record) -> Finding | None:
    """The finding that fails, if one does; it is the last one then."""
    findings = list(verify_record(record))
    assert all(finding.passed for finding in findings[:-1])
    return None if findings[-1].passed else findings[-1]
