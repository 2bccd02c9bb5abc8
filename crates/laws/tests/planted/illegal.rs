//! Faults in what Illegal hides: roles and cards, how many they are, which resources are left out,
//! what lies in a corner and who knocks there, claims and fingers before they count.

use redeye_game::{Game, In, Input, Refused, Seat, SeatSet, Time, Told, Viewer};
use redeye_illegal::{Action, Chance, Event, Illegal, PrivateView, PublicView, Resource, Stage};
use redeye_laws::Law;

use super::fault::{Fault, PLANTED, Plant, law_broken, tell_all};

impl Plant for Illegal {
    const TABLES: &'static [(u8, &'static str)] = &[(4, "")];
    const HIDDEN: &'static [&'static str] = &["packets", "knock"];
    const FACTS: &'static [&'static str] = &["packets", "hands", "knocks", "exchanges"];
}

fn truth(state: &Illegal) -> PrivateView {
    state.private(Viewer::All)
}

/// What a seat knows: so much for secrets that not even those who see all are shown at once.
fn known(state: &Illegal, seat: Seat) -> PrivateView {
    state.private(Viewer::Seat(seat))
}

fn is_dealt_in(state: &Illegal, resource: Resource) -> bool {
    truth(state).packets.is_some_and(|packets| packets.iter().any(|p| p.dealer == resource))
}

fn is_buyer_of(state: &Illegal, seat: Seat, resource: Resource) -> bool {
    truth(state).packets.is_some_and(|packets| packets[seat.index()].buyer == resource)
}

fault! {
    /// Nothing wrong with Illegal either: its control.
    SoundEvening in Illegal {
        const MATCHES: u64 = 20;
    }
}
fault! {
    /// ILL-6: everybody's roles are sent to every player.
    RolesShown in Illegal {
        fn private(state: &Illegal, viewer: Viewer) -> PrivateView {
            PrivateView { packets: truth(state).packets, ..state.private(viewer) }
        }
    }
}
fault! {
    /// ILL-15: everybody's cards are.
    HandsShown in Illegal {
        fn private(state: &Illegal, viewer: Viewer) -> PrivateView {
            PrivateView { hands: truth(state).hands, ..state.private(viewer) }
        }
    }
}
fault! {
    /// ILL-15: how many cards seat 1 has is public.
    HandSizeShown in Illegal {
        const MATCHES: u64 = 250;
        fn public(state: &Illegal) -> PublicView {
            let public = state.public();
            PublicView { session: public.session + known(state, Seat::at(0)).hand.len(), ..public }
        }
    }
}
fault! {
    /// ILL-3: the players see whether guns are traded at all.
    LeftOutShown in Illegal {
        fn public(state: &Illegal) -> PublicView {
            let public = state.public();
            let guns = u8::from(is_dealt_in(state, Resource::Guns));
            PublicView { session: public.session + guns, ..public }
        }
    }
}
fault! {
    /// ILL-3: a card one does not have is refused in other words if it is in the game at all.
    RefusalByLeftOut in Illegal {
        fn check(state: &Illegal, seat: Seat, action: &Action) -> Result<(), Refused> {
            let refused = state.check(seat, action);
            match (*action, refused) {
                (Action::Lay { resource, .. }, Err(_)) if is_dealt_in(state, resource) => {
                    Err(&PLANTED)
                }
                _ => refused,
            }
        }
    }
}
fault! {
    /// ILL-12: what lies in a corner is seen from everywhere.
    CornersOpen in Illegal {
        fn private(state: &Illegal, viewer: Viewer) -> PrivateView {
            PrivateView { exchanges: truth(state).exchanges, ..state.private(viewer) }
        }
    }
}
fault! {
    /// ILL-12: that something lies in a corner is seen from everywhere.
    SomethingLies in Illegal {
        fn public(state: &Illegal) -> PublicView {
            let public = state.public();
            let lies = truth(state).exchanges.len() as u8;
            PublicView { session: public.session + lies, ..public }
        }
    }
}
fault! {
    /// ILL-12: everybody is told what is laid down.
    LayingTold in Illegal {
        fn apply(state: &mut Illegal, at: Time, input: In<Illegal>, told: &mut Told<Event>) {
            tell_all(state, at, input, told, |event| matches!(event, Event::Laid { .. }));
        }
    }
}
fault! {
    /// ILL-15: exchanges are listed for all before the end.
    DealsListed in Illegal {
        fn private(state: &Illegal, viewer: Viewer) -> PrivateView {
            PrivateView { deals: truth(state).deals, ..state.private(viewer) }
        }
    }
}
fault! {
    /// ILL-11: everybody sees who knocks.
    KnocksShown in Illegal {
        fn private(state: &Illegal, viewer: Viewer) -> PrivateView {
            PrivateView { knocks: truth(state).knocks, ..state.private(viewer) }
        }
    }
}
fault! {
    /// ILL-11: everybody is told who knocks where.
    KnocksTold in Illegal {
        fn apply(state: &mut Illegal, at: Time, input: In<Illegal>, told: &mut Told<Event>) {
            tell_all(state, at, input, told, |event| matches!(event, Event::Knocked { .. }));
        }
    }
}
fault! {
    /// ILL-11: one who is being knocked at cannot be knocked at.
    LegalByKnocks in Illegal {
        fn legal(state: &Illegal, seat: Seat, actions: &mut Vec<Action>) {
            state.legal(seat, actions);
            actions.retain(|action| Self::check(state, seat, action).is_ok());
        }
        fn check(state: &Illegal, seat: Seat, action: &Action) -> Result<(), Refused> {
            match *action {
                Action::Knock { seat: to } if truth(state).knocks.iter().any(|k| k.to == to) => {
                    state.check(seat, action).and(Err(&PLANTED))
                }
                _ => state.check(seat, action),
            }
        }
    }
}
fault! {
    /// ILL-11: who buys powder is heard by nobody.
    EarshotByRole in Illegal {
        fn earshot(state: &Illegal, speaker: Seat) -> SeatSet {
            let silent = is_buyer_of(state, speaker, Resource::Powder);
            if silent { SeatSet::EMPTY } else { state.earshot(speaker) }
        }
    }
}
fault! {
    /// ILL-20: who claims is seen before it is settled, and what.
    ClaimsShown in Illegal {
        fn public(state: &Illegal) -> PublicView {
            let mut public = state.public();
            let claims = |seat: &Seat| known(state, *seat).claim == Some(Resource::Guns);
            if let Some(dock) = public.docks.last_mut() {
                dock.lot.extend(state.seats().iter().filter(claims));
            }
            public
        }
    }
}
fault! {
    /// ILL-20: a card for which somebody reaches is no longer offered.
    LegalByClaims in Illegal {
        fn legal(state: &Illegal, seat: Seat, actions: &mut Vec<Action>) {
            state.legal(seat, actions);
            actions.retain(|action| Self::check(state, seat, action).is_ok());
        }
        fn check(state: &Illegal, seat: Seat, action: &Action) -> Result<(), Refused> {
            let wanted = |of: Resource| {
                state.seats().iter().any(|other| known(state, other).claim == Some(of))
            };
            let alone = state.awaits().len() == 1;
            match *action {
                Action::Claim { resource } if wanted(resource) && !alone => Err(&PLANTED),
                _ => state.check(seat, action),
            }
        }
    }
}
fault! {
    /// ILL-30: who points at seat 1 is seen while others still think.
    FingersShown in Illegal {
        fn public(state: &Illegal) -> PublicView {
            let public = state.public();
            let points = |seat: &Seat| {
                known(state, *seat).points == Some(Action::Point { seat: Seat::at(0) })
            };
            let pointing: SeatSet = state.seats().iter().filter(points).collect();
            PublicView { done: public.done | pointing, ..public }
        }
    }
}
fault! {
    /// ILL-30: debates take longer where seat 1 buys alcohol.
    DebateByRole in Illegal {
        fn deadline(state: &Illegal) -> Option<Time> {
            let longer = state.public().stage == Stage::Debate
                && is_buyer_of(state, Seat::at(0), Resource::Alcohol);
            state.deadline().map(|due| due + u64::from(longer) * 1000)
        }
    }
}
fault! {
    /// ILL-22: everybody is told which card each one is handed.
    HandedToldToAll in Illegal {
        const TABLES: &'static [(u8, &'static str)] = &[(4, "casual")];
        fn apply(state: &mut Illegal, at: Time, input: In<Illegal>, told: &mut Told<Event>) {
            tell_all(state, at, input, told, |event| matches!(event, Event::Handed { .. }));
        }
    }
}
fault! {
    /// ILL-60: everybody sees the packets that the game master builds.
    DraftShown in Illegal {
        const TABLES: &'static [(u8, &'static str)] = &[(5, "gm")];
        fn private(state: &Illegal, viewer: Viewer) -> PrivateView {
            PrivateView { draft: truth(state).draft, ..state.private(viewer) }
        }
    }
}
fault! {
    /// ILL-6: everybody is told everybody's roles, and sees them: no view tells more than another.
    RolesKnownToAll in Illegal {
        const MATCHES: u64 = 20;
        fn apply(state: &mut Illegal, at: Time, input: In<Illegal>, told: &mut Told<Event>) {
            let deal = matches!(input, Input::Chance(Chance::Packets { .. }));
            tell_all(state, at, input, told, |event| deal && matches!(event, Event::Dealt { .. }));
        }
        fn private(state: &Illegal, viewer: Viewer) -> PrivateView {
            PrivateView { packets: truth(state).packets, ..state.private(viewer) }
        }
    }
}

