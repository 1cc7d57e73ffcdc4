"""Rows of every kind, plain and drawn by Hypothesis."""

from hypothesis import strategies as st

from fairdeal.room.ports import (
    AuditRow,
    ChangeRow,
    ChatRow,
    DropExpired,
    DropToken,
    FiguresRow,
    Forget,
    JournalRow,
    PlayerRow,
    RecordRow,
    SettingRow,
    TableRow,
    TokenRow,
    Write,
)

MOST = 2**63 - 1


def player(ident: str, *, name: str = "", wallet: int = 0, created: float = 1.0) -> PlayerRow:
    return PlayerRow(ident, name or ident, (name or ident).casefold(), created, wallet)


def token(digest: str, who: str = "anna", *, created: float = 1.0) -> TokenRow:
    return TokenRow(digest, who, "", created, 9.0)


def table(ident: int, *, closed: bool = False) -> TableRow:
    return TableRow(ident, "casino-war", "Table", b'{"decks":6}', b"{}", "", "anna", 2.0, closed=closed)


def line(ident: int, entry: bytes = b"{}") -> JournalRow:
    return JournalRow(ident, 1, entry)


def change(ident: int, who: str = "anna") -> ChangeRow:
    return ChangeRow(ident, who, 3.0, "grant", 4, 5)


def record(ident: int, *who: str) -> RecordRow:
    return RecordRow(ident, 1, "casino-war", 4.0, b'{"rounds":[]}', who)


def chat(ident: int, at: int = 1) -> ChatRow:
    return ChatRow(ident, at, 5.0, "anna", "Anna", "Привет 👋")


def audit(ident: int) -> AuditRow:
    return AuditRow(ident, 6.0, "anna", "ban", "boris", "rude")


ONE_OF_EACH: tuple[Write, ...] = (
    PlayerRow(
        "anna",
        "Анна",
        "анна",
        1.5,
        7,
        "$argon2id$x",
        True,
        2.5,
        float("inf"),
        100,
        3.5,
        20_000,
        20_001,
        60,
        20_002,
        300,
        True,
    ),
    PlayerRow("boris", "Boris", "boris", 0.5),
    TokenRow("d1", "anna", "bot", 1.5, 9.5),
    TableRow(1, "casino-war", "Стол", b'{"decks":6}', b"\x00\xff", "secret", "anna", 2.5, b'{"1":"Bot"}', True),
    JournalRow(2, 1, b'{"input":{"do":"open"}}'),
    JournalRow(3, 1, b"\x00\xff"),
    RecordRow(4, 1, "casino-war", 4.5, b'{"rounds":[]}', ("boris", "anna", "boris")),
    FiguresRow(4, "anna", "casino-war", "session", 4.5, 20, -13, 18, -12, -4_567, 3, 2, 1_234),
    ChangeRow(5, "anna", 5.5, "grant", -4, 5, None, None, None, "so “it” is"),
    ChangeRow(6, "anna", 6.5, "round", 4, None, 1, 4, 7),
    AuditRow(8, 7.5, "anna", "ban", "boris", "rude"),
    ChatRow(9, 1, 8.5, "anna", "Анна", "👋"),
    SettingRow("opening", b"2000"),
)


TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=30)
INTS = st.integers(-MOST, MOST)
FLOATS = st.floats(allow_nan=False)
BYTES = st.binary(max_size=60)
IDS = st.integers(1, 8)
NAMES = st.sampled_from(["anna", "boris", "ÑANDÚ", "", "a'b", "%s :x ?"]) | TEXTS
FIELDS: dict[object, st.SearchStrategy[object]] = {
    int: INTS,
    float: FLOATS,
    str: TEXTS,
    bytes: BYTES,
    bool: st.booleans(),
}


def _builds(kind: type[Write], **chosen: st.SearchStrategy[object]) -> st.SearchStrategy[Write]:
    """Rows of a kind with any value in every field, the optional ones too."""
    optional: dict[str, st.SearchStrategy[object]] = {
        "password": st.none() | TEXTS,
        "players": st.lists(NAMES, max_size=4).map(tuple),
    }
    for name in ("daily_limit", "next_limit", "balance", "sitting", "round"):
        optional[name] = st.none() | INTS
    plain = {name: FIELDS[hint] for name, hint in kind.__annotations__.items() if hint in FIELDS}
    given = {name: strategy for name, strategy in optional.items() if name in kind.__annotations__}
    return st.builds(kind, **{**plain, **given, **chosen})


WRITES: st.SearchStrategy[Write] = st.one_of(
    _builds(PlayerRow, id=NAMES, folded=NAMES),
    _builds(TokenRow, digest=NAMES, player=NAMES),
    st.builds(DropToken, NAMES),
    st.builds(DropExpired, FLOATS),
    _builds(TableRow, id=IDS),
    _builds(JournalRow, id=IDS),
    st.builds(Forget, st.lists(IDS, max_size=3).map(tuple)),
    _builds(RecordRow, id=IDS),
    _builds(FiguresRow, record=IDS, player=NAMES),
    _builds(ChangeRow, id=IDS, player=NAMES, table=st.none() | INTS),
    _builds(AuditRow, id=IDS),
    _builds(ChatRow, id=IDS, table=IDS),
    _builds(SettingRow, name=NAMES),
)
"""Rows whose keys often meet."""
