-- Which puzzle a day (its beginning, UTC) was given when somebody first asked for it: what was shown stays, however the
-- collections grow.
CREATE TABLE shown_puzzles (
    day BIGINT PRIMARY KEY,
    puzzle TEXT NOT NULL
);
