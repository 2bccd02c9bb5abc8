//! Faults in what Hostile Intent hides: Chiefs, Hunters, agents, Hackers, and what was looked at.

use redeye_game::{Game, In, Input, Refused, Rng, Seat, SeatSet, Time, Told, Viewer};
use redeye_laws::Law;
use redeye_resistance::{
    Action, Card, Cards, Chance, Character, Event, OwnHostile, PrivateView, PublicView, Resistance,
    Stage,
};

use super::fault::{Fault, PLANTED, law_broken, legal};
use super::truth;

/// Who has this character, in truth.
fn seats_of(state: &Resistance, character: Character) -> SeatSet {
    let cast = truth(state).hostile.and_then(|hostile| hostile.characters);
    cast.map_or(SeatSet::EMPTY, |cast| cast.seats(|one| *one == character))
}

/// The view of a seat with something changed in what it knows by Hostile Intent.
fn knowing(
    state: &Resistance,
    viewer: Viewer,
    change: impl FnOnce(&mut OwnHostile),
) -> PrivateView {
    let mut private = state.private(viewer);
    if let Some(hostile) = private.hostile.as_mut() {
        change(hostile);
    }
    private
}

fault! {
    /// Nothing wrong with Hostile Intent either: its control.
    SoundHostile in Resistance {
        const MATCHES: u64 = 40;
        const TABLES: &'static [(u8, &'static str)] =
            &[(5, "hunter"), (7, "hunter deep-agent pretender blame")];
        const HIDDEN: &'static [&'static str] = &["cast", "approve", "play"];
    }
}
fault! {
    /// RES-21: those who are no spies see who the Spy Chiefs are.
    ChiefsShown in Resistance {
        const TABLES: &'static [(u8, &'static str)] = &[(7, "hunter")];
        fn private(state: &Resistance, viewer: Viewer) -> PrivateView {
            let chiefs = seats_of(state, Character::SpyChief);
            knowing(state, viewer, |hostile| hostile.chiefs = hostile.chiefs | chiefs)
        }
    }
}
fault! {
    /// RES-21: the Spies see who of them is the Hunter.
    HunterKnownToSpies in Resistance {
        const TABLES: &'static [(u8, &'static str)] = &[(7, "hunter")];
        fn private(state: &Resistance, viewer: Viewer) -> PrivateView {
            let hunters = seats_of(state, Character::SpyHunter);
            knowing(state, viewer, |hostile| {
                hostile.chiefs = if hostile.chiefs.is_empty() {
                    SeatSet::EMPTY
                } else {
                    hostile.chiefs | hunters
                };
            })
        }
    }
}
fault! {
    /// RES-25: after a failed mission only the one who may accuse is asked.
    OnlyTheHunterIsAsked in Resistance {
        const TABLES: &'static [(u8, &'static str)] = &[(5, "hunter"), (7, "hunter")];
        fn awaits(state: &Resistance) -> SeatSet {
            let hunter = seats_of(state, Character::SpyHunter);
            let owes = hunter.iter().any(|seat| !legal(state, seat).is_empty());
            if owes && state.public().stage == Stage::GoOn { hunter } else { state.awaits() }
        }
    }
}
fault! {
    /// RES-25: nobody is asked where no early accusation is possible.
    AskedOnlyWhenPossible in Resistance {
        const TABLES: &'static [(u8, &'static str)] = &[(5, "hunter"), (6, "hunter")];
        fn apply(state: &mut Resistance, at: Time, input: In<Resistance>, told: &mut Told<Event>) {
            state.apply(at, input, told);
            let accuses = |action: &Action| matches!(action, Action::Accuse { .. });
            let possible = state.seats().iter().any(|seat| legal(state, seat).iter().any(accuses));
            let asked = state.public().stage == Stage::GoOn;
            if asked && !possible && !matches!(input, Input::Act(_, Action::Accuse { .. })) {
                state.apply(at, Input::Clock, told);
            }
        }
    }
}
fault! {
    /// RES-25: who has answered is seen, and the Hunter has more to think about.
    WhoHasGoneOn in Resistance {
        const TABLES: &'static [(u8, &'static str)] = &[(5, "hunter"), (6, "hunter")];
        fn awaits(state: &Resistance) -> SeatSet {
            let answers = |seat: &Seat| !legal(state, *seat).is_empty();
            match state.public().stage {
                Stage::GoOn => state.awaits().iter().filter(answers).collect(),
                _ => state.awaits(),
            }
        }
    }
}
fault! {
    /// RES-29: what an examination showed is shown to all.
    LoyaltiesToAll in Resistance {
        const TABLES: &'static [(u8, &'static str)] = &[(6, "hunter"), (7, "hunter")];
        fn private(state: &Resistance, viewer: Viewer) -> PrivateView {
            let seen = truth(state).hostile.map(|hostile| hostile.loyalties).unwrap_or_default();
            knowing(state, viewer, |hostile| hostile.loyalties = seen)
        }
    }
}
fault! {
    /// RES-50: which Hack is whose can be read while the cards are out.
    HacksByName in Resistance {
        const TABLES: &'static [(u8, &'static str)] = &[(5, "resistance-hacker spy-hacker")];
        fn private(state: &Resistance, viewer: Viewer) -> PrivateView {
            let hack = truth(state).cards.map(|cards| cards.hack).unwrap_or_default();
            let mut private = state.private(viewer);
            private.cards.iter_mut().for_each(|cards| cards.hack = hack);
            private
        }
    }
}
fault! {
    /// RES-50: when the cards are shown it is told whose the Hacks were.
    HackersNamed in Resistance {
        const TABLES: &'static [(u8, &'static str)] = &[(5, "resistance-hacker spy-hacker")];
        fn apply(state: &mut Resistance, at: Time, input: In<Resistance>, told: &mut Told<Event>) {
            let mut hacks = truth(state).cards.map(|cards| cards.hack).unwrap_or_default();
            if let Input::Act(member, Action::Play { card: Card::Hack }) = input {
                hacks = hacks.with(member);
            }
            let before = state.public().missions.len();
            state.apply(at, input, told);
            if state.public().missions.len() > before {
                let card = Card::Hack;
                hacks.iter().for_each(|member| told.all(Event::FacedUp { member, card }));
            }
        }
    }
}
fault! {
    /// RES-52: the Spies know their hidden Hacker.
    HiddenHackerKnown in Resistance {
        const TABLES: &'static [(u8, &'static str)] =
            &[(7, "spy-hacker hidden-hacker"), (7, "hunter spy-hacker hidden-hacker")];
        fn private(state: &Resistance, viewer: Viewer) -> PrivateView {
            let private = state.private(viewer);
            let spies = if private.spies.len() > 1 { truth(state).spies } else { private.spies };
            PrivateView { spies, ..private }
        }
    }
}
fault! {
    /// RES-34: the Spies are told which of the two is the Deep Agent.
    PretenderTold in Resistance {
        const MATCHES: u64 = 20;
        const TABLES: &'static [(u8, &'static str)] = &[(7, "hunter deep-agent pretender")];
        /// Seldom do two deals show a Spy the same; here its Chief sits and leads at seat 1.
        fn draw(state: &Resistance, rng: &mut Rng) -> Chance {
            loop {
                let draw = state.draw(rng);
                if draw.to_string().starts_with("cast spy-chief,")
                    && draw.to_string().ends_with(" leader 1")
                {
                    return draw;
                }
            }
        }
        fn private(state: &Resistance, viewer: Viewer) -> PrivateView {
            let private = state.private(viewer);
            let shown = private.hostile.as_ref().map(|hostile| hostile.deep).unwrap_or_default();
            PrivateView { spies: private.spies | (truth(state).spies & shown), ..private }
        }
    }
}
fault! {
    /// RES-35: the table waits for the Deep Agent while it may blame.
    WaitsForBlame in Resistance {
        const TABLES: &'static [(u8, &'static str)] = &[(7, "hunter deep-agent pretender blame")];
        fn awaits(state: &Resistance) -> SeatSet {
            let blames = |seat: &Seat| {
                legal(state, *seat).iter().any(|action| matches!(action, Action::Blame { .. }))
            };
            state.awaits() | state.seats().iter().filter(blames).collect()
        }
    }
}
fault! {
    /// RES-35: the vote stays open for a Blame only while the Deep Agent has not voted.
    OpenForTheDeepAgent in Resistance {
        const TABLES: &'static [(u8, &'static str)] = &[(7, "hunter deep-agent pretender blame")];
        fn deadline(state: &Resistance) -> Option<Time> {
            let deep_agent = seats_of(state, Character::DeepAgent);
            let owes = deep_agent.iter().any(|seat| legal(state, seat).contains(&Action::Approve));
            let votes = state.public().stage == Stage::Vote;
            state.deadline().filter(|_| owes || !votes)
        }
    }
}
fault! {
    /// RES-5: a mission tells at once who failed it.
    PlayedShown in Resistance {
        const TABLES: &'static [(u8, &'static str)] = &[(5, "hunter")];
        fn public(state: &Resistance) -> PublicView {
            let mut public = state.public();
            let spies = truth(state).spies;
            for mission in public.missions.iter_mut().filter(|mission| mission.fails > 0) {
                mission.played = Some(Cards { fail: spies, ..Cards::default() });
            }
            public
        }
    }
}
fault! {
    /// RES-34: what a seat may not do is refused in other words where it names the Pretender.
    RefusalByPretender in Resistance {
        const TABLES: &'static [(u8, &'static str)] = &[(7, "hunter deep-agent pretender blame")];
        fn check(state: &Resistance, seat: Seat, action: &Action) -> Result<(), Refused> {
            let refused = state.check(seat, action);
            let pretender = seats_of(state, Character::Pretender);
            match action {
                Action::Accuse { accused } if refused.is_err() && pretender.contains(*accused) => {
                    Err(&PLANTED)
                }
                _ => refused,
            }
        }
    }
}
fault! {
    /// RES-40: everybody sees what the Inquisitor saw.
    InquisitorOverheard in Resistance {
        const TABLES: &'static [(u8, &'static str)] = &[(5, "inquisitor")];
        fn private(state: &Resistance, viewer: Viewer) -> PrivateView {
            let inquiries = state.public().hostile.map(|hostile| hostile.inquiries);
            let looked: SeatSet = inquiries.iter().flatten().map(|look| look.whom).collect();
            let private = state.private(viewer);
            PrivateView { spies: private.spies | (truth(state).spies & looked), ..private }
        }
    }
}

