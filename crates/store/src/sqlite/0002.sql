-- People whom a server knows: an id that means nothing, and the name they chose, NULL if none. Who
-- is forgotten is not here any more.
CREATE TABLE people (
    id   TEXT PRIMARY KEY,
    name TEXT,
    -- When one of their sessions was last seen; seconds since 1970, as all times here.
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX people_seen ON people (seen);

-- Sessions, by the SHA-256 of a token that nobody but its browser has.
CREATE TABLE sessions (
    token  BLOB PRIMARY KEY CHECK (length(token) = 32),
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    since  INTEGER NOT NULL,
    seen   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_of_person ON sessions (person);
CREATE INDEX sessions_seen ON sessions (seen);

-- Tables that are shown to everybody. Its log may be in the journal still, so that nothing refers to
-- `games`.
CREATE TABLE listings (
    game    TEXT PRIMARY KEY,
    playing INTEGER NOT NULL,
    since   INTEGER NOT NULL,
    seen    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX listings_seen ON listings (seen);

-- Where those who played a game went on.
CREATE TABLE follows (
    game TEXT PRIMARY KEY,
    next TEXT NOT NULL
) STRICT, WITHOUT ROWID;
