//! People who sit and wait: what a socket costs in memory.

use std::future::poll_fn;
use std::time::Duration;

use anyhow::Result;
use futures_util::{StreamExt as _, TryStreamExt as _, stream};
use redeye_client::{Client, Socket};
use redeye_load::{Gathered, SEATS, gather};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::child::Child;
use crate::figures::{Bar, Figure};
use crate::{Size, say};

/// How many tables are made, or sockets opened, at a time.
const AT_A_TIME: usize = 32;

/// How long until everything has been sent that there is to send.
const SETTLED: Duration = Duration::from_secs(2);

/// How long until the server has asked every socket whether it is there.
const PINGED: Duration = Duration::from_secs(22);

pub(crate) async fn measure(size: Size) -> Result<Vec<Figure>> {
    let folder = tempfile::tempdir()?;
    let server = Child::server(folder.path(), 1800)?;
    let client = Client::new(server.address);
    let count = size.idle_tables * SEATS;
    say(&format!("{} tables are made, with {count} people let in", size.idle_tables));
    // Before the first measurement, so that what is counted is the sockets.
    let tables: Vec<Gathered> = stream::iter(0..size.idle_tables)
        .map(|_| gather(&client, SEATS))
        .buffer_unordered(AT_A_TIME)
        .try_collect()
        .await?;
    sleep(SETTLED).await;
    let before = server.resident_bytes()?;
    say("they connect");
    let mut sockets = JoinSet::new();
    // Half of them first: the second half cannot live in what the set-up has left over.
    let (first, second) = tables.split_at(tables.len() / 2);
    open(first, &mut sockets).await?;
    sleep(SETTLED).await;
    let half = server.resident_bytes()?;
    let first_count = sockets.len();
    open(second, &mut sockets).await?;
    sleep(PINGED).await;
    let after = server.resident_bytes()?;
    anyhow::ensure!(sockets.len() == count, "all sockets are open");
    anyhow::ensure!(sockets.try_join_next().is_none(), "no socket has been closed");
    let each = (after - before) / count as f64 / 1024.0;
    let more = (after - half) / (count - first_count) as f64 / 1024.0;
    let what = format!("{count} idle sockets: memory for each");
    Ok(vec![
        Figure::new(what, each, "KiB", Bar::AtMost(12.0)),
        Figure::new("the same of the second half alone", more, "KiB", Bar::AtMost(12.0)),
        Figure::new("memory of the server, in all", after / 1024.0 / 1024.0, "MiB", Bar::None),
    ])
}

async fn open(tables: &[Gathered], sockets: &mut JoinSet<()>) -> Result<()> {
    let people = tables.iter().flat_map(|table| {
        table.people.iter().map(move |person| async { person.connect(&table.id).await })
    });
    let mut opened = stream::iter(people).buffer_unordered(AT_A_TIME);
    while let Some(socket) = opened.next().await {
        sockets.spawn(listen(socket?));
    }
    Ok(())
}

/// Takes in what comes, and answers pings by doing so, until the connection ends.
async fn listen(mut socket: Socket) {
    while poll_fn(|context| socket.poll_text(context)).await.is_ok() {}
}
