//! Every match file of Mayday! Mayday! holds: scripts line by line, golden matches through
//! every pair of eyes. `make regen` writes the views anew, to be read like code.

use redeye_game::record::Record;
use redeye_game::{Game, Input, Seat, SeatSet, Time, Told};
use redeye_laws::{golden, scripts};
use redeye_mayday::{Action, Chance, Mayday, REFUSALS};

#[test]
fn every_script_holds() {
    scripts::hold::<Mayday>();
}

/// Draws that cannot be are met below.
#[test]
fn every_refusal_is_met_by_a_script() {
    scripts::meet::<Mayday>(REFUSALS, &["cards-dealt", "veterans-dealt", "not-shuffled"]);
}

#[test]
fn golden_matches_look_the_same_through_every_pair_of_eyes() {
    golden::hold::<Mayday>();
}

/// The script by this name, cut off after the entry that gives `draw`, with another draw there.
fn with_another_draw(script: &str, draw: &str, other: &str) -> String {
    let path = scripts::folder::<Mayday>("scripts").join(script);
    let text = std::fs::read_to_string(path).unwrap();
    let (before, _) = text.split_once(draw).unwrap_or_else(|| panic!("{script}: {draw}"));
    format!("{before}{other}\nopen\n")
}

/// MAY-2, MAY-6: what the table cannot have dealt is refused.
#[test]
fn bad_draws_are_refused() {
    let head = "redeye match 1\ngame mayday 2\ntable T\noptions experienced=1,2,3\n\
                seat 1 A\nseat 2 B\nseat 3 C\nseat 4 D\nseat 5 E\n\n";
    let deal = "0.000 table: deal hhi,hih,ihh,iih,hii first 3\n";
    let good = format!("{deal}table: veterans listen,i-will-look,-,-,-\n");
    for (draws, line, reason) in [
        (deal.replace("ihh", "iih"), 11, "MAY-2 cards-dealt"),
        (deal.replace("iih", "ihh"), 11, "MAY-2 cards-dealt"),
        (deal.replace("hhi", "hhh"), 11, "MAY-2 cards-dealt"),
        (deal.replace("hii", "iii"), 11, "MAY-2 cards-dealt"),
        (deal.replace(",hii", ""), 11, "MAY-2 cards-dealt"),
        (deal.replace(",hii", ",hii,hhi"), 11, "MAY-2 cards-dealt"),
        (deal.replace("first 3", "first 6"), 11, "MAY-1 no-such-seat"),
        (good.replace(deal, "0.000 "), 11, "MAY-6 veterans-dealt"),
        ("0.000 table: shuffle hhi of 1\n".to_owned(), 11, "MAY-28 not-shuffled"),
        (deal.repeat(2), 12, "MAY-2 cards-dealt"),
        // Twice the same card; one too many; one too few; before the wrong seat; a row too short.
        (good.replace("i-will-look", "listen"), 12, "MAY-6 veterans-dealt"),
        (good.replace("-,-,-", "self-knowledge,-,-"), 12, "MAY-6 veterans-dealt"),
        (good.replace("i-will-look", "-"), 12, "MAY-6 veterans-dealt"),
        (good.replace("i-will-look,-", "-,i-will-look"), 12, "MAY-6 veterans-dealt"),
        (good.replace(",-,-,-", ",-,-"), 12, "MAY-6 veterans-dealt"),
        (format!("{good}table: shuffle hhi of 1\n"), 13, "the table has nothing to draw now"),
    ] {
        let script = Record::<Mayday>::read(&format!("{head}{draws}open\n")).unwrap();
        let bad = script.verify().unwrap_err();
        assert_eq!(bad.line, line, "{draws}{bad}");
        assert!(bad.to_string().contains(reason), "{draws}{bad}");
    }
    Record::<Mayday>::read(&format!("{head}{good}open\n")).unwrap().verify().unwrap();
}

/// MAY-28, MAY-31: shuffled cards are the cards that lay before the captain, who is seat 1.
#[test]
fn other_cards_than_those_shuffled_are_refused() {
    let (script, draw) = ("a-safe-landing.match", "shuffle hih of 1");
    for other in ["iih of 1", "hhh of 1", "iii of 1", "hii of 1", "hih of 2", "iih of 4"] {
        let other = &format!("shuffle {other}");
        let script = with_another_draw(script, draw, other);
        let bad = Record::<Mayday>::read(&script).unwrap().verify().unwrap_err();
        assert!(bad.to_string().contains("MAY-28 not-shuffled"), "{bad}");
    }
    for other in ["shuffle hhi of 1", "shuffle hih of 1", "shuffle ihh of 1"] {
        let script = with_another_draw(script, draw, other);
        Record::<Mayday>::read(&script).unwrap().verify().unwrap();
    }
}

/// MAY-49: who may be heard, from the call for silence to the next choice.
#[test]
fn only_one_is_heard() {
    let config = Mayday::configure(5, "experienced=2,4").unwrap();
    let mut flight = Mayday::setup(&config);
    let draw = |flight: &mut Mayday, draw: &str| {
        let chance: Chance = draw.parse().unwrap();
        flight.check_draw(&chance).unwrap();
        flight.apply(Time::ZERO, Input::Chance(chance), &mut Told::new());
    };
    draw(&mut flight, "deal hhi,hih,ihh,iih,hii first 1");
    draw(&mut flight, "veterans -,listen,-,i-will-look,-");
    let act = |flight: &mut Mayday, seat: usize, action: &str| {
        let action: Action = action.parse().unwrap();
        flight.check(Seat::at(seat - 1), &action).unwrap();
        flight.apply(Time::ZERO, Input::Act(Seat::at(seat - 1), action), &mut Told::new());
    };
    let heard = |flight: &Mayday| -> SeatSet {
        let seats = flight.seats().iter();
        seats.filter(|&seat| flight.earshot(seat) == flight.seats()).collect()
    };
    let (all, two) = (SeatSet::first(5), SeatSet::from(Seat::at(1)));
    assert_eq!(heard(&flight), all);
    act(&mut flight, 4, "pass");
    act(&mut flight, 2, "call for silence");
    assert_eq!(heard(&flight), two);
    assert_eq!(flight.earshot(Seat::at(0)), SeatSet::EMPTY);
    // To pass is no choice.
    act(&mut flight, 4, "pass");
    assert_eq!(heard(&flight), two);
    act(&mut flight, 1, "mark honest");
    assert_eq!(heard(&flight), all);
}
