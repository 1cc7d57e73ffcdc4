"""A sitting played in the terminal: it runs the table, says what happens, and asks the player to choose."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from fairdeal import fair
from fairdeal.engine.chance import BytesChance
from fairdeal.engine.chips import CHIP, Chips
from fairdeal.engine.events import RoundSettled
from fairdeal.engine.game import AnyGame, Bot, Price, Spot
from fairdeal.engine.moves import Event, Legal, PlayerAction
from fairdeal.engine.refusals import whole_chips_only
from fairdeal.engine.sitting import Standing
from fairdeal.engine.words import Gain, Seat, Sentence
from fairdeal.errors import FairdealError, IllegalHouse
from fairdeal.locale import Catalogue, Choice, choices, read_command, read_general, say_action
from fairdeal.record import Player, Record
from fairdeal.room import (
    Asks,
    CutLeftOut,
    CutOpened,
    Draw,
    FairSitting,
    Happened,
    ReceiptShown,
    RoundOpened,
    SealOpened,
    SealShown,
    ShuffleVoided,
)
from fairdeal.terminal.books import Books
from fairdeal.terminal.options import all_options, unusual_options
from fairdeal.terminal.screen import Offer, Place, Question, Screen, show_places

YOU: Final = 0
"""The player's seat at the table."""

CHIP_DECIMALS, POINT_DECIMALS = 4, 2
"""Decimal places of a price in chips, and in points."""

GENERAL: Final = ("word-odds", "word-cut", "word-table", "word-house", "word-help", "word-quit")
"""The words that every game has, as keys of the catalogue."""

RANDOM_CUT_SIZE: Final = 16
"""Bytes of a cut that the player leaves to chance."""


Keep = Callable[[Record], None]
"""Keeps a record, in the place of what was kept before."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What is played: the game, its house, the half-chips to start with (None: always enough), the player's name.

    `bot` is how the other seats play; None is the game's usual way. After so many `rounds` the player leaves.

    Raises IllegalHouse when the chips are too few for one round.
    """

    game: AnyGame
    house: object
    chips: int | None = None
    name: str = ""
    bot: Bot[Any] | None = None
    rounds: int | None = None

    def __post_init__(self) -> None:
        least = self.game.sitting.least(self.house)
        if self.chips is not None and self.chips < least:
            raise IllegalHouse(
                "chips-too-few",
                "You can’t start with {chips}: the smallest bet needs {least}.",
                chips=Chips(self.chips),
                least=Chips(least),
            )
        if self.chips is not None and self.chips % self.game.sitting.chip(self.house):
            raise whole_chips_only(self.chips)


