//! What Mayday! Mayday! has to tell.

use redeye_game::{Seat, SeatSet, View};
use redeye_mayday::{Config, Event, Hand, Marker, Mayday, Row, Sight, Status, Veteran};

use super::{Arg, Message, Narrate, choice};

impl Narrate for Mayday {
    fn event(_: &Config, event: &Event) -> Message {
        let message = |name: &str| Message::new(format!("mayday-event-{name}"));
        let look = |name: &str, looker, target, spot| {
            let who = message(name).with("looker", looker).with("target", target);
            who.with("spot", choice(spot))
        };
        match event {
            Event::TeamDealt { side } => message("team-dealt").with("side", choice(side)),
            Event::InfiltratorsMet { infiltrators } => {
                message("infiltrators-met").with("infiltrators", *infiltrators)
            }
            Event::VeteranDealt { card } => message("veteran-dealt").with("card", *card),
            Event::Begins { seat } => message("begins").with("seat", *seat),
            Event::Announced { looker, target, spot } => look("announced", *looker, *target, spot),
            Event::Looked { looker, target, spot } => look("looked", *looker, *target, spot),
            Event::CardSeen { target, spot, side } => message("card-seen")
                .with("target", *target)
                .with("spot", choice(spot))
                .with("side", choice(side)),
            Event::Marked { by, target, spot, side } => message("marked")
                .with("by", *by)
                .with("target", *target)
                .with("spot", choice(spot))
                .with("side", choice(side)),
            Event::RoundBegins { round } => message("round-begins").with("round", choice(round)),
            Event::Skirmish { seat } => message("skirmish").with("seat", *seat),
            Event::MustLook { looker, target } => {
                message("must-look").with("looker", *looker).with("target", *target)
            }
            Event::NobodyLooks { target } => message("nobody-looks").with("target", *target),
            Event::Voted { seat, protect, punch, result } => message("voted")
                .with("seat", *seat)
                .with("protect", *protect)
                .with("punch", *punch)
                .with("result", choice(result)),
            Event::Spared { seats, round } => {
                message("spared").with("seats", *seats).with("round", choice(round))
            }
            Event::CaptainFound { captain } => message("captain-found").with("captain", *captain),
            Event::TurnedUp { seat, hand } => {
                message("turned-up").with("seat", *seat).with("hand", *hand)
            }
            Event::Sent { by, looker, target } => {
                message("sent").with("by", *by).with("looker", *looker).with("target", *target)
            }
            Event::LetIn { by, seat } => message("let-in").with("by", *by).with("seat", *seat),
            Event::VeteranUsed { by, card } => {
                message("veteran-used").with("by", *by).with("card", *card)
            }
            Event::LookedAtOwn { by, spot } => {
                message("looked-at-own").with("by", *by).with("spot", choice(spot))
            }
            Event::OwnCardSeen { spot, side } => {
                message("own-card-seen").with("spot", choice(spot)).with("side", choice(side))
            }
            Event::OwnMarked { by, spot, side } => message("own-marked")
                .with("by", *by)
                .with("spot", choice(spot))
                .with("side", choice(side)),
            Event::Silenced { by } => message("silenced").with("by", *by),
            Event::Ended { ending, hands } => {
                message("ended").with("ending", choice(ending)).with("hands", hands)
            }
            Event::Lied { by, target, spot } => {
                message("lied").with("by", *by).with("target", *target).with("spot", choice(spot))
            }
        }
    }

    fn ends_chapter(event: &Event) -> bool {
        matches!(event, Event::Voted { .. } | Event::TurnedUp { .. })
    }

    fn status(config: &Config, view: &View<Self>) -> Vec<Message> {
        let message = |name: &str| Message::new(format!("mayday-status-{name}"));
        let (public, private) = (&view.public, &view.private);
        let stage = Arg::Named { prefix: "mayday-stage-", id: public.stage.to_string() };
        let mut lines = vec![message("stage").with("stage", stage)];
        lines.extend(public.round.map(|round| {
            let round = Arg::Named { prefix: "mayday-round-", id: round.to_string() };
            message("round").with("round", round)
        }));
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
            which.with("spot", choice(spot)).with("side", choice(side))
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
        lines.extend(private.side.map(|side| Self::event(config, &Event::TeamDealt { side })));
        if !private.infiltrators.is_empty() {
            lines.push(message("infiltrators").with("infiltrators", private.infiltrators));
        }
        lines
            .extend(private.veteran.map(|card| Self::event(config, &Event::VeteranDealt { card })));
        lines.extend(private.sights.iter().map(|Sight { target, spot, side }| {
            let key = if shuffled(target) { "seen-apart" } else { "seen" };
            let which = message(key).with("target", *target);
            which.with("spot", choice(spot)).with("side", choice(side))
        }));
        lines
    }
}

impl From<Veteran> for Arg {
    fn from(card: Veteran) -> Self {
        Self::Named { prefix: "mayday-veteran-", id: card.to_string() }
    }
}

impl From<Hand> for Arg {
    fn from(hand: Hand) -> Self {
        let ids = hand.cards().map(|side| side.to_string()).into();
        Self::AllNamed { prefix: "mayday-side-", ids }
    }
}

/// Of all the cards what counts: everybody's team.
impl From<&Row<Hand>> for Arg {
    fn from(hands: &Row<Hand>) -> Self {
        let ids = hands.iter().map(|hand| hand.team().to_string()).collect();
        Self::BySeat { prefix: "mayday-side-", ids }
    }
}
