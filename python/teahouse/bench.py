"""How fast everything is: ``python -m teahouse.bench``. Needs nothing but NumPy; other libraries that are installed are
measured by the same loop.

Random play, whole games one decision after the other, everything in one run on the same cores and in turns. ``--seconds`` is the
time for each line, ``--count`` the number of games side by side. The second column counts only the time that the processor was at
work for this program: on a machine that others use it says more. It is no forecast for several threads, which share
memory and caches: ``--scaling`` compares one and two of them. ``--leak 1000000`` plays that many games of each kind and
prints the memory of the process.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from typing import Any, Callable, Iterator

from . import Game, VectorEnv

_GAMES: list[tuple[str, str, dict[str, Any]]] = [
    ("Street", "street", {}),
    ("Halma 8x8", "halma", {}),
    ("Halma 16x16", "halma", {"options": {"board": "16x16"}}),
    ("Skud", "skud", {}),
    ("Skud, four seats", "skud", {"seats": 4}),
]


def _vector(name: str, how: dict[str, Any], count: int, **more: Any) -> Callable[[], int]:
    env = VectorEnv(name, count, **how, **more)
    # Start in the middle of games, because the start is not typical.
    for _ in range(50):
        env.step(env.sample())

    def once() -> int:
        env.step(env.sample())
        return count

    return once


def _single(name: str, how: dict[str, Any]) -> Callable[[], int]:
    def once() -> int:
        game, made = Game(name, **how), 0
        while not game.over:
            game.act(random.choice(game.legal_actions()))
            made += 1
        return made

    return once


def _pettingzoo(make: Callable[[], Any]) -> Callable[[], int]:
    env = make()

    def once() -> int:
        env.reset()
        made = 0
        for agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            over = ended or cut
            env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
            made += not over
        return made

    return once


def _openspiel(name: str) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game(name)

    def once() -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            made += 1
        return made

    return once


def _rate(once: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Steps a second, and steps a second of one core's work."""
    once()
    made, begun, worked = 0, time.perf_counter(), time.process_time()
    while (now := time.perf_counter()) < begun + seconds:
        made += once()
    return made / (now - begun), made / max(time.process_time() - worked, 1e-9)


def _best(lines: list[tuple[str, Callable[[], int]]], seconds: float, rounds: int) -> dict[str, tuple[float, float]]:
    """The best rates of every line. They are measured alternately, so that other load affects all alike."""
    best = {title: (0.0, 0.0) for title, _ in lines}
    for _ in range(rounds):
        for title, once in lines:
            rate, work = _rate(once, seconds / rounds)
            best[title] = max(best[title][0], rate), max(best[title][1], work)
    return best


def _compare(rates: dict[str, tuple[float, float]]) -> None:
    """How many times as fast as each yardstick the games are: many at once on all threads by the clock, then on one
    thread and alone by core-seconds."""
    forms = {
        "all threads": (": vector, legal actions", 0),
        "one thread": (": vector, legal actions, one thread", 1),
        "one by one": (": one game in Python", 1),
    }
    print("\nHow many times as fast as each yardstick:")
    for other, theirs in rates.items():
        if other.startswith(("OpenSpiel,", "PettingZoo:")) and theirs[1] > 0:
            for form, (ending, by) in forms.items():
                games = {title.removesuffix(ending): rates[title][by] for title in rates if title.endswith(ending)}
                times = ", ".join(f"{game} {mine / theirs[by]:,.1f}" for game, mine in games.items())
                print(f"  {other}: {form} {times}" if times else f"  {other}: {form} not measured")


def _scaling(count: int, seconds: float) -> None:
    """One thread and two, alternately, so that other load affects both alike."""
    print(f"{'one thread':>12}  {'two':>12}  {'times':>5}  {'work for each step':>18}  what")
    for title, name, how in _GAMES:
        steps = [(str(threads), _vector(name, how, count, observe=False, threads=threads)) for threads in (1, 2)]
        (one, work_one), (two, work_two) = _best(steps, 2 * seconds, 8).values()
        print(
            f"{one:>12,.0f}  {two:>12,.0f}  {two / one:>5.2f}  {work_one / work_two:>18.2f}  {title}", flush=True
        )


