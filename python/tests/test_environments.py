"""The environments pass the checks of the libraries that they are for."""

import types

import numpy as np
import pytest

import teahouse
from .places import each_table

petting = pytest.importorskip("pettingzoo", reason="pettingzoo is not installed")


def made(game, how, **more):
    from teahouse.pettingzoo import env

    return lambda **last: env(game, **how, **more, **last)


@each_table
def test_pettingzoo_api(game, how):
    from pettingzoo.test import api_test

    api_test(made(game, how)(), num_cycles=60, verbose_progress=False)


@each_table
def test_pettingzoo_seed(game, how):
    from pettingzoo.test import seed_test

    seed_test(made(game, how), num_cycles=30)


@each_table
def test_pettingzoo_render(game, how):
    from pettingzoo.test import render_test

    render_test(made(game, how))


# Accents are chosen in turn, not one by one, so that a few cycles would not give everybody the same number.
SEED = 1
EVEN = [("skud", dict(seats=seats, options={"accents": "all", "opening": "free"})) for seats in (2, 3, 4)]
EVEN += [("street", dict(seats=2)), ("halma", dict(seats=2)), ("halma", dict(seats=4))]


@pytest.mark.parametrize("game,how", EVEN)
def test_pettingzoo_max_cycles(game, how):
    from pettingzoo.test.max_cycles_test import max_cycles_test
    from teahouse.pettingzoo import env, parallel_env

    # The test plays without looking at the masks. It expects as many steps of everybody, so the seed is one whose games
    # have no bonus and no second step in a turn.
    def seeded(make):
        def made(max_cycles):
            table = make(game, **how, illegal="random", max_cycles=max_cycles)
            table.reset(seed=SEED)
            for agent in table.possible_agents:
                table.action_space(agent).seed(SEED)
            return table

        return made

    max_cycles_test(types.SimpleNamespace(env=seeded(env), parallel_env=seeded(parallel_env)))


@pytest.mark.parametrize("seats", [2, 4])
def test_pettingzoo_parallel_api(seats):
    from pettingzoo.test import parallel_api_test
    from teahouse.pettingzoo import parallel_env

    parallel_api_test(parallel_env("halma", seats=seats, illegal="random", max_cycles=30), num_cycles=40)


def test_an_illegal_action_loses_or_raises():
    table = made("halma", dict(seats=2))()
    table.reset(seed=1)
    loser = table.agent_selection
    table.step(1)
    assert table.unwrapped.rewards[loser] == -1 and all(table.unwrapped.terminations.values())
    table = made("halma", dict(seats=2), illegal="raise")()
    table.reset(seed=1)
    with pytest.raises(teahouse.Refused):
        table.step(1)


def test_the_rewards_of_a_whole_game_are_its_returns():
    table = made("street", dict(seats=2, preset="garden-gate"))()
    for seed in range(3):
        table.reset(seed=seed)
        rng = np.random.default_rng(seed)
        total = dict.fromkeys(table.possible_agents, 0.0)
        for agent in table.agent_iter():
            seen, reward, ended, cut, _ = table.last()
            total[agent] += reward
            table.step(None if ended or cut else rng.choice(np.flatnonzero(seen["action_mask"])))
        assert list(total.values()) == table.unwrapped.game.returns()


SPIEL = [
    "teahouse_skud(max_turns=60)",
    "teahouse_skud(players=3,max_turns=60)",
    "teahouse_skud(players=4,preset=garden-gate,options=oasis:on+wheels:off,max_turns=60)",
    "teahouse_street(max_turns=100)",
    "teahouse_street(preset=garden-gate,max_turns=100)",
    "teahouse_halma(max_turns=100)",
    "teahouse_halma(options=board:10x10,max_turns=60)",
    "teahouse_halma(players=4,max_turns=40)",
]


@pytest.mark.parametrize("name", SPIEL)
def test_openspiel_random_simulation(name):
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")
    import teahouse.openspiel  # noqa: F401

    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game,seats", [("skud", 2), ("skud", 3), ("street", 2), ("halma", 2), ("halma", 4)])
def test_gymnasium_against_a_level(game, seats):
    from teahouse.gym import TeahouseEnv

    env = TeahouseEnv(game, seats=seats, opponent=1, max_turns=10)
    for seed in range(2):
        seen, info = env.reset(seed=seed)
        again, _ = env.reset(seed=seed)
        assert (seen["observation"] == again["observation"]).all()
        ended = cut = False
        while not (ended or cut):
            assert seen in env.observation_space and seen["action_mask"].sum() == len(info["legal_actions"]) > 0
            seen, reward, ended, cut, info = env.step(info["legal_actions"][-1])
        assert env.game.turn >= 10 or env.game.over


def test_gymnasium_to_the_end():
    from teahouse.gym import TeahouseEnv

    env = TeahouseEnv("street", preset="garden-gate", opponent="random", seat=1, render_mode="ansi")
    seen, info = env.reset(seed=4)
    rng, ended = np.random.default_rng(0), False
    while not ended:
        seen, reward, ended, cut, info = env.step(int(rng.choice(info["legal_actions"])))
    assert reward == env.game.returns()[1] and "over" in env.render()
    env.reset(seed=5)
    assert env.step(0)[1:3] == (-1.0, True)
