"""Bots think away from the table: what they find in time is played, and nobody waits for the rest."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from fairdeal.engine.banking.moves import Bet
from fairdeal.engine.chance import BytesChance
from fairdeal.engine.moves import PlayerAction
from fairdeal.errors import NotUnderstood
from fairdeal.games import find_game, game_names
from fairdeal.locale import LANGUAGES, catalogue_of
from fairdeal.record.codec import action_to_plain
from fairdeal.room import Asks
from fairdeal.room.tables import commands, timing
from fairdeal.room.tables.executor import AFTER_A_BUG
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.room.tables.inputs import Act, TimeOut
from fairdeal.room.tables.plans import TablePlan
from fairdeal.room.tables.policy import Policy
from fairdeal.room.tables.seats import Thought
from fairdeal.room.tables.timing import LONGEST_THOUGHT
from fairdeal.thinking.questions import BotMove, Question
from tests.altered import altered
from tests.room.lives import Hall
from tests.room.rooms import AT_ONCE, House, run, until

DELAY = Policy().bot_delay
CHANCE = BytesChance(bytes)


def hall_with_a_slow_bot(**policy: Any) -> Hall:
    """A table at which everybody but the bot at seat 1 has bet."""
    hall = Hall(policy=Policy(**policy), bots=[1], people="a")
    hall.thinks = False
    hall.open()
    hall.bet("a")
    return hall


def last_input(hall: Hall) -> object:
    return hall.done[-1].entry.input


def found(hall: Hall, action: PlayerAction | None = None) -> None:
    """The bot at seat 1 has found a move, the usual one or this."""
    ((seat, version),) = hall.live.bots_to_think()
    action = action or hall.live.game.bots.usual(hall.live.bot_move(seat).view, hall.live.offer(seat), CHANCE)
    hall.live.take_thought(seat, Thought(version, action))


# How well, and how fast

QUICK = 0.1
"""The delay that the form for a table calls quick."""


def test_bots_of_the_table_play_as_its_policy_says_and_those_that_stand_in_as_usual() -> None:
    hall = Hall(policy=Policy(bot_level="bold", stand_in="bot"), bots=[1], people="a")
    hall.thinks = False
    hall.open()
    assert [hall.live.bot_move(seat).level for seat in (0, 1)] == ["", "bold"]


def test_a_level_is_how_a_bot_moves() -> None:
    hall = hall_with_a_slow_bot()
    asked = hall.live.bot_move(1)
    first, last = Bet(1, 20), Bet(1, 200)
    game = altered(asked.game, usual=lambda *asked: first, named={"odd": lambda *asked: last})
    moves = [BotMove(game, asked.view, asked.legal, level).answer(CHANCE) for level in ("", "odd")]
    assert moves == [first, last]


@pytest.mark.parametrize(
    ("game", "level", "words"),
    [
        ("cassino", "best", "This game has no bots called “best”. Choose one of: easy, medium, hard."),
        ("casino-war", "hard", "All bots of this game play the same way."),
    ],
)
def test_a_level_that_the_game_has_not_is_refused(game: str, level: str, words: str) -> None:
    async def make() -> None:
        house = House()
        with pytest.raises(NotUnderstood) as caught:
            await house.room.make_table(await house.guest("Anna"), TablePlan(game, {}, policy=Policy(bot_level=level)))
        assert str(caught.value) == words

    asyncio.run(make())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_in_which_bots_play_has_words(language: str) -> None:
    catalogue = catalogue_of(language)
    for game in map(find_game, game_names()):
        for name in game.bots.named:
            assert catalogue.text(f"{game.name}-bots.{name}")


@pytest.mark.parametrize("game", ["casino-war", "blackjack", "red-dog"])
def test_six_quick_bots_play_their_part_of_a_round_in_under_three_seconds(game: str) -> None:
    async def play() -> list[float]:
        house = House(name=game)
        plan = TablePlan(game, {"seats": 7}, policy=replace(AT_ONCE, bot_delay=QUICK), bots=6)
        hosted = await house.room.make_table(await house.guest("Anna"), plan)
        await house.seated(hosted, "Anna")
        return [await _timed_round(house, hosted) for _ in range(12)]

    times = asyncio.run(play())
    assert 0 < max(times) < 3, times


async def _timed_round(house: House, hosted: HostedTable) -> float:
    """Seconds that a round takes in which the one person moves at once."""
    began, rounds = house.steady, house.rounds(hosted)
    while house.rounds(hosted) == rounds:
        live = hosted.live
        people = [live.seats[seat] for seat in live.asked if not live.seats[seat].bot]
        if not people or live.asks is not Asks.MOVES:
            await house.step(hosted)
            continue
        plain = action_to_plain(live.bot_move(people[0].seat).answer(CHANCE))
        move = commands.act(people[0].version, {name: value for name, value in plain.items() if name != "seat"})
        await house.room.perform(people[0].who, hosted.id, move, command=house.command())
    return house.steady - began


# At the table


def test_a_table_says_for_which_offer_a_bot_must_think_and_what_it_sees() -> None:
    hall = hall_with_a_slow_bot()
    assert hall.live.bots_to_think() == {(1, hall.live.seats[1].version)}
    question = hall.live.bot_move(1)
    assert (question.view.you, question.legal) == (1, hall.live.offer(1))
    found(hall)
    assert hall.live.bots_to_think() == set()


def test_thinking_and_the_delay_go_on_at_the_same_time() -> None:
    hall = hall_with_a_slow_bot()
    began = hall.now
    hall.wait(DELAY / 2)
    found(hall)
    assert timing.deadline(hall.live) == began + DELAY
    assert not hall.wait(DELAY / 3)
    hall.wait(DELAY)
    assert isinstance(last_input(hall), Act)


def test_what_is_found_after_the_delay_is_played_at_once() -> None:
    hall = hall_with_a_slow_bot()
    assert not hall.wait(LONGEST_THOUGHT - 1)
    found(hall)
    hall.wait()
    assert isinstance(last_input(hall), Act)


def test_a_bot_that_thinks_for_too_long_is_timed_out_and_what_it_finds_then_is_dropped() -> None:
    hall = hall_with_a_slow_bot()
    version = hall.live.seats[1].version
    assert timing.deadline(hall.live) == hall.now + LONGEST_THOUGHT
    hall.until_due()
    assert last_input(hall) == TimeOut(1)
    before = hall.live.seats[1]
    hall.live.take_thought(1, Thought(version, Bet(1, 20)))
    assert hall.live.seats[1].thought is None
    assert hall.live.seats[1] == before


def test_a_long_delay_gives_a_bot_as_much_time_to_think() -> None:
    hall = hall_with_a_slow_bot(bot_delay=60)
    assert timing.deadline(hall.live) == hall.now + 60


def test_a_bot_that_found_nothing_or_a_move_against_the_rules_is_timed_out_after_its_delay() -> None:
    for action in (None, Bet(1, 1), Bet(0, 20)):
        hall = hall_with_a_slow_bot()
        ((seat, version),) = hall.live.bots_to_think()
        hall.live.take_thought(seat, Thought(version, action))
        assert timing.deadline(hall.live) == hall.now + DELAY
        hall.until_due()
        assert last_input(hall) == TimeOut(1)


def test_a_bot_that_stands_in_thinks_while_the_lost_player_is_held() -> None:
    hall = Hall(policy=Policy(decision=None, hold=60, stand_in="bot"), people="ab")
    hall.thinks = False
    hall.open()
    hall.bet("a")
    assert hall.live.bots_to_think() == set()
    hall.live.lost("b", hall.now)
    assert timing.deadline(hall.live) == hall.now + 60
    found(hall)
    assert not hall.wait(59)
    hall.wait(1)
    assert isinstance(last_input(hall), Act)


def test_a_bot_does_not_stand_in_for_a_player_who_is_found_again() -> None:
    hall = Hall(policy=Policy(decision=None, hold=60, stand_in="bot"), people="ab")
    hall.thinks = False
    hall.open()
    hall.bet("a")
    hall.live.lost("b", hall.now)
    found(hall)
    hall.live.found("b")
    assert timing.deadline(hall.live) is None
    assert hall.live.bots_to_think() == set()


def test_a_lost_player_whose_bot_finds_nothing_in_time_is_timed_out() -> None:
    hall = Hall(policy=Policy(decision=None, hold=0, stand_in="bot"), people="ab")
    hall.thinks = False
    hall.open()
    hall.bet("a")
    hall.live.lost("b", hall.now)
    assert timing.deadline(hall.live) == hall.now + LONGEST_THOUGHT
    hall.until_due()
    assert last_input(hall) == TimeOut(1)


# In the room


class Mind:
    """Notes what it is asked, and answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[tuple[Question[Any], str]] = []
        self.answers: list[asyncio.Future[Any]] = []

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def think(self, question: Question[Any], asker: str) -> Any:
        self.asked.append((question, asker))
        self.answers.append(asyncio.get_running_loop().create_future())
        return await self.answers[-1]

    def answer(self) -> None:
        """The last question is answered as the game would."""
        question = self.asked[-1][0]
        assert isinstance(question, BotMove)
        self.answers[-1].set_result(question.game.bots.usual(question.view, question.legal, CHANCE))