caught! {
    a_sound_evening_obeys: SoundEvening => None;
    roles_shown_to_all: RolesShown => Some(Law::NoLeak);
    hands_shown_to_all: HandsShown => Some(Law::NoLeak);
    the_size_of_a_hand_shown: HandSizeShown => Some(Law::NoLeak);
    resources_left_out_shown: LeftOutShown => Some(Law::NoLeak);
    a_refusal_by_what_is_left_out: RefusalByLeftOut => Some(Law::NoLeak);
    corners_without_walls: CornersOpen => Some(Law::NoLeak);
    something_lies_in_a_corner: SomethingLies => Some(Law::NoLeak);
    laying_told_to_all: LayingTold => Some(Law::Seen);
    deals_listed_too_early: DealsListed => Some(Law::NoLeak);
    knocks_shown_to_all: KnocksShown => Some(Law::NoLeak);
    knocks_told_to_all: KnocksTold => Some(Law::Seen);
    options_by_others_knocks: LegalByKnocks => Some(Law::NoLeak);
    earshot_by_role: EarshotByRole => Some(Law::NoLeak);
    claims_shown_too_early: ClaimsShown => Some(Law::NoLeak);
    options_by_others_claims: LegalByClaims => Some(Law::NoLeak);
    fingers_shown_too_early: FingersShown => Some(Law::NoLeak);
    a_debate_by_role: DebateByRole => Some(Law::NoLeak);
    handed_cards_told_to_all: HandedToldToAll => Some(Law::Seen);
    a_draft_shown_to_all: DraftShown => Some(Law::NoLeak);
    roles_known_to_all: RolesKnownToAll => Some(Law::Hides);
}
