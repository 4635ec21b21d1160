-- A score is what a game was to a seat: 1 for a win, 0.5 for a draw, 0 for a loss. With more than two it was a share
-- of the points by places until now, in which partners counted as opponents. Whoever has the best one of a game has
-- won it, or drawn if nobody is noted as its winner; so it is for partners, too.
CREATE TEMPORARY TABLE best_scores AS
SELECT p.game AS game, MAX(p.score) AS score FROM players p JOIN games g ON g.id = p.game
WHERE g.seats > 2 AND g.status = 'over' GROUP BY p.game;

UPDATE players SET score = CASE
    WHEN score < (SELECT b.score FROM best_scores b WHERE b.game = players.game) THEN 0
    WHEN (SELECT COALESCE(g.winners, '') FROM games g WHERE g.id = players.game) = '' THEN 0.5
    ELSE 1 END
WHERE score IS NOT NULL AND game IN (SELECT b.game FROM best_scores b);

DROP TABLE best_scores;

-- Ratings grow uncertain with time by their volatility, which those of games with more than two did not have.
UPDATE ratings SET volatility = 0.06 * 500 / 350 WHERE pool LIKE '%/many' AND volatility = 0;

-- What was counted by the old scores.
DELETE FROM tallies;
INSERT INTO tallies (account, game, won, drawn, lost)
SELECT account, kind, SUM(CASE WHEN score >= 1 THEN 1 ELSE 0 END),
    SUM(CASE WHEN score > 0 AND score < 1 THEN 1 ELSE 0 END), SUM(CASE WHEN score <= 0 THEN 1 ELSE 0 END)
FROM players WHERE account IS NOT NULL AND over_at IS NOT NULL GROUP BY account, kind;
