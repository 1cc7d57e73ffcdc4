"""Playing in the terminal: what is told, what is refused, and how it ends."""

import re
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairdeal import fair
from fairdeal.engine.events import CardDealt, seen_by
from fairdeal.engine.moves import Event, Face
from fairdeal.errors import IllegalHouse, NotUnderstood
from fairdeal.games import find_game
from fairdeal.locale import catalogue_of
from fairdeal.record import Record, read_record, verify_record, write_record
from fairdeal.terminal.play import Play, Setting
from fairdeal.terminal.screen import PlainScreen
from tests.altered import altered
from tests.terminal.playing import fixed_bytes, holds, played, setting

TIE = "49"
"""Fixed bytes with which the first round is a tie, if the cut is “my lucky day”."""

LUCKY = "cut my lucky day"


def test_a_session_of_twenty_rounds_is_played_to_its_end_and_its_record_holds() -> None:
    shown, record = played(line for _ in range(20) for line in ("bet 2", "war"))
    assert shown[:2] == ["This table uses the usual options; “house” lists them.", "Round 1 of 20"]
    assert "Round 20 of 20" in shown
    assert shown[-2].startswith("20 rounds played, ")
    assert shown[-1] in ("You win.", "The bank wins.", "A draw.")
    assert len(record.rounds) == 20
    assert record.results[0].ending == "played"
    assert holds(record)


def test_the_seal_is_shown_before_the_bet_and_opened_after_the_round() -> None:
    shown, record = played(["bet 2"], rounds=1)
    shuffle = record.shuffles[0]
    seal = shuffle.seal or ""
    assert (
        shown.index(f"Seal, shown before the cuts: {shuffle.commitment}")
        < shown.index("You bet 2 chips.")
        < shown.index(f"The secret behind the seal: {seal}")
    )
    assert fair.commit_seal(bytes.fromhex(seal), bytes.fromhex(shuffle.link or "")).hex() == shuffle.commitment


def test_the_receipt_of_a_round_is_shown_when_it_is_over_and_the_record_gives_it() -> None:
    shown, record = played(["bet 2", "bet 2"], rounds=2, seed="3")
    told = [line.partition(": ")[2] for line in shown if line.startswith("Receipt for this round: ")]
    assert told == [each.link for each in record.rounds]
    said = [each for each in verify_record(record, told) if each.place == "receipt"]
    assert [each.passed for each in said] == [True, True]


def test_cards_that_lie_face_down_before_others_are_not_told() -> None:
    """A game like Casino War in which everybody sees only their own card."""

    def face_down(event: Event) -> Event:
        if isinstance(event, CardDealt) and event.to >= 0:
            return CardDealt(event.to, event.card, Face.DOWN)
        return event

    def move(state: Any, action: Any) -> Any:
        after, events = game.rules.move(state, action)
        return after, tuple(face_down(event) for event in events)

    game = find_game("casino-war")
    shown = StringIO()
    screen = PlainScreen(StringIO("bet 2\nsurrender\n"), shown)
    hiding = Setting(altered(game, move=move, seen=seen_by), game.house(rounds=1, seats=3))
    record = Play(hiding, catalogue_of("en"), screen, draw=fixed_bytes("2")).run()
    dealt = [step for step in record.rounds[0].steps if step.action["kind"] == "deal"]
    assert [step.hidden is True for step in dealt][:4] == [True, True, True, False]
    lines = shown.getvalue().split("\n")
    assert any(line.startswith("You get ") for line in lines)
    assert not [line for line in lines if re.match(r"Bot \d gets ", line)]


def test_the_players_own_words_are_the_cut() -> None:
    _, record = played([LUCKY, "bet 2"], rounds=1)
    assert bytes.fromhex(record.rounds[0].shuffles[0].cuts[0].opened or "") == b"my lucky day"


def test_your_own_random_cut_is_shown_before_the_cards() -> None:
    shown, record = played(["bet 2"], rounds=1)
    cut = record.rounds[0].shuffles[0].cuts[0].opened
    assert (
        shown.index("You bet 2 chips.") < shown.index(f"Your cut: {cut}") < shown.index("One card is burned face down.")
    )


