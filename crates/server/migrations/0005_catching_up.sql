-- Whether the bus of a node works. While it does not, the other nodes look for themselves what this one did.
ALTER TABLE nodes ADD COLUMN bus BIGINT NOT NULL DEFAULT 1;

-- `bot_to_move` is 2 where the engine has failed to find the turn; it is tried again when a node starts.
CREATE INDEX games_given_up ON games (updated_at) WHERE bot_to_move = 2;
