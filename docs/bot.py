#!/usr/bin/env python3
"""A player for Redeye that does anything that is legal. See bot-api.md.

Usage: bot.py http://127.0.0.1:8080 ROOM TOKEN NAME
"""

import asyncio
import hashlib
import json
import random
import secrets
import sys

import websockets


def command(request):
    """A command under an identity of its own, padded so that its length tells nothing."""
    text = json.dumps({"id": secrets.token_hex(16), "do": request})
    return text.ljust(-(-len(text) // 256) * 256)


def commitment_of(draw, seat, nonce):
    """What a seat publishes before it reveals its nonce."""
    message = b"redeye-seat-2" + bytes.fromhex(draw) + bytes([seat]) + nonce
    return hashlib.sha256(message).hexdigest()


def owed_to_draw(room, nonces):
    """What this player has to send so that nobody can choose the draw: see deal.md."""
    seat, draw, dealing = room["you"]["seat"], room["commitment"], room["dealing"]
    if seat is None or room["status"] != "gathering":
        return None
    if dealing and dealing["step"] == "reveal":
        nonce = nonces.get((draw, seat))
        shown = room["seats"][seat - 1]["occupant"]["commitment"]
        if nonce is None or commitment_of(draw, seat, nonce) != shown:
            return None
        nonces[draw, seat] = None
        return {"reveal": nonce.hex()}
    if (draw, seat) in nonces or dealing and seat in dealing["withheld"]:
        return None
    nonce = nonces[draw, seat] = secrets.token_bytes(32)
    commitment = commitment_of(draw, seat, nonce)
    return {"commit": {"draw": draw, "seat": seat, "commitment": commitment}}


async def play(site, room, token, name):
    address = site.replace("http", "ws", 1) + f"/api/rooms/{room}/ws"
    headers = {"Authorization": f"Bearer {token}"}
    async with websockets.connect(address, additional_headers=headers) as socket:
        await socket.send(command({"sit": {"seat": None, "name": name}}))
        nonces, legal, busy, status = {}, [], True, "gathering"
        async for text in socket:
            message = json.loads(text)
            match message["type"]:
                case "room":
                    owed = owed_to_draw(message, nonces)
                    if owed:
                        busy = True
                        await socket.send(command(owed))
                    if message["status"] == "over" != status:
                        print(f"{name}: the match is over")
                    status = message["status"]
                case "frame":
                    legal = message["legal"]
                case "ack":
                    busy = False
                case "refused":
                    busy = False
                    print(f"{name}: refused, {message['why']['key']}")
                case "bye":
                    print(f"{name}: goodbye, {message['why']['key']}")
            # One thing at a time: what an action did is in the frame that comes before its answer.
            if legal and not busy:
                busy = True
                await socket.send(command({"act": random.choice(legal)}))


if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    try:
        asyncio.run(play(*sys.argv[1:]))
    except KeyboardInterrupt:
        pass
