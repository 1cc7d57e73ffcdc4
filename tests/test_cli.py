"""The command line: what it prints, where, and with which exit code."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from io import StringIO
from pathlib import Path

import pytest

from fairdeal import __version__, app, cli
from fairdeal.engine import extras
from fairdeal.engine.options import options_of, show_value
from fairdeal.games import find_game, game_names
from fairdeal.locale import LANGUAGES, catalogue_of
from fairdeal.record import read_record
from fairdeal.terminal.play import Setting
from tests.terminal.playing import holds

Run = Callable[..., tuple[int, str, str]]
NAMES = ", ".join(game_names())


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Runs `fairdeal …` in this process: exit code, output, errors."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def command(*arguments: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["fairdeal", *arguments])
        monkeypatch.setattr(sys, "stdin", StringIO(typed))
        try:
            cli.main()
        except SystemExit as exited:
            code = exited.code
        else:
            code = 0
        shown = capsys.readouterr()
        return int(code or 0), shown.out, shown.err

    return command


def test_a_session_is_played_recorded_and_verified(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "session.json"
    code, out, err = run(
        "play", "casino-war", "--rounds", "2", "--record", str(target), typed="bet 2\nwar\nbet 2\nwar\n"
    )
    assert (code, err) == (0, "")
    assert f"fairdeal verify {target}" in out
    code, out, err = run("verify", str(target))
    assert (code, err) == (0, "")
    assert "Everything is correct" in out


@pytest.mark.parametrize("arguments", [("--stake", "3"), ("--stake=3",), ("--option", "stake=3")])
def test_options_of_the_house_can_be_named_in_three_ways(run: Run, arguments: tuple[str, ...]) -> None:
    _, out, _ = run("play", "casino-war", "--rounds=1", *arguments, typed="bet 3\nsurrender\n")
    assert "You bet 3 chips." in out


def test_options_may_stand_before_the_game(run: Run) -> None:
    _, out, _ = run("play", "--rounds", "3", "casino-war")
    assert "Round 1 of 3\n" in out


def test_without_a_name_the_game_is_chosen_by_number_or_name(run: Run) -> None:
    number = game_names().index("casino-war") + 1
    assert "Round 1 of 20" in run("play", typed=f"{number}\n")[1]
    assert "Round 1 of 20" in run("play", typed="casino war\n")[1]
    code, out, _ = run("play", typed="poker\n")
    assert code == 0
    assert "There’s no game called “poker”." in out


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "CASINO WAR"), ("en", "casino_war"), ("ru", "казино-война"), ("ru", "Казино-Война"), ("pt", "Casino-War")],
)
def test_a_game_is_chosen_by_its_name_in_the_language_too(run: Run, language: str, typed: str) -> None:
    out = run("play", "--lang", language, typed=f"{typed}\n")[1]
    assert re.search(r"^\w+ 1 \w+ 20$", out, re.MULTILINE)


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "quit"), ("en", "q"), ("ru", "выход"), ("pt", "SAIR"), ("pt", "exit")]
)
def test_the_choice_of_games_can_be_left(run: Run, language: str, typed: str) -> None:
    code, out, err = run("play", "--lang", language, typed=f"{typed}\n1\n")
    assert (code, err, len(out.splitlines())) == (0, "", 1 + len(game_names()))


def test_a_ready_made_table_can_be_named_and_changed(run: Run) -> None:
    out = run("play", "casino-war", "--preset", "Table", "--seats", "2")[1]
    assert out.splitlines()[1:4] == ["stake=none – Fixed bet", "rounds=none – Rounds", "seats=2 – Seats"]
    assert json.loads(run("odds", "casino-war", "--preset", "table", "--json")[1])["rounds"] == 20


def test_the_odds_of_red_dog_are_told_for_a_hand_and_for_a_pool(run: Run) -> None:
    hand = ("--hand", "9♠ K♦ 4♥ 4♣ 2♣", "--seen", "3♣ A♠", "--pot", "10", "--ante", "2")
    figures = json.loads(run("odds", "red-dog", *hand, "--json")[1])
    assert (figures["p_win"], figures["ev"], figures["best_bet"]) == ("4/9", "-1/9", 2)
    assert run("odds", "red-dog", *hand)[1].splitlines()[2] == "Best bet: the least allowed, 2."
    pool = json.loads(run("odds", "red-dog", "--variant", "six_pool", "--players", "15", "--json")[1])
    assert pool["redeal"] == "16182/643195"


def test_the_guide_lists_every_option_and_ready_made_table(run: Run) -> None:
    out = run("rules", "casino-war")[1]
    for each in options_of(find_game("casino-war").house):
        assert f"\n- {each.name}={show_value(each, each.default)} – " in out
    for name in find_game("casino-war").presets:
        assert f"\n- {name} – " in out
    assert "fairdeal rules" in run("play", "--help")[1]


def test_without_a_file_the_record_is_kept_in_the_data_folder(run: Run, tmp_path: Path) -> None:
    run("play", "casino-war", "--rounds", "1", typed="bet 2\nwar\n")
    kept = list((tmp_path / "fairdeal" / "records").iterdir())
    assert len(kept) == 1
    assert run("verify", str(kept[0]))[0] == 0


def test_a_changed_record_is_named_with_its_place_and_fails(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "session.json"
    run("play", "casino-war", "--rounds", "1", "--record", str(target), typed="bet 2\nwar\n")
    record = json.loads(target.read_text())
    record["rounds"][0]["steps"][0]["transfers"][0]["amount"] = 6
    target.write_text(json.dumps(record))
    code, out, _ = run("verify", str(target))
    assert code == 1
    assert "rounds[0].steps[0].transfers[0]" in out


def test_a_receipt_that_was_kept_is_found_in_the_record_that_gave_it_and_in_no_other(run: Run, tmp_path: Path) -> None:
    mine, other = tmp_path / "mine.json", tmp_path / "other.json"
    out = run("play", "casino-war", "--plain", "--rounds", "2", "--record", str(mine), typed="bet 2\nwar\n" * 2)[1]
    run("play", "casino-war", "--rounds", "2", "--record", str(other), typed="bet 2\nwar\n" * 2)
    first, second = re.findall(r"Receipt for this round: ([0-9a-f]{64})", out)
    code, told, _ = run("verify", str(mine), "--receipt", second, "--receipt", first.upper())
    assert code == 0
    assert f"gave the receipt {first}" in told
    assert f"gave the receipt {second}" in told
    code, told, _ = run("verify", str(other), "--receipt", first)
    assert code == 1
    assert f"No round of this record gave the receipt {first}" in told


@pytest.mark.parametrize(
    ("receipt", "sentence"),
    [
        ("xyz", "The receipt can’t be read: character 1 isn’t a hexadecimal digit."),
        ("00", "A link is 32 bytes; this one is 1."),
    ],
)
def test_what_is_no_receipt_is_refused(run: Run, tmp_path: Path, receipt: str, sentence: str) -> None:
    target = tmp_path / "session.json"
    run("play", "casino-war", "--rounds", "1", "--record", str(target), typed="bet 2\nwar\n")
    code, _, err = run("verify", str(target), "--receipt", receipt)
    assert (code, sentence in err) == (2, True)


def test_several_records_are_checked_and_one_fault_fails_all(run: Run, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    run("play", "casino-war", "--rounds", "1", "--record", str(good), typed="bet 2\nwar\n")
    bad.write_text("{}")
    code, out, _ = run("verify", str(bad), str(good))
    assert code == 1
    assert "Everything is correct" in out
    assert "This isn’t a Fairdeal record" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", "poker"), f"There’s no game called “poker”. Choose one of: {NAMES}."),
        (("play", "casino-war", "--decks", "5"), "The option decks can’t be 5; it can be 6, 7, 8."),
        (("play", "casino-war", "--colour", "red"), "“colour=red” isn’t an option of this game."),
        (("play", "casino-war", "--option", "stake"), "The option stake needs a value after it: 1–"),
        (("play", "casino-war", "--stake", "NaN"), "“NaN” isn’t an amount of chips."),
        (("play", "casino-war", "--stake", "1½"), "The option stake can’t be 1½: stakes here are multiples of 1."),
        (("play", "casino-war", "--chips", "lots"), "“lots” isn’t an amount of chips."),
        (("play", "casino-war", "--rounds"), "The option rounds needs a value after it: 1–1000, none."),
        (("play", "blackjack", "--das"), "The option das needs a value after it: on, off."),
        (("play", "casino-war", "poker"), "You can play one game at a time, and you named 2: casino-war, poker."),
        (("odds", "casino-war", "--seen", "9x"), "“9x” at place 1 isn’t a card."),
        (("odds",), f"Choose a game: {NAMES}."),
        (("rules", "poker"), "There’s no game called “poker”."),
        (("play", "casino-war", "--lang", "xx"), "The language “xx” isn’t available."),
        (("play", "casino-war", "--record", "/proc/none/x.json"), "The record can’t be saved as /proc/none/x.json"),
        (("play", "casino-war", "--chips", "0"), "You can’t start with 0: the smallest bet needs"),
        (("play", "casino-war", "--chips", "1"), "You can’t start with 1: the smallest bet needs"),
        (("play", "casino-war", "--preset", "bar"), "This game has no ready-made table “bar”."),
        (("play", "casino-war", "--stake", "--rounds", "5"), "The option stake needs a value after it: 1–"),
        (("play", "casino-war", "-x"), "There’s no option -x here."),
        (("play", "-x"), "There’s no option -x here."),
        (("play", "-x=5", "casino-war"), "There’s no option -x here."),
        (("play", "casino-war", "--rounds", "5", "--rounds=6"), "The option --rounds was given twice."),
        (("play", "casino-war", "--rounds", "5", "--option", "rounds=6"), "The option rounds was given twice."),
        (("play", "casino-war", "--lang", "en", "--lang", "pt"), "The option --lang was given twice."),
        (("play", "--plain=3"), "The option --plain takes no value."),
        (("play", "--record"), "The option --record needs a value after it."),
        (("odds", "casino-war", "--seen", "9c", "--rounds", "5"), "Cards that were seen belong to one shoe"),
        (("odds", "casino-war", "--seen", "9c", "--option", "rounds=5"), "Cards that were seen belong to one shoe"),
        (("odds", "blackjack", "--chart=no"), "The option --chart takes no value."),
        (("odds", "casino-war", "--chart"), "“chart=yes” isn’t an option of this game."),
        (("odds", "blackjack", "--hand"), "The option --hand needs a value after it."),
        (("odds", "blackjack", "--hand", "--chart"), "The option --hand needs a value after it."),
        (("odds", "casino-war", "--picture", "x.svg"), "There’s no picture of this game’s odds."),
        (("odds", "blackjack", "--picture", "x.png"), "The picture is an SVG file: give x.png a name"),
        (("odds", "blackjack", "--picture", "/proc/none/x.svg"), "The picture can’t be saved as /proc/none/x.svg."),
        (("play", "casino-war", "--bots", "basic"), "All bots of this game play the same way."),
        (("play", "blackjack", "--bots", "mean"), "This game has no bots called “mean”."),
        (("rules",), f"Choose a game: {NAMES}."),
        (("rules", "casino-war", "more"), "You can play one game at a time"),
        (("rules", "casino-war", "--bogus"), "There’s no option --bogus here."),
        (("verify",), "Say which records to check: fairdeal verify FILE…"),
        (("verify", "--bogus", "x"), "There’s no option --bogus here."),
        (("deal",), "Unknown command: “deal”. The commands are: play, odds, simulate, rules, verify"),
        (("--lang", "en", "deal"), "Unknown command: “deal”. The commands are: play, odds, simulate, rules, verify"),
        (("--bogus",), "There’s no option --bogus here."),
        (("serve", "--port", "80000"), "The option --port can’t be 80000. Enter a number from 0 to 65535."),
        (("serve", "--port=http"), "The option --port can’t be http. Enter a number from 0 to 65535."),
        (("serve", "--port="), "The option --port needs a value after it."),
        (("serve", "--workers", "0"), "The option --workers can’t be 0. Enter a number from 1 to 64."),
        (("serve", "8000"), "“8000” is one word too many after “fairdeal serve”."),
        (
            ("serve", "--origin", "foo"),
            "The option --origin can’t be foo. Enter the host name of the pages, like cards.",
        ),
        (("serve", "--origin", "ftp://cards.example.org"), "The option --origin can’t be ftp://cards.example.org."),
        (("serve", "--origin", "https://cards.example.org/room"), "The option --origin can’t be https://cards."),
        (("play", "blackjack", "--rounds", "0"), "The option --rounds can’t be 0. Enter a number from 1 to 1000."),
        (("play", "blackjack", "--rounds", "many"), "The option --rounds can’t be many. Enter a number from 1 to"),
        (("play", "blackjack", "--rounds"), "The option --rounds needs a value after it."),
        (("play", "cassino", "--rounds", "2"), "A match of Cassino goes on to its last point: it cannot be limited"),
        (("backup",), "“fairdeal backup” needs FILE after it. “fairdeal backup --help” says what that is."),
        (("restore", "--database", "x"), "“fairdeal restore” needs FILE after it."),
        (("admin", "host"), "“fairdeal admin host” needs NAME after it."),
        (("admin", "guest"), "Unknown command: “guest”. The commands are: host, two-step-off."),
    ],
)
def test_bad_input_gets_a_sentence_and_exit_code_two(run: Run, arguments: tuple[str, ...], said: str) -> None:
    code, out, err = run(*arguments)
    assert code == 2
    assert err.startswith(said)
    assert out == ""
    assert "Traceback" not in err


def test_a_game_without_an_end_of_its_own_ends_after_as_many_rounds_as_were_asked_for(run: Run) -> None:
    code, out, _ = run("play", "blackjack", "--seats", "1", "--rounds", "2", typed="bet 2\nstand\n" * 40)
    assert code == 0
    assert ("Round 2\n" in out, "Round 3\n" in out) == (True, False)
    assert re.search(r"\n2 rounds played, .+ in all\.\n", out)


@pytest.mark.parametrize("word", ["play", "odds", "rules", "verify", "serve"])
def test_a_name_or_a_file_may_be_called_like_a_command(run: Run, tmp_path: Path, word: str) -> None:
    place = str(tmp_path / "room.sqlite3")
    assert "There’s nobody called" in run("admin", "host", word, "--database", place)[2]
    code, out, _ = run("backup", "--database", place, str(tmp_path / word))
    assert code == 0
    assert out.startswith(f"The backup is in {tmp_path / word}.")
    assert run("--lang", "en", "rules", "casino-war", "--lang", word)[2].startswith("The option --lang was given twice")


@pytest.mark.parametrize("command", [(), ("play",), ("play", "casino-war"), ("serve",), ("admin", "host")])
def test_a_short_h_asks_for_help_like_the_long_one(run: Run, command: tuple[str, ...]) -> None:
    assert run(*command, "-h") == run(*command, "--help")


@pytest.mark.parametrize(
    "arguments",
    [
        ("deal",),
        ("--bogus",),
        ("verify",),
        ("verify", "--bogus"),
        ("rules", "casino-war", "--bogus"),
        ("play", "--plain=3"),
        ("play", "--record"),
        ("play", "casino-war", "--record", "/proc/none/x.json"),
        ("play", "casino-war", "--chips", "0"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_is_refused_in_english_to_whoever_asked_for_another_language(
    run: Run, arguments: tuple[str, ...], language: str
) -> None:
    english, theirs = run(*arguments)[2], run("--lang", language, *arguments)[2]
    assert theirs
    assert theirs != english


def test_the_language_may_stand_before_the_command(run: Run) -> None:
    assert run("--lang", "ru", "rules", "casino-war") == run("rules", "casino-war", "--lang=ru")


def test_alone_it_tells_the_commands(run: Run) -> None:
    for arguments in ((), ("--lang", "pt")):
        code, out, _ = run(*arguments)
        assert code == 0
        assert all(command in out for command in ("play", "odds", "rules", "verify"))


HELPS = [(), ("play",), ("odds",), ("rules",), ("verify",), ("serve",), ("backup",), ("restore",), ("admin",)]
TYPERS_OWN = (
    "Usage",
    "Options",
    "OPTIONS",
    "Commands",
    "COMMAND",
    "Arguments",
    "ARGS",
    "Show this",
    "default",
    "<str>",
    "TEXT ",
)


@pytest.mark.parametrize("command", [*HELPS, ("admin", "host")], ids=" ".join)
def test_help_is_in_one_language(run: Run, command: tuple[str, ...]) -> None:
    code, english, _ = run(*command, "--help")
    assert code == 0
    assert all(word in english for word in ("Usage: fairdeal", "Options", "Show this help."))
    assert "<str>" not in english
    for language, words in (("ru", ("Вызов: ", "Параметры")), ("pt", ("Utilização: ", "Opções"))):
        code, out, _ = run("--lang", language, *command, "--help")
        assert code == 0
        assert all(word in out for word in words)
        assert [word for word in TYPERS_OWN if word in out] == []


def test_a_name_in_a_record_cannot_fake_a_line_of_the_check(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "session.json"
    run("play", "casino-war", "--rounds", "1", "--record", str(target), typed="bet 2\nwar\n")
    record = json.loads(target.read_text())
    record["players"][0]["name"] = "A\r\n\u001b[2J✓ Everything holds: 9 checks passed."
    record["rounds"][0]["shuffles"][0]["cuts"][0]["opened"] = "00"
    target.write_text(json.dumps(record))
    code, out, _ = run("verify", str(target))
    assert code == 1
    assert "\u001b" not in out
    assert not [line for line in out.splitlines() if line.startswith("✓ Everything")]


def test_a_record_is_never_written_over_another_file(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "precious.txt"
    target.write_text("precious")
    code, _, err = run("play", "casino-war", "--record", str(target))
    assert code == 2
    assert "there’s already something there" in err
    assert target.read_text() == "precious"


def test_a_missing_record_is_named(run: Run) -> None:
    code, out, _ = run("verify", "/none.json")
    assert code == 1
    assert "There’s no file /none.json." in out


def test_odds_in_json_have_exact_fractions_and_decimals(run: Run) -> None:
    figures = json.loads(run("odds", "casino-war", "--json")[1])
    assert figures["p_tie"] == "23/311"
    assert figures["p_tie_after_war"] == "1181/15965"
    assert figures["ev_war_decimal"] == "-0.023300568063"
    assert figures["ev_surrender_decimal"] == "-0.036977491961"
    for plan in ("war", "surrender"):
        chances = figures["session"][plan]
        assert all(re.fullmatch(r"0\.\d{12}", chances[name]) for name in ("win", "draw", "lose"))
        total = sum((Fraction(chances[name]) for name in ("win", "draw", "lose")), Fraction(0))
        assert abs(total - 1) <= Fraction(2, 10**12)


def test_odds_are_told_in_sentences_in_the_language_asked_for(run: Run) -> None:
    assert "A first tie: 0.073955 (23/311)." in run("odds", "casino-war")[1]
    assert "Первая ничья: 0,073955 (23/311)." in run("odds", "casino-war", "--lang", "ru")[1]


def test_odds_take_decks_rounds_and_cards_seen(run: Run) -> None:
    assert json.loads(run("odds", "casino-war", "--decks", "8", "--rounds", "5", "--json")[1])["rounds"] == 5
    assert json.loads(run("odds", "casino-war", "--seen", "9c 9d", "--json")[1])["p_tie"] == "1181/15965"


def test_odds_of_cassino_list_every_legal_move_of_a_hand_or_of_a_position(run: Run) -> None:
    _, out, _ = run("odds", "cassino", "--hand", "2h 7s", "--table", "8d,5c", "--json")
    assert json.loads(out)["legal"] == [
        {"kind": "build", "card": "2h", "cards": ["5c"], "builds": [], "value": 7},
        {"kind": "trail", "card": "2h"},
        {"kind": "trail", "card": "7s"},
    ]
    code, out, _ = run("odds", "cassino", "--position", "8dKc3c 7:5c7d2h@0 7s7h/?2 -/?2 1 0 1 0-0", "--lang", "en")
    assert code == 0
    assert out.splitlines()[1] == "take 5♣ 7♦ 2♥ with 7♠"
    code, _, err = run("odds", "cassino", "--hand", "7s 7s", "--lang", "en")
    assert (code, err.strip()) == (2, "7♠ is named twice.")


def test_odds_of_blackjack_are_asked_for_a_hand_an_upcard_and_cards_seen(run: Run) -> None:
    asked = ("odds", "blackjack", "--hand", "T 6", "--upcard", "T")
    figures, seen = (json.loads(run(*asked, *more, "--json")[1]) for more in ((), ("--seen", "5 5 5 5 6 6 A")))
    assert (figures["best"], seen["best"]) == ("hit", "stand")
    assert "Stand: −0.576608 per chip bet." in run(*asked)[1]
    assert "Хватит: −0,576608" in run(*asked, "--lang", "ru")[1]


@pytest.mark.parametrize(
    "arguments",
    [
        ("odds", "blackjack", "--chart"),
        ("odds", "--chart", "blackjack"),
        ("odds", "blackjack", "--chart", "--hand", "T 6", "--upcard", "T"),
        ("odds", "blackjack", "--upcard=T", "--chart", "--option", "das=on"),
    ],
)
def test_the_chart_is_asked_for_without_a_value(run: Run, arguments: tuple[str, ...]) -> None:
    code, out, _ = run(*arguments)
    assert code == 0
    assert "    16  S  S  S  S  S  H  H  H  H  H\n" in out


def test_the_chart_is_in_the_json_of_a_house(run: Run) -> None:
    figures = json.loads(run("odds", "blackjack", "--chart", "--json")[1])
    assert set(figures["edge"]) == {"basic", "composition"}
    assert figures["chart"]["hard"]["16"]["T"] == "hit"


@pytest.mark.parametrize(
    ("language", "said", "title"),
    [("en", "Picture saved as", "basic strategy"), ("ru", "Рисунок сохранён:", "базовая стратегия")],
)
def test_the_chart_is_drawn_into_a_file_over_the_last_one(
    run: Run, tmp_path: Path, language: str, said: str, title: str
) -> None:
    target = tmp_path / "chart.svg"
    for _ in range(2):
        code, out, err = run("odds", "blackjack", "--picture", str(target), "--lang", language)
        assert (code, err) == (0, "")
        assert f"{said} {target}" in out
    assert target.read_text("utf-8").startswith("<svg")
    assert title in target.read_text("utf-8")
    json.loads(run("odds", "blackjack", "--picture", str(target), "--json")[1])


@pytest.mark.parametrize("name", ["basic", "Counting"])
def test_the_bots_of_a_table_are_chosen_by_name(run: Run, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    chosen: list[Setting] = []
    monkeypatch.setattr(app, "play_sitting", lambda setting, *others, **kept: chosen.append(setting))
    run("play", "blackjack", "--bots", name)
    assert [setting.bot for setting in chosen] == [find_game("blackjack").bots.named[name.casefold()]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_the_guide_is_told_in_every_language(run: Run, game: str, language: str) -> None:
    code, out, _ = run("rules", game, "--lang", language)
    assert code == 0
    said = catalogue_of(language)
    assert out.startswith(said.text(f"{game}-name"))
    for chapter in find_game(game).text.guide:
        assert f"\n\n{said.text(f'{chapter}.title')}\n\n{said.text(chapter)}\n" in out


@pytest.mark.parametrize("game", game_names())
def test_the_rules_show_how_an_option_is_named_by_one_that_the_game_has(run: Run, game: str) -> None:
    (shown,) = re.findall(r"Write them like --(\w+)", run("rules", game)[1])
    assert shown in {option.name for option in options_of(find_game(game).house)}


def test_the_language_follows_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pt_PT.UTF-8")
    assert "Ronda 1 de 20" in run("play", "casino-war")[1]


def test_the_version_is_told(run: Run) -> None:
    assert run("--version") == (0, f"fairdeal {__version__}\n", "")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_means_quitting_and_the_record_is_kept(tmp_path: Path, number: signal.Signals) -> None:
    target = tmp_path / "session.json"
    with process(tmp_path, "play", "casino-war", "--record", str(target)) as playing:
        assert playing.stdin is not None
        playing.stdin.write("bet 2\n")
        playing.stdin.flush()
        wait_for(playing, "You bet 2 chips.", "You can:")
        playing.send_signal(number)
        out, err = playing.communicate(timeout=20)
    assert (playing.returncode, err) == (0, "")
    assert f"fairdeal verify {target}" in out
    assert holds(read_record(target.read_bytes()))
    assert read_record(target.read_bytes()).results[0].ending == "abandoned"


def test_a_broken_pipe_leaves_a_record(tmp_path: Path) -> None:
    target = tmp_path / "session.json"
    with process(tmp_path, "play", "casino-war", "--record", str(target)) as playing:
        assert playing.stdout is not None
        assert playing.stdin is not None
        wait_for(playing, "You can:")
        playing.stdout.close()
        playing.stdin.write("bet 2\nwar\n")
        playing.stdin.close()
        assert playing.wait(20) == 1
        assert playing.stderr is not None
        assert playing.stderr.read() == ""
    record = read_record(target.read_bytes())
    assert len(record.rounds) == 1
    assert holds(record)


def test_after_every_round_the_record_is_kept_even_if_the_process_is_killed(tmp_path: Path) -> None:
    target = tmp_path / "session.json"
    with process(tmp_path, "play", "casino-war", "--record", str(target)) as playing:
        assert playing.stdin is not None
        playing.stdin.write("bet 2\nsurrender\n")
        playing.stdin.flush()
        wait_for(playing, "Round 2 of 20")
        playing.kill()
    assert holds(read_record(target.read_bytes()))


def process(folder: Path, *arguments: str) -> "subprocess.Popen[str]":
    environment = dict(os.environ, XDG_DATA_HOME=str(folder), LC_ALL="C.UTF-8")
    return subprocess.Popen(
        [sys.executable, "-m", "fairdeal", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )


def wait_for(playing: "subprocess.Popen[str]", *beginnings: str) -> None:
    """Reads lines until these have come, one after the other."""
    assert playing.stdout is not None
    for beginning in beginnings:
        while not (line := playing.stdout.readline()).startswith(beginning):
            assert line, f"no {beginning} came"


@pytest.mark.parametrize(
    ("command", "code", "said"),
    [
        ("rules casino-war > /dev/full", 1, "The output can’t be written: No space left on device.\n"),
        ("--version > /dev/full", 1, "The output can’t be written: No space left on device.\n"),
        ("rules casino-war >&-", 0, ""),
        ("play casino-war <&- >/dev/null", 0, ""),
        ("play casino-war <&- >&- 2>&-", 0, ""),
        ("rules poker 2>&-", 2, ""),
    ],
)
def test_a_stream_that_is_closed_or_full_makes_no_traceback(tmp_path: Path, command: str, code: int, said: str) -> None:
    environment = dict(os.environ, XDG_DATA_HOME=str(tmp_path), LC_ALL="C.UTF-8")
    line = f"{shlex.quote(sys.executable)} -m fairdeal {command}"
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, env=environment, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (code, said)


def test_a_real_process_reads_a_pipe_and_writes_plain_sentences(tmp_path: Path) -> None:
    environment = dict(os.environ, XDG_DATA_HOME=str(tmp_path), LC_ALL="C.UTF-8")
    arguments = [sys.executable, "-m", "fairdeal", "play", "casino-war", "--rounds", "1"]
    done = subprocess.run(arguments, input="bet 2\n", capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "You bet 2 chips." in done.stdout
    assert "\x1b" not in done.stdout


def test_a_room_says_what_to_install_where_it_is_not(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    for arguments in (("serve",), ("backup", "room.copy"), ("admin", "host", "Anna")):
        assert run(*arguments) == (
            2,
            "",
            "This needs the extra “room”, which isn’t installed here: pip install 'fairdeal[room]'\n",
        )


@pytest.mark.parametrize(
    ("argument", "loaded"), [("--version", "typer"), ("--help", "fairdeal.engine.game"), ("--help", "litestar")]
)
def test_help_and_the_version_load_nothing_that_they_do_not_need(argument: str, loaded: str) -> None:
    code = f"import sys; sys.argv[1:] = [{argument!r}]; from fairdeal.__main__ import main\n"
    code += f"try: main()\nexcept SystemExit: pass\nassert {loaded!r} not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, timeout=60)
