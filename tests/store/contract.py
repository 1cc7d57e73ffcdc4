"""What every store must do: test classes that get the address of a new database as `url`."""

import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import delete

from fairdeal.errors import StoreFailed
from fairdeal.ledger import WalletReason
from fairdeal.room.ports import (
    ChangeRow,
    DropExpired,
    DropToken,
    FiguresRow,
    Forget,
    Image,
    JournalRow,
    PlayerRow,
    SettingRow,
    Store,
    TokenRow,
    Write,
)
from fairdeal.store import MemoryStore, open_store, restore
from fairdeal.store.open import find_database
from fairdeal.store.schema import METADATA
from tests.store.rows import MOST, NAMES, ONE_OF_EACH, WRITES, audit, change, chat, line, player, record, table, token

EMPTY = Image((), (), (), (), 0)


def everything(store: Store) -> list[object]:
    """All that can be read of the rows of `ONE_OF_EACH`, and those that share their keys."""
    seen: list[object] = [store.load(), store.audit(before=None, limit=99)]
    for who in ("anna", "boris"):
        seen += [
            store.tokens(who),
            store.changes(who, before=None, limit=99),
            store.records(who, before=None, limit=99),
            store.figures(who),
        ]
    return [*seen, *(store.record(ident) for ident in range(1, 9)), *(store.chat(at, limit=99) for at in range(1, 9))]


def _pages(store: Store, who: str, before: int | None) -> list[object]:
    return [
        store.token(who),
        store.tokens(who),
        store.changes(who, before=before, limit=2),
        store.records(who, before=before, limit=2),
        store.figures(who),
        store.season(0.0, 5.0),
        store.records_without_figures(4.0, limit=3),
        store.audit(before=before, limit=2),
    ]


