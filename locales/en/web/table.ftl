# The table: the board with all that belongs to a game in progress, and playing on this device.
table-board = Board
table-turns = Turns
table-no-turns = No turns yet
table-to-move = to move
table-finish-step = Stop here
table-step-back = Undo the step
table-confirm = Play this turn
table-ahead = Choose your turn in advance. It is played right after { $name }’s turn if it is legal then.

play-title = Play on this device
play-intro = Play against the computer or together on one screen. It also works offline.
play-game = Game
play-preset = Rules
play-seats = Players
play-seats-n = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
play-person = Person
play-start = Start the game
play-new = New game
play-undo = Take back
play-redo = Redo
play-resign = Resign
play-resign-sure = Resign this game?
play-flip = Flip the board
play-analyse = Analyse
play-download = Download the record
play-thinking = The computer is thinking…
play-engine-failed = The computer could not find a turn. Take back a turn and try again.
play-saved = Games on this device
play-saved-none = Your games are saved here, on this device only.
play-continue = Continue
play-delete = Delete
play-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}

home-title = Three board games, one quiet room
home-lead = Pai Sho is a game of flower tiles from the world of Avatar. Play two versions of it, and Halma, with friends, with strangers or against the computer.
home-play-now = Play now
home-play-computer = Play the computer
home-play-online = Play online
home-play-together = Two players, one screen
home-learn = Learn it in five minutes
home-watch = A game that plays itself
home-pause = Pause
home-resume = Resume

reader-label = Turn or question
reader-hint = Type a turn in notation, or ? for a list of questions.
reader-send = Send
reader-help = { $key }: { $what }.
reader-questions = all questions
reader-status = the state of the game
reader-tiles = { $game ->
    [halma] the pieces of the player to move
   *[other] the tiles of the player to move
}
reader-enemies = { $game ->
    [halma] the pieces of the other players
   *[other] the tiles of the other players
}
reader-reserves = the reserves
reader-harmonies = the harmonies
reader-gates = the gates
reader-moves-of = the legal turns
reader-moves = { $n ->
    [one] { $n } legal turn: { $list }
   *[other] { $n } legal turns: { $list }
}
reader-clocks = the clocks
reader-last = the last turn
reader-at = { $tile } on { $point }
reader-of = { $seat }: { $list }.
reader-line = { $seat }: { $from } to { $to }, { $state }.
reader-empty = { $point } is empty
reader-none = none
reader-not-now = It is not your turn. You can only ask questions now.

bench-title = Speed in this browser
bench-intro = How many positions per second the engine searches in this browser, on one thread.
bench-run = Measure
bench-game = Game
bench-depth = Depth
bench-nodes = Positions
bench-speed = Positions per second
play-option-number = A whole number from { $low } to { $high }
table-sheet = Needs an answer
table-sheet-aside = Look at the board
table-sheet-open = Show
