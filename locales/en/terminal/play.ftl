# The game as plain text.
play-welcome = Type turns in notation, or `help`.
play-help = Type a turn in notation or one of these words: `board` shows the board again, `legal` the legal steps, `hint` what the greedy bot would play, `moves` the turns so far, `position` the position in one line; `undo` and `redo` take back and repeat a turn, `resign` resigns (`resign G` for a seat), `save FILE` and `load FILE` save and open a record, `quit` leaves.
play-bot-moved = { $bot }: { $entry }
play-legal = { $n ->
    [one] { $n } step is possible:
   *[other] { $n } steps are possible:
}
play-hint = The greedy bot would play { $step }.
play-saved-in = Saved in { $file }.
