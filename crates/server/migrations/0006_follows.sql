-- Whom an account follows.
CREATE TABLE follows (
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    other TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    PRIMARY KEY (account, other)
);
CREATE INDEX follows_other ON follows (other);