def test_cuts_of_others_are_not_said_to_be_yours() -> None:
    shown, _ = played(["bet 2", "war"], rounds=1, seats=3)
    assert sum(line.startswith("Your cut: ") for line in shown) == 1


def test_cut_without_words_is_random_again() -> None:
    shown, record = played([LUCKY, "cut", "bet 2"], rounds=1)
    assert "Your cut for the next shuffle will be random." in shown
    assert len(bytes.fromhex(record.rounds[0].shuffles[0].cuts[0].opened or "")) == 16


def test_a_cut_that_is_too_long_is_refused_and_play_goes_on() -> None:
    shown, record = played([f"cut {'x' * 65}", "bet 2"], rounds=1)
    assert "A cut is at most 64 bytes; this one is 65. Make it shorter." in shown
    assert record.results[0].ending == "played"


def test_a_cut_comes_too_late_once_the_cards_are_cut() -> None:
    shown, _ = played([LUCKY, "bet 2", "cut again", "war"], seed=TIE, rounds=1)
    assert "These cards have already been cut. You can cut the next shuffle." in shown


def test_a_tie_asks_for_war_or_surrender_and_tells_the_price_of_each() -> None:
    shown, record = played([LUCKY, "bet 2", "?", "war"], seed=TIE, rounds=1)
    assert "You tie with the dealer." in shown
    assert "war: −0.6301" in shown
    assert "surrender: −1.0000" in shown
    assert "You win the war: 4 staked, 6 back, net +2." in shown
    assert record.results[0].nets == [4]


@pytest.mark.parametrize("typed", ["surrender", "s", "surr", "give up", "SURRENDER"])
def test_choices_are_read_by_key_word_or_beginning(typed: str) -> None:
    shown, record = played([LUCKY, "bet 2", typed], seed=TIE, rounds=1)
    assert "You get half of your bet back: 2 staked, 1 back, net −1." in shown
    assert record.results[0].nets == [-2]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("bet 3", "You can’t bet 3: the bet here is 2."),
        ("war", "War and surrender answer a tie with the dealer, and you have none to answer now."),
        ("bet 0.3", "“0.3” is finer than half a chip, the smallest amount there is."),
        ("hit", "Unknown word: “hit”. You can type: bet 2."),
        ("bet -5", "“-5” isn’t an amount of chips. Write it like 7, 7½, 7.5 or 2.01k."),
        ("", "You typed nothing. You can type: bet 2."),
        ("war now", "“war” stands alone; “now” does not belong after it."),
    ],
)
def test_what_does_not_apply_is_answered_with_a_sentence_and_play_goes_on(typed: str, said: str) -> None:
    shown, record = played([typed, "bet 2", "war"], rounds=1)
    assert said in shown
    assert record.results[0].ending == "played"


def test_nothing_that_is_typed_can_break_a_line_or_move_the_cursor() -> None:
    typed = ["\x1b[2K✓ Everything\x9bholds.", "cut \u202e\x1b[1A", "bet 2\x07"]
    shown, _ = played(typed, rounds=1)
    assert "Unknown word: “␛[2K✓ Everything‹U+009B›holds.”. You can type: bet 2." in shown
    assert "Your cut for the next shuffle: “‹U+202E›␛[1A”." in shown
    assert "“2␇” isn’t an amount of chips. Write it like 7, 7½, 7.5 or 2.01k." in shown


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("od", "bet 2: −0.0466"),
        ("hel", "You can type, by word or by its first letters:"),
        ("HOU", "stake=2 – Fixed bet (1–1\u202f000\u202f000, none). The only bet there is."),
        ("cu\tmy  words", "Your cut for the next shuffle: “my  words”."),
        ("q", "The end"),
        ("h", "“h” could mean several things: house, help. Type more of the word."),
        ("ta", "There’s nothing on the table yet."),
    ],
)
def test_general_words_are_read_by_their_first_letters(typed: str, said: str) -> None:
    shown, _ = played([typed], rounds=1)
    assert any(line.startswith(said) for line in shown)


