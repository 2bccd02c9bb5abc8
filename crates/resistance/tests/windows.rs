//! Timing, on a virtual clock: a question that only one seat can use looks the same to everybody
//! else, at every moment, whether it can be used or not (RES-25), and so does a vote in which one
//! seat may do something unasked (RES-35).

use redeye_game::{Game, SeatSet, Time};
use redeye_laws::clock::{self, Act, TICK_MS, seat};
use redeye_resistance::{Action, Resistance, Stage};

type World = clock::World<Resistance>;
type Moment = clock::Moment<Resistance>;

/// A table after this draw, at which everybody tries what is not its own to do.
fn world(seats: u8, options: &str, draw: &str) -> World {
    let all = || SeatSet::first(seats).iter();
    let accuse = all().map(|accused| Action::Accuse { accused });
    let blame = all().map(|named| Action::Blame { named });
    World::new(seats, options, &[draw])
        .probing(accuse.chain(blame).chain([Action::Pass, Action::Use]))
}

/// The Leader's team with its Investigator, approved by all.
fn send(world: &mut World, leader: u8, team: &str, investigator: u8) {
    world.act(leader, &format!("propose {team}"));
    world.act(leader, &format!("appoint {investigator}"));
    for number in 1..=world.state.seats().len() as u8 {
        world.act(number, "approve");
    }
}

/// When the question is over.
fn closes(moments: &[Moment]) -> Time {
    moments.iter().find(|moment| moment.public.stage != Stage::GoOn).expect("it closes").at
}

/// The first mission has failed by one card: that of the Spy Chief, or that of its Hunter. The
/// Chief sits at 3, the Hunter at 4.
fn failed_mission(seats: u8, options: &str, by_the_chief: bool) -> World {
    let plain = if seats == 5 { "" } else { ",resistance" };
    let draw = format!(
        "cast resistance-chief,resistance-hunter,spy-chief,spy-hunter,resistance{plain} leader 3"
    );
    let mut world = world(seats, options, &draw);
    send(&mut world, 3, "3,4", 5);
    world.act(3, if by_the_chief { "play fail" } else { "play success" });
    world.act(4, if by_the_chief { "play success" } else { "play fail" });
    assert_eq!(world.state.public().stage, Stage::GoOn);
    world
}

const HUNTER: &str = "hunter pause=20";

/// Who answers when, but for the Hunter; with six seats the sixth is silent until the end.
const OTHERS: [Act; 4] =
    [(1_000, 1, "pass"), (1_500, 5, "pass"), (4_000, 3, "pass"), (9_000, 2, "pass")];

/// RES-25: Chief or Hunter, it looks the same at every moment, and closes at the same time.
#[test]
fn nobody_sees_whether_an_early_accusation_is_possible() {
    let hunters: [&[Act]; 4] =
        [&[], &[(500, 4, "pass")], &[(6_000, 4, "pass")], &[(19_500, 4, "pass")]];
    for seats in [5, 6] {
        for hunter in hunters {
            let acts: Vec<Act> = OTHERS.iter().chain(hunter).copied().collect();
            let [possible, impossible] = [true, false].map(|by_the_chief| {
                failed_mission(seats, HUNTER, by_the_chief).run(25_000, &acts, seat(4).into())
            });
            assert_eq!(possible, impossible, "{seats} seats, the Hunter: {hunter:?}");
            // The last answer closes nothing: with five seats all have answered by then.
            assert_eq!(closes(&possible).ms(), 20_000, "{seats} seats, {hunter:?}");
        }
    }
}

/// RES-13, RES-25, RES-35: how long the question and the vote are, as the host wants it.
#[test]
fn questions_to_all_are_as_long_as_the_table_says() {
    for (options, pause_ms) in
        [("", 15_000), (" pause=5", 5_000), (" pause=30", 30_000), (" pause=86400", 86_400_000)]
    {
        let closes = Some(Time::from_ms(pause_ms));
        let blame = format!("hunter deep-agent pretender blame{options}");
        let mut voting = world(7, &blame, CASTS[0]);
        voting.act(2, "propose 1,2");
        voting.act(2, "appoint 3");
        assert_eq!(voting.state.deadline(), closes, "{blame}");
        assert_eq!(failed_mission(5, &format!("hunter{options}"), true).state.deadline(), closes);
    }
}

