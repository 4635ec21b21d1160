meta-url = URL
meta-address = ADDRESS

help-serve = Start the game server
help-serve-long = Starts the game server: accounts, lobby, games with clocks, computer opponents, and the API for programs (described under `/api/docs`). By default it listens on this machine only and keeps everything in one file. Secrets can be given in environment variables instead of the command line: `TEAHOUSE_DATABASE`, `TEAHOUSE_NATS`, `TEAHOUSE_SMTP`, or the same names with `_FILE` for a file that contains them. `RUST_LOG` sets the log level.
help-arg-data = the data folder (default: `TEAHOUSE_DATA` or the usual place for data)
help-arg-database = the database: `postgres://…` for several nodes (default: a file in the data folder)
help-arg-listen = the address to listen on, such as `127.0.0.1:7474`; port 0 picks a free one
help-arg-nats = the NATS server that connects several nodes
help-arg-nats-prefix = the prefix of all names on the NATS server (default: `teahouse`); servers with different prefixes share no workers, and a worker needs the prefix of its server
help-arg-public-url = the public address, such as `https://tea.example`; with `https`, cookies are sent over it only
help-arg-proxies = how many trusted proxies are in front of the server
help-arg-smtp = the mail server, such as `smtps://NAME:PASSWORD@HOST`
help-arg-mail-from = the sender address of emails
help-arg-workers = how many engine threads play and analyse (default: half of the processor cores)
help-arg-json-log = log as JSON, one object per line
help-arg-per-address = connections per address or IPv6 network (default: 256), never more than a quarter of all
help-arg-no-limits = remove the rate limits: only for load tests
help-arg-tournaments-by-admins = only administrators can make tournaments
help-arg-time-off-days = days of time off per account and calendar year, during which its clocks stop in games by days (default: 28; 0: none)
serve-ready = Listening on { $address }, data in { $data }. Press Ctrl+C to stop.
serve-stopped = Stopped. Everything that was acknowledged is saved.
error-serve-data = No data folder. Give one with `--data`.
error-serve-folder = The data folder cannot be used: { $why }
error-serve-in-use = Another server is using this database: process { $process } has locked { $file }. Stop it first, or choose another folder with `--data`.
error-serve-public-url = `{ $why }` is not a valid address for `--public-url`. Write the scheme and the host name, for example `https://tea.example`.
error-serve-database = The database cannot be used: { $why }
error-serve-nats = NATS cannot be reached: { $why }
error-serve-nats-prefix = `{ $why }` is not a valid `--nats-prefix`. Use 1 to 32 letters, digits, `-` or `_`.
error-serve-ended = The server stopped listening unexpectedly.
error-serve-mail = The mail settings cannot be used: { $why }
error-serve-listen = Cannot listen there: { $why }. Choose another address with `--listen`.

help-worker = Compute turns and reviews for the server nodes
help-worker-long = Takes computer turns and game reviews from the queue of a NATS server, on a separate machine. You can run any number of workers; if one stops or crashes, nothing is lost.
worker-ready = { $n ->
    [one] Working with { $n } thread. Press Ctrl+C to stop.
   *[other] Working with { $n } threads. Press Ctrl+C to stop.
}
error-worker-nats = Give the NATS server with `--nats`.

help-admin = Administer the server
help-admin-long = Backs up everything to one file, restores a server from it, checks the data, and sets who may moderate.
help-admin-backup = Back up everything to one file
help-admin-backup-long = Writes all accounts, games and messages to one compressed file, a consistent snapshot, even while the server is running. The file works with SQLite and PostgreSQL.
help-admin-restore = Restore a server from a backup
help-admin-restore-long = Fills an empty database from a backup. It does not touch a database that has accounts or games.
help-admin-check = Check the data
help-admin-check-long = Replays every game from its log and compares it with what is stored about it; also checks a database file itself.
help-admin-promote = Make a player a moderator
help-admin-promote-long = The player can then see reports, mute players and close accounts.
help-admin-demote = Remove a moderator’s rights
help-admin-demote-long = The player keeps the account but loses the rights.
help-arg-copy-to = the file to write
help-arg-copy-from = the file to read
help-arg-name = the name of the player
admin-backup-done = { $n ->
    [one] Backed up { $n } row.
   *[other] Backed up { $n } rows.
}
admin-restore-done = { $n ->
    [one] Restored { $n } row.
   *[other] Restored { $n } rows.
}
admin-check-done = Games checked: { $games }, turns: { $turns }. { $wrong ->
    [0] No problems.
    [one] { $wrong } problem.
   *[other] { $wrong } problems.
}
admin-promoted = { $name } can moderate now.
admin-demoted = { $name } can no longer moderate.
error-admin-player = There is no player “{ $name }” with a password.
admin-restore-uncounted = The backup was made by an older version and has no closing line, so the number of rows could not be checked. Run `teahouse admin check`.
error-admin-copy = Line { $line } is not part of a backup made by `teahouse admin backup`.
error-admin-line = The database rejects line { $line } of the backup: { $why }. Nothing was restored.
error-admin-cut = The backup is incomplete: its closing line is missing. Nothing was restored.
error-admin-count = The backup is damaged: its closing line says { $told } rows for `{ $table }`, but it has { $found }. Nothing was restored.
error-admin-not-empty = The database already contains accounts or games. Choose an empty one with `--data` or `--database`.
error-admin-bare = There is no Teahouse database at { $place }.
error-admin-newer = The backup was made by a newer version of Teahouse (schema { $found }; this version knows up to { $known }). Update Teahouse. Nothing was restored.
error-serve-newer = A newer version of Teahouse has changed the database (schema { $found }; this version knows up to { $known }). Update Teahouse, or restore a backup made before the change.
admin-backup-schema = The backup has schema { $schema }; this version writes { $known }. Every version of Teahouse that knows schema { $schema } can restore it.
admin-check-file = Checking the database file…
admin-check-games = Checked { $done } of { $all } games…
admin-check-none = The database is empty: 0 accounts, 0 games. Is it the right one?
admin-check-accounts = Accounts: { $n }.
