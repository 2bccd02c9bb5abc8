//! A server that dies in the middle of many matches, and is started again.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use futures_util::{StreamExt as _, TryStreamExt as _, stream};
use redeye_client::Client;
use redeye_game::Rng;
use redeye_load::gather;
use redeye_protocol::{Frame, ServerMsg};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::child::Child;
use crate::figures::{Bar, Figure};
use crate::{Size, say};

/// How many tables are made, or come back to, at a time.
const AT_A_TIME: usize = 64;

/// How often the person at a table acts before the server dies; bots do the rest.
const ACTIONS: usize = 2;

/// Bots that take no time, so that the matches get somewhere.
const BOT_PACE_MS: u32 = 1;

/// How long it may take in all before we give up.
const PATIENCE: Duration = Duration::from_secs(120);

type NewestFrame = Box<Frame<Value, Value, Value>>;

/// A table, and the person at it.
struct Seated {
    id: String,
    person: Client,
}

pub(crate) async fn measure(size: Size) -> Result<Vec<Figure>> {
    let folder = tempfile::tempdir()?;
    let server = Child::server(folder.path(), BOT_PACE_MS)?;
    let client = Client::new(server.address);
    let count = size.running_tables;
    say(&format!("{count} matches begin, one person and four bots each"));
    let mut tables: Vec<Seated> = stream::iter(0..count)
        .map(|_| begin(&client))
        .buffer_unordered(AT_A_TIME)
        .try_collect()
        .await?;
    // Those who are gone leave their matches as they are.
    sleep(Duration::from_secs(1)).await;
    say("the server is killed, and started again");
    server.kill_hard();
    Rng::from_word("restart").shuffle(&mut tables);
    tables.truncate(size.sample);
    come_back(folder.path(), count, &tables).await
}

/// Sits down with four bots, begins, and plays a little.
async fn begin(client: &Client) -> Result<Seated> {
    let mut gathered = gather(client, 1).await?;
    let person = gathered.people.pop().context("a host")?;
    let mut socket = person.connect(&gathered.id).await?;
    let add_bot = json!({ "add-bot": { "seat": null, "level": "random" } });
    let sit = json!({ "sit": { "seat": 1, "name": "Ana" } });
    let mut frame = None;
    for request in [&sit, &add_bot, &add_bot, &add_bot, &add_bot, &json!("start")] {
        let done = socket.ask(request, |message| note(&mut frame, message)).await?;
        anyhow::ensure!(done.is_ok(), "{request} was refused: {done:?}");
    }
    let mut acted = 0;
    while acted < ACTIONS {
        let choice = frame.as_ref().and_then(|frame| frame.legal.first().cloned());
        if let Some(action) = choice {
            let act = json!({ "act": action });
            let done = socket.ask(&act, |message| note(&mut frame, message)).await?;
            anyhow::ensure!(done.is_ok(), "{act} was refused: {done:?}");
            acted += 1;
        } else {
            note(&mut frame, socket.next().await?);
        }
    }
    socket.close().await?;
    Ok(Seated { id: gathered.id, person })
}

/// Keeps the newest frame.
fn note(frame: &mut Option<NewestFrame>, message: ServerMsg) {
    if let ServerMsg::Frame(newest) = message {
        *frame = Some(newest);
    }
}

/// Starts the server again, and sees how long it takes until people can play on.
async fn come_back(folder: &Path, count: usize, sample: &[Seated]) -> Result<Vec<Figure>> {
    let server = Child::server(folder, BOT_PACE_MS)?;
    let since_start = |moment: Instant| (moment - server.started).as_secs_f64();
    let mut client = Client::new(server.address);
    while client.get("/readyz").await.is_err() {
        sleep(Duration::from_millis(5)).await;
    }
    let ready = since_start(Instant::now());
    let mut served = stream::iter(sample)
        .map(|seated| async {
            let person = seated.person.moved_to(server.address);
            let mut socket = person.connect(&seated.id).await?;
            while !matches!(socket.next().await?, ServerMsg::Frame(_)) {}
            Ok::<_, redeye_client::ClientError>(Instant::now())
        })
        .buffer_unordered(AT_A_TIME);
    let mut last = server.started;
    while let Some(moment) = served.next().await {
        last = last.max(moment?);
    }
    let (served, back) = (since_start(last), server.when_logged("rooms are back", PATIENCE)?);
    let what = format!("{count} running tables, killed and started again");
    let some = sample.len();
    Ok(vec![
        Figure::new(format!("{what}: ready"), ready, "s", Bar::None),
        Figure::new(format!("{what}: {some} of them play on"), served, "s", Bar::AtMost(5.0)),
        Figure::new(format!("{what}: all are back"), since_start(back), "s", Bar::AtMost(5.0)),
    ])
}
