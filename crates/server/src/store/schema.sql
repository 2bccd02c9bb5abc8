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
