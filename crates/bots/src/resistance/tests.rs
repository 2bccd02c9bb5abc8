//! What the normal bot does where it is clear what it should.

use redeye_game::{Game as _, Match, Rng, Seat, SeatSet, Seed, Told, Viewer};
use redeye_resistance::{Action, Card, Event, MissionResult, PlotCard, Verdict};

use super::*;
use crate::Arena;
use style::{NORMAL, Style};

fn seat(number: u8) -> Seat {
    Seat::number(number).unwrap()
}

fn set(text: &str) -> SeatSet {
    text.parse().unwrap()
}

/// The mind of seat 1 of a table, after its deal.
fn mind(seats: u8, options: &str, spies: &str) -> Mind {
    let config = Resistance::configure(seats, options).unwrap();
    let mut mind = Mind::new(&config, seat(1));
    let is_spy = set(spies).contains(seat(1));
    mind.hear(&Event::SideDealt { side: if is_spy { Side::Spy } else { Side::Resistance } });
    if is_spy && !config.blind() {
        mind.hear(&Event::SpiesMet { spies: set(spies) });
    }
    mind.hear(&Event::Leads { leader: seat(1) });
    mind
}

/// A team goes, approved by everybody, up to the playing of cards.
fn send(mind: &mut Mind, leader: u8, team: &str) {
    let mission = mind.scene.mission as u8 + 1;
    let approve = SeatSet::first(mind.scene.config.seats());
    mind.hear(&Event::Leads { leader: seat(leader) });
    mind.hear(&Event::Proposed { leader: seat(leader), team: set(team), mission });
    mind.hear(&Event::Voted {
        approve,
        reject: SeatSet::EMPTY,
        verdict: Verdict::Approved,
        rejections: 0,
    });
}

/// A whole mission.
fn run(mind: &mut Mind, leader: u8, team: &str, fails: u8) {
    send(mind, leader, team);
    let failed = fails >= mind.scene.fails_needed();
    let result = if failed { MissionResult::Failure } else { MissionResult::Success };
    let mission = mind.scene.mission as u8 + 1;
    let (chief_fails, hacks) = (0, 0);
    mind.hear(&Event::MissionDone { mission, team: set(team), result, fails, chief_fails, hacks });
    mind.hear(&Event::Leads { leader: seat(leader + 1) });
}

/// How often a spy sabotages the mission it is on.
fn fails_of_hundred(mind: &Mind) -> usize {
    let mut rng = Rng::from_key([7; 32]);
    (0..100).filter(|_| spy::choose_card(mind, &mut rng) == Card::Fail).count()
}

#[test]
fn more_fails_than_a_team_has_spies_cannot_be() {
    let mut mind = mind(5, "", "4,5");
    run(&mut mind, 2, "2,3", 2);
    assert!(mind.face.suspicion(seat(2)) > 1.0 - 1e-9);
    assert!(mind.face.suspicion(seat(4)) < 1e-9);
    let team = loyal::choose_team(&mind, &mut Rng::from_key([1; 32]));
    assert_eq!(team, set("1,4,5"), "the others are spies");
}

#[test]
fn a_loyal_leader_is_on_its_team_and_approves_the_last_attempt() {
    for seats in 5..=10 {
        let mut mind = mind(seats, "", "4,5");
        let team = loyal::choose_team(&mind, &mut Rng::from_key([1; 32]));
        assert!(team.contains(seat(1)));
        let without_me = if seats < 8 { set("2,3") } else { set("2,3,4") };
        mind.hear(&Event::Proposed { leader: seat(2), team: without_me, mission: 1 });
        mind.scene.rejections = 4;
        assert!(loyal::approval(&mind, &mut Rng::from_key([1; 32])) >= 1.0);
    }
}

/// At five seats one's own turn to lead comes before the last attempt, with a team three times
/// as safe. Early on the lot decides; late in the match nobody settles for so little.
#[test]
fn patience_grows_with_the_match() {
    let mut mind = mind(5, "", "4,5");
    mind.hear(&Event::Proposed { leader: seat(2), team: set("2,3"), mission: 1 });
    let mut rng = Rng::from_key([1; 32]);
    let mut approvals =
        |mind: &Mind| (0..1000).filter(|_| loyal::approval(mind, &mut rng) >= 1.0).count();
    let early = approvals(&mind);
    assert!((300..700).contains(&early), "{early} of 1000");
    (mind.scene.successes, mind.scene.failures) = (1, 2);
    assert_eq!(approvals(&mind), 0);
}

