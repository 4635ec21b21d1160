"""What the tests share: every game with every seat count, and the recorded cases."""

import gzip
import json
from pathlib import Path

import pytest

CASES = Path(__file__).resolve().parents[2] / "cases"

# Every game with every seat count, and the presets and options that change the most.
TABLES = [
    ("skud", dict(seats=2)),
    ("skud", dict(seats=3)),
    ("skud", dict(seats=4)),
    ("skud", dict(seats=2, preset="garden-gate", options={"oasis": "on"})),
    ("skud", dict(seats=2, options={"oasis": "on", "clash": "called", "wheels": "off", "accents": "all"})),
    ("street", dict(seats=2)),
    ("street", dict(seats=2, preset="garden-gate")),
    ("street", dict(seats=2, options={"captor-bonus": "per-captive", "release": "on"})),
    ("halma", dict(seats=2)),
    ("halma", dict(seats=2, options={"board": "10x10"})),
    ("halma", dict(seats=4)),
    ("halma", dict(seats=4, options={"teams": "on"})),
]


def name(table):
    game, how = table
    words = [game, str(how["seats"]), how.get("preset", "")]
    words += [f"{key}={value}" for key, value in how.get("options", {}).items()]
    return "-".join(word for word in words if word)


each_table = pytest.mark.parametrize("game,how", TABLES, ids=map(name, TABLES))


def cases(kind):
    """The cases of every file whose name ends so."""
    for path in sorted(CASES.glob(f"*{kind}.jsonl.gz")):
        with gzip.open(path, "rt") as lines:
            for number, line in enumerate(lines):
                yield f"{path.stem} {number}", json.loads(line)


def setup_of(case):
    """The arguments of the game that a case is about."""
    options = dict(case["options"])
    how = dict(seats=case["seats"], preset=options.pop("preset", None), options=options)
    if "first" in case:
        how["first"] = "ABCD".index(case["first"])
    return case["game"], how
