"""Blackjack in the terminal: whole sittings of several seats, in three languages, and their records."""

from collections.abc import Callable, Sequence
from io import StringIO

import pytest

from fairdeal.engine import extras
from fairdeal.games.blackjack import GAME, House
from fairdeal.locale import catalogue_of
from fairdeal.record import Record
from fairdeal.terminal.play import Play, Setting
from fairdeal.terminal.screen import Place, PlainScreen, Question
from tests.terminal.playing import fixed_bytes, holds


class Player:
    """A screen behind which somebody answers each question by what can be typed."""

    def __init__(self, answer: Callable[[Sequence[str]], str | None]) -> None:
        self.lines: list[str] = []
        self.answer = answer

    def say(self, text: str) -> None:
        self.lines.append(text)

    note = refuse = head = say

    def table(self, places: Sequence[Place]) -> None:
        """Nothing: every card was told."""

    def ask(self, question: Question) -> str | None:
        self.say(question.text)
        return self.answer(question.words)


def sitting(
    answer: Callable[[Sequence[str]], str | None],
    *,
    language: str = "en",
    seed: str = "0",
    house: House = House(seats=3),  # noqa: B008 -- a frozen value
    bot: str = "basic",
) -> tuple[list[str], Record]:
    screen = Player(answer)
    record = Play(
        Setting(GAME, house, bot=GAME.bots.named[bot]), catalogue_of(language), screen, draw=fixed_bytes(seed)
    ).run()
    return screen.lines, record


def rounds(
    count: int, choose: Callable[[Sequence[str]], str], *, bet: str = "bet"
) -> Callable[[Sequence[str]], str | None]:
    """Bets of 10 for so many rounds, and otherwise what is chosen; then the input ends."""
    left = count

    def answer(words: Sequence[str]) -> str | None:
        nonlocal left
        if bet not in words:
            return choose(words)
        left -= 1
        return f"{bet} 10" if left >= 0 else None

    return answer


def eager(words: Sequence[str]) -> str:
    """Split, double, insure, else hit now and then, else stand."""
    return next(word for word in ("split", "double", "insure", "stand") if word in words)


@pytest.mark.parametrize("seed", ["b", "e", "f"])
def test_forty_rounds_over_several_shoes_are_played_and_the_record_holds(seed: str) -> None:
    lines, record = sitting(rounds(40, eager), seed=seed)
    assert len([played for played in record.rounds if len(played.steps) > 5]) == 40
    assert len(record.shuffles) > 1, "the shoe was used up"
    assert all(shuffle.seal for shuffle in record.shuffles)
    assert holds(record)
    assert any(line.startswith("Hand 2. ") for line in lines)
    assert any("offers insurance" in line for line in lines)
    assert any(" or " in line and line.startswith("You get") for line in lines)


def test_the_bots_beside_a_player_count_where_they_are_asked_to() -> None:
    def bets(bot: str) -> set[int]:
        _, record = sitting(rounds(40, eager), seed="b", bot=bot)
        assert holds(record)
        steps = [step.action for played in record.rounds for step in played.steps]
        return {int(str(each["amount"])) for each in steps if each["kind"] == "bet" and each["seat"]}

    assert bets("basic") == {4}
    assert len(bets("counting")) > 1


