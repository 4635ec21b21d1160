-- Browsers in which somebody has signed in to an account. Wrong passwords from elsewhere do not slow them down.
-- The secret in the cookie is kept only as its hash; one browser may know several accounts.
CREATE TABLE devices (
    hash TEXT NOT NULL,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    PRIMARY KEY (hash, account)
);
CREATE INDEX devices_account ON devices (account);

-- Wrong passwords and codes: by name and network, by network, by name, by device. The level falls with time.
CREATE TABLE guesses (
    id TEXT PRIMARY KEY,
    level BIGINT NOT NULL,
    -- When the level was noted, and when the next try is heard.
    at BIGINT NOT NULL,
    free_at BIGINT NOT NULL
);
CREATE INDEX guesses_at ON guesses (at);