/// RES-25: while it is open it asks everybody, until the same time, whoever has answered.
#[test]
fn everybody_is_asked_until_it_closes() {
    let acts: Vec<Act> = OTHERS.iter().copied().chain([(2_000, 4, "accuse 5")]).collect();
    let mut world = failed_mission(6, HUNTER, true);
    while world.state.public().stage == Stage::GoOn {
        assert_eq!(world.state.awaits(), world.state.seats());
        assert_eq!(world.state.deadline(), Some(Time::from_ms(20_000)));
        let until_ms = world.now.ms() + TICK_MS;
        world.run(until_ms, &acts, SeatSet::EMPTY);
    }
    assert_eq!(world.now.ms(), 20_000);
}

/// RES-25: that the Hunter answers, when, and whom it accuses, is in nobody else's view before the
/// question closes.
#[test]
fn the_answer_of_the_hunter_is_not_seen() {
    for seats in [5, 6] {
        let run = |hunter: &[Act]| {
            let acts: Vec<Act> = OTHERS.iter().chain(hunter).copied().collect();
            let mut moments =
                failed_mission(seats, HUNTER, true).run(25_000, &acts, seat(4).into());
            let closed = closes(&moments);
            moments.retain(|moment| moment.at < closed);
            moments
        };
        // Whatever it does, it looks as if it did nothing, until all have answered.
        let silent = run(&[]);
        for hunter in [
            (500, 4, "pass"),
            (500, 4, "accuse 1"),
            (2_500, 4, "accuse 5"),
            (8_500, 4, "accuse 3"),
            (8_500, 4, "pass"),
        ] {
            let open = run(&[hunter]);
            assert!(open.len() >= 17, "{} ticks", open.len());
            assert_eq!(open, silent[..open.len()], "{seats} seats, the Hunter: {hunter:?}");
        }
    }
}

/// RES-24: from seven seats on it is public that it can be done; the answer is as secret.
#[test]
fn with_seven_seats_the_answer_is_not_seen_either() {
    let run = |hunter: Act| {
        let draw = "cast spy,resistance,resistance-chief,spy-hunter,resistance-hunter,spy-chief,\
                    resistance leader 1";
        let mut world = world(7, "hunter pause=20", draw);
        send(&mut world, 1, "2,6", 7);
        world.act(2, "play success");
        world.act(6, "play chief-fail");
        let acts = [(3_000, 1, "pass"), hunter, (7_000, 6, "pass")];
        world.run(19_500, &acts, seat(4).into())
    };
    let passes = run((5_000, 4, "pass"));
    assert!(passes.iter().all(|moment| moment.public.stage == Stage::GoOn));
    assert_eq!(passes, run((5_000, 4, "accuse 3")));
    assert_eq!(passes, run((18_000, 4, "accuse 2")));
}

/// RES-29, RES-31: whoever is examined is asked for a loyalty card, with or without a choice; what
/// it hands over sees the examiner alone.
#[test]
fn nobody_sees_whether_the_examined_has_a_choice() {
    let run = |last: &str, loyalty: &'static str| {
        let draw =
            format!("cast resistance-chief,resistance-hunter,spy-chief,spy-hunter,{last} leader 1");
        let mut world = world(6, "hunter dummy-agent", &draw);
        send(&mut world, 1, "1,2", 4);
        world.act(1, "play success");
        world.act(2, "play success");
        let acts = [(1_000, 1, "examine 5"), (6_000, 5, loyalty)];
        let in_the_know = SeatSet::of(seat(5)).with(seat(6));
        let but_examiner = world.run(5_500, &acts, in_the_know);
        (but_examiner, world.run(8_000, &acts, in_the_know.with(seat(1))))
    };
    let dummy = run("dummy-agent,resistance", "hand over no-chief");
    assert!(dummy.0.iter().any(|moment| moment.public.stage == Stage::HandOver));
    assert_eq!(dummy, run("resistance,dummy-agent", "hand over no-chief"));
    assert_eq!(dummy, run("dummy-agent,resistance", "hand over chief"));
}

/// The casts of the next two: the Deep Agent sits at 7 and the Pretender at 1, or turned about.
const CASTS: [&str; 2] = [
    "cast pretender,resistance-chief,spy-chief,resistance-hunter,spy-hunter,resistance,deep-agent \
     leader 2",
    "cast deep-agent,resistance-chief,spy-chief,resistance-hunter,spy-hunter,resistance,pretender \
     leader 2",
];

