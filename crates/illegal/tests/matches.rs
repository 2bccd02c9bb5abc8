//! Every match file of Illegal holds: scripts line by line, golden matches through every pair of
//! eyes. `make regen` writes the views anew, to be read like code. And what no script can say:
//! draws that cannot be, who hears whom, the book's example.

use redeye_game::record::Record;
use redeye_game::{Game, Input, Seat, SeatSet, Told};
use redeye_illegal::{Cards, Illegal, Packet, REFUSALS, Role, points};
use redeye_laws::clock::World;
use redeye_laws::{golden, scripts};

const PACKETS: &str = "packets guns/alcohol/jewelry,alcohol/jewelry/powder,jewelry/powder/guns,\
                       powder/guns/alcohol";

#[test]
fn every_script_holds() {
    scripts::hold::<Illegal>();
}

/// Draws that cannot be are met below.
#[test]
fn every_refusal_is_met_by_a_script() {
    let draws = [
        "packets-dealt",
        "dock-laid-out",
        "lot-drawn",
        "rest-dealt",
        "cards-handed-out",
        "suspects-shown",
    ];
    scripts::meet::<Illegal>(REFUSALS, &draws);
}

#[test]
fn golden_matches_look_the_same_through_every_pair_of_eyes() {
    golden::hold::<Illegal>();
}

/// The script by this name, cut off at the entry that gives `draw`, with another draw there.
fn refusal_of(script: &str, draw: &str, other: &str) -> String {
    let path = scripts::folder::<Illegal>("scripts").join(script);
    let text = std::fs::read_to_string(path).unwrap();
    let (before, _) = text.split_once(draw).unwrap_or_else(|| panic!("{script}: {draw}"));
    let record = Record::<Illegal>::read(&format!("{before}{other}\nopen\n"));
    record.unwrap().verify().err().map_or("allowed".to_owned(), |bad| bad.to_string())
}

/// ILL-2 to ILL-6: packets that cannot be.
#[test]
fn packets_that_cannot_be() {
    for (from, to, reason) in [
        ("guns/alcohol/jewelry", "guns/alcohol/jewelry", "allowed"),
        ("guns/alcohol/jewelry,", "", "ILL-6 packets-dealt"),
        ("guns/alcohol/jewelry", "alcohol/alcohol/jewelry", "ILL-2 role-taken"),
        ("guns/alcohol", "guns/jewelry", "ILL-2 role-taken"),
        ("guns/alcohol/jewelry", "guns/alcohol/powder", "ILL-4 extra-taken"),
        ("guns/alcohol/jewelry", "guns/alcohol/guns", "ILL-4 extra-taken"),
        ("guns/alcohol/jewelry", "guns/alcohol/secret-files", "ILL-3 too-many-resources"),
        ("guns/alcohol/jewelry", "call-girls/alcohol/jewelry", "ILL-3 too-many-resources"),
        ("guns/alcohol/jewelry", "guns/powder/jewelry", "ILL-2 role-taken"),
    ] {
        let other = PACKETS.replacen(from, to, 1);
        let said = refusal_of("packets-for-four.match", PACKETS, &other);
        assert!(said.contains(reason), "{other}: {said}");
    }
    let two_pairs = "packets guns/alcohol/jewelry,alcohol/guns/powder,jewelry/powder/guns,\
                     powder/jewelry/alcohol";
    let said = refusal_of("packets-for-four.match", PACKETS, two_pairs);
    assert!(said.contains("ILL-5 mirrored"), "{said}");
    let own = "packets guns/guns/jewelry,alcohol/jewelry/powder,jewelry/powder/guns,\
               powder/alcohol/alcohol";
    let said = refusal_of("packets-for-four.match", PACKETS, own);
    assert!(said.contains("ILL-5 deals-what-it-buys"), "{said}");
    // ILL-60: those that the game master has built, and no others.
    let built = "built packets powder/guns/alcohol,guns/alcohol/jewelry";
    let same = format!("built {PACKETS}");
    let twice = same.replace("guns/alcohol/jewelry", "powder/guns/alcohol");
    let few = same.replace("guns/alcohol/jewelry,", "");
    for (other, reason) in [
        (&same, "allowed"),
        (&same.replace("guns", "pornography"), "ILL-6 packets-dealt"),
        (&twice, "ILL-6 packets-dealt"),
        (&few, "ILL-6 packets-dealt"),
        (&PACKETS.to_owned(), "ILL-6 packets-dealt"),
    ] {
        let said = refusal_of("the-game-master.match", built, other);
        assert!(said.contains(reason), "{other}: {said}");
    }
    let said = refusal_of("packets-for-four.match", PACKETS, &same);
    assert!(said.contains("ILL-6 packets-dealt"), "{said}");
}

