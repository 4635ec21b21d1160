# The help of the command line.
help-heading-usage = Usage:
help-heading-options = Options
help-heading-arguments = Arguments
help-heading-commands = Commands
help-heading-game = The game
help-heading-examples = Examples:

meta-command = COMMAND
meta-options = [OPTIONS]
meta-game = GAME
meta-file = FILE
meta-file-or-game = FILE or GAME
meta-n = N
meta-text = TEXT
meta-entries = ENTRIES
meta-name = NAME
meta-option = NAME=VALUE
meta-seat = SEAT
meta-bot = SEAT=BOT
meta-player = SEAT=NAME
meta-shell = SHELL
meta-lang = LANGUAGE

help-teahouse = A home for three board games: Skud Pai Sho, Street Pai Sho and Halma. Without a command it opens the menu of games.

help-games = The games with their options
help-games-long = Shows every game: how many can play, the presets, and every option with its values. All of them can be used wherever a game is named.
help-play = Play a game in the terminal
help-play-long = Opens a board that fills the terminal, for people on one keyboard or against bots. In a pipe, or with `--plain`, it prints the board as text and reads one turn in each line; a line that is refused is explained, and the exit code is then 1.
help-show = Print the board of a record
help-show-long = Prints the board, the reserves and harmonies of a game record after any of its entries, the last one if nothing is said. With `--position` it shows a position of a game instead.
help-replay = Print a record board by board
help-replay-long = Prints the board of a record after every entry, or after some of them.
help-perft = Count all sequences of turns to a depth
help-perft-long = Counts how many sequences of whole turns there are from a position, for every depth up to the one given. A bonus is part of its turn; Street’s claims are not counted.
help-random = Play random games and show statistics
help-random-long = Plays games of random steps and shows who won and why, how long the games were and how fast it went. The same seed gives the same games; where the first player is drawn, that comes from the same seed.
help-verify = Compare recorded cases with the rules
help-verify-long = Replays case files (lines of JSON, also compressed with gzip) and compares every count, list, harmony and result. Shows the first differences and closes with one line that programs can read. The exit code is 1 if anything differs or a file cannot be read.
help-bench = Measure the speed of the program
help-bench-long = Does fixed work and shows how fast it went.
help-bench-rules = The rules: counting, random games, lists of steps
help-bench-rules-long = Counts sequences of turns, plays random games and lists all steps of many positions, for every game. The signature at the end holds what was counted: it is the same on every machine and changes only with the rules.
help-completions = Print the completions for a shell
help-completions-long = Prints a script that lets the shell complete commands and options. Save it where your shell looks for completions, as the examples do.
help-man = Write the manual pages
help-man-long = Writes one page for each command into a folder, in the chosen language. Without a folder it prints the page of `teahouse` itself.

man-name = Name
man-synopsis = Synopsis
man-description = Description
man-extra = Examples
man-version = Version

help-arg-lang = the language: `en`, `fa`, `he`, `pl` or `pt`; otherwise `TEAHOUSE_LANG` and the usual variables decide
help-arg-help = show this help
help-arg-version = show the version
help-arg-json = print JSON for programs
help-arg-games-game = only this game
help-arg-game = the game, by its name in `teahouse games`
help-arg-preset = a named set of options; `teahouse games` shows them
help-arg-option = one option, as often as needed; it outweighs the preset
help-arg-seats = how many play
help-arg-first = who begins (Halma); otherwise it is drawn by lot, or `A` where nothing is played
help-arg-bot = let a bot play a seat: `random`, `greedy` or `level:N`
help-arg-player = the name of a player, for the record
help-arg-position = begin from a position in its one-line form
help-arg-load = go on with a record
help-arg-save = write the record at the end
help-arg-seed = the number from which everything random follows
help-arg-plain = plain text instead of the full screen
help-arg-file-or-game = a record (`-` reads standard input), or a game
help-arg-turn = the board after this many entries; 0 is the start
help-arg-file = a record; `-` reads standard input
help-arg-from = the first board, by the number of entries; 0 is the start
help-arg-to = the last board
help-arg-depth = how many turns deep
help-arg-divide = show the count behind each first turn
help-arg-turns = entries to play first, divided by `;`
help-arg-games = how many games (100 if nothing is said)
help-arg-plain-turns = decline every harmony bonus
help-arg-longest = cut a game off after this many turns
help-arg-files = case files; `-` reads standard input
help-arg-most = how many differences are shown (10 if nothing is said)
help-arg-shell = `bash`, `elvish`, `fish`, `powershell` or `zsh`
help-arg-pages = the folder to write to; it is made if it is missing
help-arg-quick = a small part of the work, with a signature of its own
