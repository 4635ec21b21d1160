-- One schema for SQLite and PostgreSQL. Times are milliseconds since 1970 (UTC), truth values are 0 or 1,
-- identifiers are random texts made by the server.

CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    -- `user` has a password, `guest` only its session; `gone` was deleted by its owner.
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    -- The name as it is compared: two that look alike to a person are one.
    name_key TEXT NOT NULL UNIQUE,
    password TEXT,
    mail TEXT,
    mail_confirmed BIGINT NOT NULL DEFAULT 0,
    totp TEXT,
    totp_last BIGINT NOT NULL DEFAULT 0,
    admin BIGINT NOT NULL DEFAULT 0,
    bot BIGINT NOT NULL DEFAULT 0,
    muted_until BIGINT NOT NULL DEFAULT 0,
    closed_at BIGINT,
    created_at BIGINT NOT NULL
);

CREATE UNIQUE INDEX accounts_mail ON accounts (mail) WHERE mail_confirmed = 1;

CREATE TABLE sessions (
    -- What lists show; the secret itself is kept only as its hash.
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    agent TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);
CREATE INDEX sessions_account ON sessions (account);

CREATE TABLE tokens (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    -- Words with spaces between them: `play`, `read`, `bot`.
    scopes TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    used_at BIGINT
);
CREATE INDEX tokens_account ON tokens (account);

-- Links sent by mail.
CREATE TABLE links (
    hash TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    -- `confirm` or `reset`.
    kind TEXT NOT NULL,
    mail TEXT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX links_account ON links (account);

CREATE TABLE blocks (
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    other TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    PRIMARY KEY (account, other)
);

CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    reporter TEXT REFERENCES accounts (id) ON DELETE SET NULL,
    about TEXT REFERENCES accounts (id) ON DELETE SET NULL,
    game TEXT,
    -- The message as it was when it was reported.
    message TEXT NOT NULL,
    reason TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    handled_at BIGINT,
    handled_by TEXT
);
CREATE INDEX reports_open ON reports (handled_at, created_at);

-- What was done in a stretch of time, by whom and what: limits that hold over all nodes.
CREATE TABLE limits (
    id TEXT NOT NULL,
    since BIGINT NOT NULL,
    used BIGINT NOT NULL,
    PRIMARY KEY (id, since)
);
CREATE INDEX limits_since ON limits (since);

CREATE TABLE games (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    -- The setup, the time control and the rest of what was agreed, as JSON: it never changes.
    terms TEXT NOT NULL,
    -- `game/speed` as ratings and pairing know it.
    pool TEXT NOT NULL,
    seats BIGINT NOT NULL,
    rated BIGINT NOT NULL,
    public BIGINT NOT NULL,
    -- `open`, `playing`, `over` or `aborted`.
    status TEXT NOT NULL,
    -- How many entries the log has; whoever appends has to have seen them all.
    version BIGINT NOT NULL,
    turns BIGINT NOT NULL DEFAULT 0,
    -- When the server has to look at the clock, and whether a bot has to move.
    deadline BIGINT,
    bot_to_move BIGINT NOT NULL DEFAULT 0,
    creator TEXT,
    -- The game it is the rematch of.
    rematch_of TEXT UNIQUE,
    winners TEXT,
    reason TEXT,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
);
CREATE INDEX games_open ON games (status, public, pool, created_at);
CREATE INDEX games_deadline ON games (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX games_bot ON games (updated_at) WHERE bot_to_move = 1;

-- The game itself: what happened, in order, never changed. Number 1 is the first entry.
CREATE TABLE log (
    game TEXT NOT NULL REFERENCES games (id),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    -- The seat that acts; none for what the server does.
    seat BIGINT,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    -- What the clock was charged, in milliseconds.
    spent BIGINT NOT NULL DEFAULT 0,
    -- The sender's own mark for this entry: sent again, it is not entered again.
    mark TEXT,
    PRIMARY KEY (game, number)
);
CREATE UNIQUE INDEX log_mark ON log (game, mark) WHERE mark IS NOT NULL;

-- Who sits where. A seat without account and bot is free.
CREATE TABLE players (
    game TEXT NOT NULL REFERENCES games (id),
    seat BIGINT NOT NULL,
    account TEXT REFERENCES accounts (id) ON DELETE SET NULL,
    bot TEXT,
    invited TEXT REFERENCES accounts (id) ON DELETE SET NULL,
    rating_before DOUBLE PRECISION,
    rating_after DOUBLE PRECISION,
    -- Since when the player has not been connected.
    gone_since BIGINT,
    -- 1 for a win, 0.5 for a draw, 0 for a loss, by places with more than two.
    score DOUBLE PRECISION,
    PRIMARY KEY (game, seat)
);
CREATE INDEX players_account ON players (account, game);
CREATE INDEX players_invited ON players (invited);

CREATE TABLE chat (
    game TEXT NOT NULL REFERENCES games (id),
    -- `players` or `spectators`.
    room TEXT NOT NULL,
    number BIGINT NOT NULL,
    account TEXT REFERENCES accounts (id) ON DELETE SET NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, room, number)
);
CREATE INDEX chat_account ON chat (account);

CREATE TABLE ratings (
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    pool TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    PRIMARY KEY (account, pool)
);
CREATE INDEX ratings_board ON ratings (pool, rating);

-- Somebody waits to be paired.
CREATE TABLE seeks (
    account TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    pool TEXT NOT NULL,
    terms TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX seeks_pool ON seeks (pool, created_at);

CREATE TABLE analyses (
    game TEXT PRIMARY KEY REFERENCES games (id),
    -- `waiting` or `done`.
    status TEXT NOT NULL,
    account TEXT,
    result TEXT,
    created_at BIGINT NOT NULL
);
CREATE INDEX analyses_waiting ON analyses (created_at) WHERE status = 'waiting';

-- Nodes say that they live; a time in which none did is an outage, and no clock runs in it.
CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    beat BIGINT NOT NULL
);
CREATE TABLE outages (
    since BIGINT PRIMARY KEY,
    until BIGINT NOT NULL
);
