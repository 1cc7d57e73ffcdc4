"""What people type in a chat becomes an action, an answer in their language, or stays ordinary chat."""

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fairdeal.cards import read_cards
from fairdeal.engine.banking.moves import Bet, SitOut, Surrender, Withdraw
from fairdeal.engine.chips import CHIP
from fairdeal.engine.game import AnyGame, Spot, TextRules, Verb
from fairdeal.engine.moves import NOTHING, Deal, PlayerAction
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.engine.words import Sentence
from fairdeal.games import blackjack, casino_war, find_game, game_names
from fairdeal.games.blackjack import state as bj
from fairdeal.games.casino_war import state as war
from fairdeal.locale import LANGUAGES, Heard, Writer, catalogue_of, hear, is_command
from fairdeal.locale.chat_commands import GENERAL
from fairdeal.locale.parts import example_of
from fairdeal.locale.printable import printable
from tests.games.blackjack import scripts as bj_scripts
from tests.games.casino_war import scripts as war_scripts
from tests.laws import fishing, fishing_round, high_card, high_card_round

NAMES = {0: "Anna", 1: "Boris", 2: "Clara"}


def writer_of(game: AnyGame, state: object, seat: int | None) -> Writer:
    legal = Writer(game, None).legal if seat is None else game.rules.legal(state, seat)
    return Writer(game, game.sight.view(state, seat), seat, legal, stack=180 * CHIP, staked=20 * CHIP, wallet=601)


def blackjack_at(script: str, seat: int | None = 0, seats: int = 3) -> Writer:
    sitting = bj_scripts.seated(*[20] * seats)
    return writer_of(blackjack.GAME, bj_scripts.play(script, seats=sitting).state, seat)


def war_at(script: str, seat: int | None = 0, seats: int = 3) -> Writer:
    sitting = war_scripts.seated(*[20] * seats)
    return writer_of(casino_war.GAME, war_scripts.play(script, house=war_scripts.TABLE, seats=sitting).state, seat)


def opened(game: AnyGame, seats: int = 3) -> Writer:
    """Before the bets."""
    house = game.house(seats=7) if game.name == "blackjack" else game.house(seats=7, stake=None)
    return writer_of(game, game.rules.start(house, Opening(tuple(Seated(seat, 400) for seat in range(seats)))), 0)


DEALT = "0: bet 10 | 1: bet 10 | 2: sit out | "
BETTING = opened(blackjack.GAME)
PLAYING = blackjack_at(DEALT + "8 A 9 8 K")
TEN = blackjack_at(DEALT + "6 K 9 4 K")
INSURING = blackjack_at(DEALT + "9 K A 8 K")
SPLIT = blackjack_at(DEALT + "8 A 9 8 K | 0: split | 7")
OTHERS_TURN = blackjack_at("0: bet 10 | 1: bet 10 | 2: bet 5 | 8 9 5 9 8 7 6", seat=2)
LOOKER = blackjack_at(DEALT + "8 A 9 8 K", seat=None)
BEFORE_ALL = Writer(blackjack.GAME, None, 0, stack=400, wallet=8)

WAR_BETTING = opened(casino_war.GAME)
TIE = war_at("0: bet 2 | 1: bet 3 | 2: sit out | 9♣ 9♦ 9♥")
WAR_BET = war_at("0: bet 2")
WAR_LOOKER = war_at("0: bet 2 | 1: bet 3 | 2: sit out | 9♣ 9♦ 9♥", seat=None)

SITUATIONS = [
    *(BETTING, PLAYING, TEN, INSURING, SPLIT, OTHERS_TURN, LOOKER, BEFORE_ALL),
    *(WAR_BETTING, TIE, WAR_BET, WAR_LOOKER),
]


def said(line: str, writer: Writer, language: str = "en") -> list[str]:
    """The answer in words."""
    catalogue = catalogue_of(language)
    heard = hear(line, writer, catalogue)
    assert isinstance(heard, tuple), heard
    return [catalogue.say(each, names=NAMES, you=writer.seat) for each in heard]


# Actions


