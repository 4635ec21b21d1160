# Puzzles.
meta-theme = THEME

help-puzzle = Solve a puzzle
help-puzzle-long = Shows a position and what to find in it, and reads one turn per line. Every turn that provably does it counts; a wrong one is answered. Without a game it chooses among all puzzles.
help-puzzle-check = Prove all puzzles again
help-puzzle-check-long = Tries every turn of both sides for each puzzle of one game or of all, and prints how many there are by options, claim, theme and lowest level that solves them.
help-arg-theme = only puzzles with this theme, such as `close-ring`; a wrong name lists them all
help-arg-today = the puzzle of the day, the same for everybody
help-arg-puzzle = the puzzle of this name
error-no-puzzle = There is no such puzzle. Choose another theme or game, or check the name.
error-theme = There is no theme “{ $name }”. Choose one of: { $allowed }.
error-collection = The collection of puzzles in this program cannot be read. Build the program again.

puzzle-heading = Puzzle { $id }, rating { $rating }
puzzle-help = Type a turn in notation, or `hint`, `show` (the solution), `board`, `quit`.
puzzle-right = Right. The answer is { $reply }.
puzzle-right-alone = Right. Go on.
puzzle-wrong = { $turn } is not it. Try again.
puzzle-wrong-answer = { $turn } is not it, because { $line } follows. Try again.
puzzle-solved = Solved!
puzzle-hint = Look at { $place }.
puzzle-show = The solution: { $line }
puzzle-checked = { $n ->
    [one] { $game }: proved { $n } puzzle in { $time } on { $cores } cores.
   *[other] { $game }: proved { $n } puzzles in { $time } on { $cores } cores.
}
puzzle-untrue = Puzzle { $id } is not true.
puzzle-by-options = By options:
puzzle-by-claim = By claim:
puzzle-by-theme = By theme:
puzzle-by-level = By the lowest level that solves them (11: none):
puzzle-by-band = By first rating, in bands of about equal size:
