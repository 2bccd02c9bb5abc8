//! Faults in what Mayday! Mayday! hides: where cards lie, who is an infiltrator, what a look
//! showed, who holds which veteran card and what it answers, and how votes were cast.

use redeye_game::{Game, In, Input, Refused, Seat, SeatSet, Time, Told, Viewer};
use redeye_laws::Law;
use redeye_mayday::{
    Action, Chance, Event, Mayday, PrivateView, PublicView, Side, Sight, Spot, Stage, UsedVeteran,
    Veteran, Vote,
};

use super::fault::{Fault, PLANTED, Plant, law_broken, legal, tell_all};

impl Plant for Mayday {
    const TABLES: &'static [(u8, &'static str)] = &[(6, ""), (5, "veterans")];
    const HIDDEN: &'static [&'static str] = &["deal", "punch", "protect"];
    const FACTS: &'static [&'static str] = &["infiltrators", "hands", "sights"];
}

/// The tables of faults in the veteran cards.
const VETERANS: &[(u8, &str)] = &[(5, "veterans"), (6, "experienced=1,2,4,5")];

fn truth(state: &Mayday) -> PrivateView {
    state.private(Viewer::All)
}

/// What a seat knows: so much for secrets that not even those who see all are shown at once.
fn known(state: &Mayday, seat: Seat) -> PrivateView {
    state.private(Viewer::Seat(seat))
}

fn veteran(state: &Mayday, seat: Seat) -> Option<Veteran> {
    known(state, seat).veteran
}

fn is_infiltrator(state: &Mayday, seat: Seat) -> bool {
    truth(state).infiltrators.contains(seat)
}

fn has_voted(state: &Mayday, vote: Vote) -> SeatSet {
    state.seats().iter().filter(|&seat| known(state, seat).vote == Some(vote)).collect()
}

/// Those who have answered with more than a pass.
fn uses(state: &Mayday) -> SeatSet {
    let used = |answer: Action| answer != Action::Pass;
    state.seats().iter().filter(|&seat| known(state, seat).answer.is_some_and(used)).collect()
}

/// Could this seat use its card now?
fn can_use(state: &Mayday, seat: Seat) -> bool {
    legal(state, seat).iter().any(|action| *action != Action::Pass)
}

