# The engine: opponents at levels, matches, analysis.
bot-level = level { $n }

meta-player-a = PLAYER
meta-player-b = OPPONENT
meta-ms = MS
meta-tc = BASE+INCREMENT
meta-openings = FILE or random:N
meta-sprt = ELO0,ELO1
meta-folder = FOLDER

help-match = Play a match between two players
help-match-long = Plays pairs of games from the same opening with seats swapped, several at once. A player is `random`, `greedy`, `level:N`, or `engine` (with settings: `engine:threads=2,mib=64,time=50,net=FILE`), or `cmd:PROGRAM ARGUMENTS` for another program that speaks the protocol of `teahouse engine`, quoted as in a shell; with settings: `cmd:"PROGRAM ARGUMENTS":name=NAME,OPTION=VALUE`. `docs/ENGINES.md` describes what a program must do. Shows the points, the Elo difference with its 95% interval, the failures of each side, the cost of a turn and the largest time overrun, and ends with one machine-readable line. With three or four seats, one copy of the first player plays against a table of the second, from every seat in turn.
help-arg-player-a = the player whose points are counted
help-arg-player-b = the opponent
help-arg-time = thinking time per turn in milliseconds (default: 100 in a match, 500 in an analysis)
help-arg-nodes = nodes per turn instead of time: the same on every machine
help-arg-tc = a clock for the whole game plus an increment per turn, in milliseconds
help-arg-margin = how many milliseconds late a turn may be before the game is lost (default: 1000)
help-arg-concurrency = how many games at once (default: one per processor core)
help-arg-openings = where games start: after N random turns (default: `random:6`), or at the lines of a file
help-arg-sprt = stop as soon as the test between two Elo differences is decided
help-arg-save-in = save the records in this folder

error-match-player = “{ $name }” is not a player. Write `random`, `greedy`, `level:N` with N from 1 to 10, or `engine`, also with settings as in `engine:threads=2,mib=64`, or `cmd:PROGRAM`, with settings `cmd:"PROGRAM":name=NAME,OPTION=VALUE`.
error-match-program = { $name } does not work: { $why }.
error-match-never = Every game ended with a crash of { $name }, so the match says nothing about its strength.
error-clock = “{ $value }” is not a clock. Write milliseconds for the game and for each turn, for example `10000+100`.
error-sprt = “{ $value }” is not a test. Write two Elo differences, the lower first, for example `0,10`.
error-openings = “{ $value }” gives no openings. Write `random:N` with N up to 200, or the name of a file with one opening per line.
error-opening-over = After the opening “{ $value }” the game is already over.

match-heading = { $n ->
    [one] One game of { $game }
   *[other] { $n } games of { $game }
}
match-results = { $name } against { $other }: { $wins } wins, { $draws } draws, { $losses } losses.
match-stopped = You stopped the match: the games under way are not counted.
match-score = Points: { $score } (95% between { $low } and { $high }).
match-elo = Elo: { $elo } (95% between { $low } and { $high }).
match-elo-value = { $n }
match-pairs = Pairs with 0, ½, 1, 1½ and 2 points: { $pairs }.
match-places = Average place: { $own }, the others { $other }.
match-sprt = Log-likelihood ratio { $ratio } (decided at ±{ $bound }): { $verdict }.
match-sprt-accepted = the higher difference holds
match-sprt-rejected = the lower difference holds
match-sprt-open = not decided
match-column-crashes = crashes
match-column-late = too late
match-column-illegal = illegal
match-column-depth = depth
match-column-nodes = nodes
match-column-time = time
match-column-longest = longest
match-column-over = overrun
match-broken = { $n ->
    [one] One game was broken off:
   *[other] { $n } games were broken off:
}
match-broken-game = { $game }: { $name } ({ $seat }) lost, because { $why }.
match-broken-more = … and { $n } more; `--json` lists all of them.
match-late = its turn came { $n } ms too late
match-illegal = “{ $turn }” is not a legal turn
match-crash-start = the program could not be started ({ $said })
match-crash-ended = the program exited ({ $said })
match-crash-silent = the program did not answer `{ $said }` within { $seconds } seconds
match-crash-option = the program offers no option “{ $said }”
match-crash-closed = the program closed its output
match-crash-lost = it found no turn
match-crash-nobody = the seat was empty
match-log = It wrote to standard error:
report-milliseconds = { $n } ms
report-number = { $n }
help-arg-level = let the engine play every other seat, at a level from 1 to 10
help-arg-seat = the person’s seat (default: the first)
help-engine = Run as an engine for other programs
help-engine-long = Reads commands line by line and answers in the style of UCI: `uci`, `isready`, `setoption`, `newgame`, `position`, `go`, `stop`, `ponderhit`, `d`, `quit`. `docs/ENGINE-PROTOCOL.md` describes the protocol.

engine-unknown = Unknown command “{ $word }”, ignored
engine-thinking = A search is running; send `stop` first
engine-not-thinking = No search is running
engine-option-form = Write `setoption name NAME value VALUE`
engine-position-form = Write `position start` or `position text POSITION`, then `turns ENTRY;ENTRY` if there are any turns
engine-pending = The position is in the middle of a turn; give whole turns
engine-not-legal = “{ $turn }” is not a legal turn here

help-analyse = Analyse a position or a record
help-analyse-long = For a position, shows its value for the player to move and the best lines. For a record, judges every turn: its value, the loss against the best turn, and the marks `?!`, `?` and `??` where a turn lost a twentieth, a tenth or a fifth of a point; at the end, a summary for each player.
help-arg-lines = how many best lines
help-arg-threads = how many threads
help-arg-net = evaluate with the net in this file instead of the built-in one; `none`: without a net
help-arg-why = explain the value: how it would change without each piece
net-none = “{ $file }” is not a Teahouse net.
net-damaged = “{ $file }” is damaged or incomplete. Copy it again.
net-other-game = “{ $file }” is a net for { $game }, not for this game.
net-other-shape = “{ $file }” was made for another version of Teahouse.

analyse-heading = { $seat } to move: depth { $depth }, { $nodes } nodes, { $time }.
analyse-win = win in { $n }
analyse-loss = loss in { $n }
analyse-chance = { $percent }%
analyse-why = Where the value comes from, for the player to move (the loss without the piece):
analyse-why-record = `--why` explains one position: name the game and give the position with `--position` or `--turns`.
analyse-turn = turn
analyse-score = value
analyse-lost = loss
analyse-better = better
analyse-player = { $turns ->
    [one] { $seat }: one turn, loss { $loss }, { $kept }% of the points kept; dubious { $doubtful }, mistakes { $mistakes }, blunders { $blunders }.
   *[other] { $seat }: { $turns } turns, average loss { $loss }, { $kept }% of the points kept; dubious { $doubtful }, mistakes { $mistakes }, blunders { $blunders }.
}
