"""People: guests and accounts, passwords, sessions and tokens, hosts and what they do, all of it written down."""

from collections.abc import Callable

import pytest

from fairdeal.errors import Conflict, FairdealError, IllegalTransfer, NotAllowed, NotUnderstood
from fairdeal.room.people.first_host import FirstHost
from fairdeal.room.people.host_actions import FOREVER, MOST_REASON
from fairdeal.room.people.names import fold
from fairdeal.room.people.passwords import check_password, read_password
from fairdeal.room.people.tokens import (
    MOST_TOKENS,
    SESSION_LIFE,
    TOKEN_LIFE,
    api_tokens,
    check_token,
    digest_of,
    end_sessions,
    issue_session,
    issue_token,
    renewed,
    revoke,
)
from fairdeal.room.ports import AuditRow, DropToken, PlayerRow, TokenRow
from fairdeal.room.settings import Settings, read_settings
from tests.room.people import DAY, HOUR, NOON, Counting, PlainPasswords, Room, audit_of, change_of, player_of

# Guests


def test_one_click_makes_a_guest() -> None:
    room = Room()
    row = room.people.guest("  Zoë  K. ", NOON)
    assert row == PlayerRow(row.id, "Zoë K.", fold("Zoë K."), NOON)
    assert len(row.id) == 8
    assert row.id.isalnum()
    assert room.people[row.id] is room.people.get(row.id) is room.people.find("ZOE K.") is row
    assert list(room.people) == [row]
    assert row.password is None
    assert not row.host


def test_players_have_ids_of_their_own_even_when_chance_repeats_itself() -> None:
    room = Room()
    draws = iter([b"\0" * 5, b"\0" * 5, b"\1" * 5])
    room.people._draw = lambda size: next(draws)
    assert room.people.guest("Anna", NOON).id != room.people.guest("Boris", NOON).id


@pytest.mark.parametrize("name", ["Anna", "ANNA", " anna "])
def test_a_name_that_is_taken_is_refused_as_taken(name: str) -> None:
    room = Room()
    room.guest("Anna")
    with pytest.raises(Conflict, match=f"The name “{name.strip()}” is taken") as caught:
        room.people.guest(name, NOON)
    assert (caught.value.code, len(room.people)) == ("name-taken", 1)


@pytest.mark.parametrize("name", ["Ànna", "Аnnа", "A.n.n.a", "𝐀𝐧𝐧𝐚"])
def test_a_look_alike_of_a_taken_name_is_refused(name: str) -> None:
    room = Room()
    room.guest("Anna")
    with pytest.raises(Conflict, match="looks like “Anna”, which is taken") as caught:
        room.people.guest(name, NOON)
    assert (caught.value.code, len(room.people)) == ("name-taken", 1)


def test_a_name_stays_taken_after_a_restart_even_if_it_was_folded_otherwise_then() -> None:
    room = Room(rows=[PlayerRow("a", "Anna", "as-of-old", NOON)])
    with pytest.raises(Conflict):
        room.people.guest("anna", NOON)
    assert room.people.find("anna").id == "a"


def test_the_names_of_the_house_are_refused() -> None:
    room = Room()
    with pytest.raises(NotAllowed, match="it could be mistaken for the house, a host or a bot") as caught:
        room.people.guest("Bot 7", NOON)
    assert (caught.value.code, len(room.people)) == ("name-reserved", 0)


def test_nobody_is_found_by_a_name_that_only_looks_alike_in_small_letters() -> None:
    room = Room()
    room.guest("Amy")
    with pytest.raises(NotUnderstood, match="There’s nobody called “Arny” here") as caught:
        room.people.find("Arny")
    assert caught.value.code == "no-player"


# Another name


def test_who_changes_the_name_is_found_by_it_and_the_old_one_is_free() -> None:
    room = Room()
    anna = room.guest("Anna")
    row, told = room.people.rename(anna, "  Ann ", NOON)
    assert isinstance(row, PlayerRow)
    assert (row.name, row.folded, room.people.find("ANN").id) == ("Ann", fold("Ann"), anna)
    assert isinstance(told, AuditRow)
    assert (told.deed, told.subject, told.reason) == ("rename", anna, "Anna")
    assert room.guest("Anna") != anna
    assert room.people.find("anna").id != anna


@pytest.mark.parametrize(
    ("name", "code"),
    [("Bоris", "name-taken"), ("Dealer", "name-reserved"), (" ", "name-empty"), ("a" * 25, "name-too-long")],
)
def test_another_name_must_be_possible_too(name: str, code: str) -> None:
    room = Room()
    anna = room.guest("Anna")
    room.guest("Boris")
    with pytest.raises(FairdealError) as caught:
        room.people.rename(anna, name, NOON)
    assert (caught.value.code, room.people[anna].name) == (code, "Anna")


