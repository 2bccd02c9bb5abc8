//! Timing, on a virtual clock: before every look, every vote and every choice of the crew there is
//! a pause that is the same for everybody, whoever holds which card and whoever has answered
//! (MAY-41).

use redeye_game::{Game, Input, Rng, Seat, SeatSet, Time, Told, Viewer};
use redeye_laws::clock::{self, TICK_MS, seat};
use redeye_mayday::{Action, Mayday, Side, Spot, Stage, Upcoming, Veteran};

type World = clock::World<Mayday>;
type Moment = clock::Moment<Mayday>;

/// The pause of these tables.
const PAUSE_MS: u64 = 5_000;

/// Longer than any flight of these tests.
const FLIGHT_MS: u64 = 600_000;

/// How long after a pause began each seat passes; none: it says nothing.
type Passes = [Option<u64>; 5];

const SILENCE: Passes = [None; 5];

/// Seats 4 and 5 are infiltrators; or 2 and 5, and the rest looks the same from outside.
const HANDS: &str = "hih,hhi,ihh,hii,iih";
const OTHER_HANDS: &str = "hih,hii,ihh,hhi,iih";

/// Seat 1 begins; the others hold these. Everybody tries everything that a card could do.
fn world(hands: &str, cards: [Veteran; 4]) -> World {
    let deal = format!("deal {hands} first 1");
    let [two, three, four, five] = cards;
    let veterans = format!("veterans -,{two},{three},{four},{five}");
    let target = seat(4);
    World::new(5, "veterans pause=5", &[&deal, &veterans]).probing([
        Action::Pass,
        Action::Divert { target },
        Action::Turn { spot: Spot::Middle },
        Action::StepIn,
        Action::Replace { looker: target },
        Action::MoveTo { seat: target },
        Action::LookAtOwn { spot: Spot::Left },
        Action::Silence,
        Action::Mark { side: Side::Honest },
        Action::LetIn { seat: target },
    ])
}

/// These two cards at seats 2 and 4, and any other two.
fn hold(two: Veteran, four: Veteran) -> [Veteran; 4] {
    let mut others = Veteran::ALL.into_iter().filter(|card| ![two, four].contains(card));
    let mut other = || others.next().expect("there are eight");
    [two, other(), four, other()]
}

fn asks(world: &World) -> bool {
    world.state.public().stage == Stage::Window
}

fn can_act(world: &World, seat: Seat) -> bool {
    let mut actions = Vec::new();
    world.state.legal(seat, &mut actions);
    !actions.is_empty()
}

/// Those whose time it is pass; the last answer ends the pause.
fn pass(world: &mut World, passes: &Passes) {
    let began_ms = world.state.deadline().expect("a pause ends").ms() - PAUSE_MS;
    for (number, delay_ms) in (1..).zip(passes) {
        let due = delay_ms.is_some_and(|delay_ms| began_ms + delay_ms == world.now.ms());
        if due && asks(world) && can_act(world, seat(number)) {
            world.act(number, "pass");
        }
    }
}

/// Outside of pauses everybody does its duty: looks at the left card, marks what it saw,
/// protects, sends the first one who can look, lets the honest in.
fn go_on(world: &mut World) {
    if world.state.owes_draw() {
        let draw = world.state.draw(&mut Rng::from_word("shuffled"));
        return world.state.apply(world.now, Input::Chance(draw), &mut Told::new());
    }
    let infiltrators = world.state.private(Viewer::All).infiltrators;
    for seat in world.state.awaits().iter() {
        let mut actions = Vec::new();
        world.state.legal(seat, &mut actions);
        let saw = world.state.private(Viewer::Seat(seat)).sights.last().map(|sight| sight.side);
        let duty = |action: &&Action| match **action {
            Action::Look { spot } => spot == Spot::Left,
            Action::Mark { side } => Some(side) == saw,
            Action::LetIn { seat } => !infiltrators.contains(seat),
            Action::Protect | Action::Send { .. } => true,
            _ => false,
        };
        let sends = |action: &&Action| matches!(action, Action::Send { .. });
        let action = actions.iter().find(sends).or_else(|| actions.iter().find(duty));
        let action = action.expect("it has a duty").to_string();
        world.act(seat.index() as u8 + 1, &action);
    }
}

