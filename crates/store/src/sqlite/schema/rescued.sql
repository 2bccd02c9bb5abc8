-- After a rescue: puts together again what refers to each other. What is missing in a log still
-- shows, by the numbers and the links of its entries.
INSERT OR IGNORE INTO rooms (n, id, open) SELECT room, id, 1 FROM bodies;

CREATE TEMP TABLE linked AS
SELECT n, row_number() OVER same AS head, lag(n) OVER same AS before
FROM commits WINDOW same AS (PARTITION BY room ORDER BY n);
CREATE UNIQUE INDEX temp.linked_by_n ON linked (n);
UPDATE commits SET head = linked.head, before = linked.before FROM linked
WHERE linked.n = commits.n
  AND (commits.head IS NOT linked.head OR commits.before IS NOT linked.before);
DROP TABLE linked;

CREATE TEMP TABLE linked AS
SELECT n, lag(n) OVER (PARTITION BY room ORDER BY n) AS before FROM lines;
CREATE UNIQUE INDEX temp.linked_by_n ON linked (n);
UPDATE lines SET before = linked.before FROM linked
WHERE linked.n = lines.n AND lines.before IS NOT linked.before;
DROP TABLE linked;

-- Where each match ends. A fence that is lost knew it of the last match of its room.
CREATE TEMP TABLE ends AS
SELECT game, max(n) AS last, max(seq) AS seq FROM commits WHERE game IS NOT NULL GROUP BY game;
UPDATE matches SET last = ends.last FROM ends WHERE ends.game = matches.n;

INSERT OR IGNORE INTO fences (room, epoch, head, game, seq, chain)
SELECT matches.room, 1, 0, matches.n, coalesce(ends.seq, 0),
       coalesce(
           (SELECT chain FROM commits WHERE game = matches.n AND commits.seq = ends.seq),
           matches.first
       )
FROM (SELECT room, max(n) AS game FROM matches GROUP BY room) AS lost
JOIN matches ON matches.n = lost.game LEFT JOIN ends ON ends.game = lost.game
WHERE lost.room NOT IN (SELECT room FROM fences);
INSERT OR IGNORE INTO fences (room, epoch, head) SELECT n, 1, 0 FROM rooms;
DROP TABLE ends;

CREATE TEMP TABLE ends AS
SELECT room, max(n) AS last, count(*) AS head, max(epoch) AS epoch FROM commits GROUP BY room;
UPDATE fences SET last = ends.last, head = ends.head, epoch = max(fences.epoch, ends.epoch)
FROM ends WHERE ends.room = fences.room;
UPDATE fences SET last = NULL, head = 0 WHERE room NOT IN (SELECT room FROM ends);
DROP TABLE ends;
UPDATE fences SET line = said.line
FROM (SELECT room, max(n) AS line FROM lines GROUP BY room) AS said WHERE said.room = fences.room;
