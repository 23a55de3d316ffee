-- What a lobby shows of a table, so that nobody opens it for that (summary.rs). Those that are listed
-- already are filled in from their logs; one that has none is not listed any more.
ALTER TABLE fourfold.listings ADD COLUMN terms text NOT NULL DEFAULT '';
ALTER TABLE fourfold.listings ADD COLUMN sitters text NOT NULL DEFAULT '';
ALTER TABLE fourfold.listings ADD COLUMN position text;
-- The newest come first, and whoever reads stops after a page.
CREATE INDEX listings_newest ON fourfold.listings (since DESC, game, seen);
CREATE INDEX listings_open ON fourfold.listings (playing, seen);

-- Who sits where, and has sat: written with the entry that causes it. Whoever gets up before the start
-- is not here any more. Times are moments of the log: milliseconds since 1970.
CREATE TABLE fourfold.seats (
    game   text COLLATE "C" NOT NULL,
    -- Where they sat down.
    chair  bigint NOT NULL,
    -- `person:anna` or `bot:5`, as the log has it.
    player text COLLATE "C" NOT NULL,
    since  bigint NOT NULL,
    -- When the game ended; NULL while it goes on.
    over   bigint,
    PRIMARY KEY (game, chair)
);
CREATE INDEX seats_of_player ON fourfold.seats (player, since, game, chair);

-- What finished games were. Seats in it are chairs, too.
CREATE TABLE fourfold.finishes (
    game    text COLLATE "C" PRIMARY KEY,
    -- `quarto 1234p`
    rules   text NOT NULL,
    pace    text NOT NULL,
    stakes  text NOT NULL,
    -- Who began, and when; NULL if that is not known.
    first   bigint NOT NULL,
    started bigint,
    -- `2`, `1+3`, or `-` in a draw.
    winners text NOT NULL,
    reason  text NOT NULL,
    ended   bigint NOT NULL
);
CREATE INDEX finishes_ended ON fourfold.finishes (ended, game);

-- Tables whose game is not over: how many chairs they have, when somebody was last there before it
-- began (seconds), and when it began, NULL if it has not. How long the log was when a server came and
-- there had been none: as long as it is no longer, the clocks have run for nobody.
CREATE TABLE fourfold.pending (
    game    text COLLATE "C" PRIMARY KEY,
    chairs  bigint NOT NULL,
    visited bigint NOT NULL,
    started bigint,
    slept   integer
);
CREATE INDEX pending_visited ON fourfold.pending (visited) WHERE started IS NULL;
-- Where a rematch leads that nobody began.
CREATE INDEX follows_next ON fourfold.follows (next);

-- How often a server made sure that it can write. One row.
CREATE TABLE fourfold.probes (
    one   boolean PRIMARY KEY DEFAULT true CHECK (one),
    count bigint NOT NULL
);

-- A server of an earlier release that runs since before the schema was brought up to date must not write
-- what it does not know the whole of: entries without seats, listings without terms. Every connection
-- says which version it knows; those that knew fewer than three say nothing. Once for each
-- statement, however many rows it has. Holds for all later versions as it is.
CREATE FUNCTION fourfold.refuse_earlier() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF coalesce(nullif(current_setting('fourfold.knows', true), '')::integer, 0)
       < (SELECT number FROM fourfold.version) THEN
        RAISE EXCEPTION 'the store was brought up to date by a later release: stop this server'
            USING ERRCODE = 'object_not_in_prerequisite_state';
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER refuse_earlier BEFORE INSERT ON fourfold.entries
    FOR EACH STATEMENT EXECUTE FUNCTION fourfold.refuse_earlier();
CREATE TRIGGER refuse_earlier BEFORE INSERT OR UPDATE ON fourfold.listings
    FOR EACH STATEMENT EXECUTE FUNCTION fourfold.refuse_earlier();