/// One tick, and what it brings. When the clock has ended a pause, nobody is so quick.
fn tick(world: &mut World, passes: &Passes) {
    assert!(world.now.ms() < FLIGHT_MS, "it stands still");
    let asked = asks(world);
    world.tick(&[]);
    if asks(world) {
        pass(world, passes);
    } else if !asked {
        go_on(world);
    }
}

/// Flies on until it `is_there`, and says what there was to see for all but those who are
/// `in_the_know`.
fn fly(
    mut world: World,
    passes: &Passes,
    in_the_know: SeatSet,
    is_there: impl Fn(&Mayday) -> bool,
) -> Vec<Moment> {
    let mut moments = vec![world.moment(in_the_know)];
    while !is_there(&world.state) {
        tick(&mut world, passes);
        moments.push(world.moment(in_the_know));
    }
    moments
}

/// MAY-41: every look, every vote and every choice of the crew has its pause, for its whole time if
/// nobody says anything, whatever the cards are; and silence is a pass.
#[test]
fn every_look_vote_and_choice_of_the_crew_has_its_pause() {
    let mut stages = Vec::new();
    for cards in Veteran::ALL.windows(2) {
        let mut world = world(HANDS, hold(cards[0], cards[1]));
        let (mut flight, mut began) = (Vec::new(), world.now);
        while world.state.outcome().is_none() {
            let before = world.state.public();
            tick(&mut world, &SILENCE);
            let now = world.state.public();
            let goes_on = now.stage != Stage::Window && before.stage == Stage::Window;
            if goes_on {
                assert_eq!(world.now.ms() - began.ms(), PAUSE_MS, "{before:?}");
            }
            let opens = matches!(now.stage, Stage::Mark | Stage::Vote | Stage::Crew);
            assert!(!opens || goes_on || now.stage == before.stage, "no pause: {now:?}");
            if now.stage == Stage::Window && before.stage != Stage::Window {
                began = world.now;
            }
            let window = now.veterans.map(|veterans| (veterans.before, veterans.face_down));
            flight.push((world.now, now.stage, window, world.state.deadline()));
        }
        assert_eq!(world.state.outcome().unwrap().side, "honest");
        stages.push(flight);
    }
    assert!(stages.iter().all(|flight| *flight == stages[0]), "the cards changed the times");
    let count = |stage| {
        let of = |pair: &&[(_, Stage, _, _)]| pair[0].1 != stage && pair[1].1 == stage;
        stages[0].windows(2).filter(of).count()
    };
    // Ten first suspicions, of which the first pause was there at the start; looks of three
    // rounds and of the crew.
    assert_eq!((count(Stage::Mark), count(Stage::Vote), count(Stage::Crew)), (17, 6, 4));
    assert_eq!(count(Stage::Window), 17 + 6 + 4 - 1);
}

/// MAY-6, MAY-41: which of two seats holds which card is seen by none of the others, at no moment,
/// whoever answers and when.
#[test]
fn nobody_sees_who_holds_which_card() {
    let both = SeatSet::of(seat(2)).with(seat(4));
    let is_over = |flight: &Mayday| flight.outcome().is_some();
    let three: [Passes; 3] = [
        SILENCE,
        [None, Some(500), Some(1_000), Some(2_500), Some(500)],
        [None, Some(3_500), None, Some(500), Some(500)],
    ];
    for (index, one) in Veteran::ALL.into_iter().enumerate() {
        for other in Veteran::ALL.into_iter().skip(index + 1) {
            for passes in &three {
                let cards = hold(one, other);
                let turned = [cards[2], cards[1], cards[0], cards[3]];
                let [here, there] =
                    [cards, turned].map(|cards| fly(world(HANDS, cards), passes, both, is_over));
                assert!(here == there, "{one} and {other}, {passes:?}");
            }
        }
    }
}

