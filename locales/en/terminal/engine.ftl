# The engine: opponents at levels, matches, analysis.
bot-level = level { $n }

meta-player-a = PLAYER
meta-player-b = OPPONENT
meta-ms = MS
meta-tc = BASE+INCREMENT
meta-openings = FILE or random:N
meta-sprt = ELO0,ELO1
meta-folder = FOLDER

help-match = Let two players meet in many games
help-match-long = Plays a match: pairs of games from the same opening with seats changed, several at once. A player is `random`, `greedy`, `level:N`, `engine` or the best-first `puct` (with settings: `engine:threads=2,mib=64,time=50,net=FILE`), or `cmd:PROGRAM ARGUMENTS` for another program that speaks the protocol of `teahouse engine`, quoted as in a shell; with settings it is `cmd:"PROGRAM ARGUMENTS":name=NAME,OPTION=VALUE`. `docs/ENGINES.md` says what programs have to do. Shows the points, the difference in Elo with its 95 % interval, what went wrong on either side, what a turn cost and by how much the latest one overstepped its time, and closes with one line that programs can read. With three or four seats one of the first player meets a table of the second, from every seat in turn.
help-arg-player-a = the player whose points are counted
help-arg-player-b = the one it meets
help-arg-time = thinking time for each turn, in milliseconds (100 in a match and 500 in an analysis if nothing is said)
help-arg-nodes = thinking by nodes for each turn: the same on every machine
help-arg-tc = a clock for the whole game, and what each turn adds, in milliseconds
help-arg-margin = how many milliseconds late a turn may be before it loses (1000 if nothing is said)
help-arg-concurrency = how many games at once (as many as there are processors if nothing is said)
help-arg-openings = where games begin: after so many random turns (`random:6` if nothing is said), or at the lines of a file
help-arg-sprt = stop as soon as one of two Elo differences explains the results
help-arg-save-in = keep the records in this folder

error-match-player = “{ $name }” is not a player. Write `random`, `greedy`, `level:N` with N from 1 to 10, `engine` or `puct`, also with settings as in `engine:threads=2,mib=64`, or `cmd:PROGRAM`, with settings `cmd:"PROGRAM":name=NAME,OPTION=VALUE`.
error-match-program = { $name } does not work: { $why }.
error-match-never = Every game ended with a crash of { $name }: the match says nothing about its play.
error-clock = “{ $value }” is not a clock. Write milliseconds for the game and for each turn, for example `10000+100`.
error-sprt = “{ $value }” is not a test. Write two Elo differences, the lower first, for example `0,10`.
error-openings = “{ $value }” gives no openings. Write `random:N` with N up to 200, or the name of a file with an opening in each line.
error-opening-over = The opening “{ $value }” leaves nothing to play.

match-heading = { $n ->
    [one] One game of { $game }
   *[other] { $n } games of { $game }
}
match-results = { $name } against { $other }: { $wins } won, { $draws } drawn, { $losses } lost.
match-score = Points: { $score } (95 % between { $low } and { $high }).
match-elo = Elo: { $elo } (95 % between { $low } and { $high }).
match-elo-value = { $n }
match-pairs = Pairs with 0, ½, 1, 1½ and 2 points: { $pairs }.
match-places = Mean place: { $own }, the others { $other }.
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
match-column-over = overstep
match-broken = { $n ->
    [one] One game broke off:
   *[other] { $n } games broke off:
}
match-broken-game = { $game }: { $name } ({ $seat }) lost, because { $why }.
match-broken-more = … and { $n } more; `--json` lists all of them.
match-late = its turn came { $n } ms too late
match-illegal = “{ $turn }” is not a legal turn
match-crash-start = the program could not be started ({ $said })
match-crash-ended = the program ended ({ $said })
match-crash-silent = the program did not answer `{ $said }` within { $seconds } seconds
match-crash-option = the program offers no option “{ $said }”
match-crash-closed = the program closed its output
match-crash-lost = it found no turn
match-crash-nobody = nobody sat there
match-log = It wrote to standard error:
report-milliseconds = { $n } ms
report-number = { $n }
help-arg-level = let the engine play every other seat, at a level from 1 to 10
help-arg-seat = the seat of the person (the first if nothing is said)
help-engine = Talk to other programs as an engine
help-engine-long = Reads commands line by line and answers, in the manner of UCI: `uci`, `isready`, `setoption`, `newgame`, `position`, `go`, `stop`, `ponderhit`, `d`, `quit`. `docs/ENGINE-PROTOCOL.md` says everything about it.

engine-unknown = “{ $word }” means nothing here and is passed over
engine-thinking = A search runs; say `stop` first
engine-not-thinking = No search runs
engine-option-form = Write `setoption name NAME value VALUE`
engine-position-form = Write `position start` or `position text POSITION`, then `turns ENTRY;ENTRY` if there are any
engine-pending = The position is in the middle of a turn; give whole turns
engine-not-legal = “{ $turn }” is not a legal turn here

help-analyse = Let the engine judge a position or a record
help-analyse-long = For a position, shows what the engine thinks it is worth to the player to move, and the best lines. For a record, judges every turn: what it was worth, how much was lost against the best turn, and marks `?!`, `?` and `??` where a turn gave away a twentieth, a tenth or a fifth of a point; at the end, what each player's turns came to.
help-bench-engine = The engine: searches of fixed depth
help-bench-engine-long = Searches fixed positions of every game to a fixed depth and shows how many nodes that took and how fast. The sum at the end is the same on every machine and changes only with what the engine plays.
help-arg-lines = how many best lines
help-arg-threads = how many threads
help-arg-net = judge with the net in this file instead of the program’s own; `none`: without a net
help-arg-why = what the value comes from: how it would change if each piece were not there
net-none = “{ $file }” is not a net of Teahouse.
net-damaged = “{ $file }” is damaged or cut off. Copy it again.
net-other-game = “{ $file }” is a net for { $game }, not for this game.
net-other-shape = “{ $file }” was made for another version of Teahouse.

analyse-heading = { $seat } to move: depth { $depth }, { $nodes } nodes, { $time }.
analyse-win = win in { $n }
analyse-loss = loss in { $n }
analyse-chance = { $percent } %
analyse-why = What the value comes from, for the player to move (what would be lost without the piece):
analyse-why-record = `--why` explains one position: name the game and say which with `--position` or `--turns`.
analyse-turn = turn
analyse-score = worth
analyse-lost = lost
analyse-better = better
analyse-player = { $turns ->
    [one] { $seat }: one turn, { $loss } lost, { $kept } % of the points kept; doubtful { $doubtful }, mistakes { $mistakes }, blunders { $blunders }.
   *[other] { $seat }: { $turns } turns, { $loss } lost on average, { $kept } % of the points kept; doubtful { $doubtful }, mistakes { $mistakes }, blunders { $blunders }.
}
bench-unit-nodes = { $n } nodes a second
bench-threads = × { $ratio } with { $n } threads
