# Analysis: replay, the engine's view, the review of a game.
analysis-title = Analysis
analysis-title-of = Analysis: { $game }
analysis-intro = Step through a game, try variations and ask the engine. Everything stays on this device, and it works offline.
analysis-open = Open a game
analysis-text = Record, turns, position or link
analysis-text-hint = Paste a record, turns such as `0H.B,K,R,W;0G.B,K,R,W`, a copied position or a link to a game. On the page itself you can paste or drop any of these anywhere.
analysis-open-text = Open
analysis-open-file = Choose a file
analysis-file-long = This file is too long for a game record.
analysis-text-unknown = This is not a record, a list of turns, a position, or a link to a game. Paste the turns themselves, for example `1G.R3(0,-8);1H.R3(0,8)`.
analysis-no-link = This link is damaged: the game in it cannot be read. Perhaps the end is missing.
analysis-no-saved = This game is no longer on this device.
analysis-first = First player
analysis-bare-title = What game is this?
analysis-bare = { $n ->
    [one] There is { $n } turn, but it does not say which rules were used.
   *[other] There are { $n } turns, but they do not say which rules were used.
}

analysis-replay = Replay
analysis-first-turn = To the beginning
analysis-previous = Previous turn
analysis-next = Next turn
analysis-last-turn = To the end
analysis-autoplay = Play the turns one after another
analysis-pause = Pause
analysis-pace = Time for each turn
analysis-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
analysis-keys = Keys: arrows for turns, Home and End, space to play the turns one after another.
analysis-variation = Variation
analysis-promote = Make this the main line
analysis-delete = Delete from here on

analysis-engine = Engine
analysis-engine-on = Run the engine
analysis-lines = Lines
analysis-chance = Winning chance: { $seat }
analysis-chance-mover = Winning chance of the player to move
analysis-unknown = not known yet
analysis-win = { $n ->
    [one] win in { $n } turn
   *[other] win in { $n } turns
}
analysis-loss = { $n ->
    [one] loss in { $n } turn
   *[other] loss in { $n } turns
}
analysis-play-line = { $n ->
    [one] Play { $turn }
   *[other] Play up to { $turn }, { $n } turns
}
analysis-effort = Depth { $depth }, { $nodes } nodes
analysis-thinking = The engine is thinking…
analysis-thought = The analysis of this position is complete.
analysis-engine-failed = The engine stopped unexpectedly. Switch it off and on again.
analysis-why = Explain the evaluation
analysis-why-about = What each piece is worth to the player to move: how much would be lost without it. A solid outline marks a piece that helps, a dashed one a piece that hurts.
analysis-why-piece = { $seat }: { $tile }, { $point }
analysis-expected = What looks natural here, before any calculation:
analysis-expected-instead = The natural turn here:
analysis-expected-played = A natural mistake: at first sight this turn looked likeliest ({ $share }).

analysis-copy-link = Copy a link
analysis-link-copied = Link copied. It contains the whole game.
analysis-copy-position = Copy the position
analysis-position-copied = Position copied.
analysis-copy-failed = The browser did not allow copying.
analysis-picture = Picture as { $kind }
analysis-other = Open another game

analysis-review = Game review
analysis-review-about = The engine checks every position of this line and shows where the game turned.
analysis-review-start = Review the game
analysis-review-again = Review again
analysis-reviewing = { $done } of { $all } positions
analysis-care = Speed
analysis-care-quick = fast
analysis-care-usual = normal
analysis-care-thorough = thorough
analysis-graph = Winning chances over the game
analysis-graph-of = Winning chance over the game: { $seat }
analysis-graph-about = The winning chances, turn by turn. The review has the same figures as a table.
analysis-graph-turn = Turn
analysis-beginning = Start
analysis-many = With more than two players, the engine judges the position for the player to move only.
analysis-turning = Turning points
analysis-turning-none = No turn lost much.
analysis-better = Better
analysis-players = The players
analysis-player = Player
analysis-mean = Lost on average
analysis-mark = lost at least { $points }
analysis-table = All turns as a table
analysis-turn = Turn
analysis-loss-column = Lost
