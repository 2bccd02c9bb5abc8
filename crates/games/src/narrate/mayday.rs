//! What Mayday! Mayday! has to tell.

use redeye_game::{Seat, SeatSet, View};
use redeye_mayday::{Event, Marker, Mayday, Sight, Status};

use super::{Message, Narrate};

impl Narrate for Mayday {
    fn ends_chapter(event: &Event) -> bool {
        matches!(event, Event::Voted { .. } | Event::TurnedUp { .. })
    }

    fn status(view: &View<Self>) -> Vec<Message> {
        let message = |name: &str| Message::new(format!("mayday-status-{name}"));
        let (public, private) = (&view.public, &view.private);
        let mut lines = vec![message("stage").with("stage", public.stage)];
        let round = |round| message("round").with_named("round", "mayday-round-", round);
        lines.extend(public.round.map(round));
        lines.extend(public.skirmish.map(|seat| message("skirmish").with("seat", seat)));
        lines.extend(
            public.look.map(|look| {
                message("look").with("looker", look.looker).with("target", look.target)
            }),
        );
        // MAY-28: of cards that were shuffled nobody can tell any more which one it was.
        let shuffled = |target: &Seat| public.turned_up.iter().any(|open| open.seat == *target);
        lines.extend(public.markers.iter().map(|Marker { by, target, spot, side }| {
            let key = if shuffled(target) { "marker-apart" } else { "marker" };
            let which = message(key).with("by", *by).with("target", *target);
            which.with("spot", *spot).with("side", *side)
        }));
        let holders = |status| public.status.seats(|held| *held == Some(status));
        let sets = [
            ("benefit-held", holders(Status::Benefit)),
            ("reliable-held", holders(Status::Reliable)),
            ("punched", public.punched),
            ("access", public.access),
        ];
        let some = sets.into_iter().filter(|(_, seats): &(_, SeatSet)| !seats.is_empty());
        lines.extend(some.map(|(name, seats)| message(name).with("seats", seats)));
        lines.push(message("left").with("count", public.status_left));
        lines.push(message("access-left").with("count", public.access_left));
        let speaker = public.veterans.as_ref().and_then(|veterans| veterans.speaker);
        lines.extend(speaker.map(|seat| message("speaker").with("seat", seat)));
        lines.extend(private.side.map(|side| Self::event(&Event::TeamDealt { side })));
        if !private.infiltrators.is_empty() {
            lines.push(message("infiltrators").with("infiltrators", private.infiltrators));
        }
        lines.extend(private.veteran.map(|card| Self::event(&Event::VeteranDealt { card })));
        lines.extend(private.sights.iter().map(|Sight { target, spot, side }| {
            let key = if shuffled(target) { "seen-apart" } else { "seen" };
            let which = message(key).with("target", *target);
            which.with("spot", *spot).with("side", *side)
        }));
        lines
    }
}
