-- What a list shows of a game without opening it. Games from before know it after their next entry.
ALTER TABLE games ADD COLUMN to_move TEXT;
ALTER TABLE games ADD COLUMN position TEXT;

-- Codes that stand in for the second factor, each once; kept as hashes.
CREATE TABLE recovery_codes (
    account TEXT NOT NULL REFERENCES accounts (id),
    hash TEXT NOT NULL,
    PRIMARY KEY (account, hash)
);
