"""Puzzles: what they say of themselves, judging, solutions, proofs."""

import pytest

import teahouse

EFFORT = 200_000


def board(puzzle):
    return teahouse.Game(puzzle.game, preset=puzzle.preset, options=puzzle.options, position=puzzle.position)


def words(position):
    """A position without the order in which it names its pieces."""
    return sorted(position.replace(";", " ").split())


def some(game, kind, number=None):
    """The first puzzles of a game with a claim of a kind that are quickly proven."""
    found = []
    for puzzle in teahouse.puzzles(game):
        if puzzle.claim[0] != kind or number not in (None, puzzle.claim[1]):
            continue
        try:
            found.append((puzzle, puzzle.solution(effort=EFFORT)))
        except teahouse.Refused as refused:
            assert refused.id == "puzzle-open"
        if len(found) == 3:
            break
    assert found, (game, kind)
    return found


def test_every_game_has_puzzles_with_names_of_their_own():
    everything = teahouse.puzzles()
    assert len({puzzle.name for puzzle in everything}) == len(everything) > 800
    assert {puzzle.game for puzzle in everything} == {"skud", "street", "halma"}
    for puzzle in everything[::40]:
        assert words(board(puzzle).position) == words(puzzle.position)
        assert 1 <= puzzle.level <= 11 and puzzle.ways >= 1 and puzzle.themes
        assert puzzle.name in repr(puzzle)


def test_themes_choose_and_unknown_words_are_errors():
    rings = teahouse.puzzles("skud", theme="close-ring")
    assert rings and all("close-ring" in puzzle.themes for puzzle in rings)
    for wrong in [{"game": "chess"}, {"theme": "nothing"}]:
        with pytest.raises(ValueError):
            teahouse.puzzles(**wrong)


def test_a_solution_solves_and_another_turn_does_not():
    for puzzle, line in some("halma", "leap"):
        assert puzzle.judge(line[0])["verdict"] == "solved"
        others = [turn for turn in board(puzzle).legal_turns()[:30] if turn != line[0]]
        assert any(puzzle.judge(turn)["verdict"] == "wrong" for turn in others)
        with pytest.raises(teahouse.Refused):
            puzzle.judge("nonsense")


def test_a_proof_answers_every_reply():
    puzzle, _ = some("halma", "win", 2)[0]
    proof = puzzle.proof()
    game = board(puzzle)
    seat = game.to_move
    game.play(proof["turn"])
    assert sorted(reply["turn"] for reply in proof["replies"]) == sorted(game.legal_turns())
    for reply in proof["replies"]:
        last = game.copy()
        last.play(reply["turn"])
        if reply["then"] is not None:
            last.play(reply["then"]["turn"])
        assert last.outcome["winner"] == seat
