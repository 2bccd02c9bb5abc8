//! What the normal bot does where it is clear what it should.

use redeye_game::{Game as _, Match, Rng, Seat, SeatSet, Seed, Told, Viewer};
use redeye_mayday::{Action, Event, Round, Side, Spot};

use super::*;
use crate::Arena;
use style::{NORMAL, Style};

fn seat(number: u8) -> Seat {
    Seat::number(number).unwrap()
}

/// The mind of seat 1 after it has heard these events.
fn mind(seats: u8, options: &str, events: &[&str]) -> Mind {
    let mut mind = Mind::new(&Mayday::configure(seats, options).unwrap(), seat(1));
    hear(&mut mind, events);
    mind
}

fn hear(mind: &mut Mind, events: &[&str]) {
    for event in events {
        mind.hear(&event.parse().unwrap());
    }
}

/// What the bot of seat 1 does with this mind, a hundred times.
fn hundred(mind: &Mind, legal: &[Action]) -> Vec<Action> {
    let bot = Normal { mind: mind.clone() };
    let mut rng = Rng::from_key([7; 32]);
    (0..100).map(|_| bot.decide(legal, &mut rng).unwrap()).collect()
}

fn count(actions: &[Action], wanted: Action) -> usize {
    actions.iter().filter(|action| **action == wanted).count()
}

const LOOKS: [Action; 3] = [
    Action::Look { spot: Spot::Left },
    Action::Look { spot: Spot::Middle },
    Action::Look { spot: Spot::Right },
];
const MARKS: [Action; 2] =
    [Action::Mark { side: Side::Honest }, Action::Mark { side: Side::Infiltrator }];
const VOTES: [Action; 2] = [Action::Punch, Action::Protect];

/// MAY-2: a second card of an honest looker's target tells a pair; the card it has seen, nothing.
#[test]
fn an_honest_looker_does_not_look_at_what_it_knows() {
    let events = [
        "you are honest",
        "5 turns up hhi",
        "5 marks the left card of 3 as infiltrator",
        "1 must look at 3",
    ];
    let looks = hundred(&mind(6, "", &events), &LOOKS);
    assert_eq!(count(&looks, LOOKS[0]), 0);
}

/// MAY-23, MAY-27: of two candidates the one trusted more, whoever is voted on.
#[test]
fn the_honest_vote_for_the_captain_they_trust() {
    for (about, vote) in [(3, Action::Punch), (4, Action::Protect)] {
        let events = [
            "you are honest",
            "1 looks at the left card of 3",
            "the left card of 3 is infiltrator",
            "1 marks the left card of 3 as infiltrator",
            "1 looks at the left card of 4",
            "the left card of 4 is honest",
            "1 marks the left card of 4 as honest",
            "the round captain begins",
            &format!("the skirmish is about {about}"),
        ];
        let mut mind = mind(6, "", &events);
        mind.scene.reliable = "3,4".parse().unwrap();
        assert_eq!(count(&hundred(&mind, &VOTES), vote), 100, "about {about}");
    }
}

/// MAY-24: with cards for all nobody is kept from one; with one card only the best gets it.
#[test]
fn the_rank_it_takes_depends_on_the_cards_left() {
    let events = [
        "you are honest",
        "1 looks at the left card of 3",
        "the left card of 3 is infiltrator",
        "the skirmish is about 3",
    ];
    let mut mind = mind(5, "", &events);
    for (cards, vote) in [(1, Action::Punch), (3, Action::Punch), (4, Action::Protect)] {
        mind.scene.status_left = cards;
        mind.scene.punched = "2".parse().unwrap();
        assert_eq!(count(&hundred(&mind, &VOTES), vote), 100, "{cards} cards");
    }
}

/// MAY-30, MAY-31: what all know tells nothing; then in goes whoever is trusted most.
#[test]
fn the_captain_sends_who_tells_something_and_lets_in_whom_it_trusts() {
    let mut mind = mind(5, "", &["you are honest", "1 is the captain", "1 turns up hhi"]);
    let send = |looker, target| Action::Send { looker: seat(looker), target: seat(target) };
    let in_goes = |number| Action::LetIn { seat: seat(number) };
    let legal = [in_goes(2), in_goes(3), send(2, 3), send(3, 2)];
    assert_eq!(count(&hundred(&mind, &legal), in_goes(2)), 0, "it looks first");
    // Seats 4 and 5 are caught: there is nothing left to learn.
    hear(
        &mut mind,
        &[
            "1 looks at the left card of 2",
            "the left card of 2 is honest",
            "4 marks the left card of 2 as infiltrator",
            "5 marks the left card of 2 as infiltrator",
        ],
    );
    let legal = [in_goes(2), in_goes(4), in_goes(5), send(2, 4), send(4, 2)];
    assert_eq!(count(&hundred(&mind, &legal), in_goes(2)), 100);
}

