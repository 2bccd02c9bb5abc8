//! Faults in what Hijacked hides: cards that lie face down, the top card of the draw pile, and the
//! bonus tiles that somebody chooses from. Stones in the bag, cards below the top of the pile and
//! bonus tiles have no order before they are drawn: there is nothing to leak.

use redeye_game::{Game, In, Input, Refused, Seat, SeatSet, Time, Told, Viewer};
use redeye_hijacked::{
    Action, Card, Chance, Colour, Event, Hijacked, Place, PrivateView, PublicView, Tile,
};
use redeye_laws::Law;

use super::fault::{Fault, PLANTED, Plant, law_broken, tell_all};

impl Plant for Hijacked {
    const TABLES: &'static [(u8, &'static str)] = &[(2, "")];
    const HIDDEN: &'static [&'static str] = &["card"];
    const FACTS: &'static [&'static str] = &["row", "top", "offer"];
}

fn truth(state: &Hijacked) -> PrivateView {
    state.private(Viewer::All)
}

fn card_at(state: &Hijacked, place: Place) -> Option<Card> {
    truth(state).row.and_then(|row| row[place.index()])
}

fn is_red_at(state: &Hijacked, place: Place) -> bool {
    card_at(state, place).is_some_and(Card::is_red)
}

fn has_red_top(state: &Hijacked) -> bool {
    truth(state).top.is_some_and(Card::is_red)
}

fault! {
    /// Nothing wrong with Hijacked either: its control.
    SoundTalks in Hijacked {}
}
fault! {
    /// HIJ-3: the faces of cards that lie face down are sent to every player.
    FacesShown in Hijacked {
        fn private(state: &Hijacked, viewer: Viewer) -> PrivateView {
            PrivateView { row: truth(state).row, ..state.private(viewer) }
        }
    }
}
fault! {
    /// HIJ-3: spectators see them.
    SpectatorSeesFaces in Hijacked {
        fn private(state: &Hijacked, viewer: Viewer) -> PrivateView {
            let private = state.private(viewer);
            if viewer != Viewer::Public {
                return private;
            }
            PrivateView { row: truth(state).row, ..private }
        }
    }
}
fault! {
    /// HIJ-3: the top card of the draw pile is sent to every player.
    TopShown in Hijacked {
        fn private(state: &Hijacked, viewer: Viewer) -> PrivateView {
            PrivateView { top: truth(state).top, ..state.private(viewer) }
        }
    }
}
fault! {
    /// HIJ-3: the public part counts the red cards that lie face down.
    RedsCounted in Hijacked {
        fn public(state: &Hijacked) -> PublicView {
            let public = state.public();
            let row = truth(state).row.unwrap_or_default();
            let reds = row.iter().flatten().filter(|card| card.is_red()).count() as u8;
            PublicView { reserve: public.reserve + reds, ..public }
        }
    }
}
fault! {
    /// HIJ-3: the back of the top card is another one if the card is red.
    MarkedBack in Hijacked {
        fn public(state: &Hijacked) -> PublicView {
            let public = state.public();
            let marked = u8::from(has_red_top(state));
            PublicView { top: public.top.map(|back| back + 6 * marked), ..public }
        }
    }
}
fault! {
    /// HIJ-3: the draw pile looks smaller if its top card is grey.
    PileByTop in Hijacked {
        fn public(state: &Hijacked) -> PublicView {
            let public = state.public();
            let is_grey = truth(state).top.is_some_and(|card| card.colour() == Colour::Grey);
            PublicView { pile: public.pile - u8::from(is_grey), ..public }
        }
    }
}
fault! {
    /// HIJ-20: a die that does not match is refused in other words if the card is red.
    RefusalByFace in Hijacked {
        fn check(state: &Hijacked, seat: Seat, action: &Action) -> Result<(), Refused> {
            match (action, state.check(seat, action)) {
                (Action::Choose { place, .. }, Err(_)) if is_red_at(state, *place) => Err(&PLANTED),
                (_, checked) => checked,
            }
        }
    }
}
fault! {
    /// HIJ-23: nobody is let choose a red card.
    LegalByFace in Hijacked {
        fn legal(state: &Hijacked, seat: Seat, actions: &mut Vec<Action>) {
            state.legal(seat, actions);
            actions.retain(|action| Self::check(state, seat, action).is_ok());
        }
        fn check(state: &Hijacked, seat: Seat, action: &Action) -> Result<(), Refused> {
            // Whoever must use a bonus die on it may: that is another fault.
            let may_end = state.check(seat, &Action::EndTurn).is_ok();
            match action {
                Action::Choose { place, .. } if may_end && is_red_at(state, *place) => {
                    state.check(seat, action).and(Err(&PLANTED))
                }
                _ => state.check(seat, action),
            }
        }
    }
}
fault! {
    /// HIJ-61: no marker is cashed while a red card is on top of the pile.
    CashByTop in Hijacked {
        fn legal(state: &Hijacked, seat: Seat, actions: &mut Vec<Action>) {
            state.legal(seat, actions);
            actions.retain(|action| Self::check(state, seat, action).is_ok());
        }
        fn check(state: &Hijacked, seat: Seat, action: &Action) -> Result<(), Refused> {
            match action {
                Action::Cash { .. } if has_red_top(state) => {
                    state.check(seat, action).and(Err(&PLANTED))
                }
                _ => state.check(seat, action),
            }
        }
    }
}
fault! {
    /// HIJ-3: all are awaited while a red card is on top of the pile.
    AwaitsByTop in Hijacked {
        fn awaits(state: &Hijacked) -> SeatSet {
            let awaits = state.awaits();
            if has_red_top(state) && !awaits.is_empty() { state.seats() } else { awaits }
        }
    }
}
fault! {
    /// HIJ-3: nobody is heard while a red card is on top of the pile.
    EarshotByTop in Hijacked {
        fn earshot(state: &Hijacked, speaker: Seat) -> SeatSet {
            if has_red_top(state) { SeatSet::EMPTY } else { state.earshot(speaker) }
        }
    }
}
fault! {
    /// HIJ-3: which card is drawn is told to all, and its view does not show it.
    CardTold in Hijacked {
        fn apply(state: &mut Hijacked, at: Time, input: In<Hijacked>, told: &mut Told<Event>) {
            if let Input::Chance(Chance::Card { card }) = &input {
                told.all(Event::ChoseTop { seat: Seat::at(0), card: *card });
            }
            state.apply(at, input, told);
        }
    }
}
fault! {
    /// HIJ-50: the offered bonus tiles are sent to every player.
    OfferShown in Hijacked {
        fn private(state: &Hijacked, viewer: Viewer) -> PrivateView {
            PrivateView { offer: truth(state).offer, ..state.private(viewer) }
        }
    }
}
fault! {
    /// HIJ-50: they are told to every player.
    OfferTold in Hijacked {
        fn apply(state: &mut Hijacked, at: Time, input: In<Hijacked>, told: &mut Told<Event>) {
            tell_all(state, at, input, told, |event| matches!(event, Event::Offered { .. }));
        }
    }
}
fault! {
    /// HIJ-50: all see whether the tile for a trust action is among them.
    OfferHinted in Hijacked {
        fn public(state: &Hijacked) -> PublicView {
            let public = state.public();
            let hint = truth(state).offer.is_some_and(|offer| offer.contains(&Tile::Trust));
            PublicView { tiles: public.tiles + u8::from(hint), ..public }
        }
    }
}
fault! {
    /// HIJ-50: others are refused by another rule for a tile that is offered.
    RefusalByOffer in Hijacked {
        fn check(state: &Hijacked, seat: Seat, action: &Action) -> Result<(), Refused> {
            let offer = truth(state).offer.unwrap_or_default();
            match (action, state.check(seat, action)) {
                (Action::Keep { tile }, Err(_)) if offer.contains(tile) => Err(&PLANTED),
                (_, checked) => checked,
            }
        }
    }
}
fault! {
    /// HIJ-50: which tile goes back is told to all.
    ReturnTold in Hijacked {
        fn apply(state: &mut Hijacked, at: Time, input: In<Hijacked>, told: &mut Told<Event>) {
            if let Input::Act(seat, Action::Keep { tile }) = &input {
                let offer = truth(state).offer.unwrap_or_default();
                for other in offer.into_iter().filter(|other| other != tile) {
                    told.all(Event::TileUsed { seat: *seat, tile: other });
                }
            }
            state.apply(at, input, told);
        }
    }
}
fault! {
    /// HIJ-50: tiles are offered openly: told to all, and seen by all.
    OfferOpen in Hijacked {
        fn private(state: &Hijacked, viewer: Viewer) -> PrivateView {
            PrivateView { offer: truth(state).offer, ..state.private(viewer) }
        }
        fn apply(state: &mut Hijacked, at: Time, input: In<Hijacked>, told: &mut Told<Event>) {
            tell_all(state, at, input, told, |event| matches!(event, Event::Offered { .. }));
        }
    }
}