@pytest.mark.parametrize(
    ("writer", "line", "action"),
    [
        (BETTING, "!bet 20", Bet(0, 40)),
        (BETTING, "  ! BET  20 ", Bet(0, 40)),
        (BETTING, "!20", Bet(0, 40)),
        (BETTING, "!b 7", Bet(0, 14)),
        (BETTING, "!sit out", SitOut(0)),
        (BETTING, "!bet 1000000", Bet(0, 2_000_000)),
        (PLAYING, "!hit", bj.Hit(0)),
        (PLAYING, "!card", bj.Hit(0)),
        (PLAYING, "!h", bj.Hit(0)),
        (PLAYING, "!Stand", bj.Stand(0)),
        (PLAYING, "!split", bj.Split(0)),
        (TEN, "!double", bj.Double(0)),
        (PLAYING, "!double", bj.Double(0)),
        (INSURING, "!insure", bj.Insure(0)),
        (INSURING, "!no insurance", bj.Decline(0)),
        (OTHERS_TURN, "!hit", bj.Hit(2)),
        (WAR_BETTING, "!bet 20", Bet(0, 40)),
        (TIE, "!war", war.GoToWar(0)),
        (TIE, "!go to war", war.GoToWar(0)),
        (TIE, "!surrender", Surrender(0)),
        (WAR_BET, "!withdraw", Withdraw(0)),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_english_words_play_in_every_language(writer: Writer, line: str, action: PlayerAction, language: str) -> None:
    if len(line) > 3 or language == "en":
        assert hear(line, writer, catalogue_of(language)) == action


@pytest.mark.parametrize(
    ("language", "writer", "line", "action"),
    [
        ("ru", BETTING, "!ставка 20", Bet(0, 40)),
        ("ru", BETTING, "!СТАВЛЮ 20", Bet(0, 40)),
        ("ru", PLAYING, "!ещё", bj.Hit(0)),
        ("ru", PLAYING, "!еще", bj.Hit(0)),
        ("ru", PLAYING, "!карту", bj.Hit(0)),
        ("ru", PLAYING, "!хватит", bj.Stand(0)),
        ("ru", TEN, "!удвоить", bj.Double(0)),
        ("ru", PLAYING, "!разделить", bj.Split(0)),
        ("ru", INSURING, "!страховка", bj.Insure(0)),
        ("ru", INSURING, "!без страховки", bj.Decline(0)),
        ("ru", BETTING, "!пас", SitOut(0)),
        ("ru", WAR_BETTING, "!ставка 7", Bet(0, 14)),
        ("ru", TIE, "!война", war.GoToWar(0)),
        ("ru", TIE, "!сдаюсь", Surrender(0)),
        ("ru", WAR_BET, "!забрать", Withdraw(0)),
        ("pt", BETTING, "!aposta 20", Bet(0, 40)),
        ("pt", PLAYING, "!carta", bj.Hit(0)),
        ("pt", PLAYING, "!peço", bj.Hit(0)),
        ("pt", PLAYING, "!PECO", bj.Hit(0)),
        ("pt", PLAYING, "!parar", bj.Stand(0)),
        ("pt", TEN, "!dobrar", bj.Double(0)),
        ("pt", PLAYING, "!separar", bj.Split(0)),
        ("pt", INSURING, "!seguro", bj.Insure(0)),
        ("pt", INSURING, "!sem seguro", bj.Decline(0)),
        ("pt", WAR_BETTING, "!aposto 7", Bet(0, 14)),
        ("pt", TIE, "!guerra", war.GoToWar(0)),
    ],
)
def test_own_words_play(language: str, writer: Writer, line: str, action: PlayerAction) -> None:
    assert hear(line, writer, catalogue_of(language)) == action


EVERY_WORD = [
    (language, game, verb.key, word)
    for language in LANGUAGES
    for game in map(find_game, game_names())
    for verb in game.text.verbs
    for word in catalogue_of(language).words(verb.key)
]


def _what_follows(verb: Verb, language: str) -> str:
    """An amount, or the parts that a verb wants."""
    shown = catalogue_of(language).words(verb.key)[0]
    return " 20" if verb.wants_amount else example_of(verb, NOTHING, catalogue_of(language)).removeprefix(shown)


@pytest.mark.parametrize(("language", "game", "key", "word"), EVERY_WORD)
def test_every_word_that_the_reader_knows_for_an_action_plays(
    language: str, game: AnyGame, key: str, word: str
) -> None:
    verb = next(each for each in game.text.verbs if each.key == key)
    heard = hear(f"!{word}{_what_follows(verb, language)}", Writer(game, None, 4), catalogue_of(language))
    assert isinstance(heard, verb.action)
    assert heard.seat == 4


@pytest.mark.parametrize("line", ["", "hit", "bet 20", "well played!", "1! 2!", "¡hit", "?help"])
@pytest.mark.parametrize("writer", [PLAYING, LOOKER, TIE])
def test_a_line_without_the_mark_is_ordinary_chat(line: str, writer: Writer) -> None:
    assert not is_command(line)
    assert hear(line, writer, catalogue_of("en")) is None


# Questions


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", [("hand", "cards"), ("table", "look"), ("shoe", "count"), ("chips", "wallet"), ("help", "commands")]),
        ("ru", [("рука",), ("стол", "карты"), ("башмак", "шуз"), ("фишки", "кошелек"), ("помощь", "команды")]),
        ("pt", [("mão", "MAO"), ("mesa",), ("sabot",), ("fichas", "carteira"), ("ajuda", "comandos", "")]),
    ],
)
@pytest.mark.parametrize("writer", [PLAYING, TIE])
def test_the_general_words_ask_the_same_in_every_language(
    language: str, words: list[tuple[str, ...]], writer: Writer
) -> None:
    for key, spoken in zip(GENERAL, words, strict=True):
        first = said(f"!{catalogue_of('en').words(key)[0]}", writer, language)
        for word in spoken:
            assert said(f"!{word}", writer, language) == first


