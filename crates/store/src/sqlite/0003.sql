-- What a lobby shows of a table, so that nobody opens it for that (summary.rs). Those that are listed
-- already are filled in from their logs; one that has none is not listed any more.
ALTER TABLE listings ADD COLUMN terms TEXT NOT NULL DEFAULT '';
ALTER TABLE listings ADD COLUMN sitters TEXT NOT NULL DEFAULT '';
ALTER TABLE listings ADD COLUMN position TEXT;
-- The newest come first, and whoever reads stops after a page.
CREATE INDEX listings_newest ON listings (since DESC, game, seen);
CREATE INDEX listings_open ON listings (playing, seen);

-- Who sits where, and has sat: written with the entry that causes it. Whoever gets up before the start
-- is not here any more. Times are moments of the log: milliseconds since 1970.
CREATE TABLE seats (
    game   TEXT NOT NULL,
    -- Where they sat down.
    chair  INTEGER NOT NULL,
    -- `person:anna` or `bot:5`, as the log has it.
    player TEXT NOT NULL,
    since  INTEGER NOT NULL,
    -- When the game ended; NULL while it goes on.
    over   INTEGER,
    PRIMARY KEY (game, chair)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of_player ON seats (player, since);

-- What finished games were. Seats in it are chairs, too.
CREATE TABLE finishes (
    game    TEXT PRIMARY KEY,
    -- `quarto 1234p`
    rules   TEXT NOT NULL,
    pace    TEXT NOT NULL,
    stakes  TEXT NOT NULL,
    -- Who began, and when; NULL if that is not known.
    first   INTEGER NOT NULL,
    started INTEGER,
    -- `2`, `1+3`, or `-` in a draw.
    winners TEXT NOT NULL,
    reason  TEXT NOT NULL,
    ended   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX finishes_ended ON finishes (ended);

-- Tables whose game is not over: how many chairs they have, when somebody was last there before it
-- began (seconds), and when it began, NULL if it has not. How long the log was when a server came and
-- there had been none: as long as it is no longer, the clocks have run for nobody.
CREATE TABLE pending (
    game    TEXT PRIMARY KEY,
    chairs  INTEGER NOT NULL,
    visited INTEGER NOT NULL,
    started INTEGER,
    slept   INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX pending_visited ON pending (visited) WHERE started IS NULL;
-- Where a rematch leads that nobody began.
CREATE INDEX follows_next ON follows (next);

-- How often a server made sure that it can write, and the weight it wrote for that. One row. A row that
-- stays as it is would not be written at all.
CREATE TABLE probes (
    one    INTEGER PRIMARY KEY CHECK (one = 1),
    count  INTEGER NOT NULL,
    weight BLOB NOT NULL
) STRICT;
