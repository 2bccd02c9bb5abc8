//! How fast the table is. `make bench` prints it; `cargo xtask instructions` counts the
//! instructions of the fixed workloads, which do not depend on how busy the machine is.

use std::hint::black_box;
use std::time::Instant;

use redeye_bots::{Arena, Bot, HasBots, Level};
use redeye_game::record::Record;
use redeye_game::{
    BySeat, Deal, Game, Match, Outcome, Rng, Salt, Seat, SeatSet, Seed, Viewer, Views,
};
use redeye_hijacked::Hijacked;
use redeye_illegal::Illegal;
use redeye_mayday::Mayday;
use redeye_resistance::{Event, Resistance};

type Bots<G> = Vec<Box<dyn Bot<G>>>;

/// A table at which random matches are played one after the other.
struct Playout<G: Game> {
    config: G::Config,
    series: Rng,
    arena: Arena<G>,
    bots: Bots<G>,
    next: u64,
}

impl<G: HasBots> Playout<G> {
    fn new(seats: u8, options: &str, level: Level) -> Self {
        let config = G::configure(seats, options).expect("the options fit");
        let bot = |seat: Seat| G::bot(level, &config, seat);
        let bots = SeatSet::first(seats).iter().map(bot).collect();
        Self { config, series: Rng::from_word("bench"), arena: Arena::new(), bots, next: 0 }
    }

    /// Plays the next match, and shows `watch` every moment.
    fn play(&mut self, mut watch: impl FnMut(&G)) -> Outcome {
        let mut game = Match::unrecorded(&self.config, self.series.branch(self.next));
        let mut chance = self.series.branch(self.next + 1);
        self.next += 2;
        self.arena.play(&mut game, &mut self.bots, &mut chance, |game, _| watch(game.state()))
    }
}

/// Five views as JSON of every moment; says how many bytes.
fn play_with_views(playout: &mut Playout<Resistance>, views: &mut Views) -> (u64, u64) {
    let (mut count, mut bytes) = (0, 0);
    let seats = SeatSet::first(playout.config.seats());
    playout.play(|state| {
        views.begin(state);
        for seat in seats.iter() {
            bytes += views.write(state, Viewer::Seat(seat)).json.len() as u64;
            count += 1;
        }
    });
    (count, bytes)
}

/// The longest of many random ten-seat matches with plot cards.
fn long_record() -> Record<Resistance> {
    let config = Resistance::configure(10, "plots targeted").expect("the options fit");
    let series = Rng::from_word("long");
    let record = |index| {
        let mut chance = series.branch(index);
        let deal = Deal {
            table: "LONG".to_owned(),
            seed: Seed(chance.bytes()),
            salt: Salt(chance.bytes()),
            nonces: BySeat::new(10, |_| None),
        };
        let mut game = Match::new(&config, deal.rng());
        let mut bots: Bots<Resistance> = SeatSet::first(10)
            .iter()
            .map(|seat| Resistance::bot(Level::Random, &config, seat))
            .collect();
        Arena::new().play(&mut game, &mut bots, &mut chance, |_, _| ());
        let names = (1..=10).map(|seat| format!("Player {seat}")).collect();
        Record::of(&game, &config, names, deal)
    };
    (0..200).map(record).max_by_key(|record| record.lines.len()).expect("there are some")
}

/// The least that a random match can be: no gate, no events, no rules but the counting.
/// What the contract costs is the ratio to this.
fn bare_match(rng: &mut Rng) -> bool {
    const SIZES: [u32; 5] = [2, 3, 2, 3, 3];
    let mut cards = [true, true, false, false, false];
    rng.shuffle(&mut cards);
    let mut leader = rng.below(5);
    let (mut won, mut lost) = (0, 0);
    for size in SIZES {
        let mut rejected = 0;
        let team = loop {
            let teams = SeatSet::teams(5, size as u8);
            let team = teams.clone().nth(rng.below(10) as usize).expect("there are ten");
            let approve: u32 = (0..5).map(|_| rng.below(2)).sum();
            leader = (leader + 1) % 5;
            if approve > 2 {
                break team;
            }
            rejected += 1;
            if rejected == 5 {
                return false;
            }
        };
        let fails: u32 = team
            .iter()
            .map(|seat| if cards[seat.index()] { rng.below(2) } else { rng.below(1) })
            .sum();
        won += u32::from(fails == 0);
        lost += u32::from(fails > 0);
        if won == 3 || lost == 3 {
            break;
        }
    }
    won == 3
}

