-- The room becomes the unit of ownership: what was fenced match by match is now fenced by the room,
-- and whatever one command changes is one commit.
--
-- Comments stand outside of the statements: SQLite keeps the text of a statement, and all of them
-- together fit on the first page.
ALTER TABLE rooms RENAME TO old_rooms;
ALTER TABLE chat RENAME TO old_chat;
ALTER TABLE finished RENAME TO old_finished;
DROP INDEX rooms_by_code;
DROP INDEX chat_by_room;

-- How a room is found; changes rarely. `made_by` is the session that created it, for the limit of
-- rooms; NULL if an old body was damaged. `card` is how the lobby lists it; NULL: it is not public.
CREATE TABLE rooms (
    n          INTEGER NOT NULL PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE,
    code       TEXT,
    open       INTEGER NOT NULL CHECK (open IN (0, 1)),
    made_by    BLOB    CHECK (length(made_by) = 32),
    card       TEXT
) STRICT;

CREATE INDEX rooms_by_code ON rooms (code) WHERE open;
CREATE INDEX rooms_by_maker ON rooms (made_by) WHERE open;
CREATE INDEX rooms_in_lobby ON rooms (n) WHERE open AND card IS NOT NULL;

-- The room's own form. It holds the seed of the next draw, so it is never sent and never logged. It
-- has the address once more, so that it can be put back if the row in `rooms` is damaged.
CREATE TABLE bodies (
    room       INTEGER NOT NULL PRIMARY KEY,
    id         TEXT    NOT NULL,
    body       TEXT    NOT NULL,
    sum        BLOB    NOT NULL
) STRICT;

-- The fence, one small row per room: all that a commit changes besides what it adds. `head` counts
-- the room's commits. `epoch` is raised by whoever takes the room over, and when it is closed.
-- A commit is refused unless both are what the writer believes. `last` is the last commit, `line`
-- the last line; `game` is the match that began last, `seq` how many entries it has, `chain` the
-- last link of its chain.
CREATE TABLE fences (
    room       INTEGER NOT NULL PRIMARY KEY,
    epoch      INTEGER NOT NULL CHECK (epoch >= 1),
    head       INTEGER NOT NULL CHECK (head >= 0),
    last       INTEGER,
    line       INTEGER,
    game       INTEGER,
    seq        INTEGER NOT NULL DEFAULT 0,
    chain      BLOB    NOT NULL DEFAULT x''
) STRICT;

-- Matches. Of the one that began last in its room, the fence knows where it ends; the others
-- remember it here. `head_text` is the truth, seed included: never sent, never logged. `first` is
-- its link.
CREATE TABLE matches (
    n          INTEGER NOT NULL PRIMARY KEY,
    name       TEXT    NOT NULL UNIQUE,
    room       INTEGER NOT NULL,
    head_text  TEXT    NOT NULL,
    first      BLOB    NOT NULL,
    last       INTEGER,
    seq        INTEGER NOT NULL DEFAULT 0,
    chain      BLOB    NOT NULL DEFAULT x''
) STRICT;

-- All commits of all rooms, one after the other: those of one moment share a page, and there is no
-- index to be kept. `before` leads to the commit before it in the same room, `head` counts them.
-- `game` is the match that began last; an entry of it has a number and a link.
-- No checks and no references: the fence has proved it.
CREATE TABLE commits (
    n          INTEGER NOT NULL PRIMARY KEY,
    room       INTEGER NOT NULL,
    head       INTEGER NOT NULL,
    before     INTEGER,
    game       INTEGER,
    seq        INTEGER,
    epoch      INTEGER NOT NULL,
    command    BLOB    NOT NULL,
    entry      TEXT,
    chain      BLOB
) STRICT;

-- What was said, in the same way. It is no part of the match: a match is the same without it.
CREATE TABLE lines (
    n          INTEGER NOT NULL PRIMARY KEY,
    room       INTEGER NOT NULL,
    before     INTEGER,
    audience   INTEGER NOT NULL,
    body       TEXT    NOT NULL,
    sum        BLOB    NOT NULL
) STRICT;

-- Who has played which match to its end. It goes with the session.
CREATE TABLE finished (
    session    BLOB    NOT NULL REFERENCES sessions (hash) ON DELETE CASCADE,
    game       TEXT    NOT NULL,
    match      INTEGER NOT NULL,
    PRIMARY KEY (session, game, match)
) STRICT, WITHOUT ROWID;

-- Links that move a seat to another device: only the SHA-256 of the secret. They are few, and live
-- for minutes. A link from the future, by a clock that was set back, is not valid.
CREATE TABLE device_links (
    hash       BLOB    NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    room       TEXT    NOT NULL,
    session    BLOB    NOT NULL,
    made_s     INTEGER NOT NULL,
    until_s    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