fault! {
    /// Nothing wrong with Mayday! Mayday! either: its control.
    SoundFlight in Mayday {}
}
fault! {
    /// MAY-7: a seat sees which of its own cards lies where.
    OwnCardsShown in Mayday {
        fn private(state: &Mayday, viewer: Viewer) -> PrivateView {
            let mut private = state.private(viewer);
            if let (Viewer::Seat(target), Some(hands)) = (viewer, truth(state).hands) {
                let lies = |spot| Sight { target, spot, side: hands[target].at(spot) };
                private.sights.extend(Spot::ALL.map(lies));
            }
            private
        }
    }
}
fault! {
    /// MAY-7: the middle cards, at which nobody has looked, are sent to every player.
    AllCardsShown in Mayday {
        fn private(state: &Mayday, viewer: Viewer) -> PrivateView {
            PrivateView { hands: truth(state).hands, ..state.private(viewer) }
        }
    }
}
fault! {
    /// MAY-8: the honest see the infiltrators, too.
    InfiltratorsShown in Mayday {
        fn private(state: &Mayday, viewer: Viewer) -> PrivateView {
            PrivateView { infiltrators: truth(state).infiltrators, ..state.private(viewer) }
        }
    }
}
fault! {
    /// MAY-8: an infiltrator is heard by infiltrators alone.
    EarshotByTeam in Mayday {
        fn earshot(state: &Mayday, speaker: Seat) -> SeatSet {
            let infiltrators = truth(state).infiltrators;
            if infiltrators.contains(speaker) { infiltrators } else { state.earshot(speaker) }
        }
    }
}
fault! {
    /// MAY-8, MAY-31: who may not let anybody in is refused in other words for an infiltrator.
    RefusalByTeam in Mayday {
        fn check(state: &Mayday, seat: Seat, action: &Action) -> Result<(), Refused> {
            let refused = state.check(seat, action);
            match *action {
                Action::LetIn { seat } if refused.is_err() && is_infiltrator(state, seat) => {
                    Err(&PLANTED)
                }
                _ => refused,
            }
        }
    }
}
fault! {
    /// MAY-11: the table says whether the looker has a choice of markers.
    LiarsAreSeen in Mayday {
        fn public(state: &Mayday) -> PublicView {
            let free = state.seats().iter().any(|seat| {
                [Side::Honest, Side::Infiltrator]
                    .into_iter()
                    .all(|side| state.check(seat, &Action::Mark { side }).is_ok())
            });
            let public = state.public();
            PublicView { has_looked: public.has_looked || free, ..public }
        }
    }
}
fault! {
    /// MAY-10: what one seat has seen is shown to all.
    SightsToAll in Mayday {
        fn private(state: &Mayday, viewer: Viewer) -> PrivateView {
            PrivateView { sights: truth(state).sights, ..state.private(viewer) }
        }
    }
}
fault! {
    /// MAY-10: everybody is told what the looker sees.
    SightsTold in Mayday {
        fn apply(state: &mut Mayday, at: Time, input: In<Mayday>, told: &mut Told<Event>) {
            tell_all(state, at, input, told, |event| matches!(event, Event::CardSeen { .. }));
        }
    }
}
fault! {
    /// MAY-48: everybody is told what a seat sees of its own cards.
    OwnSightsTold in Mayday {
        const TABLES: &'static [(u8, &'static str)] = VETERANS;
        fn apply(state: &mut Mayday, at: Time, input: In<Mayday>, told: &mut Told<Event>) {
            tell_all(state, at, input, told, |event| matches!(event, Event::OwnCardSeen { .. }));
        }
    }
}
fault! {
    /// MAY-11: whoever tries to place a marker for another learns whether it would be true.
    RefusalByCard in Mayday {
        fn check(state: &Mayday, seat: Seat, action: &Action) -> Result<(), Refused> {
            let refused = state.check(seat, action);
            let look = state.public().look.and_then(|look| Some((look.target, look.spot?)));
            match (action, look, truth(state).hands) {
                (Action::Mark { side }, Some((target, spot)), Some(hands))
                    if refused.is_err() && hands[target].at(spot) == *side =>
                {
                    Err(&PLANTED)
                }
                _ => refused,
            }
        }
    }
}
fault! {
    /// MAY-6: the veteran cards lie open, used or not.
    VeteransOpen in Mayday {
        const TABLES: &'static [(u8, &'static str)] = VETERANS;
        fn public(state: &Mayday) -> PublicView {
            let mut public = state.public();
            if let Some(veterans) = &mut public.veterans {
                let held = |seat| Some(UsedVeteran { seat, card: veteran(state, seat)? });
                veterans.face_up = state.seats().iter().filter_map(held).collect();
            }
            public
        }
    }
}
fault! {
    /// MAY-6: each seat sees what its left neighbour holds, and not what it holds itself.
    NeighboursCard in Mayday {
        const TABLES: &'static [(u8, &'static str)] = VETERANS;
        fn private(state: &Mayday, viewer: Viewer) -> PrivateView {
            let private = state.private(viewer);
            let Viewer::Seat(seat) = viewer else { return private };
            PrivateView { veteran: veteran(state, seat.left(state.seats().len() as u8)), ..private }
        }
    }
}
fault! {
    /// MAY-6: everybody is told which veteran cards were dealt to whom.
    VeteransTold in Mayday {
        const TABLES: &'static [(u8, &'static str)] = VETERANS;
        fn apply(state: &mut Mayday, at: Time, input: In<Mayday>, told: &mut Told<Event>) {
            if let Input::Chance(Chance::Veterans { cards }) = &input {
                let dealt = cards.iter().filter_map(|dealt| dealt.0);
                dealt.for_each(|card| told.all(Event::VeteranDealt { card }));
            }
            state.apply(at, input, told);
        }
    }
}
fault! {
    /// MAY-40: that one does not hold a card is said in other words when another seat does.
    RefusalByOthersCard in Mayday {
        const TABLES: &'static [(u8, &'static str)] = VETERANS;
        fn check(state: &Mayday, seat: Seat, action: &Action) -> Result<(), Refused> {
            let refused = state.check(seat, action);
            let held = |card| state.seats().iter().any(|seat| veteran(state, seat) == Some(card));
            match action {
                Action::StepIn if refused.is_err() && held(Veteran::IWillLook) => Err(&PLANTED),
                _ => refused,
            }
        }
    }
}
fault! {
    /// MAY-41: only those are asked whose card could be used.
    OnlyTheUsefulAsked in Mayday {
        const TABLES: &'static [(u8, &'static str)] = VETERANS;
        fn awaits(state: &Mayday) -> SeatSet {
            let asked = state.awaits();
            let useful: SeatSet = asked.iter().filter(|seat| can_use(state, *seat)).collect();
            let window = state.public().stage == Stage::Window;
            if window && !useful.is_empty() { useful } else { asked }
        }
    }
}
fault! {
    /// MAY-41: there is no pause where nobody could use a card.
    AskedOnlyWhenUseful in Mayday {
        const TABLES: &'static [(u8, &'static str)] = VETERANS;
        fn apply(state: &mut Mayday, at: Time, input: In<Mayday>, told: &mut Told<Event>) {
            let answers = state.public().stage == Stage::Window;
            state.apply(at, input, told);
            let asks = state.public().stage == Stage::Window && !answers;
            if asks && !state.seats().iter().any(|seat| can_use(state, seat)) {
                state.apply(at, Input::Clock, told);
            }
        }
    }
}
fault! {
    /// MAY-41: a pause is longer where somebody could use a card.
    PauseByCard in Mayday {
        const TABLES: &'static [(u8, &'static str)] = VETERANS;
        fn deadline(state: &Mayday) -> Option<Time> {
            let knows = |seat| veteran(state, seat) == Some(Veteran::SelfKnowledge);
            let longer = state.awaits().iter().any(knows);
            state.deadline().map(|due| due + u64::from(longer) * 1000)
        }
    }
}
fault! {
    /// MAY-41: who has answered is seen, and whose card is of use has more to think about.
    WhoHasAnswered in Mayday {
        const TABLES: &'static [(u8, &'static str)] = VETERANS;
        fn awaits(state: &Mayday) -> SeatSet {
            let answers = |seat: &Seat| !legal(state, *seat).is_empty();
            match state.public().stage {
                Stage::Window => state.awaits().iter().filter(answers).collect(),
                _ => state.awaits(),
            }
        }
    }
}
fault! {
    /// MAY-41: once somebody uses a card, the others cannot any more.
    LegalByOthersAnswers in Mayday {
        const TABLES: &'static [(u8, &'static str)] = VETERANS;
        fn legal(state: &Mayday, seat: Seat, actions: &mut Vec<Action>) {
            state.legal(seat, actions);
            actions.retain(|action| Self::check(state, seat, action).is_ok());
        }
        fn check(state: &Mayday, seat: Seat, action: &Action) -> Result<(), Refused> {
            let late = *action != Action::Pass && !uses(state).is_empty();
            if late { Err(&PLANTED) } else { state.check(seat, action) }
        }
    }
}
fault! {
    /// MAY-49: the table falls silent when the card is chosen, not when it is used.
    SilentTooEarly in Mayday {
        const TABLES: &'static [(u8, &'static str)] = VETERANS;
        fn earshot(state: &Mayday, speaker: Seat) -> SeatSet {
            let calls = |seat: Seat| known(state, seat).answer == Some(Action::Silence);
            let silent = state.seats().iter().any(calls);
            if silent { speaker.into() } else { state.earshot(speaker) }
        }
    }
}
fault! {
    /// MAY-23: the votes can be counted while others still think.
    VotesCounted in Mayday {
        fn public(state: &Mayday) -> PublicView {
            let public = state.public();
            let punches = has_voted(state, Vote::Punch).len() as u8;
            PublicView { status_left: public.status_left + punches, ..public }
        }
    }
}
fault! {
    /// MAY-23: the one in the skirmish sees who has punched.
    PunchesFelt in Mayday {
        fn private(state: &Mayday, viewer: Viewer) -> PrivateView {
            let private = state.private(viewer);
            let punched = !has_voted(state, Vote::Punch).is_empty();
            match (viewer, state.public().skirmish) {
                (Viewer::Seat(seat), Some(skirmish)) if seat == skirmish && punched => {
                    PrivateView { vote: Some(Vote::Punch), ..private }
                }
                _ => private,
            }
        }
    }
}
fault! {
    /// MAY-23: a vote is refused in other words where it is not the first of its kind.
    RefusalByVotes in Mayday {
        fn check(state: &Mayday, seat: Seat, action: &Action) -> Result<(), Refused> {
            let refused = state.check(seat, action);
            let punched = !has_voted(state, Vote::Punch).is_empty();
            let again = *action == Action::Punch && refused.is_err() && punched;
            if again { Err(&PLANTED) } else { refused }
        }
    }
}
fault! {
    /// MAY-8: everybody is told who the infiltrators are, and sees it: no view tells more than
    /// another.
    TeamsKnownToAll in Mayday {
        fn apply(state: &mut Mayday, at: Time, input: In<Mayday>, told: &mut Told<Event>) {
            let deal = matches!(input, Input::Chance(Chance::Deal { .. }));
            state.apply(at, input, told);
            if deal {
                let infiltrators = truth(state).infiltrators;
                told.all(Event::InfiltratorsMet { infiltrators });
            }
        }
        fn private(state: &Mayday, viewer: Viewer) -> PrivateView {
            PrivateView { infiltrators: truth(state).infiltrators, ..state.private(viewer) }
        }
    }
}

