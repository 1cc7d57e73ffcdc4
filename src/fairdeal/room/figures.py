"""What finished sittings brought their players, worked out in the background and kept: one sitting after another."""

import asyncio
from collections.abc import Iterable, Mapping
from contextlib import suppress
from fractions import Fraction
from logging import getLogger
from typing import Final

from fairdeal.engine.game import AnyGame
from fairdeal.engine.options import house_of
from fairdeal.errors import FairdealError
from fairdeal.games import find_game
from fairdeal.record import Record, read_record, sitters
from fairdeal.room.clocks import Clocks
from fairdeal.room.commits import Commits
from fairdeal.room.people.people import People
from fairdeal.room.ports import FiguresRow, RecordRow, Store, Thinker
from fairdeal.room.reviews import PASSING, Review, play_again, review_if_it_can_be

EVERY: Final = 60.0
"""Seconds between two looks for sittings that are over."""

AT_ONCE: Final = 20
"""Sittings that are taken up by one look."""

LATELY: Final = 86_400.0
"""Seconds that are looked back: once everything has been seen, only what has ended since can be new."""

PARTS: Final = 1000
"""Into so many parts a half-chip is divided in what rounds were to bring, and in what mistakes cost."""

LOG: Final = getLogger("fairdeal.room")


class Figuring:
    """Works out figures while a room runs: now and then, and when somebody is `wanted` who waits for them."""

    def __init__(self, store: Store, commits: Commits, people: People, clocks: Clocks, thinker: Thinker) -> None:
        self._store = store
        self._commits = commits
        self._people = people
        self._clocks = clocks
        self._thinker = thinker
        self._since = 0.0
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._look_always())

    async def stop(self) -> None:
        """Stop; what is half done is done again after a start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def want(self) -> None:
        """Look as soon as may be."""
        self._wanted.set()

    async def look(self) -> None:
        """Work out what there is to work out. Raises NotAllowed while the thinker has too much to do."""
        begun = self._clocks.wall()
        while True:
            found = await asyncio.to_thread(self._store.records_without_figures, self._since, limit=AT_ONCE)
            for ident in found:
                await self._keep(ident)
            if len(found) < AT_ONCE:
                self._since = begun - LATELY
                return

    async def _keep(self, ident: int) -> None:
        row = await asyncio.to_thread(self._store.record, ident)
        if row is None:
            return
        people = self._people
        names = {player: people[player].name for player in row.players if people.get(player) is not None}
        try:
            figures = await figures_of(row, names, self._thinker)
        except Exception as error:
            if isinstance(error, FairdealError) and error.code in PASSING:
                raise
            LOG.exception("sitting %s has no figures: it could not be worked out", ident)
            figures = [FiguresRow(row.id, "", row.game, "", row.ended)]
        await self._commits.keep([*figures])

    async def _look_always(self) -> None:
        while self._commits.failed is None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), EVERY)
            self._wanted.clear()
            try:
                await self.look()
            except FairdealError as error:
                LOG.info("figures have to wait: %s", error)
            except Exception:
                LOG.exception("figures could not be worked out")


async def figures_of(row: RecordRow, names: Mapping[str, str], thinker: Thinker) -> list[FiguresRow]:
    """The figures of everybody whose name is known; one row of nobody's, where nobody's is. Raises what is PASSING."""
    game = find_game(row.game)
    house = await asyncio.to_thread(_house_of, row, game)
    seated = await asyncio.to_thread(lambda: _seated_as(read_record(row.record), names))
    figures = []
    for player, name in seated.items():
        played = await asyncio.to_thread(play_again, row.record, name)
        reviewed = await review_if_it_can_be(thinker, played, "figures")
        figures.append(_figures(FiguresRow(row.id, player, row.game, house, row.ended), reviewed))
    return figures or [FiguresRow(row.id, "", row.game, house, row.ended)]


def _figures(row: FiguresRow, reviewed: Review) -> FiguresRow:
    expected, rounds = reviewed.expected, reviewed.played.rounds
    costs = [judged.cost for _, judged in reviewed.choices]
    return FiguresRow(
        record=row.record,
        player=row.player,
        game=row.game,
        house=row.house,
        ended=row.ended,
        rounds=len(rounds),
        net=sum(each.net for each in rounds),
        priced=len(expected),
        priced_net=sum(each.net for each in rounds if each.place in expected),
        expected=_in_parts(expected.values()),
        decisions=len(costs),
        mistakes=sum(cost > 0 for cost in costs),
        cost=_in_parts(costs),
    )


def _in_parts(amounts: Iterable[Fraction]) -> int:
    return round(sum(amounts, Fraction(0)) * PARTS)


def _seated_as(record: Record, names: Mapping[str, str]) -> dict[str, str]:
    """By which name each player sat there. A single player renamed since is found by elimination."""
    sat = {each.player.name for each in sitters(record) if not each.player.bot}
    known = {player: name for player, name in names.items() if name in sat}
    strangers, missing = sat - set(known.values()), names.keys() - known.keys()
    return known | (dict(zip(missing, strangers, strict=True)) if len(strangers) == len(missing) == 1 else {})


def _house_of(row: RecordRow, game: AnyGame) -> str:
    """Which ready-made table was played; empty for any other options."""
    house = house_of(game.house, read_record(row.record).house)
    return next((name for name, preset in game.presets.items() if preset == house), "")
