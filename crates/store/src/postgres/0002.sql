-- People whom a server knows: an id that means nothing, and the name they chose, NULL if none. Who
-- is forgotten is not here any more.
CREATE TABLE fourfold.people (
    id   text COLLATE "C" PRIMARY KEY,
    name text,
    -- When one of their sessions was last seen; seconds since 1970, as all times here.
    seen bigint NOT NULL
);
CREATE INDEX people_seen ON fourfold.people (seen);

-- Sessions, by the SHA-256 of a token that nobody but its browser has.
CREATE TABLE fourfold.sessions (
    token  bytea PRIMARY KEY CHECK (length(token) = 32),
    person text COLLATE "C" NOT NULL REFERENCES fourfold.people (id) ON DELETE CASCADE,
    since  bigint NOT NULL,
    seen   bigint NOT NULL
);
CREATE INDEX sessions_of_person ON fourfold.sessions (person);
CREATE INDEX sessions_seen ON fourfold.sessions (seen);

-- Tables that are shown to everybody.
CREATE TABLE fourfold.listings (
    game    text COLLATE "C" PRIMARY KEY,
    playing boolean NOT NULL,
    since   bigint NOT NULL,
    seen    bigint NOT NULL
);
CREATE INDEX listings_seen ON fourfold.listings (seen);

-- Where those who played a game went on.
CREATE TABLE fourfold.follows (
    game text COLLATE "C" PRIMARY KEY,
    next text COLLATE "C" NOT NULL
);
