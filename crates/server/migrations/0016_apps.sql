-- Apps of other people that may ask accounts for access (OAuth 2).
CREATE TABLE apps (
    -- Its `client_id`.
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    url TEXT NOT NULL,
    -- Addresses with spaces between them.
    redirects TEXT NOT NULL,
    -- The most that it may ever ask for.
    scopes TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX apps_owner ON apps (owner);

-- What an account lets an app do, from the code on that the app is given for it. One for each time that the account has
-- said yes; all that follows from it goes with it.
CREATE TABLE consents (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    -- The `client_id` of the app.
    client TEXT NOT NULL,
    -- The same where it is registered; none for an app that the program knows.
    app TEXT REFERENCES apps (id) ON DELETE CASCADE,
    scopes TEXT NOT NULL,
    -- The hash of the code. It stays, so that a second use is noticed.
    code TEXT NOT NULL UNIQUE,
    redirect TEXT NOT NULL,
    challenge TEXT NOT NULL,
    -- The hash of what all refresh tokens of it have in common; none until the code is used.
    family TEXT UNIQUE,
    -- The hash of the refresh token that is good now.
    refresh TEXT,
    created_at BIGINT NOT NULL,
    -- When the app last got tokens.
    renewed_at BIGINT NOT NULL
);
CREATE INDEX consents_account ON consents (account, client);
CREATE INDEX consents_app ON consents (app);
CREATE INDEX consents_renewed ON consents (renewed_at);
CREATE INDEX consents_codes ON consents (created_at) WHERE family IS NULL;

-- The access token of a consent, one at a time. It is named as its consent is, and so are its connections.
ALTER TABLE tokens ADD COLUMN consent TEXT REFERENCES consents (id) ON DELETE CASCADE;
ALTER TABLE tokens ADD COLUMN expires_at BIGINT;
CREATE INDEX tokens_consent ON tokens (consent);
