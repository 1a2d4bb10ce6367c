"""A program in a seat: give it an invitation, and it plays whatever is legal.

python examples/client/random_player.py 'http://127.0.0.1:8765/t/TABLE?join=TOKEN'
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from urllib.parse import parse_qs, urlsplit

import httpx
from websockets.asyncio.client import connect


async def play(invitation: str) -> str:
    """Sit down by an invitation and play to the end; what came of it."""
    link = urlsplit(invitation)
    table, token = link.path.split("/")[-1], parse_qs(link.query)["join"][0]
    async with httpx.AsyncClient(base_url=f"{link.scheme}://{link.netloc}") as http:
        joined = (await http.post(f"/api/tables/{table}/join", json={"token": token})).raise_for_status().json()
    seat = next(seat for seat in joined["seats"] if seat["held"])
    key = seat["link"].split("join=")[1]  # ours alone: with it, this program can come back at any time
    scheme = "wss" if link.scheme == "https" else "ws"
    async for socket in connect(
        f"{scheme}://{link.netloc}/api/tables/{table}/live?token={key}"
    ):  # and again, if cut off
        async for text in socket:
            message = json.loads(text)
            state = message["table"]["state"] if message["type"] == "whole" else message
            if state.get("outcome"):
                return str(state["outcome"]["reason"])
            if state.get("legal"):
                row = random.choice(state["legal"])["row"]
                answer = {"type": "play", "seat": seat["seat"], "row": row}
                await socket.send(json.dumps({**answer, "question": state["questions"][str(seat["seat"])]}))
    return "cut off"


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1])))
