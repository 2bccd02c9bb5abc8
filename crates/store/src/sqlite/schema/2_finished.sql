-- Who has played which match to its end: some rules are for those who have played before. It goes
-- with the session.
CREATE TABLE finished (
    session    BLOB    NOT NULL REFERENCES sessions (hash) ON DELETE CASCADE,
    game       TEXT    NOT NULL,
    table_id   TEXT    NOT NULL REFERENCES tables (id),
    PRIMARY KEY (session, game, table_id)
) STRICT, WITHOUT ROWID;
