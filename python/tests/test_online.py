"""The client, against a real server where the program has been built, and by itself."""

import os
import random
import re
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

import teahouse
from teahouse.online import Client, ServerError, opened

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("TEAHOUSE_PROGRAM", ROOT / "target" / "debug" / "teahouse"))


def test_a_game_is_rebuilt_from_what_a_server_says():
    for name, first in (("street", "H"), ("halma", "B"), ("skud", "G")):
        game = teahouse.Game(name, first=1 if first == "B" else None)
        rng = random.Random(1)
        for _ in range(6):
            game.play(rng.choice(game.legal_turns()))
        setup = dict(game=name, preset=game.preset, options=game.options, letters=game.letters, first=first)
        assert opened(setup, ";".join(game.entries)).position == game.position
        assert opened(setup, "").turn == 0


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    if not PROGRAM.exists():
        pytest.skip(f"{PROGRAM} is not built")
    data = tmp_path_factory.mktemp("data")
    args = [str(PROGRAM), "serve", "--listen", "127.0.0.1:0", "--data", str(data), "--lang", "en", "--no-limits"]
    process = subprocess.Popen(args, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        for line in process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                # Nobody reads what comes after; a full pipe would stop the server.
                threading.Thread(target=process.stdout.read, daemon=True).start()
                yield found.group()
                break
        else:
            pytest.fail("the server did not say where it listens")
    finally:
        process.terminate()
        process.wait(20)


def test_what_fits_a_conditional_turn_is_answered(server):
    ana, ben = Client(server), Client(server)
    ana.be_guest(), ben.be_guest()
    id = ana.create("halma", days=2)
    ben.act(id, "join")
    state = ana.request("GET", f"/api/games/{id}")
    mover, waiter = (ana, ben) if state["to_move"] == state["you"] else (ben, ana)
    first = ana.request("GET", f"/api/games/{id}/legal")[0]
    game = opened(state["setup"], "")
    game.play(first)
    tree = [{"turn": first, "then": [{"turn": game.legal_turns()[0]}]}]
    with pytest.raises(ServerError) as refused:
        mover.set_conditions(id, tree)
    assert refused.value.problem["error"] == "conditions-your-turn"
    kept = waiter.set_conditions(id, tree)
    assert waiter.conditions(id) == kept
    assert mover.conditions(id)["branches"] == []
    waiter.drop_conditions(id)
    assert waiter.conditions(id)["branches"] == []
    waiter.set_conditions(id, tree, position_version=kept["position_version"])
    mover.request(
        "POST", f"/api/games/{id}/turns", {"turn": first, "position_version": kept["position_version"]}
    )
    for _ in range(200):
        turns = ana.request("GET", f"/api/games/{id}")["turns"]
        if len(turns) == 2:
            break
        time.sleep(0.05)
    assert [turn["entry"].split(".")[1] for turn in turns] == [first, game.legal_turns()[0]]


def test_two_guests_play_a_game(server):
    ana, ben = Client(server), Client(server)
    ana.be_guest(), ben.be_guest()
    id = ana.create("halma")
    ben.act(id, "join")
    rng = random.Random(3)

    def choose(game):
        return None if game.turn >= 8 else rng.choice(game.legal_turns())

    ended = []
    other = threading.Thread(target=lambda: ended.append(ben.play(id, choose)))
    other.start()
    game, state = ana.play(id, choose)
    other.join(30)
    assert state["outcome"]["reason"] == "resign" and ended[0][0].entries == game.entries and game.turn == 8
    whole = teahouse.Game.from_record(ana.record(id))
    assert whole.entries[:8] == game.entries


def test_a_level_answers_and_refusals_are_errors(server):
    guest = Client(server)
    guest.be_guest()
    id = guest.create("street", opponents=[1])
    game, state = guest.play(id, lambda game: None if game.turn >= 4 else game.legal_turns()[0])
    assert game.turn >= 4 and state["outcome"]
    with pytest.raises(ServerError) as error:
        guest.create("go")
    assert 400 <= error.value.status < 500


def test_the_bot_of_the_examples_takes_a_challenge(server):
    bot, person = Client(server), Client(server)
    made = bot.request("POST", "/api/account", dict(name="teapot", password="a long enough password"))
    token = bot.request("POST", "/api/tokens", dict(name="bot", scopes=["read", "play"]))
    secret = token.get("token") or token.get("secret")
    assert made and secret
    program = ROOT / "python" / "examples" / "bot.py"
    package = str(Path(teahouse.__file__).parents[1])
    env = {**os.environ, "PYTHONPATH": package}
    process = subprocess.Popen([sys.executable, str(program), server, secret, "1"], env=env)
    try:
        person.be_guest()
        id = person.create("halma", opponents=["teapot"])
        game, state = person.play(id, lambda game: None if game.turn >= 4 else game.legal_turns()[0])
        assert state["outcome"]["winners"] == "B" and len(game.entries) >= 4
    finally:
        process.terminate()
        process.wait(20)
