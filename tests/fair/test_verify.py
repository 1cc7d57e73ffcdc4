"""Checking a finished shuffle: honest claims pass, and a false one fails the step that it belongs to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairdeal.cards import Card
from fairdeal.engine.words import Seat, Sentence, ShownCards
from fairdeal.fair import (
    SCHEME_1,
    SCHEME_2,
    Claim,
    Cut,
    CutCardRange,
    CutClaim,
    MadeBy,
    Seal,
    Step,
    Stream,
    commit_cut,
    decks,
    shuffle,
    verify,
)

SECRET = bytes(range(50, 82))
LINK = bytes(range(82, 114))
CUTS = (Cut(0, b"lucky"), Cut(3, b"seven"), Cut(4, bytes(range(32)), made_by=MadeBy.HOUSE))
UNDER_60_TO_80 = CutCardRange(60, 80)
NEVER_OPENED = CutClaim(6, commit_cut(b"held back"), None)


def claim_of(
    secret: bytes = SECRET,
    cuts: Sequence[Cut] = CUTS,
    *,
    start: Sequence[int] = decks(2),
    cut_card: CutCardRange | None = UNDER_60_TO_80,
    left_out: Sequence[CutClaim] = (NEVER_OPENED,),
) -> Claim:
    """What an honest house would show."""
    seal = Seal(secret, LINK)
    shuffled = shuffle(start, Stream.of(seal, cuts), cut_card=cut_card)
    opened = [CutClaim(cut.seat, cut.commitment, cut.data, made_by=cut.made_by) for cut in cuts]
    return Claim(
        seal.commitment,
        secret,
        (*opened, *left_out),
        tuple(start),
        shuffled.cards,
        low=cut_card.low if cut_card else None,
        high=cut_card.high if cut_card else None,
        cut_card=shuffled.cut_card,
        link=LINK,
    )


HONEST = claim_of()


def failed(claim: Claim) -> list[str]:
    return [step.name for step in verify(claim) if not step.passed]


def found(claim: Claim, name: str) -> Step:
    return next(step for step in verify(claim) if step.name == name)


def with_cut(place: int, cut: CutClaim) -> Claim:
    return replace(HONEST, cuts=(*HONEST.cuts[:place], cut, *HONEST.cuts[place + 1 :]))


def flipped(data: bytes, at: int, mask: int) -> bytes:
    return data[:at] + bytes([data[at] ^ mask]) + data[at + 1 :]


def test_an_honest_shuffle_passes_every_step_and_the_steps_have_names() -> None:
    steps = verify(HONEST)
    assert all(step.passed for step in steps)
    assert [step.name for step in steps] == [
        "seal",
        "seats",
        "cut of seat 0",
        "cut of seat 3",
        "cut of seat 4",
        "cut of seat 6",
        "cards",
        "order",
        "cut card",
    ]


def test_each_step_says_what_was_found() -> None:
    assert [step.said for step in verify(HONEST)] == [
        Sentence("check-seal-linked"),
        Sentence("check-seats-true", {"count": 4, "players": 2}),
        Sentence("check-cut-true-player", {"seat": Seat(0)}),
        Sentence("check-cut-true-player", {"seat": Seat(3)}),
        Sentence("check-cut-true-house", {"seat": Seat(4)}),
        Sentence("check-cut-closed", {"seat": Seat(6)}),
        Sentence("check-cards-true", {"count": 104}),
        Sentence("check-order-true", {"seen": 104, "count": 104}),
        Sentence("check-cut-card-true", {"found": str(HONEST.cut_card)}),
    ]


def test_a_seat_in_a_sentence_is_one_so_that_people_read_who_sits_there() -> None:
    assert isinstance(found(HONEST, "cut of seat 3").said.facts["seat"], Seat)


def test_a_shuffle_that_no_player_cut_passes_and_says_that_the_house_alone_decided() -> None:
    claim = claim_of(cuts=[Cut(4, b"bot", made_by=MadeBy.HOUSE)], left_out=[])
    assert failed(claim) == []
    assert found(claim, "seats").said == Sentence("check-house-alone", {"count": 1, "players": 0})


def test_the_cuts_may_be_claimed_in_any_order() -> None:
    assert failed(replace(HONEST, cuts=HONEST.cuts[::-1])) == []


def test_a_deal_that_stops_early_and_burns_unseen_is_checked_as_far_as_it_goes() -> None:
    claim = replace(HONEST, order=(None, *HONEST.order[1:6]))
    assert failed(claim) == []
    assert found(claim, "order").said == Sentence("check-order-true", {"seen": 5, "count": 104})


def test_another_seal_than_the_one_shown_fails_by_name() -> None:
    claim = replace(HONEST, seal=bytes(32))
    assert failed(claim)[0] == "seal"
    assert found(claim, "seal").said == Sentence("check-seal-unlinked")


def test_another_link_than_the_one_that_was_sealed_fails_only_the_seal() -> None:
    """The cards follow from seal and cuts; what was before them does not."""
    assert failed(replace(HONEST, link=bytes(32))) == ["seal"]


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_link_of_the_wrong_size_fails_the_seal_and_the_order_cannot_be_checked(size: int) -> None:
    claim = replace(HONEST, link=bytes(size))
    assert failed(claim) == ["seal", "order", "cut card"]
    assert found(claim, "seal").said == Sentence("error-link-size", {"wanted": 32, "size": size})


def test_a_shuffle_of_version_1_is_checked_by_its_own_rules() -> None:
    seal = Seal(SECRET, scheme=SCHEME_1)
    cut = Cut(0, b"lucky", scheme=SCHEME_1)
    order = shuffle(decks(1), Stream.of(seal, [cut])).cards
    cuts = (CutClaim(0, cut.commitment, cut.data),)
    claim = Claim(seal.commitment, SECRET, cuts, decks(1), order, scheme=SCHEME_1)
    assert failed(claim) == []
    assert found(claim, "seal").said == Sentence("check-seal-true")
    assert failed(replace(claim, scheme=SCHEME_2)) == ["seal", "cut of seat 0", "order", "cut card"]
    assert found(replace(claim, seal=bytes(32)), "seal").said == Sentence("check-seal-false")


def test_a_house_that_showed_another_commitment_fails_only_the_seal() -> None:
    assert failed(replace(HONEST, commitment=bytes(32))) == ["seal"]


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_seal_of_the_wrong_size_fails_and_the_order_cannot_be_checked(size: int) -> None:
    claim = replace(HONEST, seal=bytes(size))
    assert failed(claim) == ["seal", "order", "cut card"]
    reason = Sentence("error-seal-size", {"wanted": 32, "size": size})
    assert found(claim, "seal").said == reason
    assert found(claim, "order").said == reason


def test_a_cut_that_is_not_the_one_shown_fails_by_its_seat() -> None:
    claim = with_cut(1, CutClaim(3, commit_cut(b"seven"), b"eight"))
    assert "cut of seat 3" in failed(claim)
    assert found(claim, "cut of seat 3").said == Sentence("check-cut-false", {"seat": Seat(3)})


def test_a_cut_swapped_after_the_shuffle_with_its_commitment_fails_the_order() -> None:
    assert "order" in failed(with_cut(1, CutClaim(3, commit_cut(b"eight"), b"eight")))


@pytest.mark.parametrize("size", [0, 65])
def test_a_cut_of_the_wrong_size_fails_by_its_seat(size: int) -> None:
    claim = with_cut(0, CutClaim(0, bytes(32), bytes(size)))
    assert "cut of seat 0" in failed(claim)
    assert found(claim, "cut of seat 0").said == Sentence("check-cut-size", {"most": 64, "size": size})


def test_a_commitment_of_the_wrong_size_fails_even_when_the_cut_was_never_opened() -> None:
    claim = with_cut(3, CutClaim(6, bytes(31), None))
    assert failed(claim) == ["cut of seat 6"]
    assert found(claim, "cut of seat 6").said == Sentence("check-commitment-size", {"wanted": 32, "size": 31})


def test_an_opened_cut_that_was_left_out_of_the_key_fails_the_order() -> None:
    assert "order" in failed(with_cut(3, CutClaim(6, commit_cut(b"held back"), b"held back")))


def test_a_cut_said_to_be_unopened_that_was_used_fails_the_order() -> None:
    assert "order" in failed(with_cut(0, replace(HONEST.cuts[0], opened=None)))


@pytest.mark.parametrize("opened", [b"lucky", None])
def test_two_cuts_of_one_seat_fail_the_seats(opened: bytes | None) -> None:
    claim = replace(HONEST, cuts=(*HONEST.cuts, CutClaim(3, commit_cut(b"lucky"), opened)))
    assert "seats" in failed(claim)
    assert found(claim, "seats").said == Sentence("check-seat-twice", {"number": 3, "count": 2})


@pytest.mark.parametrize("seat", [-1, 256])
def test_a_seat_that_is_not_one_byte_fails_the_seats(seat: int) -> None:
    claim = with_cut(0, replace(HONEST.cuts[0], seat=seat))
    assert "seats" in failed(claim)
    assert found(claim, "seats").said == Sentence("error-seat-number", {"seat": seat, "last": 255})


@pytest.mark.parametrize("card", [-1, 52, 300])
def test_a_card_that_is_no_card_fails_the_cards_with_its_place(card: int) -> None:
    claim = replace(HONEST, start=(0, card, 2), order=(), low=None, high=None, cut_card=None)
    assert failed(claim) == ["cards"]
    assert found(claim, "cards").said == Sentence("check-no-card", {"place": 2, "number": card})


def test_no_cards_fail_the_cards() -> None:
    assert failed(replace(HONEST, start=(), order=())) == ["cards", "order", "cut card"]


def test_a_changed_card_fails_the_order_with_its_place() -> None:
    order = list(HONEST.order)
    order[9], order[10] = order[10], order[9]
    claim = replace(HONEST, order=tuple(order))
    assert failed(claim) == ["order"]
    told, real = (ShownCards((Card(each or 0),)) for each in (order[9], HONEST.order[9]))
    assert found(claim, "order").said == Sentence("check-order-false", {"place": 10, "told": told, "found": real})


def test_a_card_that_is_no_card_fails_the_order_as_the_number_that_it_is() -> None:
    claim = replace(HONEST, order=(99, *HONEST.order[1:]))
    assert found(claim, "order").said.facts["told"] == "99"


def test_more_cards_than_there_are_fail_the_order() -> None:
    claim = replace(HONEST, order=(*HONEST.order, 0))
    assert failed(claim) == ["order"]
    assert found(claim, "order").said == Sentence("check-order-too-long", {"told": 105, "count": 104})


def test_a_moved_cut_card_fails_by_name() -> None:
    assert HONEST.cut_card is not None
    claim = replace(HONEST, cut_card=HONEST.cut_card + 1)
    assert failed(claim) == ["cut card"]
    facts = {"told": str(HONEST.cut_card + 1), "found": str(HONEST.cut_card)}
    assert found(claim, "cut card").said == Sentence("check-cut-card-false", facts)


def test_a_game_without_a_cut_card_says_so() -> None:
    assert found(claim_of(cut_card=None), "cut card").said == Sentence("check-no-cut-card")


def test_a_cut_card_in_a_game_without_one_fails_by_name() -> None:
    claim = replace(claim_of(cut_card=None), cut_card=20)
    assert failed(claim) == ["cut card"]
    assert found(claim, "cut card").said == Sentence("check-cut-card-false", {"told": "20", "found": "—"})


def test_a_cut_card_that_is_not_claimed_where_there_is_one_fails_by_name() -> None:
    assert failed(replace(HONEST, cut_card=None)) == ["cut card"]


@pytest.mark.parametrize(("low", "high"), [(None, 80), (60, None), (80, 60), (-1, 80), (60, 105)])
def test_a_range_of_the_cut_card_that_is_no_range_fails(low: int | None, high: int | None) -> None:
    assert failed(replace(HONEST, low=low, high=high)) == ["order", "cut card"]


SECRETS = st.binary(min_size=32, max_size=32)
CUT_BYTES = st.binary(min_size=1, max_size=64)


@settings(deadline=None)
@given(
    SECRETS,
    st.dictionaries(st.integers(0, 255), CUT_BYTES, max_size=7),
    st.lists(st.integers(0, 51), min_size=1, max_size=60),
)
def test_every_honest_shuffle_passes(secret: bytes, opened: dict[int, bytes], start: list[int]) -> None:
    cuts = [Cut(seat, data) for seat, data in opened.items()]
    assert failed(claim_of(secret, cuts, start=start, cut_card=CutCardRange(0, len(start)), left_out=[])) == []


BYTE_CHANGES = st.integers(1, 255)


@given(at=st.integers(0, 31), mask=BYTE_CHANGES)
def test_any_changed_byte_of_seal_or_commitment_fails_the_seal(at: int, mask: int) -> None:
    assert "seal" in failed(replace(HONEST, seal=flipped(HONEST.seal, at, mask)))
    assert failed(replace(HONEST, commitment=flipped(HONEST.commitment, at, mask))) == ["seal"]


@given(place=st.integers(0, 2), at=st.integers(0, 63), mask=BYTE_CHANGES)
def test_any_changed_byte_of_a_cut_or_its_commitment_fails_that_cut(place: int, at: int, mask: int) -> None:
    cut = HONEST.cuts[place]
    assert cut.opened is not None
    changed = flipped(cut.opened, at % len(cut.opened), mask)
    assert f"cut of seat {cut.seat}" in failed(with_cut(place, replace(cut, opened=changed)))
    shown = flipped(cut.commitment, at % 32, mask)
    assert failed(with_cut(place, replace(cut, commitment=shown))) == [f"cut of seat {cut.seat}"]


@given(place=st.integers(0, 2), mask=BYTE_CHANGES)
def test_any_changed_seat_of_an_opened_cut_fails_the_order(place: int, mask: int) -> None:
    cut = HONEST.cuts[place]
    assert "order" in failed(with_cut(place, replace(cut, seat=cut.seat ^ mask)))


@given(at=st.integers(0, 103), mask=BYTE_CHANGES)
def test_any_changed_card_fails_the_order(at: int, mask: int) -> None:
    order = tuple((card or 0) ^ (mask if place == at else 0) for place, card in enumerate(HONEST.order))
    assert failed(replace(HONEST, order=order)) == ["order"]
    start = tuple(card ^ (mask if place == at else 0) for place, card in enumerate(HONEST.start))
    assert "order" in failed(replace(HONEST, start=start))


@given(mask=BYTE_CHANGES)
def test_any_changed_place_of_the_cut_card_fails_it(mask: int) -> None:
    assert failed(replace(HONEST, cut_card=(HONEST.cut_card or 0) ^ mask)) == ["cut card"]


ANY_NUMBER = st.integers(-(2**70), 2**70)


@given(
    st.builds(
        Claim,
        st.binary(max_size=40),
        st.binary(max_size=40) | SECRETS,
        st.lists(
            st.builds(
                CutClaim, ANY_NUMBER | st.integers(0, 3), st.binary(max_size=40), st.none() | st.binary(max_size=70)
            )
        ).map(tuple),
        st.lists(ANY_NUMBER | st.integers(0, 51)).map(tuple),
        st.lists(st.none() | ANY_NUMBER).map(tuple),
        low=st.none() | ANY_NUMBER | st.integers(0, 9),
        high=st.none() | ANY_NUMBER | st.integers(0, 9),
        cut_card=st.none() | ANY_NUMBER,
    )
)
def test_nothing_that_is_claimed_makes_the_check_fail_with_an_error(claim: Claim) -> None:
    steps = verify(claim)
    assert [step.name for step in steps][:2] == ["seal", "seats"]
    assert len(steps) == 5 + len(claim.cuts)
    assert not steps[0].passed
