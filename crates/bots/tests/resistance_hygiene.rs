//! A bot acts on what its seat knows: where two deals told it the same, it does the same.

#[path = "support/table.rs"]
mod table;
#[path = "support/turns.rs"]
mod turns;

use redeye_game::{Game, Input, Rng, Seat, SeatSet, Viewer};
use redeye_resistance::{Action, Card, Chance, Config, Resistance, Side, Stage};
use table::Table;
use turns::next;

fn stage(table: &Table<Resistance>) -> Stage {
    table.game.state().public().stage
}

/// Plays a match, and beside it another in which the spies are others that could have done the
/// same. Counts the decisions of `watched` for as long as both told it the same.
fn compare(config: &Config, watched: Seat, deal: SeatSet, twin_deal: SeatSet, key: u8) -> usize {
    let series = Rng::from_key([key; 32]);
    let leader = Seat::at(usize::from(key) % usize::from(config.seats()));
    let mut table = Table::<Resistance>::deal(config, Chance::Deal { spies: deal, leader });
    let mut twin = Table::<Resistance>::deal(config, Chance::Deal { spies: twin_deal, leader });
    let mut cards = Vec::new();
    let mut decisions = 0;
    for step in 0.. {
        while table.game.state().owes_draw() {
            let chance = table.game.state().draw(&mut series.branch(1000 + step));
            table.put(Input::Chance(chance)).unwrap();
            twin.put(Input::Chance(chance)).unwrap();
        }
        let Some(seat) = next(&table) else { break };
        let rng = series.branch(step);
        let action = table.ask(seat, rng.clone()).unwrap();
        if seat == watched {
            let heard = &table.heard[watched.index()];
            assert_eq!(twin.ask(watched, rng), Some(action), "it has heard {heard:?}");
            decisions += 1;
        }
        let in_secret = stage(&table) == Stage::Mission;
        table.put(Input::Act(seat, action)).unwrap();
        let followed = match action {
            Action::Play { card } if in_secret => {
                cards.push((seat, card));
                let all_in = stage(&table) != Stage::Mission;
                if all_in { play_alike(&mut twin, watched, &mut cards) } else { Some(()) }
            }
            _ => twin.put(Input::Act(seat, action)),
        };
        if followed.is_none() || twin.heard[watched.index()] != table.heard[watched.index()] {
            break;
        }
    }
    decisions
}

/// Plays as many Fails in the twin, by whoever is a spy there; none if there are too few.
/// What `watched` played it knows, so that stays.
fn play_alike(
    twin: &mut Table<Resistance>,
    watched: Seat,
    cards: &mut Vec<(Seat, Card)>,
) -> Option<()> {
    let by_others = |(seat, card): &(Seat, Card)| *seat != watched && *card == Card::Fail;
    let mut fails = cards.iter().filter(|played| by_others(played)).count();
    for (seat, card) in cards.drain(..) {
        let mut alike = card;
        if seat != watched {
            let sabotages =
                fails > 0 && twin.game.state().private(Viewer::All).spies.contains(seat);
            fails -= usize::from(sabotages);
            alike = if sabotages { Card::Fail } else { Card::Success };
        }
        twin.put(Input::Act(seat, Action::Play { card: alike }))?;
    }
    (fails == 0).then_some(())
}

/// Compares deals in which `watched` was told the same, and counts the decisions.
fn compare_some(seats: u8, options: &str, side: Side) -> usize {
    let config = Resistance::configure(seats, options).unwrap();
    let is_spy = side == Side::Spy;
    let mut decisions = 0;
    for key in 0..12 {
        let watched = Seat::at(usize::from(key) % usize::from(seats));
        let mut deals: Vec<SeatSet> = SeatSet::teams(seats, config.spies())
            .filter(|spies| spies.contains(watched) == is_spy)
            .collect();
        Rng::from_key([key; 32]).branch(u64::MAX).shuffle(&mut deals);
        for twin in deals.iter().skip(1).take(6) {
            decisions += compare(&config, watched, deals[0], *twin, key);
        }
    }
    decisions
}

#[test]
fn what_a_loyal_seat_was_not_told_does_not_change_what_it_does() {
    for (seats, options) in [(5, ""), (7, ""), (7, "blind"), (7, "plots"), (10, "targeted")] {
        let decisions = compare_some(seats, options, Side::Resistance);
        assert!(decisions > 500, "{seats} seats {options}: only {decisions} were compared");
    }
}

#[test]
fn what_a_blind_spy_was_not_told_does_not_change_what_it_does() {
    let decisions = compare_some(7, "blind", Side::Spy);
    assert!(decisions > 500, "only {decisions} were compared");
}
