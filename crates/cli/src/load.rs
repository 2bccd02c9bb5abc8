//! `redeye load`: many tables at a running server, measured.

use std::io::Write;
use std::time::Duration;

use anyhow::{Context as _, Result};
use redeye_client::Client;
use redeye_load::{Crowd, Pace, Report, SEATS};

use crate::args::Load;

pub(crate) fn run(args: &Load) -> Result<()> {
    // Every seat is an open file.
    let _ = rlimit::increase_nofile_limit(u64::from(args.tables) * SEATS as u64 + 1000);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(load(args))?;
    if args.json {
        writeln!(anstream::stdout(), "{}", serde_json::to_string(&report)?)?;
    } else {
        write(&mut anstream::stdout().lock(), &report)?;
    }
    Ok(())
}

async fn load(args: &Load) -> Result<Report> {
    let client = Client::new(args.server);
    let mut crowd = Crowd::gather(&client, args.tables as usize)
        .await
        .with_context(|| format!("cannot sit down at {} (see --help)", args.server))?;
    let time = Duration::from_secs(args.seconds.into());
    Ok(crowd.play(Pace::from_rate(args.rate), time).await?)
}

fn write(out: &mut impl Write, report: &Report) -> Result<()> {
    let Report { tables, rate, seconds, actions, acks_per_second, refused, .. } = report;
    let Report { ack_p50_ms, ack_p99_ms, ack_p999_ms, ack_max_ms, .. } = report;
    let Report { matches, messages, bytes, .. } = report;
    let pace = if *rate > 0.0 { format!("{rate} per table and second") } else { "flat out".into() };
    let each = *actions.max(&1) as f64;
    writeln!(out, "{tables} tables of {SEATS}, {pace}, {seconds:.0} s")?;
    writeln!(out, "actions    {actions}, {acks_per_second:.0} per second, {refused} refused")?;
    writeln!(out, "matches    {matches} came to an end")?;
    writeln!(out, "ack        50 % within {ack_p50_ms:.2} ms, 99 % {ack_p99_ms:.2} ms")?;
    writeln!(out, "           99.9 % {ack_p999_ms:.2} ms, the slowest {ack_max_ms:.2} ms")?;
    let (per_action, size) = (*messages as f64 / each, *bytes as f64 / (*messages).max(1) as f64);
    writeln!(out, "received   {:.1} MB: {per_action:.2} messages an action", *bytes as f64 / 1e6)?;
    Ok(writeln!(out, "           of {size:.0} bytes")?)
}
