-- Attempts at puzzles, each once: the mark is the client's own, so that what is sent again does not count again.
CREATE TABLE puzzle_attempts (
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    mark TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    -- `daily`, `training`, `run` or `repetition`.
    mode TEXT NOT NULL,
    at BIGINT NOT NULL,
    solved BIGINT NOT NULL,
    hints BIGINT NOT NULL,
    shown BIGINT NOT NULL,
    -- What all turns took, in milliseconds.
    spent BIGINT NOT NULL,
    -- The rating of the solver, if the attempt is rated.
    rating_before DOUBLE PRECISION,
    rating_after DOUBLE PRECISION,
    PRIMARY KEY (account, mark)
);
CREATE INDEX puzzle_attempts_puzzle ON puzzle_attempts (account, puzzle);

-- What a puzzle is to an account.
CREATE TABLE puzzle_states (
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    puzzle TEXT NOT NULL,
    -- How often this has changed; whoever changes it has to have seen the last change.
    version BIGINT NOT NULL,
    -- How many attempts there are, and when the last one ended.
    tries BIGINT NOT NULL DEFAULT 0,
    last_at BIGINT NOT NULL DEFAULT 0,
    -- Whether the server was asked for the solution, or to judge a turn.
    asked BIGINT NOT NULL DEFAULT 0,
    -- `good` or `dull`.
    vote TEXT,
    -- When it is to be tried again, and after how many days as of the last attempt.
    due_at BIGINT,
    days BIGINT,
    PRIMARY KEY (account, puzzle)
);
CREATE INDEX puzzle_states_due ON puzzle_states (account, due_at) WHERE due_at IS NOT NULL;

-- The ratings of solvers, by game.
CREATE TABLE puzzle_solvers (
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    puzzles BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    PRIMARY KEY (account, game)
);

-- How many attempts at puzzles of a theme, and how many solved them.
CREATE TABLE puzzle_tallies (
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    theme TEXT NOT NULL,
    tried BIGINT NOT NULL,
    solved BIGINT NOT NULL,
    PRIMARY KEY (account, game, theme)
);

-- The days (their beginning, UTC) whose puzzle an account solved on them.
CREATE TABLE puzzle_days (
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    day BIGINT NOT NULL,
    PRIMARY KEY (account, day)
);

-- What attempts and votes have made of a puzzle: a row for each that has any, so no more than there are puzzles.
CREATE TABLE puzzle_standings (
    puzzle TEXT PRIMARY KEY,
    -- By how much its rating differs from the one that was measured, and how uncertain it is.
    drift DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    solvers BIGINT NOT NULL,
    good BIGINT NOT NULL,
    dull BIGINT NOT NULL
);
