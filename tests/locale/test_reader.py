"""What people type becomes an action, in three languages, or is refused in a sentence."""

from itertools import combinations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fairdeal.engine.banking.moves import Bet, SitOut, Surrender, Withdraw
from fairdeal.engine.moves import NOTHING, Amounts, Legal, PlayerAction
from fairdeal.errors import NotUnderstood
from fairdeal.games.casino_war import GAME
from fairdeal.games.casino_war.state import GoToWar
from fairdeal.locale import LANGUAGES, catalogue_of, choices, read_command, read_general

VERBS = GAME.text.verbs
BETTING = Legal((SitOut(3),), (Amounts(Bet(3, 0), 4, 200, 2),))
ONE_BET = Legal((), (Amounts(Bet(3, 0), 4, 4, 2),))
TIE = Legal((GoToWar(3), Surrender(3)))
WAITING = Legal((Withdraw(3),))
SITUATIONS = (BETTING, ONE_BET, TIE, WAITING, NOTHING)
EVERYWHERE = [(language, legal) for language in LANGUAGES for legal in SITUATIONS]


def read(text: str, language: str = "en", legal: Legal = BETTING) -> PlayerAction:
    return read_command(text, VERBS, catalogue_of(language), 3, legal)


@pytest.mark.parametrize(
    ("text", "legal", "action"),
    [
        ("bet 20", BETTING, Bet(3, 40)),
        ("  BET   7½ ", BETTING, Bet(3, 15)),
        ("bet 1 000", BETTING, Bet(3, 2000)),
        ("b 20", BETTING, Bet(3, 40)),
        ("be 2.5", BETTING, Bet(3, 5)),
        ("stake 2k", BETTING, Bet(3, 4000)),
        ("20", BETTING, Bet(3, 40)),
        ("1\u202f000", BETTING, Bet(3, 2000)),
        ("½", BETTING, Bet(3, 1)),
        ("bet", ONE_BET, Bet(3, 4)),
        ("b", ONE_BET, Bet(3, 4)),
        ("bet 5", TIE, Bet(3, 10)),
        ("sit out", BETTING, SitOut(3)),
        ("Sit  Out", BETTING, SitOut(3)),
        ("s", BETTING, SitOut(3)),
        ("sit o", BETTING, SitOut(3)),
        ("pass", BETTING, SitOut(3)),
        ("war", TIE, GoToWar(3)),
        ("w", TIE, GoToWar(3)),
        ("go to war", TIE, GoToWar(3)),
        ("go", TIE, GoToWar(3)),
        ("war", BETTING, GoToWar(3)),
        ("s", TIE, Surrender(3)),
        ("surr", BETTING, Surrender(3)),
        ("give up", TIE, Surrender(3)),
        ("w", WAITING, Withdraw(3)),
        ("withdraw", NOTHING, Withdraw(3)),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_english_is_read_in_every_language(text: str, legal: Legal, action: PlayerAction, language: str) -> None:
    keys = {each.key_letter for each in choices(VERBS, legal, catalogue_of(language))}
    if language == "en" or text not in keys:
        assert read(text, language, legal) == action


@pytest.mark.parametrize(
    ("text", "legal", "action"),
    [
        ("ставка 20", BETTING, Bet(3, 40)),
        ("СТАВЛЮ 7,5", BETTING, Bet(3, 15)),
        ("с 2к", BETTING, Bet(3, 4000)),
        ("20", BETTING, Bet(3, 40)),
        ("ставка", ONE_BET, Bet(3, 4)),
        ("пропустить", BETTING, SitOut(3)),
        ("п", BETTING, SitOut(3)),
        ("война", TIE, GoToWar(3)),
        ("в", TIE, GoToWar(3)),
        ("воина", TIE, GoToWar(3)),
        ("объявить войну", TIE, GoToWar(3)),
        ("сдаться", TIE, Surrender(3)),
        ("с", TIE, Surrender(3)),
        ("сдаюсь", BETTING, Surrender(3)),
        ("забрать", WAITING, Withdraw(3)),
        ("з", WAITING, Withdraw(3)),
    ],
)
def test_russian_is_read(text: str, legal: Legal, action: PlayerAction) -> None:
    assert read(text, "ru", legal) == action


@pytest.mark.parametrize(
    ("text", "legal", "action"),
    [
        ("apostar 20", BETTING, Bet(3, 40)),
        ("Aposto 7,5", BETTING, Bet(3, 15)),
        ("a 2", BETTING, Bet(3, 4)),
        ("apostar", ONE_BET, Bet(3, 4)),
        ("passar", BETTING, SitOut(3)),
        ("p", BETTING, SitOut(3)),
        ("ficar de fora", BETTING, SitOut(3)),
        ("guerra", TIE, GoToWar(3)),
        ("g", TIE, GoToWar(3)),
        ("ir a guerra", TIE, GoToWar(3)),
        ("IR À GUERRA", TIE, GoToWar(3)),
        ("render-se", TIE, Surrender(3)),
        ("r", TIE, Surrender(3)),
        ("desistir", TIE, Surrender(3)),
        ("retirar", WAITING, Withdraw(3)),
        ("r", WAITING, Withdraw(3)),
    ],
)
def test_portuguese_is_read(text: str, legal: Legal, action: PlayerAction) -> None:
    assert read(text, "pt", legal) == action


@pytest.mark.parametrize(
    ("text", "legal", "code", "sentence"),
    [
        ("fold", BETTING, "unknown-word", "Unknown word: “fold”. You can type: bet 2–100, sit out."),
        ("fold 5", TIE, "unknown-word", "Unknown word: “fold 5”. You can type: war, surrender."),
        ("20", TIE, "unknown-word", "Unknown word: “20”. You can type: war, surrender."),
        ("w", BETTING, "unknown-word", "Unknown word: “w”. You can type: bet 2–100, sit out."),
        ("\u0301", TIE, "unknown-word", "Unknown word: “́”. You can type: war, surrender."),
        ("", ONE_BET, "no-word", "You typed nothing. You can type: bet 2."),
        ("what", NOTHING, "no-word-due", "Unknown word: “what”. There’s nothing to decide right now."),
        ("", NOTHING, "no-word-due", "Unknown word: “”. There’s nothing to decide right now."),
        ("bet", BETTING, "amount-missing", "“bet” needs an amount after it, like “bet 2”."),
        ("stake", TIE, "amount-missing", "“bet” needs an amount after it, like “bet 20”."),
        ("war 5", TIE, "word-alone", "“war” stands alone; “5” does not belong after it."),
        ("surrender now", TIE, "word-alone", "“surrender” stands alone; “now” does not belong after it."),
        ("bet much", BETTING, "no-amount", "“much” isn’t an amount of chips. Write it like 7, 7½, 7.5 or 2.01k."),
        ("bet -5", BETTING, "no-amount", "“-5” isn’t an amount of chips. Write it like 7, 7½, 7.5 or 2.01k."),
        ("-5", BETTING, "no-amount", "“-5” isn’t an amount of chips. Write it like 7, 7½, 7.5 or 2.01k."),
        ("0.3", BETTING, "amount-too-fine", "“0.3” is finer than half a chip, the smallest amount there is."),
        ("x" * 99, TIE, "unknown-word", f"Unknown word: “{'x' * 39}…”. You can type: war, surrender."),
    ],
)
def test_what_cannot_be_read_is_refused_in_a_sentence(text: str, legal: Legal, code: str, sentence: str) -> None:
    with pytest.raises(NotUnderstood) as refusal:
        read(text, "en", legal)
    assert (refusal.value.code, str(refusal.value)) == (code, sentence)


def test_a_beginning_that_fits_several_is_refused_with_their_words() -> None:
    legal = Legal((SitOut(3), Surrender(3), GoToWar(3), Withdraw(3)))
    assert [each.key_letter for each in choices(VERBS, legal, catalogue_of("pt"))] == ["g", "r", "p", "e"]
    with pytest.raises(NotUnderstood) as refusal:
        read("re", "pt", legal)
    assert str(refusal.value) == "“re” could mean several things: render-se, retirar. Type more of the word."


@pytest.mark.parametrize(("language", "legal"), EVERYWHERE)
def test_refusals_can_be_said_in_the_language(language: str, legal: Legal) -> None:
    for text in ("", "zzz", "bet", "ставка", "apostar", "war 5", "bet x", "20", "w"):
        try:
            read(text, language, legal)
        except NotUnderstood as refusal:
            said = catalogue_of(language).say_error(refusal)
            assert said


@pytest.mark.parametrize(("language", "legal"), EVERYWHERE)
def test_choices_are_what_is_legal_and_read_back(language: str, legal: Legal) -> None:
    offered = choices(VERBS, legal, catalogue_of(language))
    assert len(offered) == len(legal.actions) + len(legal.amounts)
    assert len({each.key_letter for each in offered}) == len(offered)
    for each in offered:
        assert each.label
        assert each.hint
        for word in (each.key_letter, each.command_word, each.command_word.upper()):
            typed = word if each.amounts is None else f"{word} 2"
            assert read(typed, language, legal) == (each.action or Bet(3, 4))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", range(len(VERBS) + 1))
def test_keys_are_unique_whatever_is_legal(language: str, count: int) -> None:
    for verbs in combinations(VERBS, count):
        legal = Legal(tuple(verb.action(3) for verb in verbs if not verb.wants_amount), BETTING.amounts)
        offered = choices(VERBS, legal, catalogue_of(language))
        keys = [each.key_letter for each in offered]
        assert len(set(keys)) == len(keys)
        assert all(len(key) == 1 and key.isalpha() and key == key.lower() for key in keys)


def test_choices_tell_the_limits() -> None:
    bet, sit_out = choices(VERBS, BETTING, catalogue_of("en"))
    assert (bet.key_letter, bet.command_word, bet.label, bet.hint) == ("b", "bet", "Bet", "from 2 to 100")
    assert (bet.action, bet.amounts) == (None, BETTING.amounts[0])
    assert (sit_out.key_letter, sit_out.command_word, sit_out.action) == ("s", "sit out", SitOut(3))
    (fixed,) = choices(VERBS, ONE_BET, catalogue_of("en"))
    assert fixed.hint == "the bet here is 2"
    (even,) = choices(VERBS, Legal((), (Amounts(Bet(3, 0), 4, 200, 4),)), catalogue_of("en"))
    assert even.hint == "from 2 to 100, in steps of 2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: str) -> None:
    general = [key for key in catalogue_of(language).keys if key.startswith("word-")]
    words = [
        {word.casefold() for spoken in {language, "en"} for word in catalogue_of(spoken).words(key)}
        for key in [verb.key for verb in VERBS] + general
    ]
    assert not [both for one, other in combinations(words, 2) for both in one & other]


WORDS = sorted({word for language in LANGUAGES for verb in VERBS for word in catalogue_of(language).words(verb.key)})


@given(
    text=st.text(max_size=60) | st.lists(st.sampled_from(WORDS) | st.text(max_size=9), max_size=5).map(" ".join),
    language=st.sampled_from(LANGUAGES),
    legal=st.sampled_from(SITUATIONS),
)
@example("bet ٣", "en", BETTING)
@example("²", "en", BETTING)
@example("bet " + "9" * 5000, "en", BETTING)
@example("\ud800", "ru", BETTING)
@example("İ", "pt", TIE)
@example("bet {text}", "en", BETTING)
@example("{0}", "en", TIE)
def test_any_text_is_an_action_or_is_refused_in_a_sentence(text: str, language: str, legal: Legal) -> None:
    try:
        action = read(text, language, legal)
    except NotUnderstood as refusal:
        said = catalogue_of(language).say_error(refusal)
        assert said
    else:
        assert isinstance(action, PlayerAction)
        assert action.seat == 3


# General words, which every game has

GENERAL = ("word-odds", "word-cut", "word-table", "word-house", "word-help", "word-quit")


@pytest.mark.parametrize(
    ("text", "language", "found"),
    [
        ("odds", "en", ("word-odds", "")),
        ("?", "pt", ("word-odds", "")),
        ("od", "en", ("word-odds", "")),
        ("HEL", "en", ("word-help", "")),
        ("cut  my  words ", "en", ("word-cut", "my  words ")),
        ("cu\tmy words", "en", ("word-cut", "my words")),
        ("снят мои слова", "ru", ("word-cut", "мои слова")),
        ("opcoes", "pt", ("word-house", "")),
        ("qu", "ru", ("word-quit", "")),
        ("bet 5", "en", None),
        ("b", "en", None),
        ("s", "en", None),
        ("", "en", None),
        ("xyz", "en", None),
    ],
)
def test_a_general_word_is_read_whole_or_by_its_beginning(
    text: str, language: str, found: tuple[str, str] | None
) -> None:
    assert read_general(text, GENERAL, catalogue_of(language), VERBS, BETTING) == found


def test_a_choice_that_is_legal_now_goes_before_the_beginning_of_a_general_word() -> None:
    assert read_general("с", GENERAL, catalogue_of("ru"), VERBS, TIE) is None, "surrender, not the cut"
    with pytest.raises(NotUnderstood, match="“h” could mean several things: house, help"):
        read_general("h", GENERAL, catalogue_of("en"), VERBS, TIE)
