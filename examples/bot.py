"""Plays some rounds in a Fairdeal room: python bot.py http://localhost:8000 NAME casino-war 10 (or token:SECRET)."""

import json
import sys
from fractions import Fraction
from hashlib import sha256
from secrets import token_bytes, token_hex
from time import sleep
from urllib.request import HTTPError, Request, urlopen

from websockets.sync.client import connect

address, who, game, rounds = *sys.argv[1:4], int(sys.argv[4])
CAREFUL = ("go-to-war", "decline", "stand", "pass", "trail")  # where the room can’t say what a choice is worth


def post(path: str, body: dict, headers: dict) -> tuple[dict, dict]:
    """What the room answers, and the cookie that comes with it."""
    try:
        asked = Request(address + path, json.dumps(body).encode(), {"Content-Type": "application/json", **headers})
        with urlopen(asked) as answer:
            return json.load(answer), {"Cookie": answer.headers.get("Set-Cookie", "").partition(";")[0]}
    except HTTPError as refused:
        sys.exit(json.load(refused)["sentence"])


def choose(offer: dict, prices: list | None, cut: bytes) -> dict:
    """The next command: cut, bet the least, ask what the choices are worth and take the best; or on to the next."""
    if offer["asks"] == "moves":
        actions = offer.get("actions", [])
        if prices is None and not any(each["kind"] == "sit-out" for each in actions):
            return {"type": "price"}
        bets = [{"kind": each["kind"], "amount": each["least"]} for each in offer.get("amounts", [])]
        best = [max(prices, key=lambda price: Fraction(price["expectation"]))["action"]] if prices else []
        careful = [each for kind in CAREFUL for each in actions if each["kind"] == kind]
        return {"type": "act", "version": offer["version"], "action": (best + careful + bets + actions)[0]}
    shown, opened = {"commitment": sha256(b"fairdeal/2/cut" + cut).hexdigest()}, {"cut": cut.hex()}
    commands = {"cuts": {"type": "show-cut"} | shown, "openings": {"type": "open-cut"} | opened}
    return commands.get(offer["asks"], {"type": "ready"})


headers = {"Authorization": f"Bearer {who[6:]}"} if who[:6] == "token:" else post("/api/guest", {"name": who}, {})[1]
place = post("/api/play-now", {"game": game}, headers)[0]
with connect(address.replace("http", "ws", 1) + "/socket", additional_headers=headers) as socket:
    socket.send(json.dumps({"type": "watch", "table": place["table"]}))
    socket.send(json.dumps({"type": "sit", "chips": place["chips"], "id": token_hex(8), "table": place["table"]}))
    offer, answered, cut = {}, (None, None), b""
    for message in map(json.loads, socket):
        prices = message["prices"] if message["type"] == "prices" else None
        if "error" in message and prices is None:
            sys.exit(message["error"]["sentence"])
        offer = message.get("now", {}).get("offer", offer)
        for event in message.get("events", []):
            print(event["kind"], json.dumps(event["data"]))
            rounds -= bool(offer) and event["kind"] in ("round-settled", "round-voided")
        moment = (offer.get("version"), offer.get("asks"))
        asked = moment != answered and (offer.get("yours") or moment[1] in ("round", "nothing"))
        if asked or (prices is not None and moment == (message["version"], "moves")):
            sleep(0.05)  # a room takes 20 messages a second
            answered, cut = moment, token_bytes(16) if moment[1] == "cuts" else cut
            command = choose(offer, prices, cut) if rounds > 0 else {"type": "leave"}
            named = {} if command["type"] == "price" else {"id": token_hex(8)}
            socket.send(json.dumps({"table": place["table"]} | named | command))
        if rounds <= 0:
            break
