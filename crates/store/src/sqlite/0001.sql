-- What was committed and is not filed yet: one row for each commit, one line for each entry
-- (sqlite/line.rs). A commit writes a few pages in a row, however many tables it concerns.
CREATE TABLE journal (
    number INTEGER PRIMARY KEY,
    lines  TEXT NOT NULL
) STRICT;

-- Tables of games, in the order they were founded. The number is ours alone: it counts up, so it
-- never leaves the server.
CREATE TABLE games (
    number INTEGER PRIMARY KEY,
    name   TEXT NOT NULL UNIQUE,
    -- How many entries are filed.
    length INTEGER NOT NULL,
    over   INTEGER NOT NULL
) STRICT;
CREATE INDEX games_unfinished ON games (number) WHERE over = 0;

-- The logs, in pieces as they were filed: entries from number `first` on, a line each.
CREATE TABLE pieces (
    number INTEGER PRIMARY KEY,
    game   INTEGER NOT NULL REFERENCES games (number),
    first  INTEGER NOT NULL,
    lines  TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX pieces_of_game ON pieces (game, first);
