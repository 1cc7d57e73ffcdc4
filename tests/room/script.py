"""A player who plays by itself: it hears the room's messages, notes what it saw, and says what it does next."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from fairdeal import fair

Message = dict[str, Any]

LONG_HEX = re.compile(r"[0-9a-f]{32,}")


@dataclass
class Script:
    """One player at one table. `cut` is the player's cut, the same in every round.

    `number` is that of the last event heard of; `cards` what was dealt, by the commitment of the shuffle, in order;
    `hexes` in which kind of event, or else message, each long run of hex digits was read first. `bets` are those that
    the room has said were placed, `own_bets` those that the player made, by command: shuffle, seat and amount. `faults`
    is what should not have been.
    """

    table: int
    chance: Random
    chips: int = 400
    seat: int | None = None
    number: int | None = None
    seal: str | None = None
    offer: Message | None = None
    answered: int = -1
    ids: int = 0
    name: str = "p"
    answers: dict[str, str | None] = field(default_factory=dict)
    sent: dict[str, Message] = field(default_factory=dict)
    cards: dict[str, list[tuple[int, int]]] = field(default_factory=dict)
    bets: list[tuple[str, int, int]] = field(default_factory=list)
    own_bets: dict[str, tuple[str, int, int]] = field(default_factory=dict)
    hexes: dict[str, str] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    closed_cuts: set[int] = field(default_factory=set)

    @property
    def cut(self) -> bytes:
        return f"cut of {self.name} at {self.table}".encode()

    # Hearing

    def hear(self, text: str, message: Message) -> None:
        """Take in a message."""
        self._note_hex(text, message)
        match message["type"]:
            case "table" if message["table"] == self.table:
                self.number, self.seal = message["number"], message.get("seal")
                self.closed_cuts.clear()
                self._take_now(message)
            case "events" if message["table"] == self.table:
                self._take_events(message)
                self._take_now(message)
            case "answer":
                self._take_answer(message)

    def forget_view(self) -> None:
        """The connection is gone: the next view comes whole."""
        self.number = None

    def _take_now(self, message: Message) -> None:
        self.seat, self.offer = message.get("you"), message["now"].get("offer")

    def _take_events(self, message: Message) -> None:
        if self.number is None or message["first"] != self.number + 1:
            self.faults.append(f"after {self.number} came {message['first']}")
        self.number = message["first"] + len(message["events"]) - 1
        for event in message["events"]:
            self._take_event(event["kind"], event["data"])

    def _take_event(self, kind: str, data: Any) -> None:
        match kind:
            case "seal-shown":
                self.seal = data["commitment"]
                self.closed_cuts.clear()
            case "cut-shown":
                self.closed_cuts.add(data["seat"])
            case "cut-opened" | "cut-left-out" | "sat-out":
                self.closed_cuts.discard(data["seat"])
            case "bet-placed" if self.seal:
                self.bets.append((self.seal, data["seat"], data["amount"]))
            case "card-dealt":
                if self.closed_cuts:
                    self.faults.append(f"a card came before the cuts of {self.closed_cuts} were open")
                self.cards.setdefault(self.seal or "?", []).append((data["to"], data["card"]))

    def _take_answer(self, message: Message) -> None:
        ident, error = message["id"], message.get("error")
        code = None if error is None else error["code"]
        if ident in self.answers and self.answers[ident] is None and code is not None:
            self.faults.append(f"{ident} was done, and is {code} now: {self.sent.get(ident)}")
        self.answers[ident] = code

    def _note_hex(self, text: str, message: Message) -> None:
        for found in LONG_HEX.findall(text):
            if found not in self.hexes:
                self.hexes[found] = next(_kinds_with(found, message), message["type"])

    # Saying

    def watch(self) -> Message:
        return {"type": "watch", "table": self.table}

    def next(self) -> Message | None:
        """What the player does now, if anything; each offer is answered once, unless `again` asks."""
        if self.number is None:
            return None
        if self.seat is None:
            return self.command("sit", chips=self.chips)
        offer = self.offer
        if offer is None or not offer.get("yours") or offer["version"] == self.answered:
            return None
        self.answered = offer["version"]
        match offer["asks"]:
            case "cuts":
                return self.command("show-cut", commitment=fair.commit_cut(self.cut).hex())
            case "openings":
                return self.command("open-cut", cut=self.cut.hex())
        action = self._action(offer)
        command = self.command("act", version=offer["version"], action=action)
        if action["kind"] == "bet":
            self.own_bets[command["id"]] = (str(self.seal), self.seat, action["amount"])
        return command

    def _action(self, offer: Message) -> Message:
        if amounts := offer.get("amounts"):
            least, most, step = amounts[0]["least"], min(amounts[0]["most"], 40), amounts[0]["step"]
            return {"kind": "bet", "amount": self.chance.randrange(least, max(least, most) + 1, step)}
        return dict(self.chance.choice([each for each in offer["actions"] if each["kind"] != "sit-out"]))

    def command(self, kind: str, **fields: Any) -> Message:
        """A new command of this player."""
        self.ids += 1
        ident = f"{self.name}-{self.ids}"
        self.sent[ident] = {"type": kind, "id": ident, "table": self.table, **fields}
        return self.sent[ident]


def _kinds_with(text: str, message: Message) -> Iterator[str]:
    for event in message.get("events", ()):
        if text in str(event):
            yield event["kind"]
