"""Nothing that leaves a table tells a seal or a cut before it is opened, or a card before it is dealt."""

import base64
import re
import traceback
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from fairdeal import fair
from fairdeal.cards import Card, card_code
from fairdeal.engine.events import CardDealt
from fairdeal.errors import FairdealError
from fairdeal.games.casino_war.house import House
from fairdeal.record import Player, write_record
from fairdeal.room import CutOpened, SealOpened
from tests.record.sittings import OPEN, SHOE, Host, condition, cut_of, player, step, walk


class Bugged(Host):
    """A host that also knows every secret that the house drew, and which are out."""

    def __init__(self, house: House, *players: Player, name: str = "secret") -> None:
        super().__init__(house, *players, name=name)
        self.drawn: list[bytes] = []
        draw = self.table._draw
        self.table._draw = lambda size: self.keep(draw(size))

    def keep(self, secret: bytes) -> bytes:
        self.drawn.append(secret)
        return secret

    @property
    def out(self) -> set[bytes]:
        """Secrets that were opened for all to see."""
        seals = {event.seal for event in self.events if isinstance(event, SealOpened)}
        return seals | {event.cut for event in self.events if isinstance(event, CutOpened)}

    @property
    def secrets(self) -> list[bytes]:
        """What nobody may learn now: seals, and the house's cuts for bots, that are still closed."""
        return [secret for secret in self.drawn if secret not in self.out]


def spellings(secret: bytes) -> Iterator[str]:
    """Ways in which bytes could be written."""
    yield secret.hex()
    yield base64.b64encode(secret).decode().rstrip("=")
    yield base64.urlsafe_b64encode(secret).decode().rstrip("=")
    yield repr(secret)[2:-1]
    yield ", ".join(str(byte) for byte in secret)
    yield secret.decode("latin-1")
    yield str(int.from_bytes(secret, "big"))


def shown(host: Host) -> str:
    """Everything that leaves a table, as texts: events, views, legal actions, the record, and reprs."""
    table = host.table
    views = [table.view(viewer) for viewer in (None, 0, 1, 2, 3)]
    legal = [table.legal(seat) for seat in (-1, 0, 1, 2, 3)]
    told = [repr(host.events), repr(views), repr(legal), condition(table), repr(table), repr(table.record)]
    told += [msgspec.json.encode(host.events, enc_hook=str).decode(), write_record(table.record).decode()]
    told.append(msgspec.msgpack.encode(table.record).decode("latin-1"))
    told += [repr(value) for value in vars(table).values()]
    return re.sub(r" at 0x\w+", "", "\n".join(told).lower())


def assert_nothing_told(host: Bugged) -> None:
    told = shown(host)
    for secret in host.secrets:
        for spelling in spellings(secret):
            assert spelling.lower() not in told


def test_the_search_finds_a_secret_that_is_out() -> None:
    host = Bugged(OPEN, player(0), player(1, bot=True))
    host.round(0, 1)
    told = shown(host)
    assert host.secrets == []
    assert all(secret.hex() in told for secret in host.drawn)


@pytest.mark.parametrize("house", [OPEN, SHOE], ids=["table", "shoe"])
def test_no_closed_seal_or_cut_is_told_at_any_moment(house: House) -> None:
    host = Bugged(house, player(0), player(1), player(2, bot=True))
    for _ in range(60):
        assert_nothing_told(host)
        step(host)
    assert host.secrets or house is OPEN
    host.do(host.table.close())
    assert_nothing_told(host)
    assert host.secrets == [], "in the end all is open"


def test_a_cut_is_not_told_before_it_is_opened() -> None:
    host = Bugged(OPEN, player(0), player(1), player(2, bot=True))
    host.open()
    host.bet(0, 1, 2)
    host.show(0, 1)
    told = shown(host)
    for seat in (0, 1):
        assert fair.commit_cut(cut_of(seat)).hex() in told
        assert not any(spelling.lower() in told for spelling in spellings(cut_of(seat)))
    host.open_cuts(1)
    assert cut_of(1).hex() in shown(host)
    assert cut_of(0).hex() not in shown(host)


