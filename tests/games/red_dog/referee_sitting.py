"""A second referee for a sitting of Red Dog: whose deal it is, who comes and goes, and what becomes of the pot.

Written from rules.md §4 alone; rounds are played by the referee beside it. How the text was read:

- RD36: "by the stacks when the round before ended" is after the pot was divided. If nobody could be dealt in then, the
  deal is the next seat's. If the seat whose deal it is leaves, or can't be dealt in, the next one from there that is
  dealt in when the round begins is the dealer, who may be a newcomer. The first dealer may be any seat.
- RD22: after a bank was declined all round, the same seat is asked first again.
- RD12: those who share are the players of the last round who still sit, and nobody who took the seat of one who left;
  where none does, all who sit. "From dealer's left" is from the left of who dealt the last round. The pool is shared in
  the same way. The last seat to leave breaks the table up, and so takes the pot.
- RD35: who comes before the first round is no newcomer; who leaves and comes back is one. The fee is owed until the
  seat is dealt in.
"""

from collections.abc import Callable

from tests.games.red_dog.referee import Ask, Result, drive, play
from tests.games.red_dog.referee_house import Options, can_be_dealt_in, clockwise


class Sitting:
    """Seats with whole chips, a pot, and whose deal it is."""

    def __init__(self, options: Options, chips: dict[int, int], dealer: int) -> None:
        self.options = options
        self.chips = dict(chips)
        self.pot = 0
        self.rounds = 0
        self.newcomers: set[int] = set()
        self.played: list[int] = []  # the seats of the last round, from its dealer's left
        self.last_dealer = dealer
        self.next_dealer = dealer

    def dealt_in(self) -> list[int]:
        return sorted(seat for seat in self.chips if can_be_dealt_in(self.options, self.chips[seat]))

    def can_deal(self) -> bool:
        return len(self.dealt_in()) >= 2

    def dealer(self) -> int | None:
        """Whose deal the next round is, if it began now."""
        return next(iter(clockwise(self.dealt_in(), self.next_dealer - 1)), None)

    def round(self, answer: Callable[[Ask], object]) -> tuple[list[tuple[Ask, object]], Result]:
        """Plays one round and takes it in."""
        dealer = self.dealer()
        assert dealer is not None
        asked, result = drive(play(self.options, self.chips, dealer, self.pot, self.newcomers), answer)
        self.take_in(result, dealer)
        return asked, result

    def take_in(self, result: Result, asked_first: int) -> None:
        if result["paused"]:
            self.next_dealer = asked_first
            return
        self.chips, self.pot, self.played = result["chips"], result["pot"], result["played"]
        self.last_dealer = result["dealer"]
        self.newcomers -= set(self.played)
        self.next_dealer = clockwise(self.dealt_in() or self.chips, self.last_dealer)[0]
        self.rounds += 1

    def join(self, seat: int, chips: int) -> None:
        assert seat not in self.chips
        self.chips[seat] = chips
        if self.rounds:
            self.newcomers.add(seat)

    def bring(self, seat: int, chips: int) -> None:
        self.chips[seat] += chips

    def leave(self, seat: int) -> int:
        """A seat goes with the chips before it, and without the pot, if others stay (RD12)."""
        if len(self.chips) == 1:
            self.close()
        self.newcomers.discard(seat)
        self.played = [each for each in self.played if each != seat]
        return self.chips.pop(seat)

    def close(self) -> dict[int, int]:
        """The table breaks up: what each gets of the pot (RD12)."""
        sharers = [seat for seat in self.played if seat in self.chips] or clockwise(self.chips, self.last_dealer)
        each, odd = divmod(self.pot, len(sharers)) if sharers else (0, 0)
        shares = {seat: each + (place < odd) for place, seat in enumerate(sharers)}
        for seat, share in shares.items():
            self.chips[seat] += share
        self.pot = 0
        return shares