caught! {
    a_sound_flight_obeys: SoundFlight => None;
    own_cards_shown: OwnCardsShown => Some(Law::NoLeak);
    all_cards_shown: AllCardsShown => Some(Law::NoLeak);
    infiltrators_shown_to_all: InfiltratorsShown => Some(Law::NoLeak);
    earshot_by_team: EarshotByTeam => Some(Law::NoLeak);
    a_refusal_by_team: RefusalByTeam => Some(Law::NoLeak);
    liars_are_seen: LiarsAreSeen => Some(Law::NoLeak);
    sights_shown_to_all: SightsToAll => Some(Law::NoLeak);
    sights_told_to_all: SightsTold => Some(Law::Seen);
    own_sights_told_to_all: OwnSightsTold => Some(Law::Seen);
    a_refusal_by_the_card: RefusalByCard => Some(Law::NoLeak);
    veteran_cards_lie_open: VeteransOpen => Some(Law::NoLeak);
    the_neighbours_card: NeighboursCard => Some(Law::Seen);
    veteran_cards_told_to_all: VeteransTold => Some(Law::Seen);
    a_refusal_by_anothers_card: RefusalByOthersCard => Some(Law::NoLeak);
    only_the_useful_are_asked: OnlyTheUsefulAsked => Some(Law::NoLeak);
    asked_only_when_useful: AskedOnlyWhenUseful => Some(Law::NoLeak);
    a_pause_by_the_card: PauseByCard => Some(Law::NoLeak);
    who_has_answered: WhoHasAnswered => Some(Law::NoLeak);
    options_by_others_answers: LegalByOthersAnswers => Some(Law::NoLeak);
    silent_too_early: SilentTooEarly => Some(Law::NoLeak);
    votes_counted_too_early: VotesCounted => Some(Law::NoLeak);
    punches_are_felt: PunchesFelt => Some(Law::NoLeak);
    a_refusal_by_votes: RefusalByVotes => Some(Law::NoLeak);
    teams_known_to_all: TeamsKnownToAll => Some(Law::Hides);
}
