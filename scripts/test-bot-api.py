#!/usr/bin/env python3
"""Proves docs/bot.py: the program sits at a table of the real server and plays a match to its end.

Usage: test-bot-api.py target/debug/redeye
"""

import json
import pathlib
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parent.parent
SETTINGS = {
    "game": "resistance", "seats": 5, "options": "", "name": "", "language": "en",
    "public": False, "clock": "slow", "cover_after_s": 3600,
    "spectators": True, "spectator_chat": False,
}


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Host:
    """Whoever opens the table: plain HTTP, with the cookie that the server sets."""

    def __init__(self, site):
        self.site, self.cookie = site, None

    def record(self, room):
        """The record of the first match."""
        request = urllib.request.Request(f"{self.site}/api/rooms/{room}/matches/1/record")
        request.add_header("Cookie", self.cookie)
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.read().decode()

    def post(self, path, body):
        request = urllib.request.Request(self.site + path, json.dumps(body).encode())
        request.add_header("Content-Type", "application/json")
        request.add_header("Origin", self.site)
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        with urllib.request.urlopen(request, timeout=10) as answer:
            cookie = answer.headers.get("Set-Cookie")
            self.cookie = cookie.split(";")[0] if cookie else self.cookie
            return json.load(answer)


def wait_until_ready(site):
    for _ in range(200):
        try:
            with urllib.request.urlopen(site + "/readyz", timeout=1):
                return
        except OSError:
            time.sleep(0.05)
    sys.exit("the server does not answer")


def connect(site, room, cookie):
    """The host's own connection."""
    import websockets

    address = site.replace("http", "ws", 1) + f"/api/rooms/{room}/ws"
    return websockets.connect(address, additional_headers={"Cookie": cookie}, origin=site)


def command(request):
    import secrets

    return json.dumps({"id": secrets.token_hex(16), "do": request})


async def stand_up(site, room, cookie):
    """The host only watches."""
    async with connect(site, room, cookie) as table:
        await table.send(command("stand"))
        async for text in table:
            if json.loads(text)["type"] == "ack":
                return


async def start(site, room, cookie):
    """Waits for the programs, fills up with a bot, and starts."""
    async with connect(site, room, cookie) as table:
        async def ask(request):
            await table.send(command(request))

        filled = started = False
        async for text in table:
            message = json.loads(text)
            if message["type"] == "refused":
                sys.exit(f"the host is refused: {message['why']['key']}")
            if message["type"] != "room":
                continue
            taken = sum(seat["occupant"] is not None for seat in message["seats"])
            if taken == 4 and not filled:
                filled = True
                await ask({"add-bot": {"seat": None, "level": "random"}})
            if taken == 5 and not started:
                started = True
                await ask("start")
            if message["status"] == "over":
                return


def main(binary):
    import asyncio

    site = f"http://127.0.0.1:{free_port()}"
    with tempfile.TemporaryDirectory() as folder:
        listen = site.removeprefix("http://")
        server = subprocess.Popen(
            [binary, "serve", "--listen", listen, "--data", folder, "--bot-pace-ms", "50"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        programs = []
        try:
            wait_until_ready(site)
            host = Host(site)
            room = host.post("/api/rooms", {"settings": SETTINGS, "name": "Host"})["id"]
            asyncio.run(asyncio.wait_for(stand_up(site, room, host.cookie), 120))
            for name in ["Ada", "Bob", "Cyd", "Dov"]:
                token = host.post(f"/api/rooms/{room}/program", {})["token"]
                bot = [sys.executable, str(ROOT / "docs/bot.py"), site, room, token, name]
                programs.append(subprocess.Popen(bot, stdout=subprocess.PIPE, text=True))
            asyncio.run(asyncio.wait_for(start(site, room, host.cookie), 120))
            record = pathlib.Path(folder, "evening.match")
            record.write_text(host.record(room))
            verifier = [sys.executable, str(ROOT / "docs/verify_deal.py"), str(record)]
            subprocess.run(verifier, check=True, stdout=subprocess.DEVNULL)
            bound = record.read_text().count("\nbound ")
            time.sleep(0.5)
        finally:
            for program in programs:
                program.terminate()
            server.terminate()
            server.wait(10)
        told = [program.communicate(timeout=10)[0] for program in programs]
    for text in told:
        print(text, end="")
    refused = [text for text in told if "refused" in text]
    if refused:
        sys.exit("a program was refused something legal")
    if bound != 4:
        sys.exit(f"{bound} of four programs added to the draw")
    print("four programs added to the draw, which is proved, and played a whole match")


if __name__ == "__main__":
    main(sys.argv[1])
