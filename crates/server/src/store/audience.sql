-- Who hears a line: the lowest bit is those who watch, then one bit for each seat. What is loaded is
-- counted for each of them, so that nobody can count what others say.
ALTER TABLE chat ADD COLUMN audience INTEGER NOT NULL DEFAULT 2047 CHECK (audience > 0);
