-- A chain over the log, so that a byte that a disk has changed is found. A table's link is made from
-- what stands above its log; an entry's from the link before it and from all that the entry has.
ALTER TABLE tables ADD COLUMN chain BLOB NOT NULL DEFAULT x'';
ALTER TABLE inputs ADD COLUMN chain BLOB NOT NULL DEFAULT x'';

-- Sessions age while the server runs, not by the clock on the wall, which can be set. `now_s` counts
-- the seconds; it goes on from when somebody was seen last. `probes` counts tries to write.
CREATE TABLE clock (
    id         INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    now_s      INTEGER NOT NULL,
    probes     INTEGER NOT NULL DEFAULT 0
) STRICT;

INSERT INTO clock (id, now_s) SELECT 1, coalesce(max(seen_s), 0) FROM sessions;