@pytest.mark.parametrize(
    ("language", "writer", "told"),
    [
        ("en", BEFORE_ALL, ["You hold no cards right now."]),
        ("en", BETTING, ["You hold no cards right now."]),
        ("en", blackjack_at("0: bet 10"), ["Your hand: no cards, bet 10"]),
        ("en", PLAYING, ["Your hand: 8♣ 8♠, 16, bet 10"]),
        ("ru", PLAYING, ["Ваша рука: 8♣ 8♠, 16, ставка 10"]),
        ("pt", PLAYING, ["A sua mão: 8♣ 8♠, 16, aposta 10"]),
        ("en", blackjack_at(DEALT + "A K 9 7 K"), ["Your hand: A♣ 7♠, 18 or 8, bet 10"]),
        ("en", SPLIT, ["Your hand 1, your turn: 8♣ 7♣, 15, bet 10", "Your hand 2: 8♠, 8, bet 10"]),
        ("ru", SPLIT, ["Ваша рука 1, ваш ход: 8♣ 7♣, 15, ставка 10", "Ваша рука 2: 8♠, 8, ставка 10"]),
        ("en", LOOKER, ["You aren’t sitting at this table. Take a seat first."]),
        ("en", TIE, ["Your hand: 9♣, bet 2"]),
        ("pt", WAR_BET, ["A sua mão: sem cartas, aposta 2"]),
    ],
)
def test_the_hand_is_told_with_what_it_makes(language: str, writer: Writer, told: list[str]) -> None:
    assert said("!hand", writer, language) == told


def test_the_table_is_told_place_by_place_to_whoever_asks() -> None:
    shared = ["Dealer: 9♥, 9", "Boris: A♦ K♣, blackjack, bet 10", "Clara: sitting out"]
    shoe = "Shoe: 6 decks, 307 cards left; shuffle after 195 to 215 more."
    assert said("!table", PLAYING) == [shared[0], "You: 8♣ 8♠, 16, bet 10", *shared[1:], shoe]
    assert said("!table", LOOKER) == [shared[0], "Anna: 8♣ 8♠, 16, bet 10", *shared[1:], shoe]
    assert said("!table", BEFORE_ALL, "ru") == ["На столе пока ничего нет."]


def test_the_shoe_is_told_where_a_game_has_one() -> None:
    for writer in (PLAYING, LOOKER):
        assert said("!shoe", writer) == [
            "6 decks, 307 cards left; shuffle after 195 to 215 more.",
            "5 cards seen since the shuffle: A × 1, 8 × 2, 9 × 1 and 10–K × 1.",
        ]
    assert said("!shoe", TIE, "pt") == [
        "6 baralhos, 309 cartas por ver; baralha-se tudo antes de cada ronda.",
        "Desde que se baralhou, saíram 3 cartas: 9\u00a0×\u00a03.",
    ]
    assert said("!shoe", BEFORE_ALL) == ["There’s nothing on the table yet."]
    game = high_card.GAME
    state = high_card_round.start(high_card_round.House(), Opening((Seated(0, 40), Seated(1, 40)), dealer=0))
    assert said("!shoe", Writer(game, game.sight.view(state, 0), 0)) == ["This game has no shoe."]


