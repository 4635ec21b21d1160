-- A tournament is its plan, which never changes, and a log; the other columns follow from the log and serve lists.
CREATE TABLE tournaments (
    id TEXT PRIMARY KEY,
    organiser TEXT NOT NULL REFERENCES accounts (id),
    -- What was asked for, as JSON.
    plan TEXT NOT NULL,
    -- The hash of the password, where one is asked for.
    password TEXT,
    -- `coming`, `running`, `over` or `cancelled`.
    status TEXT NOT NULL,
    -- The list that shows it (`coming`, `running` or `past`), and its place there.
    list TEXT NOT NULL,
    listed_at BIGINT NOT NULL,
    -- Whether one can join now.
    joinable BIGINT NOT NULL,
    -- The number of the last entry of the log.
    version BIGINT NOT NULL,
    -- When the server has to look at it.
    due BIGINT,
    players BIGINT NOT NULL,
    round BIGINT NOT NULL,
    starts_at BIGINT NOT NULL,
    ended_at BIGINT,
    winner TEXT REFERENCES accounts (id),
    created_at BIGINT NOT NULL
);
CREATE INDEX tournaments_list ON tournaments (list, listed_at, id);
CREATE INDEX tournaments_joinable ON tournaments (listed_at, id) WHERE joinable = 1;
CREATE INDEX tournaments_due ON tournaments (due) WHERE due IS NOT NULL;
CREATE INDEX tournaments_organiser ON tournaments (organiser, list);
CREATE INDEX tournaments_winner ON tournaments (winner) WHERE winner IS NOT NULL;

CREATE TABLE tournament_log (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    -- Who did it by hand.
    account TEXT REFERENCES accounts (id),
    -- What happened, as JSON.
    body TEXT NOT NULL,
    PRIMARY KEY (tournament, number)
);
CREATE INDEX tournament_log_account ON tournament_log (account) WHERE account IS NOT NULL;

-- Who takes part, organises or helps: for the lists of accounts.
CREATE TABLE tournament_people (
    account TEXT NOT NULL REFERENCES accounts (id),
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    at BIGINT NOT NULL,
    PRIMARY KEY (account, tournament)
);
CREATE INDEX tournament_people_at ON tournament_people (account, at, tournament);

-- The games of a tournament. Their identifiers follow from tournament, round and table, so none is made twice.
CREATE TABLE tournament_games (
    game TEXT PRIMARY KEY REFERENCES games (id),
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    -- Written with the end of the game.
    ended BIGINT NOT NULL DEFAULT 0,
    -- Written with the entry of the tournament's log.
    settled BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX tournament_games_open ON tournament_games (tournament) WHERE settled = 0;
CREATE INDEX tournament_games_ended ON tournament_games (tournament) WHERE settled = 0 AND ended = 1;