#[test]
fn a_spy_lets_the_first_mission_of_two_succeed() {
    for seats in 5..=7 {
        let spies = if seats == 7 { "1,4,5" } else { "1,4" };
        for team in ["1,2", "1,4"] {
            let mut mind = mind(seats, "", spies);
            send(&mut mind, 1, team);
            assert_eq!(fails_of_hundred(&mind), 0, "{team} of {seats} seats");
        }
    }
}

#[test]
fn a_spy_sabotages_when_the_match_hangs_on_it() {
    for (first, second) in [(0, 0), (1, 1)] {
        let mut mind = mind(5, "", "1,4");
        run(&mut mind, 2, "2,4", first);
        run(&mut mind, 3, "2,3,4", second);
        send(&mut mind, 1, "1,2");
        assert_eq!(fails_of_hundred(&mind), 100);
    }
}

#[test]
fn of_two_spies_the_first_in_seat_order_sabotages() {
    let mut both = [mind(5, "", "1,4"), mind(5, "", "1,4")];
    // The second mind sits on seat 4 and is dealt the same.
    both[1] = Mind::new(&Resistance::configure(5, "").unwrap(), seat(4));
    both[1].hear(&Event::SideDealt { side: Side::Spy });
    both[1].hear(&Event::SpiesMet { spies: set("1,4") });
    let [first, second] = &mut both;
    for mind in [&mut *first, &mut *second] {
        run(mind, 2, "2,3", 0);
        run(mind, 3, "2,3,5", 0);
        send(mind, 4, "1,4");
    }
    assert_eq!((fails_of_hundred(first), fails_of_hundred(second)), (100, 0));
}

#[test]
fn two_fails_are_played_together_or_not_at_all() {
    for third in [0, 1] {
        let mut mind = mind(7, "", "1,4,6");
        run(&mut mind, 2, "2,3", 0);
        run(&mut mind, 3, "2,3,4", 1);
        run(&mut mind, 4, "2,3,6", third);
        let mut together = mind.clone();
        send(&mut mind, 5, "1,2,3,5");
        assert_eq!(fails_of_hundred(&mind), 0, "one Fail alone is in vain");
        send(&mut together, 5, "1,2,3,4");
        assert_eq!(fails_of_hundred(&together), 100);
    }
}

#[test]
fn a_blind_spy_knows_itself_alone() {
    let mut mind = mind(5, "blind", "1,4");
    assert_eq!(mind.comrades(), set("1"));
    assert!((mind.own().suspicion(seat(4)) - 0.25).abs() < 1e-9);
    // It sees a Fail that it did not play.
    send(&mut mind, 1, "1,2");
    mind.play(Card::Success);
    let done = "mission 1 of 1,2 is a failure with 1 fails 0 chief-fails 0 hacks";
    mind.hear(&done.parse().unwrap());
    assert_eq!(mind.comrades(), set("1,2"));
}

#[test]
fn no_confidence_is_never_the_loyal_fifth_rejection() {
    for (spies, wins) in [("1,4", true), ("2,4", false)] {
        let mut mind = mind(5, "plots", spies);
        run(&mut mind, 2, "2,3", 1);
        run(&mut mind, 2, "2,3,4", 2);
        send(&mut mind, 3, "2,4");
        assert!(plots::uses(&mind, Some(PlotCard::NoConfidence)) != wins, "before the fifth");
        mind.scene.rejections = 4;
        assert_eq!(plots::uses(&mind, Some(PlotCard::NoConfidence)), wins);
    }
}

#[test]
fn a_spy_shows_itself_to_its_own() {
    let mind = mind(7, "plots", "1,4,6");
    let legal: Vec<Action> = (2..=7).map(|to| Action::Show { to: seat(to) }).collect();
    let shown = plots::show(&mind, &legal, &mut Rng::from_key([1; 32])).unwrap();
    assert!([4, 6].map(|to| Action::Show { to: seat(to) }).contains(&shown));
}