def test_ones_own_name_can_be_written_otherwise_and_written_the_same_nothing_is_kept() -> None:
    room = Room()
    anna = room.guest("anna")
    assert room.people.rename(anna, "anna", NOON) == []
    assert len(room.people.rename(anna, "Ànna", NOON)) == 2
    with pytest.raises(Conflict, match="looks like “Ànna”"):
        room.people.guest("Anna", NOON)


# Accounts and passwords


def test_nobody_is_made_a_host_by_coming_first() -> None:
    room = Room()
    anna = room.guest("Anna")
    assert room.people.make_account(anna, "hash") == [room.people[anna]]
    assert (room.people[anna].password, room.people[anna].host, room.people.has_host) == ("hash", False, False)


def test_whoever_has_the_key_is_made_the_first_host_guest_or_account_and_only_once() -> None:
    room = Room()
    anna, boris = room.guest("Anna"), room.guest("Boris")
    first = FirstHost(room.people, Counting())
    key = first.key
    for wrong in ("", "x", key[:-1], f"{key}x", "🔑"):
        with pytest.raises(NotAllowed, match="doesn’t make you the host") as caught:
            first.make(boris, wrong, NOON)
        assert caught.value.code == "host-key-wrong"
    writes = first.make(anna, key, NOON)
    assert player_of(writes).host
    assert (audit_of(writes).deed, audit_of(writes).host, audit_of(writes).subject) == ("first-host", anna, anna)
    for used in (key, ""):
        with pytest.raises(NotAllowed):
            first.make(boris, used, NOON)
    assert FirstHost(room.people, Counting()).key == ""


def test_the_key_of_a_room_whose_host_was_made_otherwise_makes_nobody() -> None:
    room = Room()
    first = FirstHost(room.people, Counting())
    room.account("Anna")
    boris = room.guest("Boris")
    with pytest.raises(NotAllowed):
        first.make(boris, first.key, NOON)
    assert not room.people[boris].host


def test_an_account_is_made_once() -> None:
    room = Room()
    anna = room.account("Anna")
    with pytest.raises(Conflict, match="You already have an account") as caught:
        room.people.make_account(anna, "other")
    assert (caught.value.code, room.people[anna].password) == ("account-already", "1drowssap")


@pytest.mark.parametrize("text", ["12345678", "aaaaaaaa", "correct horse", "пароль на русском", "x" * 128, "🔑" * 8])
def test_any_password_of_eight_to_128_characters_will_do(text: str) -> None:
    assert read_password(text, "Anna") == text


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("1234567", "password-length", "has 7 characters. Use 8 to 128"),
        ("", "password-length", "has 0 characters"),
        ("x" * 129, "password-length", "has 129 characters"),
        ("anna-maria", "password-is-name", "Your password can’t be your name. Choose another password."),
        ("ANNA MÁRIA", "password-is-name", "Your password can’t be your name. Choose another password."),
        ("\ud800" * 9, "password-unreadable", "This password contains a broken character. Type it again."),
    ],
)
def test_other_passwords_are_refused(text: str, code: str, words: str) -> None:
    with pytest.raises(NotUnderstood, match=words) as caught:
        read_password(text, "Anna-Mária")
    assert caught.value.code == code


def test_a_password_is_the_same_however_the_keyboard_composes_it() -> None:
    passwords = PlainPasswords()
    kept = passwords.hash(read_password("pässwörter", "Anna"))
    assert check_password(kept, "pa\u0308sswo\u0308rter", passwords) is None


def test_who_knows_the_password_signs_in_by_name() -> None:
    room, passwords = Room(), PlainPasswords()
    anna = room.account("Anna")
    ident, kept = room.people.password_of("ANNA")
    assert ident == anna
    assert check_password(kept, "password", passwords) is None


def test_a_hash_that_has_become_weak_is_replaced_at_sign_in() -> None:
    room = Room()
    anna = room.account("Anna")
    _, kept = room.people.password_of("Anna")
    new = check_password(kept, "password", PlainPasswords("2"))
    assert new == "2drowssap"
    assert player_of(room.people.change_password(anna, kept, new)).password == new
    with pytest.raises(Conflict, match="The password has been changed in the meantime") as caught:
        room.people.change_password(anna, kept, "3")
    assert (caught.value.code, room.people[anna].password) == ("password-changed", new)


