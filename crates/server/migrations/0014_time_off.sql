-- Time off: while somebody is away, their clock stands in games by days. The last one of an account can still change.
CREATE TABLE time_off (
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    -- From 1 for each account.
    number BIGINT NOT NULL,
    begins BIGINT NOT NULL,
    ends BIGINT NOT NULL,
    PRIMARY KEY (account, number)
);
