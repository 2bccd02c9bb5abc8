//! `redeye sim`: many matches of bots, counted.

use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use redeye_bots::{Arena, Level, PACE_MS};
use redeye_game::{Match, Outcome, Seat};
use redeye_games::with_game;
use redeye_texts::Texts;

use crate::args::Sim;
use crate::balance::{Balance, Panel, Studied, picture};
use crate::box_file;
use crate::report::{Cores, Report};
use crate::table::{create, series};
use crate::tell::{name_of, say};

/// How many matches a thread takes at a time.
const BATCH: u64 = 128;

/// Somebody has pressed ctrl-C.
static STOP: AtomicBool = AtomicBool::new(false);

pub(crate) fn run(args: &Sim, texts: &Texts) -> Result<()> {
    with_game!(args.table.game, G => sim::<G>(args, texts))
}

fn sim<G: Studied>(args: &Sim, texts: &Texts) -> Result<()> {
    if args.svg.is_some() && !G::STUDIED {
        bail!("{}", say(texts, "no-picture", &[("game", &name_of::<G>(texts))]));
    }
    let sizes = match args.table.players {
        None if G::STUDIED => G::SEATS,
        _ => args.table.players()..=args.table.players(),
    };
    let mut tables = Vec::new();
    for players in sizes {
        let mut at_size = args.clone();
        at_size.table.players = Some(players);
        let config = at_size.table.config::<G>(texts)?;
        tables.push((at_size, config));
    }
    // The file first: if it cannot be written, nothing is played at all.
    let mut file = args.svg.as_deref().map(|file| create("--svg", file)).transpose()?;
    let word = args.table.seed_word()?;
    ctrlc::set_handler(|| STOP.store(true, Ordering::Relaxed)).context("ctrl-C is taken")?;
    let mut panels = Vec::new();
    let mut options = String::new();
    for (index, (args, config)) in tables.iter().enumerate() {
        options = config.to_string();
        let (counts, report) = play_all::<G>(args, config, &word);
        let mut out = anstream::stdout().lock();
        if args.json {
            writeln!(out, "{}", serde_json::to_string(&report)?)?;
        } else {
            if index > 0 {
                writeln!(out)?;
            }
            report.write(&mut out)?;
        }
        panels.push(Panel { players: args.table.players(), balance: counts.balance });
    }
    if let Some(file) = &mut file {
        let levels: Vec<&str> = args.table.bots.iter().map(|level| level.name()).collect();
        let drawn = picture(texts, &box_file::name_in(&options), &levels.join(", "), &panels);
        file.write_all(drawn.as_bytes()).context("--svg")?;
    }
    Ok(())
}

/// Plays the matches of one table on all threads.
fn play_all<G: Studied>(args: &Sim, config: &G::Config, word: &str) -> (Counts, Report) {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or(cores, usize::from);
    let bar = progress_bar(args.games);
    let next = AtomicU64::new(0);
    let start = Instant::now();
    let work = || {
        let mut counts = Counts::default();
        // Where the clock decides, matches are played at the pace of a room.
        let pace_ms = if G::IN_REAL_TIME { PACE_MS } else { 0 };
        let (mut arena, mut bots) = (Arena::with_pace(pace_ms), Vec::new());
        let chance_of = series(word);
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
                let mut game = Match::<G>::unrecorded(config, chance_of(2 * index));
                args.table.seat_bots(config, &mut bots);
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
    let report = Report::new(args, word, &config.to_string(), &counts, elapsed, used);
    (counts, report)
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

/// What has been counted. Lists, not maps: there are a handful of entries, and every match looks
/// them up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Counts {
    pub(crate) games: u64,
    /// Wins by side and how.
    pub(crate) endings: Vec<((&'static str, &'static str), u64)>,
    /// For each level, in the order of [`Level::ALL`]: seats that won, and seats in all.
    pub(crate) levels: [(u64, u64); Level::ALL.len()],
    /// For each level in that order: points in all, and seats that counted them.
    pub(crate) points: [(i64, u64); Level::ALL.len()],
    /// For games about which more is counted.
    pub(crate) balance: Balance,
}

impl Counts {
    fn add<G: Studied>(&mut self, state: &G, outcome: &Outcome, args: &Sim) {
        self.games += 1;
        self.add_endings((outcome.side, outcome.how), 1);
        for index in 0..usize::from(args.table.players()) {
            let (level, seat) = (args.table.level(index) as usize, Seat::at(index));
            let seats = &mut self.levels[level];
            seats.0 += u64::from(outcome.winners.contains(seat));
            seats.1 += 1;
            if let Some(points) = state.points(seat) {
                let all = &mut self.points[level];
                *all = (all.0 + i64::from(points), all.1 + 1);
            }
        }
        state.ending(outcome).iter().for_each(|ending| self.balance.add(ending));
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
        self.balance.merge(&other.balance);
        self
    }
}
