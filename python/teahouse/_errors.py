"""What the rules say when they refuse something."""

from __future__ import annotations

from typing import Any


class Refused(ValueError):
    """The rules refuse a turn, a step, a record, a position or an option.

    ``id`` names the reason, ``details`` holds its parameters, and :meth:`words` says it in a language.
    """

    def __init__(self, id: str, details: dict[str, Any], sentences: dict[str, str]):
        super().__init__(sentences.get("en", id))
        self.id = id
        self.details = details
        self._sentences = sentences

    def words(self, lang: str = "en") -> str:
        """The reason as a sentence in ``en``, ``fa``, ``he``, ``pl`` or ``pt``."""
        try:
            return self._sentences[lang]
        except KeyError:
            raise ValueError(f"no language {lang}; there are {', '.join(self._sentences)}") from None

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.id, self.details, self._sentences)


def rebuild(record: str, begun: list[int]) -> Any:
    """The game that was pickled."""
    from ._native import Game

    game = Game.from_record(record)
    for action in begun:
        game.act(action)
    return game
