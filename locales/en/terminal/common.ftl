# Small words used everywhere.
list-and = {" and "}
list-comma = {", "}
count-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
bot-random = random bot
bot-greedy = greedy bot

# What can go wrong.
error-heading = error:
error-processor = This build of Teahouse needs a processor with AVX2, BMI2 and FMA (x86-64-v3: Intel since 2013, AMD since 2015), and this machine’s lacks some of that. Build it from its source for this machine: RUSTFLAGS="-C target-cpu=native" cargo build --release
error-io = Reading or writing failed: { $why }.
error-file = { $file }: { $why }
error-not-found = there is no such file.
error-permission = it may not be opened.
error-directory = that is a folder, not a file.
error-truncated = the file ends in the middle.
error-too-long = it has more than { $limit } MiB, which is more than any game needs.
error-line-too-long = line { $line } has more than { $limit } MiB and is not read; nor is what follows.
error-encoding = it is not text in UTF-8 (byte { $at }).
error-option-form = “{ $word }” is not an option with a value. Write it as `NAME=VALUE`, for example `--option board=10x10`.
error-no-first = In this game the first player is fixed, not drawn.
error-seat = There is no seat “{ $seat }” in this game. The seats are: { $allowed }.
error-seat-form = “{ $word }” does not name a seat. Write it as `SEAT=VALUE`, for example `--bot G=greedy`.
error-bot = There is no bot “{ $name }”. Choose one of: { $allowed }.
error-language = There is no language “{ $name }” here. Choose one of: { $allowed }.
error-unknown-argument = “{ $arg }” means nothing here.
error-unknown-command = There is no command “{ $command }”.
error-missing-command = Say which command.
error-missing-argument = Something is missing: { $arg }.
error-missing-value = “{ $arg }” needs a value.
error-argument-twice = “{ $arg }” can be given only once.
error-argument-conflict = “{ $arg }” does not go with the rest.
error-value = “{ $arg }” cannot be “{ $value }”.
error-argument-encoding = An argument is not text in UTF-8.
error-arguments = The command line cannot be understood.
error-see-help = Add `--help` to see what is possible.
error-no-turn = There is no turn { $turn }: the record has { $most }.
error-other-game = The record is of another game: { $game }.
error-nothing-to-undo = There is no turn to take back.
error-nothing-to-redo = There is no turn to make again.
error-no-file = Say the name of a file after it.
