"""The drawn screen: cards, choices and the prompt, in 80 columns and without colour."""

from collections.abc import Sequence
from io import StringIO

import pytest
from rich.console import Console

from fairdeal.cards import read_cards
from fairdeal.engine.words import Seat, Sentence
from fairdeal.locale import LANGUAGES, catalogue_of
from fairdeal.terminal.cards import draw_cards
from fairdeal.terminal.play import Play
from fairdeal.terminal.rich_screen import RichScreen
from fairdeal.terminal.screen import Offer, Place, Question
from tests.terminal.playing import fixed_bytes, setting


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
    screen(console).ask(Question("", (Offer("w", "War"), Offer("s", "Surrender"))))
    assert shown_by(console) == "[w] War   [s] Surrender\n"


def test_general_words_are_shown_in_a_faint_line() -> None:
    console = Console(file=StringIO(), width=80, force_terminal=True, color_system="standard", highlight=False)
    screen(console).ask(Question("", (Offer("w", "War"),), "Also: odds, quit."))
    assert shown_by(console).endswith("\x1b[2mAlso: odds, quit.\x1b[0m\n")


def test_enter_alone_means_the_default() -> None:
    assert screen(plain_console(), [""]).ask(Question("", default="bet 2")) == "bet 2"


def test_the_end_of_the_input_is_told_apart_from_an_empty_line() -> None:
    assert screen(plain_console(), []).ask(Question("", default="bet 2")) is None


def test_lines_that_are_pasted_together_are_read_one_after_the_other_and_shown() -> None:
    console = plain_console()
    asking = screen(console, ["bet 2\n\n war \r\nbet 4", "quit"])
    assert [asking.ask(Question("")) for _ in range(5)] == ["bet 2", "war", "bet 4", "quit", None]
    assert [line for line in shown_by(console).splitlines() if line] == ["› war", "› bet 4"]


def test_what_was_pasted_after_a_line_that_is_refused_is_not_read() -> None:
    asking = screen(plain_console(), ["bets 2\nsurrender", "bet 2"])
    assert asking.ask(Question("")) == "bets 2"
    asking.refuse("Unknown word: “bets 2”.")
    assert asking.ask(Question("")) == "bet 2"


def test_what_was_pasted_cannot_move_the_cursor_when_it_is_shown() -> None:
    console = plain_console()
    asking = screen(console, ["bet 2\n\x1b[31mwar"])
    assert [asking.ask(Question("")) for _ in range(2)] == ["bet 2", "\x1b[31mwar"]
    assert "\x1b" not in shown_by(console)


def test_an_empty_paste_means_the_default() -> None:
    assert screen(plain_console(), [" \n \n"]).ask(Question("", default="bet 2")) == "bet 2"


@pytest.mark.parametrize(
    ("typed", "defaults"),
    [
        (["bet 5", "war", ""], ["bet 2", "", "bet 5"]),
        (["b 7½", "bet 7", "war", ""], ["bet 2", "bet 2", "", "bet 7"]),
        (["6", "surrender", ""], ["bet 2", "", "bet 6"]),
    ],
)
def test_enter_alone_means_the_last_bet_again_never_another_decision(typed: list[str], defaults: list[str]) -> None:
    offered: list[str] = []

    def read(words: Sequence[str], default: str) -> str | None:
        offered.append(default)
        return left.pop(0) if left else None

    left = ["cut my lucky day", *typed]
    shown = RichScreen(plain_console(), read)
    Play(setting(rounds=2, stake=None), catalogue_of("en"), shown, draw=fixed_bytes("49")).run()
    assert offered[1 : len(defaults) + 1] == defaults


def test_places_without_cards_are_not_drawn() -> None:
    console = plain_console()
    screen(console).table([Place("Dealer", (), "")])
    assert shown_by(console) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_seven_seats_fit_a_terminal_of_80_columns_without_colour(language: str) -> None:
    console = plain_console()
    Play(
        setting(rounds=2, seats=7), catalogue_of(language), screen(console, ["", "s", "", "s"]), draw=fixed_bytes()
    ).run()
    shown = shown_by(console)
    assert all(len(line) <= 80 for line in shown.splitlines())
    assert "\x1b[3" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", "012345")
def test_of_seven_seats_the_dealers_and_your_own_cards_are_among_the_last_24_lines(language: str, seed: str) -> None:
    """When the player is asked again after a settlement, and when a tie is to be answered."""
    console = plain_console()
    asked: list[list[str]] = []

    def read(words: Sequence[str], default: str) -> str | None:
        asked.append([*shown_by(console).splitlines(), "› "][-24:])
        return "" if default else "s"  # the bet again, and a surrender

    catalogue = catalogue_of(language)
    Play(setting(rounds=4, seats=7), catalogue, RichScreen(console, read), draw=fixed_bytes(seed)).run()
    dealer, you = (catalogue.text("the-dealer"), catalogue.say(Sentence("the-seat", {"seat": Seat(0)}), you=0))
    for lines in asked[1:]:
        row = next(at for at, line in enumerate(lines) if line.strip().startswith(dealer) and you in line)
        assert lines[row + 1].count("╭") >= 2


def test_when_all_places_fit_in_a_row_all_are_drawn() -> None:
    console = plain_console()
    card = tuple(read_cards("9c"))
    screen(console).table(
        [Place("Dealer", card, ""), Place("You", card, "", own=True), Place("Bot", card, "", other=True)]
    )
    assert shown_by(console).splitlines()[1].split() == ["Dealer", "You", "Bot"]
