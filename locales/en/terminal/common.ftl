# Small words used everywhere.
list-comma = {", "}
count-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
bot-random = random bot
bot-greedy = greedy bot

# What can go wrong.
error-heading = error:
error-processor = This build of Teahouse needs a processor with AVX2, BMI2 and FMA (x86-64-v3: Intel since 2013, AMD since 2015), and this one lacks some of them. Build it from source for this machine: RUSTFLAGS="-C target-cpu=native" cargo build --release
error-io = Reading or writing failed: { $why }.
error-file = { $file }: { $why }
error-not-found = there is no such file.
error-permission = permission denied.
error-directory = that is a folder, not a file.
error-truncated = the file ends unexpectedly.
error-too-long = it is larger than { $limit } MiB, which is more than any game needs.
error-encoding = it is not UTF-8 text (byte { $at }).
error-option-form = “{ $word }” is not an option with a value. Write `NAME=VALUE`, for example `--option board=10x10`.
error-no-first = In this game the first player is fixed.
error-seat = There is no seat “{ $seat }” in this game. The seats are: { $allowed }.
error-seat-form = “{ $word }” does not name a seat. Write `SEAT=VALUE`, for example `--bot G=greedy`.
error-bot = There is no bot “{ $name }”. Choose one of: { $allowed }.
error-language = The language “{ $name }” is not available. Choose one of: { $allowed }.
error-unknown-argument = Unknown argument “{ $arg }”.
error-unknown-command = There is no command “{ $command }”.
error-unknown-section = The rules have no section “{ $name }”. There are: { $allowed }
pager-more = -- more: space, next line: Enter, quit: q --
error-missing-command = No command given.
error-missing-argument = Missing argument: { $arg }.
error-missing-value = “{ $arg }” needs a value.
error-argument-twice = “{ $arg }” can be given only once.
error-argument-conflict = “{ $arg }” cannot be combined with the other arguments.
error-value = “{ $arg }” cannot be “{ $value }”.
error-argument-encoding = An argument is not UTF-8 text.
error-arguments = The command line is not valid.
error-see-help = Use `--help` to see what is possible.
error-no-turn = There is no turn { $turn }: the record has { $most }.
error-trf-line = line { $line }: { $why }
error-trf-no-players = there is no player, that is, no line that begins with `001`.
error-trf-players = there are more than { $most } players.
error-trf-rounds = there are more than { $most } rounds.
error-trf-column = column { $column } holds something that TRF does not have there.
error-trf-same = number { $number } is there twice.
error-trf-missing = number { $number } is missing.
error-trf-points = number { $number } has { $points } points by the rounds; correct the points or the rounds.
error-trf-mirror = what number { $number } has in round { $round } is not what the opponent has.
error-trf-twice = number { $number } is twice in one round.
error-pair-rounds = The file does not say how many rounds are planned: add a line `XXR` or use `--rounds`.
error-pair-over = All { $rounds } rounds are paired.
error-pair-open = Table { $table } of round { $round } has no result yet.
error-pair-none = No pairing obeys the absolute rules: the organiser has to decide.
error-pair-nobody = Everybody stays away from the next round, so there is nobody to pair: take players out of `XXZ` or their byes out of the last column.
error-other-game = This is a record of another game: { $game }.
error-nothing-to-undo = Nothing to take back.
error-nothing-to-redo = Nothing to redo.
error-no-file = Give a file name.
