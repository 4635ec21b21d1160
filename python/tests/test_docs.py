"""What the documentation shows runs."""

import doctest
import importlib
import re
from pathlib import Path

import pytest

import teahouse

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", ["", ".engine", ".space", ".vector", ".pettingzoo", ".gym", ".openspiel", ".online"])
def test_docstrings_run(name):
    if name == ".openspiel":
        pytest.importorskip("pyspiel", reason="open_spiel is not installed")
    if name in (".pettingzoo", ".gym"):
        pytest.importorskip("pettingzoo", reason="pettingzoo is not installed")
    failed, _ = doctest.testmod(importlib.import_module("teahouse" + name))
    assert failed == 0


def test_the_page_runs_from_top_to_bottom():
    pytest.importorskip("pettingzoo", reason="pettingzoo is not installed")
    spiel = importlib.util.find_spec("pyspiel")
    page = (ROOT / "docs" / "PYTHON.md").read_text()
    names = {"teahouse": teahouse}
    for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        if "pyspiel" in block and spiel is None:
            continue
        exec(block, names)
    space = teahouse.Space("skud")
    for number in re.findall(r"Skud: ([\d,]+) actions", page):
        assert int(number.replace(",", "")) == space.actions
    words = [space.text(action) for action in range(26643, 26653)]
    assert words[:7] == list("BKMPRTW") and words[8:] == ["pass", "call"]