@pytest.mark.parametrize(
    ("name", "text"), [("Anna", "passwort"), ("Nobody", "password"), ("Boris", "password"), ("Anna", "x" * 500)]
)
def test_a_wrong_name_and_a_wrong_password_are_refused_alike(name: str, text: str) -> None:
    room = Room()
    room.account("Anna")
    room.guest("Boris")
    _, kept = room.people.password_of(name)
    with pytest.raises(NotAllowed, match="The name or the password is wrong") as caught:
        check_password(kept, text, PlainPasswords())
    assert caught.value.code == "wrong-password"


def test_an_unknown_name_costs_a_hash_as_a_known_one_does() -> None:
    passwords = PlainPasswords()
    with pytest.raises(NotAllowed):
        check_password(None, "password", passwords)
    assert passwords.hashed == 1


# Sessions and tokens


def test_a_session_is_a_secret_of_32_bytes_of_which_only_the_digest_is_kept() -> None:
    issued = issue_session("anna", NOON, Counting())
    assert len(issued.secret) == 43
    assert set(issued.secret) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    assert issued.row == TokenRow(digest_of(issued.secret), "anna", "", NOON, NOON + SESSION_LIFE)
    assert len(issued.row.digest) == 64


def test_a_secret_is_neither_stored_nor_shown() -> None:
    room = Room()
    for issued in (
        issue_session(room.account("Anna"), NOON, Counting()),
        issue_token(room.people.find("Anna"), "my bot", [], NOON, Counting()),
    ):
        assert issued.secret not in repr(issued)
        assert issued.secret not in str(issued.row)


def test_a_session_in_use_lasts_and_one_out_of_use_ends_after_thirty_days() -> None:
    row = issue_session("anna", NOON, Counting()).row
    assert check_token(row, NOON + SESSION_LIFE - 1) is row
    with pytest.raises(NotAllowed, match="You aren’t signed in") as caught:
        check_token(row, NOON + SESSION_LIFE)
    assert caught.value.code == "not-signed-in"
    assert renewed(row, NOON + 23 * HOUR) is None
    later = renewed(row, NOON + 29 * DAY)
    assert later == TokenRow(row.digest, "anna", "", NOON, NOON + 59 * DAY)


def test_an_unknown_secret_is_not_signed_in_whatever_it_is() -> None:
    assert len(digest_of("\ud800")) == 64
    with pytest.raises(NotAllowed):
        check_token(None, NOON)


def test_a_bot_author_has_tokens_by_label_lists_and_revokes_them() -> None:
    room, draw = Room(), Counting()
    anna = room.people[room.account("Anna")]
    own = [issue_session(anna.id, NOON, draw).row]
    own += [issue_token(anna, label, own, NOON, draw).row for label in (" my bot ", "another")]
    assert [row.label for row in api_tokens(own, NOON)] == ["my bot", "another"]
    assert api_tokens(own, NOON + TOKEN_LIFE) == []
    assert revoke(own, "my bot") == [DropToken(own[1].digest)]
    with pytest.raises(NotUnderstood, match="You have no token called “”") as caught:
        revoke(own, "")
    assert caught.value.code == "no-token"
    assert renewed(own[1], NOON + 2 * DAY) == TokenRow(own[1].digest, anna.id, "my bot", NOON, NOON + 367 * DAY)


def test_tokens_are_for_accounts_with_a_label_each_and_twenty_at_most() -> None:
    room, draw = Room(), Counting()
    anna, boris = room.people[room.account("Anna")], room.people[room.guest("Boris")]
    with pytest.raises(NotAllowed, match="You need an account for this") as caught:
        issue_token(boris, "bot", [], NOON, draw)
    assert caught.value.code == "account-needed"
    own: list[TokenRow] = []
    for number in range(MOST_TOKENS):
        own.append(issue_token(anna, f"bot {number}", own, NOON, draw).row)
    with pytest.raises(Conflict, match="You already have a token called “bot 3”") as taken:
        issue_token(anna, "bot 3", own, NOON, draw)
    with pytest.raises(NotAllowed, match="You have 20 tokens, the most you can have") as caught:
        issue_token(anna, "one more", own, NOON, draw)
    assert (taken.value.code, caught.value.code) == ("token-label-taken", "too-many-tokens")
    with pytest.raises(NotUnderstood):
        issue_token(anna, "", [], NOON, draw)
    assert issue_token(anna, "bot 3", own, NOON + TOKEN_LIFE, draw).row.label == "bot 3"


