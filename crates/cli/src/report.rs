//! What `redeye sim` has counted, as a table or as JSON.

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use redeye_bots::Level;
use serde::Serialize;

use crate::args::Sim;
use crate::balance::Balance;
use crate::box_file;
use crate::sim::Counts;

/// How many threads play, and how many of them can run at a time.
#[derive(Clone, Copy)]
pub(crate) struct Cores {
    pub(crate) threads: usize,
    pub(crate) cores: usize,
}

/// A share of matches with its interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Share {
    count: u64,
    share: f64,
    /// 95 % interval after Wilson.
    low: f64,
    high: f64,
}

impl Share {
    pub(crate) fn of(count: u64, all: u64) -> Self {
        let (n, z) = (all.max(1) as f64, 1.96_f64);
        let p = count as f64 / n;
        let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
        let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
        Self { count, share: p, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

/// A table of matches.
#[derive(Serialize)]
pub(crate) struct Report {
    game: &'static str,
    players: u8,
    options: String,
    bots: Vec<&'static str>,
    seed: String,
    games_asked: u64,
    games: u64,
    /// By ctrl-C, before all were played.
    stopped: bool,
    threads: usize,
    /// How many of them can run at a time.
    cores: usize,
    seconds: f64,
    games_per_second: f64,
    games_per_second_per_core: f64,
    sides: BTreeMap<&'static str, Share>,
    endings: BTreeMap<&'static str, Share>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    levels: BTreeMap<&'static str, Share>,
    /// How many points a seat came to on average, by its bot.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    points: BTreeMap<&'static str, f64>,
    /// For games about which more is counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    balance: Option<Balance>,
}

impl Report {
    pub(crate) fn new(
        args: &Sim,
        word: &str,
        options: &str,
        counts: &Counts,
        elapsed: Duration,
        Cores { threads, cores }: Cores,
    ) -> Self {
        let mut sides: BTreeMap<&'static str, u64> = BTreeMap::new();
        let mut endings: BTreeMap<&'static str, u64> = BTreeMap::new();
        for ((side, how), count) in &counts.endings {
            *sides.entry(side).or_default() += count;
            *endings.entry(how).or_default() += count;
        }
        let share = |count: &u64| Share::of(*count, counts.games);
        let seconds = elapsed.as_secs_f64();
        let played = Level::ALL.into_iter().zip(counts.levels).filter(|(_, seats)| seats.1 > 0);
        let mixed = played.clone().count() > 1;
        Self {
            game: args.table.game.id(),
            players: args.table.players(),
            options: options.to_owned(),
            bots: args.table.bots.iter().copied().map(Level::name).collect(),
            seed: word.to_owned(),
            games_asked: args.games,
            games: counts.games,
            stopped: counts.games < args.games,
            threads,
            cores,
            seconds,
            games_per_second: counts.games as f64 / seconds,
            games_per_second_per_core: counts.games as f64 / seconds / cores as f64,
            sides: sides.iter().map(|(side, count)| (*side, share(count))).collect(),
            endings: endings.iter().map(|(how, count)| (*how, share(count))).collect(),
            levels: played
                .filter(|_| mixed)
                .map(|(level, (won, all))| (level.name(), Share::of(won, all)))
                .collect(),
            points: Level::ALL
                .into_iter()
                .zip(counts.points)
                .filter(|(_, (_, seats))| *seats > 0)
                .map(|(level, (points, seats))| (level.name(), points as f64 / seats as f64))
                .collect(),
            balance: (counts.balance != Balance::default()).then(|| counts.balance.clone()),
        }
    }

    pub(crate) fn write(&self, out: &mut impl Write) -> Result<()> {
        let Self { game, players, options, games, seed, .. } = self;
        let options = box_file::shown(options);
        let with = if options.is_empty() { String::new() } else { format!(" with {options}") };
        let players = if *players == 1 { "solo".to_owned() } else { format!("{players} players") };
        writeln!(out, "{game}{with}, {players}, bots {}", self.bots.join(","))?;
        if self.stopped {
            writeln!(out, "Stopped after {games} of {} matches.", self.games_asked)?;
        }
        writeln!(out)?;
        writeln!(out, "{:<18} {:>10} {:>8}   95 % interval", "won by", "matches", "share")?;
        for (side, share) in &self.sides {
            write_share(out, side, share)?;
        }
        writeln!(out)?;
        for (how, share) in &self.endings {
            write_share(out, how, share)?;
        }
        if !self.levels.is_empty() {
            writeln!(out, "\n{:<18} {:>10} {:>8}   95 % interval", "seats of", "won", "share")?;
            for (level, share) in &self.levels {
                write_share(out, level, share)?;
            }
        }
        for (level, mean) in &self.points {
            writeln!(out, "\n{level:<18} {mean:>10.2} points on average")?;
        }
        if let Some(balance) = &self.balance {
            balance.write(out)?;
        }
        writeln!(
            out,
            "\n{:.1} s, {:.0} matches a second, {:.0} for each of {} cores; seed {seed}",
            self.seconds, self.games_per_second, self.games_per_second_per_core, self.cores
        )?;
        Ok(())
    }
}

pub(crate) fn write_share(out: &mut impl Write, name: &str, share: &Share) -> Result<()> {
    let percent = |part: f64| part * 100.0;
    writeln!(
        out,
        "{name:<18} {:>10} {:>6.2} %   {:.2} to {:.2} %",
        share.count,
        percent(share.share),
        percent(share.low),
        percent(share.high)
    )?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The interval of Wilson for 8 of 10, as tables of it have it.
    #[test]
    fn the_interval_is_wilsons() {
        let share = Share::of(8, 10);
        assert!((share.low - 0.4902).abs() < 1e-4 && (share.high - 0.9433).abs() < 1e-4);
        let none = Share::of(0, 100);
        assert!(none.low == 0.0 && (none.high - 0.0370).abs() < 1e-4);
    }
}