caught! {
    sound_talks_obey: SoundTalks => None;
    faces_shown_to_all: FacesShown => Some(Law::NoLeak);
    faces_shown_to_spectators: SpectatorSeesFaces => Some(Law::NoLeak);
    the_top_card_shown_to_all: TopShown => Some(Law::NoLeak);
    reds_counted_face_down: RedsCounted => Some(Law::NoLeak);
    a_marked_back: MarkedBack => Some(Law::NoLeak);
    a_pile_by_its_top_card: PileByTop => Some(Law::NoLeak);
    a_refusal_by_the_face: RefusalByFace => Some(Law::NoLeak);
    options_by_the_face: LegalByFace => Some(Law::NoLeak);
    cashing_by_the_top_card: CashByTop => Some(Law::NoLeak);
    awaited_by_the_top_card: AwaitsByTop => Some(Law::NoLeak);
    earshot_by_the_top_card: EarshotByTop => Some(Law::NoLeak);
    a_drawn_card_told_to_all: CardTold => Some(Law::Seen);
    offered_tiles_shown_to_all: OfferShown => Some(Law::NoLeak);
    offered_tiles_told_to_all: OfferTold => Some(Law::Seen);
    offered_tiles_hinted_at: OfferHinted => Some(Law::NoLeak);
    a_refusal_by_the_offer: RefusalByOffer => Some(Law::NoLeak);
    the_returned_tile_told: ReturnTold => Some(Law::Seen);
    offered_tiles_known_to_all: OfferOpen => Some(Law::Hides);
}