/// How long a bot at a table of ten with Hunters thinks about what it hears, in microseconds: about
/// its character, which makes its belief over all deals, and about a mission.
fn thinking_us(options: &str, character: &str) -> (f64, f64) {
    const RUNS: u32 = 20;
    let config = Resistance::configure(10, options).expect("the options fit");
    let (mut deal_us, mut mission_us) = (0.0, 0.0);
    for _ in 0..RUNS {
        let mut bot = Resistance::bot(Level::Normal, &config, Seat::at(0));
        let mut hear = |events: &[&str]| {
            let events = events.iter().map(|text| text.parse().expect("the words of an event"));
            let events: Vec<Event> = events.collect();
            let start = Instant::now();
            events.iter().for_each(|event| bot.hear(event));
            start.elapsed().as_secs_f64() * 1e6 / f64::from(RUNS)
        };
        deal_us += hear(&[&format!("you are the {character}"), "1 leads"]);
        hear(&["1 proposes 1,2,3 for mission 1"]);
        mission_us += hear(&["mission 1 of 1,2,3 is a failure with 0 fails 1 chief-fails 0 hacks"]);
    }
    (deal_us, mission_us)
}

/// Repeats `work` for about a second and gives how often it ran in one.
fn per_second(mut work: impl FnMut()) -> f64 {
    let start = Instant::now();
    let mut runs = 0_u64;
    while start.elapsed().as_millis() < 1_500 {
        (0..16).for_each(|_| work());
        runs += 16;
    }
    runs as f64 / start.elapsed().as_secs_f64()
}

/// The better of two runs: the other one was disturbed.
fn best(mut work: impl FnMut()) -> f64 {
    per_second(&mut work).max(per_second(&mut work))
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    match arguments.iter().position(|argument| argument == "--fixed") {
        Some(place) => fixed(&arguments[place + 1]),
        None => print_figures(),
    }
}

/// A workload of fixed size, for counting instructions.
fn fixed(name: &str) {
    match name {
        "playout" => play_random::<Resistance>(2_000, 5, ""),
        "views" => {
            let (mut playout, mut views) =
                (Playout::<Resistance>::new(5, "", Level::Random), Views::new());
            (0..200).for_each(|_| {
                black_box(play_with_views(&mut playout, &mut views));
            });
        }
        "plots" => play_random::<Resistance>(200, 10, "plots targeted"),
        "mayday" => play_random::<Mayday>(500, 8, ""),
        "illegal" => play_random::<Illegal>(20, 6, ""),
        "hijacked" => play_random::<Hijacked>(50, 4, ""),
        "nothing" => (),
        other => panic!("there is no workload {other}"),
    }
}

fn play_random<G: HasBots>(count: u32, seats: u8, options: &str) {
    let mut playout = Playout::<G>::new(seats, options, Level::Random);
    (0..count).for_each(|_| {
        black_box(playout.play(|_| ()));
    });
}

/// How many random matches a second, and how many inputs in one.
fn print_matches<G: HasBots>(seats: u8, what: &str) {
    const COUNTED: u32 = 200;
    let mut playout = Playout::<G>::new(seats, "", Level::Random);
    let mut inputs = 0_u64;
    for _ in 0..COUNTED {
        playout.play(|_| inputs += 1);
    }
    let inputs = inputs as f64 / f64::from(COUNTED);
    let matches = best(|| {
        black_box(playout.play(|_| ()));
    });
    let label = format!("random {seats}-seat {what}, one core");
    println!("{label:<38}{matches:>12.0} per second");
    println!("  inputs in one                       {inputs:>12.1}");
    println!("  time for an input                   {:>12.1} ns", 1e9 / matches / inputs);
}

