-- Moves what older versions have written. Names of matches were made of the room's address, a dash
-- and a number.
CREATE TEMP TABLE old_matches AS
SELECT id AS name, head, epoch, head_text, chain,
       CASE instr(id, '-') WHEN 0 THEN id ELSE substr(id, 1, instr(id, '-') - 1) END AS room_id,
       CASE instr(id, '-') WHEN 0 THEN 0
            ELSE CAST(substr(id, instr(id, '-') + 1) AS INTEGER) END AS number
FROM tables;

INSERT INTO rooms (id, code, open, made_by)
SELECT id, code, open,
       CASE WHEN length(unhex(host)) = 32 THEN unhex(host) END
FROM (SELECT rowid AS age, id, code, open,
             CASE WHEN json_valid(body) THEN body ->> '$.host' END AS host
      FROM old_rooms)
ORDER BY age;

INSERT INTO bodies (room, id, body, sum)
SELECT n, id, body, x'' FROM rooms JOIN old_rooms USING (id);

-- A match whose room was lost keeps its record in a closed room.
INSERT INTO rooms (id, open) SELECT DISTINCT room_id, 0 FROM old_matches
WHERE room_id NOT IN (SELECT id FROM rooms);

INSERT INTO bodies (room, id, body, sum)
SELECT n, id, '', x'' FROM rooms WHERE n NOT IN (SELECT room FROM bodies);

-- A server that died between two writes left a match that its room does not count.
DELETE FROM old_matches WHERE number > (
    SELECT CASE WHEN json_valid(body) THEN body ->> '$.matches' END
    FROM old_rooms WHERE id = room_id
);

INSERT INTO matches (name, room, head_text, first, seq, chain)
SELECT name, rooms.n, head_text, old.chain, head, coalesce(inputs.chain, old.chain)
FROM old_matches AS old JOIN rooms ON rooms.id = room_id
LEFT JOIN inputs ON inputs.table_id = name AND inputs.seq = head
ORDER BY rooms.n, number;

-- The match that began last in each room.
CREATE TEMP TABLE last_matches AS SELECT room, max(n) AS game FROM matches GROUP BY room;

-- Entries first, then the commands that the room remembers.
CREATE TEMP TABLE old_commits AS
SELECT matches.room, matches.n AS game, 0 AS place, inputs.seq, inputs.epoch, command,
       body AS entry, inputs.chain
FROM inputs JOIN matches ON matches.name = table_id
UNION ALL
SELECT rooms.n, last_matches.game, 1 + key, NULL, 1, unhex(value), NULL, NULL
FROM old_rooms JOIN rooms USING (id) LEFT JOIN last_matches ON room = rooms.n,
     json_each(CASE WHEN json_valid(body) THEN body ELSE '{}' END, '$.done')
WHERE length(unhex(value)) = 16;

INSERT INTO commits (n, room, head, before, game, seq, epoch, command, entry, chain)
SELECT row_number() OVER (ORDER BY room, game, place, seq), room,
       row_number() OVER (PARTITION BY room ORDER BY game, place, seq),
       NULL, game, seq, epoch, command, entry, chain
FROM old_commits;

UPDATE commits SET before = n - 1 WHERE head > 1;

INSERT INTO lines (n, room, before, audience, body, sum)
SELECT old_chat.n, rooms.n, lag(old_chat.n) OVER (PARTITION BY room_id ORDER BY old_chat.n),
       audience, body, x''
FROM old_chat JOIN rooms ON rooms.id = room_id;

INSERT INTO fences (room, epoch, head, last, line, game, seq, chain)
SELECT rooms.n, coalesce(old.epoch, 1), coalesce(commits.head, 0), commits.n, said.line,
       matches.n, coalesce(matches.seq, 0), coalesce(matches.chain, x'')
FROM rooms
LEFT JOIN (SELECT room_id, max(epoch) AS epoch FROM old_matches GROUP BY room_id) AS old
    ON old.room_id = rooms.id
LEFT JOIN last_matches ON last_matches.room = rooms.n
LEFT JOIN matches ON matches.n = last_matches.game
LEFT JOIN (SELECT room, max(n) AS last FROM commits GROUP BY room) AS written
    ON written.room = rooms.n
LEFT JOIN commits ON commits.n = written.last
LEFT JOIN (SELECT room, max(n) AS line FROM lines GROUP BY room) AS said ON said.room = rooms.n;

CREATE TEMP TABLE ends AS SELECT game, max(n) AS last FROM commits GROUP BY game;
UPDATE matches SET last = ends.last FROM ends WHERE ends.game = matches.n;

INSERT INTO finished SELECT session, old_finished.game, matches.n
FROM old_finished JOIN matches ON matches.name = table_id;

DROP TABLE old_matches;
DROP TABLE old_commits;
DROP TABLE last_matches;
DROP TABLE ends;
DROP TABLE old_finished;
DROP TABLE inputs;
DROP TABLE tables;
DROP TABLE old_chat;
DROP TABLE old_rooms;
