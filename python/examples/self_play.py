"""Trains a small policy for Halma by self-play on the vector environment, then plays a level of the engine.

python self_play.py [--seconds 30] [--level 3] [--games 6]

Only NumPy is needed. The policy is linear: a move is scored by five figures that depend on its two squares alone, so
one table holds them for all 4,096 actions. REINFORCE moves the five weights towards the moves of whoever stood better
in the end. That is enough to see a policy learn within seconds; for more, replace ``Policy`` by a net that reads
``env.planes`` and keep the rest.
"""

import argparse
import time

import numpy as np

import teahouse

FIGURES = ["progress", "from behind", "to the side", "arrives", "leaves"]


def figures(space: teahouse.Space) -> np.ndarray:
    """The figures of every action for each seat: (seats, actions, figures)."""
    width = space.planes[1]
    squares = np.arange(width * width)
    x, y = squares % width, squares // width
    way = np.stack([2 * (width - 1) - x - y, x + y])  # to the corner opposite, by seat
    camp = way < width // 2
    start, goal = np.divmod(np.arange(space.actions), width * width)
    table = np.zeros((2, space.actions, len(FIGURES)), np.float32)
    for seat in range(2):
        table[seat, :, 0] = way[seat, start] - way[seat, goal]
        table[seat, :, 1] = way[seat, start]
        table[seat, :, 2] = np.abs(x - y)[goal]
        table[seat, :, 3] = ~camp[seat, start] & camp[seat, goal]
        table[seat, :, 4] = camp[seat, start] & ~camp[seat, goal]
    return table / (2 * (width - 1))


class Policy:
    """Draws a move with probabilities that are the softmax of weights times figures."""

    def __init__(self, space: teahouse.Space, seed: int = 0):
        self.table = figures(space)
        self.weights = np.zeros(len(FIGURES), np.float32)
        self.rng = np.random.default_rng(seed)

    def draw(self, seats: np.ndarray, legal: np.ndarray, counts: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """An action for each game, and the gradient of its log-probability."""
        most = int(counts.max())
        legal = legal[:, :most].astype(np.int64)
        seen = self.table[seats[:, None], legal]
        scores = np.where(np.arange(most) < counts[:, None], seen @ self.weights, -np.inf)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        drawn = (chances.cumsum(axis=1) < self.rng.random((len(legal), 1))).sum(axis=1).clip(max=counts - 1)
        games = np.arange(len(legal))
        return legal[games, drawn], seen[games, drawn] - np.einsum("gl,glf->gf", chances, seen)

    def best(self, game: teahouse.Game) -> int:
        """The move with the best score."""
        legal = np.array(game.legal_actions())
        return int(legal[(self.table[game.seat, legal] @ self.weights).argmax()])


def train(seconds: float, count: int = 256, rate: float = 0.02) -> Policy:
    """Self-play. A game that is cut off goes to whoever has come further."""
    env = teahouse.VectorEnv("halma", count, max_turns=100)
    policy = Policy(env.space)
    env.reset(seed=1)
    games = np.arange(count)
    gradients = np.zeros((count, 2, len(FIGURES)), np.float32)
    progress = np.zeros((count, 2), np.float32)
    begun = shown = time.monotonic()
    while (now := time.monotonic()) - begun < seconds:
        seats = env.seat.astype(np.int64)
        actions, gradient = policy.draw(seats, env.legal, env.counts)
        gradients[games, seats] += gradient
        progress[games, seats] += policy.table[seats, actions, 0]
        env.step(actions)
        over = np.flatnonzero(env.done)
        if len(over):
            lead = np.sign(progress[over, 0] - progress[over, 1])
            result = np.where(env.done[over, None] == 1, env.rewards[over], np.stack([lead, -lead], axis=1))
            policy.weights += rate * np.einsum("gs,gsf->f", result, gradients[over]) / len(over) * 10
            gradients[over] = progress[over] = 0
        if now - shown > seconds / 6:
            shown = now
            words = ", ".join(f"{name} {weight:+.1f}" for name, weight in zip(FIGURES, policy.weights))
            print(f"{now - begun:4.0f} s, {env.totals()[0]} games: {words}", flush=True)
    return policy


def match(policy: Policy, level: int, games: int) -> tuple[int, int, int]:
    """Wins, draws and losses against a level; with level 0 against random play."""
    engine = teahouse.Engine("halma", memory=16)
    rng = np.random.default_rng(7)
    results = [0, 0, 0]
    for number in range(games):
        game, seat = teahouse.Game("halma", first=number % 2), number // 2 % 2
        while not game.over and game.turn < 300:
            if game.seat == seat:
                game.act(policy.best(game) if rng.random() > 0.05 else int(rng.choice(game.legal_actions())))
            elif level == 0:
                game.act(int(rng.choice(game.legal_actions())))
            else:
                game.play(engine.think(game, level=level, seed=number).turn)
        results[1 - int(game.returns()[seat])] += 1
    return tuple(results)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--level", type=int, default=3)
    parser.add_argument("--games", type=int, default=6)
    args = parser.parse_args()
    policy = train(args.seconds)
    print("against random play: %d won, %d drawn, %d lost" % match(policy, 0, args.games))
    print(f"against level {args.level}: %d won, %d drawn, %d lost" % match(policy, args.level, args.games))


if __name__ == "__main__":
    main()