def test_the_seal_of_a_shoe_is_shown_once_and_opened_when_its_cut_card_has_come_out() -> None:
    lines, record = sitting(rounds(30, lambda words: "decline" if "decline" in words else "stand"))
    shown = [line for line in lines if line.startswith("Seal, shown before the cuts: ")]
    assert len(shown) == len(record.shuffles)
    for place, shuffle in enumerate(record.shuffles[:-1]):
        dealt = [
            step
            for played in record.rounds
            if played.shuffle == place
            for step in played.steps
            if step.action["kind"] == "deal"
        ]
        assert len(dealt) >= 200
        assert shuffle.cut_card == (200, 220)


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("en", ["bet 10", "stand", "decline", "hit"], "You bet 10 chips."),
        ("ru", ["ставка 10", "хватит", "отказаться", "ещё"], "Вы ставите 10 фишек."),
        ("pt", ["apostar 10", "parar", "recusar", "carta"], "Aposta 10 fichas."),
        ("ru", ["bet 10", "stand", "decline", "hit"], "Вы ставите 10 фишек."),
    ],
)
def test_every_language_reads_its_own_words_and_the_english_ones(language: str, typed: list[str], said: str) -> None:
    bet, stand, decline, hit = typed
    words = [
        catalogue_of(language).words(key)[0]
        for key in ("banking-verb-bet", "blackjack-verb-stand", "blackjack-verb-decline")
    ]
    left = 12

    def answer(possible: Sequence[str]) -> str | None:
        nonlocal left
        if words[2] in possible:
            return decline
        if words[0] in possible:
            left -= 1
            return bet if left else None
        return hit if left % 3 == 0 else stand

    lines, record = sitting(answer, language=language)
    assert said in lines
    assert holds(record)
    kinds = {step.action["kind"] for played in record.rounds for step in played.steps}
    assert {"bet", "stand", "hit"} <= kinds


def test_quitting_in_the_middle_of_a_hand_stands_and_settles() -> None:
    lines, record = sitting(lambda words: "bet 10" if "bet" in words else "quit", seed="b")
    assert holds(record)
    own = [step.action["kind"] for step in record.rounds[-1].steps if step.action.get("seat") == 0]
    assert own[0] == "bet"
    assert set(own[1:]) <= {"stand", "decline"}
    assert any("staked" in line and line.startswith("You") for line in lines)


def test_a_shoe_that_runs_out_in_mid_round_is_shuffled_again_with_a_cut_of_yours() -> None:
    house = House(seats=5, cut_from=312, cut_to=312)
    lines, record = sitting(rounds(20, lambda words: "decline" if "decline" in words else "stand"), house=house)
    assert holds(record)
    told = [each for played in record.rounds for each in played.shuffles]
    again = next(each for each in told if record.shuffles[each.shuffle].cards)
    assert [cut.seat for cut in again.cuts] == [0, 1, 2, 3, 4]
    place = next(place for place, line in enumerate(lines) if line.startswith("The shoe has run out: "))
    assert [line.split(":")[0] for line in lines[place - 2 : place]] == ["Seal, shown before the cuts", "Your cut"]


def test_plain_lines_tell_the_shoe_before_every_bet() -> None:
    shown = StringIO()
    screen = PlainScreen(StringIO("table\nhouse\nsit out\nquit\n"), shown)
    Play(Setting(GAME, House()), catalogue_of("en"), screen, draw=fixed_bytes()).run()
    lines = shown.getvalue().splitlines()
    assert "6 decks, 312 cards left; shuffle after 200 to 220 more." in lines
    assert any(line.startswith("max_hands=2") for line in lines)


@pytest.mark.parametrize(
    ("language", "word", "sentence"),
    [
        (
            "en",
            "odds",
            "Odds and move values need the extra “odds”, which isn’t installed here:",
        ),
        (
            "ru",
            "шансы",
            "Для шансов и цены решений нужно дополнение «odds», а здесь оно не установлено:",
        ),
        (
            "pt",
            "probabilidades",
            "As probabilidades e o valor das jogadas precisam do extra “odds”, que aqui não está instalado:",
        ),
    ],
)
def test_without_the_extra_the_odds_say_what_is_missing_and_how_to_get_it(
    language: str, word: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    shown = StringIO()
    screen = PlainScreen(StringIO(f"{word}\n"), shown)
    Play(Setting(GAME, House()), catalogue_of(language), screen, draw=fixed_bytes()).run()
    assert f"{sentence} pip install 'fairdeal[odds]'" in shown.getvalue()
