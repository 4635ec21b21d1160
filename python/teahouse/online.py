"""A client for the server's API, for bots with a token and for guests.

>>> from teahouse.online import Client
>>> client = Client("http://127.0.0.1:7474", token="…")   # doctest: +SKIP
>>> for event in client.events():                         # doctest: +SKIP
...     print(event)

It uses the standard library alone. A token is made in the account's settings or under ``POST /api/tokens`` with the
scopes ``read`` and ``play``.
"""

from __future__ import annotations

import http.cookiejar
import json
import urllib.error
import urllib.request
from typing import Any, Callable, Iterator, Mapping, Sequence
from urllib.parse import quote

from ._native import Game
from .space import draws_first


class ServerError(Exception):
    """A refusal by the server: ``status`` is the HTTP status, ``problem`` the body."""

    def __init__(self, status: int, problem: Any):
        super().__init__(f"{status}: {problem}")
        self.status = status
        self.problem = problem


class Client:
    """A client of a server: the account of a token, or a guest after :meth:`be_guest`."""

    def __init__(self, url: str, token: str | None = None, *, timeout: float = 30.0):
        self.url = url.rstrip("/")
        self.token = token
        self.timeout = timeout
        self._cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self._opener = urllib.request.build_opener(self._cookies)

    def _open(self, method: str, path: str, body: Any = None, timeout: float | None = None) -> Any:
        headers = {"accept": "application/json", "content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        if method != "GET" and data is None:
            data = b""
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            return self._opener.open(request, timeout=timeout or self.timeout)
        except urllib.error.HTTPError as error:
            text = error.read().decode(errors="replace")
            try:
                problem = json.loads(text)
            except ValueError:
                problem = text
            raise ServerError(error.code, problem) from None

    def request(self, method: str, path: str, body: Any = None) -> Any:
        """Calls the API; returns the JSON of the answer, or text if it is not JSON."""
        with self._open(method, path, body) as answer:
            text = answer.read().decode()
            if "json" in answer.headers.get("content-type", ""):
                return json.loads(text)
            return text

    def lines(self, path: str) -> Iterator[dict[str, Any]]:
        """A stream as one dictionary per line, until the server ends it."""
        # Empty lines come every few seconds, so a minute of silence means that the connection is dead.
        with self._open("GET", path, timeout=60.0) as answer:
            for line in answer:
                if line.strip():
                    yield json.loads(line)

    def be_guest(self) -> dict[str, Any]:
        """A name and a session without an account."""
        guest: dict[str, Any] = self.request("POST", "/api/guest")
        return guest

    def be_bot(self) -> Any:
        """Marks the account publicly as a bot."""
        return self.request("POST", "/api/bot/account/upgrade")

    def create(
        self,
        game: str,
        *,
        opponents: Sequence[str | int | None] = (None,),
        preset: str | None = None,
        options: Mapping[str, str] | None = None,
        clock: tuple[int, int] | None = None,
        days: int | None = None,
        rated: bool = False,
    ) -> str:
        """Creates a game and says its identifier. An opponent is a player's name (a challenge), a level from 1 to 10,
        or ``None`` for whoever comes. ``clock`` is seconds and seconds for each turn, ``days`` days for
        each turn."""
        seats: list[dict[str, Any]] = [{"kind": "me"}]
        for opponent in opponents:
            if opponent is None:
                seats.append({"kind": "anyone"})
            elif isinstance(opponent, int):
                seats.append({"kind": "bot", "level": opponent})
            else:
                seats.append({"kind": "player", "name": opponent})
        wanted: dict[str, Any] = {"game": game, "seats": seats, "rated": rated, "options": dict(options or {})}
        if preset is not None:
            wanted["preset"] = preset
        if clock is not None:
            wanted["time"] = {"kind": "clock", "base": clock[0], "increment": clock[1]}
        elif days is not None:
            wanted["time"] = {"kind": "days", "days": days}
        return str(self.request("POST", "/api/games", wanted)["id"])

    def act(self, id: str, action: str) -> Any:
        """Takes an action other than a turn: ``join``, ``resign``, ``draw``, ``takeback``, ``decline``, ``claim`` …"""
        return self.request("POST", f"/api/games/{quote(id)}/actions", {"action": action})

    def conditions(self, id: str) -> dict[str, Any]:
        """Our own conditional turns in a game by days: ``position_version`` and, as far as they still hold,
        ``branches``; ``dropped_by`` is the turn that fitted none of them."""
        found: dict[str, Any] = self.request("GET", f"/api/games/{quote(id)}/conditions")
        return found

    def set_conditions(
        self, id: str, branches: Sequence[Mapping[str, Any]], *, position_version: int | None = None
    ) -> dict[str, Any]:
        """Sets conditional turns in place of those that were: a tree of ``{"turn": "f7-f6", "then": […]}``, first turns
        of the others, then an answer of ours, and so on. Each line ends with an answer. They are for the position as it
        is, or for that of ``position_version``."""
        if position_version is None:
            position_version = int(self.conditions(id)["position_version"])
        wanted = {"position_version": position_version, "branches": list(branches)}
        kept: dict[str, Any] = self.request("PUT", f"/api/games/{quote(id)}/conditions", wanted)
        return kept

    def drop_conditions(self, id: str) -> None:
        """Drops our conditional turns: none of them is made after this."""
        self.request("DELETE", f"/api/games/{quote(id)}/conditions")

    def record(self, id: str) -> str:
        """The record of a game."""
        return str(self.request("GET", f"/api/games/{quote(id)}/record"))

    def events(self) -> Iterator[dict[str, Any]]:
        """Events of the account: games that begin and end, challenges."""
        return self.lines("/api/stream/event")

    def play(self, id: str, choose: Callable[[Game], str | None]) -> tuple[Game, dict[str, Any]]:
        """Plays a game to its end. ``choose`` gets the game whenever it is our turn, and says a turn in notation, or
        ``None`` to resign. The answer is the game as it ended and its last state, as the server tells it: ``outcome``
        says who won and why, also where somebody resigned or lost on time."""
        full: dict[str, Any] = {}
        state: dict[str, Any] = {}
        game = None
        for line in self.lines(f"/api/board/game/stream/{quote(id)}"):
            if line["type"] == "gameFull":
                full, state = line, line["state"]
            elif line["type"] == "gameState":
                state = line
            else:
                continue
            game = opened(full["setup"], state["moves"])
            if state["status"] not in ("open", "playing"):
                break
            if state["status"] == "playing" and state.get("toMove") == full.get("you"):
                turn = choose(game)
                if turn is None:
                    self.act(id, "resign")
                else:
                    body = {"turn": turn, "position_version": state["positionVersion"]}
                    self.request("POST", f"/api/games/{quote(id)}/turns", body)
        if game is None:
            raise ServerError(0, "the stream ended before the game was known")
        return game, state


def opened(setup: Mapping[str, Any], moves: str) -> Game:
    """The game that a server's setup and moves describe."""
    options = " ".join([f"preset={setup['preset']}", *(f"{name}={value}" for name, value in setup["options"].items())])
    tags = [f"game: {setup['game']}", f"seats: {len(setup['letters'])}", f"options: {options}"]
    if draws_first(setup["game"]):
        tags.append(f"first: {setup['first']}")
    return Game.from_record("\n".join([*tags, "", moves]) + "\n" if moves else "\n".join(tags) + "\n")
