//! What goes on in a corner, on a virtual clock: two worlds in which two players have other cards
//! and do other things with them, and nobody else sees a difference at any moment (ILL-11 to
//! ILL-15). And random trades: no card is lost, and none is made.

use redeye_game::{Game, Input, Rng, Seat, SeatSet, Time, Told, Viewer};
use redeye_illegal::{Action, Cards, Illegal, Resource, Stage};
use redeye_laws::clock::{Act, World, seat};

const PACKETS: &str = "packets guns/alcohol/jewelry,alcohol/jewelry/powder,jewelry/powder/guns,\
                       powder/guns/alcohol";

/// The same, but seats 1 and 2 have each other's packet.
const TURNED: &str = "packets alcohol/jewelry/powder,guns/alcohol/jewelry,jewelry/powder/guns,\
                      powder/guns/alcohol";

/// Everybody tries all this at every moment.
fn world(packets: &str) -> World<Illegal> {
    let cards = |text: &str| text.parse::<Cards>().unwrap();
    let [one, two, three] = [1, 2, 3].map(seat);
    World::new(4, "session=1", &[packets]).probing([
        Action::Admit { seat: one },
        Action::TurnAway { seat: two },
        Action::Withdraw,
        Action::Leave,
        Action::Lay { resource: Resource::Guns, seat: one },
        Action::Lay { resource: Resource::Alcohol, seat: three },
        Action::TakeBack { resource: Resource::Guns, seat: two },
        Action::Confirm { seat: one, give: cards("guns:1"), get: cards("alcohol:1") },
        Action::Confirm { seat: two, give: cards("alcohol:1"), get: cards("guns:1") },
        Action::Claim { resource: Resource::Guns },
        Action::Done,
    ])
}

/// ILL-11, ILL-12, ILL-15: what two lay down, confirm and exchange in their corner nobody else
/// sees, nor that they do anything at all; nor does the end of the session show it (ILL-14).
#[test]
fn nobody_sees_what_lies_in_another_corner() {
    let walk: &[Act] = &[(1_000, 1, "knock at 2"), (2_000, 2, "admit 1")];
    let trades: [&[Act]; 4] = [
        &[],
        &[
            (3_000, 1, "lay guns for 2"),
            (3_500, 2, "lay alcohol for 1"),
            (4_000, 2, "lay alcohol for 1"),
            (4_500, 1, "confirm with 2 guns:1 for alcohol:2"),
            (5_000, 2, "confirm with 1 alcohol:2 for guns:1"),
        ],
        &[
            (3_000, 1, "lay guns for 2"),
            (3_500, 1, "take guns back from 2"),
            (4_000, 1, "lay jewelry for 2"),
            (4_500, 2, "lay powder for 1"),
            (5_000, 2, "confirm with 1 powder:1 for jewelry:1"),
        ],
        &[(3_000, 2, "lay powder for 1"), (4_000, 1, "lay jewelry for 2")],
    ];
    let turned: &[Act] = &[
        (3_000, 2, "lay guns for 1"),
        (3_500, 1, "lay powder for 2"),
        (4_000, 2, "confirm with 1 guns:1 for powder:1"),
        (4_500, 1, "confirm with 2 powder:1 for guns:1"),
    ];
    let run = |packets, acts: &[Act]| {
        let acts = [walk, acts].concat();
        world(packets).run(70_000, &acts, SeatSet::of(seat(1)).with(seat(2)))
    };
    let quiet = run(PACKETS, trades[0]);
    assert_eq!(quiet.last().unwrap().public.stage, Stage::LayOut);
    for trade in trades {
        assert!(run(PACKETS, trade) == quiet, "{trade:?}");
    }
    assert!(run(TURNED, turned) == quiet, "other packets are seen");
}

/// ILL-11: that somebody knocks, withdraws or is turned away only those concerned see.
#[test]
fn nobody_else_sees_a_knock() {
    let knocks: [&[Act]; 4] = [
        &[],
        &[(1_000, 1, "knock at 2"), (2_000, 1, "withdraw")],
        &[(1_000, 1, "knock at 2"), (2_000, 2, "turn 1 away"), (3_000, 2, "knock at 1")],
        &[(1_500, 2, "knock at 1")],
    ];
    let two = SeatSet::of(seat(1)).with(seat(2));
    let run = |acts: &[Act]| world(PACKETS).run(10_000, acts, two);
    for acts in knocks {
        assert!(run(acts) == run(&[]), "{acts:?}");
    }
}

/// ILL-12, ILL-13, ILL-14: whatever is laid down, taken up, exchanged or left behind, no card is
/// lost and none is made; everybody's own cards are those that it has.
#[test]
fn no_card_is_lost_and_none_is_made() {
    let mut exchanged = 0;
    for players in 4..=8 {
        let config = Illegal::configure(players, "").unwrap();
        let mut rng = Rng::from_word(&format!("trades of {players}"));
        let mut state = Illegal::setup(&config);
        let packets = state.draw(&mut rng);
        state.apply(Time::ZERO, Input::Chance(packets), &mut Told::new());
        for at_ms in 0..3_000 {
            let seats: Vec<Seat> = state.seats().iter().collect();
            let seat = *rng.pick(&seats).unwrap();
            let mut actions = Vec::new();
            state.legal(seat, &mut actions);
            actions.retain(|action| *action != Action::Done);
            // Who can confirm does, and who is in a corner mostly stays there.
            let confirm = |action: &&Action| matches!(action, Action::Confirm { .. });
            let confirms = actions.iter().find(confirm).copied();
            let Some(action) = confirms.or_else(|| rng.pick(&actions).copied()) else { continue };
            if matches!(action, Action::Leave | Action::TakeBack { .. }) && rng.below(10) > 0 {
                continue;
            }
            state.apply(Time::from_ms(at_ms), Input::Act(seat, action), &mut Told::new());
            let all = state.private(Viewer::All);
            let hands = all.hands.unwrap();
            let sum = hands.iter().fold(Cards::default(), |sum, (_, hand)| sum.plus(hand));
            assert_eq!(sum.len(), 6 * players);
            assert!(sum.iter().all(|(_, count)| count == 6), "{sum}");
            for (seat, hand) in hands.iter() {
                assert_eq!(state.private(Viewer::Seat(seat)).hand, *hand);
                let laid = all.exchanges.iter().filter_map(|lies| {
                    let gives = (lies.one == seat).then_some(lies.gives);
                    gives.or((lies.other == seat).then_some(lies.gets))
                });
                let laid = laid.fold(Cards::default(), |sum, side| sum.plus(&side));
                assert!(laid.iter().all(|(of, count)| count <= hand.count(of)), "{laid}: {hand}");
            }
            let corners = state.public().corners;
            assert!(corners.iter().all(|corner| corner.len() != 1), "{corners:?}");
        }
        exchanged += state.private(Viewer::All).deals.len();
    }
    assert!(exchanged > 100, "{exchanged} exchanges");
}