class StoreContract:
    """Every store."""

    @pytest.fixture
    def store(self, url: str) -> Iterator[Store]:
        store = open_store(url)
        yield store
        store.close()

    def test_a_new_store_is_empty(self, store: Store) -> None:
        assert store.load() == EMPTY
        assert store.token("d") is None
        assert store.record(1) is None
        assert (store.tokens("a"), store.changes("a", before=None, limit=9), store.chat(1, limit=9)) == ((), (), ())
        assert (store.records("a", before=None, limit=9), store.audit(before=None, limit=9)) == ((), ())

    def test_one_row_of_each_kind_is_read_as_it_was_written(self, store: Store) -> None:
        store.write(ONE_OF_EACH)
        anna, boris, bearer, room, first, second, played, figures, granted, won, deed, said, opening = ONE_OF_EACH
        image = store.load()
        assert image.players == (boris, anna)
        assert (image.tables, image.journal, image.settings, image.last_id) == ((room,), (first, second), (opening,), 9)
        assert store.token("d1") == bearer
        assert store.tokens("anna") == (bearer,)
        assert store.changes("anna", before=None, limit=9) == (won, granted)
        assert store.record(4) == played
        assert store.figures("anna") == (figures,)
        assert store.audit(before=None, limit=9) == (deed,)
        assert store.chat(1, limit=9) == (said,)

    def test_an_empty_batch_is_kept(self, store: Store) -> None:
        store.write([])
        assert store.load() == EMPTY

    def test_rows_with_a_key_replace_the_row_that_has_it(self, store: Store) -> None:
        store.write([player("anna", wallet=1), table(1), token("d", created=1.0), SettingRow("a", b"1")])
        store.write([player("anna", name="Anya", wallet=2), player("anna", name="Anya", wallet=3)])
        store.write([table(1, closed=True), token("d", created=2.0), SettingRow("a", b"2")])
        image = store.load()
        assert image.players == (player("anna", name="Anya", wallet=3),)
        assert (image.tables, image.settings) == ((table(1, closed=True),), (SettingRow("a", b"2"),))
        assert store.token("d") == token("d", created=2.0)

    def test_a_reason_of_the_ledger_is_kept_as_its_text(self, store: Store) -> None:
        store.write([ChangeRow(1, "anna", 1.0, WalletReason.BUY_IN, -4, 6)])
        (found,) = store.changes("anna", before=None, limit=1)
        assert found.reason == "buy-in"

    def test_a_token_that_is_dropped_is_gone(self, store: Store) -> None:
        store.write([token("d"), DropToken("d"), token("e"), token("f"), DropToken("e"), token("e", created=5.0)])
        store.write([DropToken("f"), DropToken("never")])
        assert store.token("d") is None
        assert store.tokens("anna") == (token("e", created=5.0),)

    def test_tokens_whose_time_is_over_are_dropped_in_their_turn(self, store: Store) -> None:
        def lasting(digest: str, expires: float) -> TokenRow:
            return TokenRow(digest, "anna", "", 1.0, expires)

        store.write([lasting("over", 4.0), lasting("just", 5.0), lasting("valid", 5.1), lasting("ever", float("inf"))])
        store.write([DropExpired(5.0), lasting("late", 3.0)])
        assert sorted(each.digest for each in store.tokens("anna")) == ["ever", "late", "valid"]

    def test_tokens_come_newest_first(self, store: Store) -> None:
        store.write([token("a", created=1.0), token("c", created=3.0), token("b", created=2.0), token("x", "boris")])
        assert [each.digest for each in store.tokens("anna")] == ["c", "b", "a"]

    # The journal

    def test_the_journal_comes_in_the_order_of_its_ids(self, store: Store) -> None:
        store.write([line(5), line(12), line(7)])
        store.write([line(6)])
        assert [each.id for each in store.load().journal] == [5, 6, 7, 12]

    def test_the_journal_of_one_table_comes_in_the_order_of_its_ids(self, store: Store) -> None:
        store.write([JournalRow(ident, 1 + ident % 2, b"x") for ident in (5, 12, 7, 4)])
        store.write([Forget((7,)), JournalRow(6, 2, b"y")])
        assert store.journal(1) == (JournalRow(4, 1, b"x"), JournalRow(12, 1, b"x"))
        assert store.journal(2) == (JournalRow(5, 2, b"x"), JournalRow(6, 2, b"y"))
        assert store.journal(3) == ()

    def test_forgotten_lines_are_gone_and_their_ids_are_not_given_again(self, store: Store) -> None:
        store.write([line(1), line(2), line(3)])
        store.write([Forget((2, 3)), Forget(()), Forget((1,))])
        assert store.load() == Image((), (), (), (), 3)

    def test_a_line_is_forgotten_in_the_batch_that_wrote_it(self, store: Store) -> None:
        store.write([line(1), Forget((1,)), line(2)])
        assert store.load().journal == (line(2),)

    def test_a_line_can_be_written_again_after_it_was_forgotten(self, store: Store) -> None:
        store.write([line(1, b"a")])
        store.write([Forget((1,)), line(1, b"b")])
        assert store.load().journal == (line(1, b"b"),)

    @pytest.mark.parametrize(
        "row", [table(41), line(41), record(41), change(41), audit(41), chat(41)], ids=lambda row: type(row).__name__
    )
    def test_the_last_id_is_the_largest_of_every_kind(self, store: Store, row: Write) -> None:
        store.write([table(1), line(2), record(3), change(4), audit(5), chat(6)])
        store.write([row])
        assert store.load().last_id == 41

    # Lists

    def test_changes_come_in_pages_newest_first(self, store: Store) -> None:
        store.write([change(ident, "boris" if ident % 3 == 0 else "anna") for ident in range(1, 13)])
        pages = [store.changes("anna", before=before, limit=3) for before in (None, 8, 2, 1)]
        assert [[each.id for each in page] for page in pages] == [[11, 10, 8], [7, 5, 4], [1], []]

    def test_records_come_in_pages_newest_first_without_their_documents(self, store: Store) -> None:
        store.write(
            [record(1, "anna"), record(2, "boris"), record(3, "boris", "anna", "carl"), record(4, "anna", "anna")]
        )
        first, rest = (store.records("anna", before=before, limit=2) for before in (None, 3))
        assert [(each.id, each.players) for each in first] == [(4, ("anna", "anna")), (3, ("boris", "anna", "carl"))]
        assert [(each.id, each.players) for each in rest] == [(1, ("anna",))]
        assert {each.record for each in (*first, *rest)} == {b""}
        assert store.record(3) == record(3, "boris", "anna", "carl")

    def test_figures_are_found_by_player_and_by_season_the_oldest_first(self, store: Store) -> None:
        early, late = FiguresRow(7, "anna", "red-dog", "", 3.0, 4, 5), FiguresRow(6, "anna", "red-dog", "", 9.0)
        other = FiguresRow(7, "boris", "red-dog", "", 3.0)
        store.write([late, other, early])
        assert store.figures("anna") == (early, late)
        assert store.season(3.0, 9.0) == (early, other)
        store.write([replace(early, net=6)])
        assert store.figures("anna")[0].net == 6

    def test_records_without_figures_are_found_the_oldest_first(self, store: Store) -> None:
        store.write([replace(record(ident, "anna"), ended=ended) for ident, ended in ((2, 9.0), (3, 7.0), (4, 8.0))])
        store.write([FiguresRow(4, "anna", "casino-war", "", 8.0)])
        assert store.records_without_figures(0.0, limit=9) == (3, 2)
        assert store.records_without_figures(0.0, limit=1) == (3,)
        assert store.records_without_figures(8.0, limit=9) == (2,)

    def test_the_audit_comes_in_pages_newest_first(self, store: Store) -> None:
        store.write([audit(ident) for ident in (3, 1, 2)])
        assert [each.id for each in store.audit(before=None, limit=2)] == [3, 2]
        assert [each.id for each in store.audit(before=2, limit=2)] == [1]

    def test_chat_is_the_last_lines_of_one_table(self, store: Store) -> None:
        store.write([chat(ident, at=1 + ident % 2) for ident in range(1, 8)])
        assert [each.id for each in store.chat(2, limit=3)] == [7, 5, 3]

    # Whole or not at all

    @pytest.mark.parametrize(
        ("bad", "why"),
        [
            ([line(1)], "journal"),
            ([line(9), line(9)], "journal"),
            ([change(4)], "changes"),
            ([record(3, "x")], "records"),
            ([audit(5)], "audit"),
            ([chat(6)], "chat"),
            ([player("other", name="ANNA")], "folded"),
            ([PlayerRow("x", "a\0b", "ab", 1.0)], "a text holds a NUL"),
            ([PlayerRow("x", "\ud83d", "x", 1.0)], "a text holds half a character"),
            ([player("x", wallet=MOST + 1)], "a number is too large"),
            ([Forget((MOST + 1,))], "a number is too large"),
            ([PlayerRow("x", "x", "x", float("nan"))], "a number is none"),
        ],
    )
    def test_a_batch_that_cannot_be_kept_leaves_nothing(self, store: Store, bad: list[Write], why: str) -> None:
        store.write([player("anna"), token("d"), line(1), table(2), record(3, "anna"), change(4), audit(5), chat(6)])
        before = everything(store)
        good: list[Write] = [line(7), Forget((1,)), player("anna", wallet=9), player("boris"), DropToken("d"), table(2)]
        with pytest.raises(StoreFailed, match=why) as told:
            store.write([*good[2:], *bad] if line(1) in bad else [*good, *bad])
        assert told.value.code == "database-not-written"
        assert str(told.value).endswith("Nothing was saved.")
        assert everything(store) == before
        store.write([line(7), change(8)])
        assert len(store.load().journal) == 2

    def test_names_can_go_round_within_a_batch(self, store: Store) -> None:
        store.write([player("a", name="Anna"), player("b", name="Boris")])
        store.write([player("a", name="Carl"), player("b", name="Anna"), player("a", name="Boris")])
        assert {each.id: each.name for each in store.load().players} == {"a": "Boris", "b": "Anna"}

    # Others read meanwhile

    def test_whoever_reads_while_batches_are_written_sees_whole_ones(self, store: Store) -> None:
        done = threading.Event()
        faults: list[object] = []

        def read() -> None:
            try:
                while not done.is_set():
                    image = store.load()
                    seen = [each.id for each in image.journal]
                    if len(seen) % 3 or seen != list(range(1, len(seen) + 1)):
                        faults.append(seen)
                    store.changes("anna", before=None, limit=5)
            except Exception as error:
                faults.append(error)

        readers = [threading.Thread(target=read) for _ in range(3)]
        for each in readers:
            each.start()
        for first in range(1, 180, 3):
            store.write([line(first), change(first), line(first + 1), line(first + 2)])
        done.set()
        for each in readers:
            each.join()
        assert faults == []

    # Backups

    def test_a_backup_comes_back_into_a_file(self, store: Store, tmp_path: Path) -> None:
        store.write([*ONE_OF_EACH, line(70), Forget((70,))])
        store.backup(str(tmp_path / "backup"))
        restore(str(tmp_path / "backup"), str(tmp_path / "again.db"))
        again = open_store(str(tmp_path / "again.db"))
        assert everything(again) == everything(store)
        again.close()

    def test_a_backup_is_for_its_owner_and_takes_no_others_place(self, store: Store, tmp_path: Path) -> None:
        target = tmp_path / "backup"
        store.backup(str(target))
        assert target.stat().st_mode & 0o777 == 0o600
        before = target.read_bytes()
        with pytest.raises(StoreFailed, match=r"The backup can’t be saved as .*: there’s already something there\."):
            store.backup(str(target))
        assert target.read_bytes() == before
        assert list(tmp_path.glob(".backup*")) == []

    def test_a_backup_that_cannot_be_kept_says_why(self, store: Store, tmp_path: Path) -> None:
        with pytest.raises(StoreFailed, match=r"The backup can’t be saved as .*: No such file or directory\.") as told:
            store.backup(str(tmp_path / "nowhere" / "backup"))
        assert told.value.code == "backup-failed"


