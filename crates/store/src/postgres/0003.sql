-- What a lobby shows of a table, so that nobody opens it for that (shown.rs). Those that are listed
-- already are filled in from their logs; one that has none is not listed any more.
ALTER TABLE fourfold.listings ADD COLUMN terms text NOT NULL DEFAULT '';
ALTER TABLE fourfold.listings ADD COLUMN sitters text NOT NULL DEFAULT '';
ALTER TABLE fourfold.listings ADD COLUMN position text;
DROP INDEX fourfold.listings_seen;
CREATE INDEX listings_seen ON fourfold.listings (seen, since);
CREATE INDEX listings_open ON fourfold.listings (seen) WHERE NOT playing;
