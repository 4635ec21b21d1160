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
meta-section = SECTION
meta-lang = LANGUAGE

help-teahouse = Play Skud Pai Sho, Street Pai Sho and Halma. Without a command it opens the menu.

help-games = List the games and their options
help-games-long = Shows every game: the number of players, the presets, and every option with its values. You can use them with every command that takes a game.
help-rules = Print the rules of a game
help-rules-long = Prints the written rules of a game with its figures, or one section of them. Each section has its name in parentheses after its title. On a terminal the text is shown a screen at a time, through `$PAGER` if it is set.
help-play = Play a game in the terminal
help-play-long = Opens a full-screen board for people at one keyboard or against bots. In a pipe, or with `--plain`, it prints the board as text and reads one turn per line. A refused line is explained, and the exit code is then 1.
help-show = Print the board of a record
help-show-long = Prints the board, the reserves and the harmonies of a game record after any of its entries (default: the last). With `--position` it shows a position instead.
help-replay = Print a record board by board
help-replay-long = Prints the board of a record after every entry, or after some of them.
help-pair = Pair the next round of a tournament
help-pair-long = Reads a Swiss tournament in TRF, pairs its next round by the FIDE (Dutch) system and prints the file with that round. Players with a bye for the round stay out. With `--json` it prints only the round, with the reasons for each table.
help-completions = Print shell completions
help-completions-long = Prints a script that lets your shell complete commands and options. Save it where your shell looks for completions, as in the examples.
help-man = Write the man pages
help-man-long = Writes one page per command into a folder, in the chosen language. Without a folder it prints the page of `teahouse` itself.

man-name = Name
man-synopsis = Synopsis
man-description = Description
man-extra = Examples
man-version = Version

help-arg-lang = the language: { $languages } (default: `TEAHOUSE_LANG` or the system language)
help-arg-help = show this help
help-arg-version = show the version
help-arg-json = print machine-readable JSON
help-arg-games-game = only this game
help-arg-game = the game, by its name in `teahouse games`
help-arg-section = one section, by its name
help-arg-preset = a named set of options; `teahouse games` lists them
help-arg-option = one option; can be repeated, and overrides the preset
help-arg-seats = the number of players
help-arg-first = who begins (Halma); random by default, or `A` for commands that do not play
help-arg-bot = let a bot play a seat: `random`, `greedy` or `level:N`
help-arg-player = a player’s name for the record
help-arg-position = start from a position given as one line of text
help-arg-load = continue a recorded game
help-arg-save = save the record at the end
help-arg-seed = the seed of the random numbers
help-arg-plain = plain text instead of the full screen
help-arg-file-or-game = a record (`-` reads standard input), or a game
help-arg-turn = the board after N entries; 0 is the start
help-arg-file = a record; `-` reads standard input
help-arg-trf = a tournament in TRF; `-` reads standard input
help-arg-swiss-rounds = how many rounds are planned, if the file does not say it
help-arg-from = the first board, by the number of entries; 0 is the start
help-arg-to = the last board
help-arg-depth = the depth in turns
help-arg-turns = entries to play first, separated by `;`
help-arg-games = the number of games (default: 100)
help-arg-longest = stop a game after N turns
help-arg-last-opening = start no new openings after N minutes; finish the games in progress
help-arg-shell = `bash`, `elvish`, `fish`, `powershell` or `zsh`
help-arg-pages = the folder to write to; created if missing