caught! {
    a_sound_expansion_obeys: SoundHostile => None;
    chiefs_shown_to_all: ChiefsShown => Some(Law::NoLeak);
    the_hunter_known_to_spies: HunterKnownToSpies => Some(Law::NoLeak);
    only_the_hunter_is_asked: OnlyTheHunterIsAsked => Some(Law::NoLeak);
    asked_only_when_possible: AskedOnlyWhenPossible => Some(Law::NoLeak);
    who_has_gone_on: WhoHasGoneOn => Some(Law::NoLeak);
    loyalties_shown_to_all: LoyaltiesToAll => Some(Law::NoLeak);
    hacks_by_name: HacksByName => Some(Law::NoLeak);
    hackers_named: HackersNamed => Some(Law::Seen);
    a_hidden_hacker_known: HiddenHackerKnown => Some(Law::NoLeak);
    the_pretender_told: PretenderTold => Some(Law::NoLeak);
    the_table_waits_for_blame: WaitsForBlame => Some(Law::NoLeak);
    open_for_the_deep_agent: OpenForTheDeepAgent => Some(Law::NoLeak);
    whose_cards_they_were: PlayedShown => Some(Law::NoLeak);
    a_refusal_by_the_pretender: RefusalByPretender => Some(Law::NoLeak);
    the_inquisitor_overheard: InquisitorOverheard => Some(Law::NoLeak);
}
