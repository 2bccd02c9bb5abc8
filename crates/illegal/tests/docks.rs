//! The docks: nobody sees a claim before it is settled, and a lot is fair (ILL-20).

use redeye_game::{Game, Input, Match, Rng, Seat, Time, Told};
use redeye_illegal::{Action, Illegal, Stage};

/// When the session of these evenings ends, and the first card of the dock is laid out.
const CALLED_MS: u64 = 1_000;

/// How long after it the next one is.
const CARD_MS: u64 = 1_000;

/// When the last card lies there, and the rush begins.
fn rush_ms(players: u8) -> u64 {
    CALLED_MS + u64::from(players - 1) * CARD_MS
}

/// An evening at the first dock, at the moment in which the first card is laid out.
fn called_to_the_dock(word: &str, players: u8) -> (Match<Illegal>, Told<redeye_illegal::Event>) {
    let config = Illegal::configure(players, "").unwrap();
    let mut evening = Match::<Illegal>::new(&config, Rng::from_word(word));
    let mut told = Told::new();
    evening.advance(Time::ZERO, &mut told);
    for seat in evening.state().seats().iter() {
        evening.submit(Time::from_ms(CALLED_MS), seat, Action::Done, &mut told).unwrap();
    }
    assert_eq!(evening.state().public().stage, Stage::LayOut);
    (evening, told)
}

/// An evening at the first dock, at the moment in which the rush begins.
fn at_the_dock(word: &str, players: u8) -> (Match<Illegal>, Told<redeye_illegal::Event>) {
    let (mut evening, mut told) = called_to_the_dock(word, players);
    evening.advance(Time::from_ms(rush_ms(players)), &mut told);
    assert_eq!(evening.state().public().stage, Stage::Dock);
    (evening, told)
}

/// ILL-20: cards are laid out one by one, a second apart, and before the last one lies there nobody
/// can take any. The rush lasts its ten seconds from then on.
#[test]
fn cards_are_laid_out_one_by_one() {
    for players in 4..=8 {
        let (mut evening, mut told) = called_to_the_dock("one by one", players);
        for laid in 1..=players {
            let at = Time::from_ms(CALLED_MS + u64::from(laid - 1) * CARD_MS);
            evening.advance(at, &mut told);
            let public = evening.state().public();
            assert_eq!(public.docks[0].cards.len(), usize::from(laid));
            let is_rush = laid == players;
            assert_eq!(public.stage == Stage::Dock, is_rush);
            let wait_ms = if is_rush { 10_000 } else { CARD_MS };
            assert_eq!(evening.state().deadline(), Some(at + wait_ms));
            for seat in evening.state().seats().iter() {
                let mut actions = Vec::new();
                evening.state().legal(seat, &mut actions);
                assert_eq!(actions.is_empty(), !is_rush, "{actions:?}");
            }
            let claim = Action::Claim { resource: public.docks[0].cards[0] };
            let may = evening.state().check(Seat::at(0), &claim);
            assert_eq!(may.err().map(|no| no.key), (!is_rush).then_some("not-all-laid-out"));
        }
    }
}

/// ILL-20: of two who reach for the same card 20 and 120 milliseconds after the rush began, each
/// gets it as often as the other.
#[test]
fn who_is_later_by_less_than_the_window_is_as_quick() {
    let mut wins = [0_u32; 2];
    for index in 0..1_000 {
        let (mut evening, mut told) = at_the_dock(&format!("dock {index}"), 4);
        let resource = evening.state().public().docks[0].cards[0];
        let [near, far] = [Seat::at(0), Seat::at(1)];
        for (seat, delay_ms) in [(near, 20), (far, 120)] {
            let at = Time::from_ms(rush_ms(4) + delay_ms);
            evening.submit(at, seat, Action::Claim { resource }, &mut told).unwrap();
            assert!(evening.state().public().docks[0].taken.is_empty(), "nothing is settled yet");
        }
        evening.advance(Time::from_ms(rush_ms(4) + 170), &mut told);
        let taken = evening.state().public().docks[0].taken.clone();
        assert_eq!((taken.len(), taken[0].resource), (1, resource));
        wins[taken[0].seat.index()] += 1;
    }
    assert!(wins.iter().all(|wins| (450..=550).contains(wins)), "{wins:?}");
}

/// ILL-20: who is later by more than the window finds the card gone.
#[test]
fn who_is_later_by_more_is_too_late() {
    let (mut evening, mut told) = at_the_dock("too late", 4);
    let resource = evening.state().public().docks[0].cards[0];
    let claim = Action::Claim { resource };
    evening.submit(Time::from_ms(rush_ms(4) + 20), Seat::at(0), claim, &mut told).unwrap();
    let refused = evening.submit(Time::from_ms(rush_ms(4) + 170), Seat::at(1), claim, &mut told);
    assert_eq!(refused.unwrap_err().name(), "ILL-20 not-at-the-docks");
}

/// ILL-20, ILL-21: everybody has just one card of the dock in the end, each another one, whoever
/// says nothing.
#[test]
fn everybody_gets_one_card() {
    for players in 4..=8 {
        let (mut evening, mut told) = at_the_dock("one each", players);
        let resource = evening.state().public().docks[0].cards[1];
        let claim = Action::Claim { resource };
        evening
            .submit(Time::from_ms(rush_ms(players) + 2_000), Seat::at(2), claim, &mut told)
            .unwrap();
        evening.advance(Time::from_ms(rush_ms(players) + 10_000), &mut told);
        let dock = evening.state().public().docks[0].clone();
        let mut taken: Vec<_> = dock.taken.iter().map(|taken| taken.resource).collect();
        assert_eq!((dock.taken[0].seat, dock.taken[0].resource), (Seat::at(2), resource));
        taken.sort_unstable();
        taken.dedup();
        assert_eq!(taken.len(), usize::from(players));
        assert_eq!(evening.state().public().session, 2);
    }
}

/// ILL-20: what another reaches for is seen by nobody while the window is open.
#[test]
fn nobody_sees_a_claim_in_the_window() {
    let (evening, _) = at_the_dock("unseen", 4);
    let cards = evening.state().public().docks[0].cards.clone();
    let faces = cards.iter().map(|&resource| {
        let (mut state, mut told) = (evening.state().clone(), Told::new());
        let claim = Input::Act(Seat::at(0), Action::Claim { resource });
        state.apply(Time::from_ms(rush_ms(4) + 500), claim, &mut told);
        let others = state.seats().without(Seat::at(0)).iter();
        let own: Vec<_> = others
            .map(|seat| {
                let mut actions = Vec::new();
                state.legal(seat, &mut actions);
                (state.private(redeye_game::Viewer::Seat(seat)), actions)
            })
            .collect();
        (state.public(), own, state.awaits(), state.deadline(), told.iter().count())
    });
    let faces: Vec<_> = faces.collect();
    assert!(faces.iter().all(|face| *face == faces[0] && face.4 == 0));
}
