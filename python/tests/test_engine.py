"""The engine: limits, levels, nets, stopping."""

import asyncio
import threading
import time
from pathlib import Path

import pytest

import teahouse

NETS = Path(__file__).resolve().parents[2] / "crates" / "engine" / "nets"


@pytest.mark.parametrize("game,seats", [("skud", 2), ("skud", 4), ("street", 2), ("halma", 2), ("halma", 4)])
def test_lines_begin_with_legal_turns_and_come_best_first(game, seats):
    played = teahouse.Game(game, seats=seats)
    thought = teahouse.Engine(game, memory=4).think(played, nodes=2000, lines=3)
    assert 1 <= len(thought.lines) <= 3
    legal = played.legal_turns()
    assert all(line.turns[0] in legal and 0 <= line.chance <= 1 for line in thought.lines)
    chances = [line.chance for line in thought.lines]
    assert chances == sorted(chances, reverse=True) and thought.chance == chances[0]
    assert played.entries == teahouse.Game(game, seats=seats).entries


def test_a_level_is_the_same_by_its_seed_and_weaker_ones_think_less():
    played = teahouse.Game("street")
    think = lambda level, seed=0: teahouse.Engine("street", memory=4).think(played, level=level, seed=seed)
    assert think(2, 5).turn == think(2, 5).turn
    assert think(1).lines[0].nodes < think(4).lines[0].nodes
    with pytest.raises(ValueError):
        think(11)


def test_nets_come_from_files():
    played = teahouse.Game("street")
    engine = teahouse.Engine("street", memory=4)
    shipped = engine.think(played, nodes=500).lines[0].value
    engine.set_net(None)
    without = engine.think(played, nodes=500).lines[0].value
    engine.set_net(NETS / "street.net")
    assert engine.think(played, nodes=500).lines[0].value == shipped != without
    with pytest.raises(ValueError):
        engine.set_net(NETS / "halma.net")
    with pytest.raises(ValueError):
        engine.set_net(b"nothing")


def test_another_thread_stops_it_and_python_runs_meanwhile():
    engine = teahouse.Engine("halma", memory=4)
    game, counted = teahouse.Game("halma"), 0
    timer = threading.Timer(0.2, engine.stop)
    begun = time.monotonic()
    found = []
    thread = threading.Thread(target=lambda: found.append(engine.think(game, time=60)))
    thread.start()
    timer.start()
    while thread.is_alive():
        counted += 1
        time.sleep(0.001)
    assert found[0].turn in game.legal_turns() and time.monotonic() - begun < 30 and counted > 5


def test_one_engine_thinks_about_one_thing_at_a_time():
    engine = teahouse.Engine("halma", memory=4)
    thread = threading.Thread(target=lambda: engine.think(teahouse.Game("halma"), time=60))
    thread.start()
    try:
        with pytest.raises(RuntimeError):
            for _ in range(1000):
                time.sleep(0.01)
                engine.think(teahouse.Game("halma"), nodes=1)
    finally:
        while thread.is_alive():
            engine.stop()
            thread.join(0.01)


def test_asyncio_goes_on_and_cancelling_stops_the_search():
    async def run():
        engine, game = teahouse.Engine("halma", memory=4), teahouse.Game("halma")
        task = asyncio.create_task(engine.think_async(game, time=60))
        await asyncio.sleep(0.1)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return await engine.think_async(game, nodes=500)

    begun = time.monotonic()
    assert asyncio.run(run()).turn and time.monotonic() - begun < 30


def test_what_is_found_on_the_way_is_told_and_an_error_there_is_passed_on():
    told = []
    engine = teahouse.Engine("halma", memory=4)
    engine.think(teahouse.Game("halma"), depth=3, tell=lambda *found: told.append(found))
    assert told and {depth for _, depth, _, _ in told} >= {1, 2}

    def fail(*_):
        raise KeyError("here")

    with pytest.raises(KeyError):
        engine.think(teahouse.Game("halma"), time=30, tell=fail)


def test_in_the_middle_of_a_turn_the_whole_turn_is_thought_over():
    game = teahouse.Game("skud")
    game.act(game.legal_actions()[0])
    assert game.pending
    turn = teahouse.Engine("skud", memory=4).think(game, level=1).turn
    game.play(turn)
    assert len(game.entries) == 1
    with pytest.raises(ValueError):
        teahouse.Engine("halma", memory=4).think(game)