def test_all_sessions_are_ended_and_tokens_too_where_that_is_meant() -> None:
    room, draw = Room(), Counting()
    anna = room.people[room.account("Anna")]
    here, there = (issue_session(anna.id, NOON, draw).row for _ in range(2))
    token = issue_token(anna, "bot", [], NOON, draw).row
    sessions = [DropToken(here.digest), DropToken(there.digest)]
    assert end_sessions([here, there, token], tokens_too=False) == sessions
    assert end_sessions([here, there, token], tokens_too=True) == [*sessions, DropToken(token.digest)]


# Hosts


@pytest.fixture
def room() -> Room:
    """Petra is the host, Anna has an account, Boris is a guest."""
    room = Room()
    for name in ("Petra", "Anna"):
        room.account(name)
    room.guest("Boris")
    return room


def test_every_deed_of_a_host_is_in_the_audit_log(room: Room) -> None:
    petra, anna = (room.people.find(name).id for name in ("Petra", "Anna"))
    deeds, until = room.host_actions, NOON + DAY
    done = [
        deeds.grant(petra, anna, 100, "for patience", NOON),
        deeds.take(petra, anna, 40, "a mistake", NOON),
        deeds.mute(petra, anna, until, "shouting", NOON),
        deeds.unmute(petra, anna, "", NOON),
        deeds.ban(petra, anna, until, "rude", NOON),
        deeds.unban(petra, anna, "sorry", NOON),
        deeds.close_table(petra, 5, "empty", NOON),
        deeds.make_host(petra, "anna", NOON),
        deeds.unmake_host(petra, anna, "enough", NOON),
        deeds.change_settings(petra, Settings(chat=False), NOON),
    ]
    lines = [audit_of(writes) for writes in done]
    assert {(line.at, line.host) for line in lines} == {(NOON, petra)}
    assert [(line.deed, line.subject, line.reason) for line in lines] == [
        ("grant:100", anna, "for patience"),
        ("take:40", anna, "a mistake"),
        (f"mute:{int(until)}", anna, "shouting"),
        ("unmute", anna, ""),
        (f"ban:{int(until)}", anna, "rude"),
        ("unban", anna, "sorry"),
        ("close-table", "5", "empty"),
        ("make-host", anna, ""),
        ("unmake-host", anna, "enough"),
        ("settings", "room", ""),
    ]
    assert len({line.id for line in lines}) == len(lines)
    assert room.people[anna].wallet == 2060


def test_chips_granted_and_taken_carry_the_hosts_words_in_the_history(room: Room) -> None:
    petra, anna = (room.people.find(name).id for name in ("Petra", "Anna"))
    granted = change_of(room.host_actions.grant(petra, anna, 100, " for \n patience ", NOON))
    taken = change_of(room.host_actions.take(petra, anna, 40, "a mistake", NOON))
    assert (granted.reason, granted.amount, granted.balance, granted.note) == ("grant", 100, 2100, "for patience")
    assert (taken.reason, taken.amount, taken.balance, taken.note) == ("take", -40, 2060, "a mistake")


def test_nobody_but_a_host_does_a_hosts_deeds(room: Room) -> None:
    petra, anna = (room.people.find(name).id for name in ("Petra", "Anna"))
    deeds = room.host_actions
    before = list(room.people)
    tries: tuple[Callable[[], object], ...] = (
        lambda: deeds.grant(anna, anna, 100, "me", NOON),
        lambda: deeds.take(anna, petra, 100, "me", NOON),
        lambda: deeds.mute(anna, petra, NOON + 1, "", NOON),
        lambda: deeds.unmute(anna, anna, "", NOON),
        lambda: deeds.ban(anna, petra, NOON + 1, "", NOON),
        lambda: deeds.unban(anna, anna, "", NOON),
        lambda: deeds.close_table(anna, 5, "", NOON),
        lambda: deeds.make_host(anna, "Anna", NOON),
        lambda: deeds.unmake_host(anna, petra, "", NOON),
        lambda: deeds.change_settings(anna, Settings(), NOON),
    )
    for deed in tries:
        with pytest.raises(NotAllowed, match="Only a host of this room can do this") as caught:
            deed()
        assert caught.value.code == "not-host"
    assert list(room.people) == before


@pytest.mark.parametrize("reason", ["", "  ", "x" * (MOST_REASON + 1), "a\u202eb"])
def test_chips_are_not_granted_without_a_reason_that_can_be_read(room: Room, reason: str) -> None:
    petra, anna = (room.people.find(name).id for name in ("Petra", "Anna"))
    with pytest.raises(NotUnderstood, match="Give a reason of 1 to 200 characters") as caught:
        room.host_actions.grant(petra, anna, 100, reason, NOON)
    assert (caught.value.code, room.people[anna].wallet) == ("reason-length", 2000)