class Ready(House):
    """A room with a mind, and a table where only the bot has not bet yet."""

    def __init__(self) -> None:
        self.mind = Mind()
        super().__init__(thinker=self.mind)

    async def wait_for_the_bot(self) -> HostedTable:
        hosted = await self.table(bots=1)
        await self.seated(hosted, "Anna")
        while not hosted.live.in_round:
            await self.pass_time()
        await self.act(hosted, kind="bet", amount=20)
        await until(lambda: self.mind.asked)
        return hosted

    async def act(self, hosted: HostedTable, **action: object) -> None:
        await self.room.perform(self.ids["Anna"], hosted.id, commands.act(hosted.live.seats[0].version, action))


def test_a_bot_is_asked_once_for_its_table_and_its_answer_is_played() -> None:
    async def main() -> None:
        house = Ready()
        hosted = await house.wait_for_the_bot()
        await house.pass_time()
        ((question, asker),) = house.mind.asked
        assert (type(question), asker) == (BotMove, f"table {hosted.id}")
        house.mind.answer()
        await until(lambda: hosted.live.asks is not Asks.MOVES)
        assert not hosted.thinking

    run(main)


def test_nobody_at_the_table_waits_for_a_bot_that_thinks_to_do_something_else() -> None:
    async def main() -> None:
        house = Ready()
        hosted = await house.wait_for_the_bot()
        await house.room.say(house.ids["Anna"], hosted.id, "Well?")
        await house.act(hosted, kind="withdraw")
        await house.room.perform(house.ids["Anna"], hosted.id, commands.leave())
        assert len(house.mind.asked) == 1, "its offer is the same"
        house.mind.answer()
        await until(lambda: hosted.live.table is None)

    run(main)