def _memory() -> int:
    """What the process has in memory now, in KiB."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024


def leak(games: int, count: int = 512, names: tuple[str, ...] = ("street", "halma", "skud")) -> Iterator[tuple[str, int, int]]:
    """Plays at least ``games`` short games of each kind, all at once and then a hundredth of them alone, and yields at
    every tenth what was played, how many games, and the memory of the process in KiB. Needs Linux."""
    for name in names:
        env = VectorEnv(name, count, max_turns=16)
        for tenth in range(1, 11):
            while env.totals()[0] * 10 < games * tenth:
                env.step(env.sample())
            yield f"{name}, many at once", env.totals()[0], _memory()
        del env
        for tenth in range(1, 11):
            for _ in range(max(games // 1000, 1)):
                game = Game(name)
                while game.turn < 16:
                    game.act(random.choice(game.legal_actions()))
            yield f"{name}, one by one", max(games // 1000, 1) * tenth, _memory()


def _print_leak(games: int) -> None:
    print(f"{'games':>12}  {'memory, KiB':>12}  what")
    for what, played, memory in leak(games):
        print(f"{played:>12,}  {memory:>12,}  {what}", flush=True)


def _lines(count: int) -> Iterator[tuple[str, Callable[[], Callable[[], int]]]]:
    for title, name, how in _GAMES:
        more: dict[str, dict[str, Any]] = {
            "legal actions and observations": {},
            "legal actions": {"observe": False},
            "legal actions as bits": {"observe": False, "masks": "bits"},
            "legal actions, one thread": {"observe": False, "threads": 1},
        }
        for what, args in more.items():
            yield f"{title}: vector, {what}", lambda n=name, h=how, a=args: _vector(n, h, count, **a)
    for title, name, how in _GAMES:
        yield f"{title}: one game in Python", lambda n=name, h=how: _single(n, h)
    yield from _yardsticks()


def _yardsticks() -> Iterator[tuple[str, Callable[[], Callable[[], int]]]]:
    try:
        import pyspiel

        from . import openspiel  # noqa: F401

        for game in ("street", "halma", "skud"):
            yield f"{game} as an OpenSpiel Python game", lambda g=game: _openspiel(f"teahouse_{g}")
        names = pyspiel.registered_names()
        for game in ("tic_tac_toe", "connect_four", "breakthrough", "chess", "go"):
            if game in names:
                yield f"OpenSpiel, C++: {game}", lambda g=game: _openspiel(g)
        from open_spiel.python.games import tic_tac_toe  # noqa: F401

        yield "OpenSpiel, Python: tic_tac_toe", lambda: _openspiel("python_tic_tac_toe")
    except ImportError as error:
        yield f"OpenSpiel is not here ({error})", lambda: lambda: 0
    try:
        from .pettingzoo import env

        for game in ("street", "halma", "skud"):
            yield f"{game} as a PettingZoo environment", lambda g=game: _pettingzoo(lambda: env(g))
        import importlib

        for module in ("connect_four_v3", "tictactoe_v3", "chess_v6", "go_v5"):
            try:
                known = importlib.import_module(f"pettingzoo.classic.{module}")
                known.env()
            except Exception as error:  # their own packages may be missing
                yield f"PettingZoo: {module} is not here ({type(error).__name__})", lambda: lambda: 0
                continue
            yield f"PettingZoo: {module}", lambda k=known: _pettingzoo(k.env)
    except ImportError as error:
        yield f"PettingZoo is not here ({error})", lambda: lambda: 0


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(prog="python -m teahouse.bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2, help="for each line")
    parser.add_argument("--count", type=int, default=2048, help="games side by side")
    parser.add_argument("--only", default="", help="only lines that contain this")
    parser.add_argument("--scaling", action="store_true", help="compare one and two threads")
    parser.add_argument("--leak", type=int, metavar="GAMES", help="play this many games of each kind and print the memory")
    args = parser.parse_args()
    print(f"{os.cpu_count()} cores, Python {sys.version.split()[0]}, load {os.getloadavg()[0]:.1f}\n")
    if args.leak or args.scaling:
        return _print_leak(args.leak) if args.leak else _scaling(args.count, args.seconds)
    lines = [(title, make()) for title, make in _lines(args.count) if args.only.lower() in title.lower()]
    print(f"{len(lines)} lines, about {len(lines) * args.seconds:.0f} s\n", flush=True)
    print(f"{'steps a second':>15}  {'a core-second':>15}  what")
    rates = _best(lines, args.seconds, 8)
    for title, (rate, work) in rates.items():
        print(f"{rate:>15,.0f}  {work:>15,.0f}  {title}")
    _compare(rates)


if __name__ == "__main__":
    main()
