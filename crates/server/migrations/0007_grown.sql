-- Keys for a database that has grown: no request and no upkeep reads a whole table.

-- Whether the game of a seat is open or being played, when it ended if it counts (`games.updated_at`), and which
-- game it is: the lists of a player are ranges of an index.
ALTER TABLE players ADD COLUMN live BIGINT NOT NULL DEFAULT 1;
ALTER TABLE players ADD COLUMN over_at BIGINT;
ALTER TABLE players ADD COLUMN kind TEXT;
UPDATE players SET
    live = (SELECT CASE WHEN g.status IN ('open', 'playing') THEN 1 ELSE 0 END FROM games g WHERE g.id = players.game),
    over_at = (SELECT CASE WHEN g.status = 'over' THEN g.updated_at END FROM games g WHERE g.id = players.game),
    kind = (SELECT g.game FROM games g WHERE g.id = players.game);
CREATE INDEX players_live ON players (account, game) WHERE live = 1;
CREATE INDEX players_asked ON players (invited, game) WHERE live = 1 AND invited IS NOT NULL;
CREATE INDEX players_over ON players (account, over_at DESC, game) WHERE over_at IS NOT NULL;
CREATE INDEX players_over_kind ON players (account, kind, over_at DESC, game) WHERE over_at IS NOT NULL;

-- How many games of an account ended how, and on which day: counted when a game ends.
CREATE TABLE tallies (
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    won BIGINT NOT NULL,
    drawn BIGINT NOT NULL,
    lost BIGINT NOT NULL,
    PRIMARY KEY (account, game)
);
INSERT INTO tallies (account, game, won, drawn, lost)
SELECT p.account, g.game, SUM(CASE WHEN p.score >= 1 THEN 1 ELSE 0 END),
    SUM(CASE WHEN p.score > 0 AND p.score < 1 THEN 1 ELSE 0 END), SUM(CASE WHEN p.score <= 0 THEN 1 ELSE 0 END)
FROM players p JOIN games g ON g.id = p.game
WHERE p.account IS NOT NULL AND g.status = 'over' GROUP BY p.account, g.game;
CREATE TABLE activity (
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    -- The beginning of the day (UTC).
    day BIGINT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (account, day)
);
INSERT INTO activity (account, day, games)
SELECT p.account, g.updated_at - g.updated_at % 86400000, COUNT(*) FROM players p JOIN games g ON g.id = p.game
WHERE p.account IS NOT NULL AND g.status = 'over' GROUP BY p.account, g.updated_at - g.updated_at % 86400000;

-- The networks that open games for everybody were made from, while those games last.
CREATE TABLE openings (
    game TEXT PRIMARY KEY REFERENCES games (id),
    address TEXT NOT NULL
);
CREATE INDEX openings_address ON openings (address);
DELETE FROM computer_games WHERE game IN (SELECT id FROM games WHERE status IN ('over', 'aborted'));

-- Lists of games: the lobby, those that are played, those that were changed lately, those of their creator.
DROP INDEX games_open;
CREATE INDEX games_lobby ON games (public, created_at) WHERE status = 'open';
CREATE INDEX games_running ON games (updated_at) WHERE status = 'playing' AND public = 1;
CREATE INDEX games_changed ON games (updated_at) WHERE status IN ('open', 'playing');
CREATE INDEX games_creator ON games (creator) WHERE status IN ('open', 'playing');

-- What an account that goes leaves behind, and what runs out.
CREATE INDEX blocks_other ON blocks (other);
CREATE INDEX reports_reporter ON reports (reporter);
CREATE INDEX reports_about ON reports (about);
CREATE INDEX reports_handled ON reports (created_at) WHERE handled_at IS NOT NULL;
CREATE INDEX accounts_guests ON accounts (created_at, id) WHERE kind = 'guest';
CREATE INDEX sessions_seen ON sessions (seen_at);
CREATE INDEX devices_seen ON devices (seen_at);
CREATE INDEX links_expires ON links (expires_at);
CREATE INDEX presence_until ON presence (until);
CREATE INDEX seeks_created ON seeks (created_at);
CREATE INDEX analyses_failed ON analyses (game) WHERE status = 'failed';

-- How much later than usual the next sign of life of a node may come: while no clock runs, few are enough.
ALTER TABLE nodes ADD COLUMN pause BIGINT NOT NULL DEFAULT 0;
