"""Many games at once."""

import hashlib
import sys
import tracemalloc

import numpy as np
import pytest

import teahouse
from teahouse.bench import leak
from .places import each_table


@each_table
def test_each_lane_is_the_game_that_is_played_alone(game, how):
    env = teahouse.VectorEnv(game, 6, threads=2, **how)
    env.reset(seed=3)
    alone = [teahouse.Game(game, **how, first=int(seat)) for seat in env.seat]
    ended = 0
    for _ in range(150):
        for i, other in enumerate(alone):
            assert env.position(i) == other.position and env.seat[i] == other.seat
            assert list(env.legal[i, : env.counts[i]]) == other.legal_actions()
            planes, features = teahouse.observation(other)
            assert (env.planes[i] == planes).all() and (env.features[i] == features).all()
        actions = env.sample().copy()
        env.step(actions)
        for i, other in enumerate(alone):
            other.act(int(actions[i]))
            assert bool(env.done[i]) == other.over
            assert np.allclose(env.rewards[i], other.returns())
            if other.over:
                ended += 1
                alone[i] = teahouse.Game(game, **how, first=int(env.seat[i]))


def test_an_environment_without_games_has_nothing_to_do():
    env = teahouse.VectorEnv("skud", 0, threads=2)
    env.step(env.sample())
    assert env.legal.shape == (0, env.space.most) and env.totals() == (0, 0)


def test_the_third_time_ends_a_game_as_it_does_alone():
    env, alone = teahouse.VectorEnv("street", 2), teahouse.Game("street")
    # Both go to and fro; turns are written as two points.
    first = [turn for turn in alone.legal_turns() if "-(" in turn][0]
    alone.play(first)
    second = [turn for turn in alone.legal_turns() if "-(" in turn][0]
    alone.undo()
    back = [")-(".join(reversed(turn[1:-1].split(")-("))).join("()") for turn in (first, second)]
    for turn in [first, second, *back] * 3:
        (action,) = alone.turn_actions(turn)
        alone.act(action)
        other = int(env.legal[1, 0])
        env.step(np.array([action, other], np.int32))
        assert bool(env.done[0]) == alone.over and np.allclose(env.rewards[0], alone.returns())
        if alone.over:
            break
    assert alone.outcome["reason"] == "repetition" and env.totals()[0] == 1


def played(game, how, steps, **more):
    env = teahouse.VectorEnv(game, 32, **how, **more)
    env.reset(seed=9)
    seen = hashlib.sha256()
    for _ in range(steps):
        env.step(env.sample())
        for part in (env.planes, env.features, env.rewards, env.done, env.seat):
            seen.update(part.tobytes())
    return seen.hexdigest(), env.totals()


@each_table
def test_a_seed_gives_the_same_games_on_any_number_of_threads(game, how):
    one = played(game, how, 60, threads=1)
    assert one == played(game, how, 60, threads=2) == played(game, how, 60, threads=3)
    assert one != played(game, how, 60, threads=1, opening=3)


def test_bits_and_lists_are_the_same_actions():
    lists, bits = (teahouse.VectorEnv("street", 5, masks=masks) for masks in ("lists", "bits"))
    for _ in range(50):
        unpacked = np.unpackbits(bits.bits, axis=1, bitorder="little")
        for i in range(5):
            legal = lists.legal[i, : lists.counts[i]]
            assert (np.flatnonzero(unpacked[i]) == np.sort(legal)).all()
            assert bits.counts[i] == lists.counts[i]
        actions = lists.sample().copy()
        lists.step(actions)
        bits.step(actions)


def test_an_illegal_action_is_refused_and_nothing_is_played():
    for masks in ("lists", "bits", None):
        env = teahouse.VectorEnv("halma", 4, masks=masks)
        before = [env.position(i) for i in range(4)]
        actions = env.sample().copy()
        actions[2] = 77
        with pytest.raises(ValueError, match="game 2 "):
            env.step(actions)
        actions[2] = -1
        with pytest.raises(ValueError):
            env.step(actions)
        with pytest.raises(ValueError):
            env.step(actions[:3])
        assert before == [env.position(i) for i in range(4)]


def test_games_are_cut_off_and_begin_again():
    env = teahouse.VectorEnv("halma", 3, max_turns=10)
    for step in range(1, 31):
        env.step(env.sample())
        assert (env.done == (2 if step % 10 == 0 else 0)).all()
    assert env.totals() == (9, 90)


def test_rewards_sum_to_nothing_and_somebody_wins():
    env = teahouse.VectorEnv("skud", 16, seats=3)
    wins = 0
    for _ in range(2500):
        env.step(env.sample())
        assert np.allclose(env.rewards.sum(axis=1), 0, atol=1e-6)
        wins += int((env.rewards.max(axis=1) > 0).sum())
    assert env.totals()[0] > 0 and wins > 0


@each_table
def test_a_step_writes_into_the_same_arrays_and_copies_none(game, how):
    env = teahouse.VectorEnv(game, 256, **how)
    arrays = [env.planes, env.features, env.legal, env.counts, env.rewards, env.done, env.seat]
    places = [array.ctypes.data for array in arrays]
    for _ in range(5):
        env.step(env.sample())
    tracemalloc.start()
    for _ in range(50):
        env.step(env.sample())
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 16 * 1024 < env.planes.nbytes
    assert places == [array.ctypes.data for array in arrays]


@pytest.mark.skipif(sys.platform != "linux", reason="reads the memory of the process as Linux shows it")
def test_memory_stays_flat_over_many_games():
    # The first tenths fill the room that later games use again; `python -m teahouse.bench --leak 1000000` plays more.
    memory = [memory for _, _, memory in leak(3000, count=64)]
    assert memory[-1] - memory[len(memory) // 2] < 4 * 1024, memory
