//! Who has been here. Only hashes of secrets are kept: a stolen copy opens no seat.

use rusqlite::{Connection, OptionalExtension, params};

use super::{Store, StoreError};

impl Store {
    /// Keeps a session that began at `now_s`.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn add_session(&self, hash: [u8; 32], now_s: i64) -> Result<(), StoreError> {
        self.ask(move |database| {
            let mut insert = database.prepare_cached(
                "INSERT INTO sessions (hash, begun_s, seen_s) VALUES (?1, ?2, ?2)
                 ON CONFLICT DO NOTHING",
            )?;
            insert.execute(params![hash, now_s])?;
            Ok(())
        })
        .await
    }

    /// Is there such a session, not older than `begun_min_s` and used since `seen_min_s`? If so it
    /// is used now.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn use_session(
        &self,
        hash: [u8; 32],
        now_s: i64,
        begun_min_s: i64,
        seen_min_s: i64,
    ) -> Result<bool, StoreError> {
        self.ask(move |database| touch(database, hash, now_s, begun_min_s, seen_min_s)).await
    }

    /// Remembers that these have played the match `table` to its end. To say it again changes
    /// nothing.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn add_finished(
        &self,
        game: &'static str,
        table: &str,
        sessions: Vec<[u8; 32]>,
    ) -> Result<(), StoreError> {
        let table = table.to_owned();
        self.ask(move |database| {
            // A session may be forgotten while its match goes on.
            let mut insert = database.prepare_cached(
                "INSERT INTO finished (session, game, table_id)
                 SELECT hash, ?2, ?3 FROM sessions WHERE hash = ?1
                 ON CONFLICT DO NOTHING",
            )?;
            for session in sessions {
                insert.execute(params![session, game, table])?;
            }
            Ok(())
        })
        .await
    }

    /// How many matches of `game` each of these has played to its end.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn count_finished(
        &self,
        game: &'static str,
        sessions: Vec<Option<[u8; 32]>>,
    ) -> Result<Vec<u32>, StoreError> {
        self.ask(move |database| {
            let mut count = database
                .prepare_cached("SELECT count(*) FROM finished WHERE session = ?1 AND game = ?2")?;
            let counts = sessions
                .iter()
                .map(|session| count.query_row(params![session, game], |row| row.get(0)));
            Ok(counts.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Forgets sessions that can no longer be used.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn forget_sessions(
        &self,
        begun_min_s: i64,
        seen_min_s: i64,
    ) -> Result<usize, StoreError> {
        self.ask(move |database| {
            let gone = "DELETE FROM sessions WHERE begun_s < ?1 OR seen_s < ?2";
            Ok(database.execute(gone, params![begun_min_s, seen_min_s])?)
        })
        .await
    }
}

fn touch(
    database: &Connection,
    hash: [u8; 32],
    now_s: i64,
    begun_min_s: i64,
    seen_min_s: i64,
) -> Result<bool, StoreError> {
    let mut find = database.prepare_cached(
        "SELECT seen_s FROM sessions WHERE hash = ?1 AND begun_s >= ?2 AND seen_s >= ?3",
    )?;
    let seen_s: Option<i64> =
        find.query_row(params![hash, begun_min_s, seen_min_s], |row| row.get(0)).optional()?;
    // Once an hour is enough to know who is still here, and spares the disk.
    if seen_s.is_some_and(|seen_s| seen_s + 3600 < now_s) {
        let mut update =
            database.prepare_cached("UPDATE sessions SET seen_s = ?2 WHERE hash = ?1")?;
        update.execute(params![hash, now_s])?;
    }
    Ok(seen_s.is_some())
}
