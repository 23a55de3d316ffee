-- What this store alone knows, and no table: 32 random bytes from which the secrets of tables follow that
-- are not founded yet (`Log::key`). One row, made when it is first asked for.
CREATE TABLE keys (
    one   INTEGER PRIMARY KEY CHECK (one = 1),
    bytes BLOB NOT NULL CHECK (length(bytes) = 32)
) STRICT;
