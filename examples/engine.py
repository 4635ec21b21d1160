#!/usr/bin/env python3
"""A complete engine for Halma with two players: teahouse match "cmd:python3 examples/engine.py" greedy --game halma

It knows no option but the board, looks one turn ahead and plays whatever brings its pieces nearest to the far
corner. docs/ENGINES.md explains every line that it reads and writes.
"""
import sys

CAMPS = {8: (3, set()), 10: (4, set()), 16: (5, {(5, 0), (0, 5)})}  # reach from the corner, squares left out
AROUND = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]

def name(square):
    return "abcdefghijklmnop"[square[0]] + str(square[1] + 1)

def square(text):
    return "abcdefghijklmnop".index(text[0]), int(text[1:]) - 1

def camp(seat, width):
    reach, left_out = CAMPS[width]
    near = {(x, y) for x in range(reach + 1) for y in range(reach + 1 - x)} - left_out
    return near if seat == "A" else {(width - 1 - x, width - 1 - y) for x, y in near}

def moves(board, seat, width):
    """Every legal move of a seat: a step, or a chain of jumps; nothing may leave the target camp."""
    target = camp("B" if seat == "A" else "A", width)
    free = lambda at: 0 <= at[0] < width and 0 <= at[1] < width and at not in board
    for start in [at for at, owner in board.items() if owner == seat]:
        goals = {(start[0] + dx, start[1] + dy) for dx, dy in AROUND if free((start[0] + dx, start[1] + dy))}
        del board[start]  # the piece is lifted: it does not jump over itself
        reached, todo = {start}, [start]
        while todo:
            x, y = todo.pop()
            for dx, dy in AROUND:
                to = (x + 2 * dx, y + 2 * dy)
                if (x + dx, y + dy) in board and free(to) and to not in reached:
                    reached.add(to)
                    todo.append(to)
        board[start] = seat
        for to in goals | (reached - {start}):
            if start not in target or to in target:
                yield start, to

def best(board, seat, width):
    far = width - 1
    way = lambda at: (far - at[0]) ** 2 + (far - at[1]) ** 2 if seat == "A" else at[0] ** 2 + at[1] ** 2
    found = min(moves(board, seat, width), key=lambda move: (way(move[1]) - way(move[0]), move), default=None)
    return f"{name(found[0])}-{name(found[1])}" if found else "pass"

width, first = 8, "A"
for line in sys.stdin:
    words = line.split()
    match words:
        case ["uci"]:
            print("id name Python example\noption name Game type string default halma\nuciok")
        case ["isready"]:
            print("readyok")
        case ["setoption", "name", "board", "value", value]:
            width = int(value.split("x")[0])
        case ["setoption", "name", "First", "value", value]:
            first = value
        case ["position", "start", *rest]:  # all turns so far, as entries: 1A.c2-c3;1B.h8-f6
            board = {at: seat for seat in "AB" for at in camp(seat, width)}
            entries = rest[1].split(";") if rest else []
            for move in (entry.split(".")[1].split("-") for entry in entries if "-" in entry):
                board[square(move[1])] = board.pop(square(move[0]))
            seat = "AB"[("AB".index(first) + len(entries)) % 2]
        case ["go", *_]:
            print("bestmove", best(board, seat, width))
        case ["quit"]:
            break
    sys.stdout.flush()