class Play:
    """One sitting of a player at a table of their own, with bots at the other seats.

    `keep` is given the record after every round and, whatever happens, at the end.
    """

    def __init__(
        self,
        setting: Setting,
        catalogue: Catalogue,
        screen: Screen,
        *,
        draw: Draw,
        keep: Keep = lambda record: None,
    ) -> None:
        self._game = setting.game
        self._house = setting.house
        self._bot = setting.bot or setting.game.bots.usual
        self._catalogue = catalogue
        self._screen = screen
        self._draw = draw
        self._rounds = setting.rounds
        self._keep = keep
        self._notional = setting.chips is None
        chips = setting.game.sitting.notional(setting.house) if setting.chips is None else setting.chips
        players = [self._player(seat, chips, setting.name) for seat in setting.game.seats(setting.house)]
        self._names = {player.seat: player.name for player in players}
        self._table = FairSitting(setting.game, setting.house, players, draw=draw)
        self._books = Books(players)
        self._cut: bytes | None = None
        self._bet = 0
        self._shown = False

    def run(self) -> Record:
        """Play to the end of the sitting, or until the player quits; the record of it."""
        try:
            self._tell_house()
            while self._table.asks is not Asks.NOTHING:
                self._step()
        finally:
            self._post(self._table.close())
            self._keep(self._table.record)
        self._books.close(self._table.stacks)
        self._tell_end()
        return self._table.record

    def _step(self) -> None:
        """One step of the table, and all that is said of it."""
        try:
            happened = self._next()
        except FairdealError as error:
            return self._screen.refuse(self._error(error))
        if happened is None:
            return None
        self._post(happened)
        if happened and self._table.asks is Asks.ROUND:
            self._keep_round()
        for event in happened.for_viewer(YOU):
            self._tell(event)
        return None

    def _keep_round(self) -> None:
        try:
            self._keep(self._table.record)
        except FairdealError as error:
            self._screen.refuse(self._error(error))

    def _post(self, happened: Happened) -> None:
        self._books.post(happened.everything, len(self._table.record.rounds))

    def _next(self) -> Happened | None:
        """One step of the table; None where nothing was played. What is typed wrong is refused and asked again."""
        match self._table.asks:
            case Asks.ROUND if self._is_enough():
                return self._table.close()
            case Asks.ROUND:
                return self._table.open_round()
            case Asks.CUTS:
                return self._table.show_cut(YOU, fair.commit_cut(self._chosen_cut()))
            case Asks.OPENINGS:
                return self._table.open_cut(YOU, self._chosen_cut())
            case _:
                return self._move()

    def _is_enough(self) -> bool:
        """Whether all rounds are played that the player wanted."""
        return self._rounds is not None and self._table.progress.round > self._rounds

    def _move(self) -> Happened | None:
        asked = self._table.asked
        if YOU in asked:
            return self._ask()
        bot = asked[0]
        return self._table.act(self._bot(self._table.view(bot), self._table.legal(bot), BytesChance(self._draw)))

    def _ask(self) -> Happened | None:
        """Show the table and read commands until one of them is an action, or the player quits."""
        legal = self._table.legal(YOU)
        offered = choices(self._game.text.verbs, legal, self._catalogue)
        if not self._shown:
            self._screen.table(self._places())
            self._tell_tally()
            for warning in self._game.text.warn(self._table.view(YOU), legal):
                self._screen.note(self._say(warning))
            self._shown = True
        typed = self._screen.ask(self._question(offered))
        if typed is None:
            self._screen.note(self._text("play-input-ended"))
            return self._table.close()
        return self._obey(typed, legal)

    def _obey(self, typed: str, legal: Legal) -> Happened | None:
        word, rest = read_general(typed, GENERAL, self._catalogue, self._game.text.verbs, legal) or ("", "")
        match word:
            case "word-quit":
                return self._table.close()
            case "word-odds":
                self._tell_prices(legal)
            case "word-help":
                self._tell_help(legal)
            case "word-cut":
                self._take_cut(rest)
            case "word-house":
                for line in all_options(self._game, self._house, self._catalogue):
                    self._screen.say(line)
            case "word-table":
                self._screen.say(show_places(self._places()) or self._text("play-table-empty"))
            case _:
                return self._act(read_command(typed, self._game.text.verbs, self._catalogue, YOU, legal))
        return None

    def _act(self, action: PlayerAction) -> Happened:
        happened = self._table.act(action)
        self._bet = getattr(action, "amount", self._bet)
        self._shown = False
        return happened

    # What happened

    def _tell(self, event: Event) -> None:
        match event:
            case RoundOpened(round=number, of=of):
                key = "play-round" if of is None else "play-round-of"
                self._screen.head(self._text(key, round=number, of=of or 0))
            case SealShown(commitment=commitment):
                self._cut = None
                self._screen.note(self._text("play-seal-shown", seal=commitment.hex()))
            case CutOpened(seat=seat, cut=cut) if seat == YOU:
                self._screen.note(self._text("play-cut-opened", cut=cut.hex()))
            case SealOpened(seal=seal):
                self._screen.note(self._text("play-seal-opened", seal=seal.hex()))
            case CutLeftOut(seat=seat):
                self._screen.note(self._text("play-cut-left-out", seat=Seat(seat)))
            case ShuffleVoided():
                self._screen.note(self._text("play-shuffle-void"))
            case ReceiptShown(receipt=receipt):
                self._screen.note(self._text("play-receipt", receipt=receipt.hex()))
            case RoundSettled():
                self._screen.table(self._places())
            case _:
                sentence = self._game.text.tell(event)
                if sentence is not None:
                    self._screen.say(self._say(sentence))

    def _tell_tally(self) -> None:
        you = self._standing()
        if you.score is not None:
            return self._tell_score()
        facts = {"net": Gain(you.net), "chips": Chips(you.chips)}
        return self._screen.note(self._text("play-tally" if self._notional else "play-tally-chips", **facts))

    def _tell_score(self) -> None:
        """The points of everybody, in a game without stakes."""
        scores = (
            Sentence("play-score-of", {"seat": Seat(each.seat), "score": each.score or 0})
            for each in self._table.standings
        )
        self._screen.note(self._say(Sentence("play-score", {"scores": tuple(scores)})))

    def _places(self) -> list[Place]:
        view = self._table.view(YOU)
        return [self._place(spot) for spot in self._game.text.spots(view)] if view is not None else []

    def _place(self, spot: Spot) -> Place:
        note = "" if spot.note is None else self._say(spot.note)
        return Place(self._say(spot.label), spot.cards, note, spot.own, spot.other)

    # What can be typed

    def _question(self, offered: Sequence[Choice]) -> Question:
        general = [self._catalogue.words(key)[0] for key in GENERAL]
        return Question(
            self._text("play-choices", choices=", ".join(map(_typed_as, offered)), general=", ".join(general)),
            _offers(offered),
            self._text("play-general", general=", ".join(general)),
            [each.command_word for each in offered] + general,
            self._default(offered),
        )

    def _default(self, offered: Sequence[Choice]) -> str:
        """What Enter alone means: the last bet again, else the least one. A decision that costs more has none."""
        for each in offered:
            if each.amounts is not None:
                amount = self._bet if self._bet in each.amounts else each.amounts.least
                return f"{each.command_word} {Chips(amount)}"
        return ""

    def _tell_house(self) -> None:
        """The options of the table that are not as usual, before anybody sits down."""
        unusual = unusual_options(self._game, self._house, self._catalogue)
        key = "play-house-own" if unusual else "play-house-usual"
        self._screen.say(self._text(key, word=self._catalogue.words("word-house")[0]))
        for line in unusual:
            self._screen.say(line)

    def _tell_prices(self, legal: Legal) -> None:
        prices = self._game.advice.price(self._table.view(YOU), legal)
        if not prices:
            self._screen.say(self._text("play-no-price"))
        for price in prices:
            self._screen.say(self._price(price))

    def _price(self, price: Price) -> str:
        verb = next(verb for verb in self._game.text.verbs if verb.action is type(price.action))
        amount = getattr(price.action, "amount", None)
        said = say_action(verb, price.action, self._catalogue) + ("" if amount is None else f" {Chips(amount)}")
        if self._game.unit == "half-chips":
            return self._text("play-price", choice=said, price=self._decimal(price.expectation / CHIP, CHIP_DECIMALS))
        worth = self._decimal(price.expectation, POINT_DECIMALS)
        if price.error is None:
            return self._text("play-price-points", choice=said, price=worth)
        error = self._catalogue.decimal(price.error, POINT_DECIMALS)
        return self._text("play-price-estimate", choice=said, price=worth, error=error)

    def _decimal(self, number: Fraction, places: int) -> str:
        return self._catalogue.decimal(number, places, signed=True)

    def _tell_help(self, legal: Legal) -> None:
        self._screen.say(self._text("play-help"))
        for each in choices(self._game.text.verbs, legal, self._catalogue):
            self._screen.say(self._text("play-help-line", word=each.example, hint=each.hint))
        for key in GENERAL:
            self._screen.say(
                self._text("play-help-line", word=self._catalogue.words(key)[0], hint=self._text(f"{key}.hint"))
            )

    def _take_cut(self, words: str) -> None:
        """The player's own words for the cut of the shuffle that is due; without words it is random again."""
        if not self._table.wants_cuts:
            self._screen.refuse(self._text("play-cut-too-late"))
        elif words:
            self._cut = fair.cut_from_text(words)
            self._screen.say(self._text("play-cut-taken", cut=words))
        else:
            self._cut = None
            self._screen.say(self._text("play-cut-random"))

    def _chosen_cut(self) -> bytes:
        if self._cut is None:
            self._cut = self._draw(RANDOM_CUT_SIZE)
        return self._cut

    # The end

    def _tell_end(self) -> None:
        you = self._standing()
        facts = {"rounds": len(you.nets), "net": Gain(you.net)}
        self._screen.head(self._text("play-end"))
        if you.score is not None:
            self._tell_score()
            if you.verdict is not None:
                self._screen.say(self._text(f"play-match-{you.verdict}"))
            return
        ending = "played" if self._is_enough() else you.ending or "open"
        self._screen.say(self._text(f"play-end-{ending}", **facts))
        if you.verdict is not None:
            self._screen.say(self._text(f"play-verdict-{you.verdict}", **facts))

    def _standing(self) -> Standing:
        return next(each for each in self._table.standings if each.seat == YOU)

    # Words

    def _text(self, key: str, **facts: object) -> str:
        return self._catalogue.text(key, **facts)

    def _say(self, sentence: Sentence) -> str:
        return self._catalogue.say(sentence, names=self._names, you=YOU)

    def _error(self, error: FairdealError) -> str:
        return self._catalogue.say_error(error, names=self._names, you=YOU)

    def _player(self, seat: int, chips: int, name: str) -> Player:
        bot = seat != YOU
        own = name or self._text("play-your-name")
        return Player(seat=seat, name=self._text("play-bot-name", number=seat) if bot else own, chips=chips, bot=bot)


def _offers(offered: Sequence[Choice]) -> list[Offer]:
    return [Offer(each.key_letter, " ".join(filter(None, (each.label, _range(each))))) for each in offered]


def _typed_as(choice: Choice) -> str:
    """What can be typed: `war`, `bet 2`, `bet 2–100`."""
    return " ".join(filter(None, (choice.command_word, _range(choice))))


def _range(choice: Choice) -> str:
    if choice.amounts is None:
        return ""
    least, most = Chips(choice.amounts.least), Chips(choice.amounts.most)
    return str(least) if least == most else f"{least}–{most}"