def test_a_cut_that_is_withheld_stays_closed_for_ever() -> None:
    host = Bugged(OPEN, player(0), player(1))
    host.open()
    host.bet(0, 1)
    host.show(0, 1)
    host.open_cuts(1)
    host.do(host.table.end_cuts())
    host.decide()
    host.do(host.table.close())
    assert cut_of(0).hex() not in shown(host)


def test_a_refused_opening_tells_neither_the_cut_that_was_tried_nor_the_seal() -> None:
    host = Bugged(OPEN, player(0), player(1))
    host.open()
    host.bet(0, 1)
    host.show(0, 1)
    for tried in (b"quite another", bytes(range(64)), b"much too long " * 5):
        with pytest.raises(FairdealError) as refused:
            host.table.open_cut(0, tried)
        told = "".join(traceback.format_exception_only(refused.value)) + repr(refused.value.facts)
        for secret in (tried, cut_of(0), *host.secrets):
            assert not any(spelling in told for spelling in spellings(secret))


@pytest.mark.parametrize("seed", range(5))
def test_no_error_of_a_random_walk_tells_a_secret(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    errors: list[str] = []
    raised = FairdealError.__init__

    def noted(self: FairdealError, code: str, sentence: str, **facts: object) -> None:
        raised(self, code, sentence, **facts)
        errors.append(f"{self} {facts!r}".lower())

    monkeypatch.setattr(FairdealError, "__init__", noted)
    for house in (OPEN, SHOE):
        *_, host = walk(Random(seed), house, [player(0), player(1), player(2, bot=True)], steps=80)
        secrets = [bytes.fromhex(each.seal) for each in host.record.shuffles if each.seal]
        secrets += [bytes.fromhex(cut.opened) for each in host.record.rounds for cut in each.cuts if cut.opened]
        told = "\n".join(errors)
        assert errors
        assert not any(spelling.lower() in told for secret in secrets for spelling in spellings(secret))


# Cards that have not been dealt


def order_of(host: Bugged) -> tuple[int, ...]:
    """The order that only the house can know: from the last closed seal and the cuts of the last shuffled round."""
    seal = host.drawn[0]
    cuts = [
        fair.Cut(cut.seat, bytes.fromhex(cut.opened)) for cut in host.record.rounds[0].cuts if cut.opened is not None
    ]
    place = fair.CutCardRange(SHOE.cut_from, SHOE.cut_to)
    return fair.shuffle(fair.decks(6), fair.Stream.of(fair.Seal(seal), cuts), cut_card=place).cards


def test_the_cards_that_are_still_to_come_are_told_by_nothing() -> None:
    host = Bugged(SHOE, player(0), player(1, bot=True))
    host.round(0, 1)
    order = order_of(host)
    dealt = [event.card for event in host.events if isinstance(event, CardDealt)]
    assert list(order[1:4]) == dealt[:3], "this is the order"
    told = shown(host)
    at = host.table._run.shoe.dealt if host.table._run.shoe is not None else 0
    for start in (0, at):
        run = order[start : start + 5]
        for spelling in (str(run)[1:-1], " ".join(map(str, run)), "".join(card_code(Card(card)) for card in run)):
            assert spelling.lower() not in told
    assert bytes(order).hex() not in told


def test_a_burned_card_has_no_identity_in_the_record() -> None:
    host = Bugged(SHOE, player(0), player(1, bot=True))
    host.round(0, 1)
    actions = [each.action for each in host.record.rounds[0].steps]
    assert all(set(each) == {"kind", "count"} for each in actions if each["kind"] == "burn")
    assert {"kind": "burn", "count": 1} in actions


def test_what_a_seat_sees_is_the_same_whatever_cards_lie_under() -> None:
    """Tables whose shoes differ only in cards not yet dealt give the same views, legal actions, events and record."""

    def told(swap: bool) -> tuple[str, str]:
        host = Bugged(SHOE, player(0), player(1), name="under")
        host.open()
        host.bet(0, 1)
        host.cut()
        shoe = host.table._run.shoe
        assert shoe is not None
        before = shown(host)
        if swap:
            shoe.cards = (*shoe.cards[: shoe.dealt], *reversed(shoe.cards[shoe.dealt :]))
        return before, shown(host)

    before, after = told(swap=True)
    assert after == before == told(swap=False)[0]