class LastingStoreContract(StoreContract):
    """Every store that outlives its program."""

    def test_everything_is_there_when_it_is_opened_again(self, url: str) -> None:
        store = open_store(url)
        store.write([*ONE_OF_EACH, line(70), Forget((70,))])
        before = everything(store)
        store.close()
        store = open_store(url)
        assert everything(store) == before
        store.close()

    def test_a_second_server_is_refused_and_disturbs_nothing(self, url: str) -> None:
        first = open_store(url)
        first.write([line(1)])
        with pytest.raises(StoreFailed, match="Another Fairdeal server is using the database") as told:
            open_store(url)
        assert told.value.code == "database-in-use"
        first.write([line(2)])
        first.close()
        second = open_store(url)
        assert len(second.load().journal) == 2
        second.close()

    def test_it_does_as_the_store_in_memory_does(self, store: Store, url: str) -> None:
        batches = st.lists(st.lists(WRITES, max_size=6), max_size=4)

        @given(batches=batches, who=NAMES, before=st.none() | st.integers(0, 9))
        @settings(max_examples=60, deadline=None)
        def agree(batches: list[list[Write]], who: str, before: int | None) -> None:
            _empty(url)
            twin = MemoryStore()
            for batch in batches:
                assert _outcome(store, batch) == _outcome(twin, batch)
            assert everything(store) == everything(twin)
            assert _pages(store, who, before) == _pages(twin, who, before)

        agree()

    def test_a_backup_made_while_batches_are_written_holds_whole_ones(self, store: Store, tmp_path: Path) -> None:
        first_kept, done = threading.Event(), threading.Event()

        def write() -> None:
            first = 1
            while not done.is_set():
                store.write([line(first), change(first), line(first + 1), line(first + 2)])
                first_kept.set()
                first += 3

        writer = threading.Thread(target=write)
        writer.start()
        assert first_kept.wait(10)
        try:
            for number in range(3):
                store.backup(str(tmp_path / f"backup{number}"))
        finally:
            done.set()
            writer.join()
        for number in range(3):
            restore(str(tmp_path / f"backup{number}"), str(tmp_path / f"again{number}.db"))
            again = open_store(str(tmp_path / f"again{number}.db"))
            lines = [each.id for each in again.load().journal]
            changes = again.changes("anna", before=None, limit=10**6)
            again.close()
            assert lines == list(range(1, len(lines) + 1))
            assert len(lines) == 3 * len(changes) > 0


def _outcome(store: Store, batch: list[Write]) -> str:
    try:
        store.write(batch)
    except StoreFailed as error:
        return error.code
    return "kept"


def _empty(url: str) -> None:
    engine = find_database(url).engine
    with engine.begin() as connection:
        for each in reversed(METADATA.sorted_tables):
            connection.execute(delete(each))
    engine.dispose()