/// A first mission and the team building after it, with a rejected team in it. The votes are open
/// for five seconds, from 2.000 to 7.000 and from 10.500 to 15.500.
const COURSE: [Act; 20] = [
    (1_000, 2, "propose 2,6"),
    (2_000, 2, "appoint 3"),
    (3_000, 1, "approve"),
    (3_000, 2, "approve"),
    (3_000, 3, "approve"),
    (3_000, 4, "approve"),
    (3_000, 5, "approve"),
    (3_000, 6, "approve"),
    (4_000, 7, "approve"),
    (8_000, 2, "play success"),
    (8_500, 6, "play success"),
    (9_000, 2, "examine 6"),
    (10_000, 3, "propose 1,2,7"),
    (10_500, 3, "appoint 5"),
    (11_000, 1, "reject"),
    (11_000, 2, "reject"),
    (11_000, 3, "reject"),
    (11_000, 4, "reject"),
    (11_000, 5, "reject"),
    (11_000, 6, "reject"),
];

const BLAME: &str = "hunter deep-agent pretender blame pause=5";

/// RES-34, RES-35: who of the two could blame is seen by none of the others, whatever is done.
#[test]
fn nobody_sees_who_may_blame() {
    let both = SeatSet::of(seat(1)).with(seat(7));
    let [one, other] = CASTS.map(|draw| world(7, BLAME, draw).run(17_000, &COURSE, both));
    assert_eq!(one, other);
}

/// RES-35: there is time for a Blame, whoever leads and however fast all vote; and the vote ends at
/// the same time whether the Deep Agent was the first to vote or the last.
#[test]
fn a_vote_is_open_long_enough_for_a_blame() {
    let votes = |moments: &[Moment]| -> Vec<u64> {
        let open = moments.iter().filter(|moment| moment.public.stage == Stage::Vote);
        open.map(|moment| moment.at.ms()).collect()
    };
    let run = |deep_agent_votes_ms: u64| {
        let mut acts = COURSE.to_vec();
        acts[8].0 = deep_agent_votes_ms;
        world(7, BLAME, CASTS[0]).run(7_500, &acts, seat(7).into())
    };
    let early = votes(&run(2_500));
    assert_eq!((early[0], early[early.len() - 1] + TICK_MS), (2_000, 7_000));
    assert_eq!(early, votes(&run(6_500)));
    // Whoever is slower than that is waited for.
    let late = votes(&run(9_000));
    assert!(late[late.len() - 1] >= 7_000, "{late:?}");
}

/// RES-35: nothing but the vote is different with the option, and there only how long it is open
/// and that nobody sees who has voted: all but the Deep Agent see what they would see without it.
#[test]
fn nobody_sees_that_somebody_may_blame() {
    let mut slow = COURSE;
    slow[8].0 = 7_500;
    for (draw, deep_agent) in CASTS.into_iter().zip([7, 1]) {
        let [with, without] = [BLAME, "hunter deep-agent pretender pause=5"]
            .map(|options| world(7, options, draw).run(14_000, &slow, seat(deep_agent).into()))
            .map(|mut moments| {
                for moment in &mut moments {
                    let of_the_vote = |line: &String| {
                        line.starts_with("awaits ") || line.starts_with("deadline ")
                    };
                    moment.face.retain(|line| !of_the_vote(line));
                    moment.face.iter_mut().for_each(|line| {
                        *line = line.replace("\"blame_open\":true", "\"blame_open\":false");
                    });
                }
                moments
            });
        let faces = |moments: &[Moment]| -> Vec<_> {
            moments.iter().map(|moment| (moment.at, moment.face.clone())).collect()
        };
        assert!(faces(&with) == faces(&without), "they differ");
        let building =
            |moment: &&Moment| matches!(moment.public.stage, Stage::Propose | Stage::Appoint);
        assert!(with.iter().filter(building).count() > 5);
    }
}

/// RES-35: a Blame is seen at the moment at which it is made, by all, and not before; in a vote,
/// too.
#[test]
fn a_blame_is_seen_when_it_is_made() {
    let run = |blame: &[Act]| {
        let mut acts: Vec<Act> = blame.to_vec();
        acts.extend(COURSE);
        let mut world = world(7, BLAME, CASTS[0]);
        world.run(17_000, &acts, seat(7).into())
    };
    let silent = run(&[]);
    for blame in [(1_500, 7, "blame 1"), (5_500, 7, "blame 1")] {
        let blaming = run(&[blame]);
        let before = (blame.0 / TICK_MS - 1) as usize;
        assert_eq!(silent[..before], blaming[..before]);
        for (silent, blaming) in silent[before..].iter().zip(&blaming[before..]) {
            assert_ne!(silent, blaming);
        }
    }
}
