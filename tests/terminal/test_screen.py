"""The drawn screen: cards, choices and the prompt, in 80 columns and without colour."""

from collections.abc import Sequence
from io import StringIO

from rich.console import Console

from fairdeal.cards import read_cards
from fairdeal.games import find_game
from fairdeal.locale import catalogue_of
from fairdeal.terminal.cards import draw_cards
from fairdeal.terminal.play import Play, Setting
from fairdeal.terminal.screen import Offer, Place, RichScreen
from tests.terminal.playing import fixed_bytes


def screen(console: Console, typed: Sequence[str] = ()) -> RichScreen:
    left = iter(typed)
    return RichScreen(console, lambda words, default: next(left, None))


def shown_by(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def plain_console() -> Console:
    return Console(file=StringIO(), width=80, no_color=True, force_terminal=True, highlight=False, color_system=None)


def test_an_overlapped_card_still_shows_rank_and_suit() -> None:
    drawn = ["".join(text for text, _ in line) for line in draw_cards(read_cards("9c Kd"))]
    assert drawn[1].startswith("│9  │K")
    assert drawn[2].startswith("│♣  │♦")


def test_a_card_face_down_shows_nothing_of_itself() -> None:
    assert all("♠" not in text for line in draw_cards([None]) for text, _ in line)


def test_red_suits_are_drawn_in_red() -> None:
    assert [red for line in draw_cards(read_cards("Ah")) for _, red in line] == [True] * 5


def test_choices_are_shown_with_their_keys() -> None:
    console = plain_console()
    screen(console).ask("", (Offer("w", "War"), Offer("s", "Surrender")), (), "")
    assert shown_by(console) == "[w] War   [s] Surrender\n"


def test_enter_alone_means_the_default() -> None:
    assert screen(plain_console(), [""]).ask("", (), (), "bet 2") == "bet 2"


def test_the_end_of_the_input_is_told_apart_from_an_empty_line() -> None:
    assert screen(plain_console(), []).ask("", (), (), "bet 2") is None


def test_places_without_cards_are_not_drawn() -> None:
    console = plain_console()
    screen(console).table([Place("Dealer", (), "")])
    assert shown_by(console) == ""


def test_seven_seats_fit_a_terminal_of_80_columns_without_colour() -> None:
    console = plain_console()
    game = find_game("casino-war")
    setting = Setting(game, game.house(rounds=2, seats=7))
    Play(setting, catalogue_of("ru"), screen(console, ["", "s", "", "s"]), draw=fixed_bytes()).run()
    shown = shown_by(console)
    assert all(len(line) <= 80 for line in shown.splitlines())
    assert "\x1b[3" not in shown
    assert "Раунд 2 из 2" in shown
