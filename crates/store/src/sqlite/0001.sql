-- Tables of games, in the order they were founded. The number is ours alone: it counts up, so it
-- never leaves the server.
CREATE TABLE games (
    number INTEGER PRIMARY KEY,
    name   TEXT NOT NULL UNIQUE,
    -- How many entries the log has: the number of the next one.
    length INTEGER NOT NULL,
    over   INTEGER NOT NULL
) STRICT;
CREATE INDEX games_unfinished ON games (number) WHERE over = 0;

-- The logs. Games under way lie close together, so that a commit touches few pages.
CREATE TABLE entries (
    game  INTEGER NOT NULL REFERENCES games (number),
    seq   INTEGER NOT NULL,
    -- Whose request it was: chair and nonce; NULL if the server's own.
    asker TEXT,
    text  TEXT NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX entries_once ON entries (game, asker) WHERE asker IS NOT NULL;
