//! Who has been here. Only hashes of secrets are kept: a stolen copy opens no seat.

use rusqlite::{Connection, OptionalExtension, params};

use super::{Store, StoreError};

impl Store {
    /// Keeps a session that begins now.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn add_session(&self, hash: [u8; 32]) -> Result<(), StoreError> {
        self.ask(move |database| {
            let mut insert = database.prepare_cached(
                "INSERT INTO sessions (hash, begun_s, seen_s)
                 SELECT ?1, now_s, now_s FROM clock WHERE true
                 ON CONFLICT DO NOTHING",
            )?;
            insert.execute(params![hash])?;
            Ok(())
        })
        .await
    }

    /// Is there such a session? If so it is used now.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn use_session(&self, hash: [u8; 32]) -> Result<bool, StoreError> {
        self.ask(move |database| touch(database, hash)).await
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

    /// Lets sessions grow older by the `seconds` that the server has run, and forgets those that
    /// are older than `age_max_s` or were not used for `idle_max_s`. Says how many.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn let_sessions_age(
        &self,
        seconds: u32,
        age_max_s: i64,
        idle_max_s: i64,
    ) -> Result<usize, StoreError> {
        self.ask(move |database| {
            database.execute("UPDATE clock SET now_s = now_s + ?1", [seconds])?;
            let gone = "DELETE FROM sessions
                        WHERE begun_s < (SELECT now_s FROM clock) - ?1
                           OR seen_s < (SELECT now_s FROM clock) - ?2";
            Ok(database.execute(gone, params![age_max_s, idle_max_s])?)
        })
        .await
    }
}

fn touch(database: &Connection, hash: [u8; 32]) -> Result<bool, StoreError> {
    let mut find = database
        .prepare_cached("SELECT seen_s + 3600 < now_s FROM sessions, clock WHERE hash = ?1")?;
    let long_ago: Option<bool> = find.query_row(params![hash], |row| row.get(0)).optional()?;
    // Once an hour is enough to know who is still here, and spares the disk.
    if long_ago == Some(true) {
        let mut update = database.prepare_cached(
            "UPDATE sessions SET seen_s = (SELECT now_s FROM clock) WHERE hash = ?1",
        )?;
        update.execute(params![hash])?;
    }
    Ok(long_ago.is_some())
}