def test_the_letter_of_a_choice_goes_before_the_beginning_of_a_general_word() -> None:
    shown, _ = played([LUCKY, "bet 2", "с"], seed=TIE, language="ru", rounds=1)
    assert "Вы сдаётесь." in shown, "and «снятие» and «стол» begin so as well"


@pytest.mark.parametrize(("language", "typed"), [("ru", "настр"), ("pt", "OPCO"), ("ru", "hou")])
def test_general_words_are_read_in_the_language_and_in_english_without_accents(language: str, typed: str) -> None:
    shown, _ = played([typed], language=language, rounds=1)
    assert any(line.startswith("fresh_shuffle=on") for line in shown)


def test_options_that_are_not_as_usual_are_told_before_the_first_round() -> None:
    shown, _ = played([], stake=10, rounds=5)
    assert shown[:4] == [
        "Options that differ from the usual ones; “house” lists all:",
        "stake=5 – Fixed bet",
        "rounds=5 – Rounds",
        "Round 1 of 5",
    ]


def test_a_bet_that_leaves_too_little_for_war_is_warned_of_before_it() -> None:
    shown, _ = played(["bet 2"], chips=6, rounds=1)
    warning = "Your chips: 3. After this bet you can’t afford war, and can only surrender on a tie."
    assert shown.index(warning) < shown.index("You can: bet 2. Also: odds, cut, table, house, help, quit.")


@pytest.mark.parametrize(("chips", "options"), [(0, {}), (3, {}), (7, {"reserve_for_war": True})])
def test_too_few_chips_are_refused_before_sitting_down(chips: int, options: dict[str, bool]) -> None:
    with pytest.raises(IllegalHouse, match=r"^You can’t start with .*: the smallest bet needs"):
        setting(chips, **options)


@pytest.mark.parametrize("game", ["casino-war", "blackjack"])
def test_g1_half_a_chip_is_not_brought_to_a_table_of_even_stakes(game: str) -> None:
    found = find_game(game)
    house = found.house(even_stakes_only=True)
    with pytest.raises(IllegalHouse, match="whole chips only, and 10½ isn’t a whole number"):
        Setting(found, house, 21)
    assert Setting(found, house, 20).chips == 20
    assert Setting(found, found.house(), 21).chips == 21


def test_the_record_is_kept_after_every_round_and_at_the_end() -> None:
    kept: list[bytes] = []
    screen = PlainScreen(StringIO("bet 2\nwar\n" * 3), StringIO())
    play = Play(
        setting(rounds=3),
        catalogue_of("en"),
        screen,
        draw=fixed_bytes(),
        keep=lambda record: kept.append(write_record(record)),
    )
    play.run()
    records = [read_record(data) for data in kept]
    assert [len(record.rounds) for record in records] == [1, 2, 3]
    assert all(holds(record) for record in records)


class Broken(Exception):
    """What goes wrong while something is shown."""


class Breaking(StringIO):
    """Breaks after so many lines."""

    def __init__(self, lines: int) -> None:
        super().__init__()
        self.left = lines

    def write(self, text: str) -> int:
        self.left -= text.count("\n")
        if self.left < 0:
            raise Broken
        return super().write(text)


def breaking() -> Iterator[Record]:
    """The record that is left when the screen breaks, at every line of two rounds."""
    for lines in range(60):
        kept: list[Record] = []
        screen = PlainScreen(StringIO(f"{LUCKY}\nbet 2\nwar\nbet 2\nwar\n"), Breaking(lines))
        play = Play(
            setting(rounds=2),
            catalogue_of("en"),
            screen,
            draw=fixed_bytes(TIE),
            keep=kept.append,
        )
        try:
            play.run()
        except Broken:
            yield kept[-1]
        else:
            return
    raise AssertionError("two rounds are not so long")


def test_whenever_the_screen_breaks_a_record_is_left_that_holds() -> None:
    records = list(breaking())
    assert len(records) > 20
    assert all(holds(record) for record in records)


