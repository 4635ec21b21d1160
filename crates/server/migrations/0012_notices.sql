-- What concerns an account, once for each thing: the identifier is a hash of account, kind, subject and occasion, so
-- that whichever node finds it, and how often, there is one.
CREATE TABLE notices (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    game TEXT,
    tournament TEXT,
    -- The account that has brought it about.
    who TEXT,
    detail TEXT,
    -- What tells it from others of its kind and subject, such as the number of an entry of a log.
    occasion BIGINT NOT NULL,
    at BIGINT NOT NULL,
    -- Whether the account has to do something.
    waits BIGINT NOT NULL,
    -- Whether the list of the account shows it.
    shown BIGINT NOT NULL,
    -- Whether it has waited in vain: it is kept only so that it does not come again.
    gone BIGINT NOT NULL DEFAULT 0,
    read_at BIGINT,
    -- Whether the next digest tells it.
    mail BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX notices_list ON notices (account, at, id) WHERE gone = 0 AND shown = 1;
CREATE INDEX notices_unread ON notices (account) WHERE read_at IS NULL AND gone = 0 AND shown = 1;
CREATE INDEX notices_waiting ON notices (account, kind) WHERE waits = 1;
CREATE INDEX notices_of_game ON notices (game) WHERE waits = 1;
CREATE INDEX notices_mail ON notices (account) WHERE mail = 1;
CREATE INDEX notices_old ON notices (at) WHERE waits = 0;
CREATE INDEX notices_gone ON notices (at) WHERE gone = 1;
CREATE INDEX notices_account ON notices (account);

-- How an account wants to hear of things, as JSON; those who never said have no row.
CREATE TABLE notice_settings (
    account TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    settings TEXT NOT NULL,
    -- Whether it wants to know when those come whom it follows.
    followed BIGINT NOT NULL DEFAULT 0,
    -- When the last digest went out.
    mailed_at BIGINT
);

-- Browsers that have asked to be told by a push service. They go with the session that they were signed up in.
CREATE TABLE push_devices (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    session TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    -- The hash of the endpoint: a browser that signs up again is the same device.
    hash TEXT NOT NULL UNIQUE,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    lang TEXT NOT NULL,
    agent TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX push_devices_account ON push_devices (account);
CREATE INDEX push_devices_session ON push_devices (session);

CREATE TABLE webhooks (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    url TEXT NOT NULL,
    -- `plain` or `discord`.
    shape TEXT NOT NULL,
    -- The key of its signatures.
    secret TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX webhooks_account ON webhooks (account);

-- What is still to be brought somewhere. Whoever takes one moves its moment on first, so that nobody else takes it
-- meanwhile; one that was taken and not finished comes due again.
CREATE TABLE notice_deliveries (
    -- The notice and the target, or `mail/` and the account: one of each.
    id TEXT PRIMARY KEY,
    -- None for a digest.
    notice TEXT REFERENCES notices (id) ON DELETE CASCADE,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    -- `push`, `webhook` or `mail`.
    way TEXT NOT NULL,
    -- The device, the webhook, or the account.
    target TEXT NOT NULL,
    due BIGINT NOT NULL,
    tries BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX notice_deliveries_due ON notice_deliveries (way, due);
CREATE INDEX notice_deliveries_notice ON notice_deliveries (notice);
CREATE INDEX notice_deliveries_account ON notice_deliveries (account);
CREATE INDEX notice_deliveries_target ON notice_deliveries (target);

-- Up to when each node has told what it changed. One that says nothing any more has left something to the others.
CREATE TABLE notice_marks (
    node TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);

-- Games that have ended and were not told yet. Written with the end.
CREATE TABLE notice_ends (
    game TEXT PRIMARY KEY REFERENCES games (id)
);

-- The key with which all nodes prove to push services who they are.
CREATE TABLE push_keys (
    id BIGINT PRIMARY KEY,
    private TEXT NOT NULL,
    public TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

-- What was said since a moment, at any game.
CREATE INDEX chat_at ON chat (at);
