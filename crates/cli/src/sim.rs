//! `redeye sim`: many matches of bots, counted.

use std::collections::BTreeMap;
use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use redeye_bots::{Arena, HasBots, Level};
use redeye_game::{Game, Match, Outcome, Seat};
use redeye_games::with_game;
use redeye_words::Words;
use serde::Serialize;

use crate::args::Sim;
use crate::table::series;

/// How many matches a thread takes at a time.
const BATCH: u64 = 128;

pub(crate) fn run(args: &Sim, words: &Words) -> Result<()> {
    with_game!(args.table.game, G => sim::<G>(args, words))
}

fn sim<G: HasBots>(args: &Sim, words: &Words) -> Result<()> {
    let config = args.table.config::<G>(words)?;
    let word = args.table.seed_word()?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or(cores, usize::from);

    static STOP: AtomicBool = AtomicBool::new(false);
    ctrlc::set_handler(|| STOP.store(true, Ordering::Relaxed)).context("ctrl-C is taken")?;
    let bar = progress_bar(args.games);
    let next = AtomicU64::new(0);
    let start = Instant::now();
    let work = || {
        let mut counts = Counts::default();
        let (mut arena, mut bots) = (Arena::new(), Vec::new());
        let chance_of = series(&word);
        while !STOP.load(Ordering::Relaxed) {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= args.games {
                break;
            }
            let last = args.games.min(first.saturating_add(BATCH));
            // Nobody has to be shown that these deals were fair: they come straight from the
            // series, the even streams for deals and an odd one for the bots of the batch.
            let mut bots_chance = chance_of(2 * first + 1);
            for index in (first..last).take_while(|_| !STOP.load(Ordering::Relaxed)) {
                let mut game = Match::<G>::unrecorded(&config, chance_of(2 * index));
                args.table.seat_bots(&config, &mut bots);
                let outcome = arena.play(&mut game, &mut bots, &mut bots_chance, |_, _| ());
                counts.add(game.state(), &outcome, args);
            }
            bar.inc(last - first);
        }
        counts
    };
    let counts = std::thread::scope(|scope| {
        let handles: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let counts = handles.into_iter().map(|h| h.join().expect("no match panics"));
        counts.fold(Counts::default(), Counts::merge)
    });
    let elapsed = start.elapsed();
    bar.finish_and_clear();
    let used = Cores { threads, cores: threads.min(cores) };
    let report = Report::new(args, &word, &config.to_string(), &counts, elapsed, used);
    if args.json {
        writeln!(anstream::stdout(), "{}", serde_json::to_string(&report)?)?;
    } else {
        report.write(&mut anstream::stdout().lock())?;
    }
    Ok(())
}

/// Only for people who watch: a bar in a file is noise.
fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = "{bar:40} {human_pos}/{human_len} matches, {per_sec}, {eta} left";
    let style = ProgressStyle::with_template(style).expect("the template is right");
    ProgressBar::new(games).with_style(style)
}

/// How many threads play, and how many of them can run at a time.
#[derive(Clone, Copy)]
struct Cores {
    threads: usize,
    cores: usize,
}

/// What has been counted. Lists, not maps: there are a handful of entries, and every match looks
/// them up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Counts {
    games: u64,
    /// Wins by side and how.
    endings: Vec<((&'static str, &'static str), u64)>,
    /// For each level, in the order of [`Level::ALL`]: seats that won, and seats in all.
    levels: [(u64, u64); Level::ALL.len()],
    /// For each level in that order: points in all, and seats that counted them.
    points: [(i64, u64); Level::ALL.len()],
}

impl Counts {
    fn add<G: Game>(&mut self, state: &G, outcome: &Outcome, args: &Sim) {
        self.games += 1;
        self.add_endings((outcome.side, outcome.how), 1);
        for index in 0..usize::from(args.table.players) {
            let (level, seat) = (args.table.level(index) as usize, Seat::at(index));
            let seats = &mut self.levels[level];
            seats.0 += u64::from(outcome.winners.contains(seat));
            seats.1 += 1;
            if let Some(points) = state.points(seat) {
                let all = &mut self.points[level];
                *all = (all.0 + i64::from(points), all.1 + 1);
            }
        }
    }

    fn add_endings(&mut self, ending: (&'static str, &'static str), count: u64) {
        match self.endings.iter_mut().find(|entry| entry.0 == ending) {
            Some(entry) => entry.1 += count,
            None => self.endings.push((ending, count)),
        }
    }

    fn merge(mut self, other: Self) -> Self {
        self.games += other.games;
        for (ending, count) in other.endings {
            self.add_endings(ending, count);
        }
        for (seats, (won, all)) in self.levels.iter_mut().zip(other.levels) {
            *seats = (seats.0 + won, seats.1 + all);
        }
        for (seats, (points, all)) in self.points.iter_mut().zip(other.points) {
            *seats = (seats.0 + points, seats.1 + all);
        }
        self
    }
}

/// A share of matches with its interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
struct Share {
    count: u64,
    share: f64,
    /// 95 % interval after Wilson.
    low: f64,
    high: f64,
}

impl Share {
    fn of(count: u64, all: u64) -> Self {
        let (n, z) = (all.max(1) as f64, 1.96_f64);
        let p = count as f64 / n;
        let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
        let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
        Self { count, share: p, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

#[derive(Serialize)]
struct Report {
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
}

impl Report {
    fn new(
        args: &Sim,
        word: &str,
        options: &str,
        counts: &Counts,
        elapsed: Duration,
        Cores { threads, cores }: Cores,
    ) -> Self {
        let mut sides: BTreeMap<&'static str, u64> = BTreeMap::new();
        for ((side, _), count) in &counts.endings {
            *sides.entry(side).or_default() += count;
        }
        let share = |count: &u64| Share::of(*count, counts.games);
        let seconds = elapsed.as_secs_f64();
        let played = Level::ALL.into_iter().zip(counts.levels).filter(|(_, seats)| seats.1 > 0);
        let mixed = played.clone().count() > 1;
        Self {
            game: args.table.game.id(),
            players: args.table.players,
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
            endings: counts.endings.iter().map(|((_, how), n)| (*how, share(n))).collect(),
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
        }
    }

    fn write(&self, out: &mut impl Write) -> Result<()> {
        let Self { game, players, options, games, seed, .. } = self;
        let with = if options.is_empty() { String::new() } else { format!(" with {options}") };
        writeln!(out, "{game}{with}, {players} players, bots {}", self.bots.join(","))?;
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
        writeln!(
            out,
            "\n{:.1} s, {:.0} matches a second, {:.0} for each of {} cores; seed {seed}",
            self.seconds, self.games_per_second, self.games_per_second_per_core, self.cores
        )?;
        Ok(())
    }
}

fn write_share(out: &mut impl Write, name: &str, share: &Share) -> Result<()> {
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
