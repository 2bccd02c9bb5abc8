//! A bot acts on what its seat knows: where two deals told it the same, it does the same.

#[path = "support/table.rs"]
mod table;
#[path = "support/turns.rs"]
mod turns;

use redeye_game::{Game, Input, Match, Rng, Seat, SeatSet, Time, Told, Viewer};
use redeye_mayday::{Action, Chance, Config, Hand, Marker, Mayday, Side};
use table::Table;
use turns::next;

/// The hands of `team`, by where the odd card lies.
fn hands_of(team: Side) -> [Hand; 3] {
    let texts = match team {
        Side::Honest => ["ihh", "hih", "hhi"],
        Side::Infiltrator => ["hii", "ihi", "iih"],
    };
    texts.map(|text| text.parse().unwrap())
}

fn deal(hands: &[Hand], first: Seat) -> Chance {
    let texts: Vec<String> = hands.iter().map(Hand::to_string).collect();
    Chance::Deal { hands: texts.join(",").parse().unwrap(), first }
}

/// A flight that was played to its end.
struct Flight {
    config: Config,
    hands: Vec<Hand>,
    first: Seat,
    /// What was entered after the deal.
    inputs: Vec<Input<Action, Chance>>,
    heard: Vec<Vec<redeye_mayday::Event>>,
    markers: Vec<Marker>,
    /// What each seat has seen.
    seen: Vec<Vec<Marker>>,
}

/// Plays a flight with normal bots, for whom turn `n` is played by branch `n` of `series`.
fn fly(config: &Config, series: &Rng) -> Flight {
    let mut draw = Match::<Mayday>::unrecorded(config, series.branch(u64::MAX));
    draw.advance(Time::ZERO, &mut Told::new());
    let all = draw.state().private(Viewer::All);
    let hands: Vec<Hand> = all.hands.unwrap().iter().map(|(_, hand)| *hand).collect();
    let first = draw.state().public().skirmish.unwrap();
    let mut table = Table::<Mayday>::deal(config, deal(&hands, first));
    let mut inputs = Vec::new();
    loop {
        let rng = series.branch(inputs.len() as u64);
        let input = if table.game.state().owes_draw() {
            Input::Chance(table.game.state().draw(&mut rng.clone()))
        } else if let Some(seat) = next(&table) {
            Input::Act(seat, table.ask(seat, rng).unwrap())
        } else {
            break;
        };
        table.put(input.clone()).unwrap();
        inputs.push(input);
    }
    let state = table.game.state();
    let seats = state.seats();
    let seen = |seat: Seat| {
        let sights = state.private(Viewer::Seat(seat)).sights;
        let card = |sight: &redeye_mayday::Sight| Marker {
            by: seat,
            target: sight.target,
            spot: sight.spot,
            side: sight.side,
        };
        sights.iter().map(card).collect()
    };
    Flight {
        config: *config,
        hands,
        first,
        inputs,
        heard: table.heard.clone(),
        markers: state.public().markers.to_vec(),
        seen: seats.iter().map(seen).collect(),
    }
}

/// Another deal that could have led to the same flight as far as `watched` knows: whoever is honest
/// in it has marked the truth (MAY-11), and `watched` has seen what it saw.
fn twin_hands(
    flight: &Flight,
    watched: Seat,
    infiltrators: SeatSet,
    rng: &mut Rng,
) -> Option<Vec<Hand>> {
    let team = |seat| if infiltrators.contains(seat) { Side::Infiltrator } else { Side::Honest };
    let true_marks = flight.markers.iter().filter(|marker| team(marker.by) == Side::Honest);
    let certain: Vec<Marker> = true_marks.chain(&flight.seen[watched.index()]).copied().collect();
    let hand = |seat: Seat| {
        let fits = |hand: &Hand| {
            let about = certain.iter().filter(|marker| marker.target == seat);
            about.clone().all(|marker| hand.at(marker.spot) == marker.side)
        };
        let mut hands = hands_of(team(seat));
        rng.shuffle(&mut hands);
        hands.into_iter().find(fits)
    };
    SeatSet::first(flight.config.seats()).iter().map(hand).collect()
}

/// Plays the flight again with another deal, and asks `watched` anew whenever it is its turn, for
/// as long as it has heard the same. Counts what it was asked.
fn compare(flight: &Flight, watched: Seat, hands: &[Hand], series: &Rng) -> usize {
    let mut twin = Table::<Mayday>::deal(&flight.config, deal(hands, flight.first));
    let mut decisions = 0;
    for (turn, input) in flight.inputs.iter().enumerate() {
        let heard = &twin.heard[watched.index()];
        if heard[..] != flight.heard[watched.index()][..heard.len()] {
            break;
        }
        match input {
            Input::Act(seat, action) if *seat == watched => {
                let same = twin.ask(watched, series.branch(turn as u64));
                assert_eq!(same, Some(*action), "it has heard {:?}", twin.heard[watched.index()]);
                decisions += 1;
            }
            _ => (),
        }
        if twin.put(input.clone()).is_none() {
            break;
        }
    }
    decisions
}

/// Compares flights from the seats of `side` with others that looked the same from there.
fn compare_some(seats: u8, options: &str, side: Side) -> usize {
    let config = Mayday::configure(seats, options).unwrap();
    let mut decisions = 0;
    for key in 0..20 {
        let series = Rng::from_key([key; 32]);
        let flight = fly(&config, &series);
        let mut rng = series.branch(u64::MAX - 1);
        let dealt: SeatSet = SeatSet::first(seats)
            .iter()
            .filter(|seat| flight.hands[seat.index()].team() == Side::Infiltrator)
            .collect();
        let is_watched = |seat: &Seat| dealt.contains(*seat) == (side == Side::Infiltrator);
        for watched in SeatSet::first(seats).iter().filter(is_watched) {
            for infiltrators in SeatSet::teams(seats, config.infiltrators()) {
                // MAY-8: infiltrators know each other; only where the cards lie is new to them.
                let told_the_same = match side {
                    Side::Honest => !infiltrators.contains(watched),
                    Side::Infiltrator => infiltrators == dealt,
                };
                let hands = told_the_same
                    .then(|| twin_hands(&flight, watched, infiltrators, &mut rng))
                    .flatten();
                if let Some(hands) = hands.filter(|hands| *hands != flight.hands) {
                    decisions += compare(&flight, watched, &hands, &series);
                }
            }
        }
    }
    decisions
}

#[test]
fn what_an_honest_seat_was_not_told_does_not_change_what_it_does() {
    for (seats, options) in [(5, ""), (7, ""), (8, ""), (6, "veterans")] {
        let decisions = compare_some(seats, options, Side::Honest);
        assert!(decisions > 500, "{seats} seats {options}: only {decisions} were compared");
    }
}

#[test]
fn what_an_infiltrator_was_not_told_does_not_change_what_it_does() {
    for (seats, options) in [(5, ""), (8, ""), (6, "veterans")] {
        let decisions = compare_some(seats, options, Side::Infiltrator);
        assert!(decisions > 50, "{seats} seats {options}: only {decisions} were compared");
    }
}
