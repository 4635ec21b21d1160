"""Skud Pai Sho, Street Pai Sho and Halma: rules, engine and environments for learning.

>>> import teahouse
>>> game = teahouse.Game("halma")
>>> game.play("c2-c3")
>>> game.entries
['1A.c2-c3']
"""

from collections.abc import Sequence

from ._errors import Refused
from ._native import LANGUAGES, Actions, Game, Puzzle, __version__, games, puzzles, word
from .engine import Engine, Line, Thought
from .oauth import SignedIn, SignInError, sign_in
from .space import Space, Symmetry, observation
from .vector import VectorEnv

__all__ = [
    "LANGUAGES",
    "Actions",
    "Engine",
    "Game",
    "Line",
    "Puzzle",
    "Refused",
    "SignInError",
    "SignedIn",
    "Space",
    "Symmetry",
    "Thought",
    "VectorEnv",
    "__version__",
    "games",
    "observation",
    "puzzles",
    "sign_in",
    "word",
]

Sequence.register(Actions)
