//! Many tables, each a task of its own.

use std::time::Duration;

use futures_util::{StreamExt as _, stream};
use redeye_client::Client;
use redeye_game::Rng;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep_until, timeout_at};

use crate::figures::{Report, Tally};
use crate::table::Table;
use crate::{LoadError, SEATS};

/// How many tables are made at a time.
const MADE_AT_A_TIME: usize = 32;

/// How long before the first action all tables are told to play.
const LEAD: Duration = Duration::from_millis(200);

/// How long after the end an answer may still come.
const PATIENCE: Duration = Duration::from_secs(30);

/// How fast they play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Pace {
    /// This many actions per table and second, at moments that are fixed beforehand.
    PerSecond(f64),
    /// As fast as the server answers, with one action at a time at each table.
    FlatOut,
}

impl Pace {
    /// Returns the pace for this many actions per table and second, or for 0 the fastest that the
    /// server allows.
    pub fn from_rate(rate: f64) -> Self {
        if rate > 0.0 { Self::PerSecond(rate) } else { Self::FlatOut }
    }

    const fn rate(self) -> f64 {
        match self {
            Self::PerSecond(rate) => rate,
            Self::FlatOut => 0.0,
        }
    }
}

/// A period of play.
#[derive(Clone, Copy)]
struct LoadPeriod {
    start: Instant,
    end: Instant,
    pace: Pace,
}

/// Many tables in play. They listen, play when they are told to, and end when this is dropped.
pub struct Crowd {
    period: watch::Sender<Option<LoadPeriod>>,
    tallies: mpsc::UnboundedReceiver<Result<Tally, LoadError>>,
    tables: Vec<JoinHandle<()>>,
}

impl Crowd {
    /// Sits down at `tables` tables of five and begins a match at each.
    ///
    /// # Errors
    /// If the server refuses: its limits may be too low.
    pub async fn gather(client: &Client, tables: usize) -> Result<Self, LoadError> {
        let (period, told) = watch::channel(None);
        let (tally, tallies) = mpsc::unbounded_channel();
        let series = Rng::from_word("load");
        let begin = |index: usize| {
            let (client, rng) = (client.clone(), series.branch(index as u64));
            let (told, tally) = (told.clone(), tally.clone());
            async move {
                let table = Table::begin(&client, rng).await?;
                let offset = index as f64 / tables as f64;
                Ok::<_, LoadError>(tokio::spawn(live(table, offset, told, tally)))
            }
        };
        let mut begun = stream::iter(0..tables).map(begin).buffer_unordered(MADE_AT_A_TIME);
        let mut crowd = Self { period, tallies, tables: Vec::with_capacity(tables) };
        while let Some(table) = begun.next().await {
            crowd.tables.push(table?);
        }
        drop(begun);
        Ok(crowd)
    }

    /// Returns how many sockets are open.
    pub fn sockets(&self) -> usize {
        self.tables.len() * SEATS
    }

    /// Lets all tables play for a while.
    ///
    /// # Errors
    /// If a table failed or stands still.
    pub async fn play(&mut self, pace: Pace, time: Duration) -> Result<Report, LoadError> {
        let start = Instant::now() + LEAD;
        let end = start + time;
        self.period.send_replace(Some(LoadPeriod { start, end, pace }));
        let mut tallies = Vec::with_capacity(self.tables.len());
        while tallies.len() < self.tables.len() {
            let tally = timeout_at(end + PATIENCE, self.tallies.recv()).await;
            tallies.push(tally.ok().flatten().ok_or(LoadError::Stuck("no answer comes"))??);
        }
        Ok(Report::new((self.tables.len(), pace.rate(), time), tallies))
    }
}

impl Drop for Crowd {
    fn drop(&mut self) {
        self.tables.iter().for_each(JoinHandle::abort);
    }
}

/// Runs a table: it listens, and plays whenever it is told to.
async fn live(
    mut table: Table,
    offset: f64,
    mut told: watch::Receiver<Option<LoadPeriod>>,
    tally: mpsc::UnboundedSender<Result<Tally, LoadError>>,
) {
    loop {
        // A dropped crowd wants no more figures, and a failure is reported once.
        let heard = tokio::select! {
            changed = told.changed() => match changed {
                Ok(()) => Ok(()),
                Err(_) => return,
            },
            heard = table.hear() => match heard {
                Ok(()) => continue,
                Err(error) => Err(error),
            },
        };
        let period = *told.borrow_and_update();
        let played = match (heard, period) {
            (Ok(()), Some(period)) => play(&mut table, offset, period).await,
            (Ok(()), None) => continue,
            (Err(error), _) => Err(error),
        };
        let failed = played.is_err();
        if tally.send(played).is_err() || failed {
            return;
        }
    }
}

/// Plays for a period. `offset` spreads the tables over the time between two actions.
async fn play(table: &mut Table, offset: f64, period: LoadPeriod) -> Result<Tally, LoadError> {
    let LoadPeriod { start, end, pace } = period;
    let mut tally = Tally::default();
    // Messages from before are not part of the period.
    table.count(&mut Tally::default().counted);
    wait(table, start).await?;
    let mut number = 0_u32;
    loop {
        let turn = table.prepare(&mut tally.counted).await?;
        let due = match pace {
            Pace::FlatOut => Instant::now(),
            Pace::PerSecond(rate) => {
                start + Duration::from_secs_f64((f64::from(number) + offset) / rate)
            }
        };
        if due >= end {
            break;
        }
        number += 1;
        wait(table, due).await?;
        match table.act(&turn).await {
            Ok(()) => {
                // With fixed moments, an action that was due counts however late it is. Without
                // them, an action that was not done in time does not count, because it would make
                // the server look faster.
                let now = Instant::now();
                if now <= end || pace != Pace::FlatOut {
                    tally.latencies.add(now - due);
                }
            }
            Err(LoadError::Refused(_)) => tally.refused += 1,
            Err(error) => return Err(error),
        }
    }
    table.count(&mut tally.counted);
    Ok(tally)
}

/// Waits until `moment`, and takes in what comes meanwhile.
async fn wait(table: &mut Table, moment: Instant) -> Result<(), LoadError> {
    if moment <= Instant::now() {
        return Ok(());
    }
    let mut moment = std::pin::pin!(sleep_until(moment));
    loop {
        tokio::select! {
            () = &mut moment => return Ok(()),
            heard = table.hear() => heard?,
        }
    }
}
