# What the rules have to say: what is wrong, and what to do instead.
says-in-entry = Entry { $turn } of the record: { $what }
says-entry-malformed = “{ $entry }” is not an entry. Write the number of the turn, the letter of the seat, a full stop and the turn itself.
says-entry-expected = “{ $entry }” does not come next: here “{ $expected }” is expected.
says-game-over = The game is over: { $reason }. Take a turn back to go on from an earlier position.
says-step-unfinished = That is only the beginning of a turn. Go on and say where to.
says-not-your-turn = { $seat } cannot resign now: that is possible only on one’s own turn, while still in the game.
says-unknown-game = There is no game “{ $name }”. The games are: { $allowed }.
says-unknown-seats = This game cannot be played by { $seats }. Possible: { $allowed }.
says-unknown-preset = There is no preset “{ $name }”. Choose one of: { $allowed }.
says-unknown-option = There is no option “{ $name }” in this game. Choose one of: { $allowed }.
says-unknown-value = The option “{ $name }” cannot be “{ $value }”. Choose one of: { $allowed }.
says-record-control = Line { $line } has a control character: “{ $text }”. A record is plain text; remove it.
says-record-tag-twice = Line { $line } gives a tag for the second time: “{ $text }”. Keep one of the two.
says-record-line = Line { $line } is neither a tag, nor a comment, nor turns: “{ $text }”. Tags look like `game: halma` and stand before the turns; comments begin with `#`.
says-record-no-game = The record does not say which game it is. Add a line such as `game: halma`.
says-record-tag = The tag “{ $name }” cannot be “{ $value }”.
says-record-result = The record gives the result “{ $given }”, but its turns lead to “{ $found }”.
