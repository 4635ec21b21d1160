-- An idempotency key is looked up in the log that the game's actor has read up to the version it writes after, so no
-- second entry can have it. The index only made every turn dearer.
DROP INDEX log_mark;