/// MAY-8, MAY-41: nor who of the two is an infiltrator: their middle cards tell, and nobody looks
/// at these. Seat 5 is one, and knows.
#[test]
fn nobody_sees_who_is_an_infiltrator() {
    let others = SeatSet::of(seat(2)).with(seat(4)).with(seat(5));
    let has_captain = |flight: &Mayday| flight.public().captain.is_some();
    for card in Veteran::ALL {
        let cards = hold(card, Veteran::ALL[(card as usize + 3) % 8]);
        for passes in [SILENCE, [None, Some(1_000), Some(500), Some(2_500), Some(500)]] {
            let [here, there] = [HANDS, OTHER_HANDS]
                .map(|hands| fly(world(hands, cards), &passes, others, has_captain));
            assert!(here == there, "{card}, {passes:?}");
        }
    }
}

/// MAY-41: it asks all whose card is face down until it closes: at once when all have answered,
/// else when the time is up.
#[test]
fn a_pause_ends_with_the_last_answer() {
    let cases: [(Passes, u64); 4] = [
        ([None, Some(500), Some(500), Some(500), Some(500)], 500),
        ([None, Some(3_500), Some(500), Some(1_000), Some(500)], 3_500),
        ([None, Some(500), None, Some(1_000), Some(500)], PAUSE_MS),
        (SILENCE, PAUSE_MS),
    ];
    let asked = SeatSet::first(5).without(seat(1));
    for (passes, ends_ms) in cases {
        let mut world = world(HANDS, hold(Veteran::Listen, Veteran::IWillLook));
        let deadline = world.state.deadline();
        assert_eq!(deadline.map(Time::ms), Some(PAUSE_MS));
        while asks(&world) {
            assert_eq!((world.state.awaits(), world.state.deadline()), (asked, deadline));
            tick(&mut world, &passes);
        }
        assert_eq!(world.now.ms(), ends_ms, "{passes:?}");
        assert_eq!(world.state.awaits(), seat(1).into());
    }
}

/// MAY-41: that a seat answers, when, and whether it uses its card, is in nobody else's view before
/// the pause is over, in the first suspicions, before a vote and before a choice of the crew.
#[test]
fn an_answer_is_not_seen() {
    let passes = [None, Some(500), Some(1_500), None, Some(2_000)];
    for card in Veteran::ALL {
        for before in [Upcoming::Look, Upcoming::Vote, Upcoming::Crew] {
            let begin = || {
                let mut world = world(HANDS, hold(Veteran::ALL[(card as usize + 1) % 8], card));
                let pauses_before = |world: &World| world.state.public().veterans.unwrap().before;
                while pauses_before(&world) != Some(before) {
                    tick(&mut world, &SILENCE);
                }
                world
            };
            let run = |answer: Option<(u64, Action)>| {
                let mut world = begin();
                let (began_ms, ends) = (world.now.ms(), world.state.deadline());
                let mut moments = Vec::new();
                while world.now.ms() < began_ms + PAUSE_MS - TICK_MS {
                    tick(&mut world, &passes);
                    match answer {
                        Some((delay_ms, action)) if world.now.ms() == began_ms + delay_ms => {
                            world.act(4, &action.to_string());
                        }
                        _ => (),
                    }
                    // After a card was used they are asked again: that is another pause.
                    if world.state.deadline() != ends {
                        break;
                    }
                    moments.push(world.moment(seat(4).into()));
                }
                moments
            };
            let silent = run(None);
            assert_eq!(silent.len(), 9);
            let mut answers = Vec::new();
            begin().state.legal(seat(4), &mut answers);
            for answer in answers {
                // Before the others, in their midst, and as the last, which ends it.
                for (delay_ms, ticks) in [(500, 3), (1_500, 3), (3_000, 5)] {
                    let open = run(Some((delay_ms, answer)));
                    assert_eq!(open, silent[..ticks], "{card}: {answer} after {delay_ms} ms");
                }
            }
        }
    }
}