def test_more_than_there_is_cannot_be_taken_and_then_nothing_is_written(room: Room) -> None:
    petra, anna = (room.people.find(name).id for name in ("Petra", "Anna"))
    with pytest.raises(IllegalTransfer, match="can’t be taken from Anna, whose wallet has"):
        room.host_actions.take(petra, anna, 2001, "all of it", NOON)
    assert room.people[anna].wallet == 2000


def test_a_ban_and_a_mute_hold_until_their_time(room: Room) -> None:
    petra, anna, boris = (room.people.find(name).id for name in ("Petra", "Anna", "Boris"))
    room.host_actions.mute(petra, anna, NOON + HOUR, "", NOON)
    room.people.check_may_play(anna, NOON)
    with pytest.raises(NotAllowed, match="muted until 2024-10-04 13:00 UTC: you can play, but not chat") as caught:
        room.people.check_may_chat(anna, NOON)
    assert caught.value.code == "muted"
    room.people.check_may_chat(anna, NOON + HOUR)
    room.host_actions.ban(petra, boris, FOREVER, "cheating", NOON)
    for check in (room.people.check_may_play, room.people.check_may_chat):
        with pytest.raises(NotAllowed, match="banned from this room until 9999-12-31 23:59 UTC") as caught:
            check(boris, NOON + 9 * DAY)
        assert caught.value.code == "banned"
    room.host_actions.unban(petra, boris, "", NOON)
    room.people.check_may_play(boris, NOON)


@pytest.mark.parametrize("until", [NOON, NOON - DAY, FOREVER + 1, float("inf"), float("nan")])
def test_a_ban_must_end_some_day_that_is_to_come(room: Room, until: float) -> None:
    petra, boris = (room.people.find(name).id for name in ("Petra", "Boris"))
    for deed in (room.host_actions.ban, room.host_actions.mute):
        with pytest.raises(NotUnderstood, match="Choose a time in the future, before the year 10000") as caught:
            deed(petra, boris, until, "", NOON)
        assert caught.value.code == "time-not-ahead"


def test_the_only_host_can_neither_ban_nor_unmake_oneself(room: Room) -> None:
    petra = room.people.find("Petra").id
    tries: tuple[Callable[[], object], ...] = (
        lambda: room.host_actions.ban(petra, petra, NOON + DAY, "", NOON),
        lambda: room.host_actions.unmake_host(petra, petra, "", NOON),
    )
    for deed in tries:
        with pytest.raises(NotAllowed, match="Petra is the only host, and a room needs one") as caught:
            deed()
        assert caught.value.code == "last-host"
    assert (room.people[petra].host, room.people[petra].banned_until) == (True, 0.0)


def test_a_host_who_is_banned_is_no_other_host(room: Room) -> None:
    petra, anna = (room.people.find(name).id for name in ("Petra", "Anna"))
    room.host_actions.make_host(petra, "Anna", NOON)
    room.host_actions.ban(petra, anna, NOON + DAY, "", NOON)
    with pytest.raises(NotAllowed, match="You are banned"):
        room.host_actions.unban(anna, anna, "", NOON)
    with pytest.raises(NotAllowed, match="only host"):
        room.host_actions.unmake_host(petra, petra, "", NOON)
    room.host_actions.unmake_host(petra, petra, "", NOON + DAY)
    assert room.people[anna].host


def test_the_machine_itself_makes_an_account_a_host(room: Room) -> None:
    anna, boris = (room.people.find(name).id for name in ("Anna", "Boris"))
    writes = room.people.make_host("anna", NOON)
    assert player_of(writes).host
    assert audit_of(writes) == AuditRow(audit_of(writes).id, NOON, "", "make-host", anna, "")
    refused: list[FairdealError] = []
    for name in ("Anna", "Boris", "Nobody here"):
        with pytest.raises(FairdealError) as caught:
            room.people.make_host(name, NOON)
        refused.append(caught.value)
    assert [error.code for error in refused] == ["host-already", "host-needs-account", "no-player"]
    assert str(refused[1]) == "Boris is a guest and can’t be a host. A host needs an account with a password."
    assert not room.people[boris].host


def test_only_a_host_is_unmade_one(room: Room) -> None:
    petra, anna = (room.people.find(name).id for name in ("Petra", "Anna"))
    with pytest.raises(Conflict, match="Anna isn’t a host") as caught:
        room.host_actions.unmake_host(petra, anna, "", NOON)
    assert caught.value.code == "no-host"


def test_settings_changed_by_a_host_are_kept(room: Room) -> None:
    row, _ = room.host_actions.change_settings(room.people.find("Petra").id, Settings(chat=False), NOON)
    assert read_settings([row]).chat is False  # type: ignore[list-item]
