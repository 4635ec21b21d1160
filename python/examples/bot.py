"""A bot in thirty lines: takes every challenge and plays with the engine. python bot.py URL TOKEN [LEVEL]"""

import sys
import threading

import teahouse
from teahouse.online import Client, ServerError


def play(client: Client, id: str, level: int) -> None:
    def choose(game: teahouse.Game) -> str | None:
        return teahouse.Engine(game.game, memory=16).think(game, level=level).turn

    _, state = client.play(id, choose)
    print(id, state.get("outcome"), flush=True)


def main(url: str, token: str, level: str = "3") -> None:
    for event in Client(url, token).events():
        if event["type"] == "challenge":
            try:
                Client(url, token).act(event["challenge"]["id"], "join")
            except ServerError as error:
                print("not joined:", error)
        elif event["type"] == "gameStart":
            threading.Thread(target=play, args=(Client(url, token), event["game"]["id"], int(level))).start()


if __name__ == "__main__":
    main(*sys.argv[1:])
