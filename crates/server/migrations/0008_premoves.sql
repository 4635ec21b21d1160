-- Turns that are chosen in advance, one for each seat. They are kept until they are made, dropped or impossible.
CREATE TABLE premoves (
    game TEXT NOT NULL REFERENCES games (id),
    seat BIGINT NOT NULL,
    turn TEXT NOT NULL,
    board BIGINT NOT NULL,
    mark TEXT,
    PRIMARY KEY (game, seat)
);

-- Whoever waits to be paired is paired only while they are there.
ALTER TABLE seeks ADD COLUMN seen_at BIGINT NOT NULL DEFAULT 0;
