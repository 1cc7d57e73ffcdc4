"""Plays some rounds in a Fairdeal room: python bot.py http://localhost:8000 NAME casino-war 10 (or token:SECRET)."""

import json
import sys
from hashlib import sha256
from secrets import token_bytes, token_hex
from time import sleep
from typing import Any
from urllib.request import HTTPError, Request, urlopen

from websockets.sync.client import connect

address, who, game, rounds = *sys.argv[1:4], int(sys.argv[4])


def post(path: str, body: dict[str, str], headers: dict[str, str]) -> tuple[Any, dict[str, str]]:
    """What the room answers, and the cookie that comes with it."""
    try:
        asked = Request(address + path, json.dumps(body).encode(), {"Content-Type": "application/json", **headers})
        with urlopen(asked) as answer:
            return json.load(answer), {"Cookie": answer.headers.get("Set-Cookie", "").partition(";")[0]}
    except HTTPError as refused:
        sys.exit(json.load(refused)["sentence"])


def choose(offer: dict[str, Any], cut: bytes) -> dict[str, Any]:
    """The next command: the commitment to the cut, the cut, the least bet, war; else on to the next round."""
    if offer["asks"] == "cuts":
        return {"type": "show-cut", "commitment": sha256(b"fairdeal/2/cut" + cut).hexdigest()}
    if offer["asks"] == "openings":
        return {"type": "open-cut", "cut": cut.hex()}
    if offer["asks"] == "moves":
        bets = [{"kind": each["kind"], "amount": each["least"]} for each in offer.get("amounts", [])]
        wars = [each for each in offer.get("actions", []) if each["kind"] == "go-to-war"]
        return {"type": "act", "version": offer["version"], "action": (bets or wars or offer["actions"])[0]}
    return {"type": "ready"}


headers = {"Authorization": f"Bearer {who[6:]}"} if who[:6] == "token:" else post("/api/guest", {"name": who}, {})[1]
place = post("/api/play-now", {"game": game}, headers)[0]
with connect(address.replace("http", "ws", 1) + "/socket", additional_headers=headers) as socket:
    socket.send(json.dumps({"type": "watch", "table": place["table"]}))
    socket.send(json.dumps({"type": "sit", "chips": place["chips"], "id": token_hex(8), "table": place["table"]}))
    answered, cut = None, b""
    for message in map(json.loads, socket):
        if "error" in message:
            sys.exit(message["error"]["sentence"])
        offer = message.get("now", {}).get("offer", {})
        for event in message.get("events", []):
            print(event["kind"], json.dumps(event["data"]))
            rounds -= bool(offer) and event["kind"] in ("round-settled", "round-voided")
        moment = offer.get("version"), offer.get("asks")
        if moment != answered and (offer.get("yours") or offer.get("asks") in ("round", "nothing")):
            sleep(0.05)  # a room takes 20 messages a second
            answered, cut = moment, token_bytes(16) if offer["asks"] == "cuts" else cut
            command = choose(offer, cut) if rounds > 0 else {"type": "leave"}
            socket.send(json.dumps({"id": token_hex(8), "table": place["table"]} | command))
        if rounds <= 0:
            break
