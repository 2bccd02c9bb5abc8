-- A table and where its log stands. `head` is the number of the last entry. `epoch` is raised by
-- whoever takes the table over: an append under an older one is refused. Together they are the
-- fence: two writers cannot both believe that they own a table.
CREATE TABLE tables (
    id         TEXT    NOT NULL PRIMARY KEY,
    head       INTEGER NOT NULL DEFAULT 0 CHECK (head >= 0),
    epoch      INTEGER NOT NULL DEFAULT 1 CHECK (epoch >= 1),
    -- 'open' or 'closed'. A closed table is kept for its record and takes no entry.
    status     TEXT    NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'closed')),
    -- What stands above the log: the truth, seed included. Never sent, never logged.
    head_text  TEXT    NOT NULL
) STRICT;

-- The log. One command is one row, with all that followed from it, so that it is there as a whole
-- or not at all. A command has an identity of its own: sent twice, it is entered once.
CREATE TABLE inputs (
    table_id   TEXT    NOT NULL REFERENCES tables (id),
    seq        INTEGER NOT NULL CHECK (seq >= 1),
    epoch      INTEGER NOT NULL,
    command    BLOB    NOT NULL CHECK (length(command) = 16),
    body       TEXT    NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, command)
) STRICT, WITHOUT ROWID;

-- A room: people, seats, settings, and which match is on. `body` is the room's own form; it holds
-- the seed of the next draw, so it is never sent and never logged. `code` is how others find it.
CREATE TABLE rooms (
    id         TEXT    NOT NULL PRIMARY KEY,
    code       TEXT,
    open       INTEGER NOT NULL CHECK (open IN (0, 1)),
    body       TEXT    NOT NULL
) STRICT;

CREATE INDEX rooms_by_code ON rooms (code) WHERE open;

-- What was said. It is no part of the match: a match is the same without it.
CREATE TABLE chat (
    n          INTEGER NOT NULL PRIMARY KEY,
    room_id    TEXT    NOT NULL REFERENCES rooms (id),
    command    BLOB    NOT NULL CHECK (length(command) = 16),
    body       TEXT    NOT NULL,
    UNIQUE (room_id, command)
) STRICT;

CREATE INDEX chat_by_room ON chat (room_id, n);

-- Browser sessions and tokens of programs: only the SHA-256 of the secret.
CREATE TABLE sessions (
    hash       BLOB    NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    begun_s    INTEGER NOT NULL,
    seen_s     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
