-- Who hears a line: the lowest bit is those who watch, then one bit for each seat. What is loaded is
-- counted for each of them, so that nobody can count what others say.
ALTER TABLE chat ADD COLUMN audience INTEGER NOT NULL DEFAULT 2047 CHECK (audience > 0);
UPDATE chat SET audience = (SELECT sum(1 << value) FROM json_each(body, '$.only'))
WHERE json_valid(body) AND json_type(body, '$.only') = 'array';