def test_a_bot_whose_thinking_fails_is_timed_out_and_the_table_plays_on() -> None:
    async def main() -> None:
        house = Ready()
        hosted = await house.wait_for_the_bot()
        house.mind.answers[0].set_exception(RuntimeError("planted"))
        await until(lambda: 3 not in hosted.live.asked)
        assert hosted.live.asks is Asks.CUTS, "the usual cheapest action is to sit out"

    run(main)


def test_a_bot_that_is_late_is_asked_no_more_and_its_answer_is_dropped() -> None:
    async def main() -> None:
        house = Ready()
        hosted = await house.wait_for_the_bot()
        await house.pass_time(LONGEST_THOUGHT)
        assert 3 not in hosted.live.asked
        await until(lambda: house.mind.answers[0].cancelled())
        number = hosted.live.number
        await house.pass_time()
        assert hosted.live.number == number

    run(main)


def test_when_the_room_stops_no_bot_thinks_any_more() -> None:
    async def main() -> None:
        house = Ready()
        hosted = await house.wait_for_the_bot()
        await house.room.stop()
        await until(lambda: house.mind.answers[0].cancelled())
        assert not hosted.thinking

    run(main)


def test_after_a_bug_in_what_a_bot_does_it_does_not_come_again_at_once() -> None:
    def broken(*anything: object) -> Any:
        raise ZeroDivisionError

    async def main() -> None:
        house = Ready()
        hosted = await house.wait_for_the_bot()
        game = hosted.live.game
        assert hosted.live.table is not None
        hosted.live.table._run.game = altered(game, move=broken)
        house.mind.answer()
        await until(lambda: hosted.resting_until == house.steady + AFTER_A_BUG)
        await until(lambda: len(house.mind.asked) == 2)
        house.mind.answer()
        await until(lambda: not hosted.thinking)
        assert hosted.timer is not None
        assert hosted.timer.when() - asyncio.get_running_loop().time() > AFTER_A_BUG - 1

    run(main)
