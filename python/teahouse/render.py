"""Positions as text and as pictures, without any further package."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._native import Game

#: Small letters for the pieces, five rows of three.
_FONT = {
    "3": "110 001 010 001 110",
    "4": "101 101 111 001 001",
    "5": "111 100 110 001 110",
    "B": "110 101 110 101 110",
    "K": "101 110 100 110 101",
    "L": "100 100 100 100 111",
    "M": "101 111 111 101 101",
    "O": "111 101 101 101 111",
    "P": "110 101 110 100 100",
    "R": "110 101 110 110 101",
    "T": "111 010 010 010 010",
    "W": "101 101 111 111 101",
}
_SEATS = [(200, 60, 50), (50, 95, 190), (70, 140, 60), (190, 140, 30)]
_GROUND = {
    "gate": (90, 70, 50),
    "neutral": (226, 206, 165),
    "red": (224, 150, 130),
    "white": (250, 246, 235),
    "red-white": (236, 200, 180),
    "red-neutral": (226, 180, 148),
    "white-neutral": (238, 226, 200),
    "red-white-neutral": (232, 206, 172),
}
#: Kinds of pieces that need no name, since a game with them has no other.
_PLAIN = {"piece", "tile"}
_PAPER = (240, 228, 200)
_LINE = (120, 100, 75)


def _label(piece: dict[str, Any]) -> str:
    return "" if piece["kind"] in _PLAIN else str(piece["kind"])


def text(game: Game) -> str:
    """The board as text: owner and kind of what stands on each point, a number for what lies under it."""
    view = game.view(steps=False)
    rows: dict[int, dict[int, str]] = {}
    for point in view["points"]:
        stack = point["stack"]
        cell = "·"
        if stack:
            piece = stack[-1]
            cell = piece["owner"] + _label(piece)
            cell += str(len(stack) - 1) if len(stack) > 1 else ""
        elif point["ground"] == "gate":
            cell = "o"
        rows.setdefault(point["at"]["y"], {})[point["at"]["x"]] = cell
    left = min(min(row) for row in rows.values())
    right = max(max(row) for row in rows.values())
    reserves = {kind for seat in view["seats"] for kind, _ in seat["reserve"]}
    kinds = reserves | {piece["kind"] for point in view["points"] for piece in point["stack"]}
    width = 3 if kinds <= _PLAIN else 4
    lines = []
    for y in sorted(rows, reverse=True):
        cells = (rows[y].get(x, "").ljust(width) for x in range(left, right + 1))
        lines.append(f"{y:>3} " + "".join(cells).rstrip())
    for seat in view["seats"]:
        held = " ".join(f"{count}x{kind}" if count > 1 else kind for kind, count in seat["reserve"])
        lines.append(f"{seat['letter']}: {held}".rstrip())
    if view["outcome"]:
        lines.append(f"over: {view['outcome']['winner'] or 'draw'} {view['outcome']['reason']}")
    else:
        lines.append(f"{view['to_move']} to move ({view['phase']})")
    return "\n".join(lines)


def picture(game: Game, cell: int = 28) -> NDArray[np.uint8]:
    """The board as an array of (height, width, 3) colours."""
    view = game.view(steps=False)
    points = view["points"]
    xs = [point["at"]["x"] for point in points]
    ys = [point["at"]["y"] for point in points]
    left, top = min(xs), max(ys)
    rows, columns = top - min(ys) + 1, max(xs) - left + 1
    image = np.full(((rows + 1) * cell, (columns + 1) * cell, 3), _PAPER, np.uint8)

    def centre(at: dict[str, int]) -> tuple[int, int]:
        return (top - at["y"] + 1) * cell, (at["x"] - left + 1) * cell

    for point in points:
        ground = _GROUND.get(point["ground"], (226, 206, 165))
        _square(image, centre(point["at"]), cell // 2, _LINE)
        _square(image, centre(point["at"]), cell // 2 - 1, ground)
    for line in view["lines"]:
        if line["state"] == "live":
            colour = _SEATS[game.letters.index(line["owners"][0])]
            _segment(image, centre(line["from"]), centre(line["to"]), colour)
    for point in points:
        if point["stack"]:
            _piece(image, centre(point["at"]), cell, game, point["stack"])
    return image


def _square(image: NDArray[np.uint8], at: tuple[int, int], half: int, colour: tuple[int, int, int]) -> None:
    row, column = at
    image[row - half : row + half, column - half : column + half] = colour


def _segment(
    image: NDArray[np.uint8], start: tuple[int, int], end: tuple[int, int], colour: tuple[int, int, int]
) -> None:
    (row, column), (row2, column2) = min(start, end), max(start, end)
    image[row - 1 : row2 + 2, min(column, column2) - 1 : max(column, column2) + 2] = colour


def _disc(image: NDArray[np.uint8], at: tuple[int, int], radius: float, colour: tuple[int, int, int]) -> None:
    row, column = at
    size = int(radius) + 1
    offsets = np.arange(-size, size + 1)
    inside = offsets[:, None] ** 2 + offsets[None, :] ** 2 <= radius**2
    image[row - size : row + size + 1, column - size : column + size + 1][inside] = colour


def _piece(
    image: NDArray[np.uint8], at: tuple[int, int], cell: int, game: Game, stack: list[dict[str, Any]]
) -> None:
    colours = [_SEATS[game.letters.index(piece["owner"])] for piece in stack]
    _disc(image, at, cell * 0.45, (40, 30, 20))
    _disc(image, at, cell * 0.41, colours[-1])
    if len(stack) > 1:
        _disc(image, at, cell * 0.22, colours[-2])
    label = _label(stack[-1])
    scale = max(1, cell // 14)
    width = (4 * len(label) - 1) * scale
    row, column = at[0] - 5 * scale // 2, at[1] - width // 2
    for letter in label:
        for y, bits in enumerate(_FONT.get(letter, "").split()):
            for x, bit in enumerate(bits):
                if bit == "1":
                    image[row + y * scale : row + (y + 1) * scale, column + x * scale : column + (x + 1) * scale] = 255
        column += 4 * scale