@pytest.mark.parametrize(
    ("language", "writer", "told"),
    [
        ("en", PLAYING, "Before you: 180. Staked in this round: 20. In your wallet: 300½."),
        ("en", replace(PLAYING, staked=0), "Before you: 180. In your wallet: 300½."),
        ("ru", PLAYING, "Перед вами: 180. Поставлено в этом раунде: 20. В кошельке: 300½."),
        ("pt", replace(PLAYING, staked=0), "À sua frente: 180. Na carteira: 300½."),
        ("en", LOOKER, "In your wallet: 300½. You aren’t seated at this table."),
    ],
)
def test_the_chips_are_told(language: str, writer: Writer, told: str) -> None:
    assert said("!chips", writer, language) == [told]


QUESTIONS = [
    "!hand – your cards and what they make",
    "!table – what’s on the table",
    "!shoe – what is left of the shoe, and what has been seen",
    "!chips – your chips, here and in the wallet",
    "!help – this list",
]


def test_help_lists_what_can_be_typed_now() -> None:
    assert said("!help", PLAYING) == [
        "You can type here, by word or by its first letters:",
        "!hit – take another card",
        "!stand – take no more cards",
        "!split – make two hands of the pair, with an equal bet on the second",
        *QUESTIONS,
    ]
    assert said("!help", WAR_BETTING)[1:3] == ["!bet 2 – from 2 to 100", "!sit out – skip this round"]
    assert said("!", TIE, "pt")[:2] == [
        "Aqui pode escrever, por inteiro ou pelas primeiras letras:",
        "!guerra – apostar outro tanto e comparar cartas novas",
    ]
    assert said("!справка", LOOKER, "ru")[:2] == [
        "Решать вам сейчас нечего. Здесь можно набрать:",
        "!рука — ваши карты и что из них выходит",
    ]
    assert said("!help", OTHERS_TURN) == ["You have nothing to decide right now. You can type here:", *QUESTIONS]


# What cannot be done

SEE = "Type !help to see what you can say here."


@pytest.mark.parametrize(
    ("language", "writer", "line", "told"),
    [
        ("en", PLAYING, "!dance", ["Unknown word: “dance”. You can type: hit, stand, split.", SEE]),
        ("en", OTHERS_TURN, "!dance", ["Unknown word: “dance”. There’s nothing to decide right now.", SEE]),
        ("en", BETTING, "!bet", ["“bet” needs an amount after it, like “bet 2”.", SEE]),
        ("en", BETTING, "!bet lots", ["“lots” isn’t an amount of chips. Write it like 7, 7½, 7.5 or 2.01k.", SEE]),
        ("en", PLAYING, "!hit me", ["“hit” stands alone; “me” does not belong after it.", SEE]),
        ("en", PLAYING, "!s!", ["Unknown word: “s!”. You can type: hit, stand, split.", SEE]),
        ("en", LOOKER, "!bet 20", ["You aren’t sitting at this table. Take a seat first.", SEE]),
        ("en", LOOKER, "!dance", ["You aren’t sitting at this table. Take a seat first.", SEE]),
        (
            "ru",
            BETTING,
            "!пляши",
            [
                "Неизвестная команда: «пляши». Сейчас можно: ставка 2–100, пропустить.",
                "Наберите !помощь, чтобы увидеть, что здесь можно сказать.",
            ],
        ),
        (
            "pt",
            PLAYING,
            "!dança",
            [
                "Comando desconhecido: «dança». Pode escrever: carta, ficar, separar.",
                "Escreva !ajuda para ver o que pode dizer aqui.",
            ],
        ),
    ],
)
def test_what_is_not_understood_is_answered_in_sentences(
    language: str, writer: Writer, line: str, told: list[str]
) -> None:
    assert said(line, writer, language) == told


