-- Conditional turns of games by days, one tree for each seat: what is answered if this or that is played. A row is never
-- touched when somebody plays; what still holds of it follows from the log of the game.
CREATE TABLE conditions (
    game TEXT NOT NULL REFERENCES games (id),
    seat BIGINT NOT NULL,
    board BIGINT NOT NULL,
    tree TEXT NOT NULL,
    PRIMARY KEY (game, seat)
);