/// ILL-20, ILL-22, ILL-30, ILL-32: the other draws that cannot be, or not now.
#[test]
fn other_draws_that_cannot_be() {
    let (rush, dock, last) = ("the-rush.match", "dock powder", "dock jewelry");
    let (lot, rest) = ("lot 2,1", "rest jewelry,guns");
    let (casual, handed) = ("casual.match", "hand out alcohol,guns,jewelry,powder");
    let pair = "suspects alcohol-dealer,jewelry-buyer";
    for (script, draw, other, reason) in [
        (rush, dock, "dock guns", "allowed"),
        (rush, dock, "dock call-girls", "ILL-20 dock-laid-out"),
        (rush, last, last, "allowed"),
        (rush, last, "dock powder", "ILL-20 dock-laid-out"),
        (rush, last, "dock alcohol", "ILL-20 dock-laid-out"),
        (rush, dock, handed, "ILL-22 cards-handed-out"),
        (rush, dock, PACKETS, "ILL-6 packets-dealt"),
        (rush, dock, rest, "ILL-20 rest-dealt"),
        (rush, lot, "lot 1,2", "allowed"),
        (rush, lot, "lot 1", "ILL-20 lot-drawn"),
        (rush, lot, "lot 1,3", "ILL-20 lot-drawn"),
        (rush, lot, "lot 1,2,3", "ILL-20 lot-drawn"),
        (rush, lot, dock, "ILL-20 dock-laid-out"),
        (rush, rest, "rest guns,jewelry", "allowed"),
        (rush, rest, "rest guns", "ILL-20 rest-dealt"),
        (rush, rest, "rest guns,powder", "ILL-20 rest-dealt"),
        (rush, rest, lot, "ILL-20 lot-drawn"),
        (casual, handed, "hand out powder,guns,jewelry,alcohol", "allowed"),
        (casual, handed, "hand out powder,guns,jewelry", "ILL-22 cards-handed-out"),
        (casual, handed, dock, "ILL-20 dock-laid-out"),
        (casual, handed, pair, "ILL-30 suspects-shown"),
        ("the-tribunal.match", pair, "suspects powder-dealer,guns-buyer", "allowed"),
        ("the-tribunal.match", pair, "suspects powder-dealer,jewelry-buyer", "ILL-30 suspects"),
        ("the-tribunal.match", pair, "suspects powder-dealer", "ILL-30 suspects"),
        ("the-tribunal.match", "suspects guns-dealer,alcohol-buyer", pair, "ILL-30 suspects"),
        ("one-by-one.match", "suspects guns-dealer", "suspects powder-buyer", "allowed"),
        ("one-by-one.match", "suspects guns-dealer", "suspects call-girls-buyer", "ILL-30 sus"),
        ("one-by-one.match", "suspects guns-dealer", pair, "ILL-30 suspects"),
    ] {
        let said = refusal_of(script, draw, other);
        assert!(said.contains(reason), "{script}: {other}: {said}");
    }
}

/// ILL-11: in a corner one is heard there, at the table by those at the table. ILL-14: after the
/// session everybody hears everybody. ILL-60: a game master hears all, and is heard by all.
#[test]
fn who_hears_whom() {
    let heard_by = |world: &World<Illegal>| -> Vec<String> {
        let seats = world.state.seats().iter();
        seats.map(|seat| world.state.earshot(seat).to_string()).collect()
    };
    let mut world = World::<Illegal>::new(4, "", &[PACKETS]);
    assert_eq!(heard_by(&world), ["1,2,3,4"; 4]);
    world.act(1, "knock at 3");
    assert_eq!(heard_by(&world), ["1,2,3,4"; 4]);
    world.act(3, "admit 1");
    assert_eq!(heard_by(&world), ["1,3", "2,4", "1,3", "2,4"]);
    (1..=4).for_each(|seat| world.act(seat, "done"));
    assert_eq!(heard_by(&world), ["1,2,3,4"; 4]);

    let mut world = World::<Illegal>::new(5, "gm", &[]);
    world.act(5, "draw packets");
    let packets = Input::Chance(PACKETS.parse().unwrap());
    world.state.apply(world.now, packets, &mut Told::new());
    world.act(5, "start");
    world.act(1, "knock at 3");
    world.act(3, "admit 1");
    assert_eq!(heard_by(&world), ["1,3,5", "2,4,5", "1,3,5", "2,4,5", "1,2,3,4,5"]);
}

/// ILL-41: the book's example.
#[test]
fn the_example_of_the_book() {
    let packet: Packet = "call-girls/alcohol/guns".parse().unwrap();
    let hand: Cards = "alcohol:9,call-girls:1".parse().unwrap();
    let roles = |text: &str| text.split(',').map(|role| role.parse().unwrap()).collect();
    let wrong: Vec<Role> = roles("luxury-cars-dealer,jewelry-buyer");
    let right: Vec<Role> = roles("call-girls-dealer,alcohol-buyer");
    assert_eq!(points(&packet, &hand, wrong.iter().chain(&right).copied()), 1);
    assert_eq!(points(&packet, &hand, wrong), 11);
    assert_eq!(points(&packet, &hand, right), -1);
    assert_eq!(points(&packet, &hand, []), 9);
}

/// ILL-60: the game master has the last chair, and is asked first.
#[test]
fn the_chair_of_the_game_master() {
    let game = Illegal::setup(&Illegal::configure(9, "gm").unwrap());
    assert_eq!((game.seats(), game.awaits()), (SeatSet::first(9), Seat::at(8).into()));
}