/// MAY-11: whatever it saw, and whoever's card it is, an infiltrator may mark either.
#[test]
fn an_infiltrator_is_never_predictable() {
    for target in [2, 4] {
        for card in ["honest", "infiltrator"] {
            let events = [
                "you are infiltrator",
                "the infiltrators are 1,4",
                &format!("1 looks at the left card of {target}"),
                &format!("the left card of {target} is {card}"),
            ];
            let marks = hundred(&mind(5, "", &events), &MARKS);
            let honest = count(&marks, MARKS[0]);
            assert!((3..=97).contains(&honest), "{card} of {target}: {honest} of 100 say honest");
        }
    }
}

/// MAY-11: it does not contradict whom everybody believes, unless by lot; but then it does.
#[test]
fn an_infiltrator_rarely_contradicts_an_open_card() {
    for (said, same) in [("honest", MARKS[0]), ("infiltrator", MARKS[1])] {
        let events = [
            "you are infiltrator",
            "the infiltrators are 1,4",
            "2 turns up hhi",
            &format!("2 marks the left card of 3 as {said}"),
            "1 looks at the left card of 3",
            "the left card of 3 is honest",
        ];
        let marks = hundred(&mind(6, "", &events), &MARKS);
        assert!((80..100).contains(&count(&marks, same)), "{said}: {marks:?}");
    }
}

/// MAY-27: where its votes make a mate the captain it votes for it, however that looks.
#[test]
fn infiltrators_turn_the_vote_on_the_captain_if_they_can() {
    let events = [
        "you are infiltrator",
        "the infiltrators are 1,4,5",
        "2 marks the left card of 4 as infiltrator",
        "the round captain begins",
        "the skirmish is about 4",
    ];
    let mut mind = mind(8, "", &events);
    mind.scene.reliable = "3,4".parse().unwrap();
    let alone = Rng::from_key([1; 32]);
    assert!(!honest::protects(&mind, &mut alone.clone()), "an honest seat would punch");
    // Seven vote: beside two infiltrators two of the five honest are needed.
    let protect = |mind: &Mind| count(&hundred(mind, &VOTES), Action::Protect);
    assert_eq!(protect(&mind), 0, "too many would have to surprise it");
    mind.hear(&Event::Voted {
        seat: seat(4),
        protect: "2,3,6,7,8".parse().unwrap(),
        punch: SeatSet::EMPTY,
        result: redeye_mayday::Result::Protected,
    });
    mind.hear(&Event::Skirmish { seat: seat(4) });
    assert_eq!(protect(&mind), 100, "nobody knows how the honest vote");
}

/// MAY-41: where a veteran card brings nothing a bot passes, and passes at once.
#[test]
fn a_card_that_changes_nothing_is_kept() {
    let events = ["you are honest", "you hold listen", "2 will look at the left card of 3"];
    let legal = [Action::Pass, Action::Silence];
    assert_eq!(count(&hundred(&mind(6, "veterans", &events), &legal), Action::Pass), 100);
}

/// MAY-45: who steps in for a caught liar learns what the liar would not tell.
#[test]
fn an_honest_seat_steps_in_for_a_liar_alone() {
    for (looker, wish) in [(2, Action::StepIn), (6, Action::Pass)] {
        let events = [
            "you are honest",
            "6 turns up hhi",
            "6 marks the left card of 4 as infiltrator",
            "1 looks at the left card of 3",
            "the left card of 3 is honest",
            "2 marks the left card of 3 as infiltrator",
            &format!("{looker} will look at the middle card of 4"),
        ];
        let mut mind = mind(7, "veterans", &events);
        // One card seldom tells much: here any gain will do.
        mind.style.veteran_bits = 0.03;
        let answers = hundred(&mind, &[Action::Pass, Action::StepIn]);
        assert_eq!(count(&answers, wish), 100, "instead of {looker}");
    }
}

