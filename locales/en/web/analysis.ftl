# Analysis: replay, the engine's view, the review of a game.
analysis-title = Analysis
analysis-title-of = Analysis: { $game }
analysis-intro = Look through a game turn by turn, try other ways, ask the engine. Everything stays on this device, and a connection is not needed.
analysis-open = Open a game
analysis-text = Record, turns or link
analysis-text-hint = Paste a record, turns such as 0H.B,K,R,W;0G.B,K,R,W, or a link to a game, or drop a file here.
analysis-open-text = Open
analysis-open-file = Choose a file
analysis-file-long = This file is far too long to be a game record.
analysis-text-unknown = This is neither a record nor turns nor a link that holds them. Paste the turns themselves, for example 1G.R3(0,-8);1H.R3(0,8).
analysis-link-elsewhere = This link only names a game that is kept on the other site. Open it there, copy its notation, and paste that here.
analysis-no-link = This link is damaged: the game in it cannot be read. Perhaps the end was cut off.
analysis-no-saved = This game is no longer on this device.
analysis-new = New board
analysis-first = Who begins
analysis-position = Begin from a position
analysis-position-hint = Optional: one line, as “Copy the position” gives it.
analysis-start = Set up the board
analysis-bare-title = What game is this?
analysis-bare = { $n ->
    [one] There is { $n } entry, but nothing that says by which rules it was played.
   *[other] There are { $n } entries, but nothing that says by which rules they were played.
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
analysis-keys = Keys: arrows for turns, Home and End, space to play them one after another.
analysis-variation = Variation
analysis-promote = Make it the main line
analysis-delete = Delete from here on

analysis-engine = Engine
analysis-engine-on = Let the engine think
analysis-lines = Lines
analysis-chance = Chance of { $seat }
analysis-chance-mover = Chance of the player to move
analysis-unknown = not known yet
analysis-win = win in { $n }
analysis-loss = loss in { $n }
analysis-play-line = { $n ->
    [one] Play { $turn }
   *[other] Play up to { $turn }, { $n } turns
}
analysis-effort = Depth { $depth }, { $nodes } nodes
analysis-thinking = The engine is thinking …
analysis-thought = The engine has thought enough about this position.
analysis-engine-failed = The engine stopped unexpectedly. Switch it off and on again.
analysis-why = Show what the value comes from
analysis-why-about = What each piece adds for the player to move: without it, so much would be lost. Whole rings help, broken rings hurt.
analysis-why-piece = { $seat }: { $tile }, { $point }

analysis-keep = Share and keep
analysis-copy-link = Copy a link
analysis-link-copied = The link is copied; the whole game is in it.
analysis-copy-position = Copy the position
analysis-position-copied = The position is copied.
analysis-copy-failed = The browser did not allow copying.
analysis-picture = Picture as { $kind }
analysis-other = Open another game

analysis-review = Review of the game
analysis-review-about = The engine looks at every position of this line and shows where the game turned.
analysis-review-start = Review the game
analysis-review-again = Review again
analysis-reviewing = { $done } of { $all } positions
analysis-care = How carefully
analysis-care-quick = quickly
analysis-care-usual = with care
analysis-care-thorough = thoroughly
analysis-graph = Chances over the game
analysis-graph-of = Chance of { $seat } over the game
analysis-graph-about = Curve of the chances, turn by turn; the same figures are in the table below.
analysis-graph-turn = Turn
analysis-beginning = Beginning
analysis-many = With more than two players the engine speaks of the player to move alone.
analysis-turning = Turning points
analysis-turning-none = No turn gave much away.
analysis-lost = gave away { $points }
analysis-better = Better
analysis-players = The players
analysis-player = Player
analysis-mean = Lost on average
analysis-mark = at least { $points } given away
analysis-table = All turns as a table
analysis-turn = Turn
analysis-loss-column = Lost
