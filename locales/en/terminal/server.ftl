meta-url = URL
meta-address = ADDRESS

help-serve = Serve the games to browsers and programs
help-serve-long = Opens the online house: accounts, lobby, games with clocks, computer opponents, and the interfaces for programs (described under `/api/docs`). With nothing said it listens on this machine alone and keeps everything in one file. Secrets can stand in the environment instead of the command line: `TEAHOUSE_DATABASE`, `TEAHOUSE_NATS`, `TEAHOUSE_SMTP`, or the same names with `_FILE` for a file that holds them. How much it logs `RUST_LOG` decides.
help-arg-data = the folder for its files; otherwise `TEAHOUSE_DATA` or the usual place for data
help-arg-database = the database: `postgres://…` for many nodes; otherwise a file in the data folder
help-arg-listen = where to listen, as `127.0.0.1:7474`; port 0 takes a free one
help-arg-nats = the NATS server that connects several nodes
help-arg-public-url = the address by which people reach it, such as `https://tea.example`; with `https` cookies are sent over it alone
help-arg-proxies = how many proxies stand before it, whose word about addresses is believed
help-arg-smtp = the mail server, as `smtps://NAME:PASSWORD@HOST`
help-arg-mail-from = whom its mail comes from
help-arg-workers = how many engine threads play and analyse (half of the processors if nothing is said)
help-arg-json-log = log as JSON, one object in each line
help-arg-per-address = connections from one address or IPv6 network (256 if nothing is said), never more than a quarter of all
help-arg-no-limits = lift the limits on how much one may do: only for load tests
serve-ready = Open at { $address }, data in { $data }. Stop with Ctrl+C.
serve-stopped = Closed. Everything that was acknowledged is kept.
error-serve-data = Where should the data be? Name a folder with `--data`.
error-serve-folder = The data folder cannot be used: { $why }
error-serve-in-use = Another server uses this database: { $file } is locked by process { $process }. Stop it first, or name another folder with `--data`.
error-serve-public-url = `{ $why }` is not an address for `--public-url`. Write the scheme and the name of the host, as in `https://tea.example`.
error-serve-database = The database cannot be used: { $why }
error-serve-nats = NATS cannot be reached: { $why }
error-serve-ended = The server has stopped listening by itself.
error-serve-mail = The mail settings cannot be used: { $why }
error-serve-listen = It cannot listen there: { $why }. Choose another address with `--listen`.

help-worker = Think for the nodes of a house
help-worker-long = Takes the turns of computers and the reviews of games from the queue of a NATS server, on a machine of its own. As many workers as wanted can do this; one that stops or dies loses nothing.
worker-ready = { $n ->
    [one] Thinking with { $n } thread. Stop with Ctrl+C.
   *[other] Thinking with { $n } threads. Stop with Ctrl+C.
}
error-worker-nats = Name the NATS server with `--nats`.

help-admin = Look after the online house
help-admin-long = Copies everything into one file, makes a new house from it, checks that all is in order, and says who may moderate.
help-admin-backup = Copy everything into one file
help-admin-backup-long = Writes all accounts, games and messages into one compressed file, while the server runs if need be: it is the state of one moment. The file serves SQLite and PostgreSQL alike.
help-admin-restore = Make a house from such a file
help-admin-restore-long = Fills an empty database from a copy. A database with accounts or games in it is left alone.
help-admin-check = Check that everything is in order
help-admin-check-long = Replays every game from its log and compares it with what is noted of it; a database file is checked as a file, too.
help-admin-promote = Let a player moderate
help-admin-promote-long = The player may then see reports, mute players and close accounts.
help-admin-demote = Let a player moderate no longer
help-admin-demote-long = The player keeps the account and loses the rights.
help-arg-copy-to = the file to write
help-arg-copy-from = the file to read
help-arg-name = the name of the player
admin-backup-done = { $n ->
    [one] Copied { $n } row.
   *[other] Copied { $n } rows.
}
admin-restore-done = { $n ->
    [one] Restored { $n } row.
   *[other] Restored { $n } rows.
}
admin-check-done = Checked { $games } games with { $turns } turns: { $wrong ->
    [0] everything is in order.
    [one] { $wrong } thing is wrong.
   *[other] { $wrong } things are wrong.
}
admin-promoted = { $name } may moderate now.
admin-demoted = { $name } may moderate no longer.
error-admin-player = There is no player “{ $name }”. The name is that of an account with a password.
admin-restore-uncounted = The copy was made by an older version and has no closing line, so the number of rows could not be checked. Run `teahouse admin check`.
error-admin-copy = Line { $line } is not part of a copy made by `teahouse admin backup`.
error-admin-line = The database refuses line { $line } of the copy: { $why }. Nothing was restored.
error-admin-cut = The copy is incomplete: its closing line is missing. Nothing was restored.
error-admin-count = The copy is damaged: its closing line promises { $told } rows for `{ $table }`, but it has { $found }. Nothing was restored.
error-admin-not-empty = There are accounts or games in the database already. Name an empty one with `--data` or `--database`.

help-load = Try out how much a server bears
help-load-long = Plays on a server of one’s own as many clients would, and shows how many turns a second it acknowledged, how long that took, and what a silent connection costs. The server has to be started with `--no-limits`.
help-arg-server = the server, as `http://127.0.0.1:7474`
help-arg-pairs = how many pairs of players (100 if nothing is said)
help-arg-sockets = how many silent connections besides
help-arg-bots = how many people who play against the strongest computer
help-arg-rate = how many turns a second in all; as many as possible if nothing is said
help-arg-seconds = for how long (10 if nothing is said)
help-arg-soak = everything that people do, mixed: does memory, or anything else, keep growing?
help-arg-minutes = for how many minutes with `--soak` (10 if nothing is said; below 5 growth is not judged)
help-arg-acknowledged = note every acknowledged turn in this file
help-arg-pid = the process of the server, to see its memory
error-load-server = Name the server as `http://HOST:PORT`.
load-turns = { $turns } turns acknowledged in { $games } games, { $rate } a second: half of them within { $p50 } ms, 99 of 100 within { $p99 } ms, the longest after { $longest } ms. Computers answered { $answers } times. Connections opened again: { $reconnects }. Wrong: { $wrong }.
load-sockets = { $n } silent connections, { $kib } KiB each.
load-sockets-open = { $n } silent connections.
soak-requests = { $requests } requests, { $limited } of them refused as too many. Done:
soak-wrong = Wrong: { $what } ({ $n } times).
soak-figure = { $name }: { $first } at first, { $last } at the end
soak-figure-after = { $name }: { $first } at first, { $last } at the end, { $after } when everybody had gone
soak-figure-only-after = { $name }: { $after } when everybody had gone
soak-passed = Nothing keeps growing.
soak-failed = FAIL: something grows, stays behind or goes wrong.
soak-short = Nothing stays behind. The time was too short to judge growth.
error-soak-figures = The server does not show its figures at `/metrics`.
