-- A club. Every change of who is in it, by whichever node, moves its version on: of two at once one looks again.
CREATE TABLE clubs (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name as names are compared; none once it is closed, so that the name is free again.
    name_key TEXT UNIQUE,
    description TEXT NOT NULL,
    -- Codes of languages, with spaces between.
    languages TEXT NOT NULL,
    -- `open`, `request` or `invitation`.
    entry TEXT NOT NULL,
    -- Whether everybody sees it.
    public BIGINT NOT NULL,
    -- The most members it takes.
    most BIGINT NOT NULL,
    -- How many members there are.
    members BIGINT NOT NULL,
    version BIGINT NOT NULL,
    -- The hash of the secret in the link that lets people in.
    link TEXT,
    created_at BIGINT NOT NULL,
    closed_at BIGINT
);
CREATE INDEX clubs_list ON clubs (members, id) WHERE public = 1 AND closed_at IS NULL;

-- The beginnings of the words of the names of public clubs: what one searches by.
CREATE TABLE club_words (
    word TEXT NOT NULL,
    club TEXT NOT NULL REFERENCES clubs (id),
    PRIMARY KEY (word, club)
);
CREATE INDEX club_words_club ON club_words (club);

CREATE TABLE club_members (
    club TEXT NOT NULL REFERENCES clubs (id),
    account TEXT NOT NULL REFERENCES accounts (id),
    -- 0 for the owner, 1 for helpers, 2 for everybody else: the order of the list.
    rank BIGINT NOT NULL,
    since BIGINT NOT NULL,
    -- Whether they do not want to hear of the club.
    muted BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (club, account)
);
CREATE INDEX club_members_list ON club_members (club, rank, since, account);
CREATE INDEX club_members_account ON club_members (account, since, club);
-- A club has one owner.
CREATE UNIQUE INDEX club_members_owner ON club_members (club) WHERE rank = 0;
CREATE INDEX club_members_owned ON club_members (account) WHERE rank = 0;

-- Who is not in a club and has to do with it: each is one of `asked`, `invited` and `banned`.
CREATE TABLE club_outsiders (
    club TEXT NOT NULL REFERENCES clubs (id),
    account TEXT NOT NULL REFERENCES accounts (id),
    kind TEXT NOT NULL,
    -- What was said with it.
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (club, account)
);
CREATE INDEX club_outsiders_list ON club_outsiders (club, kind, at, account);
CREATE INDEX club_outsiders_account ON club_outsiders (account, at, club);

-- The wall.
CREATE TABLE club_posts (
    id TEXT PRIMARY KEY,
    club TEXT NOT NULL REFERENCES clubs (id),
    -- None if the account is gone.
    author TEXT REFERENCES accounts (id),
    text TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX club_posts_wall ON club_posts (club, at, id);
CREATE INDEX club_posts_author ON club_posts (author) WHERE author IS NOT NULL;

-- What owners and helpers did, by the version that it made.
CREATE TABLE club_log (
    club TEXT NOT NULL REFERENCES clubs (id),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    account TEXT NOT NULL REFERENCES accounts (id),
    kind TEXT NOT NULL,
    -- Whom it was about.
    about TEXT REFERENCES accounts (id),
    text TEXT NOT NULL,
    PRIMARY KEY (club, number)
);
CREATE INDEX club_log_account ON club_log (account);
CREATE INDEX club_log_about ON club_log (about) WHERE about IS NOT NULL;

-- A match of two clubs: first a challenge, then a tournament of two teams.
CREATE TABLE club_matches (
    id TEXT PRIMARY KEY,
    -- The club that asks and the one that is asked.
    home TEXT NOT NULL REFERENCES clubs (id),
    away TEXT NOT NULL REFERENCES clubs (id),
    -- Who asks.
    account TEXT NOT NULL REFERENCES accounts (id),
    -- What was asked for, as JSON.
    asked TEXT NOT NULL,
    -- `asked`, `agreed`, `refused` or `withdrawn`.
    status TEXT NOT NULL,
    tournament TEXT REFERENCES tournaments (id),
    at BIGINT NOT NULL
);
CREATE INDEX club_matches_home ON club_matches (home, at, id);
CREATE INDEX club_matches_away ON club_matches (away, at, id);
CREATE INDEX club_matches_account ON club_matches (account);

-- What has happened in clubs and was not told yet; written with it, taken away when all were told.
CREATE TABLE club_news (
    id TEXT PRIMARY KEY,
    club TEXT NOT NULL REFERENCES clubs (id),
    -- `post`, `invitation`, `accepted`, `match` or `agreed`.
    kind TEXT NOT NULL,
    -- Whom it concerns; none for all members, or for owner and helpers.
    account TEXT REFERENCES accounts (id),
    -- Who has brought it about.
    who TEXT REFERENCES accounts (id),
    at BIGINT NOT NULL
);
CREATE INDEX club_news_club ON club_news (club);
CREATE INDEX club_news_account ON club_news (account) WHERE account IS NOT NULL;
CREATE INDEX club_news_who ON club_news (who) WHERE who IS NOT NULL;

-- The club of a tournament.
ALTER TABLE tournaments ADD COLUMN club TEXT REFERENCES clubs (id);
CREATE INDEX tournaments_club ON tournaments (club, listed_at, id) WHERE club IS NOT NULL;
-- The club that a notice or a report is about.
ALTER TABLE notices ADD COLUMN club TEXT;
ALTER TABLE reports ADD COLUMN club TEXT;