def test_a_record_that_cannot_be_kept_is_told_and_play_goes_on_but_its_end_is_refused() -> None:
    def keep(record: Record) -> None:
        raise NotUnderstood("place-full", "There is no space left.", file="x.json")

    shown = StringIO()
    screen = PlainScreen(StringIO("bet 2\nwar\nbet 2\nwar\n"), shown)
    with pytest.raises(NotUnderstood):
        Play(setting(rounds=2), catalogue_of("en"), screen, draw=fixed_bytes(), keep=keep).run()
    assert "The record can’t be saved as x.json: there’s no space left." in shown.getvalue()
    assert "Round 2 of 2" in shown.getvalue()


def test_quitting_in_the_middle_of_a_tie_surrenders_and_abandons_the_session() -> None:
    shown, record = played([LUCKY, "bet 2", "quit"], seed=TIE, rounds=5)
    assert "You surrender." in shown
    assert shown[-1] == "You left after one round: −1 in all, and no winner."
    assert holds(record)


def test_the_end_of_the_input_quits() -> None:
    shown, record = played([LUCKY, "bet 2"], seed=TIE, rounds=5)
    assert "End of input: you’ve left the table." in shown
    assert record.results[0].ending == "abandoned"
    assert holds(record)


def test_quitting_before_the_first_bet_leaves_an_empty_record_that_holds() -> None:
    shown, record = played(["quit"])
    assert shown[-1] == "You left before a round was finished."
    assert record.results[0].nets == []
    assert holds(record)


def test_chips_of_ones_own_can_run_short() -> None:
    lines = ["bet 2", "war"] * 40
    shown, record = played(lines, chips=8, rounds=1000, seed="3")
    assert record.results[0].ending in ("short", "abandoned")
    assert any("Chips: 4" in line for line in shown)
    assert holds(record)


def test_bots_take_the_other_seats_and_their_cuts_are_marked() -> None:
    shown, record = played(["bet 2", "war"], rounds=1, seats=3)
    assert "Bot 1 bets 2 chips." in shown
    assert [(cut.seat, cut.made_by) for cut in record.rounds[0].shuffles[0].cuts] == [
        (0, "player"),
        (1, "house"),
        (2, "house"),
    ]
    assert holds(record)


def test_from_a_shoe_the_seal_is_opened_at_the_end() -> None:
    shown, record = played(["bet 2", "war"] * 10, rounds=10, fresh_shuffle=False)
    assert len(record.shuffles) == 1
    assert sum(line.startswith("The secret behind the seal: ") for line in shown) == 1
    assert holds(record)


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("ru", ["ставка 2", "война"], "Вы ставите 2 фишки."),
        ("pt", ["apostar 2", "guerra"], "Aposta 2 fichas."),
        ("ru", ["bet 2", "war"], "Вы ставите 2 фишки."),
    ],
)
def test_every_language_reads_its_own_words_and_the_english_ones(language: str, typed: list[str], told: str) -> None:
    shown, record = played(typed, language=language, rounds=1)
    assert told in shown
    assert record.results[0].ending == "played"


def test_help_lists_what_can_be_typed() -> None:
    shown, _ = played(["help"])
    assert "bet 2 – the bet here is 2" in shown
    assert "quit – leave the table; a round that has begun is settled by the rules" in shown


def test_the_table_can_be_read_in_words() -> None:
    shown, _ = played([LUCKY, "table", "bet 2", "table"], seed=TIE, rounds=1)
    assert "There’s nothing on the table yet." in shown
    assert "Dealer: 9♦, 1 card burned; You: 9♦, bet 2" in shown


@given(st.lists(st.one_of(st.text(max_size=20), st.sampled_from(["bet 2", "war", "surrender", "?", "cut x", "table"]))))
def test_whatever_is_typed_the_record_holds(lines: list[str]) -> None:
    _, record = played([line.replace("\n", " ").replace("\r", " ") for line in lines], rounds=2)
    assert holds(record)
