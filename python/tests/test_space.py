"""Action spaces, observations and symmetries."""

import random

import numpy as np
import pytest

import teahouse
from .places import each_table

SIZES = {
    ("skud", ()): 26653,
    ("street", ()): 14942,
    ("street", (("captor-bonus", "per-captive"),)): 62003,
    ("halma", ()): 4096,
    ("halma", (("board", "10x10"),)): 10000,
    ("halma", (("board", "16x16"),)): 65536,
}


@pytest.mark.parametrize("game,options", SIZES)
def test_action_spaces_have_their_size_and_every_action_its_notation(game, options):
    space = teahouse.Space(game, options=dict(options))
    assert space.actions == SIZES[game, options]
    for action in random.Random(1).sample(range(space.actions), 500):
        try:
            text = space.text(action)
        except IndexError:
            continue
        if space.actions < 30000:
            assert space.action(text) == action


@each_table
def test_turns_in_notation_are_actions_and_back(game, how):
    rng = random.Random(5)
    played = teahouse.Game(game, **how)
    for _ in range(12):
        if played.over:
            break
        turn = rng.choice(played.legal_turns())
        by_actions = played.copy()
        for action in played.turn_actions(turn):
            assert by_actions.pending or by_actions.turn == played.turn
            by_actions.act(action)
        played.play(turn)
        assert by_actions.position == played.position


@each_table
def test_observations_show_the_board_of_the_player_who_decides(game, how):
    rng = random.Random(11)
    played = teahouse.Game(game, **how)
    for _ in range(60):
        if played.over:
            break
        played.act(rng.choice(played.legal_actions()))
    space = teahouse.Space(game, **how)
    planes, features = teahouse.observation(played)
    assert planes.shape == space.planes and features.shape == (space.features,)
    assert len(space.plane_names) == space.planes[0] and len(space.feature_names) == space.features
    view = played.view(steps=False)
    top = max(point["at"]["y"] for point in view["points"])
    left = min(point["at"]["x"] for point in view["points"])
    letters = played.letters
    kinds = ["R3", "R4", "R5", "W3", "W4", "W5", "L", "O", "B", "K", "M", "P", "R", "T", "W"]
    seen = 0
    for point in view["points"]:
        row, column = top - point["at"]["y"], point["at"]["x"] - left
        code = 0
        if point["stack"]:
            piece = point["stack"][-1]
            owner = (letters.index(piece["owner"]) - played.seat) % played.seats
            code = 1 + owner * 15 + kinds.index(piece["kind"]) if game == "skud" else 1 + owner
            seen += 1
            if game == "street":
                under = [letters.index(piece["owner"]) == played.seat for piece in point["stack"][:-1]][::-1]
                assert planes[1, row, column] == len(under)
                assert planes[2, row, column] == sum(own << i for i, own in enumerate(under[:8]))
        assert planes[0, row, column] == code
    assert (planes[0] != 0).sum() == seen
    assert features[space.feature_names.index("seat")] == played.seat
    expanded = space.one_hot(planes)
    assert expanded.shape[0] == space.one_hot_planes
    assert expanded[: space.codes - 1].sum() == seen


def moved_position(game, text, symmetry, space):
    """A position text with its board moved as a symmetry says: written here from the notation alone."""
    name = symmetry.name
    matrix = {
        "identity": (1, 0, 0, 1),
        "turn-90": (0, -1, 1, 0),
        "turn-180": (-1, 0, 0, -1),
        "turn-270": (0, 1, -1, 0),
        "mirror-x": (-1, 0, 0, 1),
        "mirror-y": (1, 0, 0, -1),
        "transpose": (0, 1, 1, 0),
        "anti-transpose": (0, -1, -1, 0),
    }[name]

    def go(x, y):
        a, b, c, d = matrix
        return a * x + b * y, c * x + d * y

    if game == "street":
        head, *stacks = text.split(" ")[:3], *text.split(" ")[3:]
        swap = str.maketrans("HG", "GH") if symmetry.swaps else {}
        reserves = {word[0].translate(swap): word[1:] for word in head[1:]}
        number, seat = head[0][:-1], head[0][-1].translate(swap)
        moved = []
        for stack in stacks:
            at, owners = stack.split(":")
            x, y = go(*map(int, at.split(",")))
            moved.append(f"{x},{y}:{owners.translate(swap)}")
        return " ".join([number + seat, "H" + reserves["H"], "G" + reserves["G"], *moved])
    if game == "halma":
        width = space.planes[1]
        letters = "ABCD"[: space.seats]
        turned = {"turn-90": 3, "turn-180": 2, "turn-270": 1, "anti-transpose": 2}.get(name, 0)
        if space.seats == 2:
            turned = int(symmetry.swaps)
        to = {letter: letters[(i + turned) % len(letters)] for i, letter in enumerate(letters)}
        parts = []
        for part in text.split("; "):
            words = part.split(" ")
            if words[0] in to and words[1:3] != ["to", "move"]:
                squares = []
                for square in words[1:]:
                    x, y = 2 * (ord(square[0]) - 97) - width + 1, 2 * (int(square[1:]) - 1) - width + 1
                    x, y = go(x, y)
                    squares.append(f"{chr(97 + (x + width - 1) // 2)}{(y + width - 1) // 2 + 1}")
                parts.append(" ".join([to[words[0]], *squares]))
            else:
                parts.append(" ".join(to.get(word, word) for word in words))
        return "; ".join(parts)
    swap = {"R3": "W3", "R4": "W4", "R5": "W5"}
    swap.update({white: red for red, white in swap.items()})
    x, y = go(1, 1)
    kind = (lambda id: swap.get(id, id)) if x != y else (lambda id: id)
    head, board, *rest = text.split(" | ")
    tiles = []
    for tile in board.split(" "):
        at, what = tile.split(":")
        x, y = go(*map(int, at.split(",")))
        tiles.append(f"{x},{y}:{what[0]}{kind(what[1:])}")
    seats = []
    for part in rest:
        words = part.split(" ")
        held = [word.split("x") if "x" in word else ["", word] for word in words[1:]]
        seats.append(" ".join([words[0], *(f"{n}x{kind(k)}" if n else kind(k) for n, k in held)]))
    return " | ".join([head, " ".join(tiles), *seats])


@each_table
def test_symmetries_lead_to_positions_with_the_same_actions_moved(game, how):
    space = teahouse.Space(game, **how)
    rng = random.Random(2)
    for _ in range(4):
        played = teahouse.Game(game, **how)
        for _ in range(rng.randrange(30, 80)):
            if played.over:
                break
            played.act(rng.choice(played.legal_actions()))
        if played.over or played.position.startswith(("accents", "opening")):
            continue
        planes, features = teahouse.observation(played)
        for symmetry in space.symmetries:
            text = moved_position(game, played.position, symmetry, space)
            other = teahouse.Game(game, **how, position=text)
            moved = symmetry.actions[played.legal_actions()]
            assert sorted(moved) == sorted(other.legal_actions()), (symmetry.name, played.position)
            seen, known = teahouse.observation(other)
            assert (symmetry.planes(planes) == seen).all(), symmetry.name
            same = [i for i, name in enumerate(space.feature_names) if name != "seat" and "turn-" not in name]
            assert (features[symmetry.features][same] == known[same]).all(), symmetry.name
            mask = space.mask(played.legal_actions())
            assert (np.flatnonzero(symmetry.mask(mask)) == sorted(other.legal_actions())).all()
