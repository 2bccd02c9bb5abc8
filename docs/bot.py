#!/usr/bin/env python3
"""A player for Redeye that does anything that is legal. See bot-api.md.

Usage: bot.py http://127.0.0.1:8080 ROOM TOKEN NAME
"""

import asyncio
import json
import random
import secrets
import sys

import websockets


def command(request):
    """A command under an identity of its own, padded so that its length tells nothing."""
    text = json.dumps({"id": secrets.token_hex(16), "do": request})
    return text.ljust(-(-len(text) // 256) * 256)


async def play(site, room, token, name):
    address = site.replace("http", "ws", 1) + f"/api/rooms/{room}/ws"
    headers = {"Authorization": f"Bearer {token}"}
    async with websockets.connect(address, additional_headers=headers) as socket:
        await socket.send(command({"sit": {"seat": None, "name": name}}))
        draw, legal, busy, status = None, [], True, "gathering"
        async for text in socket:
            message = json.loads(text)
            match message["type"]:
                case "room":
                    # Every player adds to the draw, so that nobody can choose it alone.
                    sits = message["you"]["seat"] is not None
                    if sits and message["status"] == "gathering" and draw != message["commitment"]:
                        draw = message["commitment"]
                        await socket.send(command({"nonce": secrets.token_hex(32)}))
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
