"""A second referee for a sitting of Red Dog: whose deal it is, who comes and goes, and what becomes of the pot.

Written from rules.md §4 alone; rounds are played by the referee beside it. How the text was read:

- RD36: "by the stacks when the round before ended" is after the pot was divided. If the seat whose deal it is leaves,
  the next of those who could be dealt in then is the dealer; if none of them is left (or nobody could be), the next
  seat from there that can be dealt in when the round begins. The first dealer may be any seat.
- RD22: after a bank was declined all round, the same seat is asked first again.
- RD12: those who share are the seats of the last round that still sit; where none does, all who sit. "From dealer's
  left" is from the left of who dealt the last round. The pool is shared in the same way. The last seat to leave breaks
  the table up, and so takes the pot.
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
        self.candidates = self.before_the_first_round()

    def before_the_first_round(self) -> list[int]:
        """The first dealer, then the others from his left."""
        return [
            self.last_dealer,
            *(seat for seat in clockwise(self.chips, self.last_dealer) if seat != self.last_dealer),
        ]

    def dealt_in(self) -> list[int]:
        return sorted(seat for seat in self.chips if can_be_dealt_in(self.options, self.chips[seat]))

    def can_deal(self) -> bool:
        return len(self.dealt_in()) >= 2

    def dealer(self) -> int | None:
        """Whose deal the next round is, if it began now."""
        seats = self.dealt_in()
        for seat in self.candidates:
            if seat in seats:
                return seat
        return next(iter(clockwise(seats, self.last_dealer)), None)

    def round(self, answer: Callable[[Ask], object]) -> tuple[list[tuple[Ask, object]], Result]:
        """Plays one round and takes it in."""
        dealer = self.dealer()
        assert dealer is not None
        asked, result = drive(play(self.options, self.chips, dealer, self.pot, self.newcomers), answer)
        self.take_in(result)
        return asked, result

    def take_in(self, result: Result) -> None:
        if result["paused"]:
            return
        self.chips, self.pot, self.played = result["chips"], result["pot"], result["played"]
        self.last_dealer = result["dealer"]
        self.newcomers -= set(self.played)
        self.candidates = clockwise(self.dealt_in(), self.last_dealer)
        self.rounds += 1

    def join(self, seat: int, chips: int) -> None:
        assert seat not in self.chips
        self.chips[seat] = chips
        if self.rounds:
            self.newcomers.add(seat)
        else:
            self.candidates = self.before_the_first_round()

    def bring(self, seat: int, chips: int) -> None:
        self.chips[seat] += chips

    def leave(self, seat: int) -> int:
        """A seat goes with the chips before it, and without the pot, if others stay (RD12)."""
        if len(self.chips) == 1:
            self.close()
        self.newcomers.discard(seat)
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
