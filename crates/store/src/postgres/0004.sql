-- What this store alone knows, and no table: 32 random bytes from which the secrets of tables follow that
-- are not founded yet (`Log::key`). One row, made when it is first asked for.
CREATE TABLE fourfold.keys (
    one   boolean PRIMARY KEY DEFAULT true CHECK (one),
    bytes bytea NOT NULL CHECK (length(bytes) = 32)
);
