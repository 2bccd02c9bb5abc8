//! A match is restored from its log as it was, and a proposal changes nothing until it is accepted.

use redeye_game::{Bound, Deal, Nonce, Salt, Seed};
use redeye_protocol::CommandId;

use super::*;

fn settings(game: &str, seats: u8, options: &str) -> Settings {
    serde_json::from_value(serde_json::json!({
        "game": game, "seats": seats, "options": options, "name": "Test", "language": "en",
        "public": false, "clock": "live", "cover_after_s": 90, "spectators": true,
        "spectator_chat": false,
    }))
    .expect("settings")
}

/// Returns a match with its first draws made, and its log.
fn begun(game: &str, seats: u8, options: &str) -> (MatchLog, Box<dyn AnyMatch>) {
    let mut rng = Rng::from_word(&format!("{game} {seats} {options}"));
    let deal = Deal {
        table: "T-1".to_owned(),
        seed: Seed(rng.bytes()),
        salt: Salt(rng.bytes()),
        nonces: BySeat::new(seats, |_| Some(Nonce(rng.bytes()))),
    };
    let commitment = deal.commitment();
    let commitments = BySeat::new(seats, |seat| {
        Some(deal.nonces[seat].expect("all").commitment(commitment, seat))
    });
    let (head_text, game) = begin(Beginning {
        settings: &settings(game, seats, options),
        finished: vec![0; seats.into()],
        names: (1..=seats).map(|seat| format!("Player {seat}")).collect(),
        deal,
        bound: Bound { commitments, withheld: SeatSet::EMPTY },
    })
    .expect("a match");
    let (mut log, mut game) = (MatchLog { head_text, log: Vec::new() }, game);
    enter(&mut log, game.as_mut());
    (log, game)
}

/// Logs what is proposed, and accepts it.
fn enter(log: &mut MatchLog, game: &mut dyn AnyMatch) {
    let entry = game.proposed().expect("a proposal").entry.to_owned();
    log.log.push((CommandId([7; 16]), entry));
    game.accept();
}

/// Returns everything that all viewers see and can do.
fn faces(game: &dyn AnyMatch) -> Vec<Utf8Bytes> {
    let mut writer = FrameWriter::default();
    game.begin_frames(&mut writer, 1, Time::ZERO);
    let eyes = game.seats().iter().map(Viewer::Seat).chain([Viewer::Public, Viewer::All]);
    let face = |viewer| {
        game.look(&mut writer, viewer);
        game.frame(&mut writer, viewer, 1, HistoryMark::default())
    };
    eyes.map(face).collect()
}

/// Returns what a seat can do, as it is sent.
fn legal(game: &dyn AnyMatch, seat: Seat) -> Vec<String> {
    let mut writer = FrameWriter::default();
    game.begin_frames(&mut writer, 1, Time::ZERO);
    game.look(&mut writer, Viewer::Seat(seat));
    let frame = game.frame(&mut writer, Viewer::Seat(seat), 1, HistoryMark::default());
    let frame: serde_json::Value = serde_json::from_str(frame.as_str()).expect("a frame");
    frame["legal"].as_array().expect("a list").iter().map(ToString::to_string).collect()
}

/// Plays whole matches, which are dropped and restored after every input.
#[test]
fn a_match_comes_back_as_it_was_after_every_input() {
    for (name, seats, options, inputs) in [
        ("resistance", 5, "", 200),
        ("resistance", 10, "blind plots", 200),
        ("mayday", 6, "", 200),
        ("illegal", 5, "", 80),
        ("hijacked", 3, "", 80),
    ] {
        let (mut log, mut game) = begun(name, seats, options);
        let mut rng = Rng::from_word("choices");
        let mut now = Time::ZERO;
        for input in 0..inputs {
            if game.is_over() {
                break;
            }
            now = now + u64::from(rng.below(9_000));
            // Now and then nobody does anything until the clock acts.
            if !game.propose_what_is_due(now) {
                let able: Vec<Seat> = game.able().iter().collect();
                let Some(seat) = rng.pick(&able) else { continue };
                let actions = legal(game.as_ref(), *seat);
                let action = rng.pick(&actions).expect("it can act");
                game.propose(now, *seat, action).expect("is legal");
            }
            enter(&mut log, game.as_mut());
            let back = open(&log).expect("a match");
            assert!(faces(back.as_ref()) == faces(game.as_ref()), "{name}, input {input}");
            assert_eq!((back.entries(), back.told()), (game.entries(), game.told()));
        }
        match record_of(&log) {
            Ok(record) => assert!(game.is_over() && record.contains("\nend "), "{name}"),
            Err(error) => assert_eq!((error, game.is_over()), (NoMatch::NotOver, false), "{name}"),
        }
    }
}

#[test]
fn what_is_refused_or_withdrawn_changes_nothing() {
    let (_, mut game) = begun("resistance", 5, "");
    let leader = game.awaits().iter().next().expect("a leader");
    let before = faces(game.as_ref());
    let refused = game.propose(Time::ZERO, leader, r#"{"do":"propose","team":[1,2,3,4]}"#);
    assert!(matches!(refused, Err(Deny::Rules { refused, .. }) if refused.rule == "RES-4"));
    assert_eq!(game.propose(Time::ZERO, leader, "{}"), Err(Deny::NotUnderstood));
    assert!(game.proposed().is_none());
    game.propose(Time::ZERO, leader, r#"{"do":"propose","team":[1,2]}"#).expect("is legal");
    assert_eq!(faces(game.as_ref()), before, "what is only proposed is not seen");
    game.withdraw();
    game.accept();
    assert_eq!(faces(game.as_ref()), before);
}

/// No error contains the seed or the deal.
#[test]
fn a_spoilt_log_is_named_and_not_repeated() {
    let (mut log, _) = begun("resistance", 5, "");
    log.log.push((CommandId([8; 16]), "0.000 seat 1: fly\n".to_owned()));
    assert_eq!(open(&log).err(), Some(NoMatch::Unplayable(2)));
    assert_eq!(check_log(&log), Err(NoMatch::Unplayable(2)));
    log.head_text = "something else".to_owned();
    assert_eq!(open(&log).err(), Some(NoMatch::Unplayable(0)));
}

/// An updated program cannot go on with a match of older rules, and does not call it damaged.
#[test]
fn a_match_of_other_rules_is_not_played() {
    let (mut log, _) = begun("resistance", 5, "");
    log.head_text = log.head_text.replace("game resistance 2", "game resistance 1");
    let other = NoMatch::OtherRules(1, 2);
    assert_eq!(open(&log).err(), Some(other));
    assert_eq!(check_log(&log), Ok(()));
}
