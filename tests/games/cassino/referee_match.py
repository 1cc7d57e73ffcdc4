"""A second referee for a match of Cassino: the six portions of a deal, its score, and who has won.

Written from rules.md §2 alone. A deal is given its 52 cards in the order in which they leave the deck. How the text
was read:

- CA2: two to the non-dealer, two to the table, two to the dealer, and again; later the same without the table.
- CA30: three automatic moves in a row of the *same* player lose the match, also across portions and deals. The third
  is not made any more: the match is lost as it stands, and the deal brings nobody points.
- CA3, CA25: a deal without a capture is dealt again by the same dealer; the deal passes after every deal that counts.
"""

from tests.games.cassino.referee import (
    Move,
    Options,
    Position,
    automatic_move,
    lay,
    legal_moves,
)


class Deal:
    """One complete deal of 52 cards."""

    def __init__(self, options: Options, dealer: int, cards: list[str]) -> None:
        assert len(set(cards)) == len(cards) == 52
        self.options = options
        self.dealer = dealer
        self.stock = list(cards)
        self.piles: list[list[str]] = [[], []]
        self.sweeps = [0, 0]
        self.last_capture: int | None = None
        self.portion = 0
        self.last_portion = False
        self.log: list[tuple[object, ...]] = []
        self.position = Position(1 - dealer, [[], []])
        self.deal_portion()

    def deal_portion(self) -> None:
        """Four cards to each, in twos; to the table only at the start (CA2)."""
        self.portion += 1
        self.last_portion = len(self.stock) == 8
        if self.last_portion:
            self.log.append(("last portion",))
        for _ in range(2):
            self.position.hands[1 - self.dealer] += self.draw_two()
            if self.portion == 1:
                self.position.loose += self.draw_two()
            self.position.hands[self.dealer] += self.draw_two()

    def draw_two(self) -> list[str]:
        two, self.stock = self.stock[:2], self.stock[2:]
        return two

    def moves(self) -> set[Move]:
        return set() if self.over() else legal_moves(self.options, self.position)

    def over(self) -> bool:
        return not self.stock and not any(self.position.hands)

    def play(self, move: Move) -> None:
        player = self.position.mover
        taken = lay(self.options, self.position, move)
        if taken:
            self.piles[player] += taken
            self.last_capture = player
            if not self.position.loose and not self.position.builds:
                self.sweeps[player] += 1
                self.log.append(("sweep", player))
        if not any(self.position.hands):
            assert not self.position.builds, "a build outlives its portion"
            if self.stock:
                self.deal_portion()
            else:
                self.give_the_rest()

    def give_the_rest(self) -> None:
        """What still lies there goes to who captured last; it is no sweep."""
        if self.last_capture is not None and self.position.loose:
            self.piles[self.last_capture] += self.position.loose
            self.log.append(("rest", self.last_capture, frozenset(self.position.loose)))
            self.position.loose = []

    def void(self) -> bool:
        """Whether nobody captured anything, so that the deal doesn't count."""
        return self.over() and self.last_capture is None

    def points(self) -> list[int]:
        """What the deal brings to each (§2.4)."""
        points = list(self.sweeps)
        for worth, counts in ((3, [len(pile) for pile in self.piles]), (1, [spades(pile) for pile in self.piles])):
            if counts[0] != counts[1]:
                points[counts.index(max(counts))] += worth
        for player in (0, 1):
            for card in self.piles[player]:
                points[player] += (card[:-1] == "A") + 2 * (card == "10♦") + (card == "2♠")
        return points


def spades(pile: list[str]) -> int:
    return sum(card.endswith("♠") for card in pile)


class Match:
    """Deals until somebody has won."""

    def __init__(self, options: Options, dealer: int) -> None:
        self.options = options
        self.dealer = dealer
        self.score = [0, 0]
        self.automatic = [0, 0]
        self.winner: int | None = None
        self.deal: Deal | None = None

    def start(self, cards: list[str]) -> Deal:
        assert self.winner is None
        self.deal = Deal(self.options, self.dealer, cards)
        return self.deal

    def play(self, move: Move) -> None:
        assert self.deal is not None
        self.automatic[self.deal.position.mover] = 0
        self.make(move)

    def time_out(self) -> None:
        """The automatic move; in place of the third in a row the match is lost."""
        assert self.deal is not None
        player = self.deal.position.mover
        self.automatic[player] += 1
        if self.automatic[player] == 3:
            self.forfeit(player)
        else:
            self.make(automatic_move(self.deal.position))

    def make(self, move: Move) -> None:
        assert self.deal is not None
        self.deal.play(move)
        if self.deal.over() and not self.deal.void():
            self.score = [total + points for total, points in zip(self.score, self.deal.points(), strict=True)]
            self.dealer = 1 - self.dealer
            if max(self.score) >= self.options.target and self.score[0] != self.score[1]:
                self.winner = self.score.index(max(self.score))

    def forfeit(self, player: int) -> None:
        self.winner = 1 - player