/// Bots whose minds stay in reach, with a style for the spies.
fn play(config: &Config, index: u64, spy_style: Style, heard: &mut [Vec<Event>]) -> bool {
    let mut rng = Rng::from_key([5; 32]).branch(index);
    let deal = Rng::for_deal(&Seed(rng.bytes()), []);
    let mut bots: Vec<Box<dyn Bot<Resistance>>> = SeatSet::first(config.seats())
        .iter()
        .map(|seat| {
            let mut bot = Normal::new(config, seat);
            // Only spies read those numbers that differ.
            bot.mind.style = spy_style;
            Box::new(bot) as Box<dyn Bot<Resistance>>
        })
        .collect();
    let mut game = Match::unrecorded(config, deal);
    let outcome = Arena::new().play(&mut game, &mut bots, &mut rng, |_, told| {
        for (seat, heard) in heard.iter_mut().enumerate() {
            heard.extend(told.heard_by(Viewer::Seat(Seat::at(seat))));
        }
    });
    outcome.side == "resistance"
}

#[test]
fn a_spy_that_hides_wins_more_than_one_that_does_not() {
    let config = Resistance::configure(7, "").unwrap();
    let naive = Style { hides: false, ..NORMAL };
    let lost = |style: Style| (0..300).filter(|&i| play(&config, i, style, &mut [])).count();
    let (hiding, naive) = (lost(NORMAL), lost(naive));
    assert!(hiding + 30 < naive, "of 300 lost: {hiding} hiding, {naive} naive");
}

#[test]
fn without_the_cited_event_the_suspicion_is_lower() {
    let mut cited = 0;
    for index in 0..60 {
        let options = if index % 2 == 0 { "" } else { "plots" };
        let config = Resistance::configure(5 + index as u8 % 6, options).unwrap();
        let mut heard = vec![Vec::new(); usize::from(config.seats())];
        play(&config, index, NORMAL, &mut heard);
        for (listener, heard) in heard.iter().enumerate() {
            let think = |left_out: Option<usize>| {
                let mut mind = Mind::new(&config, Seat::at(listener));
                for (number, event) in heard.iter().enumerate() {
                    if Some(number) == left_out { mind.follow(event) } else { mind.hear(event) }
                }
                mind
            };
            let mind = think(None);
            // A spy that was caught has refused evidence, which might be taken without the event.
            if mind.side == Side::Spy && mind.is_exposed() {
                continue;
            }
            for suspect in SeatSet::first(config.seats()).iter() {
                let explanation = mind.explain(suspect);
                assert_eq!(explanation.seat, suspect);
                assert!((explanation.suspicion - mind.face.suspicion(suspect)).abs() < 1e-9);
                for reason in explanation.because.into_iter().flatten() {
                    let without = think(Some(reason.event)).face.suspicion(suspect);
                    let event = heard[reason.event];
                    assert!(without < explanation.suspicion, "match {index}, {suspect}: {event}");
                    cited += 1;
                }
            }
        }
    }
    assert!(cited > 1000, "only {cited} reasons were given");
}

#[test]
fn reasons_come_weightiest_first() {
    let mut mind = mind(5, "", "4,5");
    run(&mut mind, 2, "2,3", 0);
    run(&mut mind, 3, "1,3,4", 1);
    let [first, second] = mind.explain(seat(4)).because;
    // Events: side, Leads; then five a mission (Leads, Proposed, Voted, MissionDone, Leads).
    assert_eq!(first.map(|reason| reason.event), Some(10), "the failed mission weighs most");
    assert!(second.is_none_or(|second| second.bits <= first.unwrap().bits));
}

#[test]
fn told_nothing_it_still_does_something_legal() {
    let config = Resistance::configure(5, "").unwrap();
    let mut game = Match::<Resistance>::unrecorded(&config, Rng::from_key([1; 32]));
    game.advance(game.now(), &mut Told::new());
    let leader = game.state().awaits().iter().next().unwrap();
    let mut legal = Vec::new();
    game.state().legal(leader, &mut legal);
    let turn = Turn::new(game.state(), leader, &legal);
    let action = Normal::new(&config, leader).act(&turn, &mut Rng::from_key([2; 32]));
    assert!(legal.contains(&action.unwrap()));
}
