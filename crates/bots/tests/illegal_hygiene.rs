//! A bot acts on what its seat knows: where two deals told it the same, it does the same.

#[path = "support/table.rs"]
mod table;

use redeye_game::{Game, Input, Match, Rng, Seat, Time, Told, Viewer};
use redeye_illegal::{Action, Chance, Config, Event, Illegal, Packet, check_packets};
use table::Table;

/// One moment of an evening.
enum Step {
    /// A bot was asked, and wanted this.
    Asked(Seat, Option<Action>),
    /// This was entered.
    Entered(Input<Action, Chance>),
}

/// An evening that was played to its end.
struct Evening {
    config: Config,
    packets: Vec<Packet>,
    steps: Vec<Step>,
    heard: Vec<Vec<Event>>,
}

fn deal(packets: &[Packet]) -> Chance {
    Chance::Packets { packets: packets.iter().copied().collect() }
}

/// Plays an evening with normal bots, for whom step `n` is played by branch `n` of `series`.
fn spend(config: &Config, series: &Rng) -> Evening {
    let mut draw = Match::<Illegal>::unrecorded(config, series.branch(u64::MAX));
    draw.advance(Time::ZERO, &mut Told::new());
    let packets = draw.state().private(Viewer::All).packets.unwrap().to_vec();
    let mut table = Table::<Illegal>::deal(config, deal(&packets));
    let mut steps = Vec::new();
    while table.game.state().outcome().is_none() {
        let mut somebody_acts = false;
        for seat in config.seats().iter() {
            draw_all(&mut table, &mut steps, series);
            let wish = table.ask(seat, series.branch(steps.len() as u64));
            steps.push(Step::Asked(seat, wish));
            if let Some(action) = wish {
                enter(&mut table, &mut steps, Input::Act(seat, action));
                somebody_acts = true;
            }
        }
        draw_all(&mut table, &mut steps, series);
        if !somebody_acts && table.game.state().outcome().is_none() {
            enter(&mut table, &mut steps, Input::Clock);
        }
    }
    Evening { config: *config, packets, steps, heard: table.heard }
}

fn draw_all(table: &mut Table<Illegal>, steps: &mut Vec<Step>, series: &Rng) {
    while table.game.state().owes_draw() {
        let drawn = table.game.state().draw(&mut series.branch(steps.len() as u64));
        enter(table, steps, Input::Chance(drawn));
    }
}

fn enter(table: &mut Table<Illegal>, steps: &mut Vec<Step>, input: Input<Action, Chance>) {
    table.put(input.clone()).unwrap();
    steps.push(Step::Entered(input));
}

/// Plays the evening again with another deal, and asks `watched` anew whenever it was asked, for as
/// long as it has heard the same. Counts what it did.
fn compare(evening: &Evening, watched: Seat, packets: &[Packet], series: &Rng) -> usize {
    let mut twin = Table::<Illegal>::deal(&evening.config, deal(packets));
    let mut deeds = 0;
    for (number, step) in evening.steps.iter().enumerate() {
        let heard = &twin.heard[watched.index()];
        if heard[..] != evening.heard[watched.index()][..heard.len()] {
            break;
        }
        match step {
            Step::Asked(seat, wish) if *seat == watched => {
                let same = twin.ask(watched, series.branch(number as u64));
                assert_eq!(
                    same,
                    *wish,
                    "it has heard {heard:?}",
                    heard = &evening.heard[watched.index()]
                );
                deeds += usize::from(wish.is_some());
            }
            Step::Asked(..) => (),
            Step::Entered(input) => {
                if twin.put(input.clone()).is_none() {
                    break;
                }
            }
        }
    }
    deeds
}

/// Compares evenings with those that `twin` makes of the packets of the others.
fn compare_some(options: &str, twin: fn(&mut [Packet], &mut Rng)) -> usize {
    let mut deeds = 0;
    for key in 0..6 {
        let series = Rng::from_key([key; 32]);
        let config = Illegal::configure(5, options).unwrap();
        let evening = spend(&config, &series);
        let mut rng = series.branch(u64::MAX - 1);
        for watched in config.seats().iter() {
            for _ in 0..20 {
                let own = evening.packets[watched.index()];
                let mut others = evening.packets.clone();
                others.remove(watched.index());
                twin(&mut others, &mut rng);
                others.insert(watched.index(), own);
                if others != evening.packets && check_packets(5, &others).is_ok() {
                    deeds += compare(&evening, watched, &others, &series);
                }
            }
        }
    }
    deeds
}

/// Everybody has the cards it had, and wants something else: until the tribunal nobody can tell.
fn shuffle_buyers(packets: &mut [Packet], rng: &mut Rng) {
    let mut buyers: Vec<_> = packets.iter().map(|packet| packet.buyer).collect();
    rng.shuffle(&mut buyers);
    packets.iter_mut().zip(buyers).for_each(|(packet, buyer)| packet.buyer = buyer);
}

#[test]
fn what_others_buy_does_not_change_what_it_does() {
    for options in ["", "casual", "advanced"] {
        let deeds = compare_some(options, shuffle_buyers);
        assert!(deeds > 500, "{options}: only {deeds} deeds were compared");
    }
}

#[test]
fn what_others_were_dealt_does_not_change_what_it_does() {
    let deeds = compare_some("", |packets, rng| rng.shuffle(packets));
    assert!(deeds > 100, "only {deeds} deeds were compared");
}