/// MAY-47: the vote on the captain is better about one's own.
#[test]
fn an_infiltrator_moves_the_last_skirmish_to_a_mate() {
    let events = [
        "you are infiltrator",
        "the infiltrators are 1,4",
        "the round captain begins",
        "the skirmish is about 3",
        "nobody can look at 3",
    ];
    let mind = mind(5, "veterans", &events);
    assert_eq!(mind.scene.round, Round::Captain);
    let to_mate = Action::MoveTo { seat: seat(4) };
    assert_eq!(count(&hundred(&mind, &[Action::Pass, to_mate]), to_mate), 100);
}

/// Plays a flight; says whether the honest won.
fn play(config: &Config, index: u64, styles: [Style; 2], heard: &mut [Vec<Event>]) -> bool {
    let mut rng = Rng::from_key([5; 32]).branch(index);
    let deal = Rng::for_deal(&Seed(rng.bytes()), []);
    let mut peek = Match::<Mayday>::unrecorded(config, deal.clone());
    peek.advance(peek.now(), &mut Told::new());
    let infiltrators = peek.state().private(Viewer::All).infiltrators;
    let mut bots: Vec<Box<dyn Bot<Mayday>>> = SeatSet::first(config.seats())
        .iter()
        .map(|seat| {
            let mut bot = Normal::new(config, seat);
            bot.mind.style = styles[usize::from(infiltrators.contains(seat))];
            Box::new(bot) as Box<dyn Bot<Mayday>>
        })
        .collect();
    let mut game = Match::unrecorded(config, deal);
    let outcome = Arena::new().play(&mut game, &mut bots, &mut rng, |_, told| {
        for (seat, heard) in heard.iter_mut().enumerate() {
            heard.extend(told.heard_by(Viewer::Seat(Seat::at(seat))).cloned());
        }
    });
    outcome.side == "honest"
}

fn wins(config: &Config, styles: [Style; 2], flights: u64) -> usize {
    (0..flights).filter(|&index| play(config, index, styles, &mut [])).count()
}

#[test]
fn infiltrators_that_hide_win_more_than_others() {
    let config = Mayday::configure(7, "").unwrap();
    let naive = Style { hides: false, ..NORMAL };
    let (hiding, naive) = (wins(&config, [NORMAL; 2], 150), wins(&config, [NORMAL, naive], 150));
    assert!(hiding + 30 < naive, "of 150 lost: {hiding} hiding, {naive} naive");
}

/// The cited event must matter: without it the suspicion is lower.
#[test]
fn without_the_cited_event_the_suspicion_is_lower() {
    let mut cited = 0;
    for index in 0..20 {
        let config = Mayday::configure(5 + index as u8 % 4, "").unwrap();
        let mut heard = vec![Vec::new(); usize::from(config.seats())];
        play(&config, index, [NORMAL; 2], &mut heard);
        for (listener, heard) in heard.iter().enumerate() {
            let mut mind = Mind::new(&config, Seat::at(listener));
            heard.iter().for_each(|event| mind.hear(event));
            for suspect in SeatSet::first(config.seats()).iter() {
                let explanation = mind.explain(suspect);
                assert!((explanation.suspicion - mind.face.suspicion(suspect)).abs() < 1e-9);
                for reason in explanation.because.into_iter().flatten() {
                    let without = mind.face.without(reason.event).suspicion(suspect);
                    let event = &heard[reason.event];
                    assert!(without < explanation.suspicion, "{suspect}: {event}");
                    cited += 1;
                }
            }
        }
    }
    assert!(cited > 200, "only {cited} reasons were given");
}

#[test]
fn told_nothing_it_still_does_something_legal() {
    let config = Mayday::configure(5, "veterans").unwrap();
    let mut game = Match::<Mayday>::unrecorded(&config, Rng::from_key([1; 32]));
    game.advance(game.now(), &mut Told::new());
    let asked = game.state().awaits().iter().next().unwrap();
    let mut legal = Vec::new();
    game.state().legal(asked, &mut legal);
    let turn = Turn::new(game.state(), asked, &legal);
    let action = Normal::new(&config, asked).act(&turn, &mut Rng::from_key([2; 32]));
    assert!(legal.contains(&action.unwrap()));
}
