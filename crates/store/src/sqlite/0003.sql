-- What a lobby shows of a table, so that nobody opens it for that (shown.rs). Those that are listed
-- already are filled in from their logs; one that has none is not listed any more.
ALTER TABLE listings ADD COLUMN terms TEXT NOT NULL DEFAULT '';
ALTER TABLE listings ADD COLUMN sitters TEXT NOT NULL DEFAULT '';
ALTER TABLE listings ADD COLUMN position TEXT;
DROP INDEX listings_seen;
CREATE INDEX listings_seen ON listings (seen, since);
CREATE INDEX listings_open ON listings (seen) WHERE playing = 0;
