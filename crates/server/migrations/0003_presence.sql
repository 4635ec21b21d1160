-- The last sign of life of each player, by node: the truth about who has left a game, for all nodes together.
-- A node writes only its own rows, and rarely; what nobody renews runs out by itself.
CREATE TABLE presence (
    account TEXT NOT NULL,
    -- The game that they have open from their seat; empty for requests of any kind.
    game TEXT NOT NULL,
    node TEXT NOT NULL,
    -- Until when they count as present: the moment of a request or of a closed connection, a little ahead of
    -- now while a connection is open.
    until BIGINT NOT NULL,
    PRIMARY KEY (account, game, node)
);
CREATE INDEX presence_game ON presence (game);
-- `players.gone_since` is no longer written. It stays so that older backups can be restored.

-- For whom games against computers were made, while they run: nobody may have too many of them at once.
CREATE TABLE computer_games (
    game TEXT PRIMARY KEY REFERENCES games (id),
    account TEXT NOT NULL,
    -- The network that the account came from; not known for every game.
    address TEXT
);
CREATE INDEX computer_games_account ON computer_games (account);
CREATE INDEX computer_games_address ON computer_games (address);
INSERT INTO computer_games (game, account)
SELECT id, creator FROM games WHERE status IN ('open', 'playing') AND creator IS NOT NULL
AND EXISTS (SELECT 1 FROM players WHERE players.game = games.id AND players.bot IS NOT NULL);