fn print_figures() {
    let mut playout = Playout::<Resistance>::new(5, "", Level::Random);
    let mut inputs = 0_u64;
    for _ in 0..20_000 {
        playout.play(|_| inputs += 1);
    }
    let inputs_per_match = inputs as f64 / 20_000.0;

    let mut chance = Rng::from_word("bare");
    let bare = best(|| {
        black_box(bare_match(&mut chance));
    });
    let matches = best(|| {
        black_box(playout.play(|_| ()));
    });
    let allocations = allocation_counter::measure(|| {
        (0..1_000).for_each(|_| {
            black_box(playout.play(|_| ()));
        });
    });

    let mut views = Views::new();
    let mut written = (0, 0);
    let viewed = best(|| {
        let (count, bytes) = play_with_views(&mut playout, &mut views);
        written = (written.0 + count, written.1 + bytes);
    });
    let views_per_match = inputs_per_match * 5.0;

    let record = long_record();
    let text = record.to_string();
    let entries = record.lines.len() as f64;
    let replays = best(|| {
        black_box(record.verify().expect("it holds"));
    });
    let reads = best(|| {
        black_box(Record::<Resistance>::read(&text).expect("it is right"));
    });

    println!("random 5-seat base matches, one core  {matches:>12.0} per second");
    println!("  a bare loop without the rules       {bare:>12.0} per second");
    println!("  share of the bare loop              {:>12.2}", matches / bare);
    println!("  inputs in a match                   {inputs_per_match:>12.1}");
    println!("  time for an input                   {:>12.1} ns", 1e9 / matches / inputs_per_match);
    println!("  allocations in 1,000 matches        {:>12}", allocations.count_total);
    println!("the same with five JSON views a step  {viewed:>12.0} per second");
    println!("  views built                         {:>12.0} per second", viewed * views_per_match);
    println!("  size of a view                      {:>12} bytes", written.1 / written.0);
    println!("a record of {entries} entries, ten seats, plot cards");
    println!("  read                                {:>12.1} µs", 1e6 / reads);
    println!("  verified                            {:>12.1} µs", 1e6 / replays);
    println!("  entries replayed                    {:>12.0} per second", replays * entries);
    print_matches::<Mayday>(8, "flights");
    println!("  a bot takes in a marker             {:>12.1} µs", marker_us());
    print_matches::<Illegal>(6, "evenings");
    print_matches::<Hijacked>(4, "talks");
    let agents = "hunter dummy-agent coordinator deep-agent pretender";
    for (options, character, deals) in
        [("hunter", "resistance", "45,360"), (agents, "dummy-agent", "90,720")]
    {
        let (deal_us, mission_us) = thinking_us(options, character);
        println!("a bot among ten with [{options}]");
        println!("  makes its belief over {deals} deals  {deal_us:>12.0} µs");
        println!("  takes in a mission                  {mission_us:>12.0} µs");
    }
}

/// How long a bot among eight thinks about a marker, in microseconds.
fn marker_us() -> f64 {
    const RUNS: u32 = 200;
    let config = Mayday::configure(8, "").expect("the options fit");
    let markers: Vec<redeye_mayday::Event> = (1..=8)
        .flat_map(|by| {
            let (left, right) = (by % 8 + 1, (by + 6) % 8 + 1);
            [
                format!("{by} marks the left card of {right} as honest"),
                format!("{by} marks the right card of {left} as infiltrator"),
            ]
        })
        .map(|text| text.parse().expect("the words of an event"))
        .collect();
    let mut bots: Vec<_> =
        (0..RUNS).map(|_| Mayday::bot(Level::Normal, &config, Seat::at(0))).collect();
    let start = Instant::now();
    for bot in &mut bots {
        markers.iter().for_each(|marker| bot.hear(marker));
    }
    start.elapsed().as_secs_f64() * 1e6 / f64::from(RUNS) / markers.len() as f64
}
