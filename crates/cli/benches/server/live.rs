//! Tables in play: how long answers take at an even pace, and how many there can be.

use anyhow::Result;
use redeye_client::Client;
use redeye_load::{Crowd, Pace, Report};

use crate::child::Child;
use crate::echo::{Echoed, Shape};
use crate::figures::{Bar, Figure};
use crate::{Size, echo, say};

/// Bots do not play here; if one did, it would show.
const BOT_PACE_MS: u32 = 1800;

pub(crate) async fn measure(size: Size) -> Result<Vec<Figure>> {
    let Size { live_tables: tables, live_time: time, .. } = size;
    let folder = tempfile::tempdir()?;
    let server = Child::server(folder.path(), BOT_PACE_MS)?;
    say(&format!("{tables} tables of five sit down"));
    let mut crowd = Crowd::gather(&Client::new(server.address), tables).await?;
    say("one action per table and second");
    let even = crowd.play(Pace::PerSecond(1.0), time).await?;
    say("flat out");
    let cpu = server.cpu()?;
    let flat = crowd.play(Pace::FlatOut, time).await?;
    let cpu_us = (server.cpu()? - cpu).as_secs_f64() * 1e6 / flat.actions.max(1) as f64;
    drop((crowd, server));
    // What a table sends for an action, to all of its seats: rounded in number, not in bytes.
    let actions = flat.actions.max(1) as f64;
    let messages = (flat.messages as f64 / actions).round().max(1.0);
    let bytes = flat.bytes as f64 / actions / messages;
    let (messages, bytes) = (messages as usize, bytes as usize);
    say(&format!("a bare echo of {messages} messages of {bytes} bytes to five sockets"));
    let fanned = echo::measure(Shape::ToFive, tables, (messages, bytes), time).await?;
    say("the same to one");
    let echoed = echo::measure(Shape::ToOne, tables, (messages, bytes), time).await?;
    let mut figures = Vec::from(even_figures(&even));
    figures.extend(flat_figures(&flat, even.refused + flat.refused));
    figures.extend(bare_figures(cpu_us, (messages, bytes), &echoed, &fanned));
    Ok(figures)
}

fn even_figures(report: &Report) -> [Figure; 3] {
    let Report { tables, acks_per_second, .. } = report;
    let what = format!("{tables} tables of five, {acks_per_second:.0} actions a second");
    [
        Figure::new(format!("{what}: ack p50"), report.ack_p50_ms, "ms", Bar::AtMost(5.0)),
        Figure::new(format!("{what}: ack p99"), report.ack_p99_ms, "ms", Bar::AtMost(50.0)),
        Figure::new(format!("{what}: ack p99.9"), report.ack_p999_ms, "ms", Bar::None),
    ]
}

fn flat_figures(report: &Report, refused: u64) -> [Figure; 4] {
    let what = format!("{} tables of five, flat out", report.tables);
    let rate = format!("{what}: durable actions a second");
    [
        Figure::new(rate, report.acks_per_second, "", Bar::AtLeast(4000.0)),
        Figure::new(format!("{what}: ack p50"), report.ack_p50_ms, "ms", Bar::None),
        Figure::new(format!("{what}: ack p99"), report.ack_p99_ms, "ms", Bar::None),
        Figure::new("actions refused, of all of these", refused as f64, "", Bar::AtMost(0.0)),
    ]
}

fn bare_figures(
    cpu_us: f64,
    (messages, bytes): (usize, usize),
    echoed: &Echoed,
    fanned: &Echoed,
) -> [Figure; 6] {
    let fan_out = format!("bare echo of {messages} messages of {bytes} bytes to five sockets");
    let echo = "the same messages to one socket";
    [
        Figure::new("processor time of the server for an action", cpu_us, "µs", Bar::None),
        Figure::new(format!("{fan_out}: processor time"), fanned.cpu_us, "µs", Bar::None),
        Figure::new(format!("{fan_out}: a second"), fanned.per_second, "", Bar::None),
        Figure::new(format!("{echo}: processor time"), echoed.cpu_us, "µs", Bar::None),
        Figure::new("an action, in echoes to five", cpu_us / fanned.cpu_us, "", Bar::AtMost(3.0)),
        Figure::new("an action, in echoes to one", cpu_us / echoed.cpu_us, "", Bar::None),
    ]
}
