# The game as plain text.
play-welcome = Write turns in notation, or `help`.
play-help = A line is a turn in notation or one of these words: `board` shows the board again, `legal` what can be done now, `hint` what the greedy bot would do, `moves` the turns so far, `position` the position in one line, `undo` and `redo` take a turn back and make it again, `resign` gives up (`resign G` for a seat), `save FILE` and `load FILE` keep and open a record, `quit` leaves.
play-bot-moved = { $bot }: { $entry }
play-legal = { $n ->
    [one] { $n } step is possible:
   *[other] { $n } steps are possible:
}
play-hint = The greedy bot would play { $step }.
play-saved-in = Saved in { $file }.