# Anything at all

WORDS = sorted(
    {word for _, _, _, word in EVERY_WORD}
    | {word for language in LANGUAGES for key in GENERAL for word in catalogue_of(language).words(key)}
)


@given(
    text=st.text(max_size=60) | st.lists(st.sampled_from(WORDS) | st.text(max_size=9), max_size=5).map(" ".join),
    mark=st.sampled_from(["!", " !", "! ", "!!", ""]),
    language=st.sampled_from(LANGUAGES),
    place=st.sampled_from(range(len(SITUATIONS))),
)
@example("bet " + "9" * 5000, "!", "en", SITUATIONS.index(BETTING))
@example("\ud800", "!", "ru", SITUATIONS.index(PLAYING))
@example("bet {text}", "!", "en", SITUATIONS.index(BETTING))
@example("{0}", "!", "pt", SITUATIONS.index(TIE))
@example("\u2028\x00", "!", "en", SITUATIONS.index(LOOKER))
@example("İ", "!", "pt", SITUATIONS.index(TIE))
def test_any_text_is_an_action_an_answer_or_no_command(text: str, mark: str, language: str, place: int) -> None:
    writer, line, catalogue = SITUATIONS[place], mark + text, catalogue_of(language)
    heard: Heard = hear(line, writer, catalogue)
    assert (heard is None) is not is_command(line)
    if isinstance(heard, PlayerAction):
        assert heard.seat == writer.seat
    for sentence in heard if isinstance(heard, tuple) else ():
        told = catalogue.say(sentence, names=NAMES, you=writer.seat)
        assert told == printable(told)
    assert heard != (), "a command is answered"


# Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_no_word_of_a_question_is_a_word_of_an_action(language: str, game: str) -> None:
    def words(keys: list[str]) -> set[str]:
        return {word.casefold() for key in keys for each in {language, "en"} for word in catalogue_of(each).words(key)}

    assert not words([*GENERAL]) & words([verb.key for verb in find_game(game).text.verbs])
    assert all(" " not in word for word in words([*GENERAL])), "a question is one word"


# Secrets


def test_answers_tell_of_face_down_cards_only_that_they_are_there() -> None:
    catalogue, answers = catalogue_of("en"), set()
    for others in combinations(read_cards("2c 3c 4c 5c"), 3):
        state = fishing_round.start(fishing_round.House(), Opening((Seated(0, 0), Seated(1, 0)), dealer=0))
        for card in (*others, *read_cards("7d 6d 5d 2h 3h 4h 5h")):
            state, _ = fishing_round.RULEBOOK.apply(state, Deal(card))
        writer, looker = (writer_of(fishing.GAME, state, seat) for seat in (0, None))
        answers.add(
            tuple(map(repr, (hear(f"!{word}", writer, catalogue) for word in ("hand", "table", "shoe", "chips"))))
        )
        assert said("!table", looker)[1:] == ["Anna: 3 cards face down", "Boris: 3 cards face down"]
    assert len(answers) == 1, "whatever the other seat holds, the answers are the same"
    assert said("!table", writer) == ["Table: 2♥ 3♥ 4♥ 5♥", "You: 7♦ 6♦ 5♦", "Boris: 3 cards face down"]


def test_a_sealed_card_is_not_told_to_its_owner() -> None:
    state = high_card_round.start(high_card_round.House(), Opening((Seated(0, 40), Seated(1, 40)), dealer=0))
    for card in read_cards("7c 2h 4d"):
        state, _ = high_card_round.RULEBOOK.apply(state, Deal(card))
    writer = writer_of(high_card.GAME, state, 0)
    assert said("!table", writer) == ["Table: 4♦", "You: a card face down", "Boris: a card face down"]
    assert said("!hand", writer) == ["Your hand: a card face down"]


def test_several_cards_face_down_are_counted() -> None:
    text: TextRules[high_card_round.View] = TextRules(
        (), lambda event: None, lambda view: (Spot(Sentence("the-dealer"), (None, None, None)),), ()
    )
    game = replace(high_card.GAME, text=text)
    assert said("!table", Writer(game, object(), 0)) == ["Dealer: 3 cards face down"]
    assert said("!table", Writer(game, object(), 0), "ru") == ["Дилер: 3 карты рубашкой вверх"]
